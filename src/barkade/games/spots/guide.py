"""Spots' rules of thumb in the rules' own subset, so that a search can play them thousands of times.

All worth is counted in hundredths of a scored dog.
"""

from __future__ import annotations

from barkade.engine.kit import Chance, draw

from .box import CARDS_A_PLAYER, DOGS_TO_WIN, FACES, NO_DOG, SPACES, YARD_LIMIT, Box
from .rules.dice import number_of, pips_of
from .rules.dogs import dice_on, dogs_scored, free_count, highest_free, is_filled, is_free, open_cards, paws
from .rules.state import (
    BEG,
    BURY,
    CHANGE,
    CHASE,
    CHEW,
    CHOOSE,
    DIG_UP,
    DIGGING,
    DISCARD,
    DOGPILE,
    FETCH,
    GOBBLE,
    GUARD,
    HOWL,
    HUNT,
    MARKING,
    NAME,
    NAMING,
    OFFERED,
    PICK,
    PLACE,
    PLAY_DEAD,
    REROLL,
    ROLL,
    ROLL_OVER,
    ROLLED,
    SCORE,
    SEARCH,
    SETTING_ASIDE,
    SPRINT,
    STOP,
    TAKE,
    TAKING,
    TROT,
    State,
)
from .rules.tiles import tiles_face_up, trick_at, trick_of

AHEAD = 4
SCALE = 100
MARGIN_PERCENT = 30
TRUST_PERCENT = 30
EXPLORATION_PERCENT = 100
DEPTH = 100
WHIM_PERCENT = 0
DECISIONS_A_TURN = 3

# What a card with so many of its spaces filled is worth: a row for each number of spaces.
FILLING = (0, 0, 0, 0, 0, 0, 90, 0, 0, 0, 0, 30, 90, 0, 0, 0, 16, 47, 90, 0, 0, 10, 30, 57, 90)
SPACES_A_ROW = 5
PIP = 3
TREAT = 10
SPARE_TREAT = 3
ENOUGH_TREATS = 4
TURN = 10
HOMECOMING = 25
"""What scoring a filled dog is worth now, against doing a trick first."""
NEW_DOG = 6
ENOUGH_DOGS = 3
# How many dice the tricks roll, in the order of the box; those that choose among their dice are judged on their own.
DICE_OF = (1, 0, 3, 2, 3, 2, 3, 4, 2, 3, 0, 3, 0, 3, 0, 0, 3, 0, 0, 0, 1, 0)


def far_enough(s: State, box: Box, turns: int, ahead: int) -> bool:
    return turns >= ahead


def outcome(s: State, box: Box) -> int:
    """The roll on the table."""
    shown = 0
    for face in range(FACES):
        shown = shown * 9 + min(s.roll[face], 8)
    return shown


# What things are worth


def spaces_of(dog: int) -> int:
    spaces = 0
    for face in range(FACES):
        spaces += SPACES[dog] >> face & 1
    return spaces


def card_worth(s: State, seat: int, card: int) -> int:
    if s.card[seat][card] == NO_DOG or s.scored[seat][card]:
        return 0
    return FILLING[SPACES_A_ROW * spaces_of(s.card[seat][card]) + dice_on(s, seat, card)]


def cards_worth(s: State, seat: int) -> int:
    worth = 0
    for card in range(CARDS_A_PLAYER):
        worth += card_worth(s, seat, card)
    return worth


def placing(s: State, seat: int, card: int) -> int:
    """What one more die on a card is worth."""
    at = SPACES_A_ROW * spaces_of(s.card[seat][card]) + dice_on(s, seat, card)
    return FILLING[at + 1] - FILLING[at]


def best_placing(s: State, seat: int, face: int) -> int:
    best = 0
    for card in range(CARDS_A_PLAYER):
        if is_free(s, seat, card, face):
            best = max(best, placing(s, seat, card))
    return best


def places_for(s: State, seat: int, face: int) -> int:
    places = 0
    for card in range(CARDS_A_PLAYER):
        if is_free(s, seat, card, face):
            places += 1
    return places


def treats_worth(treats: int) -> int:
    return TREAT * min(treats, ENOUGH_TREATS) + SPARE_TREAT * max(treats - ENOUGH_TREATS, 0)


def evaluate(s: State, box: Box, seat: int) -> int:
    """Dogs scored, dogs being filled, treats; a full yard is a danger."""
    worth = 100 * dogs_scored(s, seat) + cards_worth(s, seat) + treats_worth(s.treats[seat])
    worth += NEW_DOG * min(open_cards(s, seat), ENOUGH_DOGS) - PIP * pips_of(s.buried[seat])
    if s.players == 1:
        worth -= 100 * s.pes_scored
    return worth


def bust_cost(s: State, seat: int) -> int:
    return TURN + cards_worth(s, seat) - PIP * pips_of(s.buried[seat])


def roll_worth(s: State, seat: int, dice: int, pips: int) -> int:
    """What rolling so many dice is worth, about, with so many pips in the yard."""
    gain = 0
    unfit = 0
    for face in range(FACES):
        best = best_placing(s, seat, face)
        gain += best
        if best == 0:
            unfit += face + 1
    if dice == 1:
        # Exactly.
        worth = 0
        busts = 0
        for face in range(FACES):
            best = best_placing(s, seat, face)
            if best > 0:
                worth += best
            elif pips + face + 1 > YARD_LIMIT:
                busts += 1
            else:
                worth -= PIP * (face + 1)
        if s.treats[seat] > 0:
            return (worth * FACES + busts * (worth - busts * bust_cost(s, seat) - TREAT * FACES)) // (FACES * FACES)
        return (worth - busts * bust_cost(s, seat)) // FACES
    buried = dice * unfit // FACES
    slack = YARD_LIMIT - pips
    risk = min(max(100 * buried // (slack + 1) - 40, 0), 95)
    if s.treats[seat] > 1:
        risk = risk // 2
    elif s.treats[seat] == 1:
        risk = 2 * risk // 3
    filled = min(dice, free_count(s, seat)) * gain // FACES
    return ((100 - risk) * (filled - PIP * min(buried, slack)) - risk * bust_cost(s, seat)) // 100


def best_numbers(s: State, seat: int) -> int:
    """What the two best numbers to place are worth."""
    first = 0
    second = 0
    for face in range(FACES):
        best = best_placing(s, seat, face)
        if best > first:
            second = first
            first = best
        else:
            second = max(second, best)
    return first + second


def trick_worth(s: State, seat: int, slot: int) -> int:
    trick = trick_at(s, slot)
    pips = pips_of(s.buried[seat])
    treats = s.tile_treats[slot]
    worth = 0
    if trick == ROLL_OVER:
        dice = number_of(s.buried[seat])
        worth = PIP * pips + roll_worth(s, seat, max(dice, 1), 0)
    elif trick == SPRINT:
        worth = roll_worth(s, seat, open_cards(s, seat), pips)
    elif trick == FETCH:
        worth = 7 * best_numbers(s, seat) // 10
    elif trick == HUNT:
        worth = (5 + min(paws(s, seat), 3)) * best_numbers(s, seat) // 11
    elif trick == SEARCH:
        worth = 6 * best_numbers(s, seat) // 10
    elif trick >= BEG and trick != PLAY_DEAD:
        treats += treats_of(s, seat, trick)
    else:
        worth = roll_worth(s, seat, DICE_OF[trick], pips)
        if trick == HOWL:
            if open_cards(s, seat) < ENOUGH_DOGS:
                worth += NEW_DOG
            else:
                worth -= NEW_DOG
        if trick == PLAY_DEAD:
            worth += 2 * TREAT
    return worth + treats_worth(s.treats[seat] + treats) - treats_worth(s.treats[seat])


def treats_of(s: State, seat: int, trick: int) -> int:
    if trick == BEG:
        return 1 + paws(s, seat)
    if trick == CHEW:
        return s.treats[seat] + 1
    if trick == GOBBLE:
        return max(7 - highest_free(s, seat), 0)
    return 6 - tiles_face_up(s)


# Choosing


def pick(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    if n == 1:
        return out[0]
    phase = s.phase
    if phase == CHOOSE:
        return choose(s, out, n, rng)
    if phase == OFFERED:
        if roll_worth(s, s.to_move, dice_offered(s), pips_of(s.buried[s.to_move])) > 0:
            return ROLL
        return STOP
    if phase == MARKING:
        return REROLL
    if phase == SETTING_ASIDE:
        return out[0]
    if phase == TAKING:
        return take_up(s, out, n)
    if phase == DIGGING:
        return dig(s, out, n)
    if phase == ROLLED and out[0] == REROLL and worth_rerolling(s):
        return REROLL
    if phase == NAMING and trick_of(s) == GUARD:
        return out[min(max(YARD_LIMIT - pips_of(s.buried[s.to_move]), 2), 4) - 1]
    return settle(s, out, n)


def choose(s: State, out: list[int], n: int, rng: Chance) -> int:
    """A trick or scoring, with a little mood."""
    seat = s.to_move
    best = out[0]
    highest = -100_000
    for at in range(n):
        if out[at] == SCORE:
            filled = 0
            for card in range(CARDS_A_PLAYER):
                if is_filled(s, seat, card):
                    filled += 1
            worth = HOMECOMING * filled
            if dogs_scored(s, seat) + filled >= DOGS_TO_WIN:
                return SCORE
        else:
            worth = trick_worth(s, seat, out[at])
        worth += draw(rng, 4)
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
    """Dogpile: the highest buried die, else one from the card that is the least worth; Trot: nothing."""
    if trick_of(s) == TROT:
        return STOP
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


def dig(s: State, out: list[int], n: int) -> int:
    """Push a rival over the edge, else lower the own yard."""
    for at in range(n - 1):
        die = (out[at] - CHANGE) // 2
        rival = die // FACES != s.to_move
        lower = (out[at] - CHANGE) % 2 == 1
        if rival and not lower and pips_of(s.buried[die // FACES]) == YARD_LIMIT:
            return out[at]
        if not rival and lower:
            return out[at]
    return STOP


# The roll on the table


def dice_worth(s: State, seat: int, face: int, dice: int, slack: int) -> int:
    """What settling so many dice of a number is worth."""
    places = places_for(s, seat, face)
    placed = min(dice, places)
    worth = placed * best_placing(s, seat, face)
    pips = (dice - placed) * (face + 1)
    if pips > slack:
        return -bust_cost(s, seat)
    return worth - PIP * pips


def worth_rerolling(s: State) -> bool:
    """Whether a treat should be spent: the roll busts, or brings much less than another one would."""
    seat = s.to_move
    trick = trick_of(s)
    slack = YARD_LIMIT - pips_of(s.buried[seat])
    if trick == FETCH:
        best = -1000
        for face in range(FACES):
            if s.roll[face] > 0:
                best = max(best, dice_worth(s, seat, face, s.roll[face], slack))
        return best < 0
    if trick == SEARCH or s.quota < number_of(s.roll):
        return False
    worth = 0
    pips = 0
    for face in range(FACES):
        placed = min(s.roll[face], places_for(s, seat, face))
        worth += placed * best_placing(s, seat, face)
        pips += (s.roll[face] - placed) * (face + 1)
    if pips > slack:
        worth = -bust_cost(s, seat)
    else:
        worth -= PIP * pips
    return roll_worth(s, seat, number_of(s.roll), YARD_LIMIT - slack) - 2 * TREAT > worth


def settle(s: State, out: list[int], n: int) -> int:
    """Place what can be placed where it is worth most, bury the rest from the lowest up; throw away what may go."""
    seat = s.to_move
    slack = YARD_LIMIT - pips_of(s.buried[seat])
    best = out[n - 1]
    highest = -100_000
    for at in range(n):
        action = out[at]
        worth = -100_000
        if PLACE <= action < BURY:
            worth = 10 * placing(s, seat, (action - PLACE) // FACES)
        elif BURY <= action < NAME:
            worth = -10 * (action - BURY + 1)
            if action - BURY + 1 > slack:
                worth -= 1000
        elif NAME <= action < PICK:
            worth = 10 * dice_worth(s, seat, action - NAME, max(s.roll[action - NAME], 1), slack)
        elif PICK <= action < PICK + FACES:
            worth = best_placing(s, seat, action - PICK)
        elif DISCARD <= action < TAKE and places_for(s, seat, action - DISCARD) < s.roll[action - DISCARD]:
            worth = 1_000_000
        if worth > highest:
            highest = worth
            best = action
    return best
