"""The actions of Spots: the families that their numbers belong to, in parts and in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from barkade.engine.codes import Axis, Codes, codes_of_action
from barkade.engine.i18n import Message, message
from barkade.engine.manner import Manner

from .box import CARDS_PER_PLAYER, FACES, SEATS, SLOTS, TRICKS, UNSEEN, Box, Trick
from .names import dog_name, trick_name
from .rules import state as at
from .rules.dogs import open_cards
from .rules.state import (
    ACTIONS,
    BURY,
    CHANGE,
    DIG_UP,
    DISCARD,
    DO,
    MARK,
    NAME,
    PHASES,
    PICK,
    PLACE,
    REROLL,
    ROLL,
    SCORE,
    SET_ASIDE,
    STOP,
    TAKE,
    State,
)
from .rules.tiles import trick_at, trick_of

PlainKind = Literal["score", "reroll", "roll", "stop"]
NumberedKind = Literal["bury", "name", "pick", "mark", "discard", "dig-up"]
PlacedKind = Literal["place", "take"]


class Do(TypedDict):
    """Choose a trick."""

    kind: Literal["do"]
    slot: int
    trick: Trick


class Plain(TypedDict):
    kind: PlainKind


class Numbered(TypedDict):
    """An action with a die, or with a named number."""

    kind: NumberedKind
    number: int


class Placed(TypedDict):
    """A die goes to a card of the player, by its place, or is taken from it."""

    kind: PlacedKind
    card: int
    number: int


class SetAside(TypedDict):
    kind: Literal["set-aside"]
    dice: int


class Change(TypedDict):
    """A die in somebody's yard is turned."""

    kind: Literal["change"]
    owner: int
    number: int
    to: int


SpotsAction = Do | Plain | Numbered | Placed | SetAside | Change

NUMBER = Axis("number", FACES, 1)
PLACE_OF_DIE = (Axis("card", CARDS_PER_PLAYER), NUMBER)

CODES: tuple[Codes, ...] = (
    Codes("do", DO, (Axis("slot", SLOTS),)),
    Codes("score", SCORE),
    Codes("reroll", REROLL),
    Codes("roll", ROLL),
    Codes("stop", STOP),
    Codes("place", PLACE, PLACE_OF_DIE),
    Codes("bury", BURY, (NUMBER,)),
    Codes("name", NAME, (NUMBER,)),
    Codes("pick", PICK, (NUMBER,)),
    Codes("mark", MARK, (NUMBER,)),
    Codes("discard", DISCARD, (NUMBER,)),
    Codes("take", TAKE, PLACE_OF_DIE),
    Codes("dig-up", DIG_UP, (NUMBER,)),
    Codes("set-aside", SET_ASIDE, (Axis("dice", at.BOLT_MOST - at.BOLT_LEAST + 1, at.BOLT_LEAST),)),
    Codes("change", CHANGE, (Axis("owner", SEATS, seat=True), NUMBER, Axis("turn", 2, labels=("up", "down")))),
)
FAMILY_OF = tuple(codes_of_action(CODES, action).start for action in range(ACTIONS))

# The tricks that a family is for; those that are not listed are for any.
TRICKS_OF_FAMILY = {
    NAME: (at.FETCH, at.GUARD, at.RETRIEVE),
    PICK: (at.SEARCH,),
    MARK: (at.TRACK,),
    DISCARD: (at.SCAVENGE,),
    TAKE: (at.TROT, at.DOGPILE),
    DIG_UP: (at.DOGPILE,),
    SET_ASIDE: (at.BOLT,),
    CHANGE: (at.DIG,),
}


MANNERS = {
    "roll": Manner(nerve=1),
    "reroll": Manner(nerve=1),
    "stop": Manner(nerve=-1),
    "score": Manner(nerve=-1),
}
"""Likes and dislikes of bots with a temper, where it makes no difference."""


def can_occur(box: Box, players: int, action: int) -> bool:
    family, which = split(action)
    tricks = TRICKS_OF_FAMILY.get(family)
    if tricks is not None and UNSEEN not in box.tiles and not {trick + 1 for trick in tricks} & set(box.tiles):
        return False
    return family != CHANGE or changed(which)["owner"] < players


def split(action: int) -> tuple[int, int]:
    """The family that an action belongs to, and which one of it."""
    return FAMILY_OF[action], action - FAMILY_OF[action]


PLAIN: Mapping[int, PlainKind] = {at.SCORE: "score", at.REROLL: "reroll", at.ROLL: "roll", at.STOP: "stop"}
PLACED: Mapping[int, PlacedKind] = {at.PLACE: "place", at.TAKE: "take"}
NUMBERED: Mapping[int, NumberedKind] = {
    at.BURY: "bury",
    at.NAME: "name",
    at.PICK: "pick",
    at.MARK: "mark",
    at.DISCARD: "discard",
    at.DIG_UP: "dig-up",
}


def fields(s: State, box: Box, action: int) -> SpotsAction:
    family, which = split(action)
    card, face = divmod(which, FACES)
    if family == at.DO:
        return {"kind": "do", "slot": which, "trick": TRICKS[trick_at(s, which)]}
    if family in PLACED:
        return {"kind": PLACED[family], "card": card, "number": face + 1}
    if family == at.SET_ASIDE:
        return {"kind": "set-aside", "dice": which + at.BOLT_LEAST}
    if family == at.CHANGE:
        return changed(which)
    if family in PLAIN:
        return {"kind": PLAIN[family]}
    return {"kind": NUMBERED[family], "number": which + 1}


def changed(which: int) -> Change:
    die, lower = divmod(which, 2)
    seat, face = divmod(die, FACES)
    return {"kind": "change", "owner": seat, "number": face + 1, "to": face if lower else face + 2}


def subject(s: State, box: Box, action: int) -> tuple[int, ...]:
    family, which = split(action)
    if family == at.DO:
        return trick_at(s, which), s.tile_treats[which]
    if family in PLACED:
        return (s.card[s.to_move][which // FACES],)
    if family == at.REROLL:
        return sum(s.aside), sum(s.roll)
    if family == at.ROLL:
        return (dice_offered(s),)
    if family == at.STOP:
        return (s.phase,)
    return (trick_of(s),) if family == at.NAME else ()


def action_message(s: State, box: Box, action: int) -> Message:
    family, which = split(action)
    card, face = divmod(which, FACES)
    if family == at.DO:
        return message("spots-do-trick", trick=trick_name(trick_at(s, which)), treats=s.tile_treats[which])
    if family in PLACED:
        return message(f"spots-do-{PLACED[family]}", number=face + 1, dog=dog_name(s.card[s.to_move][card]))
    if family == at.SET_ASIDE:
        return message("spots-do-set-aside", dice=which + at.BOLT_LEAST)
    if family == at.CHANGE:
        parts = changed(which)
        kind = "lower" if parts["to"] < parts["number"] else "raise"
        return message(f"spots-do-{kind}", seat=parts["owner"], number=parts["number"], to=parts["to"])
    if family == at.REROLL:
        return message("spots-do-reroll", dice=sum(s.aside) or sum(s.roll))
    if family == at.ROLL:
        return message("spots-do-roll", dice=dice_offered(s))
    if family == at.STOP:
        return message(f"spots-do-stop-{PHASES[s.phase]}")
    if family == at.NAME:
        return message(f"spots-do-name-{TRICKS[trick_of(s)]}", number=which + 1)
    if family == at.SCORE:
        return message("spots-do-score")
    return message(f"spots-do-{NUMBERED[family]}", number=which + 1)


def dice_offered(s: State) -> int:
    """Return the number of dice of the offered step."""
    trick = trick_of(s)
    if trick == at.CHASE:
        return min(s.count, s.dice)
    if trick == at.SPRINT:
        return min(open_cards(s, s.to_move), s.dice)
    if trick == at.DOGPILE:
        own = any(s.filled[s.to_move]) or any(s.buried[s.to_move])
        return min(2, s.dice) + int(own)
    return 1
