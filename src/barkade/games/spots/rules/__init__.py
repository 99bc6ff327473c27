"""The rules of Spots, in the order of the rulebook where one file each allows it.

state     the state, the numbers of actions, phases and events
dogs      cards, spaces, paws and scoring            tiles     the six tiles on the table
dice      rolling, rerolling, busting                treats    getting them and giving them back
settling  where the dice of a roll go                tricks    what each of the 22 tricks does
turn      set-up, turns, Pes, the end                playing   what may be done, and doing it
hiding    what a seat can't know                     checking  what can't be
"""

from __future__ import annotations

from .checking import check
from .hiding import hide, redeal
from .playing import apply, legal
from .state import ACTIONS, ENDINGS, MAX_LEGAL, REVEALS, State
from .turn import score, setup, winners

RULES = 1

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
    "redeal",
    "score",
    "setup",
    "winners",
]
