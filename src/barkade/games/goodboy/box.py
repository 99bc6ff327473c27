"""The box of Good Boy (GDB-1.1 to GDB-1.4): treats, two dice, dogs. A table may bring its own (docs/boxes.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from barkade.engine.custom_box import (
    SHOWN,
    check_parts,
    read_entry,
    read_list,
    read_name,
    read_new_name,
    read_number,
    refuse,
)
from barkade.engine.notation import as_typed
from barkade.engine.options import Choice, Flag, Option, Seat, Value
from barkade.engine.schema import cell, cells, cube, grid, labels, layout

PLAYERS = range(2, 5)
SEATS = 4
YARDS = 3
DICE = 2

# The most that somebody's own box may hold.
KINDS = 8
TREATS_OF_A_KIND = 30
DOGS = 40
POINTS_OF_A_DOG = 9
WANTS_OF_A_DOG = 9
FACES = 12
SYMBOLS_OF_A_FACE = 3
GOAL = 99
ROUNDS = 200
TREAT_LETTERS = 16
DOG_LETTERS = 24

# A symbol on a die: none, any treat, the cat, or a treat of a kind.
BLANK = 0
ANYTHING = 1
CAT = 2
FIRST_TREAT = 3

# GDB-4.3: a complete dog must be taken, or may.
CALLS = ("must", "may")

OPTIONS: Mapping[str, Option] = {
    "starter": Seat(SEATS, once="first"),
    "hard": Flag(),
    "any_face": Choice(("chosen", "random")),
    "call": Choice(CALLS),
}


class Box:
    """The box of a table. Only things of a custom box have names here."""

    kinds = cell(low=1, high=KINDS)
    treats = cells(KINDS, low=0, high=TREATS_OF_A_KIND)
    dogs = cell(low=1, high=DOGS)
    points = cells(DOGS, low=0, high=POINTS_OF_A_DOG)
    wants = grid(DOGS, KINDS, low=0, high=WANTS_OF_A_DOG)
    faces = cells(DICE, low=1, high=FACES)
    symbol = cube(DICE, FACES, SYMBOLS_OF_A_FACE, low=0, high=FIRST_TREAT + KINDS - 1)
    goal = cell(low=1, high=GOAL)
    rounds = cell(low=1, high=ROUNDS)
    first = cell(low=0, high=SEATS)
    hard = cell()
    any_random = cell()
    may_wait = cell()
    treat_names = labels(KINDS)
    dog_names = labels(DOGS)


TREATS = ("ball", "bone", "stick", "duck", "snack", "frisbee")

DOG_TABLE = (
    ("chihuahua", 2, "ball frisbee frisbee"),
    ("dachshund", 2, "ball stick frisbee"),
    ("french-bulldog", 2, "bone snack frisbee"),
    ("jack-russell", 2, "duck duck snack"),
    ("maltese", 2, "snack frisbee frisbee"),
    ("pug", 2, "stick duck duck"),
    ("shiba-inu", 2, "stick stick frisbee"),
    ("yorkshire-terrier", 2, "ball stick snack"),
    ("beagle", 3, "bone stick stick duck"),
    ("border-collie", 3, "ball bone bone stick"),
    ("chow-chow", 3, "ball stick duck frisbee"),
    ("corgi", 3, "ball stick duck snack"),
    ("dalmatian", 3, "ball stick snack frisbee"),
    ("greyhound", 3, "ball bone snack snack"),
    ("poodle", 3, "stick duck snack frisbee"),
    ("schnauzer", 3, "stick snack snack frisbee"),
    ("boxer", 4, "bone duck snack snack frisbee"),
    ("bulldog", 4, "ball ball bone stick duck"),
    ("german-shepherd", 4, "ball bone stick stick duck"),
    ("golden-retriever", 4, "bone bone duck duck frisbee"),
    ("husky", 4, "bone duck duck snack frisbee"),
    ("labrador", 4, "ball ball bone bone frisbee"),
    ("samoyed", 4, "ball ball bone snack frisbee"),
    ("doberman", 5, "bone bone stick snack snack frisbee"),
    ("great-dane", 5, "ball bone stick duck duck frisbee"),
    ("newfoundland", 5, "ball ball bone stick snack snack"),
    ("rottweiler", 5, "ball ball stick duck duck frisbee"),
    ("saint-bernard", 5, "ball bone bone duck snack frisbee"),
)

# Written just as a table would write its own.
HOUSE: Mapping[str, Any] = {
    "treats": [{"name": name, "count": 10} for name in TREATS],
    "dice": [
        [["ball", "bone"], ["stick", "duck"], "snack", "frisbee", "any", "cat"],
        [["bone", "snack"], ["duck", "frisbee"], "ball", "stick", "any", "cat"],
    ],
    "dogs": [{"name": name, "points": points, "wants": wants.split()} for name, points, wants in DOG_TABLE],
    "goal": 20,
    "rounds": ROUNDS,
}


def make(options: Mapping[str, Value], custom: Mapping[str, Any] | None = None) -> Box:
    """The House box, with whatever a table's own box has instead."""
    box = layout(Box).blank()
    fill(box, HOUSE, custom)
    box.first = int(options["starter"]) + 1
    box.hard = int(options["hard"])
    box.any_random = int(options["any_face"] == "random")
    box.may_wait = CALLS.index(str(options["call"]))
    return box


SIGNS = {"any": ANYTHING, "cat": CAT}
"""Symbols of a die besides treats."""


def fill(box: Box, house: Mapping[str, Any], custom: Mapping[str, Any] | None) -> None:
    own = {} if custom is None else custom
    check_parts(own, house)
    contents = {**house, **own}
    kinds = read_treats(box, contents["treats"], "treats" in own)
    read_dice(box, contents["dice"], kinds)
    read_dogs(box, contents["dogs"], kinds, "dogs" in own)
    box.goal = read_number("goal", contents["goal"], 1, GOAL)
    box.rounds = read_number("rounds", contents["rounds"], 1, ROUNDS)
    if sum(box.points) < box.goal:
        refuse("goodboy-box-too-few-points", points=sum(box.points), goal=box.goal)


# Treats, dice and dogs

Kinds = dict[str, int]
"""The number of each treat by its key."""


def read_treats(box: Box, value: Any, own: bool) -> Kinds:
    kinds: Kinds = {}
    for kind, row in enumerate(read_list("treats", value, 1, KINDS)):
        treat = read_entry("treats", row, ("name", "count"))
        name = read_new_name(treat["name"], TREAT_LETTERS, {*kinds, *SIGNS})
        kinds[as_typed(name)] = kind
        box.treats[kind] = read_number(f"{name}.count", treat["count"], 1, TREATS_OF_A_KIND)
        if own:
            box.treat_names[kind] = name
    box.kinds = len(kinds)
    return kinds


def found(name: Any, known: Mapping[str, int]) -> int:
    """The number of a treat or sign."""
    if not isinstance(name, str) or as_typed(name) not in known:
        refuse("goodboy-box-no-such-treat", name=str(name)[:SHOWN])
    return known[as_typed(name)]


def read_dice(box: Box, value: Any, kinds: Kinds) -> None:
    symbols: list[int] = []
    for die, faces in enumerate(read_list("dice", value, DICE, DICE)):
        listed = read_list(f"dice.{die + 1}", faces, 1, FACES)
        shown = [read_face(f"dice.{die + 1}.{face}", value, kinds) for face, value in enumerate(listed, 1)]
        box.faces[die] = len(shown)
        for face, row in enumerate(shown):
            box.symbol[die][face][: len(row)] = row
            symbols += row
    if CAT not in symbols:
        # Nothing would ever make a player stop rolling.
        refuse("goodboy-box-no-cat")


def read_face(what: str, value: Any, kinds: Kinds) -> list[int]:
    """A face: one name, or a few, left to right; at most one cat and one any-treat."""
    names = read_list(what, [value] if isinstance(value, str) else value, 1, SYMBOLS_OF_A_FACE)
    symbols = {**SIGNS, **{key: FIRST_TREAT + kind for key, kind in kinds.items()}}
    row = [found(name, symbols) for name in names]
    for sign, symbol in SIGNS.items():
        if row.count(symbol) > 1:
            refuse("goodboy-box-sign-twice", sign=sign)
    return row


def read_dogs(box: Box, value: Any, kinds: Kinds, own: bool) -> None:
    symbols = {symbol for die in box.symbol for face in die for symbol in face}
    listed = read_list("dogs", value, 1, DOGS)
    for dog, row in enumerate(listed):
        card = read_entry("dogs", row, ("name", "points", "wants"))
        name = read_name(card["name"], DOG_LETTERS)
        box.points[dog] = read_number(f"{name}.points", card["points"], 1, POINTS_OF_A_DOG)
        for wanted in read_list(f"{name}.wants", card["wants"], 1, WANTS_OF_A_DOG):
            box.wants[dog][found(wanted, kinds)] += 1
        for key, kind in kinds.items():
            wants = box.wants[dog][kind]
            if wants > box.treats[kind]:
                refuse("goodboy-box-wants-too-many", name=name, treat=key, wants=wants, count=box.treats[kind])
            if wants and not symbols & {ANYTHING, FIRST_TREAT + kind}:
                refuse("goodboy-box-never-rolled", name=name, treat=key)
        if own:
            box.dog_names[dog] = name
    box.dogs = len(listed)
