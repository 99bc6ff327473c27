"""The rules of Spots, each with its number. Besides the files that every game has:

dogs      cards, spaces, paws and scoring            tiles     the six tiles on the table
dice      rolling, rerolling, busting                treats    getting them and giving them back
settling  where the dice of a roll go                tricks    what each of the 22 tricks does
turn      how a turn goes on and ends, and Pes
"""

from __future__ import annotations

from .check import check
from .end import score, winners
from .play import apply, legal
from .secrets import hide, observe, redeal
from .setup import setup
from .state import ACTIONS, ENDINGS, MAX_LEGAL, REVEALS, RULES, State

__all__ = [
    "ACTIONS",
    "ENDINGS",
    "MAX_LEGAL",
    "REVEALS",
    "RULES",
    "State",
    "apply",
    "check",
    "hide",
    "legal",
    "observe",
    "redeal",
    "score",
    "setup",
    "winners",
]
