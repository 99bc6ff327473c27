"""Barking's actions in parts and in words. All are open: what is played or discarded lies face up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from barkade.engine.codes import Axis, Codes
from barkade.engine.i18n import Message, message
from barkade.engine.manner import Manner

from .box import BREEDS, BY_BARK, CARDS, CAT, COPIES, PILE, WONDER, WONDERS, Box
from .names import breed_id, card_id, card_name, dogs_name, item_name
from .rules import State
from .rules.state import (
    AT,
    BARK,
    CAT_CARD,
    DISCARD,
    DONE,
    LAY,
    LOUDNESS,
    NO_MIC,
    NO_TOKEN,
    PASS,
    SWAP,
    TOKEN,
    breed_of,
    cards_of,
    items_laid,
    may_lay_at,
    wonders_of,
)

SimpleKind = Literal["pass", "cat", "swap", "done", "no-token", "no-mic"]


class Simple(TypedDict):
    kind: SimpleKind


class AtItem(TypedDict):
    """Dogs or a token go to an item, by its number on the table."""

    kind: Literal["at", "token"]
    item: int


class Discard(TypedDict):
    kind: Literal["discard"]
    card: str


class Bark(TypedDict):
    kind: Literal["bark"]
    loudness: int


class Lay(TypedDict):
    """Dogs of a breed are shown; `items` are the numbers of those where they may go."""

    kind: Literal["lay"]
    breed: str
    cards: int
    wonders: int
    items: list[int]


BarkingAction = Simple | AtItem | Discard | Bark | Lay

SIMPLE: Mapping[int, SimpleKind] = {
    PASS: "pass",
    CAT_CARD: "cat",
    SWAP: "swap",
    DONE: "done",
    NO_TOKEN: "no-token",
    NO_MIC: "no-mic",
}


CODES: tuple[Codes, ...] = (
    *(Codes(kind, code) for code, kind in SIMPLE.items()),
    Codes("at", AT, (Axis("item", PILE, 1),)),
    Codes("token", TOKEN, (Axis("item", PILE, 1),)),
    Codes("discard", DISCARD, (Axis("card", CARDS),)),
    Codes("bark", BARK, (Axis("loudness", LOUDNESS),)),
    Codes("lay", LAY, (Axis("breed", BREEDS), Axis("cards", COPIES, 1), Axis("wonders", WONDERS + 1))),
)


MANNERS = {
    "lay": Manner(nerve=1),
    "pass": Manner(nerve=-1),
    "cat": Manner(teeth=1),
    "token": Manner(teeth=1),
    "no-token": Manner(teeth=-1),
}
"""Likes and dislikes of bots with a temper, where it makes no difference."""


def can_occur(box: Box, players: int, action: int) -> bool:
    if action == NO_MIC or BARK <= action < LAY:
        return box.bark_off == BY_BARK
    if AT <= action < DISCARD:
        return (action - AT) % PILE < max(box.piles)
    if DISCARD <= action < BARK:
        card = action - DISCARD
        return card == CAT or (box.wonders > 0 if card == WONDER else box.copies[card] > 0)
    if action >= LAY:
        return cards_of(action) <= box.copies[breed_of(action)] and wonders_of(action) <= box.wonders
    return True


def fields(s: State, box: Box, action: int) -> BarkingAction:
    if action in SIMPLE:
        return {"kind": SIMPLE[action]}
    if action < TOKEN:
        return {"kind": "at", "item": action - AT + 1}
    if action < DISCARD:
        return {"kind": "token", "item": action - TOKEN + 1}
    if action < BARK:
        return {"kind": "discard", "card": card_id(box, action - DISCARD)}
    if action < LAY:
        return {"kind": "bark", "loudness": action - BARK}
    return {
        "kind": "lay",
        "breed": breed_id(box, breed_of(action)),
        "cards": cards_of(action),
        "wonders": wonders_of(action),
        "items": places(s, box, breed_of(action)),
    }


def places(s: State, box: Box, breed: int) -> list[int]:
    """The numbers of the items where the seat to move may lay a breed now."""
    if s.play_at:
        return [s.play_at]
    laid = [item for item in range(items_laid(s, box)) if s.items[item]]
    return [item + 1 for item in laid if may_lay_at(s, box, s.to_move, breed, item)]


def item_on_table(s: State, box: Box, item: int) -> Message:
    """An item by its number and, if there is one, its kind."""
    if not s.items[item]:
        return message("barking-item-none", number=item + 1)
    return message("barking-item", number=item + 1, item=item_name(box, s.items[item] - 1))


def subject(s: State, box: Box, action: int) -> tuple[int, ...]:
    if AT <= action < TOKEN:
        return (s.items[action - AT],)
    if TOKEN <= action < DISCARD:
        return (s.items[action - TOKEN],)
    return tuple(places(s, box, breed_of(action))) if action >= LAY else ()


def action_message(s: State, box: Box, action: int) -> Message:
    if action in SIMPLE:
        return message(f"barking-do-{SIMPLE[action]}")
    if action < TOKEN:
        return message("barking-do-at", item=item_on_table(s, box, action - AT))
    if action < DISCARD:
        return message("barking-do-token", item=item_on_table(s, box, action - TOKEN))
    if action < BARK:
        return message("barking-do-discard", card=card_name(box, action - DISCARD))
    if action < LAY:
        return message("barking-do-bark", loudness=action - BARK)
    return message("barking-do-lay", dogs=dogs_name(box, breed_of(action), cards_of(action), wonders_of(action)))
