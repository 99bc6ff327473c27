"""Group commit to SQLite in a single writer thread.

Jobs that arrive during a commit form the next group: with 2 ms per sync, thousands of moves per second are still
durable before anybody is told.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from barkade.server.store import Conflict, StoreFailed

Statement = tuple[str, tuple[Any, ...]]

LARGEST_GROUP = 2000

# A row is only appended after its predecessor: if a commit fails, its successors can't leave a gap.
INSERT_ROW = (
    "INSERT INTO rows (tbl, seq, version, command, who, at, fact, after) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 "
    "WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM rows WHERE tbl = ?1 AND seq = ?2 - 1 AND command = ?8)"
)
COLUMNS = 8
BUNDLES = (4, 16, 64, 256)
# Several rows of distinct tables are written by one statement, padded with empty rows. (A row whose predecessor is
# missing gets no number.) Between statements this thread would have to wait for the GIL while others wait for it.
INSERT_ROWS = {
    size: "INSERT INTO rows (tbl, seq, version, command, who, at, fact, after) SELECT column1, CASE WHEN column2 = 1 "
    "OR EXISTS (SELECT 1 FROM rows WHERE tbl = column1 AND seq = column2 - 1 AND command = column8) THEN column2 END, "
    "column3, column4, column5, column6, column7, column8 "
    f"FROM (VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * size)}) WHERE column1 IS NOT NULL"
    for size in BUNDLES
}


@dataclass(slots=True)
class Job:
    """Statements of one transaction, and the future that completes when they are durable."""

    statements: Sequence[Statement]
    done: asyncio.Future[Any]


class SQLiteWriter:
    """The writer thread of a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        """Number of committed groups."""
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        """Jobs to write; None is the last."""
        self._stopping = False
        self._thread = threading.Thread(target=self._write, name="barkade-write")
        self._thread.start()

    async def close(self) -> None:
        """Stop once everything is written."""
        self._stopping = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.sleep(0)  # let the callbacks of the last commits run

    def submit(self, statements: Sequence[Statement]) -> asyncio.Future[Any]:
        """Run statements in one transaction. Completes with the number of changes when they are durable."""
        done: asyncio.Future[Any] = self._loop.create_future()
        if self._stopping:
            done.set_exception(StoreFailed("closed"))
        else:
            self._jobs.put(Job(statements, done))
        return done

    def _write(self) -> None:
        get, waiting = self._jobs.get, self._jobs.qsize
        last = False
        while not last:
            taken = [get(), *(get() for _ in range(min(waiting(), LARGEST_GROUP - 1)))]
            last = taken[-1] is None
            group = [job for job in taken if job is not None]
            if group:
                self._loop.call_soon_threadsafe(_settle, group, self._outcomes(group))

    def _outcomes(self, group: Sequence[Job]) -> list[Any]:
        try:
            return self._commit(group)
        except Exception as error:  # of any kind: the next group has to be written
            return [StoreFailed(str(error)) for _ in group]

    def _commit(self, group: Sequence[Job]) -> list[Any]:
        """Commit a group. If one of its jobs is refused, retry without it."""
        execute, bundles = self._connection.execute, list(_bundles(group))
        outcomes: list[Any] = []
        several = len(bundles) > 1 or len(group[0].statements) > 1  # one statement is a transaction by itself
        try:
            if several:
                execute("BEGIN IMMEDIATE")
            for jobs in bundles:
                outcomes += [self._do(jobs[0])] if len(jobs) == 1 else self._insert_rows(jobs)
            if several:
                execute("COMMIT")
        except sqlite3.IntegrityError as error:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            if len(group) == 1:
                return [Conflict(str(error))]
            return [outcome for job in group for outcome in self._commit_alone(job)]
        except Exception:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise
        self.commits += 1
        return outcomes

    def _insert_rows(self, jobs: Sequence[Job]) -> list[Any]:
        size = next(size for size in BUNDLES if size >= len(jobs))
        values = [value for job in jobs for value in job.statements[0][1]]
        values += [None] * (COLUMNS * (size - len(jobs)))
        self._connection.execute(INSERT_ROWS[size], values)
        return [1] * len(jobs)

    def _do(self, job: Job) -> int:
        changed = 0
        for sql, values in job.statements:
            changed += self._connection.execute(sql, values).rowcount
            if sql is INSERT_ROW and not changed:
                raise sqlite3.IntegrityError("no predecessor")
        return changed

    def _commit_alone(self, job: Job) -> list[Any]:
        try:
            return self._commit([job])
        except sqlite3.Error as error:
            return [StoreFailed(str(error))]


def _bundles(group: Sequence[Job]) -> Iterator[Sequence[Job]]:
    """Split a group, in order, into bundles of single rows of distinct tables and jobs of other kinds."""
    rows: dict[str, Job] = {}
    for job in group:
        plain = len(job.statements) == 1 and job.statements[0][0] is INSERT_ROW
        if rows and (not plain or job.statements[0][1][0] in rows or len(rows) == BUNDLES[-1]):
            yield list(rows.values())
            rows = {}
        if plain:
            rows[job.statements[0][1][0]] = job
        else:
            yield [job]
    if rows:
        yield list(rows.values())


def _settle(group: Sequence[Job], outcomes: Sequence[Any]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.done.done():
            continue
        if isinstance(outcome, Exception):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
