"""The notation of Spots.

    do walk         do the trick on a tile            score           score all filled dogs
    roll, stop      do an offered step, or leave it   reroll          spend a treat
    3>burt          place a 3 on a card               3>yard          bury it
    3>out           Scavenge discards it              3<burt, 3<yard  take it up (Trot, Dogpile)
    name 3          a number (Fetch, Guard, Retrieve) pick 3          a die of Search's set
    mark 3          a die for Track to reroll         aside 5         dice for Bolt
    dig 2:4+        Dig raises player 2's buried 4; `-` lowers it

Drafts, in any order, whole or not at all: `settle 6>yard 3>burt` (with the choice that Fetch and Search need before it,
and Scavenge's discards), `pick 5 3`, `reroll 2 5` (Track), `1<burt 3>missy` (Trot), `dig 1:4- 2:5+`. A card may be
named by its beginning, or by its place: `3>#2`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NoReturn

from barkade.engine.errors import Ambiguous, Malformed
from barkade.engine.words import message

from .box import CARDS_A_PLAYER, FACES, SEATS, SLOTS, TRICKS, Box
from .drafts import settle
from .families import split
from .names import card_id
from .rules.state import (
    BOLT_LEAST,
    BOLT_MOST,
    BURY,
    CHANGE,
    DIG_UP,
    DISCARD,
    DO,
    MARK,
    NAME,
    PICK,
    PLACE,
    REROLL,
    ROLL,
    ROLLED,
    SCORE,
    SET_ASIDE,
    STOP,
    TAKE,
    State,
)
from .rules.tiles import trick_at

YARD = "yard"
OUT = "out"
WORDS = {SCORE: "score", REROLL: "reroll", ROLL: "roll", STOP: "stop"}
NUMBERED = {NAME: "name", PICK: "pick", MARK: "mark"}


def notate(s: State, box: Box, action: int, private: bool) -> str:
    """The same for its owner and for others: nothing is secret."""
    return spell(s, action)


def spell(s: State, action: int) -> str:
    family, which = split(action)
    if family == DO:
        return f"do {TRICKS[trick_at(s, which)]}"
    if family in WORDS:
        return WORDS[family]
    if family in NUMBERED:
        return f"{NUMBERED[family]} {which + 1}"
    card, face = divmod(which, FACES)
    if family == SET_ASIDE:
        return f"aside {which + BOLT_LEAST}"
    if family == CHANGE:
        die, lower = divmod(which, 2)
        seat, face = divmod(die, FACES)
        return f"dig {seat + 1}:{face + 1}{'-' if lower else '+'}"
    arrow = "<" if family in (TAKE, DIG_UP) else ">"
    where = card_id(s, card) if family in (PLACE, TAKE) else OUT if family == DISCARD else YARD
    return f"{face + 1}{arrow}{where}"


# Reading


def parse(s: State, box: Box, text: str) -> list[int]:
    word, *rest = closed_up(text).split() or [""]
    plain = {spelled: action for action, spelled in WORDS.items()}
    numbered = {spelled: family for family, spelled in NUMBERED.items()}
    if word in plain and not rest:
        return [plain[word]]
    if word == "do" and rest:
        return [DO + slot_of(s, "-".join(rest), text)]
    if word in numbered and rest and word != "name":
        return [numbered[word] + face for face in sorted(read_faces(rest, text))]
    if word == "name" and len(rest) == 1:
        return [NAME + face for face in read_faces(rest, text)]
    if word == "reroll":
        return reroll(s, sorted(read_faces(rest, text)))
    if word == "aside" and len(rest) == 1 and rest[0].isdecimal() and BOLT_LEAST <= int(rest[0]) <= BOLT_MOST:
        return [SET_ASIDE + int(rest[0]) - BOLT_LEAST]
    if word == "dig" and rest:
        return [read_change(each, text) for each in rest]
    if word == "settle" and rest and not any("<" in each for each in rest):
        return settle(s, [read_die(s, each, text) for each in rest])
    return [read_die(s, each, text) for each in (word, *rest)]


def closed_up(text: str) -> str:
    """A text without the spaces and commas that people put between and into the parts of it."""
    text = re.sub(r"\s*([<>:])\s*", r"\1", text.lower().replace(",", " "))
    return re.sub(r"(?<=[1-6])\s+(?=[+-])|(?<=#)\s+", "", text)


def reroll(s: State, faces: list[int]) -> list[int]:
    """Track's reroll of some dice; all of them are the plain one (SPT-8.07)."""
    whole = [face for face in range(FACES) for _ in range(s.roll[face])]
    if s.phase == ROLLED and faces == whole:
        return [REROLL]
    return [*(MARK + face for face in faces), REROLL]


def malformed(text: str) -> NoReturn:
    raise Malformed(message("error-malformed", text=text))


def read_faces(numbers: Sequence[str], text: str) -> list[int]:
    if not all(re.fullmatch("[1-6]", number) for number in numbers):
        malformed(text)
    return [int(number) - 1 for number in numbers]


def read_change(change: str, text: str) -> int:
    parts = re.fullmatch(rf"([1-{SEATS}]):([1-6])([+-])", change)
    if not parts:
        malformed(text)
    return CHANGE + 2 * (FACES * (int(parts[1]) - 1) + int(parts[2]) - 1) + (parts[3] == "-")


def read_die(s: State, die: str, text: str) -> int:
    """The action of one die: placed, buried, discarded or taken up."""
    parts = re.fullmatch(r"([1-6])([<>])(.+)", die)
    if not parts:
        malformed(text)
    face, arrow, where = int(parts[1]) - 1, parts[2], parts[3]
    if where == YARD:
        return (DIG_UP if arrow == "<" else BURY) + face
    if where == OUT and arrow == ">":
        return DISCARD + face
    return (TAKE if arrow == "<" else PLACE) + FACES * card_of(s, where, text) + face


def card_of(s: State, name: str, text: str) -> int:
    place = re.fullmatch(rf"#([1-{CARDS_A_PLAYER}])", name)
    if place:
        return int(place[1]) - 1
    return only({card: card_id(s, card) for card in range(CARDS_A_PLAYER)}, name, text)


def slot_of(s: State, name: str, text: str) -> int:
    return only({slot: TRICKS[trick_at(s, slot)] for slot in range(SLOTS)}, name, text)


def only(known: dict[int, str], name: str, text: str) -> int:
    """The one thing of this name, or whose name begins so."""
    fitting = [each for each, spelled in known.items() if spelled == name] or [
        each for each, spelled in known.items() if spelled.startswith(name)
    ]
    if len(fitting) > 1:
        raise Ambiguous(message("error-ambiguous", text=text, choices=", ".join(known[each] for each in fitting)))
    return (fitting or malformed(text))[0]
