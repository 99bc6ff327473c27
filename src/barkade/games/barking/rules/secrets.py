"""Hidden information of Barking (BRK-10): the others' hands and the block being drawn from, mixed into one pool;
how loud others were in a bark-off that goes on."""

from __future__ import annotations

from barkade.engine.kit import UNKNOWN, Chance, bag_total, draw, take, unordered

from ..box import CARDS, CAT, Box
from .end import has_barked
from .state import LOUDNESS, RUNNING, State


def hide(s: State, box: Box, seat: int) -> None:
    """BRK-10.1: everything unseen in the order of the cards, hand after hand; BRK-9.3: at the end all is shown."""
    if s.ending != RUNNING:
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
            if has_barked(s, other):
                s.bark[other] = 1


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    """BRK-10.1: every possible hand, as likely as its cards are in the pool."""
    if s.ending != RUNNING:
        return
    gather(s, seat)
    pool = bag_total(s.deck[0], CARDS)
    for other in range(s.players):
        if other != seat:
            for number in range(missing(s, other)):
                unordered(rng, number + 1)
                s.hand[other][take(rng, s.deck[0], pool)] += 1
                pool -= 1
            if has_barked(s, other):
                s.bark[other] = 1 + draw(rng, LOUDNESS)


def observe(s: State, box: Box, seat: int) -> None:
    """BRK-10.1: the others' hands are unknown, and the pool they come from is in the block being drawn from. How many
    cards they hold, and who must have a cat, has cells of its own."""
    if s.ending != RUNNING:
        return
    gather(s, seat)
    for other in range(s.players):
        if other != seat:
            for card in range(CARDS):
                s.hand[other][card] = UNKNOWN
            if has_barked(s, other):
                s.bark[other] = UNKNOWN


def gather(s: State, seat: int) -> None:
    """Add the hands of all others to the block being drawn from, except for the cats they must have (BRK-10.2)."""
    for other in range(s.players):
        if other != seat:
            for card in range(CARDS):
                s.deck[0][card] += s.hand[other][card]
                s.hand[other][card] = 0
            s.hand[other][CAT] = s.kept_cat[other]
            s.deck[0][CAT] -= s.kept_cat[other]


def missing(s: State, seat: int) -> int:
    """Return the number of cards a seat holds that are not in its hand now."""
    return s.held[seat] - bag_total(s.hand[seat], CARDS)
