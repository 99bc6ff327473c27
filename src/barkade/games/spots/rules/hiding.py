"""What a seat can't know: the order of the deck below its top card and of the tiles not yet seen.

Neither is anywhere in the state: a card or a tile is drawn when it is turned up. So all that is there is known to all.
"""

from __future__ import annotations

from barkade.engine.kit import Chance

from ..box import Box
from .state import State


def hide(s: State, box: Box, seat: int) -> None:
    """Nothing to hide."""


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    """Nothing to draw anew."""
