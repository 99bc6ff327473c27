"""The rules of DIG, in the order of the rulebook, each with its number."""

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
