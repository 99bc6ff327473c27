"""Situations of Barking set up by hand: say what matters, and the rest of the box falls into its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import barkade
from barkade.engine.chance import SeededChance
from barkade.games.barking import box as boxes
from barkade.games.barking import box as ownbox
from barkade.games.barking.names import card_id, item_id

Cards = Mapping[str, int]
ROUND_1 = ("mailbox", "boxes", "balloon")

TINY: dict[str, Any] = {
    "breeds": [{"name": "Poodle", "copies": 5}, {"name": "Beagle", "copies": 5}],
    "items": [{"name": "Kite", "copies": 2}, {"name": "Drum", "copies": 1}],
    "wonders": 1,
    "cats": 5,
    "piles": [1, 2],
    "hand_limit": 2,
}
"""A box so small that all its games can be counted."""


def box_of(custom: Mapping[str, Any] | None) -> boxes.Box:
    box = boxes.printed()
    if custom is not None:
        ownbox.replace(box, custom)
    return box


class Counts:
    """Counts by name as rows of the state, for one box."""

    def __init__(self, custom: Mapping[str, Any] | None) -> None:
        self.box = box_of(custom)
        self.cards = {card_id(self.box, card): card for card in (*range(self.box.breeds), boxes.WONDER, boxes.CAT)}
        self.kinds = {item_id(self.box, kind): kind for kind in range(self.box.kinds)}

    def of_cards(self, named: Cards) -> list[int]:
        row = [0] * boxes.CARDS
        for name, count in named.items():
            row[self.cards[name]] = count
        return row

    def of_items(self, named: Cards) -> list[int]:
        row = [0] * boxes.ITEM_KINDS
        for name, count in named.items():
            row[self.kinds[name]] = count
        return row


def position(
    hands: Sequence[Cards],
    items: Sequence[str] = ROUND_1,
    dogs: Sequence[tuple[int, int, str, int, int]] = (),
    *,
    tokens: Sequence[int] = (),
    discards: Cards | None = None,
    under: Sequence[Cards] = (),
    won: Sequence[Cards] = (),
    kept_cats: Sequence[int] = (),
    passed: Sequence[int] = (),
    to_move: int = 0,
    round_: int = 1,
    options: Mapping[str, Any] | None = None,
    custom: Mapping[str, Any] | None = None,
    **state: Any,
) -> dict[str, Any]:
    """A position. Dogs are (item, seat, breed, cards, wonder dogs), items and seats counted from 1 and 0 as in views.
    The block that is drawn from gets all cards that are nowhere else, and earlier rounds' items are out of the game."""
    counts = Counts(custom)
    box = counts.box
    left = [*box.copies, box.wonders, 0 if (options or {}).get("teaching") and round_ == 1 else box.cats]
    rows = [counts.of_cards(cards) for cards in (*hands, *under, discards or {})]
    owner = [[0] * boxes.BREEDS for _ in range(boxes.PILE)]
    laid = [[0] * boxes.BREEDS for _ in range(boxes.PILE)]
    wonders = [[0] * boxes.BREEDS for _ in range(boxes.PILE)]
    for item, seat, breed, cards, jokers in dogs:
        at = counts.cards[breed]
        owner[item - 1][at], laid[item - 1][at], wonders[item - 1][at] = seat + 1, cards, jokers
        left[at] -= cards
        left[boxes.WONDER] -= jokers
    if "shown_breed" in state:
        left[state["shown_breed"] - 1] -= state.get("shown_dogs", 0)
        left[boxes.WONDER] -= state.get("shown_wonders", 0)
    for row in rows:
        left = [there - gone for there, gone in zip(left, row, strict=True)]
    unseen = list(box.item_copies)
    open_items = [counts.of_items({name: 1}) for name in items] + [counts.of_items(each) for each in won]
    for row in open_items:
        unseen = [there - gone for there, gone in zip(unseen, row, strict=True)]
    gone_items = [0] * boxes.ITEM_KINDS
    for _ in range(sum(box.piles[:round_]) - sum(map(sum, open_items))):
        kind = unseen.index(max(unseen))
        unseen[kind] -= 1
        gone_items[kind] += 1
    return {
        "game": "barking",
        "players": len(hands),
        "options": dict(options or {}),
        "box": custom,
        "state": {
            "to_move": to_move,
            "phase": "act",
            "round": round_ - 1,
            "passed": [int(seat in passed) for seat in range(len(hands))],
            "held": [sum(hand.values()) for hand in hands],
            "hand": rows[: len(hands)],
            "kept_cat": [int(seat in kept_cats) for seat in range(len(hands))],
            "deck": [left, *rows[len(hands) : -1]],
            "discards": rows[-1],
            "unseen_items": unseen,
            "gone_items": gone_items,
            "won": [counts.of_items(each) for each in won],
            "items": [counts.kinds[name] + 1 for name in items],
            "token": [int(item in tokens) for item in range(1, boxes.PILE + 1)],
            "owner": owner,
            "dogs": laid,
            "wonders": wonders,
            **state,
        },
    }


def lay_out(*args: Any, seed: int = 1, **kwargs: Any) -> barkade.Match:
    """A match in a position."""
    return barkade.from_position(position(*args, **kwargs), SeededChance(seed))


def texts(match: barkade.Match) -> list[str]:
    return [action.text for action in match.legal()]


def board(match: barkade.Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["board"]
    return found


def hand(match: barkade.Match, seat: int) -> dict[str, int]:
    found: dict[str, int] = board(match, seat)["hands"][seat]["cards"]
    return found


def rule_against(match: barkade.Match, text: str) -> str:
    """The number of the rule that forbids an action."""
    reason = match.why_not(text)
    assert reason is not None, text
    assert str(reason)
    return reason.rule


def all_pass(match: barkade.Match) -> None:
    """Everybody who is still in passes, and the round ends."""
    now = match.state.round
    while not match.over and match.state.round == now and match.state.phase == 1:
        match.play("pass")


def said(match: barkade.Match, seat: int | None = None, since: int = -1) -> list[str]:
    """The kinds of what a seat was told."""
    return [event["kind"] for event in match.events(seat, since)]
