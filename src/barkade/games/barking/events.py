"""Barking's events: what each is called, and what its values are."""

from __future__ import annotations

from typing import TypedDict

from barkade.engine.events import NUMBER, ORDINAL, Event, Events, Felt, FieldType, Newcomer, one_of, over
from barkade.engine.i18n import Message, message

from .box import Box
from .names import breed_id, breed_name, card_id, card_name, dogs_name, item_id, item_name
from .rules.state import (
    BARK_OFF,
    BARKED,
    CATS_DEALT,
    CHAMPION,
    CLEARED,
    COUNTED,
    DEALT,
    DISCARDED,
    DREW,
    DREW_BARK,
    ENDINGS,
    HEARD,
    KEPT_TOKEN,
    LAID,
    LAID_OUT,
    OVER,
    PASSED,
    PLAYED_CAT,
    PUT_TOKEN,
    RESHUFFLED,
    SCORED,
    SHOWED,
    STARTS,
    SWAPPED,
    UNHEARD,
    UNWANTED,
    WON,
)
from .view import Dogs, dogs_as_played


class ItemOnTable(TypedDict):
    number: int
    kind: str


def item_on_table(box: Box, item: int, kind: int) -> ItemOnTable:
    return {"number": item + 1, "kind": item_id(box, kind)}


def item_on_table_name(box: Box, item: int, kind: int) -> Message:
    return message("barking-item", number=item + 1, item=item_name(box, kind))


def champion_words(_box: Box, seat: int, ending: int) -> Message:
    return message(f"barking-told-champion-{ENDINGS[ending]}", seat=seat)


def won_words(box: Box, seat: int, kind: int, dogs: int) -> Message:
    item = item_name(box, kind)
    prize = message("barking-prize", item=item, dogs=dogs)
    return message("barking-told-won", seat=seat, item=item, dogs=dogs, prize=prize)


CARD = FieldType(str, card_id, card_name)
ITEM = FieldType(str, item_id, item_name)
"""An item by its kind."""
ITEM_ON_TABLE = FieldType(ItemOnTable, item_on_table, item_on_table_name, size=2)
DOGS = FieldType(Dogs, dogs_as_played, dogs_name, size=3)

EVENTS = Events(
    "barking",
    Event(STARTS, "starts"),
    Event(LAID_OUT, "laid-out", item=ITEM_ON_TABLE),
    Event(DEALT, "dealt", cards=NUMBER, short=NUMBER),
    Event(DREW, "drew", card=CARD),
    Event(DISCARDED, "discarded", card=CARD),
    Event(PLAYED_CAT, "cat"),
    Event(PUT_TOKEN, "token", item=ITEM_ON_TABLE),
    Event(KEPT_TOKEN, "no-token"),
    Event(SWAPPED, "swapped"),
    Event(SHOWED, "showed", dogs=DOGS),
    Event(LAID, "laid", item=ITEM_ON_TABLE, dogs=DOGS),
    Event(PASSED, "passed"),
    Event(WON, "won", won_words, item=ITEM, dogs=NUMBER),
    Event(UNWANTED, "unwanted", item=ITEM_ON_TABLE),
    Event(CLEARED, "cleared", round=ORDINAL),
    Event(RESHUFFLED, "reshuffled"),
    Event(CATS_DEALT, "cats-dealt"),
    Event(BARK_OFF, "bark-off"),
    Event(BARKED, "barked"),
    Event(HEARD, "heard", loudness=NUMBER),
    Event(UNHEARD, "unheard"),
    Event(DREW_BARK, "drew-bark", loudness=NUMBER),
    Event(CHAMPION, "champion", champion_words, ending=one_of(ENDINGS, ENDINGS)),
    over(OVER, "barking", ENDINGS),
    Event(COUNTED, "counted", item=ITEM, items=NUMBER, points=NUMBER),
    Event(SCORED, "scored", points=NUMBER),
)


def met(box: Box, _item: int, _kind: int, breed: int, _cards: int, _wonders: int) -> Newcomer | None:
    return Newcomer(breed_id(box, breed), breed_name(box, breed)) if breed < box.breeds else None


BRINGS = {LAID: met}


BIG_PACK = 4


def won_big(seat: int, _item: int, dogs: int) -> Felt | None:
    return Felt(seat, "glad") if dogs >= BIG_PACK else None


FEELINGS = {WON: won_big}
