"""Examples of Barking Up the Wrong Tree for the tests of all games."""

from __future__ import annotations

from barkade.engine.match import Match
from tests.games.barking.positions import lay_out

TAUGHT = "BRK-2.4 BRK-3.1 BRK-4.2 BRK-4.3 BRK-5.1 BRK-5.3 BRK-6.1 BRK-6.3 BRK-7.1 BRK-9.1"
SPACED = [
    ("lay husky x 2 + 1 at 3", "lay husky x2 +1 at 3"),
    ("lay husky x2+1 , mutt x 2 at 3", "lay husky x2 +1, mutt x2 at 3"),
    ("discard mutt, cat", "discard mutt cat"),
]
BOXES = (
    {
        "breeds": [{"name": f"B{number}", "copies": 9} for number in range(12)],
        "items": [{"name": f"I{number}", "copies": 9} for number in range(12)],
        "wonders": 6,
        "cats": 7,
        "piles": [7] * 5,
    },
    {
        "breeds": [{"name": "A", "copies": 3}, {"name": "B", "copies": 2}],
        "items": [{"name": "tree", "copies": 1}],
        "wonders": 0,
        "cats": 5,
        "piles": [1],
        "hand_limit": 1,
    },
)
NO_ACTIONS = {"x 2", "great-dane"}


def notation_match() -> Match:
    return lay_out([{"husky": 2, "mutt": 2, "wonder": 1, "cat": 1}, {"mutt": 1}], tokens=[3])
