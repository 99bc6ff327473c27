"""Checks for impossible states: a lost treat or dog, a turn that doesn't fit."""

from __future__ import annotations

from ..box import ANYTHING, DICE, DOGS, FIRST_TREAT, KINDS, SEATS, YARDS, Box
from .end import ending_due, score
from .state import (
    CHOOSING,
    LAYING,
    PLACES,
    ROBBING,
    ROLLING,
    RUNNING,
    TAKING,
    YARDS_EMPTY,
    State,
    choices_to_rob,
    complete_yards,
    corners_to_rob,
    kinds_in_pool,
    symbol_at,
)

LOST_TREAT = 1
LOST_DOG = 2
BAD_SEAT = 3
BAD_YARD = 4
BAD_TURN = 5
BAD_ROLL = 6
BAD_ROUND = 7


def check(s: State, box: Box) -> int:
    """Return 0, or the number of what is impossible about this state."""
    if not treats_fit(s, box):
        return LOST_TREAT
    if not dogs_fit(s, box):
        return LOST_DOG
    if not seats_fit(s):
        return BAD_SEAT
    if not yards_fit(s, box):
        return BAD_YARD
    if not round_fits(s, box):
        return BAD_ROUND
    if not dice_fit(s, box):
        return BAD_ROLL
    if not phase_fits(s, box):
        return BAD_TURN
    return 0


def treats_fit(s: State, box: Box) -> bool:
    """GDB-1.2: check the number of treats of each kind."""
    for kind in range(KINDS):
        treats = s.pool[kind]
        for seat in range(SEATS):
            treats += s.held[seat][kind]
            for yard in range(YARDS):
                treats += s.corner[seat][yard][kind]
        if treats != box.treats[kind]:
            return False
    return True


def dogs_fit(s: State, box: Box) -> bool:
    """Check that every dog of the box is in one place: the pile, a yard, or with a player."""
    for dog in range(DOGS):
        places = s.pile[dog]
        for yard in range(YARDS):
            if s.yard[yard] == dog + 1:
                places += 1
        if s.taken_by[dog] > 0:
            places += 1
        if (places == 1) != (dog < box.dogs) or places > 1:
            return False
    return True


def seats_fit(s: State) -> bool:
    """GDB-1.1: check that nothing belongs to absent players."""
    if s.players < 2 or s.to_move >= s.players or s.first >= s.players:
        return False
    for dog in range(DOGS):
        if s.taken_by[dog] > s.players:
            return False
    for seat in range(s.players, SEATS):
        for kind in range(KINDS):
            treats = s.held[seat][kind]
            for yard in range(YARDS):
                treats += s.corner[seat][yard][kind]
            if treats > 0:
                return False
    return True


def yards_fit(s: State, box: Box) -> bool:
    """GDB-4.4: check that a yard is empty only when the pile is, and so are its corners."""
    left = 0
    for dog in range(box.dogs):
        left += s.pile[dog]
    for yard in range(YARDS):
        if s.yard[yard] == 0:
            if left > 0:
                return False
            for seat in range(s.players):
                for kind in range(box.kinds):
                    if s.corner[seat][yard][kind] > 0:
                        return False
    return True


def round_fits(s: State, box: Box) -> bool:
    """GDB-5.1, GDB-5.3: check that the game is over at the end of a round if it is due, and not before."""
    if s.round > box.rounds or (s.to_move < 0) != (s.ending != RUNNING):
        return False
    due = ending_due(s, box)
    if s.to_move < 0:
        return s.ending == due
    # Nobody who is yet to finish a turn in this round can have the points that end the game.
    had_turns = (s.to_move - s.first + s.players) % s.players
    for turn in range(s.players - had_turns):
        if score(s, box, (s.to_move + turn) % s.players) >= box.goal:
            return False
    return s.to_move != s.first or due != YARDS_EMPTY


def dice_fit(s: State, box: Box) -> bool:
    """Check that dice are on the table from a roll to the next one or to the end of the treat phase."""
    for die in range(DICE):
        if s.face[die] > box.faces[die] or (s.face[die] > 0) != (s.rolls > 0):
            return False
    if s.rolls == 0:
        return s.at == 0
    if s.phase == ROLLING:
        return s.at == 0
    symbol = symbol_at(s, box, s.at % PLACES)
    if s.phase == ROBBING:
        return s.at < PLACES and symbol >= FIRST_TREAT
    return s.phase == CHOOSING and s.at >= PLACES and symbol == ANYTHING


def phase_fits(s: State, box: Box) -> bool:
    """Check that there is something to choose, and that only a cat in a treat phase has turned the token."""
    if s.to_move < 0:
        return s.phase == ROLLING and s.rolls == 0 and s.cat_up == 0 and s.lay_from == 0
    if s.cat_up > 0 and (box.hard or (s.rolls == 0 and s.phase == ROLLING)):
        return False
    if s.lay_from > 0:
        return s.phase == LAYING and s.corner[s.to_move][s.lay_from % YARDS][s.lay_from // YARDS] > 0
    if s.phase == ROBBING:
        return s.rolls > 0 and robbing_fits(s, box)
    if s.phase == CHOOSING:
        if s.rolls == 0 or box.any_random:
            return False
        kinds = kinds_in_pool(s, box)
        return kinds > 1 or (kinds == 0 and choices_to_rob(s, box) > 1)
    return s.phase != TAKING or complete_yards(s, box, s.to_move) + box.may_wait > 1


def robbing_fits(s: State, box: Box) -> bool:
    kind = symbol_at(s, box, s.at) - FIRST_TREAT
    return s.pool[kind] == 0 and corners_to_rob(s, kind) > 1
