"""The rules of Good Boy: what a state is, a turn in the order of the rulebook, the end, and what can't be."""

from __future__ import annotations

from .check import check
from .ending import score, winners
from .state import ACTIONS, ENDINGS, MAX_LEGAL, REVEALS, RULES, State
from .turn import apply, hide, legal, redeal, setup

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
