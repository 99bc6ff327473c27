"""Playouts: games continued by the heuristics from a state, on either backend."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from barkade.bots import ismcts_kernel as kernel
from barkade.bots.backends import Backend
from barkade.bots.ismcts_kernel import Playouts, Root
from barkade.engine.game import Game

WHIM_PERCENT = 10
"""Percentage of random decisions. Without them playouts of DIG would hardly vary, and the shares would jump at every
step."""


@dataclass(frozen=True, slots=True)
class Player:
    """Plays playouts of one game, numbered from `first` on; the seed and the number decide all their chance."""

    backend: Backend
    game: Game
    box: Any
    """The box, wrapped by the backend."""
    seed: int
    whim: int
    first: int = 0

    def play(self, state: Any, clock: int, rows: Any, seat: int = kernel.NONE, action: int = kernel.PICK) -> None:
        """Write the shares of the victory after an action, one row per playout, from the true state or from what a seat
        knows. `clock` is the number of the decision in the game."""
        self._call(state, clock, rows, seat, action, kernel.NOTHING)

    def replay(self, state: Any, clock: int, rows: Any, action: int) -> None:
        """Update the rows of `play` for an action; rows in which the heuristics picked it anyway are unchanged."""
        self._call(state, clock, rows, kernel.NONE, action, kernel.KEEP)

    def compare(self, state: Any, clock: int, rows: Any, seat: int, action: int) -> None:
        """Write the gain of an action over the heuristics' pick, from what a seat knows."""
        self._call(state, clock, rows, seat, action, kernel.PICK)

    def versus(self, state: Any, clock: int, rows: Any, seat: int, action: int, other: int) -> None:
        """Write the gain of an action over another one, from what a seat knows."""
        self._call(state, clock, rows, seat, action, other)

    def _call(self, state: Any, clock: int, rows: Any, seat: int, action: int, other: int) -> None:
        backend = self.backend
        root = Root(backend.state(state), backend.state(self.game.states.copy(state)), self.box, seat)
        legal = backend.ints(self.game.rules.MAX_LEGAL, 0)
        playouts = Playouts(self.seed, self.whim, clock, backend.rng(0), backend.rng(0), legal)
        backend.kernel.play_outs(root, playouts, action, other, self.first, rows)
