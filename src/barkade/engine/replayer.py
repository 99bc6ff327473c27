"""Replaying the versions of a match: the same actions with the same draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from barkade.engine.chance import Replay
from barkade.engine.checkpoints import Checkpoints
from barkade.engine.history import Entry
from barkade.engine.setup import Setup


def standing_after(history: Sequence[Entry], version: int) -> list[int]:
    """Return the numbers of the versions that stand after a version, without the set-up."""
    standing: list[int] = []
    for number in range(1, version + 1):
        if history[number].is_undo:
            take_back(standing, history[number].undoes)
        else:
            standing.append(number)
    return standing


def take_back(standing: list[int], number: int) -> None:
    """Remove a version, and those after it, from the versions that stand."""
    del standing[standing.index(number) :]


class Replayer:
    """Computes the states of a match from its history and the state it began from (None: it was set up)."""

    def __init__(self, setup: Setup, box: Any, start: Any) -> None:
        self._setup, self._box, self._start = setup, box, start
        self._game, self._states = setup.game, setup.game.states

    def first_state(self, history: Sequence[Entry]) -> Any:
        """Return the state at version 0."""
        if self._start is not None:
            return self._states.copy(self._start)
        state = self._states.blank()
        self._game.rules.setup(state, self._box, self._setup.players, Replay(history[0].draws), None)
        return state

    def replay(self, state: Any, entry: Entry) -> None:
        """Play an entry in a state."""
        chance = Replay(entry.draws)
        for code in entry.codes:
            self._game.rules.apply(state, self._box, code, chance, None)

    def state_after(self, history: Sequence[Entry], standing: Sequence[int], checkpoints: Checkpoints) -> Any:
        """Return the state after the set-up and these versions, replayed from the nearest checkpoint."""
        count, state = checkpoints.nearest(len(standing))
        if state is None:
            state = self.first_state(history)
        for number in standing[count:]:
            self.replay(state, history[number])
        return state

    def checkpoints_of(self, history: Sequence[Entry], standing: Sequence[int]) -> tuple[Any, Checkpoints]:
        """Return the state after these versions, and the checkpoints on the way."""
        state, checkpoints = self.first_state(history), Checkpoints(self._states)
        for count, number in enumerate(standing, 1):
            self.replay(state, history[number])
            checkpoints.note(count, state)
        return state, checkpoints

    def states(self, history: Sequence[Entry]) -> Iterator[Any]:
        """Yield the state after each version. It may be changed in place: use it before the next one."""
        state, standing, checkpoints = self.first_state(history), list[int](), Checkpoints(self._states)
        yield state
        for number, entry in enumerate(history[1:], 1):
            if entry.is_undo:
                take_back(standing, entry.undoes)
                state = self.state_after(history, standing, checkpoints)
            else:
                standing.append(number)
                self.replay(state, entry)
                checkpoints.note(len(standing), state)
            yield state
