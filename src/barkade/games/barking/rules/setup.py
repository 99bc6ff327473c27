"""Set-up of Barking."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, draw, tell

from ..box import Box
from .deck import set_up_deck
from .rounds import begin_round
from .state import STARTS, State


def setup(s: State, box: Box, players: int, rng: Chance, ev: Story) -> None:
    s.players = players
    # BRK-2.1: which items the piles hold is settled when they are laid open.
    for kind in range(box.kinds):
        s.unseen_items[kind] = box.item_copies[kind]
    set_up_deck(s, box, ev)
    # BRK-2.3
    if box.first > 0:
        s.first = box.first - 1
    else:
        s.first = draw(rng, players)
    tell(ev, STARTS, s.first, EVERYONE)
    begin_round(s, box, rng, ev)
