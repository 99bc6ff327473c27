"""The box of Barking Up the Wrong Tree (BRK-1): dogs by breed, wonder dogs, cats and items, and the number of items
laid out in each round. A custom box replaces parts of it (see `replace`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from barkade.engine.custom_box import check_parts, read_entry, read_list, read_new_name, read_number, refuse
from barkade.engine.notation import as_typed
from barkade.engine.options import Choice, Flag, Option, Seat, Value
from barkade.engine.schema import cell, cells, labels, layout

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

# BRK-9.2: the louder bark is the printed way; the others are house rules.
BARK_OFF = ("bark", "chance", "shared")
BY_BARK = 0
BY_CHANCE = 1
SHARED = 2

OPTIONS: Mapping[str, Option] = {
    "starter": Seat(SEATS, once="first"),
    "teaching": Flag(),
    "bark_off": Choice(BARK_OFF, once={"mic": "bark"}),
}


class Box:
    """The box of a table. A breed or item of the printed box has no name here, so that every language can name it."""

    breeds = cell(low=2, high=BREEDS)
    copies = cells(BREEDS, low=0, high=COPIES)
    breed_names = labels(BREEDS)
    wonders = cell(low=0, high=WONDERS)
    cats = cell(low=SEATS, high=CATS)
    kinds = cell(low=1, high=ITEM_KINDS)
    item_copies = cells(ITEM_KINDS, low=0, high=COPIES)
    item_names = labels(ITEM_KINDS)
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
    box = printed()
    if custom is not None:
        replace(box, custom)
    box.first = int(options["starter"]) + 1
    box.teaching = int(options["teaching"])
    box.bark_off = BARK_OFF.index(str(options["bark_off"]))
    return box


PARTS = ("breeds", "items", "wonders", "cats", "piles", "hand_limit")
TAKEN = ("wonder", "cat")
"""Names of the other cards in notation."""


def replace(box: Box, custom: Mapping[str, Any]) -> None:
    """Put somebody's own parts in the place of the printed ones. All parts may be left out:

    breeds      a list of { name, copies }, from the best rank to the worst
    items       a list of { name, copies }
    wonders     how many wonder dogs
    cats        how many cats
    piles       how many items are laid out in each round
    hand_limit  how many cards may be kept after the dealing
    """
    check_parts(custom, PARTS)
    if "breeds" in custom:
        box.breeds = read_kinds("breeds", custom["breeds"], 2, BREEDS, box.copies, box.breed_names)
    if "items" in custom:
        box.kinds = read_kinds("items", custom["items"], 1, ITEM_KINDS, box.item_copies, box.item_names)
    box.wonders = read_number("wonders", custom.get("wonders", box.wonders), 0, WONDERS)
    box.cats = read_number("cats", custom.get("cats", box.cats), SEATS, CATS)
    box.hand_limit = read_number("hand_limit", custom.get("hand_limit", box.hand_limit), 1, HAND_LIMIT)
    if "piles" in custom:
        piles = read_list("piles", custom["piles"], 1, ROUNDS)
        box.rounds = len(piles)
        box.piles[:] = [read_number("piles", pile, 1, PILE) for pile in piles] + [0] * (ROUNDS - len(piles))
    # With fewer dogs all cards could be in hands, and a cat that is discarded would come back for ever (BRK-6.5).
    if sum(box.copies) < SEATS * box.hand_limit:
        refuse("barking-box-too-few-dogs", dogs=sum(box.copies), needed=SEATS * box.hand_limit)
    if sum(box.item_copies) < sum(box.piles):
        refuse("barking-box-too-few-items", items=sum(box.item_copies), needed=sum(box.piles))


def read_kinds(part: str, value: Any, low: int, high: int, copies: list[int], names: list[str]) -> int:
    """Write the names and copies of breeds or items into the box; how many kinds there are."""
    taken = set(TAKEN)
    listed = read_list(part, value, low, high)
    copies[:] = [0] * len(copies)
    for kind, row in enumerate(listed):
        entry = read_entry(part, row, ("name", "copies"))
        # A number is a breed's rank.
        name = read_new_name(entry["name"], NAME_LETTERS, taken, letter_first=True)
        taken.add(as_typed(name))
        copies[kind] = read_number(f"{name}.copies", entry["copies"], 1, COPIES)
        names[kind] = name
    return len(listed)
