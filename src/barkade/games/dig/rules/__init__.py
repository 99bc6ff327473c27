"""The rules of DIG, in the order of the rulebook, each with its number."""

from __future__ import annotations

from .check import check
from .ending import score, winners
from .secrets import hide, redeal
from .state import ACTIONS, ENDINGS, MAX_LEGAL, REVEALS, RULES, State
from .turn import apply, legal, setup

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
