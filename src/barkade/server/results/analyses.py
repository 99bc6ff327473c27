"""Analyses of finished games: one job a game, one game at a time, the results kept with their tables.

The bot process does the work and gives way to bots and hints; this asks it how far it is.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec

from barkade.server.bots.analysis_desk import Progress
from barkade.server.bots.client import BotClient, NoAnswer
from barkade.server.errors import refuse
from barkade.server.runtime.tasks import BackgroundTasks
from barkade.server.store import Store, StoreFailed

log = logging.getLogger("barkade.analyses")

LOOK_EVERY = 0.5
"""Seconds between two looks at a job."""
MOST_WAITING = 20
MOST_OF_ONE = 3
"""Unfinished jobs that one person has asked for."""
MOST_OF_ADDRESS = 10
"""And all people of one address."""
MOST_MOVES = 2_000
"""Of a game: far more than people play, but random dogs wander for longer, and somebody else waits meanwhile."""
MOST_REMEMBERED = 30
"""Finished jobs in memory: results of records, and failures."""
ATTEMPTS = 3


@dataclass(frozen=True)
class Asker:
    """Whoever has asked for an analysis."""

    person: str = ""
    address: str = ""


NOBODY = Asker()


@dataclass
class Job:
    """The analysis of one game, waiting, running or finished."""

    key: str
    record: str
    table: str = ""
    """Empty for a record that somebody brought along."""
    asker: Asker = NOBODY
    progress: Progress = field(default_factory=Progress)

    @property
    def finished(self) -> bool:
        return self.progress.complete or bool(self.progress.error)


class Analyses:
    """All jobs of one server."""

    def __init__(self, store: Store, worker: BotClient, tasks: BackgroundTasks) -> None:
        self._store, self._worker, self._tasks = store, worker, tasks
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        """Unfinished ones in order of arrival, and the last finished ones."""
        self._served: dict[str, int] = {}
        """Jobs that were begun for each address since the queue was empty."""
        self._working = False

    async def of_table(self, table: str) -> Progress | None:
        """Return how far the analysis of a table's game is; None if nobody has asked for one."""
        if table in self._jobs:
            return self._jobs[table].progress
        kept = await self._store.analysis(table)
        if kept is None:
            return None
        return Progress(1, 1, True, zlib.decompress(kept).decode())

    def of_record(self, key: str) -> Progress | None:
        return self._jobs[key].progress if key in self._jobs else None

    def start(self, key: str, record: str, table: str = "", asker: Asker = NOBODY) -> Progress:
        """Begin, unless it has begun. What failed is tried again. Raises `Refusal` if too many wait."""
        job = self._jobs.get(key)
        if job is not None and not job.progress.error:
            return job.progress
        askers = [each.asker for each in self._jobs.values() if not each.finished]
        of_one = sum(each.person == asker.person for each in askers)
        of_address = sum(each.address == asker.address for each in askers)
        if len(askers) >= MOST_WAITING or of_one >= MOST_OF_ONE or of_address >= MOST_OF_ADDRESS:
            raise refuse("busy")
        job = self._jobs[key] = Job(key, record, table, asker)
        self._jobs.move_to_end(key)
        if not self._working:
            self._working = True
            self._tasks.spawn(self._work())
        return job.progress

    async def _work(self) -> None:
        """Do one job after the other, until none is left."""
        try:
            while job := self._next():
                await self._do(job)
                self._forget()
        finally:
            self._working = False
            self._served.clear()

    def _next(self) -> Job | None:
        """Return a job of the address that had the fewest so far, so that nobody waits for all of somebody else's."""
        waiting = [each for each in self._jobs.values() if not each.finished]
        job = min(waiting, key=lambda each: self._served.get(each.asker.address, 0), default=None)
        if job is not None:
            self._served[job.asker.address] = self._served.get(job.asker.address, 0) + 1
        return job

    def _forget(self) -> None:
        finished = [key for key, job in self._jobs.items() if job.finished]
        for key in finished[:-MOST_REMEMBERED]:
            del self._jobs[key]

    async def _do(self, job: Job) -> None:
        for _ in range(ATTEMPTS):
            try:
                await self._worker.ask("analyse", {"record": job.record}, table=job.key)
                while not job.finished and (said := await self._worker.ask("progress", table=job.key)) is not None:
                    job.progress = msgspec.convert(said, Progress)
                    if not job.finished:
                        await asyncio.sleep(LOOK_EVERY)
            except NoAnswer as error:
                log.warning("analysis interrupted", extra={"reason": str(error)})
                await asyncio.sleep(LOOK_EVERY)
            if job.finished:
                break
        else:
            job.progress = Progress(error="no answer")
        if job.progress.error:
            log.error("analysis failed", extra={"table": job.table, "reason": job.progress.error})
        elif job.table:
            try:
                await self._store.save_analysis(job.table, zlib.compress(job.progress.analysis.encode()))
                del self._jobs[job.key]
            except StoreFailed as error:
                log.warning("analysis not kept", extra={"table": job.table, "reason": str(error)})
