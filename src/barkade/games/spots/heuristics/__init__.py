"""Spots' heuristics: Good Dog's play and Top Dog's rollout policy. Written in the rules' subset of Python.

Weigh the spaces a roll may fill against the cost of a bust.
"""

from __future__ import annotations

from barkade.engine.kit import Chance, draw

from ..box import CARDS_PER_PLAYER, DOGS_TO_WIN, FACES, Box
from ..rules.dogs import dice_on, dogs_scored, free_spaces, is_filled, open_cards, paws
from ..rules.state import (
    BOLT_LEAST,
    CHANGE,
    CHASE,
    CHOOSE,
    DIG_UP,
    DIGGING,
    DOGPILE,
    GUARD,
    MARKING,
    NAMING,
    OFFERED,
    REROLL,
    ROLL,
    ROLLED,
    SCORE,
    SETTING_ASIDE,
    SPRINT,
    STOP,
    TAKE,
    TAKING,
    TROT,
    State,
)
from ..rules.tiles import trick_of
from .rolls import NO_ACTION, mark, reroll, settle
from .values import (
    FILLING,
    SPACES_PER_ROW,
    best_guard,
    can_burst,
    card_worth,
    evaluate,
    numbers_of,
    placing,
    roll_worth,
    slack_of,
    spaces_of,
    trick_worth,
)

__all__ = [
    "AHEAD",
    "DECISIONS_PER_TURN",
    "DEPTH",
    "EXPLORATION_PERCENT",
    "LUCK_PERCENT",
    "MARGIN_PERCENT",
    "SCALE",
    "TRUST_PERCENT",
    "WHIM_PERCENT",
    "evaluate",
    "far_enough",
    "outcome",
    "pick",
]

AHEAD = 2
"""Rounds."""
SCALE = 100
MARGIN_PERCENT = 30
TRUST_PERCENT = 30
EXPLORATION_PERCENT = 100
DEPTH = 100
WHIM_PERCENT = 0
DECISIONS_PER_TURN = 3
LUCK_PERCENT = 95
HOMECOMING = 23
"""Value of scoring a filled dog now, compared with doing a trick first."""
FORCED = 3
"""Dice that Bolt has to roll before it may stop."""
NO_MOVE = 4
"""Least gain for Trot to move a die."""


TUNED = (
    "FILLING",
    "PIP",
    "TREAT",
    "SPARE_TREAT",
    "TURN",
    "NEW_DOG",
    "SPITE",
    "REPEATS",
    "HOMECOMING",
    "FORCED",
    "NO_MOVE",
)


def far_enough(s: State, box: Box, turns: int, ahead: int) -> bool:
    return turns >= ahead * s.players


def outcome(s: State, box: Box) -> int:
    """Return the roll on the table."""
    shown = 0
    for face in range(FACES):
        shown = shown * 9 + min(s.roll[face], 8)
    return shown


def pick(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    if n == 1:
        return out[0]
    phase = s.phase
    if phase == CHOOSE:
        return choose(s, box, out, n, rng)
    if phase == OFFERED:
        if roll_worth(s, s.to_move, numbers_of(s, s.to_move), dice_offered(s), slack_of(s, box, s.to_move)) > 0:
            return ROLL
        return STOP
    if phase == MARKING:
        return mark(s, out, n)
    if phase == SETTING_ASIDE:
        return out[min(max(paws(s, s.to_move) + FORCED - BOLT_LEAST, 0), n - 1)]
    if phase == TAKING:
        return take_up(s, out, n)
    if phase == DIGGING:
        return dig(s, box, out, n)
    if phase == ROLLED and out[0] == REROLL:
        again = reroll(s, box, out, n)
        if again != NO_ACTION:
            return again
    if phase == NAMING and trick_of(s) == GUARD:
        return out[best_guard(s, box, s.to_move, numbers_of(s, s.to_move))]
    return settle(s, box, out, n)


def choose(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    """Choose a trick or scoring, with a little randomness."""
    seat = s.to_move
    numbers = numbers_of(s, seat)
    best = out[0]
    highest = -100_000
    for at in range(n):
        if out[at] == SCORE:
            filled = 0
            for card in range(CARDS_PER_PLAYER):
                if is_filled(s, seat, card):
                    filled += 1
            worth = HOMECOMING * filled
            if dogs_scored(s, seat) + filled >= DOGS_TO_WIN:
                return SCORE
        else:
            worth = trick_worth(s, box, seat, numbers, out[at])
        worth = 4 * worth + draw(rng, 4)
        if worth > highest:
            highest = worth
            best = out[at]
    return best


def dice_offered(s: State) -> int:
    trick = trick_of(s)
    if trick == CHASE:
        return s.count
    if trick == SPRINT:
        return open_cards(s, s.to_move)
    if trick == DOGPILE:
        return 3
    return 1


def take_up(s: State, out: list[int], n: int) -> int:
    """Dogpile: take the highest buried die, else one from the least valuable card."""
    if trick_of(s) == TROT:
        return trot(s, out, n)
    if out[n - 1] >= DIG_UP:
        return out[n - 1]
    best = out[0]
    lowest = 1000
    for at in range(n):
        worth = card_worth(s, s.to_move, (out[at] - TAKE) // FACES)
        if worth < lowest:
            lowest = worth
            best = out[at]
    return best


def trot(s: State, out: list[int], n: int) -> int:
    """Return the die whose move to another card gains most, if any does."""
    seat = s.to_move
    best = STOP
    highest = NO_MOVE
    for at in range(n - 1):
        taken = (out[at] - TAKE) // FACES
        row = SPACES_PER_ROW * spaces_of(s.card[seat][taken]) + dice_on(s, seat, taken)
        lost = FILLING[row] - FILLING[row - 1]
        for card in range(CARDS_PER_PLAYER):
            if card != taken and free_spaces(s, seat, card) != 0 and placing(s, seat, card) - lost > highest:
                highest = placing(s, seat, card) - lost
                best = out[at]
    return best


def dig(s: State, box: Box, out: list[int], n: int) -> int:
    """Bust a rival whose yard the changes can overfill, else lower the own yard."""
    best = STOP
    for at in range(n - 1):
        die = (out[at] - CHANGE) // 2
        owner = die // FACES
        lower = (out[at] - CHANGE) % 2 == 1
        if owner == s.to_move and lower and best == STOP:
            best = out[at]
        if owner != s.to_move and not lower and can_burst(s, box, owner, s.count):
            return out[at]
    return best
