"""Examples of Spots for the tests of all games."""

from __future__ import annotations

from barkade.engine.match import Match
from tests.games.spots.positions import Seat, table

TAUGHT = "SPT-3.2 SPT-3.4 SPT-4.2 SPT-4.3 SPT-5.1 SPT-5.2 SPT-5.3 SPT-5.4 SPT-6.1 SPT-6.2"
SPACED = [
    ("5 > frankie", "5>frankie"),
    ("settle 5 >frankie, 3> yard", "settle 5>frankie 3>yard"),
    ("dig 1 : 4 + 2:4 -", "dig 1:4+ 2:4-"),
    ("5># 2", "5>#2"),
]
BOXES = (
    {"yard_limit": 12, "dogs_at_start": 6},
    {"yard_limit": 6, "dogs_at_start": 6},
)
NO_ACTIONS = {">", "<", "settle"}


def notation_match() -> Match:
    """Dogs, tiles and dice for every example: it is about reading, not about what may be done."""
    mine = Seat("missy frankie bitsy burt:1", yard="4")
    return table(mine, Seat("eloise bongo", yard="4"), tiles=("walk", "run", "search", "beg"))
