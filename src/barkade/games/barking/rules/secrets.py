"""What a seat can't know (BRK-10): the hands of the others and the block that is drawn from, mixed into one pool."""

from __future__ import annotations

from barkade.engine.kit import Chance, bag_total, take

from ..box import CARDS, CAT, Box
from .state import State


def hide(s: State, box: Box, seat: int) -> None:
    """BRK-10.1: everything unseen in the order of the cards, hand after hand; BRK-9.3: at the end all is shown."""
    if s.to_move < 0:
        return
    gather(s, seat)
    for other in range(s.players):
        if other != seat:
            card = 0
            for _ in range(missing(s, other)):
                while s.deck[0][card] == 0:
                    card += 1
                s.deck[0][card] -= 1
                s.hand[other][card] += 1


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    """BRK-10.1: every hand that is possible as likely as its cards are in the pool."""
    if s.to_move < 0:
        return
    gather(s, seat)
    pool = bag_total(s.deck[0], CARDS)
    for other in range(s.players):
        if other != seat:
            for _ in range(missing(s, other)):
                s.hand[other][take(rng, s.deck[0], pool)] += 1
                pool -= 1


def gather(s: State, seat: int) -> None:
    """Put the hands of all others to the block being drawn from, but for the cats they must have (BRK-10.2)."""
    for other in range(s.players):
        if other != seat:
            for card in range(CARDS):
                s.deck[0][card] += s.hand[other][card]
                s.hand[other][card] = 0
            s.hand[other][CAT] = s.kept_cat[other]
            s.deck[0][CAT] -= s.kept_cat[other]


def missing(s: State, seat: int) -> int:
    """How many cards a seat holds that are not in its hand now."""
    return s.held[seat] - bag_total(s.hand[seat], CARDS)
