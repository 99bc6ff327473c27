"""Decisions about a roll on the table: reroll it, mark dice, settle them."""

from __future__ import annotations

from ..box import FACES, Box
from ..rules.dice import number_of
from ..rules.state import BURY, DISCARD, FETCH, MARK, MOVING, NAME, PICK, PLACE, REROLL, SEARCH, TAKE, TRACK, State
from ..rules.tiles import trick_of
from .values import (
    BITS,
    PIP,
    best_of,
    best_placing,
    bust_cost,
    fetch_worth,
    numbers_of,
    places_for,
    places_of,
    placing,
    roll_worth,
    slack_of,
    treat_spent,
)

NO_ACTION = -1


def dice_worth(s: State, seat: int, face: int, dice: int, slack: int) -> int:
    """Return the value of settling so many dice of a number."""
    places = places_for(s, seat, face)
    placed = min(dice, places)
    worth = placed * best_placing(s, seat, face)
    pips = (dice - placed) * (face + 1)
    if pips > slack:
        return -bust_cost(s, seat)
    return worth - PIP * pips


def reroll(s: State, box: Box, out: list[int], n: int) -> int:
    """Return REROLL, or Track's first mark, if a treat is well spent on the current roll; else NO_ACTION."""
    seat = s.to_move
    trick = trick_of(s)
    slack = slack_of(s, box, seat)
    numbers = numbers_of(s, seat)
    if trick == FETCH:
        best = -1000
        for face in range(FACES):
            if s.roll[face] > 0:
                best = max(best, dice_worth(s, seat, face, s.roll[face], slack))
        if fetch_worth(s, seat, numbers, slack) - treat_spent(s, seat) > best:
            return REROLL
        return NO_ACTION
    if trick == SEARCH or s.quota < number_of(s.roll):
        return NO_ACTION
    kept = 0
    unfit = 0
    pips = 0
    rest = numbers
    for face in range(FACES):
        placed = min(s.roll[face], places_of(numbers, face))
        kept += placed * best_of(numbers, face)
        unfit += s.roll[face] - placed
        pips += (s.roll[face] - placed) * (face + 1)
        rest -= placed << (BITS * face)
    worth = kept - PIP * pips
    if pips > slack:
        worth = -bust_cost(s, seat)
    worth += treat_spent(s, seat)
    all_dice = roll_worth(s, seat, numbers, number_of(s.roll), slack)
    if trick == TRACK and 0 < unfit < number_of(s.roll):
        some = kept + roll_worth(s, seat, rest, unfit, slack)
        if some > max(worth, all_dice):
            return mark(s, out, n)
    if all_dice > worth:
        return REROLL
    return NO_ACTION


def mark(s: State, out: list[int], n: int) -> int:
    """Track: mark the next die without a space; reroll once all of these are marked."""
    for at in range(n):
        face = out[at] - MARK
        if 0 <= face < FACES and s.roll[face] > places_for(s, s.to_move, face):
            return out[at]
    return REROLL


def settle(s: State, box: Box, out: list[int], n: int) -> int:
    """Place dice where they are worth most, bury the rest from the lowest up; discard what may be discarded."""
    seat = s.to_move
    slack = slack_of(s, box, seat)
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
    if s.phase != MOVING and PLACE <= best < BURY:
        return first_of_best(s, out, n, (best - PLACE) % FACES)
    return best


def first_of_best(s: State, out: list[int], n: int, face: int) -> int:
    """Return where the first of several dice of a number goes: dice are placed from the first card to the last, so take
    the best spaces, as many as there are dice, and of these the first."""
    dice = min(s.roll[face], s.quota)
    for at in range(n):
        if PLACE <= out[at] < BURY and (out[at] - PLACE) % FACES == face:
            here = placing(s, s.to_move, (out[at] - PLACE) // FACES)
            better = 0
            for other in range(n):
                if PLACE <= out[other] < BURY and (out[other] - PLACE) % FACES == face:
                    there = placing(s, s.to_move, (out[other] - PLACE) // FACES)
                    if there > here or (there == here and other < at):
                        better += 1
            if better < dice:
                return out[at]
    return out[0]
