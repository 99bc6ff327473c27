"""Replays of uploaded records: in one thread, bounded and cached.

The page requests a few frames of a record at a time; the cache makes one replay serve all of these requests.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from barkade.engine.chance import Replay
from barkade.engine.match import Match
from barkade.engine.record import ReadLimits, read_record
from barkade.server.errors import refuse
from barkade.server.runtime.polite import politely
from barkade.server.wire import LONGEST_NAME

T = TypeVar("T")

LIMITS = ReadLimits(actions=10_000, seconds=5.0)
MOST_WAITING = 30
MOST_REMEMBERED = 8
"""Number of cached matches; a long one takes two or three megabytes."""


def plain_record(match: Match) -> str:
    """Return a match's record reduced to what is needed to continue it, without parts of unbounded size."""
    plain = match.copy()
    plain.chance = Replay(())  # replaced by a new one
    plain.setup = plain.setup.named([name[:LONGEST_NAME] for name in plain.setup.names])
    return plain.record()


class Replays:
    """Runs replays in a single worker thread, to leave the event loop its share of the processor."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "barkade-replay")
        self._waiting = 0
        self._read: OrderedDict[bytes, Match] = OrderedDict()

    async def run(self, work: Callable[[], T]) -> T:
        """Run a slow function in the thread; refuse it if the queue is full."""
        if self._waiting >= MOST_WAITING:
            raise refuse("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, politely(work))
        finally:
            self._waiting -= 1

    def read(self, text: str) -> Match:
        """Return the match of a record, cached. Treat it as read-only. Call it in the thread, by `run`."""
        key = hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()
        match = self._read.get(key)
        if match is None:
            match = self._read[key] = read_record(text, limits=LIMITS)
            if len(self._read) > MOST_REMEMBERED:
                self._read.popitem(last=False)
        self._read.move_to_end(key)
        return match

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
