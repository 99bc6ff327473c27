"""Times when the server could not be reached: stopped, killed, or asleep with the machine it runs on.

Clocks of turns must not run meanwhile. The last sign of life is kept in the store, and a running server notices by the
wall clock when it has been asleep: timers of the event loop don't.
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
"""Seconds between two signs of life."""
ASLEEP = 60 * SECOND
"""A gap between two signs of life from which the machine must have been asleep, not busy."""
SHORTEST = SECOND
KEPT = 20


class Outage(NamedTuple):
    """A time when nobody could move, in milliseconds."""

    since: int
    until: int

    @property
    def command(self) -> str:
        """The id of the command that gives it back to a table: once, however many nodes start."""
        return f"down:{self.since}"


class Downtime:
    """The outages that this server knows of."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._alive: int | None = None
        """Time of the last sign of life; None before the start."""
        self._outages: list[Outage] = []

    async def start(self) -> None:
        """Note for how long the server was down."""
        note = await self._store.note(NOTE)
        now = self._clock.now()
        if note:
            self._add(int(note), now)
        self._alive = now
        await self.save()

    def beat(self) -> bool:
        """Give a sign of life. Return True if the last one is so long ago that the machine must have been asleep."""
        if self._alive is None:
            return False
        then, self._alive = self._alive, self._clock.now()
        return self._alive - then > ASLEEP and self._add(then, self._alive)

    async def save(self) -> None:
        """Keep the last sign of life."""
        if self._alive is not None:
            await self._store.save_note(NOTE, str(self._clock.now()))

    def _add(self, since: int, until: int) -> bool:
        if until - since < SHORTEST:
            return False
        log.info("time is given back", extra={"seconds": (until - since) // SECOND})
        self._outages = [*self._outages, Outage(since, until)][-KEPT:]
        return True

    def owed(self, table: Table) -> Outage | None:
        """Return an outage that a table's running clock has not been given back yet."""
        if table.deadline is None:
            return None
        for outage in self._outages:
            if table.touched < outage.until and outage.command not in table.commands:
                return outage
        return None
