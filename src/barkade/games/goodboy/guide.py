"""Good Boy's rules of thumb in the rules' own subset, so that a search can play them thousands of times.

Points alone don't win: what a dog is worth depends on who is ahead and how far it is to the goal. A lead, measured by
how far luck may still turn it, is a chance to win, and the guide plays for that chance.
"""

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

AHEAD = 1
SCALE = 600
MARGIN_PERCENT = 30
TRUST_PERCENT = 50
EXPLORATION_PERCENT = 100
DEPTH = 1
WHIM_PERCENT = 0
DECISIONS_A_TURN = 10

HOPE = 30
"""What a dog that is nearly paid is worth, in percent of its points."""
SPARE = 6
"""What a treat in hand is worth, in hundredths of a point."""
TURN = 330
"""What a turn brings on average, in hundredths of a point."""
CAUTION = 110
"""How much more than its share a bust counts, in percent."""
SPREAD_AT_THE_END = 15_000
SPREAD_A_POINT = 8_000
"""How far luck may still turn a lead: the square of it, in hundredths of a point, grows with the points to the goal."""
USUAL_SPREAD = 300
CERTAIN = 10_000
"""The chance of a victory that is sure."""

NO_KIND = -1
CALLABLE = 100_000
POINTS = 1_000_000
"""A point, where points and hope are one number."""


def far_enough(s: State, box: Box, turns: int, ahead: int) -> bool:
    """At the end of a round, after a turn of everybody: then all have had as many."""
    return turns >= ahead * s.players and s.to_move == s.first


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
    return 50 * box.points[dog - 1] * paid * (wants + paid) // (wants * wants)


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


def spread(box: Box, points: int) -> int:
    """How far luck may still turn a lead if the leader has so many points, in hundredths of a point."""
    square = SPREAD_AT_THE_END + SPREAD_A_POINT * max(box.goal - points, 0)
    root = USUAL_SPREAD
    for _ in range(4):
        root = (root + square // root) // 2
    return root


def best_other_score(s: State, box: Box, seat: int) -> int:
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, box, other))
    return best


def threat(s: State, box: Box, seat: int) -> int:
    """What the best other will have at the end of the round, about, in hundredths of a point."""
    best = 0
    for other in range(s.players):
        if other != seat:
            worth = standing(s, box, other)
            if (other - s.first) % s.players > (seat - s.first) % s.players:
                worth += TURN
            best = max(best, worth)
    return best


def chance(s: State, box: Box, seat: int, points: int, hope: int, best: int, rival: int) -> int:
    """How likely a seat wins that ends its turn with so many points and so much hope, in ten-thousandths. The best
    other has so many points now, and `rival` hundredths at the end of the round."""
    top = max(points, best)
    if top >= box.goal and (seat + 1) % s.players == s.first:
        if points > best:
            return CERTAIN
        if points == best:
            return CERTAIN // 2
        return hope // 100
    lead = 100 * points + hope - rival
    return CERTAIN // 2 + CERTAIN // 2 * lead // (2 * spread(box, top) + abs(lead))


def in_hand(s: State, box: Box, seat: int, extra: int) -> int:
    """What a seat can make of its treats and one more of the kind `extra`: the points of a dog that it can call, and
    hundredths of hope for the others, as one number (`POINTS`)."""
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
    points = 0
    if one_lacks > 0:
        worth += closeness(s, box, one, one_lacks)
    elif s.yard[one] > 0:
        points = box.points[s.yard[one] - 1]
    return points * POINTS + HOPE * worth // 100 + SPARE * spare


def prospects(s: State, box: Box, seat: int, extra: int, mine: int, best: int, rival: int) -> int:
    """The chance to win with the treats in hand and one more of the kind `extra`."""
    hand = in_hand(s, box, seat, extra)
    return chance(s, box, seat, mine + hand // POINTS, hand % POINTS, best, rival)


def hope_in_corners(s: State, box: Box, seat: int) -> int:
    worth = 0
    for yard in range(YARDS):
        still = 0
        for kind in range(box.kinds):
            still += needs(s, box, seat, yard, kind)
        worth += closeness(s, box, yard, still)
    return HOPE * worth // 100


def ways_to_show(box: Box, symbol: int) -> int:
    """In how many of the ways that the dice can fall a symbol shows; twice where both dice show it."""
    ways = 0
    for die in range(DICE):
        for face in range(box.faces[die]):
            for place in range(SYMBOLS_OF_A_FACE):
                if box.symbol[die][face][place] == symbol:
                    ways += box.faces[1 - die]
    return ways


def faces_without_cat(box: Box, die: int) -> int:
    faces = 0
    for face in range(box.faces[die]):
        cats = 0
        for place in range(SYMBOLS_OF_A_FACE):
            if box.symbol[die][face][place] == CAT:
                cats += 1
        if cats == 0:
            faces += 1
    return faces


def ways_to_bust(s: State, box: Box) -> int:
    safe_first = faces_without_cat(box, 0)
    safe_second = faces_without_cat(box, 1)
    if s.cat_up == 1 or box.hard:
        return box.faces[0] * box.faces[1] - safe_first * safe_second
    return (box.faces[0] - safe_first) * (box.faces[1] - safe_second)


def roll_or_stop(s: State, box: Box) -> int:
    """Roll if what a roll brings on average is more than what cats would take."""
    seat = s.to_move
    mine = score(s, box, seat)
    best = best_other_score(s, box, seat)
    rival = threat(s, box, seat)
    now = prospects(s, box, seat, NO_KIND, mine, best, rival)
    gain = 0  # in all ways that the dice can fall
    any_treat = 0
    for kind in range(box.kinds):
        treat = prospects(s, box, seat, kind, mine, best, rival) - now
        gain += treat * ways_to_show(box, FIRST_TREAT + kind)
        if s.pool[kind] > 0:
            any_treat = max(any_treat, treat)
    gain += any_treat * ways_to_show(box, ANYTHING)
    ways = box.faces[0] * box.faces[1]
    busts = ways_to_bust(s, box)
    lost = now - chance(s, box, seat, mine, hope_in_corners(s, box, seat), best, rival)
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
    mine = score(s, box, seat)
    others = best_other_score(s, box, seat)
    rival = threat(s, box, seat)
    best = out[0]
    highest = -1
    for at in range(n):
        if out[at] < ROB:
            kind = out[at] - ANY
        else:
            kind = (out[at] - ROB) % KINDS
        gain = 3 * prospects(s, box, seat, kind, mine, others, rival) + draw(rng, 3)
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


def standing(s: State, box: Box, seat: int) -> int:
    """Points, and the more of a dog's the more of it is paid; in hundredths. A dog that can be called counts in full
    only to whoever is about to call it: until the next turn much may happen."""
    hand = in_hand(s, box, seat, NO_KIND)
    points = hand // POINTS
    worth = 100 * score(s, box, seat) + hand % POINTS
    if s.to_move == seat and (s.phase != ROLLING or s.rolls > 0):
        return worth + 100 * points
    return worth + HOPE * points


def evaluate(s: State, box: Box, seat: int) -> int:
    """How a seat stands; the nearer to the end, the more a lead counts."""
    best = max(score(s, box, seat), best_other_score(s, box, seat))
    return USUAL_SPREAD * standing(s, box, seat) // spread(box, best)
