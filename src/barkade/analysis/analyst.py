"""Analysing a finished game in small tasks, so that whoever runs them can stop, wait or show a draft between two."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial
from itertools import islice, pairwise

from barkade.analysis.judge import Judged, judge
from barkade.analysis.ledger import Ledger
from barkade.analysis.line import line_of
from barkade.analysis.playouts import Batch, Evaluator
from barkade.analysis.report import Analysis
from barkade.analysis.writing import write
from barkade.bots.backends import Backend
from barkade.bots.compilation import compiled_search
from barkade.engine.match import Match
from barkade.engine.record import read_record

PLAYOUTS = 1_024
BATCH = 64
"""Playouts of a task."""
FIRST_BATCH = 32
"""Playouts of the first task, which alone makes a picture of the game: people wait for it."""

Task = Callable[[], None]


class Analyst:
    """An analysis under way. `tasks` are independent of each other and of their order; `report` can be called at any
    time after the first."""

    def __init__(self, match: Match, backend: Backend, seed: int = 0, playouts: int = PLAYOUTS) -> None:
        """Raises `NotFinished` for a game that is not over."""
        self.line = line_of(match)
        self._evaluator = Evaluator(self.line, backend, seed)
        self._backend, self._seed = backend, seed
        self._firsts = [0, *range(FIRST_BATCH, playouts, BATCH)]
        self._sizes = [after - first for first, after in pairwise([*self._firsts, playouts])]
        self._choices = [at for at, move in enumerate(self.line.moves) if move.free]
        self._batches: dict[int, Batch] = {}
        self._judged: dict[int, Judged] = {}
        self._noting = threading.Lock()

    @property
    def total(self) -> int:
        """Number of tasks."""
        return len(self._firsts) + len(self._choices)

    @property
    def done(self) -> int:
        return len(self._batches) + len(self._judged)

    def tasks(self) -> Iterator[Task]:
        """Yield the tasks: the first playouts, the choices, then more playouts."""
        batches = [partial(self._play, *each) for each in zip(self._firsts, self._sizes, strict=True)]
        yield from batches[:1]
        for at in self._choices:
            yield partial(self._judge, at)
        yield from batches[1:]

    def _play(self, first: int, playouts: int) -> None:
        batch = self._evaluator.batch(first, playouts)
        with self._noting:
            self._batches[first] = batch

    def _judge(self, at: int) -> None:
        judged = judge(self.line, self.line.moves[at], self._backend, self._seed)
        with self._noting:
            self._judged[at] = judged

    def report(self) -> Analysis:
        """Return the analysis so far."""
        with self._noting:
            batches, judged = [self._batches[first] for first in sorted(self._batches)], dict(self._judged)
        complete = len(batches) + len(judged) == self.total
        return write(self.line, Ledger.of(batches), judged, complete)


def run(record: str | Match, seed: int, threads: int | None, progress: Callable[[int, int], None]) -> Analysis:
    """Analyse a game on several threads; see `barkade.analyse`."""
    match = read_record(record) if isinstance(record, str) else record
    line_of(match)  # refuse an unfinished game before anything is compiled
    analyst = Analyst(match, compiled_search(match.game), seed)
    threads = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        for _ in each_done(pool, analyst.tasks(), 2 * threads):
            progress(analyst.done, analyst.total)
    return analyst.report()


def each_done(pool: ThreadPoolExecutor, tasks: Iterator[Task], at_once: int) -> Iterator[None]:
    """Do tasks in a pool, so many in its queue at most, and yield whenever one is done. Raises what they raise."""
    waiting: set[Future[None]] = set()
    while True:
        waiting |= {pool.submit(task) for task in islice(tasks, at_once - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for each in done:
            each.result()
            yield
