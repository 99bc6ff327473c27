"""Batches of games through the compiled engine, on all cores; the report doesn't depend on the threads.

A run is split into chunks of games. Every game has its own random streams, from the run's seed and the game's number,
and chunks are summed in integers, so neither the split nor the order can change the report.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from barkade.engine import numba_backend as binding
from barkade.engine.codes import codes_of_action
from barkade.engine.errors import BarkadeError
from barkade.engine.game import Game
from barkade.engine.i18n import message
from barkade.engine.setup import Setup
from barkade.lab import games_kernel as kernel
from barkade.lab.games_kernel import Run
from barkade.lab.simulation_report import Played, SimulationReport
from barkade.lab.workers import Workers

LONGEST_GAME = 5_000_000
CHUNKS_PER_THREAD = 40
CHUNKS_IN_FLIGHT = 3
SMALLEST_CHUNK = 50
LARGEST_CHUNK = 5_000

GOOD_DOG = "good-dog"
PLAY: Mapping[str, int] = {GOOD_DOG: 0, "random": kernel.CERTAIN}
"""Ways to play, by name: the percentage of random decisions among those of the heuristics."""


class Broken(BarkadeError):
    """A game of the run violated an invariant of its rules; the message names it, so that it can be reproduced."""


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Task:
    """Everything that decides the games of a run."""

    setup: Setup
    seed: int
    play: str = GOOD_DOG
    odd_whim: int | None = None
    """Percentage of random decisions of one seat a game, each in turn; None: as the others."""
    checked: bool = False


def own_metrics(game: Game) -> tuple[int, int]:
    """Return how many numbers and counters of its own a game has."""
    metrics = game.metrics() if game.metrics else kernel.STAND_INS["metrics"]
    return metrics.NUMBERS, metrics.COUNTERS


class Simulation:
    """A run, ready to start: the game has been compiled, or loaded from the disk cache."""

    def __init__(self, task: Task) -> None:
        self.task, self.setup = task, task.setup
        game = self.setup.game
        self._game = binding.compiled(game, boundscheck=task.checked, loops=kernel)
        self._box = binding.to_record(game.boxes, self.setup.box())
        codes = game.actions.CODES
        kinds = [codes.index(codes_of_action(codes, action)) for action in range(game.rules.ACTIONS)]
        self._kind_of, self._kinds = np.array(kinds, np.int64), len(codes)
        self._numbers, self._counters = own_metrics(game)
        self.play(0, 0)

    def play(self, first: int, games: int) -> Played:
        """Play games from number `first` on, a row each. Allocates its own buffers, so it is thread-safe."""
        game, task, players = self._game, self.task, self.setup.players
        whim = PLAY[task.play]
        numbers = np.zeros((players, self._kinds + self._numbers), np.int64)
        rows = np.zeros((games, kernel.SCORES + (kernel.TENTHS + 1) * players), np.int64)
        sums = np.zeros((self._kinds + self._numbers, 2, 3), np.int64)
        counters = np.zeros(self._counters, np.int64)
        run = Run(
            blank=game.blank,
            states=game.blank.copy(),
            before=game.blank.copy(),
            boxes=self._box,
            players=players,
            seed=task.seed,
            whim=whim,
            odd_whim=whim if task.odd_whim is None else task.odd_whim,
            limit=LONGEST_GAME,
            checked=int(task.checked),
            kind_of=self._kind_of,
            legal=game.out(),
            chance=game.rng(0),
            whims=game.rng(0),
            course=np.zeros(kernel.LONGEST_COURSE, np.int64),
            trail=np.zeros((kernel.LONGEST_COURSE + 1, players), np.int64),
            worth=np.zeros((2, players), np.int64),
            numbers=numbers,
            own=numbers[:, self._kinds :],
        )
        played = game.call.play_games(run, first, rows, sums, counters)
        if played < games:
            where = {"number": str(first + played), "seed": str(task.seed)}
            raise Broken(message("lab-broken", game=self.setup.game.id, **where))
        return Played(first, rows, sums, counters)

    def run(
        self,
        games: int,
        threads: int,
        progress: Callable[[int], None] = lambda games: None,
        workers: Workers | None = None,
    ) -> SimulationReport:
        """Play this many games; `progress` gets the number of games of every chunk that is done. With workers
        these play them, `threads` at a time."""
        chunk = max(SMALLEST_CHUNK, min(LARGEST_CHUNK, games // (threads * CHUNKS_PER_THREAD)))
        report = SimulationReport(self.setup, self.task.seed, self.task.play, threads)
        firsts = iter(range(0, games, chunk))
        start = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            # Few chunks are in flight at a time, so memory doesn't grow with the run.
            waiting: dict[Future[Any], int] = {}
            while True:
                for first in islice(firsts, CHUNKS_IN_FLIGHT * threads - len(waiting)):
                    number = min(chunk, games - first)
                    if workers is None:
                        future = pool.submit(self.play, first, number)
                    else:
                        future = workers.submit(play_chunk, self.task, first, number)
                    waiting[future] = first
                if not waiting:
                    break
                # In order, so that of several broken games the first is named.
                for done in sorted(wait(waiting, return_when=FIRST_COMPLETED).done, key=waiting.__getitem__):
                    played = done.result()
                    del waiting[done]
                    report.add(played)
                    progress(len(played.rows))
        report.seconds = time.perf_counter() - start
        return report


_ready: dict[str, Simulation] = {}
"""Simulations of this worker, by their task."""


def play_chunk(task: Task, first: int, games: int) -> Played:
    """Play some games of a task, in a worker."""
    key = repr((task.setup.as_dict(), task.seed, task.play, task.odd_whim, task.checked))
    if key not in _ready:
        _ready[key] = Simulation(task)
    return _ready[key].play(first, games)
