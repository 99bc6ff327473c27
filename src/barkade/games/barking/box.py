"""What is in the box of Barking Up the Wrong Tree (BRK-1): dogs by breed, wonder dogs, cats and items, and how many
items are laid out in each round. A table that owns another box describes it in a few lines (see `ownbox.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from barkade.engine.cells import cell, cells, grid, layout
from barkade.engine.options import Choice, Flag, Number, Option, Value

PLAYERS = range(2, 6)
SEATS = 5

# The most that any box may have.
BREEDS = 12
COPIES = 9
WONDERS = 6
CATS = 7
ITEM_KINDS = 12
ROUNDS = 5
PILE = 7
HAND_LIMIT = 10
NAME_LETTERS = 24
LAST_LETTER = 0x10FFFF

# A card is a number: a breed by its rank (0 is the best), a wonder dog or a cat.
WONDER = BREEDS
CAT = BREEDS + 1
CARDS = BREEDS + 2

# BRK-1.1: breeds from the best rank to the worst, and how many cards there are of each.
DOGS = (
    ("great-dane", 3),
    ("german-shepherd", 3),
    ("doberman", 4),
    ("husky", 4),
    ("labrador", 5),
    ("basset-hound", 5),
    ("jack-russell", 6),
    ("chihuahua", 6),
    ("bulldog", 7),
    ("mutt", 7),
)
# BRK-1.3
ITEMS = (
    ("phone-booth", 2),
    ("tree-house", 2),
    ("balloon", 3),
    ("hydrant", 3),
    ("mailbox", 4),
    ("van", 4),
    ("bench", 5),
    ("lamp-post", 5),
    ("trash-can", 6),
    ("boxes", 6),
)
# BRK-2.1
PILES = (3, 4, 5, 6, 7)

BARK_OFF = ("shared", "chance", "mic")
SHARED = 0
BY_CHANCE = 1
BY_MICROPHONE = 2

OPTIONS: Mapping[str, Option] = {
    "first": Number(0, SEATS, 0),
    "teaching": Flag(),
    "bark_off": Choice(BARK_OFF),
}


class Box:
    """What a table plays with. Names are kept letter by letter; a breed or item of the printed box has none here, so
    that it can be called differently in every language."""

    breeds = cell(low=2, high=BREEDS)
    copies = cells(BREEDS, low=0, high=COPIES)
    breed_name = grid(BREEDS, NAME_LETTERS, low=0, high=LAST_LETTER)
    wonders = cell(low=0, high=WONDERS)
    cats = cell(low=SEATS, high=CATS)
    kinds = cell(low=1, high=ITEM_KINDS)
    item_copies = cells(ITEM_KINDS, low=0, high=COPIES)
    item_name = grid(ITEM_KINDS, NAME_LETTERS, low=0, high=LAST_LETTER)
    rounds = cell(low=1, high=ROUNDS)
    piles = cells(ROUNDS, low=0, high=PILE)
    hand_limit = cell(low=1, high=HAND_LIMIT)
    first = cell(low=0, high=SEATS)  # 0: drawn, else the seat's number
    teaching = cell()
    bark_off = cell(of=BARK_OFF)


def printed() -> Box:
    """The box as it is sold."""
    box = layout(Box).blank()
    box.breeds = len(DOGS)
    box.copies[: len(DOGS)] = [copies for _, copies in DOGS]
    box.wonders = WONDERS
    box.cats = CATS
    box.kinds = len(ITEMS)
    box.item_copies[: len(ITEMS)] = [copies for _, copies in ITEMS]
    box.rounds = len(PILES)
    box.piles[:] = PILES
    box.hand_limit = HAND_LIMIT
    return box


def make(options: Mapping[str, Value], custom: Mapping[str, Any] | None = None) -> Box:
    """The printed box, or what a table puts in the place of parts of it."""
    from .ownbox import replace

    box = printed()
    if custom is not None:
        replace(box, custom)
    box.first = int(options["first"])
    box.teaching = int(options["teaching"])
    box.bark_off = BARK_OFF.index(str(options["bark_off"]))
    return box
