"""Good Boy's rules of thumb in the rules' own subset, so that a search can play them thousands of times."""

from __future__ import annotations

from barkade.engine.kit import Chance, bag_total, draw

from .box import ANYTHING, CAT, DICE, FACES, FIRST_TREAT, KINDS, SYMBOLS_OF_A_FACE, YARDS, Box
from .rules.ending import score
from .rules.state import (
    ANY,
    CHOOSING,
    DONE,
    LAY,
    LAYING,
    ROB,
    ROBBING,
    ROLL,
    ROLLING,
    STOP,
    State,
)

AHEAD = 6
SCALE = 300
MARGIN_PERCENT = 30
TRUST_PERCENT = 50
EXPLORATION_PERCENT = 100
DEPTH = 1
WHIM_PERCENT = 0

HOPE = 55
"""What a dog that is nearly paid is worth, in percent of its points."""
CAUTION = 150
"""How much more than its share a bust counts, in percent."""
SPARE = 12
"""What a treat in hand is worth, in hundredths of a point."""


NO_KIND = -1
CALLABLE = 100_000


def far_enough(s: State, box: Box, turns: int, ahead: int) -> bool:
    return turns >= ahead


def outcome(s: State, box: Box) -> int:
    """The roll on the table."""
    return s.face[0] * (FACES + 1) + s.face[1]


# Choosing


def pick(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    if n == 1:
        return out[0]
    if s.phase == ROLLING:
        return roll_or_stop(s, box)
    if s.phase == LAYING:
        return next_laying(s, box, out, n)
    if s.phase == CHOOSING or s.phase == ROBBING:
        return most_wanted(s, box, out, n, rng)
    return most_points(s, box, out, n)


def lacks(s: State, box: Box, seat: int, yard: int, kind: int) -> int:
    """How many treats of a kind a corner still needs."""
    return max(box.wants[s.yard[yard] - 1][kind] - s.corner[seat][yard][kind], 0)


def wish(s: State, box: Box, seat: int, yard: int, extra: int) -> int:
    """How much a seat wants to serve a yard if all in hand went there, and one more of the kind `extra`: a dog that can
    be called comes first, else the one nearest to it."""
    dog = s.yard[yard]
    if dog == 0:
        return -1
    still = 0
    for kind in range(box.kinds):
        held = s.held[seat][kind]
        if kind == extra:
            held += 1
        still += max(lacks(s, box, seat, yard, kind) - held, 0)
    if still == 0:
        return CALLABLE + box.points[dog - 1]
    return closeness(s, box, yard, still)


def closeness(s: State, box: Box, yard: int, still: int) -> int:
    """The points of a dog in hundredths, the less the more it still wants."""
    dog = s.yard[yard]
    if dog == 0:
        return 0
    wants = max(bag_total(box.wants[dog - 1], box.kinds), 1)
    paid = max(wants - still, 0)
    return 100 * box.points[dog - 1] * paid * paid // (wants * wants)


def yard_by_wish(first: int, second: int, third: int, place: int) -> int:
    """Which yard comes first, second or third when they are wished for so much."""
    best = 0
    if second > first:
        best = 1
    if third > max(first, second):
        best = 2
    worst = 2
    if second <= min(first, third) and best != 1:
        worst = 1
    if first < min(second, third):
        worst = 0
    if place == 0:
        return best
    if place == 2:
        return worst
    return 3 - best - worst


def prospects(s: State, box: Box, seat: int, extra: int) -> int:
    """What the treats in hand and one more of the kind `extra` would bring: a dog now, and hope for the others."""
    first = wish(s, box, seat, 0, extra)
    second = wish(s, box, seat, 1, extra)
    third = wish(s, box, seat, 2, extra)
    one = yard_by_wish(first, second, third, 0)
    two = yard_by_wish(first, second, third, 1)
    three = yard_by_wish(first, second, third, 2)
    one_lacks = 0
    two_lacks = 0
    three_lacks = 0
    spare = 0
    for kind in range(box.kinds):
        left = s.held[seat][kind]
        if kind == extra:
            left += 1
        want = needs(s, box, seat, one, kind)
        one_lacks += max(want - left, 0)
        left = max(left - want, 0)
        want = needs(s, box, seat, two, kind)
        two_lacks += max(want - left, 0)
        left = max(left - want, 0)
        want = needs(s, box, seat, three, kind)
        three_lacks += max(want - left, 0)
        spare += max(left - want, 0)
    worth = closeness(s, box, two, two_lacks) + closeness(s, box, three, three_lacks)
    if one_lacks > 0:
        worth += closeness(s, box, one, one_lacks)
        return HOPE * worth // 100 + SPARE * spare
    return HOPE * worth // 100 + SPARE * spare + closeness(s, box, one, 0)


def after_a_bust(s: State, box: Box, seat: int) -> int:
    worth = 0
    for yard in range(YARDS):
        still = 0
        for kind in range(box.kinds):
            still += needs(s, box, seat, yard, kind)
        worth += closeness(s, box, yard, still)
    return HOPE * worth // 100


def roll_or_stop(s: State, box: Box) -> int:
    """Roll if what a roll brings on average is more than what cats would take."""
    seat = s.to_move
    now = prospects(s, box, seat, NO_KIND)
    any_treat = 0
    for kind in range(box.kinds):
        if s.pool[kind] > 0:
            any_treat = max(any_treat, prospects(s, box, seat, kind) - now)
    ways = box.faces[0] * box.faces[1]
    gain = 0  # for each way that the dice can fall, in hundredths of a point
    cats_of_first = 0
    cats_of_second = 0
    for die in range(DICE):
        cats = 0
        sum_of_faces = 0
        for face in range(box.faces[die]):
            for place in range(SYMBOLS_OF_A_FACE):
                symbol = box.symbol[die][face][place]
                if symbol == CAT:
                    cats += 1
                elif symbol == ANYTHING:
                    sum_of_faces += any_treat
                elif symbol >= FIRST_TREAT:
                    sum_of_faces += prospects(s, box, seat, symbol - FIRST_TREAT) - now
        gain += sum_of_faces * box.faces[1 - die]
        if die == 0:
            cats_of_first = cats
        else:
            cats_of_second = cats
    busts = cats_of_first * cats_of_second
    if s.cat_up == 1 or box.hard:
        busts = ways - (box.faces[0] - cats_of_first) * (box.faces[1] - cats_of_second)
    lost = now - after_a_bust(s, box, seat)
    if 100 * gain * (ways - busts) > CAUTION * lost * busts * ways:
        return ROLL
    return STOP


def next_laying(s: State, box: Box, out: list[int], n: int) -> int:
    """Serve the yards in the order of the wish to; what no dog wants is kept."""
    seat = s.to_move
    first = wish(s, box, seat, 0, NO_KIND)
    second = wish(s, box, seat, 1, NO_KIND)
    third = wish(s, box, seat, 2, NO_KIND)
    for at in range(n - 1):
        laying = out[at] - LAY
        kind = laying // YARDS
        left = s.held[seat][kind]
        for place in range(YARDS):
            yard = yard_by_wish(first, second, third, place)
            want = needs(s, box, seat, yard, kind)
            if yard == laying % YARDS and min(want, left) > 0:
                return out[at]
            left = max(left - want, 0)
    return DONE


def needs(s: State, box: Box, seat: int, yard: int, kind: int) -> int:
    """How many treats of a kind a corner still needs; none without a dog."""
    if s.yard[yard] == 0:
        return 0
    return lacks(s, box, seat, yard, kind)


def most_wanted(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    """The treat that serves the dearest wish; of several, any."""
    seat = s.to_move
    best = out[0]
    highest = -1
    for at in range(n):
        if out[at] < ROB:
            kind = out[at] - ANY
        else:
            kind = (out[at] - ROB) % KINDS
        gain = 3 * prospects(s, box, seat, kind) + draw(rng, 3)
        if gain > highest:
            highest = gain
            best = out[at]
    return best


def most_points(s: State, box: Box, out: list[int], n: int) -> int:
    """Which of several dogs to take."""
    best = out[0]
    highest = -1
    for at in range(n):
        points = box.points[s.yard[out[at] - DONE - 1] - 1]
        if points > highest:
            highest = points
            best = out[at]
    return best


# Evaluating


def evaluate(s: State, box: Box, seat: int) -> int:
    """Points, the more of a dog's the more of it is paid, and a little for treats in hand."""
    return 100 * score(s, box, seat) + after_a_bust(s, box, seat) + SPARE * bag_total(s.held[seat], box.kinds)
