"""DIG's events: what each is called, and what its values are."""

from __future__ import annotations

from barkade.engine.events import NUMBER, Event, Events, Felt, FieldType, Newcomer, one_of, over
from barkade.engine.i18n import message

from .box import COLOURS, Box
from .names import card_name, colour_name
from .rules.state import (
    BOWL,
    BURIED,
    BURIED_BONE,
    COUNTED,
    DELIVERED,
    DUG,
    ENDINGS,
    FILLED,
    FOUND,
    KEPT,
    LEFT_IN_HAND,
    LEFT_IN_YARD,
    MOVED,
    OVER,
    PULLED_BACK,
    SCORED,
    SHRANK,
    STARTS,
    STOPPED,
)
from .view import Card, card_as_seen

PLACE = NUMBER
"""A place of the row; 0 is the doghouse."""
CARD = FieldType(Card, lambda _box, card: card_as_seen(card), lambda _box, card: card_name(card))
COLOUR = one_of(COLOURS, [colour_name(colour) for colour in range(len(COLOURS))])

EVENTS = Events(
    "dig",
    Event(STARTS, "starts"),
    Event(MOVED, "moved", start=PLACE, place=PLACE),
    Event(DUG, "dug", place=PLACE, card=CARD),
    Event(FOUND, "found", place=PLACE, card=CARD),
    Event(KEPT, "kept", place=PLACE),
    Event(BURIED, "buried", place=PLACE, card=CARD),
    Event(BURIED_BONE, "buried-bone", place=PLACE, card=CARD),
    Event(DELIVERED, "delivered", place=PLACE, card=CARD, colour=COLOUR, worth=NUMBER),
    Event(STOPPED, "stopped", left=NUMBER),
    Event(FILLED, "filled", start=PLACE, place=PLACE),
    Event(BOWL, "bowl", colour=COLOUR, place=PLACE, worth=NUMBER, passed=NUMBER),
    Event(SHRANK, "shrank", length=NUMBER),
    Event(PULLED_BACK, "pulled-back", start=PLACE, place=PLACE),
    over(OVER, "dig", ENDINGS),
    Event(LEFT_IN_HAND, "left-in-hand", card=CARD),
    Event(LEFT_IN_YARD, "left-in-yard", place=PLACE, card=CARD),
    Event(COUNTED, "counted", colour=COLOUR, bones=NUMBER, value=NUMBER, points=NUMBER),
    Event(SCORED, "scored", points=NUMBER),
)


def met(_box: Box, _points: int) -> Newcomer:
    """Everybody who has played to the end has met the digger."""
    return Newcomer("jack-russell", message("dig-digger"))


BRINGS = {SCORED: met}


GOOD_BOWL = 4


def delivered_well(seat: int, _place: int, _card: int, _colour: int, worth: int) -> Felt | None:
    return Felt(seat, "glad") if worth >= GOOD_BOWL else None


FEELINGS = {DELIVERED: delivered_well}
