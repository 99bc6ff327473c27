"""Barking's coach, from a view alone: who leads each item and by what, what would take it and whether your hand can do
it, what is unseen by breed, and the exact odds of the next card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from barkade.engine.words import Message, message

from .box import CARDS, CAT, Box
from .names import breed_id, breed_name, card_id, card_name, dogs_name, item_name
from .rules import State
from .rules.state import leader_at
from .standing import Pack, Play, cheapest_take, pack_of, playable, strongest_other, table_of, worth
from .view import unseen

View = Mapping[str, Any]


def advise(view: View) -> dict[str, Any]:
    """Items in their order on the table; `lines` the most useful first."""
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


# Items


def about_item(s: State, box: Box, item: int, seat: int | None) -> dict[str, Any]:
    """Who leads with what; and for the seat: what it is worth, how many dogs would take it, and which of its own."""
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
    """The chance of each card to be drawn next (BRK-10): from the pool while the block lasts, then from what lies under
    it, then from the discards as they are now. Nothing when the game is over."""
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
    """First what can be taken now, the dearest of it first."""
    return not about.get("take"), -about.get("worth", 0), about["number"]


def standing_line(s: State, box: Box, about: Mapping[str, Any]) -> Message:
    item = message("barking-item", number=about["number"], item=item_name(box, s.items[about["number"] - 1] - 1))
    leader = about["leader"]
    if leader is None:
        return message("barking-coach-free", item=item)
    best = breed_name(box, pack_of(s, box, about["number"] - 1, leader).best)
    return message("barking-coach-leader", seat=leader, item=item, dogs=about["dogs"], breed=best)


def taking_line(s: State, box: Box, seat: int, about: Mapping[str, Any]) -> Message:
    """What would take an item, and with which cards of the hand."""
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
