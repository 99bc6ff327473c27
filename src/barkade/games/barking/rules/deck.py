"""The deck: blocks of cards whose order nobody knows, dealing, drawing and what goes under it."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Chance, Story, bag_total, take, tell

from ..box import CARDS, CAT, ROUNDS, WONDER, Box
from .state import CATS_DEALT, DEALT, DREW, RESHUFFLED, State, items_laid


def set_up_deck(s: State, box: Box, ev: Story) -> None:
    """BRK-2.2: dogs and wonder dogs; BRK-2.4: the cats come later when teaching."""
    for breed in range(box.breeds):
        s.deck[0][breed] = box.copies[breed]
    s.deck[0][WONDER] = box.wonders
    if box.teaching == 0:
        bring_cats(s, box, ev)


def bring_cats(s: State, box: Box, ev: Story) -> None:
    """Every player gets a cat, the others are among the deck."""
    tell(ev, CATS_DEALT, NOBODY, EVERYONE)
    for seat in range(s.players):
        s.hand[seat][CAT] = 1
        s.held[seat] += 1
        s.kept_cat[seat] = 1
    s.deck[0][CAT] = box.cats - s.players


def shuffle_cats_in(s: State, box: Box, ev: Story) -> None:
    """BRK-2.4: the whole deck becomes one block, the cats among it."""
    for block in range(1, ROUNDS):
        for card in range(CARDS):
            s.deck[0][card] += s.deck[block][card]
            s.deck[block][card] = 0
    bring_cats(s, box, ev)


def cards_to_draw(s: State) -> int:
    """BRK-3.3: deck and discards."""
    total = bag_total(s.discards, CARDS)
    for block in range(ROUNDS):
        total += bag_total(s.deck[block], CARDS)
    return total


def deal(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-3.2: as many cards as there are items, one at a time; BRK-3.4: the same number for everybody."""
    each = min(items_laid(s, box), cards_to_draw(s) // s.players)
    tell(ev, DEALT, NOBODY, EVERYONE, each, items_laid(s, box) - each)
    for _ in range(each):
        for step in range(s.players):
            draw_card(s, (s.first + step) % s.players, rng, ev)


def draw_card(s: State, seat: int, rng: Chance, ev: Story) -> None:
    if bag_total(s.deck[0], CARDS) == 0:
        next_block(s, ev)
    card = take(rng, s.deck[0], bag_total(s.deck[0], CARDS))
    s.hand[seat][card] += 1
    s.held[seat] += 1
    tell(ev, DREW, seat, seat, card)  # BRK-3.6


def next_block(s: State, ev: Story) -> None:
    """Go on with the block underneath; BRK-3.3: if there is none, the discards are shuffled into a new deck."""
    for block in range(1, ROUNDS):
        for card in range(CARDS):
            s.deck[block - 1][card] = s.deck[block][card]
    for card in range(CARDS):
        s.deck[ROUNDS - 1][card] = 0
    if bag_total(s.deck[0], CARDS) == 0:
        for card in range(CARDS):
            s.deck[0][card] = s.discards[card]
            s.discards[card] = 0
        tell(ev, RESHUFFLED, NOBODY, EVERYONE)


def discards_go_under(s: State) -> None:
    """BRK-8.2: a block of their own under the deck."""
    block = 1
    while bag_total(s.deck[block], CARDS) > 0:
        block += 1
    for card in range(CARDS):
        s.deck[block][card] = s.discards[card]
        s.discards[card] = 0


def discard(s: State, seat: int, card: int) -> None:
    s.hand[seat][card] -= 1
    s.held[seat] -= 1
    s.discards[card] += 1
    if card == CAT:
        s.kept_cat[seat] = 0
