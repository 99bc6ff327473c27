"""Good Boy's events: what each is called, and what its values are."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from barkade.engine.events import INDEX, NUMBER, Event, Events, Felt, FieldType, Newcomer, over
from barkade.engine.i18n import Message, message

from .box import DICE, Box
from .names import dog_breed, dog_name, symbol_name, symbols, treat_key, treat_name
from .rules.state import (
    BUSTED,
    CALLED_NOBODY,
    CAME,
    CAT_IGNORED,
    CAT_SHOWN,
    COUNTED,
    EMPTIED,
    ENDINGS,
    GOT,
    GOT_NOTHING,
    LAID,
    OVER,
    PICKED,
    ROBBED,
    ROLLED,
    SCORED,
    STARTS,
    STOPPED,
    TOOK,
)
from .view import face_as_seen


def treat_or_any(box: Box, kind: int) -> str:
    return "any" if kind >= box.kinds else treat_key(box, kind)


def faces_as_seen(box: Box, *faces: int) -> list[list[str]]:
    return [face_as_seen(box, die, face) for die, face in enumerate(faces)]


def faces_name(box: Box, *faces: int) -> tuple[Message, ...]:
    return tuple(symbol_name(box, symbol) for die, face in enumerate(faces) for symbol in symbols(box, die, face))


TREAT = FieldType(str, treat_or_any, treat_name)
"""A treat; the number after the last kind is `any`."""
FACES = FieldType(list[list[str]], faces_as_seen, faces_name, size=DICE)
DOG = FieldType(int, lambda _box, dog: dog, dog_name)
YARD = INDEX
PLAYER = FieldType(int, lambda _box, seat: seat, lambda _box, seat: message("goodboy-player", seat=seat))

EVENTS = Events(
    "goodboy",
    Event(STARTS, "starts"),
    Event(CAME, "came", yard=YARD, dog=DOG, points=NUMBER),
    Event(ROLLED, "rolled", symbols=FACES),
    Event(GOT, "got", treat=TREAT),
    Event(PICKED, "picked", treat=TREAT),
    Event(ROBBED, "robbed", treat=TREAT, victim=PLAYER, yard=YARD),
    Event(GOT_NOTHING, "got-nothing", treat=TREAT),
    Event(CAT_SHOWN, "cat"),
    Event(CAT_IGNORED, "cat-ignored", cats=NUMBER),
    Event(BUSTED, "busted", treats=NUMBER),
    Event(STOPPED, "stopped"),
    Event(LAID, "laid", treat=TREAT, yard=YARD),
    Event(TOOK, "took", yard=YARD, dog=DOG, points=NUMBER),
    Event(EMPTIED, "emptied", yard=YARD),
    Event(CALLED_NOBODY, "called-nobody"),
    over(OVER, "goodboy", ENDINGS),
    Event(COUNTED, "counted", dog=DOG, points=NUMBER),
    Event(SCORED, "scored", points=NUMBER, dogs=NUMBER),
)


def called(box: Box, _yard: int, dog: int, _points: int) -> Newcomer:
    return Newcomer(dog_breed(box, dog), dog_name(box, dog))


BRINGS = {TOOK: called}


MANY_TREATS = 4
GOOD_DOG = 4
"""Points of a dog that is worth a bark."""


def lost_treats(seat: int, treats: int) -> Felt | None:
    return Felt(seat, "hurt") if treats >= MANY_TREATS else None


def was_robbed(_seat: int, _treat: int, victim: int, _yard: int) -> Felt:
    return Felt(victim, "hurt")


def got_a_dog(seat: int, _yard: int, _dog: int, points: int) -> Felt | None:
    return Felt(seat, "glad") if points >= GOOD_DOG else None


FEELINGS: Mapping[int, Callable[..., Felt | None]] = {BUSTED: lost_treats, ROBBED: was_robbed, TOOK: got_a_dog}
