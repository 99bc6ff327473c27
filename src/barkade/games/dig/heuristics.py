"""DIG's heuristics: Good Dog's play and Top Dog's rollout policy. Written in the rules' subset of Python.

Go where a trip to a bone and home brings the most points an action, by what bones will be worth at the end; leave gaps
where they bring the own bowls nearer.
"""

from __future__ import annotations

from barkade.engine.kit import Chance

from .box import (
    BEST_BOWL,
    BONES,
    BOWLS,
    COLOUR_OF_BONE,
    FIRST_COLOUR,
    NOTHING,
    POSITIONS,
    SECOND_COLOUR,
    Box,
)
from .rules.state import (
    DECIDE,
    DELIVER,
    DIG,
    KEEP,
    NUMBER_OF_BONES,
    PUT_BACK,
    STOP,
    State,
    bone_of,
    bones_in_yard,
    colour_of,
    is_bone,
    pair_of,
)

AHEAD = 4
"""Rounds. The evaluation knows where the bowls will lie: until the last third it foresees the winner as well as a
hundred rollouts to the end, without their noise and in a fraction of the time."""
SCALE = 600
MARGIN_PERCENT = 30
TRUST_PERCENT = 30
EXPLORATION_PERCENT = 100
DEPTH = 100
WHIM_PERCENT = 5
DECISIONS_PER_TURN = 4
LUCK_PERCENT = 95

DETOUR = 24
"""Cost of a move to the bowl of a bone in hand when one has to go back, in hundredths of a point."""
GOOD_BONE = 205
"""Least value of a third bone in hand, in hundredths of a point, what its gap does to the row included."""
STEERING = 167
"""Weight of what a gap does to the values of bones on both sides, in percent."""
HELD = 54
"""Weight of bones in a hand in it, in percent of those delivered."""
LATE = 114
"""So many bones left in the yard, in hundredths, and the game is sure to go on."""
PACE = 10
"""Loss of that with every turn, in hundredths of a bone."""
LEAST = 4
"""Least chance that it does, in percent: a dog never gives up."""
LATER = 71
"""Part of a dug bone's value, in percent, that counts where another is brought home first."""
TUNED = ("DETOUR", "GOOD_BONE", "STEERING", "HELD", "LATE", "PACE", "LEAST", "LATER")

NEAREST = 25
"""Gain of the bowl that moves last over the average of the places that are left, in hundredths of a point."""
CARRIED = 85
PER_MOVE = 15
CARRIED_FAR = 30
"""Value of a bone in hand, in percent: at its bowl, less for every move that it is away, and at least."""

PLACE_BITS = 5
"""The places of all bowls are packed into one number, by colour ..."""
VALUE_BITS = 10
"""... and so are the values that they will have."""


def far_enough(s: State, box: Box, turns: int, ahead: int) -> bool:
    return turns >= ahead * s.players


def outcome(s: State, box: Box) -> int:
    """None: a dug-up bone is its finder's secret."""
    return 0


# What bones will be worth


def bowls_after(s: State, gap: int, filled: int) -> int:
    """Return the places of all bowls after the turn (DIG-7.1), with one gap more or with one filled; 0: none."""
    bowls = 0
    for place in range(1, s.last + 1):
        card = s.yard[place]
        if BOWLS <= card < BONES:
            bowls |= place << (PLACE_BITS * (card - BOWLS))
    far = s.last
    place = 1
    while place < far:
        if (s.yard[place] == NOTHING and place != filled) or place == gap:
            while far > place and ((s.yard[far] == NOTHING and far != filled) or far == gap):
                far -= 1
            card = s.yard[far]
            if far > place and BOWLS <= card < BONES:
                bits = PLACE_BITS * (card - BOWLS)
                bowls += (place - far) << bits
            far -= 1
        place += 1
    return bowls


def place_of(bowls: int, colour: int) -> int:
    return bowls >> (PLACE_BITS * colour) & 31


def final_values(box: Box, bowls: int) -> int:
    """Return what bones of all colours will be worth at the end, in hundredths of a point.

    At the end nothing but bowls is left, and a bowl moves only while it is the farthest card. So one that lies as near
    as there are bowls stays where it is; the others come to the places that are left among these.
    """
    left = 0
    moving = 0
    nearest = POSITIONS + 1
    for colour in range(box.colours):
        place = place_of(bowls, colour)
        left += BEST_BOWL - colour
        if place <= box.colours:
            left -= BEST_BOWL + 1 - place
        else:
            moving += 1
            nearest = min(nearest, place)
    values = 0
    for colour in range(box.colours):
        place = place_of(bowls, colour)
        value = 100 * (BEST_BOWL + 1 - place)
        if place > box.colours:
            value = 100 * left // moving
            if moving > 1 and place == nearest:
                value += NEAREST
            elif moving > 1:
                value -= NEAREST // (moving - 1)
        values |= value << (VALUE_BITS * colour)
    return values


def worth_of(values: int, colour: int) -> int:
    return values >> (VALUE_BITS * colour) & 1023


def steering(s: State, box: Box, seat: int, before: int, after: int) -> int:
    """Return what a seat gains over the average of the others if bowls come to lie otherwise, in hundredths."""
    if before == after:
        return 0
    gain = 0
    for colour in range(box.colours):
        change = worth_of(after, colour) - worth_of(before, colour)
        if change != 0:
            for bone in range(NUMBER_OF_BONES):
                if COLOUR_OF_BONE[bone] == colour and s.delivered_by[bone] > 0:
                    gain += change * share(s, s.delivered_by[bone] - 1, seat, 100)
            for other in range(s.players):
                for slot in range(s.held[other]):
                    card = s.hand[other][slot]
                    if s.knows[seat][pair_of(card)] and colour_of(card) == colour:
                        gain += change * share(s, other, seat, HELD)
    return STEERING * gain // (10_000 * (s.players - 1))


def share(s: State, owner: int, seat: int, percent: int) -> int:
    """Return how much a bone counts for a seat: for its own, or against it."""
    if owner == seat:
        return percent * (s.players - 1)
    return -percent


# Choosing


def pick(s: State, box: Box, out: list[int], n: int, rng: Chance) -> int:
    if s.phase == DECIDE:
        return decide(s, box, out, n)
    if out[n - 1] == STOP and n > 1 and out[n - 2] > DELIVER:
        return out[n - 2]  # all that match
    return seek(s, box, out, n)


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
    bowls = bowls_after(s, 0, 0)
    values = final_values(box, bowls)
    worst = 0
    lowest = 0
    for slot in range(s.held[seat]):
        colour = colour_of(s.hand[seat][slot])
        moves = moves_to(box, s.dog[seat], place_of(bowls, colour), box.hand_limit - 1)
        comfort = worth_of(values, colour) - DETOUR * moves // in_hand(s, seat, colour)
        if slot == 0 or comfort < lowest:
            lowest = comfort
            worst = slot
    if out[0] == KEEP:
        colour = colour_of(s.hand[seat][worst])
        # Here the gap is there already; put back, the card fills it.
        gain = steering(s, box, seat, final_values(box, bowls_after(s, 0, s.dog[seat])), values)
        worth = worth_of(values, colour) + gain
        if worth_keeping(box, s.held[seat] - 1, in_hand(s, seat, colour) - 1, worth):
            return KEEP
    return PUT_BACK + worst


def worth_keeping(box: Box, others: int, alike: int, worth: int) -> bool:
    """Tell whether to keep a bone. A full hand is slow: the third bone has to be good, or go where another goes."""
    return others < box.hand_limit - 1 or alike > 0 or worth >= GOOD_BONE


def lasts(s: State, box: Box, left: int, actions: int) -> int:
    """Return the chance that a seat still gets to this many actions with so many bones left in the yard, in percent."""
    if actions <= s.actions_left or 100 * left >= LATE + PACE * actions * s.players:
        return 100  # without a division: most of the game
    turns = (actions - s.actions_left + box.actions - 1) // box.actions
    return min(max(100 * (100 * left - PACE * turns * s.players) // LATE, LEAST), 100)


def seek(s: State, box: Box, out: list[int], n: int) -> int:
    """Step towards the place with the most points per action; dig if that is here."""
    place = s.dog[s.to_move]
    left = bones_in_yard(s)
    bowls = bowls_after(s, 0, 0)
    values = final_values(box, bowls)
    moving = bowl_may_move(s)
    best = place
    highest = 0
    for position in range(1, s.last + 1):
        promised = promise(s, box, position, left, bowls, values, moving)
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


def bowl_may_move(s: State) -> bool:
    """Tell whether one gap more may move another bowl: only if one is among the farthest cards, as many as gaps."""
    gaps = 0
    for place in range(1, s.last + 1):
        if s.yard[place] == NOTHING:
            gaps += 1
    place = s.last
    far = gaps + 2  # and one more, as the farthest itself may be dug
    while far > 0 and place > 0:
        if s.yard[place] != NOTHING:
            far -= 1
            if s.yard[place] < BONES:
                return True
        place -= 1
    return False


def promise(s: State, box: Box, position: int, left: int, bowls: int, values: int, moving: bool) -> int:
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
        worth = in_hand(s, seat, card - BOWLS) * worth_of(values, card - BOWLS)
        return worth * lasts(s, box, left, way + 1) // (way + 1)
    pair = pair_of(card)
    after = bowls
    values_after = values
    gain = 0
    if moving:
        after = bowls_after(s, position, 0)
        if after != bowls:
            values_after = final_values(box, after)
            gain = steering(s, box, seat, values, values_after)
    if s.knows[seat][pair]:
        return promise_of_bone(s, box, position, way, colour_of(card), left, after, values_after, gain)
    first = promise_of_bone(s, box, position, way, FIRST_COLOUR[pair], left, after, values_after, gain)
    second = promise_of_bone(s, box, position, way, SECOND_COLOUR[pair], left, after, values_after, gain)
    return (first + second) // 2


def promise_of_bone(
    s: State, box: Box, position: int, way: int, colour: int, left: int, bowls: int, values: int, steered: int
) -> int:
    seat = s.to_move
    held = s.held[seat]
    gain = worth_of(values, colour)
    carried = held + 1
    alike = in_hand(s, seat, colour)
    if carried > box.hand_limit:
        # One has to go back, so there is no gap: what counts is how much better the new bone would be than the worst.
        worst = gain
        for slot in range(held):
            worst = min(worst, worth_of(values, colour_of(s.hand[seat][slot])))
        gain -= worst
        carried = box.hand_limit
        steered = 0
    elif not worth_keeping(box, held, alike, gain + steered):
        return 0
    best = 0
    for slot in range(-1, held):
        # Dig, then bring home all of a colour.
        goal = colour
        if slot >= 0:
            goal = colour_of(s.hand[seat][slot])
        if slot < 0 or (goal != colour and held < box.hand_limit):
            actions = way + 2 + moves_to(box, position, place_of(bowls, goal), carried)
            bones = in_hand(s, seat, goal)
            worth = bones * worth_of(values, goal) + gain
            if goal != colour:
                worth += gain * LATER // 100 - gain
            worth = worth * lasts(s, box, left - 1, actions) // 100 + steered
            best = max(best, 100 * worth // actions)
    return best


# Evaluating


def evaluate(s: State, box: Box, seat: int) -> int:
    """Sum bones by what they will be worth: those delivered, and part of those in hand, the more the nearer their bowls
    are."""
    bowls = bowls_after(s, 0, 0)
    values = final_values(box, bowls)
    left = bones_in_yard(s)
    worth = 0
    for bone in range(NUMBER_OF_BONES):
        if s.delivered_by[bone] == seat + 1:
            worth += worth_of(values, COLOUR_OF_BONE[bone])
    for slot in range(s.held[seat]):
        card = s.hand[seat][slot]
        if is_bone(card) and bone_of(card) > 0:
            colour = colour_of(card)
            moves = moves_to(box, s.dog[seat], place_of(bowls, colour), s.held[seat])
            percent = max(CARRIED - PER_MOVE * moves, CARRIED_FAR)
            if s.to_move >= 0:
                percent = percent * lasts(s, box, left, moves + 1) // 100
            worth += worth_of(values, colour) * percent // 100
    return worth
