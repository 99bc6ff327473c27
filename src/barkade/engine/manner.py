"""Manners of kinds of actions, for bots with a temper."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """The boldness of a kind of action and its unkindness to others: 1, 0, or -1 for the opposite."""

    nerve: int = 0
    teeth: int = 0
