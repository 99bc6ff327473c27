"""What is in Good Boy's box (GDB-1.1 to GDB-1.4): treats, two dice, dogs. A table may bring its own (docs/boxes.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from barkade.engine.cells import cell, cells, cube, grid, layout
from barkade.engine.options import Choice, Flag, Number, Option, Value

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
LAST_LETTER = 0x10FFFF

# A symbol on a die: none, any treat, the cat, or a treat of a kind.
BLANK = 0
ANYTHING = 1
CAT = 2
FIRST_TREAT = 3

OPTIONS: Mapping[str, Option] = {
    "first": Number(0, SEATS, 0),
    "hard": Flag(),
    "any_face": Choice(("chosen", "random")),
}


class Box:
    """What a table plays with. Names are there only where the table brought its own, letter by letter."""

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
    treat_name = grid(KINDS, TREAT_LETTERS, low=0, high=LAST_LETTER)
    dog_name = grid(DOGS, DOG_LETTERS, low=0, high=LAST_LETTER)


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
    from .ownbox import fill  # here, as it is made of the tables above

    box = layout(Box).blank()
    fill(box, HOUSE, custom)
    box.first = int(options["first"])
    box.hard = int(options["hard"])
    box.any_random = int(options["any_face"] == "random")
    return box
