"""The state of Good Boy: its cells, actions and events, and queries that all rules share."""

from __future__ import annotations

from typing import Literal, get_args

from barkade.engine.kit import CATEGORY, COUNT, SEAT, SEAT_FROM_1, bag_total, cell, cells, cube, grid

from ..box import DICE, DOGS, FACES, KINDS, ROUNDS, SEATS, SYMBOLS_OF_A_FACE, TREATS_OF_A_KIND, YARDS, Box

RULES = 1

# Actions. Laying is counted kind by kind, and within a kind yard by yard: the canonical order of a set of layings.
ROLL = 0
STOP = 1
ANY = 2  # + the kind
ROB = ANY + KINDS  # + (seat * YARDS + yard) * KINDS + kind
LAY = ROB + SEATS * YARDS * KINDS  # + kind * YARDS + yard
DONE = LAY + KINDS * YARDS
TAKE = DONE + 1  # + the yard
ACTIONS = TAKE + YARDS
MAX_LEGAL = (SEATS - 1) * YARDS * KINDS

# Phases
ROLLING = 0
ROBBING = 1
CHOOSING = 2
LAYING = 3
TAKING = 4
Phase = Literal["rolling", "robbing", "choosing", "laying", "taking"]
PHASES: tuple[Phase, ...] = get_args(Phase)

# Endings
RUNNING = 0
GOAL_REACHED = 1
YARDS_EMPTY = 2
LAST_ROUND = 3
Ending = Literal["running", "goal-reached", "yards-empty", "last-round"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

# What is told
STARTS = 0
CAME = 1
ROLLED = 2
GOT = 3
ROBBED = 4
GOT_NOTHING = 5
CAT_SHOWN = 6
CAT_IGNORED = 7
BUSTED = 8
STOPPED = 9
LAID = 10
TOOK = 11
EMPTIED = 12
CALLED_NOBODY = 13
OVER = 14
SCORED = 15
COUNTED = 16
PICKED = 17

REVEALS: tuple[int, ...] = ()
"""Nothing is secret, so nothing is revealed."""

PLACES = DICE * SYMBOLS_OF_A_FACE
"""Symbols of a roll, left to right, blanks included."""

FIRST_ROLL = 1
LATER_ROLL = 2


class State:
    """The state of Good Boy. Dogs and faces count from 1, so that 0 is none; corners are by seat, yard and kind.

    `at` is the symbol of the roll that waits for a choice: first those for treats, then once more for any-treats.
    """

    players = cell(low=0, high=SEATS, means=COUNT)
    to_move = cell(low=-1, high=SEATS - 1, means=SEAT)
    ending = cell(of=ENDINGS)
    phase = cell(of=PHASES)
    first = cell(low=0, high=SEATS - 1, means=SEAT)
    round = cell(low=1, high=ROUNDS, means=COUNT)
    rolls = cell(low=0, high=LATER_ROLL, means=COUNT)  # of this turn's treat phase
    face = cells(DICE, low=0, high=FACES, means=CATEGORY)
    at = cell(low=0, high=2 * PLACES - 1, means=CATEGORY)
    cat_up = cell()  # the token of the seat to move; the others' are dog side up
    lay_from = cell(low=0, high=KINDS * YARDS - 1, means=CATEGORY)  # the last laying of this turn
    pool = cells(KINDS, low=0, high=TREATS_OF_A_KIND, means=COUNT)
    held = grid(SEATS, KINDS, low=0, high=TREATS_OF_A_KIND, means=COUNT, by_seat=True)
    corner = cube(SEATS, YARDS, KINDS, low=0, high=TREATS_OF_A_KIND, means=COUNT, by_seat=True)
    yard = cells(YARDS, low=0, high=DOGS, means=CATEGORY)
    pile = cells(DOGS)
    taken_by = cells(DOGS, low=0, high=SEATS, means=SEAT_FROM_1)  # by dog; 0: nobody, else the seat's number


def symbol_at(s: State, box: Box, place: int) -> int:
    """Return a symbol of the roll on the table, by its place from left to right."""
    die = place // SYMBOLS_OF_A_FACE
    return box.symbol[die][s.face[die] - 1][place % SYMBOLS_OF_A_FACE]


def pool_total(s: State, box: Box) -> int:
    return bag_total(s.pool, box.kinds)


def corners_to_rob(s: State, kind: int) -> int:
    """GDB-3.5: return the number of other players' corners that hold a treat."""
    found = 0
    for seat in range(s.players):
        for yard in range(YARDS):
            if seat != s.to_move and s.corner[seat][yard][kind] > 0:
                found += 1
    return found


def choices_to_rob(s: State, box: Box) -> int:
    """GDB-3.5: the same for a treat of any kind."""
    found = 0
    for kind in range(box.kinds):
        found += corners_to_rob(s, kind)
    return found


def kinds_in_pool(s: State, box: Box) -> int:
    found = 0
    for kind in range(box.kinds):
        if s.pool[kind] > 0:
            found += 1
    return found


def is_complete(s: State, box: Box, seat: int, yard: int) -> bool:
    """GDB-4.2: tell whether the corner holds at least what the dog wants."""
    dog = s.yard[yard]
    if dog == 0:
        return False
    for kind in range(box.kinds):
        if s.corner[seat][yard][kind] < box.wants[dog - 1][kind]:
            return False
    return True


def complete_yards(s: State, box: Box, seat: int) -> int:
    found = 0
    for yard in range(YARDS):
        if is_complete(s, box, seat, yard):
            found += 1
    return found


def can_lay(s: State, box: Box) -> bool:
    """GDB-4.1: tell whether there is a treat with the seat to move and a dog to lay it for."""
    dogs = 0
    for yard in range(YARDS):
        dogs += s.yard[yard]
    return dogs > 0 and bag_total(s.held[s.to_move], box.kinds) > 0
