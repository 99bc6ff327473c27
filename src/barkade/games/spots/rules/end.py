"""The end of a game of Spots."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Story, tell

from ..box import Box
from .dogs import dogs_scored
from .state import OVER, RUNNING, SIX_DOGS, State
from .tricks import clear_trick


def end_game(s: State, ev: Story) -> None:
    """The ending is set already."""
    clear_trick(s)
    tell(ev, OVER, NOBODY, EVERYONE, s.ending)
    s.to_move = -1


# Who wins


def score(s: State, box: Box, seat: int) -> int:
    return dogs_scored(s, seat)


def winners(s: State, box: Box) -> int:
    """SPT-5.4, SPT-5.5: six dogs, else the most; alone, only six beat Pes."""
    if s.players == 1:
        if s.ending == SIX_DOGS or (s.ending == RUNNING and dogs_scored(s, 0) > s.pes_scored):
            return 1
        return 0
    best = 0
    mask = 0
    for seat in range(s.players):
        dogs = dogs_scored(s, seat)
        if dogs > best:
            best = dogs
            mask = 0
        if dogs == best:
            mask |= 1 << seat
    return mask
