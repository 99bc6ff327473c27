"""Everything in one SQLite file: WAL, full sync, one writing connection in one thread, commits in groups.

Whatever waits while a commit is under way goes into the next one together: a disk that takes 2 ms for a sync still
gives thousands of durable moves a second, and nobody is told before the sync.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from barkade.server.store import Card, Conflict, Person, Row, StoreFailed
from barkade.server.store.lockfile import FileLock
from barkade.server.store.schema import migrate

Statement = tuple[str, tuple[Any, ...]]
T = TypeVar("T")

LARGEST_GROUP = 2000
READERS = 2

# A row goes in behind its predecessor or not at all: if a commit fails, what was meant to follow it leaves no hole.
INSERT_ROW = (
    "INSERT INTO rows (tbl, seq, version, command, who, at, fact, after) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 "
    "WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM rows WHERE tbl = ?1 AND seq = ?2 - 1 AND command = ?8)"
)
COLUMNS = 8
BUNDLES = (4, 16, 64, 256)
# A bundle of rows of as many tables, filled up with empty ones, goes in whole (a row without its predecessor has no
# number). Between two statements this thread has to wait for its turn to run Python, while others wait for the commit.
INSERT_ROWS = {
    size: "INSERT INTO rows (tbl, seq, version, command, who, at, fact, after) SELECT column1, CASE WHEN column2 = 1 "
    "OR EXISTS (SELECT 1 FROM rows WHERE tbl = column1 AND seq = column2 - 1 AND command = column8) THEN column2 END, "
    "column3, column4, column5, column6, column7, column8 "
    f"FROM (VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * size)}) WHERE column1 IS NOT NULL"
    for size in BUNDLES
}
KEEP_CARD = (
    "INSERT INTO cards (tbl, game, phase, public, wakes, touched) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (tbl) DO UPDATE SET phase = excluded.phase, public = excluded.public, wakes = excluded.wakes, "
    "touched = excluded.touched"
)
KEEP_SAT = "INSERT OR IGNORE INTO sat (person, tbl) VALUES (?, ?)"
WAKING = (
    "SELECT tbl FROM cards WHERE (phase = 'playing' AND wakes = 1) "
    "OR (phase = 'over' AND NOT EXISTS (SELECT 1 FROM results WHERE results.tbl = cards.tbl))"
)
CARD = "SELECT cards.tbl, game, phase, public, wakes, touched FROM cards"
LAST = "SELECT at FROM rows WHERE rows.tbl = cards.tbl ORDER BY seq DESC LIMIT 1"
"""When something last happened at a table: moves don't touch its card."""


@dataclass(slots=True)
class Job:
    """Statements that are done together or not at all, and whoever waits for them."""

    statements: Sequence[Statement]
    done: asyncio.Future[Any]


class SQLiteStore:
    """The store of one server; see `barkade.server.store.Store`."""

    shared = False

    def __init__(self, file: Path | str) -> None:
        self.file = Path(file)
        self._lock = FileLock(self.file)
        self._jobs: deque[Job] = deque()
        self._wake = threading.Condition()
        self._stopping = self._asleep = False
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, "barkade-read")
        self._local = threading.local()
        self._read_connections: list[sqlite3.Connection] = []
        self.commits = 0
        """How many groups have been committed."""

    # Opening and closing

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        try:
            self._connection = self._connect()
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            migrate(self._connection)
        except BaseException:
            self._lock.release()
            raise
        self._writer = threading.Thread(target=self._write, name="barkade-write")
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        return connection

    async def close(self) -> None:
        if self._writer is None:
            return
        with self._wake:
            self._stopping = True
            self._wake.notify()
        await asyncio.to_thread(self._writer.join)
        await asyncio.sleep(0)  # what the writer has just settled is told to those who wait
        self._writer = None
        self._readers.shutdown()
        for connection in self._read_connections:
            connection.close()
        self._connection.close()
        self._lock.release()

    # Writing

    def _submit(self, statements: Sequence[Statement]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self._loop.create_future()
        with self._wake:
            if self._stopping:
                done.set_exception(StoreFailed("closed"))
                return done
            self._jobs.append(Job(statements, done))
            if self._asleep:
                self._wake.notify()
        return done

    def _write(self) -> None:
        while True:
            with self._wake:
                while not self._jobs and not self._stopping:
                    self._asleep = True
                    self._wake.wait()
                    self._asleep = False
                if not self._jobs:
                    return
                group = [self._jobs.popleft() for _ in range(min(len(self._jobs), LARGEST_GROUP))]
            try:
                outcomes = self._commit(group)
            except Exception as error:  # whatever it is, the next group has to be written
                outcomes = [StoreFailed(str(error)) for _ in group]
            self._loop.call_soon_threadsafe(_settle, group, outcomes)

    def _commit(self, group: Sequence[Job]) -> list[Any]:
        """Commit a group. If one of its jobs is refused, the others are tried again without it."""
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

    def append(self, row: Row, card: Card | None = None) -> asyncio.Future[None]:
        values = (row.table, row.seq, row.version, row.command, row.who, row.at, row.fact, row.after)
        statements: list[Statement] = [(INSERT_ROW, values)]
        if card is not None:
            statements.append((KEEP_CARD, (card.table, card.game, card.phase, card.public, card.wakes, card.touched)))
            statements += [(KEEP_SAT, (person, card.table)) for person in card.people]
        return self._submit(statements)

    async def lease(self, table: str, now: int, until: int) -> bool:
        return True  # nobody else has this file

    # There are no other nodes to tell, or to hear of.

    def on_foreign(self, tell: Callable[[list[str] | None], None]) -> None:
        """Nothing is foreign."""

    def say(self, text: str) -> None:
        """Nobody listens."""

    def on_said(self, tell: Callable[[str, str], None]) -> None:
        """Nobody talks."""

    def on_changed_people(self, tell: Callable[[list[str] | None], None]) -> None:
        """Nobody else changes anybody."""

    # Reading

    async def _read(self, reading: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._readers, lambda: reading(self._reading_connection()))
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    def _reading_connection(self) -> sqlite3.Connection:
        if not hasattr(self._local, "connection"):
            self._local.connection = self._connect()
            self._local.connection.execute("PRAGMA query_only = ON")
            self._read_connections.append(self._local.connection)
        connection: sqlite3.Connection = self._local.connection
        return connection

    async def _all(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: connection.execute(sql, values).fetchall())

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        sql = "SELECT tbl, seq, version, command, who, at, fact, after FROM rows WHERE tbl = ? AND seq > ? ORDER BY seq"
        return [Row(*found) for found in await self._all(sql, table, after)]

    async def cards(self, phase: str, public: bool | None = None, limit: int = 100) -> list[Card]:
        sql = f"{CARD} WHERE phase = ? AND public IN (?, ?) ORDER BY touched DESC LIMIT ?"
        wanted = (0, 1) if public is None else (int(public), int(public))
        return [_card(found) for found in await self._all(sql, phase, *wanted, limit)]

    async def cards_of(self, person: str, limit: int = 100) -> list[Card]:
        sql = f"{CARD} JOIN sat USING (tbl) WHERE person = ? ORDER BY phase = 'over', ({LAST}) DESC LIMIT ?"
        return [_card(found) for found in await self._all(sql, person, limit)]

    async def waking(self) -> list[str]:
        return [table for (table,) in await self._all(WAKING)]

    async def untouched(self, phase: str, before: int, limit: int = 1000) -> list[str]:
        sql = f"SELECT tbl FROM cards WHERE phase = ? AND touched < ? AND ({LAST}) < ? LIMIT ?"
        return [table for (table,) in await self._all(sql, phase, before, before, limit)]

    async def forget_tables(self, ids: Sequence[str]) -> None:
        homes = ("rows", "cards", "sat")
        await self._submit([(f"DELETE FROM {home} WHERE tbl = ?", (table,)) for table in ids for home in homes])

    # People

    async def keep_person(self, person: Person) -> None:
        sql = (
            "INSERT INTO people (id, name, profile, created) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, profile = excluded.profile"
        )
        await self._submit([(sql, (person.id, person.name, person.profile, person.created))])

    async def people(self, ids: Sequence[str]) -> list[Person]:
        marks = ", ".join("?" * len(ids))
        found = await self._all(f"SELECT id, name, profile, created FROM people WHERE id IN ({marks})", *ids)
        return [Person(*each) for each in found]

    async def forget_person(self, person: str) -> None:
        statements: list[Statement] = [("DELETE FROM people WHERE id = ?", (person,))]
        statements += [(f"DELETE FROM {home} WHERE person = ?", (person,)) for home in ("tokens", "sat", "played")]
        await self._submit(statements)

    async def keep_token(self, digest: bytes, person: str, kind: str, expires: int | None) -> None:
        sql = "INSERT INTO tokens (digest, person, kind, expires) VALUES (?, ?, ?, ?)"
        await self._submit([(sql, (digest, person, kind, expires))])

    async def person_of(self, digest: bytes, kind: str, now: int) -> Person | None:
        sql = (
            "SELECT id, name, profile, created FROM tokens JOIN people ON people.id = tokens.person "
            "WHERE digest = ? AND kind = ? AND (expires IS NULL OR expires > ?)"
        )
        found = await self._all(sql, digest, kind, now)
        return Person(*found[0]) if found else None

    async def forget_token(self, digest: bytes) -> bool:
        return bool(await self._submit([("DELETE FROM tokens WHERE digest = ?", (digest,))]))

    # Results

    async def keep_result(self, table: str, game: str, at: int, result: bytes, people: Sequence[str]) -> None:
        statements: list[Statement] = [
            ("INSERT OR IGNORE INTO results (tbl, game, at, result) VALUES (?, ?, ?, ?)", (table, game, at, result))
        ]
        statements += [("INSERT OR IGNORE INTO played (person, tbl) VALUES (?, ?)", (each, table)) for each in people]
        await self._submit(statements)

    async def results(self, game: str | None, person: str | None, limit: int = 1000) -> list[bytes]:
        sql, values = "SELECT result FROM results", list[Any]()
        if person is not None:
            sql += " JOIN played ON played.tbl = results.tbl AND played.person = ?"
            values.append(person)
        if game is not None:
            sql += " WHERE game = ?"
            values.append(game)
        found = await self._all(f"{sql} ORDER BY at DESC LIMIT ?", *values, limit)
        return [result for (result,) in reversed(found)]


def _card(found: tuple[Any, ...]) -> Card:
    table, game, phase, public, wakes, touched = found
    return Card(table, game, phase, bool(public), bool(wakes), touched)


def _bundles(group: Sequence[Job]) -> Iterator[Sequence[Job]]:
    """The group in order, in parts: jobs that are only a row each, of as many tables, or one job of another kind."""
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
