"""What may be taken back: one's own last version, until chance or a secret was revealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match

Barrier = Literal["none", "dice", "secret"]
Undo = Literal["no", "free", "ask"]
HOW: Mapping[Barrier, Undo] = {"none": "free", "dice": "ask", "secret": "no"}


def last_standing(match: Match) -> int:
    """The number of the last version that has not been taken back; 0 when only the set-up is left."""
    taken_back = 0
    for number in range(match.version, 0, -1):
        if match.history[number].is_undo:
            taken_back += 1
        elif taken_back:
            taken_back -= 1
        else:
            return number
    return 0


def barrier(match: Match, number: int) -> Barrier:
    """What stands against taking a version back: nothing, dice that everybody saw, or a secret somebody learnt."""
    version = match.history[number]
    reveals = match.room.rules.REVEALS
    if any(to != EVERYONE or kind in reveals for kind, _, _, _, to in version.story):
        return "secret"
    return "dice" if version.draws else "none"


def undoable(match: Match) -> tuple[int | None, Undo]:
    """Whose last version could be taken back, and how: not at all, freely, or with everybody's consent."""
    number = last_standing(match)
    if match.over or number == 0 or number < match.inherited:
        return None, "no"
    return match.history[number].seat, HOW[barrier(match, number)]


def may_undo(match: Match, seat: int) -> Undo:
    """Whether a seat could take its last version back."""
    whose, how = undoable(match)
    return how if whose == seat else "no"
