"""Default metrics, for games without their own: nothing is counted but what every game has.

A game's `metrics.py` defines the same names in the rules' subset of Python, and its `chapter.py` says what they mean;
docs/lab.md describes both.
"""

from __future__ import annotations

NUMBERS = 0
"""Numbers that are kept for every seat of a game."""
COUNTERS = 0
"""Counters that all games of a run share."""


def watch(before: object, s: object, box: object, action: int, numbers: list[list[int]], counters: list[int]) -> None:
    """Look at an action of the seat to move: the state before it, and after it."""


def conclude(s: object, box: object, numbers: list[list[int]], counters: list[int]) -> None:
    """Look at the end of a game."""
