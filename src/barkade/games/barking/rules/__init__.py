"""The rules of Barking Up the Wrong Tree, each with its number."""

from __future__ import annotations

from .checks import check
from .events import REVEALS
from .rounds import score, setup, winners
from .secrets import hide, redeal
from .state import ACTIONS, ENDINGS, MAX_LEGAL, State
from .turns import apply, legal

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
