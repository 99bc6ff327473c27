"""Set-up of Good Boy."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, bag_total, draw, tell

from ..box import YARDS, Box
from .play import next_dog
from .state import STARTS, State


def setup(s: State, box: Box, players: int, rng: Chance, ev: Story) -> None:
    s.players = players
    # GDB-2.1: the pool, the pile, and a dog on each yard.
    for kind in range(box.kinds):
        s.pool[kind] = box.treats[kind]
    for dog in range(box.dogs):
        s.pile[dog] = 1
    for yard in range(YARDS):
        if bag_total(s.pile, box.dogs) > 0:
            next_dog(s, box, yard, rng, ev)
    # GDB-2.2
    if box.first > 0:
        s.first = box.first - 1
    else:
        s.first = draw(rng, players)
    s.to_move = s.first
    s.round = 1
    tell(ev, STARTS, s.first, EVERYONE)
