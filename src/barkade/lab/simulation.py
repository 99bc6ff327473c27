"""Batches of random games through the compiled engine, on all cores; the report doesn't depend on the threads.

A run is split into chunks of games. Every game has its own random stream, from the run's seed and the game's number,
and chunks are summed in integers, so neither the split nor the order can change the report.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.engine import numba_backend as binding
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message
from barkade.engine.setup import Setup
from barkade.stats import Tally, wilson

LONGEST_GAME = 5_000_000
CHUNKS_PER_THREAD = 40
CHUNKS_IN_FLIGHT = 3
SMALLEST_CHUNK = 50
LARGEST_CHUNK = 5_000

STEPS, WINNERS, ENDING, SCORES = 0, 1, 2, 3
"""Columns of the kernel's report."""


class Broken(BarkadeError):
    """A game of the run violated an invariant of its rules; the message names it, so that it can be reproduced."""


@dataclass
class SimulationReport:
    """The result of a run."""

    setup: Setup
    seed: int
    threads: int
    seconds: float = 0.0
    steps: Tally = field(default_factory=Tally)
    winners: Tally = field(default_factory=Tally)
    """By mask of seats."""
    endings: Tally = field(default_factory=Tally)
    scores: list[Tally] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.steps.number

    def wins(self, seat: int) -> float:
        """Count a seat's victories; a shared one counts as its part."""
        return sum(count / mask.bit_count() for mask, count in sorted(self.winners.counts.items()) if mask >> seat & 1)

    @property
    def shared(self) -> int:
        return sum(count for mask, count in self.winners.counts.items() if mask.bit_count() > 1)

    @property
    def unwon(self) -> int:
        """Number of games without a winner."""
        return self.winners.counts.get(0, 0)

    def by_ending(self) -> dict[str, int]:
        names = self.setup.game.rules.ENDINGS
        return {names[ending]: count for ending, count in sorted(self.endings.counts.items())}

    def as_dict(self) -> dict[str, Any]:
        seats = []
        for seat, scores in enumerate(self.scores):
            low, high = wilson(self.wins(seat), self.games)
            seats.append(
                {
                    "seat": seat + 1,
                    "wins": self.wins(seat),
                    "win_rate": self.wins(seat) / self.games,
                    "win_rate_95": [low, high],
                    "score": scores.as_dict(),
                }
            )
        return {
            "game": self.setup.game.id,
            "rules": self.setup.game.rules.RULES,
            "players": self.setup.players,
            "options": dict(self.setup.options),
            "box": self.setup.custom,
            "play": "random",
            "seed": self.seed,
            "games": self.games,
            "seats": seats,
            "shared_victories": self.shared,
            "games_nobody_won": self.unwon,
            "endings": self.by_ending(),
            "steps": self.steps.as_dict(),
            "threads": self.threads,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "steps_per_second": self.steps.total / self.seconds,
        }


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Simulation:
    """A run, ready to start: the game has been compiled, or loaded from the disk cache."""

    def __init__(self, setup: Setup, seed: int, checked: bool = False) -> None:
        self.setup, self.seed, self.checked = setup, seed, checked
        self._game = binding.compiled(setup.game, boundscheck=checked)
        self._box = binding.to_record(setup.game.boxes, setup.box())
        self.play(0, 0)

    def play(self, first: int, games: int) -> NDArray[np.int64]:
        """Play games from number `first` on, a row each. Allocates its own buffers, so it is thread-safe."""
        game, setup = self._game, self.setup
        report = np.zeros((games, SCORES + setup.players), np.int64)
        played = game.call.random_games(
            game.blank,
            game.blank.copy(),
            self._box,
            setup.players,
            self.seed,
            first,
            games,
            game.out(),
            game.rng(self.seed),
            LONGEST_GAME,
            int(self.checked),
            report,
        )
        if played < games:
            raise Broken(message("lab-broken", game=setup.game.id, number=str(first + played), seed=str(self.seed)))
        return report

    def run(self, games: int, threads: int, progress: Callable[[int], None] = lambda games: None) -> SimulationReport:
        """Play this many games; `progress` gets the number of games of every chunk that is done."""
        chunk = max(SMALLEST_CHUNK, min(LARGEST_CHUNK, games // (threads * CHUNKS_PER_THREAD)))
        report = SimulationReport(self.setup, self.seed, threads, scores=[Tally() for _ in range(self.setup.players)])
        firsts = iter(range(0, games, chunk))
        start = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            # Few chunks are in flight at a time, so memory doesn't grow with the run.
            waiting: set[Future[NDArray[np.int64]]] = set()
            while True:
                for first in islice(firsts, CHUNKS_IN_FLIGHT * threads - len(waiting)):
                    waiting.add(pool.submit(self.play, first, min(chunk, games - first)))
                if not waiting:
                    break
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for rows in (each.result() for each in done):
                    _add(report, rows)
                    progress(len(rows))
        report.seconds = time.perf_counter() - start
        return report


def _add(report: SimulationReport, rows: NDArray[np.int64]) -> None:
    columns: Sequence[tuple[Tally, int]] = [
        (report.steps, STEPS),
        (report.winners, WINNERS),
        (report.endings, ENDING),
        *((tally, SCORES + seat) for seat, tally in enumerate(report.scores)),
    ]
    for tally, column in columns:
        values, counts = np.unique(rows[:, column], return_counts=True)
        tally.add(values.tolist(), counts.tolist())
