"""Spots' events: what each is called, and what its values are."""

from __future__ import annotations

from barkade.engine.events import NUMBER, ORDINAL, Event, Events, Felt, FieldType, Newcomer, one_of, over
from barkade.engine.i18n import Message, message

from .box import DOGS, FACES, TRICKS, Box
from .names import dice_listed, dog_name, trick_name
from .rules.state import (
    ALL_BUST,
    BURIED,
    BUSTED,
    CHOSE,
    DISCARDED,
    DREW,
    DUG_UP,
    ENDINGS,
    FIRST_DIE,
    GAVE_TREATS,
    GOT_TREATS,
    LOWERED,
    NAMED,
    OVER,
    PES_GOT_TREATS,
    PES_ROLLED,
    PES_SCORED,
    PICKED,
    PLACED,
    PUT_ASIDE,
    RAISED,
    REFRESHED,
    REROLLS,
    ROLLS,
    SCORED,
    STARTS,
    STOPPED,
    TOOK,
    TURNED_UP,
)
from .view import numbers


def raised_words(_box: Box, _seat: int, owner: int, number: int, to: int) -> Message:
    return message("spots-told-raised", seat=owner, number=number, to=to)


def lowered_words(_box: Box, _seat: int, owner: int, number: int, to: int) -> Message:
    return message("spots-told-lowered", seat=owner, number=number, to=to)


DICE = FieldType(list[int], lambda _box, *dice: numbers(list(dice)), lambda _box, *dice: dice_listed(dice), size=FACES)
FACE = ORDINAL
"""A number on a die."""
DOG = one_of(DOGS, [dog_name(dog) for dog in range(len(DOGS))])
TRICK = one_of(TRICKS, [trick_name(trick) for trick in range(len(TRICKS))])

EVENTS = Events(
    "spots",
    Event(FIRST_DIE, "first-die", number=FACE),
    Event(STARTS, "starts", others=NUMBER),
    Event(DREW, "drew", dog=DOG),
    Event(ALL_BUST, "all-bust"),
    Event(REFRESHED, "refreshed", trick=TRICK, treats=NUMBER),
    Event(TURNED_UP, "turned-up", trick=TRICK),
    Event(CHOSE, "chose", trick=TRICK, treats=NUMBER),
    Event(ROLLS, "rolls", dice=DICE),
    Event(REROLLS, "rerolls", dice=DICE),
    Event(PLACED, "placed", dog=DOG, number=FACE),
    Event(BURIED, "buried", number=FACE, pips=NUMBER),
    Event(NAMED, "named", number=FACE),
    Event(PICKED, "picked", dice=DICE),
    Event(DISCARDED, "discarded", number=FACE),
    Event(TOOK, "took", dog=DOG, number=FACE),
    Event(DUG_UP, "dug-up", number=FACE),
    Event(PUT_ASIDE, "put-aside", dice=NUMBER),
    Event(RAISED, "raised", raised_words, owner=NUMBER, number=NUMBER, to=NUMBER),
    Event(LOWERED, "lowered", lowered_words, owner=NUMBER, number=NUMBER, to=NUMBER),
    Event(BUSTED, "busted", pips=NUMBER),
    Event(SCORED, "scored", dog=DOG),
    Event(GOT_TREATS, "got-treats", treats=NUMBER),
    Event(GAVE_TREATS, "gave-treats", treats=NUMBER),
    Event(STOPPED, "stopped"),
    Event(PES_ROLLED, "pes-rolled", number=FACE, trick=TRICK),
    Event(PES_SCORED, "pes-scored", dog=DOG, dogs=NUMBER),
    Event(PES_GOT_TREATS, "pes-got-treats", treats=NUMBER),
    over(OVER, "spots", ENDINGS),
)


def scored(_box: Box, dog: int) -> Newcomer:
    return Newcomer(DOGS[dog], dog_name(dog))


BRINGS = {SCORED: scored}


def went_bust(seat: int, _pips: int) -> Felt:
    return Felt(seat, "hurt")


def filled_a_dog(seat: int, _dog: int) -> Felt:
    return Felt(seat, "glad")


FEELINGS = {BUSTED: went_bust, SCORED: filled_a_dog}
