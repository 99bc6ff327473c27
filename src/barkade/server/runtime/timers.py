"""Timers by name: one event-loop timer for a heap of deadlines."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

from barkade.server.runtime.clock import Clock

LONGEST_SLEEP = 60.0
"""Seconds; bounded, as the system clock may be changed during a sleep."""


class Timers:
    """One deadline per name; setting it again replaces it."""

    def __init__(self, clock: Clock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._set: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._set)

    def at(self, name: str, when: int | None) -> None:
        """Set the deadline of a name; None removes it."""
        if when is None:
            self._set.pop(name, None)
        elif self._set.get(name) != when:
            self._set[name] = when
            heapq.heappush(self._heap, (when, name))
            if self._heap[0][0] == when:
                self._sleep()

    def tick(self) -> None:
        """Call back for every deadline that has passed."""
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            when, name = heapq.heappop(self._heap)
            if self._set.get(name) == when:
                del self._set[name]
                self._ring(name)
        self._sleep()

    def _sleep(self) -> None:
        self.stop()
        if self._heap:
            seconds = max(0.0, (self._heap[0][0] - self._clock.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(min(seconds, LONGEST_SLEEP), self.tick)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
