"""A search from what a seat knows, compiled or plain. Both grow the same tree from the same seed."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from barkade.bots import search_kernel as kernel
from barkade.engine import kit
from barkade.engine.agreed import Agreed
from barkade.engine.chance import Simulation
from barkade.engine.room import Room

Settings = tuple[float, ...]

MOST_NODES = 600_000
NODES_AN_ITERATION = 4
SEED_BITS = 63


@dataclass(frozen=True, slots=True)
class Ranked:
    """What a search thinks of an action: how often it was tried, and the seat's part of victory and reward after it."""

    code: int
    visits: int
    chance: float
    reward: float


@cache
def guide_of(room: Room) -> ModuleType:
    """The room's own guide, or the one that stands in."""
    name = f"{room.package}.guide"
    return importlib.import_module(name if importlib.util.find_spec(name) else "barkade.bots.guide")


def settings_of(room: Room) -> Settings:
    """How a game is searched, as its guide says."""
    guide = guide_of(room)
    return (
        float(guide.AHEAD),
        float(guide.SCALE),
        guide.MARGIN_PERCENT / 100,
        guide.TRUST_PERCENT / 100,
        guide.EXPLORATION_PERCENT / 100,
        float(guide.WHIM_PERCENT),
        float(guide.DEPTH),
    )


class Body(Protocol):
    """What the kernel runs on: records and arrays compiled, objects and lists plain."""

    call: Any

    def states(self, state: Any) -> Any: ...
    def boxes(self, box: Any) -> Any: ...
    def words(self, seed: int) -> Any: ...
    def whole(self, size: int, value: int) -> Any: ...
    def real(self, numbers: Sequence[float]) -> Any: ...
    def real_row(self, size: int) -> Any: ...
    def whole_grid(self, rows: int, columns: int) -> Any: ...
    def real_grid(self, rows: int, columns: int) -> Any: ...


class CompiledBody:
    """Records, arrays, and the kernel compiled for a game."""

    def __init__(self, room: Room) -> None:
        import numpy as np

        from barkade.engine import compiled

        self._np, self._to_record, self._room = np, compiled.to_record, room
        self._game = compiled.compiled(room, loops=kernel)
        self.call: Any = self._game.call

    def states(self, state: Any) -> Any:
        return self._to_record(self._room.states, state)

    def boxes(self, box: Any) -> Any:
        return self._to_record(self._room.boxes, box)

    def words(self, seed: int) -> Any:
        return self._game.words(seed)

    def whole(self, size: int, value: int) -> Any:
        return self._np.full(size, value, self._np.int64)

    def real(self, numbers: Sequence[float]) -> Any:
        return self._np.array(numbers, self._np.float64)

    def real_row(self, size: int) -> Any:
        return self._np.zeros(size, self._np.float64)

    def whole_grid(self, rows: int, columns: int) -> Any:
        return self._np.zeros((rows, columns), self._np.int64)

    def real_grid(self, rows: int, columns: int) -> Any:
        return self._np.zeros((rows, columns), self._np.float64)


class PlainBody:
    """Objects, lists, and the kernel as Python runs it: slow, and needs neither numpy nor Numba."""

    def __init__(self, room: Room) -> None:
        self.call: Any = _plain_kernel(room)

    def states(self, state: Any) -> Any:
        return [state]

    def boxes(self, box: Any) -> Any:
        return [box]

    def words(self, seed: int) -> Any:
        return Simulation(seed)

    def whole(self, size: int, value: int) -> Any:
        return [value] * size

    def real(self, numbers: Sequence[float]) -> Any:
        return list(numbers)

    def real_row(self, size: int) -> Any:
        return [0.0] * size

    def whole_grid(self, rows: int, columns: int) -> Any:
        return [[0] * columns for _ in range(rows)]

    def real_grid(self, rows: int, columns: int) -> Any:
        return [[0.0] * columns for _ in range(rows)]


def _plain_kernel(room: Room) -> Any:
    """The kernel's file once more, with this game's plain functions."""
    spec = importlib.util.spec_from_file_location(f"{kernel.__name__}_{room.game}", Path(str(kernel.__file__)))
    assert spec is not None
    assert spec.loader is not None
    twin: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(twin)
    for name in ("legal", "apply", "redeal", "score", "winners"):
        setattr(twin, name, getattr(room.rules, name))
    for name in kernel.FROM_ROOM["guide"]:
        setattr(twin, name, getattr(guide_of(room), name))
    twin.draw = kit.draw
    twin.fresh = lambda work, roots: room.states.copy(roots[0])
    return twin


@cache
def compiled_body(room: Room) -> CompiledBody:
    return CompiledBody(room)


@cache
def plain_body(room: Room) -> PlainBody:
    return PlainBody(room)


class Search:
    """A search from a view: grow it as long as you like, then ask what it thinks."""

    def __init__(
        self,
        view: Mapping[str, Any],
        rng: random.Random,
        body: Body,
        nodes: int = MOST_NODES,
        settings: Settings | None = None,
    ) -> None:
        table = Agreed.of(view["game"], view["players"], view["options"], view["box"])
        self.room, self.seat = table.room, int(view["seat"])
        self.state, self.box = self.room.states.from_flat(view["known"]), table.box()
        out = [0] * self.room.rules.MAX_LEGAL
        self.legal = out[: self.room.rules.legal(self.state, self.box, out)]
        self._body = body
        self._tree = body.whole_grid(nodes, kernel.COLUMNS)
        self._tree[0][kernel.FIRST_CHILD] = self._tree[0][kernel.NEXT_SIBLING] = kernel.NOBODY
        self._value = body.real_grid(nodes, kernel.SEATS)
        self._won = body.real_row(nodes)
        self._arguments = (
            body.states(self.state),
            body.states(self.room.states.copy(self.state)),
            body.boxes(self.box),
            self.seat,
        )
        self._buffers = (
            body.words(rng.getrandbits(SEED_BITS)),
            body.whole(self.room.rules.MAX_LEGAL, 0),
            body.real(settings_of(self.room) if settings is None else settings),
            self._tree,
            self._value,
            self._won,
            body.whole(self.room.rules.ACTIONS, kernel.NOBODY),
            body.whole(kernel.DEEPEST + 2, 0),
            body.real([0.0] * kernel.SEATS),
        )
        self._used = 1

    @property
    def iterations(self) -> int:
        return int(self._tree[0][kernel.VISITS])

    def grow(self, iterations: int) -> bool:
        """Search on; False if there was no room for all of them."""
        before = self.iterations
        self._used = int(self._body.call.search(*self._arguments, iterations, *self._buffers, self._used))
        return self.iterations == before + iterations

    def ranking(self) -> list[Ranked]:
        """The legal actions, the one to play first."""
        tree, found = self._tree, dict.fromkeys(self.legal, 0)
        child = int(tree[0][kernel.FIRST_CHILD])
        while child != kernel.NOBODY:
            found[int(tree[child][kernel.KEY])] = child
            child = int(tree[child][kernel.NEXT_SIBLING])
        ranked = []
        for code in self.legal:
            child = found[code]
            visits = int(tree[child][kernel.VISITS]) if child else 0
            chance = float(self._won[child]) / visits if visits else 0.0
            reward = float(self._value[child][self.seat]) / visits if visits else 0.0
            ranked.append(Ranked(code, visits, chance, reward))
        return sorted(ranked, key=lambda each: (-each.visits, -each.reward, each.code))
