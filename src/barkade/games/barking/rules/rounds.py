"""The rounds of Barking: items are laid out, cards dealt, items won."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, NOBODY, Chance, Story, take, tell

from ..box import BREEDS, ITEM_KINDS, WONDER, Box
from .deck import deal, discards_go_under, shuffle_cats_in
from .end import finish
from .state import ACT, CLEARED, DISCARDING, LAID_OUT, UNWANTED, WON, State, dogs_of, items_laid, leader_at


def begin_round(s: State, box: Box, rng: Chance, ev: Story) -> None:
    lay_items_out(s, box, rng, ev)
    deal(s, box, rng, ev)
    for seat in range(s.players):
        s.passed[seat] = 0
    discard_or_start(s, box)


def lay_items_out(s: State, box: Box, rng: Chance, ev: Story) -> None:
    """BRK-3.1"""
    unseen = 0
    for kind in range(ITEM_KINDS):
        unseen += s.unseen_items[kind]
    for item in range(items_laid(s, box)):
        kind = take(rng, s.unseen_items, unseen - item)
        s.items[item] = kind + 1
        tell(ev, LAID_OUT, NOBODY, EVERYONE, item, kind)


def discard_or_start(s: State, box: Box) -> None:
    """BRK-3.5: the next one with too many cards discards; when nobody has, BRK-4.1: the first player starts."""
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if s.held[seat] > box.hand_limit:
            s.to_move = seat
            s.phase = DISCARDING
            return
    s.to_move = s.first
    s.phase = ACT


def end_round(s: State, box: Box, rng: Chance, ev: Story) -> None:
    for item in range(items_laid(s, box)):
        award(s, box, item, ev)
    # BRK-8.2; the dogs of the last round just lie among the discards.
    clear(s, box)
    if s.round + 1 == box.rounds:
        finish(s, box, rng, ev)
        return
    discards_go_under(s)
    tell(ev, CLEARED, NOBODY, EVERYONE, s.round)
    if box.teaching == 1 and s.round == 0:
        shuffle_cats_in(s, box, ev)
    s.round += 1
    begin_round(s, box, rng, ev)


def award(s: State, box: Box, item: int, ev: Story) -> None:
    kind = s.items[item] - 1
    winner = leader_at(s, box, item)
    if winner < 0:
        # BRK-7.2, BRK-8.1
        s.gone_items[kind] += 1
        tell(ev, UNWANTED, NOBODY, EVERYONE, item, kind)
    else:
        tell(ev, WON, winner, EVERYONE, kind, dogs_of(s, box, item, winner))
        s.won[winner][kind] += 1


def clear(s: State, box: Box) -> None:
    """BRK-8.1, BRK-8.2: tokens go back, dogs are gathered."""
    for item in range(items_laid(s, box)):
        s.items[item] = 0
        s.token[item] = 0
        for breed in range(BREEDS):
            s.discards[breed] += s.dogs[item][breed]
            s.discards[WONDER] += s.wonders[item][breed]
            s.owner[item][breed] = 0
            s.dogs[item][breed] = 0
            s.wonders[item][breed] = 0
