"""Spots has no hidden information: the order of the deck below its top card and of unseen tiles is not part of the
state.

A card or a tile is drawn when it is turned up, so everything in the state is known to all.
"""

from __future__ import annotations

from barkade.engine.kit import Chance

from ..box import Box
from .state import State


def hide(s: State, box: Box, seat: int) -> None:
    """Do nothing: nothing is hidden."""


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    """Do nothing: nothing is hidden."""


def observe(s: State, box: Box, seat: int) -> None:
    """Do nothing: there is nothing that a seat doesn't know."""
