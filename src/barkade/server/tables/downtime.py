"""Downtime: the server was stopped or killed, or its machine was asleep.

Turn clocks must not run meanwhile. The time of the last heartbeat is kept in the store. A running server detects sleep
by the wall clock, as the timers of the event loop stop during sleep.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.store import Store
from barkade.server.table.state import Table

log = logging.getLogger("barkade.downtime")

NOTE = "alive"
BEAT = 10.0
"""Seconds between two heartbeats."""
ASLEEP = 60 * SECOND
"""Gap between two heartbeats from which the machine counts as having been asleep, not just busy."""
SHORTEST = SECOND
KEPT = 20


class Outage(NamedTuple):
    """A period in which nobody could move, in milliseconds."""

    since: int
    until: int

    @property
    def command(self) -> str:
        """Id of the command that gives the time back to a table: the same at every node, so that it happens once."""
        return f"down:{self.since}"


class Downtime:
    """Measures outages and tells which of them a table is owed."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._alive: int | None = None
        """Time of the last heartbeat; None before the start."""
        self._outages: list[Outage] = []

    async def start(self) -> None:
        """Measure how long the server was down."""
        note = await self._store.note(NOTE)
        now = self._clock.now()
        if note:
            self._add(int(note), now)
        self._alive = now
        await self.save()

    def beat(self) -> bool:
        """Record a heartbeat; return True if the gap since the last one shows that the machine was asleep."""
        if self._alive is None:
            return False
        then, self._alive = self._alive, self._clock.now()
        return self._alive - then > ASLEEP and self._add(then, self._alive)

    async def save(self) -> None:
        """Store the last heartbeat."""
        if self._alive is not None:
            await self._store.save_note(NOTE, str(self._clock.now()))

    def _add(self, since: int, until: int) -> bool:
        if until - since < SHORTEST:
            return False
        log.info("time is given back", extra={"seconds": (until - since) // SECOND})
        self._outages = [*self._outages, Outage(since, until)][-KEPT:]
        return True

    def owed(self, table: Table) -> Outage | None:
        """Return an outage that has not been given back to a table's running clock yet."""
        if table.deadline is None:
            return None
        for outage in self._outages:
            if table.touched < outage.until and outage.command not in table.commands:
                return outage
        return None
