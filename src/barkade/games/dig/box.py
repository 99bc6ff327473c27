"""What is in DIG's box (DIG-1.1, DIG-1.2): five colours, ten pairs of them twice, five bowls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from barkade.engine.cells import cell, layout
from barkade.engine.errors import BadBox
from barkade.engine.options import Number, Option, Value
from barkade.engine.words import message

PLAYERS = range(2, 5)
SEATS = 4

COLOURS = ("red", "yellow", "green", "blue", "purple")
LETTERS = "rygbp"

# Pairs in the order of their second colour, so that fewer colours use a head of the list.
PAIRS = tuple((first, second) for second in range(len(COLOURS)) for first in range(second))
FIRST_COLOUR = tuple(first for first, _ in PAIRS)
SECOND_COLOUR = tuple(second for _, second in PAIRS)
COLOUR_OF_BONE = tuple(colour for pair in PAIRS for colour in pair)
SCENTS = tuple(LETTERS[first] + LETTERS[second] for first, second in PAIRS)

POSITIONS = 2 * len(PAIRS) + len(COLOURS)

# A card is a number: nothing, a bowl of a colour, or a bone card by its pair and what is known of its bone:
# not looked at by anybody yet, the pair's first colour, or its second.
NOTHING = 0
BOWLS = 1
BONES = BOWLS + len(COLOURS)
UNSEEN = 0
KINDS_OF_BONE = 3
CARDS = (
    "-",
    *(letter.upper() for letter in LETTERS),
    *(
        scent + bone
        for scent, (first, second) in zip(SCENTS, PAIRS, strict=True)
        for bone in ("", "=" + LETTERS[first], "=" + LETTERS[second])
    ),
)

HAND_LIMIT = 3
REACH = 4
ACTIONS_A_TURN = 3
BEST_BOWL = 5
IDLE_TURNS_A_PLAYER = 100

OPTIONS: Mapping[str, Option] = {"first": Number(0, SEATS, 0)}


class Box:
    """What a table plays with: how many colours, and who starts (0: drawn, else the seat's number)."""

    colours = cell(low=2, high=len(COLOURS))
    first = cell(low=0, high=SEATS)


def make(options: Mapping[str, Value], custom: Mapping[str, Any] | None = None) -> Box:
    """The printed box. Fewer colours make a smaller game of the same kind, small enough to be worked out whole."""
    colours = len(COLOURS) if custom is None else custom.get("colours")
    if type(colours) is not int or not 2 <= colours <= len(COLOURS) or set(custom or {"colours"}) != {"colours"}:
        raise BadBox(message("dig-bad-box"))
    box = layout(Box).blank()
    box.colours = colours
    box.first = int(options["first"])
    return box
