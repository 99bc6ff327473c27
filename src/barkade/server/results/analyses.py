"""Analyses of finished games: one job per game, run one at a time; results are stored with their tables.

The bot process does the work, yielding to bots and hints; this module queues the jobs and polls for progress.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec

from barkade.server.bots.analysis_runner import Progress
from barkade.server.bots.client import BotClient, NoAnswer
from barkade.server.errors import refuse
from barkade.server.runtime.tasks import BackgroundTasks
from barkade.server.store import Store, StoreFailed

log = logging.getLogger("barkade.analyses")

LOOK_EVERY = 0.5
"""Polling interval of a running job, in seconds."""
MOST_WAITING = 20
MOST_OF_ONE = 3
"""Unfinished jobs per person."""
MOST_OF_ADDRESS = 10
"""Unfinished jobs per address."""
MOST_MOVES = 2_000
"""Moves of an analysed game: far more than people play; random bots can play longer, which would block the queue."""
MOST_REMEMBERED = 30
"""Finished jobs in memory: results of records, and failures."""
ATTEMPTS = 3


@dataclass(frozen=True)
class Asker:
    """The person who requested an analysis, and their address."""

    person: str = ""
    address: str = ""


NOBODY = Asker()


@dataclass
class Job:
    """The analysis of one game, waiting, running or finished."""

    key: str
    record: str
    table: str = ""
    """Empty for an uploaded record."""
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
        """Unfinished jobs in order of arrival, and the last finished ones."""
        self._served: dict[str, int] = {}
        """Number of jobs begun per address since the queue was last empty."""
        self._working = False

    async def of_table(self, table: str) -> Progress | None:
        """Return the progress of the analysis of a table's game; None if nobody has requested one."""
        if table in self._jobs:
            return self._jobs[table].progress
        kept = await self._store.analysis(table)
        if kept is None:
            return None
        return Progress(1, 1, True, zlib.decompress(kept).decode())

    def of_record(self, key: str) -> Progress | None:
        return self._jobs[key].progress if key in self._jobs else None

    def start(self, key: str, record: str, table: str = "", asker: Asker = NOBODY) -> Progress:
        """Queue a job unless it exists; a failed one is retried. Raises `Refusal` if too many are waiting."""
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
        """Run one job after another until none is left."""
        try:
            while job := self._next():
                await self._do(job)
                self._forget()
        finally:
            self._working = False
            self._served.clear()

    def _next(self) -> Job | None:
        """Return the next job, of the address that was served least often: fair queueing."""
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
