"""Examples of Good Boy for the tests of all games."""

from __future__ import annotations

from barkade.engine.match import Match
from tests.games.goodboy.positions import table

TAUGHT = "GDB-3.1 GDB-3.2 GDB-3.3 GDB-3.4 GDB-3.5 GDB-3.6 GDB-4.1 GDB-4.2 GDB-4.4 GDB-5.1 GDB-5.2"
SPACED = [
    ("lay 1: ball", "lay 1:ball"),
    ("lay 1 :ball, bone 3:stick", "lay 1:ball,bone 3:stick"),
    ("lay 1:ball * 3, 2: bone", "lay 1:ball*3 2:bone"),
    ("put 1 : ball", "put 1:ball"),
]
BOXES = (
    {
        "treats": [{"name": f"t{number}", "count": 30} for number in range(8)],
        "dice": [[[f"t{at % 8}", "any", "cat"] for at in range(12)], [[f"t{at % 8}"] * 3 for at in range(12)]],
        "dogs": [{"name": f"D{number}", "points": 9, "wants": [f"t{number % 8}"] * 9} for number in range(40)],
        "goal": 99,
        "rounds": 200,
    },
    {
        "treats": [{"name": "ball", "count": 1}],
        "dice": [["ball"], ["cat"]],
        "dogs": [{"name": "Azor", "points": 1, "wants": ["ball"]}],
        "goal": 1,
        "rounds": 1,
    },
)
NO_ACTIONS = {"bal", "st", "great-dane"}


def notation_match() -> Match:
    return table()
