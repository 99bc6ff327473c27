"""The end of a game of Good Boy: when, and who has won."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Story, tell

from ..box import DOGS, YARDS, Box
from .state import COUNTED, GOAL_REACHED, LAST_ROUND, OVER, RUNNING, SCORED, YARDS_EMPTY, State


def ending_due(s: State, box: Box) -> int:
    """Return the ending if the round is over now: GDB-5.1, GDB-5.3."""
    for seat in range(s.players):
        if score(s, box, seat) >= box.goal:
            return GOAL_REACHED
    dogs = 0
    for yard in range(YARDS):
        dogs += s.yard[yard]
    if dogs == 0:
        return YARDS_EMPTY
    if s.round >= box.rounds:
        return LAST_ROUND
    return RUNNING


def end_game(s: State, box: Box, ending: int, ev: Story) -> None:
    s.ending = ending
    s.to_move = -1
    tell(ev, OVER, NOBODY, EVERYONE, ending)
    for seat in range(s.players):
        for dog in range(box.dogs):
            if s.taken_by[dog] == seat + 1:
                tell(ev, COUNTED, seat, EVERYONE, dog + 1, box.points[dog])
        tell(ev, SCORED, seat, EVERYONE, score(s, box, seat), dogs_of(s, box, seat))


def score(s: State, box: Box, seat: int) -> int:
    points = 0
    for dog in range(box.dogs):
        if s.taken_by[dog] == seat + 1:
            points += box.points[dog]
    return points


def dogs_of(s: State, box: Box, seat: int) -> int:
    dogs = 0
    for dog in range(box.dogs):
        if s.taken_by[dog] == seat + 1:
            dogs += 1
    return dogs


def winners(s: State, box: Box) -> int:
    """GDB-5.2: most points, then most dogs; whoever is still level shares."""
    best = 0
    mask = 0
    for seat in range(s.players):
        rank = score(s, box, seat) * (DOGS + 1) + dogs_of(s, box, seat)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
