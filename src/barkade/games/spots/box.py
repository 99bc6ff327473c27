"""The box of Spots (SPT-1.1, SPT-1.2): dice, treats, dogs and tricks, and the sets of tricks (SPT-9.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from barkade.engine.custom_box import check_parts, read_number
from barkade.engine.options import Choice, Flag, Number, Option, Value
from barkade.engine.schema import cell, cells, layout

PLAYERS = range(1, 5)
SEATS = 4

DICE = 40
TREATS = 20
FACES = 6

# Dogs by the numbers on their spaces. Number 0 stands for no dog.
DOG_SPOTS: Mapping[str, tuple[int, ...]] = {
    "burt": (1,),
    "bristles": (1, 2),
    "bongo": (1, 3),
    "eloise": (1, 4),
    "ursula": (1, 5),
    "mayor": (1, 6),
    "sundrop": (2, 3),
    "jolene": (2, 4),
    "xerxes": (2, 5),
    "louise": (2, 6),
    "missy": (3, 4),
    "lil-beth": (3, 5),
    "handsome": (3, 6),
    "frankie": (4, 5),
    "bitsy": (4, 6),
    "gretchen": (5, 6),
    "lief": (1, 2, 3),
    "goliath": (1, 2, 5),
    "gumbo": (1, 2, 6),
    "pebble": (1, 3, 4),
    "wilbur": (1, 3, 6),
    "cabbage": (1, 4, 5),
    "honcho": (1, 4, 6),
    "wolfgang": (2, 3, 4),
    "raya": (2, 3, 5),
    "rogue": (2, 4, 5),
    "nutmeg": (2, 4, 6),
    "rupert": (2, 5, 6),
    "mirabelle": (3, 4, 5),
    "momo": (3, 5, 6),
    "zipper": (4, 5, 6),
    "doog": (2, 3, 5, 6),
}
NUMBER_OF_DOGS = len(DOG_SPOTS)
NO_DOG = 0
DOGS = ("-", *DOG_SPOTS)
# A bit for each number on the card: bit 0 for one pip.
SPACES = (0, *(sum(1 << (spot - 1) for spot in spots) for spots in DOG_SPOTS.values()))
PAWS = (0, *(max(0, len(spots) - 2) for spots in DOG_SPOTS.values()))
MOST_SPACES_PER_CARD = max(len(spots) for spots in DOG_SPOTS.values())

CARDS_PER_PLAYER = 6
DOGS_TO_WIN = 6
DOGS_AT_START = 2
YARD_LIMIT = 7
TURNS_PER_PLAYER = 1000
# A box may have other numbers. A die of the set-up must fit into the yard, whatever it shows.
LEAST_YARD_LIMIT = FACES
MOST_YARD_LIMIT = 12

PRINTED: Mapping[str, int] = {
    "yard_limit": YARD_LIMIT,
    "dogs_at_start": DOGS_AT_START,
}

# Tricks. Slots on the table: Howl, Roll Over, then a tile of each colour.
Colour = Literal["yellow", "purple", "blue", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Yellow = Literal["walk", "dig", "retrieve", "trot", "track"]
Purple = Literal["run", "chase", "bolt", "sprint", "dogpile"]
Blue = Literal["fetch", "guard", "hunt", "search", "scavenge"]
Green = Literal["beg", "chew", "gobble", "play-dead", "stay"]
Basic = Literal["howl", "roll-over"]
Trick = Literal[Basic, Yellow, Purple, Blue, Green]
TILES: Mapping[Colour, tuple[Trick, ...]] = {
    "yellow": get_args(Yellow),
    "purple": get_args(Purple),
    "blue": get_args(Blue),
    "green": get_args(Green),
}
BASIC: tuple[Basic, ...] = get_args(Basic)
TRICKS: tuple[Trick, ...] = get_args(Trick)
TILES_PER_COLOUR = 5
SLOTS = len(BASIC) + len(COLOURS)
# How many dice a trick rolls (first). Sprint counts dogs instead; Hunt adds paws, Dogpile an own die.
DICE_ROLLED = {
    "howl": 1,
    "walk": 2,
    "dig": 2,
    "retrieve": 2,
    "trot": 2,
    "track": 3,
    "run": 3,
    "chase": 1,
    "bolt": 1,
    "dogpile": 2,
    "fetch": 8,
    "guard": 4,
    "hunt": 2,
    "search": 7,
    "scavenge": 4,
    "play-dead": 1,
}
FIRST_ROLL = tuple(DICE_ROLLED.get(trick, 0) for trick in TRICKS)
# And how many it offers to roll after that, where it is the same each time.
DICE_OFFERED = {"roll-over": 1, "walk": 1, "run": 1}
OFFERED_ROLL = tuple(DICE_OFFERED.get(trick, 0) for trick in TRICKS)
# What lies in a stack: 0 is a tile nobody has seen (or none at all), else a trick by its number + 1.
UNSEEN = 0
STACKED = ("-", *TRICKS)

SETS: Mapping[str, tuple[str, str, str, str]] = {
    "new-family": ("walk", "run", "fetch", "beg"),
    "dog-park": ("dig", "chase", "guard", "chew"),
    "obstacle-course": ("trot", "bolt", "fetch", "gobble"),
    "hunting-grounds": ("retrieve", "sprint", "hunt", "stay"),
    "kennel-club": ("track", "dogpile", "search", "beg"),
    "puppy-pen": ("retrieve", "bolt", "scavenge", "play-dead"),
}
RANDOM = "random"
CUSTOM = "custom"
MOST_PES_TREATS = TREATS - 1  # all but the player's own

OPTIONS: Mapping[str, Option] = {
    "set": Choice((*SETS, RANDOM, CUSTOM)),
    **{colour: Choice(TILES[colour], needs={"set": CUSTOM}) for colour in COLOURS},
    "free_range": Flag(),
    "pes_treats": Number(0, MOST_PES_TREATS, 1, needs={"players": 1}),
}


class Box:
    """The box of a table: a tile of each colour ("-": drawn), free range, the treats that Pes starts with, and the
    numbers of its rules."""

    tiles = cells(len(COLOURS), of=STACKED)
    free_range = cell()
    pes_treats = cell(low=0, high=MOST_PES_TREATS)
    yard_limit = cell(low=LEAST_YARD_LIMIT, high=MOST_YARD_LIMIT)
    dogs_at_start = cell(low=DOGS_AT_START, high=CARDS_PER_PLAYER)


def make(options: Mapping[str, Value], custom: Mapping[str, Any] | None = None) -> Box:
    """The printed box, or the numbers that a table's own has instead; the tiles are a matter of options."""
    cells = layout(Box)
    box = cells.blank()
    if custom is not None:
        check_parts(custom, PRINTED)
    for part, printed in PRINTED.items():
        spec = cells.fields[part]
        own = printed if custom is None else custom.get(part, printed)
        setattr(box, part, read_number(part, own, spec.low, spec.high))
    box.free_range = int(options["free_range"])
    box.pes_treats = int(options["pes_treats"])
    if not box.free_range and options["set"] != RANDOM:
        box.tiles = [STACKED.index(tile) for tile in chosen_tiles(options)]
    return box


def chosen_tiles(options: Mapping[str, Value]) -> tuple[str, ...]:
    """The tiles of a named set, or the table's own choice of one a colour."""
    if options["set"] == CUSTOM:
        return tuple(str(options[colour]) for colour in COLOURS)
    return SETS[str(options["set"])]
