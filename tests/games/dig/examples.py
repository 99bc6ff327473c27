"""Examples of DIG for the tests of all games."""

from __future__ import annotations

from barkade.engine.match import Match
from tests.games.dig.positions import position

TAUGHT = "DIG-1.2 DIG-1.4 DIG-1.5 DIG-3.1 DIG-4.1 DIG-5.1 DIG-5.3 DIG-5.4 DIG-6.1 DIG-7.1 DIG-7.2 DIG-8.1 DIG-8.2"
SPACED = [("put ry = r", "put ry=r"), ("Deliver  rp=p, bp =p", "deliver rp=p bp=p")]
BOXES = (
    {"colours": 2, "hand_limit": 1, "reach": 2, "actions": 1, "idle_turns": 1},
    {"colours": 5, "hand_limit": 3, "reach": 8, "actions": 3, "idle_turns": 100},
    {"colours": 2, "hand_limit": 3, "reach": 8},
)
NO_ACTIONS = {"=", "ry", "yr", "ry=r"}


def notation_match() -> Match:
    return position("ry=y P", dogs=(2, 0), hands=["rp=p bp=p ry=r"])
