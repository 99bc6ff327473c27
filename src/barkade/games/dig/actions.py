"""DIG's actions in parts and in words."""

from __future__ import annotations

from typing import Literal, TypedDict

from barkade.engine.codes import Axis, Codes
from barkade.engine.i18n import Message, message
from barkade.engine.manner import Manner

from .box import CARDS, HAND_LIMIT, NOTHING, POSITIONS, UNSEEN, Box
from .names import card_name, place_name
from .rules.state import DELIVER, DIG, KEEP, PUT_BACK, STOP, State, bone_card, is_bone, pair_of, pairs_in


class Plain(TypedDict):
    kind: Literal["dig", "keep", "stop"]


class Move(TypedDict):
    kind: Literal["move"]
    to: int


class Put(TypedDict):
    kind: Literal["put"]
    slot: int


class Deliver(TypedDict):
    kind: Literal["deliver"]
    slots: list[int]


DigAction = Plain | Move | Put | Deliver


CODES: tuple[Codes, ...] = (
    Codes("move", 0, (Axis("to", POSITIONS + 1),)),
    Codes("dig", DIG),
    Codes("keep", KEEP),
    Codes("put", PUT_BACK, (Axis("slot", HAND_LIMIT + 1),)),
    Codes("deliver", DELIVER, (Axis("slots", 2**HAND_LIMIT),)),  # as bits
    Codes("stop", STOP),
)


MANNERS = {
    "dig": Manner(nerve=1),
    "keep": Manner(nerve=1),
    "put": Manner(nerve=-1),
    "deliver": Manner(nerve=-1),
}
"""Likes and dislikes of bots with a temper, where it makes no difference."""


def can_occur(box: Box, players: int, action: int) -> bool:
    if action < DIG:
        return action <= box.colours + 2 * pairs_in(box)
    if PUT_BACK <= action < DELIVER:
        return action - PUT_BACK <= box.hand_limit
    return not DELIVER <= action < STOP or 0 < action - DELIVER < 1 << box.hand_limit


def chosen_slots(mask: int) -> list[int]:
    return [slot for slot in range(HAND_LIMIT) if mask >> slot & 1]


def hand_card(s: State, slot: int) -> int:
    """The card in a slot of the hand of the seat to move, NOTHING where there is none."""
    return s.hand[s.to_move][slot] if s.to_move >= 0 else NOTHING


def fields(s: State, box: Box, action: int) -> DigAction:
    if action < DIG:
        return {"kind": "move", "to": action}
    if action == DIG:
        return {"kind": "dig"}
    if action == KEEP:
        return {"kind": "keep"}
    if action < DELIVER:
        return {"kind": "put", "slot": action - PUT_BACK}
    if action < STOP:
        return {"kind": "deliver", "slots": chosen_slots(action - DELIVER)}
    return {"kind": "stop"}


SCENT_OF = tuple(pair_of(card) if is_bone(card) else -1 for card in range(len(CARDS)))
"""By card: the pair of a bone, -1 for anything else. A table, as every place in reach is looked up for every view."""


def card_at(s: State, place: int) -> int:
    """Return the card at a place of the yard, as the seat to move knows it (DIG-1.3, DIG-1.4): perhaps without its
    bone. NOTHING at the doghouse."""
    card = s.yard[place] if place else NOTHING
    scent = SCENT_OF[card]
    return card if scent < 0 or s.knows[s.to_move][scent] else bone_card(scent, UNSEEN)


def subject(s: State, box: Box, action: int) -> tuple[int, ...]:
    if action < DIG:
        return (card_at(s, action),)
    if action == DIG:
        place = s.dog[s.to_move]
        return (place, card_at(s, place))
    if PUT_BACK <= action < DELIVER:
        return (hand_card(s, action - PUT_BACK),)
    return tuple(s.hand[s.to_move]) if DELIVER <= action < STOP else ()


def action_message(s: State, box: Box, action: int) -> Message:
    if action < DIG:
        return message("dig-do-move", place=action, card=place_name(action, card_at(s, action)))
    if action == DIG:
        place = s.dog[s.to_move]
        return message("dig-do-dig", card=place_name(place, card_at(s, place)))
    if action == KEEP:
        return message("dig-do-keep")
    if action < DELIVER:
        return message("dig-do-put", card=card_name(hand_card(s, action - PUT_BACK)))
    if action < STOP:
        cards = tuple(card_name(hand_card(s, slot)) for slot in chosen_slots(action - DELIVER))
        return message("dig-do-deliver", cards=cards)
    return message("dig-do-stop")
