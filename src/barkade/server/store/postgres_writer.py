"""Group commit to PostgreSQL, with one NOTIFY per group: rows that arrive during a commit form the next group.

A group holds at most one row per table, as a row is checked against its committed predecessor.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from barkade.server.store import Conflict, Row, StoreFailed, TableSummary
from barkade.server.store.postgres_nodes import ROWS
from barkade.server.store.postgres_pool import RECONNECT, PostgresPool

log = logging.getLogger("barkade.postgres")

LARGEST_GROUP = 500
TABLES_PER_NOTICE = 200  # a payload has to stay below 8,000 bytes

APPEND = """
    INSERT INTO rows (tbl, seq, version, command, who, at, fact, after)
    SELECT x.* FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bytea[], $8::text[])
        AS x (tbl, seq, version, command, who, at, fact, after)
    WHERE x.seq = 1
        OR EXISTS (SELECT 1 FROM rows r WHERE r.tbl = x.tbl AND r.seq = x.seq - 1 AND r.command = x.after)
    ON CONFLICT DO NOTHING RETURNING tbl
"""
SAVE_SUMMARY = """
    INSERT INTO cards (tbl, game, phase, public, wakes, touched, host) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (tbl) DO UPDATE SET phase = excluded.phase, public = excluded.public, wakes = excluded.wakes,
        touched = excluded.touched
"""


@dataclass(slots=True)
class PendingRow:
    """A row to be written, and the future of its writer."""

    row: Row
    summary: TableSummary | None
    done: asyncio.Future[None]


class PostgresWriter:
    """Writes the rows of one node."""

    def __init__(self, pool: PostgresPool, node: str) -> None:
        self._pool = pool
        self._node = node
        self._jobs: list[PendingRow] = []
        self._filled = asyncio.Event()
        self._stopping = False

    def append(self, row: Row, summary: TableSummary | None = None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._stopping:
            done.set_exception(StoreFailed("closed"))
            return done
        self._jobs.append(PendingRow(row, summary, done))
        self._filled.set()
        return done

    def stop(self) -> None:
        """Make `run` return once everything is written."""
        self._stopping = True
        self._filled.set()

    async def run(self) -> None:
        while True:
            if not self._jobs:
                if self._stopping:
                    return
                self._filled.clear()
                await self._filled.wait()
                continue
            group = self._next_group()
            try:
                kept = await self._commit(group)
            except Exception as error:  # of any kind: the next group has to be written
                # The group may have been committed after all: the waiting session reads the table again.
                log.warning("group commit failed", extra={"reason": str(error)})
                for job in group:
                    if not job.done.done():
                        job.done.set_exception(StoreFailed(str(error)))
                await asyncio.sleep(RECONNECT)
                continue
            for job in group:
                if job.done.done():
                    continue
                if job.row.table in kept:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(Conflict(job.row.table))

    def _next_group(self) -> list[PendingRow]:
        group: dict[str, PendingRow] = {}
        left = []
        for job in self._jobs:
            if job.row.table in group or len(group) >= LARGEST_GROUP:
                left.append(job)
            else:
                group[job.row.table] = job
        self._jobs = left
        return list(group.values())

    async def _commit(self, group: Sequence[PendingRow]) -> set[str]:
        """Commit a group; return the tables whose rows were stored."""
        rows = [job.row for job in group]
        columns = [
            [row.table for row in rows],
            [row.seq for row in rows],
            [row.version for row in rows],
            [row.command for row in rows],
            [row.who for row in rows],
            [row.at for row in rows],
            [row.event for row in rows],
            [row.after for row in rows],
        ]
        async with self._pool.transaction() as connection:
            kept = {found["tbl"] for found in await connection.fetch(APPEND, *columns)}
            summaries = [job.summary for job in group if job.summary is not None and job.row.table in kept]
            if summaries:
                await connection.executemany(
                    SAVE_SUMMARY,
                    [
                        (
                            summary.table,
                            summary.game,
                            summary.phase,
                            summary.public,
                            summary.wakes,
                            summary.touched,
                            summary.host,
                        )
                        for summary in summaries
                    ],
                )
                sat = [(person, summary.table) for summary in summaries for person in summary.people]
                await connection.executemany("INSERT INTO sat VALUES ($1, $2) ON CONFLICT DO NOTHING", sat)
            changed = sorted(kept)
            for start in range(0, len(changed), TABLES_PER_NOTICE):
                notice = " ".join([self._node, *changed[start : start + TABLES_PER_NOTICE]])
                await connection.execute("SELECT pg_notify($1, $2)", ROWS, notice)
        return kept
