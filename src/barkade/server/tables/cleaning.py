"""Deletion of expired data, with two guards against a wrong clock.

First, age is measured in the server's running time: a jump of the wall clock hardly counts, and downtime counts for a
few days at most. Second, if more than a small share of all tables would be deleted at once, nothing is deleted until
the operator confirms it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable

from barkade.server.runtime.clock import DAY, SECOND, Clock
from barkade.server.settings import Settings
from barkade.server.store import Store
from barkade.server.tables.sessions import Sessions

log = logging.getLogger("barkade.cleaning")

NOTE = "cleaned-up-to"
LONGEST_OFF = 3 * DAY
"""Upper bound of what one downtime counts for."""
SMALL_SHARE = 10
"""One in this many tables may be deleted at once ..."""
FEW = 10
"""... or this number of tables, whichever is more."""


class Cleaning:
    """Deletes expired tables, people and session secrets; reports deletions that wait for confirmation."""

    def __init__(
        self,
        store: Store,
        tables: Sessions,
        clock: Clock,
        settings: Settings,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._settings = settings
        self._monotonic = monotonic
        self._then: float | None = None
        """Monotonic time of the last clean-up."""
        self.waiting = 0
        """Number of tables whose deletion waits for confirmation."""

    async def clean(self) -> int:
        """Delete everything expired; return the number of tables."""
        now = await self._now()
        settings, store = self._settings, self._store
        deleted = 0
        if not await self._must_wait(now):
            deleted = await self.delete_expired(now)
            gone = await store.delete_unneeded(
                now, now - settings.keep_people, now - settings.keep_strangers, now - settings.keep_finished
            )
            log.info("unneeded people, secrets and results deleted", extra={"count": gone})
        await store.save_note(NOTE, str(now))
        return deleted

    async def _now(self) -> int:
        """Return the guarded time by which expiry is judged."""
        wall, ticks = self._clock.now(), self._monotonic()
        if self._settings.delete_expired:
            return wall
        passed = LONGEST_OFF if self._then is None else int((ticks - self._then) * SECOND)
        self._then = ticks
        note = await self._store.note(NOTE)
        # A store that was never cleaned starts at the time of its last event.
        before = int(note) if note else await self._store.last_touched()
        return wall if before == 0 else min(wall, before + passed)

    async def _must_wait(self, now: int) -> bool:
        """Tell whether so much would be deleted that the operator has to confirm."""
        allowed = max(FEW, await self._store.count_tables() // SMALL_SHARE)
        expired = await self._count_expired(now, allowed + 1)
        self.waiting = 0 if expired <= allowed or self._settings.delete_expired else expired
        if self.waiting:
            log.error(
                "clean-up waits: too many tables would be deleted; is the clock right? If it is, start with --clean-up",
                extra={"tables": expired, "allowed": allowed},
            )
        return bool(self.waiting)

    async def delete_expired(self, now: int) -> int:
        """Delete expired tables; return their number."""
        deleted = 0
        for phase, before in self._expiry(now):
            # A query returns a limited number of tables.
            while ids := [each for each in await self._store.untouched(phase, before) if not self._in_use(each)]:
                for table_id in ids:
                    if (session := self._tables.sessions.get(table_id)) is not None:
                        self._tables.unload(session)
                await self._store.delete_tables(ids)
                deleted += len(ids)
        log.info("tables deleted", extra={"tables": deleted})
        return deleted

    async def _count_expired(self, now: int, most: int) -> int:
        """Return the number of expired tables, counted up to `most` per phase."""
        return sum([len(await self._store.untouched(phase, before, most)) for phase, before in self._expiry(now)])

    def _expiry(self, now: int) -> Iterable[tuple[str, int]]:
        """Return, per phase, the time before which the last event of an expired table lies."""
        settings = self._settings
        kept = {"over": settings.keep_finished, "open": settings.keep_open, "playing": settings.keep_abandoned}
        return [(phase, now - period) for phase, period in kept.items()]

    def _in_use(self, table_id: str) -> bool:
        session = self._tables.sessions.get(table_id)
        return session is not None and bool(session.subscribers or session.presence.elsewhere or session.pending)
