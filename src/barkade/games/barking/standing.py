"""Who is ahead at an item, and what it would take to get ahead: what coach and bot reckon with, from a hidden state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from barkade.engine.agreed import Agreed

from .box import BREEDS, WONDER, Box
from .rules import State
from .rules.state import best_breed_of, dogs_of, may_lay_at

Group = tuple[int, int, int]
"""A breed, how many cards of it, and how many wonder dogs with them."""
Play = tuple[Group, ...]
"""The groups of a play, better breeds first; wonder dogs with the first."""


def table_of(view: Mapping[str, Any]) -> tuple[State, Box]:
    """What a view's seat knows as a state, and the box."""
    table = Agreed.of(view["game"], view["players"], view["options"], view["box"])
    known: State = table.room.states.from_flat(view["known"])
    box: Box = table.box()
    return known, box


@dataclass(frozen=True)
class Pack:
    """The dogs of one player at an item: how many, and the best-ranked breed among them."""

    dogs: int = 0
    best: int = BREEDS

    def beats(self, other: Pack) -> bool:
        """BRK-7.1"""
        return self.dogs > other.dogs or (self.dogs == other.dogs > 0 and self.best < other.best)

    def with_play(self, play: Play) -> Pack:
        return Pack(
            self.dogs + sum(cards + wonders for _, cards, wonders in play),
            min(self.best, *(breed for breed, _, _ in play)),
        )


def pack_of(s: State, box: Box, item: int, seat: int) -> Pack:
    dogs = dogs_of(s, box, item, seat)
    return Pack(dogs, best_breed_of(s, box, item, seat)) if dogs else Pack()


def strongest_other(s: State, box: Box, item: int, seat: int) -> Pack:
    """The strongest pack at an item that is not this seat's."""
    strongest = Pack()
    for other in range(s.players):
        pack = pack_of(s, box, item, other)
        if other != seat and pack.beats(strongest):
            strongest = pack
    return strongest


def playable(s: State, box: Box, item: int, seat: int) -> list[int]:
    """The breeds in a seat's hand that may be laid at an item now, the best first."""
    return [breed for breed in range(box.breeds) if s.hand[seat][breed] and may_lay_at(s, box, seat, breed, item)]


def groups_at(s: State, box: Box, item: int, seat: int) -> list[Group]:
    """Everything of one breed that a seat could lay at an item."""
    hand = s.hand[seat]
    return [
        (breed, cards, wonders)
        for breed in playable(s, box, item, seat)
        for cards in range(1, hand[breed] + 1)
        for wonders in range(hand[WONDER] + 1)
    ]


def cheapest_take(s: State, box: Box, item: int, seat: int, more: int = 0) -> Play | None:
    """The play with the fewest and worst cards that puts a seat ahead at an item, with so many dogs more than it takes;
    None if its hand can't, no play at all if it is ahead."""
    mine, other = pack_of(s, box, item, seat), strongest_other(s, box, item, seat)
    if mine.beats(other):
        return ()
    if s.token[item]:
        return cheapest_mixture(s, box, item, seat, mine, other, more)
    enough = [
        group
        for group in groups_at(s, box, item, seat)
        if Pack(group[1] + group[2] - more, group[0]).beats(other) and group[1] + group[2] > more
    ]
    if not enough:
        return None
    return (min(enough, key=lambda group: (group[1] + group[2], group[2], -group[0])),)


def cheapest_mixture(s: State, box: Box, item: int, seat: int, mine: Pack, other: Pack, more: int) -> Play | None:
    """The same where several breeds may be laid: the worst cards first, wonder dogs last."""
    hand, breeds = s.hand[seat], playable(s, box, item, seat)
    cards = [breed for breed in reversed(breeds) for _ in range(hand[breed])]
    if not cards:
        return None
    for dogs in range(max(1, other.dogs - mine.dogs), len(cards) + hand[WONDER] - more + 1):
        better = [breed for breed in cards if breed < other.best]
        chosen = cards
        if not Pack(mine.dogs + dogs, mine.best).beats(other):
            # Equal in number: one of the dogs has to be better than theirs.
            if not better:
                continue
            chosen = [better[0], *cards[: cards.index(better[0])], *cards[cards.index(better[0]) + 1 :]]
        return as_play(chosen[: dogs + more], max(0, dogs + more - len(cards)))
    return None


def as_play(cards: Sequence[int], wonders: int) -> Play:
    """Cards of several breeds as a play."""
    groups = [(breed, cards.count(breed), 0) for breed in sorted(set(cards))]
    breed, count, _ = groups[0]
    return ((breed, count, wonders), *groups[1:])


def worth(items: int) -> int:
    """BRK-9.1: what one more item of a kind is worth to whoever has so many of it."""
    return (3, 2, 1)[min(items, 2)]
