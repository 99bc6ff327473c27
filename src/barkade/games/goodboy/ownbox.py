"""Reads a box as a table writes it, the House one too, and refuses what can't work (docs/boxes.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, NoReturn

from barkade.engine.errors import BadBox
from barkade.engine.words import Arg, message

from .box import (
    ANYTHING,
    CAT,
    DICE,
    DOG_LETTERS,
    DOGS,
    FACES,
    FIRST_TREAT,
    GOAL,
    KINDS,
    POINTS_OF_A_DOG,
    ROUNDS,
    SYMBOLS_OF_A_FACE,
    TREAT_LETTERS,
    TREATS_OF_A_KIND,
    WANTS_OF_A_DOG,
    Box,
)

SIGNS = {"any": ANYTHING, "cat": CAT}
"""What a die may show besides treats."""


def refuse(why: str, **args: Arg) -> NoReturn:
    raise BadBox(message(f"goodboy-box-{why}", **args))


def key_of(name: str) -> str:
    """A name as it is typed in notation: one word, whatever its case."""
    return "-".join(folded(name).split())


def folded(text: str) -> str:
    """The same however its letters were typed."""
    return unicodedata.normalize("NFC", text).casefold()


def fill(box: Box, house: Mapping[str, Any], custom: Mapping[str, Any] | None) -> None:
    own = {} if custom is None else custom
    for part in own:
        if part not in house:
            refuse("unknown", what=str(part)[:40], known=", ".join(house))
    contents = {**house, **own}
    kinds = read_treats(box, contents["treats"], "treats" in own)
    read_dice(box, contents["dice"], kinds)
    read_dogs(box, contents["dogs"], kinds, "dogs" in own)
    box.goal = number("goal", contents["goal"], 1, GOAL)
    box.rounds = number("rounds", contents["rounds"], 1, ROUNDS)
    if sum(box.points) < box.goal:
        refuse("too-few-points", points=sum(box.points), goal=box.goal)


# Parts


def number(what: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        refuse("bad-number", what=what, value=str(value)[:40], low=low, high=high)
    return value


def rows(what: str, value: Any, low: int, high: int) -> list[Any]:
    if not isinstance(value, list | tuple) or not low <= len(value) <= high:
        if low == high:
            refuse("bad-length", what=what, count=low)
        refuse("bad-list", what=what, low=low, high=high)
    return list(value)


def entry(what: str, value: Any, parts: tuple[str, ...]) -> Mapping[str, Any]:
    """One treat or dog: exactly these parts."""
    if not isinstance(value, Mapping) or set(value) != set(parts):
        refuse("bad-entry", what=what, parts=", ".join(parts))
    return value


def read_name(value: Any, longest: int) -> str:
    """A name that can be shown, typed and recorded."""
    name = " ".join(value.split()) if isinstance(value, str) else ""
    if not 1 <= len(name) <= longest or not all(map(is_plain, name)):
        refuse("bad-name", name=str(value)[:40], longest=longest)
    return name


def is_plain(sign: str) -> bool:
    """A letter, mark or digit of any script, or what may stand between them."""
    return unicodedata.category(sign)[0] in "LMN" or sign in " -'’"


def spell(cells: list[int], name: str) -> None:
    for place, letter in enumerate(name):
        cells[place] = ord(letter)


# Treats, dice and dogs

Kinds = dict[str, int]
"""The number of each treat by its key."""


def read_treats(box: Box, value: Any, own: bool) -> Kinds:
    kinds: Kinds = {}
    for kind, row in enumerate(rows("treats", value, 1, KINDS)):
        treat = entry("treats", row, ("name", "count"))
        name = read_name(treat["name"], TREAT_LETTERS)
        if key_of(name) in kinds or key_of(name) in SIGNS:
            refuse("name-twice", name=name)
        kinds[key_of(name)] = kind
        box.treats[kind] = number(f"{name}.count", treat["count"], 1, TREATS_OF_A_KIND)
        if own:
            spell(box.treat_name[kind], name)
    box.kinds = len(kinds)
    return kinds


def kind_of(name: Any, kinds: Kinds) -> int:
    if not isinstance(name, str) or key_of(name) not in kinds:
        refuse("no-such-treat", name=str(name)[:40])
    return kinds[key_of(name)]


def read_dice(box: Box, value: Any, kinds: Kinds) -> None:
    symbols: list[int] = []
    for die, faces in enumerate(rows("dice", value, DICE, DICE)):
        listed = rows(f"dice.{die + 1}", faces, 1, FACES)
        shown = [read_face(f"dice.{die + 1}.{face}", value, kinds) for face, value in enumerate(listed, 1)]
        box.faces[die] = len(shown)
        for face, row in enumerate(shown):
            box.symbol[die][face][: len(row)] = row
            symbols += row
    if CAT not in symbols:
        # Nothing would ever make a player stop rolling.
        refuse("no-cat")


def read_face(what: str, value: Any, kinds: Kinds) -> list[int]:
    """A face: one name, or a few, left to right; at most one cat and one any-treat."""
    names = rows(what, [value] if isinstance(value, str) else value, 1, SYMBOLS_OF_A_FACE)
    row = [
        SIGNS[key_of(name)] if isinstance(name, str) and key_of(name) in SIGNS else FIRST_TREAT + kind_of(name, kinds)
        for name in names
    ]
    for sign, symbol in SIGNS.items():
        if row.count(symbol) > 1:
            refuse("sign-twice", sign=sign)
    return row


def read_dogs(box: Box, value: Any, kinds: Kinds, own: bool) -> None:
    symbols = {symbol for die in box.symbol for face in die for symbol in face}
    listed = rows("dogs", value, 1, DOGS)
    for dog, row in enumerate(listed):
        card = entry("dogs", row, ("name", "points", "wants"))
        name = read_name(card["name"], DOG_LETTERS)
        box.points[dog] = number(f"{name}.points", card["points"], 1, POINTS_OF_A_DOG)
        for wanted in rows(f"{name}.wants", card["wants"], 1, WANTS_OF_A_DOG):
            box.wants[dog][kind_of(wanted, kinds)] += 1
        for key, kind in kinds.items():
            wants = box.wants[dog][kind]
            if wants > box.treats[kind]:
                refuse("wants-too-many", name=name, treat=key, wants=wants, count=box.treats[kind])
            if wants and not symbols & {ANYTHING, FIRST_TREAT + kind}:
                refuse("never-rolled", name=name, treat=key)
        if own:
            spell(box.dog_name[dog], name)
    box.dogs = len(listed)
