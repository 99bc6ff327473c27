"""Good Boy has no hidden information."""

from __future__ import annotations

from barkade.engine.kit import Chance

from ..box import Box
from .state import State


def hide(s: State, box: Box, seat: int) -> None:
    """Do nothing: all is open but the order of the pile, and a dog is drawn when it is turned up."""


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    """Do nothing: the pile is a bag already."""
    hide(s, box, seat)


def observe(s: State, box: Box, seat: int) -> None:
    """Do nothing: there is nothing that a seat doesn't know."""
