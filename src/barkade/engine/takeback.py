"""The takeback policy of every table: whose last version may be taken back, and with whose consent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from barkade.engine import barrier as barriers
from barkade.engine.barrier import Barrier
from barkade.engine.match import Match

Undo = Literal["no", "free", "ask"]
POLICY: Mapping[Barrier, Undo] = {"none": "free", "chance": "ask", "secret": "no"}
"""Chance that all have seen can be rolled back if all agree; a secret can't be unlearnt."""


def barrier(match: Match, number: int) -> Barrier:
    """Return the barrier against taking back a version."""
    entry = match.history[number]
    return barriers.barrier(match.game.rules, entry.draws, entry.events)


def undoable(match: Match) -> tuple[int | None, Undo]:
    """Return the seat whose last version could be taken back, and how: not at all, freely, or with everybody's
    consent."""
    number = match.last_standing
    if match.over or number == 0 or number < match.inherited:
        return None, "no"
    return match.history[number].seat, POLICY[barrier(match, number)]
