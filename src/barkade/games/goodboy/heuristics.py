"""Good Boy's heuristics: Good Dog's play and Top Dog's rollout policy. Written in the rules' subset of Python.

They maximise the chance to win, not points: a lead counts in proportion to how far luck may still turn it, which
depends on who is ahead and on the distance to the goal.
"""

from __future__ import annotations

from barkade.engine.kit import Chance, bag_total, draw

from .box import ANYTHING, CAT, DICE, FACES, FIRST_TREAT, KINDS, SYMBOLS_OF_A_FACE, YARDS, Box
from .rules.end import score
from .rules.state import ANY, CHOOSING, DONE, LAY, LAYING, ROB, ROBBING, ROLL, ROLLING, STOP, State

AHEAD = 1
SCALE = 600
MARGIN_PERCENT = 30
TRUST_PERCENT = 50
EXPLORATION_PERCENT = 100
DEPTH = 1
WHIM_PERCENT = 0
DECISIONS_PER_TURN = 10
LUCK_PERCENT = 95

HOPE = 22
"""Value of a dog that is nearly paid, in percent of its points."""
SPARE = 7
"""Value of a treat in hand, in hundredths of a point."""
TURN = 343
"""Average gain of a turn, in hundredths of a point."""
CAUTION = 75
"""Weight of a bust, in percent of its probability."""
SPREAD_AT_THE_END = 12_947
SPREAD_PER_POINT = 7_743
"""Growth of the squared `spread` per point to the goal, in hundredths of a point."""
TUNED = ("HOPE", "SPARE", "TURN", "CAUTION", "SPREAD_AT_THE_END", "SPREAD_PER_POINT")

USUAL_SPREAD = 300
DAMAGE = 100_000
"""Larger than any `damage`, which only breaks ties."""
CERTAIN = 10_000
"""The chance of a certain victory."""

NO_KIND = -1
CALLABLE = 100_000
POINTS = 1_000_000
"""A point, where points and hope are packed into one number."""


def far_enough(s: State, box: Box, turns: int, ahead: int) -> bool:
    """Stop at the end of a round: then all have had as many turns."""
    return turns >= ahead * s.players and s.to_move == s.first


def outcome(s: State, box: Box) -> int:
    """Return the roll on the table."""
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
    """Return the number of treats of a kind that a corner still needs."""
    return max(box.wants[s.yard[yard] - 1][kind] - s.corner[seat][yard][kind], 0)


def wish(s: State, box: Box, seat: int, yard: int, extra: int) -> int:
    """Return how much a seat wants to serve a yard if all in hand went there, and one more of the kind `extra`: a dog
    that can be called comes first, else the one nearest to it."""
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
    """Return the points of a dog in hundredths, reduced by what it still wants."""
    dog = s.yard[yard]
    if dog == 0:
        return 0
    wants = max(bag_total(box.wants[dog - 1], box.kinds), 1)
    paid = max(wants - still, 0)
    return 50 * box.points[dog - 1] * paid * (wants + paid) // (wants * wants)


def yard_by_wish(first: int, second: int, third: int, place: int) -> int:
    """Return the yard that comes first, second or third by these wishes."""
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
    """Return how far luck may still turn a lead when the leader has so many points, in hundredths of a point."""
    square = SPREAD_AT_THE_END + SPREAD_PER_POINT * max(box.goal - points, 0)
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
    """Estimate the points of the best other at the end of the round, in hundredths."""
    best = 0
    for other in range(s.players):
        if other != seat:
            worth = standing(s, box, other)
            if (other - s.first) % s.players > (seat - s.first) % s.players:
                worth += TURN
            best = max(best, worth)
    return best


def chance(s: State, box: Box, seat: int, points: int, hope: int, best: int, rival: int) -> int:
    """Return the chance to win, in ten-thousandths, of a seat that ends its turn with so many points and so much hope.
    The best other has `best` points now, and `rival` hundredths at the end of the round."""
    top = max(points, best)
    if top >= box.goal and last_turn(s, seat):
        if points > best:
            return CERTAIN
        if points == best:
            return CERTAIN // 2
        return hope // 100
    lead = 100 * points + hope - rival
    return CERTAIN // 2 + CERTAIN // 2 * lead // (2 * spread(box, top) + abs(lead))


def last_turn(s: State, seat: int) -> bool:
    """Tell whether a seat has the last turn of a round."""
    return (seat + 1) % s.players == s.first


def in_hand(s: State, box: Box, seat: int, extra: int) -> int:
    """Return what a seat can make of its treats and one more of the kind `extra`: the points of a dog that it can call,
    and hundredths of hope for the others, as one number (`POINTS`)."""
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
    """Return the chance to win with the treats in hand and one more of the kind `extra`."""
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
    """Return the number of outcomes of the dice in which a symbol shows; counted twice where both dice show it."""
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
    """Roll if the expected gain of a roll exceeds the expected loss to cats."""
    seat = s.to_move
    mine = score(s, box, seat)
    best = best_other_score(s, box, seat)
    rival = threat(s, box, seat)
    hand = in_hand(s, box, seat, NO_KIND)
    if best >= box.goal and last_turn(s, seat) and mine + hand // POINTS < best:
        return ROLL  # stopping loses
    now = chance(s, box, seat, mine + hand // POINTS, hand % POINTS, best, rival)
    gain = 0  # summed over all outcomes of the dice
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
    """Serve the yards in order of their wish; keep what no dog wants."""
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
    """Return the number of treats of a kind that a corner still needs; 0 without a dog."""
    if s.yard[yard] == 0:
        return 0
    return lacks(s, box, seat, yard, kind)


def most_wanted(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    """Return the treat that raises the chance to win most; of several, the one whose loss hurts its owner most."""
    seat = s.to_move
    mine = score(s, box, seat)
    others = best_other_score(s, box, seat)
    rival = threat(s, box, seat)
    best = out[0]
    highest = -1
    for at in range(n):
        hurt = 0
        if out[at] < ROB:
            kind = out[at] - ANY
        else:
            kind = (out[at] - ROB) % KINDS
            corner = (out[at] - ROB) // KINDS
            hurt = damage(s, box, corner // YARDS, corner % YARDS, kind)
        gain = DAMAGE * prospects(s, box, seat, kind, mine, others, rival) + hurt + draw(rng, 3)
        if gain > highest:
            highest = gain
            best = out[at]
    return best


def damage(s: State, box: Box, seat: int, yard: int, kind: int) -> int:
    """Return the value of a treat in a corner to its owner: 0 if the dog there doesn't want it, more for a leader."""
    dog = s.yard[yard] - 1
    if dog < 0 or s.corner[seat][yard][kind] > box.wants[dog][kind]:
        return 0
    paid = 0
    for each in range(box.kinds):
        paid += min(s.corner[seat][yard][each], box.wants[dog][each])
    wants = max(bag_total(box.wants[dog], box.kinds), 1)
    return 3 * (100 * box.points[dog] * paid // wants + 100 * score(s, box, seat) // max(box.goal, 1))


def most_points(s: State, box: Box, out: list[int], n: int) -> int:
    """Return which of several dogs to take."""
    best = out[0]
    highest = -1
    for at in range(n):
        if out[at] > DONE:
            points = box.points[s.yard[out[at] - DONE - 1] - 1]
            if points > highest:
                highest = points
                best = out[at]
    return best


# Evaluating


def standing(s: State, box: Box, seat: int) -> int:
    """Return points plus a share of each dog, the larger the more of it is paid; in hundredths. A dog that can be
    called counts in full only for the seat about to call it: until the next turn much may happen."""
    hand = in_hand(s, box, seat, NO_KIND)
    points = hand // POINTS
    worth = 100 * score(s, box, seat) + hand % POINTS
    if s.to_move == seat and (s.phase != ROLLING or s.rolls > 0):
        return worth + 100 * points
    return worth + HOPE * points


def evaluate(s: State, box: Box, seat: int) -> int:
    """Evaluate a seat; the nearer the end, the more a lead counts."""
    best = max(score(s, box, seat), best_other_score(s, box, seat))
    return USUAL_SPREAD * standing(s, box, seat) // spread(box, best)
