"""DIG's heuristics: Good Dog's play and Top Dog's rollout policy. Written in the rules' subset of Python.

Go where an action brings the most points, and don't carry worthless bones.
"""

from __future__ import annotations

from barkade.engine.kit import Chance

from .box import BONES, BOWLS, FIRST_COLOUR, NOTHING, SECOND_COLOUR, Box
from .rules.end import score, value_of
from .rules.state import DECIDE, DELIVER, DIG, KEEP, PUT_BACK, STOP, State, bone_of, colour_of, is_bone, pair_of

AHEAD = 60
"""Rounds: to the end of any real game. Where the bowls will lie decides it, and no evaluation on the way knows that."""
SCALE = 600
MARGIN_PERCENT = 30
TRUST_PERCENT = 30
EXPLORATION_PERCENT = 100
DEPTH = 100
WHIM_PERCENT = 5
DECISIONS_PER_TURN = 4
LUCK_PERCENT = 95

BURDEN = 60
"""Cost of every bone in hand, in hundredths of a point: it slows the dog down."""
GOOD_BONE = 3
"""Least value of a third bone in hand."""


def far_enough(s: State, box: Box, turns: int, ahead: int) -> bool:
    return turns >= ahead * s.players


def outcome(s: State, box: Box) -> int:
    """None: a dug-up bone is its finder's secret."""
    return 0


# Choosing


def pick(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    if s.phase == DECIDE:
        return decide(s, box, out, n)
    if out[n - 1] == STOP and n > 1 and out[n - 2] > DELIVER:
        return out[n - 2]  # all that match
    return seek(s, box, out, n)


def bowl_at(s: State, colour: int) -> int:
    position = 1
    while s.yard[position] != BOWLS + colour:
        position += 1
    return position


def moves_to(box: Box, start: int, end: int, held: int) -> int:
    """Return the number of moves to a place with this many bones in hand."""
    reach = max(box.reach - held, 1)
    return (abs(start - end) + reach - 1) // reach


def in_hand(s: State, seat: int, colour: int) -> int:
    bones = 0
    for slot in range(s.held[seat]):
        if colour_of(s.hand[seat][slot]) == colour:
            bones += 1
    return bones


def decide(s: State, box: Box, out: list[int], n: int) -> int:
    """Put the worst bone back if it is not worth carrying, or if one must be put back."""
    seat = s.to_move
    worst = 0
    lowest = 0
    for slot in range(s.held[seat]):
        colour = colour_of(s.hand[seat][slot])
        moves = moves_to(box, s.dog[seat], bowl_at(s, colour), box.hand_limit - 1)
        comfort = 100 * value_of(s, colour) - BURDEN * moves // in_hand(s, seat, colour)
        if slot == 0 or comfort < lowest:
            lowest = comfort
            worst = slot
    colour = colour_of(s.hand[seat][worst])
    if out[0] == KEEP and worth_keeping(s, box, seat, s.held[seat] - 1, colour, in_hand(s, seat, colour) - 1):
        return KEEP
    return PUT_BACK + worst


def worth_keeping(s: State, box: Box, seat: int, others: int, colour: int, alike: int) -> bool:
    """Tell whether to keep a bone. A full hand is slow: the third bone has to be good, or go where another goes."""
    return others < box.hand_limit - 1 or alike > 0 or value_of(s, colour) >= GOOD_BONE


def seek(s: State, box: Box, out: list[int], n: int) -> int:
    """Step towards the place with the most points per action; dig if that is here."""
    place = s.dog[s.to_move]
    best = place
    highest = 0
    for position in range(1, s.last + 1):
        promised = promise(s, box, position)
        if promised > highest or (promised == highest and promised > 0 and abs(position - place) < abs(best - place)):
            highest = promised
            best = position
    if highest == 0:
        return STOP
    if best == place:
        return DIG
    reach = box.reach - s.held[s.to_move]
    if best > place:
        return min(best, place + reach)
    return max(best, place - reach)


def promise(s: State, box: Box, position: int) -> int:
    """Return the points per action of going to a place and doing what can be done there, in ten-thousandths."""
    seat = s.to_move
    held = s.held[seat]
    card = s.yard[position]
    if card == NOTHING:
        return 0
    way = moves_to(box, s.dog[seat], position, held)
    if BOWLS <= card < BONES:
        if held == 0:
            return 0
        return 10000 * in_hand(s, seat, card - BOWLS) * value_of(s, card - BOWLS) // (way + 1)
    pair = pair_of(card)
    if s.knows[seat][pair]:
        return promise_of_bone(s, box, seat, position, way, colour_of(card))
    first = promise_of_bone(s, box, seat, position, way, FIRST_COLOUR[pair])
    second = promise_of_bone(s, box, seat, position, way, SECOND_COLOUR[pair])
    return (first + second) // 2


def promise_of_bone(s: State, box: Box, seat: int, position: int, way: int, colour: int) -> int:
    held = s.held[seat]
    gain = 100 * value_of(s, colour)
    carried = held + 1
    alike = in_hand(s, seat, colour)
    if carried > box.hand_limit:
        # One has to go back: what counts is how much better the new bone would be than the worst.
        worst = gain
        for slot in range(held):
            worst = min(worst, 100 * value_of(s, colour_of(s.hand[seat][slot])))
        gain -= worst
        carried = box.hand_limit
    elif not worth_keeping(s, box, seat, held, colour, alike):
        return 0
    # The dog has to visit the bowl of another bone in hand anyway.
    home = 0
    if alike == 0:
        home = moves_to(box, position, bowl_at(s, colour), carried)
    return 100 * max(gain - BURDEN * held, 0) // (way + 2 + home)


# Evaluating


def evaluate(s: State, box: Box, seat: int) -> int:
    """Sum delivered points and the value of bones in hand, which grows the nearer their bowls are."""
    worth = 100 * score(s, box, seat)
    for slot in range(s.held[seat]):
        card = s.hand[seat][slot]
        if is_bone(card) and bone_of(card) > 0:
            colour = colour_of(card)
            moves = moves_to(box, s.dog[seat], bowl_at(s, colour), s.held[seat])
            worth += value_of(s, colour) * max(85 - 15 * moves, 30)
    return worth
