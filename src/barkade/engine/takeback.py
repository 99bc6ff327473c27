"""The takeback policy of every table: whose last version may be taken back, and with whose consent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from barkade.engine import barrier as barriers
from barkade.engine.barrier import Barrier
from barkade.engine.match import Match

Undo = Literal["no", "free", "ask"]
POLICY: Mapping[Barrier, Undo] = {"none": "free", "chance": "ask", "secret": "no"}
"""Public chance can be rolled back if everybody agrees; a secret that was learnt can't be."""


def barrier(match: Match, number: int) -> Barrier:
    """Return the barrier against taking back a version."""
    entry = match.history[number]
    return barriers.barrier(match.game.rules, entry.draws, entry.events)


class Takeback(NamedTuple):
    """The version that could be taken back, with all later ones: its seat, how (not at all, freely, or with everybody's
    consent), and its number. Without a seat, the number is that of the version that blocks any takeback."""

    seat: int | None = None
    how: Undo = "no"
    number: int = 0


def undoable(match: Match, follows: Callable[[int], bool] = lambda _number: False) -> Takeback:
    """Return which version could be taken back.

    Later versions are taken back with it if they revealed nothing and `follows` is true of them, as of bots' moves.
    """
    if match.over:
        return Takeback()
    for number in reversed(match.standing):
        if number < match.inherited:
            break
        held_by = barrier(match, number)
        if not follows(number):
            return Takeback(match.history[number].seat, POLICY[held_by], number)
        if held_by != "none":
            return Takeback(None, POLICY[held_by], number)
    return Takeback()
