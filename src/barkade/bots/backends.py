"""The two backends of the search: plain Python objects and lists, or Numba with records and arrays."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from barkade.bots import ismcts_kernel
from barkade.bots.information_set import heuristics_of
from barkade.engine import kit
from barkade.engine.chance import SeededChance
from barkade.engine.game import Game


class Backend(Protocol):
    """The kernel bound to a game, and constructors for the data it runs on."""

    kernel: Any

    def state(self, state: Any) -> Any:
        """Wrap a state in an array of one."""

    def box(self, box: Any) -> Any:
        """Wrap a box in an array of one."""

    def rng(self, seed: int) -> Any:
        """Return a seeded random stream."""

    def ints(self, size: int, value: int) -> Any:
        """Return an array of integers, all equal."""

    def floats(self, size: int) -> Any:
        """Return an array of zeros."""

    def int_grid(self, rows: int, columns: int) -> Any:
        """Return a two-dimensional array of zeros."""

    def float_grid(self, rows: int, columns: int) -> Any:
        """Return a two-dimensional array of zeros."""


class CompiledBackend:
    """The kernel compiled by Numba for one game. Runs without the GIL."""

    def __init__(self, game: Game) -> None:
        import numpy as np

        from barkade.engine import numba_backend

        self._np, self._to_record, self._game = np, numba_backend.to_record, game
        self._compiled = numba_backend.compiled(game, loops=ismcts_kernel)
        self.kernel: Any = self._compiled.call

    def state(self, state: Any) -> Any:
        return self._to_record(self._game.states, state)

    def box(self, box: Any) -> Any:
        return self._to_record(self._game.boxes, box)

    def rng(self, seed: int) -> Any:
        return self._compiled.rng(seed)

    def ints(self, size: int, value: int) -> Any:
        return self._np.full(size, value, self._np.int64)

    def floats(self, size: int) -> Any:
        return self._np.zeros(size, self._np.float64)

    def int_grid(self, rows: int, columns: int) -> Any:
        return self._np.zeros((rows, columns), self._np.int64)

    def float_grid(self, rows: int, columns: int) -> Any:
        return self._np.zeros((rows, columns), self._np.float64)


class PlainBackend:
    """The kernel as plain Python: slow, but needs neither numpy nor Numba."""

    def __init__(self, game: Game) -> None:
        self.kernel: Any = _bind(game)

    def state(self, state: Any) -> Any:
        return [state]

    def box(self, box: Any) -> Any:
        return [box]

    def rng(self, seed: int) -> Any:
        return SeededChance(seed)

    def ints(self, size: int, value: int) -> Any:
        return [value] * size

    def floats(self, size: int) -> Any:
        return [0.0] * size

    def int_grid(self, rows: int, columns: int) -> Any:
        return [[0] * columns for _ in range(rows)]

    def float_grid(self, rows: int, columns: int) -> Any:
        return [[0.0] * columns for _ in range(rows)]


def _bind(game: Game) -> Any:
    """Load the kernel's file once more and inject the game's plain functions."""
    path = Path(str(ismcts_kernel.__file__))
    spec = importlib.util.spec_from_file_location(f"{ismcts_kernel.__name__}_{game.id}", path)
    assert spec is not None
    assert spec.loader is not None
    bound: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bound)
    for name in ("legal", "apply", "redeal", "score", "winners"):
        setattr(bound, name, getattr(game.rules, name))
    for name in ismcts_kernel.FROM_GAME["heuristics"]:
        setattr(bound, name, getattr(heuristics_of(game), name))
    bound.draw = kit.draw
    bound.start_stream = SeededChance.restart
    bound.fresh = lambda root: game.states.copy(root.state[0])
    return bound


@cache
def compiled_backend(game: Game) -> CompiledBackend:
    """Compile the kernel for a game (or load it from the disk cache), once per process."""
    return CompiledBackend(game)


@cache
def plain_backend(game: Game) -> PlainBackend:
    return PlainBackend(game)
