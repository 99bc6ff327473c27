"""What may be taken back: one's own last version, until chance or a secret was revealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match

Barrier = Literal["none", "dice", "secret"]
Undo = Literal["no", "free", "ask"]
HOW: Mapping[Barrier, Undo] = {"none": "free", "dice": "ask", "secret": "no"}


def barrier(match: Match, number: int) -> Barrier:
    """What stands against taking a version back: nothing, dice that everybody saw, or a secret somebody learnt."""
    version = match.history[number]
    reveals = match.room.rules.REVEALS
    if any(to != EVERYONE or kind in reveals for kind, _, _, _, to in version.story):
        return "secret"
    return "dice" if version.draws else "none"


def undoable(match: Match) -> tuple[int | None, Undo]:
    """Whose last version could be taken back, and how: not at all, freely, or with everybody's consent."""
    number = match.last_standing
    if match.over or number == 0 or number < match.inherited:
        return None, "no"
    return match.history[number].seat, HOW[barrier(match, number)]
