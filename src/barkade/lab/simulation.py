"""Many random games through the compiled engine, on all cores; the same report however many threads ran it.

A run is cut into chunks of games. Every game has a stream of chance of its own, made of the run's seed and its number,
and the chunks are added up in whole numbers, so neither the cut nor the order can change the outcome.
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

from barkade.engine import compiled as binding
from barkade.engine.agreed import Agreed
from barkade.engine.errors import BarkadeError
from barkade.engine.words import message
from barkade.lab.statistics import Tally, wilson

LONGEST_GAME = 5_000_000
CHUNKS_A_THREAD = 40
CHUNKS_IN_FLIGHT = 3
SMALLEST_CHUNK = 50
LARGEST_CHUNK = 5_000

STEPS, WINNERS, ENDING, SCORES = 0, 1, 2, 3
"""The columns of the kernel's report."""


class Broken(BarkadeError):
    """A game of the run broke a rule of its own: a defect, named so that it can be found again."""


@dataclass
class Report:
    """What a run has shown."""

    table: Agreed
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
        """Victories of a seat; a shared one counts as its part."""
        return sum(count / mask.bit_count() for mask, count in sorted(self.winners.counts.items()) if mask >> seat & 1)

    @property
    def shared(self) -> int:
        return sum(count for mask, count in self.winners.counts.items() if mask.bit_count() > 1)

    @property
    def unwon(self) -> int:
        """Games that nobody at the table won."""
        return self.winners.counts.get(0, 0)

    def by_ending(self) -> dict[str, int]:
        names = self.table.room.rules.ENDINGS
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
            "game": self.table.room.game,
            "rules": self.table.room.rules.RULES,
            "players": self.table.players,
            "options": dict(self.table.options),
            "box": self.table.custom,
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
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Simulation:
    """A run that is ready to start: the game is compiled (or fetched from the disk) when this has been made."""

    def __init__(self, table: Agreed, seed: int, checked: bool = False) -> None:
        self.table, self.seed, self.checked = table, seed, checked
        self._game = binding.compiled(table.room, boundscheck=checked)
        self._box = binding.to_record(table.room.boxes, table.box())
        self.play(0, 0)

    def play(self, first: int, games: int) -> NDArray[np.int64]:
        """Games from number `first` on, a row each; with buffers of their own, as threads must share none."""
        game, table = self._game, self.table
        report = np.zeros((games, SCORES + table.players), np.int64)
        played = game.call.random_games(
            game.blank,
            game.blank.copy(),
            self._box,
            table.players,
            self.seed,
            first,
            games,
            game.out(),
            game.words(self.seed),
            LONGEST_GAME,
            int(self.checked),
            report,
        )
        if played < games:
            raise Broken(message("lab-broken", game=table.room.game, number=str(first + played), seed=str(self.seed)))
        return report

    def run(self, games: int, threads: int, progress: Callable[[int], None] = lambda games: None) -> Report:
        """Play this many games; `progress` is told how many more are done, chunk by chunk."""
        chunk = max(SMALLEST_CHUNK, min(LARGEST_CHUNK, games // (threads * CHUNKS_A_THREAD)))
        report = Report(self.table, self.seed, threads, scores=[Tally() for _ in range(self.table.players)])
        firsts = iter(range(0, games, chunk))
        start = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            # Only a few chunks wait at a time, so that a run of any length takes little memory.
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


def _add(report: Report, rows: NDArray[np.int64]) -> None:
    columns: Sequence[tuple[Tally, int]] = [
        (report.steps, STEPS),
        (report.winners, WINNERS),
        (report.endings, ENDING),
        *((tally, SCORES + seat) for seat, tally in enumerate(report.scores)),
    ]
    for tally, column in columns:
        values, counts = np.unique(rows[:, column], return_counts=True)
        tally.add(values.tolist(), counts.tolist())
