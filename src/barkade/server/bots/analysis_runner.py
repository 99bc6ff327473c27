"""Analyses in the bot process: one at a time, in threads of the lowest priority that yield to bots and hints.

An analysis consists of tasks of a few seconds at most; between tasks it waits until nothing else is being computed.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from barkade.analysis.report import Analysis
    from barkade.bots.backends import Backend
    from barkade.engine.game import Game

LOWEST_PRIORITY = 19
PAUSE = 0.2
"""Polling interval, in seconds, while a search is being compiled."""


class Progress(msgspec.Struct, frozen=True):
    """The progress of an analysis; `analysis` is a draft until it is `complete`."""

    done: int = 0
    total: int = 0
    complete: bool = False
    analysis: str = ""
    """JSON text, which the server passes on without decoding."""
    error: str = ""
    percent: int = 100
    """Progress of compiling the search, which has to be finished first."""


class Cancelled(Exception):
    """The analysis was cancelled or replaced by another one."""


class AnalysisRunner:
    """Analyses one record at a time; starting another one replaces it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._others = 0
        """Number of requests in progress that have priority over the analysis."""
        self._key = ""
        self._progress = Progress()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Pause the analysis while the context lasts."""
        with self._changed:
            self._others += 1
        try:
            yield
        finally:
            with self._changed:
                self._others -= 1
                self._changed.notify_all()

    def start(self, key: str, record: str) -> None:
        """Start to analyse a record, unless it is in progress already; cancel any other analysis."""
        with self._changed:
            if key == self._key and not self._progress.error:
                return
            self._key, self._progress = key, Progress()
            self._changed.notify_all()
        threading.Thread(target=self._work, args=(key, record), daemon=True).start()

    def progress_of(self, key: str) -> Progress | None:
        """Return the progress; None if this analysis is not running (the process may have been restarted)."""
        with self._changed:
            return self._progress if key == self._key else None

    def _work(self, key: str, record: str) -> None:
        _lower_priority()
        try:
            self._analyse(key, record)
        except Cancelled:
            return
        except Exception as error:  # of any kind: the server waits for a reply
            with suppress(Cancelled):
                self._report(key, Progress(error=repr(error)))

    def _analyse(self, key: str, record: str) -> None:
        from barkade.analysis.analyst import Analyst, each_done
        from barkade.engine.record import read_record

        match = read_record(record)
        analyst = Analyst(match, self._compiled(key, match.game))
        tasks, threads = analyst.tasks(), os.cpu_count() or 1
        self._do(key, next(tasks))
        draft = _encoded(analyst.report())
        self._report(key, Progress(analyst.done, analyst.total, False, draft))
        with ThreadPoolExecutor(threads, initializer=_lower_priority) as pool:
            for _ in each_done(pool, (partial(self._do, key, task) for task in tasks), threads):
                self._report(key, Progress(analyst.done, analyst.total, False, draft))
        self._report(key, Progress(analyst.done, analyst.total, True, _encoded(analyst.report())))

    def _compiled(self, key: str, game: Game) -> Backend:
        from barkade.bots.compilation import compilation_of, compiled_search_if_ready

        while (backend := compiled_search_if_ready(game)) is None:
            self._report(key, Progress(percent=int(100 * compilation_of(game).progress)))
            self._give_way(key)
            time.sleep(PAUSE)
        return backend

    def _do(self, key: str, task: Callable[[], None]) -> None:
        self._give_way(key)
        task()

    def _give_way(self, key: str) -> None:
        """Wait while bots or hints are being computed."""
        with self._changed:
            self._changed.wait_for(lambda: self._others == 0 or self._key != key)
            if self._key != key:
                raise Cancelled

    def _report(self, key: str, progress: Progress) -> None:
        with self._changed:
            if self._key != key:
                raise Cancelled
            self._progress = progress


def _lower_priority() -> None:
    """Lower this thread to the lowest priority."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST_PRIORITY)


def _encoded(analysis: Analysis) -> str:
    return msgspec.json.encode(analysis).decode()
