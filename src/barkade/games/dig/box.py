"""The box of DIG (DIG-1.1, DIG-1.2): five colours, ten pairs of them twice, five bowls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from barkade.engine.custom_box import check_parts, read_number, refuse
from barkade.engine.options import Option, Seat, Value
from barkade.engine.schema import cell, layout

PLAYERS = range(2, 5)
SEATS = 4

Colour = Literal["red", "yellow", "green", "blue", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
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

BEST_BOWL = 5

# The printed rules; a box may have less.
HAND_LIMIT = 3
ACTIONS_PER_TURN = 3
IDLE_TURNS_PER_PLAYER = 100
# And for a dog with empty jaws the printed reach, and the most that a box may have.
REACH = 4
MOST_REACH = 8

PRINTED: Mapping[str, int] = {
    "colours": len(COLOURS),
    "hand_limit": HAND_LIMIT,
    "reach": REACH,
    "actions": ACTIONS_PER_TURN,
    "idle_turns": IDLE_TURNS_PER_PLAYER,
}

OPTIONS: Mapping[str, Option] = {"starter": Seat(SEATS, once="first")}


class Box:
    """The box of a table: the number of colours, the numbers of its rules, and the first seat (0: drawn, else counted
    from 1)."""

    colours = cell(low=2, high=len(COLOURS))
    hand_limit = cell(low=1, high=HAND_LIMIT)
    reach = cell(low=2, high=MOST_REACH)
    actions = cell(low=1, high=ACTIONS_PER_TURN)
    idle_turns = cell(low=1, high=IDLE_TURNS_PER_PLAYER)
    first = cell(low=0, high=SEATS)


def make(options: Mapping[str, Value], custom: Mapping[str, Any] | None = None) -> Box:
    """The printed box, or what a table's own has instead. Fewer colours make a smaller game of the same kind, small
    enough to be worked out whole."""
    cells = layout(Box)
    box = cells.blank()
    for part, printed in PRINTED.items():
        number = printed
        if custom is not None and part in custom:
            spec = cells.fields[part]
            number = read_number(part, custom[part], spec.low, spec.high)
        setattr(box, part, number)
    if custom is not None:
        check_parts(custom, PRINTED)
        # With a full hand a dog must still be able to walk.
        if box.reach <= box.hand_limit:
            refuse("dig-box-short-reach", reach=box.reach, limit=box.hand_limit)
    box.first = int(options["starter"]) + 1
    return box
