"""The families that the numbers of actions belong to: placing, burying, naming a number and so on."""

from __future__ import annotations

from .rules.state import (
    ACTIONS,
    BURY,
    CHANGE,
    DIG_UP,
    DISCARD,
    DO,
    MARK,
    NAME,
    PICK,
    PLACE,
    REROLL,
    ROLL,
    SCORE,
    SET_ASIDE,
    STOP,
    TAKE,
)

FAMILIES = (
    DO,
    SCORE,
    REROLL,
    ROLL,
    STOP,
    PLACE,
    BURY,
    NAME,
    PICK,
    MARK,
    DISCARD,
    TAKE,
    DIG_UP,
    SET_ASIDE,
    CHANGE,
)
FAMILY_OF = tuple(max(first for first in FAMILIES if first <= action) for action in range(ACTIONS))


def split(action: int) -> tuple[int, int]:
    """The family that an action belongs to, and which one of it."""
    return FAMILY_OF[action], action - FAMILY_OF[action]
