"""Set-up of Spots."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, draw, tell

from ..box import DICE, FACES, NUMBER_OF_DOGS, TREATS, Box
from .dice import gather, pips_of
from .dogs import draw_dog, turn_up_dog
from .state import FIRST_DIE, STARTS, State
from .tiles import lay_tiles
from .turn import pes_pays


def setup(s: State, box: Box, players: int, rng: Chance, ev: Story) -> None:
    s.players = players
    lay_tiles(s, box, rng)
    s.dice = DICE
    s.spare_treats = TREATS
    # SPT-2.2: two dogs, a treat and a buried die each.
    for dog in range(NUMBER_OF_DOGS):
        s.deck[dog] = 1
    turn_up_dog(s, rng)
    for seat in range(players):
        for _ in range(box.dogs_at_start):
            draw_dog(s, seat, rng, ev)
        s.treats[seat] = 1
        s.spare_treats -= 1
        s.dice -= 1
    s.to_move = first_player(s, rng, ev)
    tell(ev, STARTS, s.to_move, EVERYONE, players - 1)
    if players == 1:
        # SPT-9.3
        s.spare_treats -= box.pes_treats
        s.pes_treats = box.pes_treats
        pes_pays(s, rng, ev)


def first_player(s: State, rng: Chance, ev: Story) -> int:
    """SPT-2.3: the highest buried die; those tied for it roll again, until one is ahead of the others."""
    tied = (1 << s.players) - 1
    while True:
        highest = 0
        for seat in range(s.players):
            if tied >> seat & 1:
                gather(s.buried[seat])
                face = draw(rng, FACES)
                s.buried[seat][face] = 1
                highest = max(highest, face + 1)
                tell(ev, FIRST_DIE, seat, EVERYONE, face)
        ahead = 0
        first = 0
        for seat in range(s.players):
            if tied >> seat & 1:
                if pips_of(s.buried[seat]) == highest:
                    ahead += 1
                    first = seat
                else:
                    tied &= ~(1 << seat)
        if ahead == 1:
            return first
