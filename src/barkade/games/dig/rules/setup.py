"""Set-up of DIG."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Chance, Story, draw, tell

from ..box import BOWLS, UNSEEN, Box
from .play import begin_turn
from .state import STARTS, State, bone_card, pairs_in


def setup(s: State, box: Box, players: int, rng: Chance, ev: Story) -> None:
    s.players = players
    # DIG-2.1: a row of all cards, every order equally likely.
    cards = box.colours + 2 * pairs_in(box)
    for position in range(1, cards + 1):
        if position <= box.colours:
            s.yard[position] = BOWLS + position - 1
        else:
            s.yard[position] = bone_card((position - box.colours - 1) // 2, UNSEEN)
    for position in range(cards, 1, -1):
        other = 1 + draw(rng, position)
        card = s.yard[position]
        s.yard[position] = s.yard[other]
        s.yard[other] = card
    s.last = cards
    # DIG-2.2: all dogs start on the doghouse.
    if box.first > 0:
        s.to_move = box.first - 1
    else:
        s.to_move = draw(rng, players)
    tell(ev, STARTS, s.to_move, EVERYONE)
    begin_turn(s, box)
