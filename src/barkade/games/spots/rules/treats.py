"""Treats that come and go (SPT-4.4, SPT-7.1)."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Story, tell

from .state import GAVE_TREATS, GOT_TREATS, State


def get_treats(s: State, seat: int, asked: int, ev: Story) -> None:
    """As many as there are."""
    treats = min(asked, s.spare_treats)
    s.spare_treats -= treats
    s.treats[seat] += treats
    tell(ev, GOT_TREATS, seat, EVERYONE, treats)


def give_back(s: State, seat: int, asked: int, ev: Story) -> None:
    """No more than the player has."""
    treats = min(asked, s.treats[seat])
    s.treats[seat] -= treats
    s.spare_treats += treats
    tell(ev, GAVE_TREATS, seat, EVERYONE, treats)
