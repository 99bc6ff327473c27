"""Barking's coach, from a view alone: who leads each item, what would take it and whether your hand can do it, what is
unseen by breed, and the exact odds of the next card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from barkade.engine.i18n import Message, message
from barkade.engine.setup import Setup

from .box import BREEDS, CARDS, CAT, WONDER, Box
from .names import breed_id, breed_name, card_id, card_name, dogs_name, item_name
from .rules import State
from .rules.state import best_breed_of, dogs_of, leader_at, may_lay_at
from .view import unseen

Group = tuple[int, int, int]
"""A breed, the number of its cards, and the number of wonder dogs with them."""
Play = tuple[Group, ...]
"""The groups of a play, better breeds first; wonder dogs go with the first."""


def table_of(view: Mapping[str, Any]) -> tuple[State, Box]:
    """Return the state as a view's seat knows it, and the box."""
    table = Setup.of(view["game"], view["players"], view["options"], view["box"])
    known: State = table.game.states.from_flat(view["known"])
    box: Box = table.box()
    return known, box


@dataclass(frozen=True)
class Pack:
    """The dogs of one player at an item: their number, and the best-ranked breed among them."""

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
    """Return the strongest pack at an item that belongs to another seat."""
    strongest = Pack()
    for other in range(s.players):
        pack = pack_of(s, box, item, other)
        if other != seat and pack.beats(strongest):
            strongest = pack
    return strongest


def playable(s: State, box: Box, item: int, seat: int) -> list[int]:
    """Return the breeds in a seat's hand that may be laid at an item now, the best first."""
    return [breed for breed in range(box.breeds) if s.hand[seat][breed] and may_lay_at(s, box, seat, breed, item)]


def groups_at(s: State, box: Box, item: int, seat: int) -> list[Group]:
    """Return all groups of one breed that a seat could lay at an item."""
    hand = s.hand[seat]
    return [
        (breed, cards, wonders)
        for breed in playable(s, box, item, seat)
        for cards in range(1, hand[breed] + 1)
        for wonders in range(hand[WONDER] + 1)
    ]


def cheapest_take(s: State, box: Box, item: int, seat: int, more: int = 0) -> Play | None:
    """Return the play with the fewest and worst cards that puts a seat ahead at an item, `more` dogs beyond the
    minimum; None if its hand can't, an empty play if it is ahead already."""
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
    """Return the same where several breeds may be laid: the worst cards first, wonder dogs last."""
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
    """Return cards of several breeds as a play."""
    groups = [(breed, cards.count(breed), 0) for breed in sorted(set(cards))]
    breed, count, _ = groups[0]
    return ((breed, count, wonders), *groups[1:])


def worth(items: int) -> int:
    """BRK-9.1: return the points for one more item of a kind, for a player who has `items` of it."""
    return (3, 2, 1)[min(items, 2)]


View = Mapping[str, Any]


def advise(view: View) -> dict[str, Any]:
    """Return the items in table order; `lines` has the most useful advice first."""
    s, box = table_of(view)
    seat = view["seat"]
    items = [about_item(s, box, item, seat) for item in range(box.piles[s.round]) if s.items[item]]
    hidden = unseen(s, -1 if seat is None else seat)
    return {
        "items": items,
        "unseen": {card_id(box, card): count for card, count in enumerate(hidden) if count},
        "next_card": {card_id(box, card): chance for card, chance in next_card(s, seat).items()},
        "lines": [line.as_dict() for line in lines(s, box, seat, items, hidden)],
    }


def why(view: View, actions: Sequence[Mapping[str, Any]]) -> list[Message | None]:
    """Return how things stand at the item that an action is about, the most useful one if there are several."""
    s, box = table_of(view)
    items = {item + 1: about_item(s, box, item, view["seat"]) for item in range(box.piles[s.round]) if s.items[item]}

    def about(action: Mapping[str, Any]) -> Message | None:
        numbers = action.get("items", [action["item"]] if "item" in action else [])
        useful = sorted((items[number] for number in numbers if number in items), key=usefulness)
        return standing_line(s, box, useful[0]) if useful else None

    return [about(action) for action in actions]


# Items


def about_item(s: State, box: Box, item: int, seat: int | None) -> dict[str, Any]:
    """Return who leads with what; and for the seat: the item's worth, the dogs needed to take it, and its own that
    could."""
    leader = leader_at(s, box, item)
    lead = pack_of(s, box, item, leader) if leader >= 0 else Pack()
    found: dict[str, Any] = {
        "number": item + 1,
        "leader": None if leader < 0 else leader,
        "dogs": lead.dogs,
        "best": breed_id(box, lead.best) if lead.dogs else None,
    }
    if seat is None:
        return found
    mine, other = pack_of(s, box, item, seat), strongest_other(s, box, item, seat)
    play = cheapest_take(s, box, item, seat)
    return found | {
        "worth": worth(s.won[seat][s.items[item] - 1]),
        "may_lay": [breed_id(box, breed) for breed in playable(s, box, item, seat)],
        "dogs_to_take": other.dogs + 1 - mine.dogs if leader != seat else 0,
        "dogs_to_tie": other.dogs - mine.dogs if leader != seat else 0,
        "better_than": breed_id(box, other.best) if other.dogs else None,
        "take": None if play is None else [as_fields(box, group) for group in play],
    }


def as_fields(box: Box, group: tuple[int, int, int]) -> dict[str, Any]:
    return {"breed": breed_id(box, group[0]), "cards": group[1], "wonders": group[2]}


# Odds


def next_card(s: State, seat: int | None) -> dict[int, float]:
    """Return the probability of each card to be drawn next (BRK-10): from the pool while the block lasts, then from the
    blocks below, then from the current discards. Empty when the game is over."""
    if s.to_move < 0:
        return {}
    if sum(s.deck[0]):
        bag = unseen(s, -1 if seat is None else seat)
        # Cats that others must have are not in the deck (BRK-10.2).
        bag[CAT] -= sum(s.kept_cat[other] for other in range(s.players) if other != seat)
    else:
        bag = next((block for block in (*s.deck, s.discards) if sum(block)), [0] * CARDS)
    total = sum(bag)
    return {card: count / total for card, count in enumerate(bag) if count}


# In words


def lines(s: State, box: Box, seat: int | None, items: list[dict[str, Any]], hidden: list[int]) -> list[Message]:
    said = []
    for about in sorted(items, key=usefulness):
        said.append(standing_line(s, box, about))
        if seat is not None and about["leader"] != seat:
            said.append(taking_line(s, box, seat, about))
    if sum(hidden):
        counts = tuple(
            message("barking-coach-count", card=card_name(box, card), count=count)
            for card, count in enumerate(hidden)
            if count
        )
        said.append(message("barking-coach-unseen", cards=counts))
    odds = next_card(s, seat)
    if odds:
        likely = sorted(odds, key=lambda card: -odds[card])[:4]
        chances = tuple(
            message("barking-coach-chance", card=card_name(box, card), percent=round(100 * odds[card]))
            for card in likely
        )
        said.append(message("barking-coach-next", cards=chances))
    return said


def usefulness(about: Mapping[str, Any]) -> tuple[bool, int, int]:
    """Sort key: first what can be taken now, the most valuable first."""
    return not about.get("take"), -about.get("worth", 0), about["number"]


def standing_line(s: State, box: Box, about: Mapping[str, Any]) -> Message:
    item = message("barking-item", number=about["number"], item=item_name(box, s.items[about["number"] - 1] - 1))
    leader = about["leader"]
    if leader is None:
        return message("barking-coach-free", item=item)
    best = breed_name(box, pack_of(s, box, about["number"] - 1, leader).best)
    return message("barking-coach-leader", seat=leader, item=item, dogs=about["dogs"], breed=best)


def taking_line(s: State, box: Box, seat: int, about: Mapping[str, Any]) -> Message:
    """Say what would take an item, and with which cards of the hand."""
    play = cheapest_take(s, box, about["number"] - 1, seat)
    if play:
        return message("barking-coach-take", play=play_name(box, play), worth=about["worth"])
    if pack_of(s, box, about["number"] - 1, seat).dogs and not s.token[about["number"] - 1]:
        return message("barking-coach-needs-cat", worth=about["worth"])
    other = strongest_other(s, box, about["number"] - 1, seat)
    need, tie = about["dogs_to_take"], about["dogs_to_tie"]
    if tie > 0 and other.best > 0:
        return message("barking-coach-need-or", dogs=need, tie=tie, rank=other.best + 1, worth=about["worth"])
    return message("barking-coach-need", dogs=need, worth=about["worth"])


def play_name(box: Box, play: Play) -> tuple[Message, ...]:
    return tuple(dogs_name(box, *group) for group in play)
