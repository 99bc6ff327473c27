"""The two backends of the search: plain Python objects and lists, or Numba with records and arrays."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from barkade.bots import estimate, ismcts_kernel
from barkade.bots.features import features_of
from barkade.bots.information_set import heuristics_of
from barkade.bots.ismcts_kernel import SEATS, Network
from barkade.bots.learned import Learned, powers
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

    def network(self, learned: Learned, work: Any) -> Network:
        """Return a learned evaluation of the state in this array of one."""


class CompiledBackend:
    """The kernel compiled by Numba for one game. Runs without the GIL."""

    def __init__(self, game: Game) -> None:
        import numpy as np

        from barkade.engine import numba_backend

        self._np, self._to_record, self._game = np, numba_backend.to_record, game
        self._compiled = numba_backend.compiled(game, loops=ismcts_kernel)
        self._dtype: Any = numba_backend.dtype_of(game.states)
        self._networks = WeakKeyDictionary[Learned, tuple[Any, ...]]()
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

    def network(self, learned: Learned, work: Any) -> Network:
        np = self._np
        if learned not in self._networks:
            features = features_of(self._game)
            arrays = (
                np.array(features.plan(self._place, learned.about.scale), np.int64),
                np.array(features.table, np.int32),
                np.array(learned.weights, np.int16),
                np.array(learned.head, np.int64),
                np.array(powers(), np.int64),
            )
            self._networks[learned] = arrays
        size = work.dtype.itemsize
        wide = work.view(np.int16) if size % 2 == 0 else np.zeros(0, np.int16)
        sums, parts = np.zeros(estimate.SUMS * estimate.WIDTH, np.int32), np.zeros(SEATS, np.int64)
        plan, rows, weights, head, table = self._networks[learned]
        return Network(plan, rows, weights, head, table, work.view(np.int8), wide, sums, parts)

    def _place(self, field: str, index: int) -> int:
        """Return the place of a number among a state's bytes, or below 0 among its pairs of bytes."""
        size = self._dtype[field].base.itemsize
        assert size <= 2, f"{field}: a number of {size} bytes is too wide for a network"
        place: int = self._dtype.fields[field][1] // size + index
        return place if size == 1 else -1 - place


class PlainBackend:
    """The kernel as plain Python: slow, but needs neither numpy nor Numba."""

    def __init__(self, game: Game) -> None:
        self._game = game
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

    def network(self, learned: Learned, work: Any) -> Network:
        features = features_of(self._game)
        return Network(
            features.plan(features.flat_place, learned.about.scale),
            features.table,
            learned.weights,
            learned.head,
            powers(),
            narrow=[],
            wide=[],
            sums=[0] * (estimate.SUMS * estimate.WIDTH),
            parts=[0] * SEATS,
        )


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
    for module, file in ((heuristics_of(game), "heuristics"), (estimate, "estimate")):
        for name in ismcts_kernel.FROM_GAME[file]:
            setattr(bound, name, getattr(module, name))
    bound.draw = kit.draw
    bound.start_stream = SeededChance.restart
    bound.fresh = lambda root: game.states.copy(root.state[0])

    def read_numbers(s: Any, network: Network) -> None:
        network.narrow[:] = game.states.flat(s)

    bound.read_numbers = read_numbers
    return bound


@cache
def compiled_backend(game: Game) -> CompiledBackend:
    """Compile the kernel for a game (or load it from the disk cache), once per process."""
    return CompiledBackend(game)


@cache
def plain_backend(game: Game) -> PlainBackend:
    return PlainBackend(game)
