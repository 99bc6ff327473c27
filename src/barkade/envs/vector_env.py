"""The vector environment: one compiled call advances thousands of games, without the GIL.

    env = barkade.envs.vector("dig", games=4096, players=2)
    step = env.reset(seed=7)
    while learning:
        step = env.step(policy(step.observations, step.masks))

A row is one game from the point of view of the seat to move; when a game ends, its row continues with the next one.
Game number n of a seed is the match of `SeededChance(seed, n)`, whatever the number of rows and threads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from barkade.engine import numba_backend as binding
from barkade.engine import sfc32
from barkade.engine.errors import BadOption
from barkade.engine.i18n import message
from barkade.engine.setup import Setup
from barkade.envs import kernel
from barkade.envs.action_table import ActionTable, Mask
from barkade.envs.columns import Columns, Observation

LIMIT = 5_000
"""Decisions after which a game is truncated: random games have some thousand, decent ones a hundred."""
LONG_RUN = 8
"""Numbers from which on copying them as a run costs less than one by one."""
OPPONENTS: Mapping[str, int] = {"random": kernel.RANDOM, "good-dog": kernel.GUIDE}
"""The bots that are compiled."""


class Step(NamedTuple):
    """The result of a step, one row per game. The next step overwrites the arrays."""

    observations: Observation
    """[games, columns]: what the seat to move knows, its own seat first."""
    masks: Mask
    """[games, actions]: 1 for every action that is legal now."""
    movers: NDArray[np.int64]
    """[games]: the seat to move."""
    rewards: NDArray[np.float32]
    """[games, seats]: shares of the victory in the game that has just ended, else 0."""
    ends: NDArray[np.int8]
    """[games]: 1 if a game has just ended and 2 if it was truncated, so that the row shows the next one; else 0."""
    actors: NDArray[np.int64]
    """[games]: the seat that has just played, in the game that the rewards are of."""


class Vector:
    """Many games of one setup at once."""

    def __init__(
        self,
        setup: Setup,
        games: int = 1024,
        *,
        opponents: Sequence[str] | None = None,
        limit: int = LIMIT,
        threads: int = 1,
    ) -> None:
        if games < 1 or threads < 1 or limit < 0:
            raise BadOption(message("envs-bad-size"))
        self.setup, self.games, self.limit = setup, games, limit
        game, players, box = setup.game, setup.players, setup.box()
        self.columns, self.actions = Columns(game, players), ActionTable(game, box, players)
        self._compiled = binding.compiled(game, loops=kernel)
        self._opponents = seated(opponents, players)
        self._advance = self._compiled.call.advance if opponents is None else self._compiled.call.advance_against
        self._boxes = binding.to_record(game.boxes, box)
        self._bytes = _byte_tables(self.columns)
        self._seats = [
            _padded([_runs_of([(at,) for at in each.tolist()])], 2)[0]
            for each in (self.columns.seats, self.columns.seats_from_1)
        ]
        self._allocate()
        bounds = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self._parts = [self._part(first, last) for first, last in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads) if len(self._parts) > 1 else None
        self._choices = np.zeros(sfc32.STATE_SIZE, np.int64)
        self._rows = np.arange(games)
        self.reset(0)

    def _allocate(self) -> None:
        games, players = self.games, self.setup.players
        self._states = np.zeros(games, self._compiled.blank.dtype)
        self._chance = np.zeros((games, sfc32.STATE_SIZE), np.int64)
        self._chosen = np.zeros((games, sfc32.STATE_SIZE), np.int64)
        self._game, self._decisions = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self.step_made = Step(
            np.zeros((games, len(self.columns)), np.int16),
            np.zeros((games, len(self.actions)), np.int8),
            np.zeros(games, np.int64),
            np.zeros((games, players), np.float32),
            np.zeros(games, np.int8),
            np.zeros(games, np.int64),
        )

    def _part(self, first: int, last: int) -> tuple[slice, kernel.Games]:
        """The rows of one thread, as views, with buffers of its own."""
        rows = slice(first, last)
        made, scratch = self.step_made, self._compiled.blank.copy()
        states = self._states[rows]
        games = kernel.Games(
            states,
            *_as_bytes(states),
            self._chance[rows],
            self._chosen[rows],
            self._game[rows],
            self._decisions[rows],
            made.observations[rows],
            made.masks[rows],
            made.movers[rows],
            made.rewards[rows],
            made.ends[rows],
            scratch,
            *_as_bytes(scratch),
            self._compiled.out(),
        )
        return rows, games

    def reset(self, seed: int) -> Step:
        """Begin games 0, 1, 2 ... of a seed."""
        if type(seed) is not int or not 0 <= seed < 2**63:
            raise BadOption(message("error-bad-option", option="seed", value=str(seed), allowed="0-2^63"))
        self.seed = seed
        self._table = kernel.Table(
            self._compiled.blank,
            self._boxes,
            self.setup.players,
            seed,
            self.games,
            self.limit,
            self.setup.game.secrets,
            *self._bytes,
            self._seats[0],
            self._seats[1],
            self.actions.codes,
            self.actions.numbers,
            self._opponents,
        )
        self._game[:] = self._rows
        sfc32.start_stream(stream := [0] * sfc32.STATE_SIZE, seed, 2 * kernel.CHOICES - 1)
        self._choices[:] = stream
        self._run(np.full(self.games, kernel.START, np.int64))
        return self.step_made

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Play an action in every game, by its number in the mask. If one is illegal, raise without playing any."""
        chosen: NDArray[np.int64] = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise BadOption(message("envs-bad-actions", games=self.games))
        inside = (chosen >= 0) & (chosen < len(self.actions))
        legal = inside & (self.step_made.masks[self._rows, np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            row = int(np.argmin(legal))
            raise BadOption(message("envs-illegal", row=str(row), action=str(chosen[row])))
        self.step_made.actors[:] = self.step_made.movers
        self._run(chosen)
        return self.step_made

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every game, each as likely."""
        actions = np.empty(self.games, np.int64)
        self._compiled.call.sample(self.step_made.masks, self._choices, actions)
        return actions

    def game_numbers(self) -> NDArray[np.int64]:
        """Return the number of the game in every row, in the run of the seed."""
        return self._game.copy()

    def close(self) -> None:
        """Release the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _run(self, actions: NDArray[np.int64]) -> None:
        if self._pool is None:
            self._advance(self._table, self._parts[0][1], actions)
            return
        waiting = [self._pool.submit(self._advance, self._table, games, actions[rows]) for rows, games in self._parts]
        for each in waiting:
            each.result()


def seated(opponents: Sequence[str] | None, players: int) -> NDArray[np.int64]:
    """Return who plays each seat, counted from the learner."""
    if opponents is None:
        return np.full(players, kernel.OURS, np.int64)
    if isinstance(opponents, str) or len(opponents) != players - 1:
        raise BadOption(message("envs-bad-opponents", needed=players - 1))
    for name in opponents:
        if name not in OPPONENTS:
            raise BadOption(message("envs-not-compiled", bot=str(name), known=", ".join(OPPONENTS)))
    return np.array([kernel.OURS, *(OPPONENTS[name] for name in opponents)], np.int64)


def _as_bytes(states: NDArray[Any]) -> tuple[NDArray[np.int8], NDArray[np.int16]]:
    """Return the bytes of states, and the same as numbers of two bytes."""
    size = states.dtype.itemsize
    narrow = states.view(np.int8).reshape(len(states), size)
    wide = states.view(np.int16).reshape(len(states), -1) if size % 2 == 0 else np.zeros((len(states), 1), np.int16)
    return narrow, wide


def _byte_tables(columns: Columns) -> tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.uint64]]:
    """Return, by seat that looks, columns with their byte in a state, long runs of such columns, and columns with their
    pair of bytes."""
    dtype, fields = binding.dtype_of(columns.game.states), columns.game.states.fields
    narrow: list[list[list[int]]] = []
    runs: list[list[list[int]]] = []
    wide: list[list[list[int]]] = []
    for seat in range(columns.players):
        places: tuple[list[list[int]], list[list[int]]] = ([], [])
        for at, source in enumerate(columns.sources):
            size = dtype[source.field].base.itemsize
            assert size <= 2, f"{source.field}: a number of {size} bytes is too wide for an observation"
            offset = dtype.fields[source.field][1] // size  # type: ignore[index]
            places[size - 1].append([at, offset + source.flat(fields[source.field], seat, columns.players)])
        found = _runs_of(places[0])
        runs.append([run for run in found if run[-1] >= LONG_RUN])
        narrow.append([[column + at, byte + at] for column, byte, n in found if n < LONG_RUN for at in range(n)])
        wide.append(places[1])
    # A seat with fewer pairs than another copies one of its numbers again: a run's, since only runs make it fewer.
    most = max(map(len, narrow))
    for pairs, long in zip(narrow, runs, strict=True):
        pairs += [run[:2] for run in long[:1]] * (most - len(pairs))
    return _padded(narrow, 2), _padded(runs, 3), _padded(wide, 2)


def _runs_of(places: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return runs of places that follow each other in every respect: the first place of each, and its length."""
    runs: list[list[int]] = []
    for place in places:
        if runs and all(was + runs[-1][-1] == now for was, now in zip(runs[-1], place, strict=False)):
            runs[-1][-1] += 1
        else:
            runs.append([*place, 1])
    return runs


def _padded(tables: Sequence[Sequence[Sequence[int]]], width: int) -> NDArray[np.uint64]:
    """Return tables as one array; rows of zeros make all as long as the longest."""
    # Unsigned: an index that can be negative costs a comparison.
    padded = np.zeros((len(tables), max(map(len, tables)), width), np.uint64)
    for table, rows in zip(padded, tables, strict=True):
        table[: len(rows)] = np.array(rows, np.uint64).reshape(-1, width)
    return padded
