"""Barriers: information revealed by a version, past which nothing can be undone or batched."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal

from barkade.engine.chance import Draw
from barkade.engine.game import Rules
from barkade.engine.kit import EVERYONE, RawEvent

Barrier = Literal["none", "chance", "secret"]


def barrier(rules: Rules, draws: Collection[Draw], events: Iterable[RawEvent]) -> Barrier:
    """Return what was revealed: nothing, public chance, or a secret."""
    for event in events:
        if event.to != EVERYONE or event.kind in rules.REVEALS:
            return "secret"
    return "chance" if draws else "none"
