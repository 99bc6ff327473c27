"""Checkpoints: packed states of a match, so that an undo replays few versions, however long the game is."""

from __future__ import annotations

from array import array
from typing import Any

from barkade.engine.schema import Layout

EVERY = 32
"""Standing versions between two checkpoints: the most that an undo replays."""


class Checkpoints:
    """The state after every `EVERY` standing versions."""

    def __init__(self, states: Layout[Any]) -> None:
        self._states = states
        self._packed: list[array[int]] = []

    def note(self, count: int, state: Any) -> None:
        """Store the state after `count` standing versions if it is due; drop checkpoints after it."""
        del self._packed[(count - 1) // EVERY :]
        if count % EVERY == 0:
            self._packed.append(array("i", self._states.flat(state)))

    def nearest(self, count: int) -> tuple[int, Any]:
        """Return the last checkpoint at or before `count` standing versions, as their number and the state; (0, None)
        if there is none."""
        number = min(count // EVERY, len(self._packed))
        return (number * EVERY, self._states.from_flat(self._packed[number - 1])) if number else (0, None)

    def copy(self) -> Checkpoints:
        copy = Checkpoints(self._states)
        copy._packed = self._packed[:]
        return copy
