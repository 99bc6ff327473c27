"""The SQLite store, one file: WAL, full sync, a single writer thread (`sqlite_writer`), concurrent readers."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from barkade.lockfile import FileLock
from barkade.server.store import REMOTE_BOTS, Person, Row, Session, StoreFailed, TableSummary, Try
from barkade.server.store.sqlite_schema import migrate
from barkade.server.store.sqlite_writer import INSERT_ROW, SQLiteWriter, Statement

T = TypeVar("T")

READERS = 2
MOST_IDS = 1000
"""Ids per statement; SQLite's limit is about 32,000."""

SAVE_SUMMARY = (
    "INSERT INTO cards (tbl, game, phase, public, wakes, touched, host) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (tbl) DO UPDATE SET phase = excluded.phase, public = excluded.public, wakes = excluded.wakes, "
    "touched = excluded.touched"
)
SAVE_SAT = "INSERT OR IGNORE INTO sat (person, tbl) VALUES (?, ?)"
WAKING = (
    "SELECT tbl FROM cards WHERE (phase = 'playing' AND wakes = 1) "
    "OR (phase = 'over' AND NOT EXISTS (SELECT 1 FROM results WHERE results.tbl = cards.tbl))"
)
DELETE_IDLE = (
    "DELETE FROM people WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM sat WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM played WHERE person = people.id)"
)
DELETE_RESULTS = "DELETE FROM results WHERE at < ? AND NOT EXISTS (SELECT 1 FROM played WHERE played.tbl = results.tbl)"
INSERT_TRY = (
    "INTO tries (person, kind, item, content) SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM people WHERE id = ?1)"
)
SUMMARY = "SELECT cards.tbl, game, phase, public, wakes, touched, host FROM cards"
LAST = "SELECT at FROM rows WHERE rows.tbl = cards.tbl ORDER BY seq DESC LIMIT 1"
"""Time of a table's last row: moves don't touch its summary."""


class SQLiteStore:
    """A `Store` in one file, for one server."""

    shared = False
    reachable = True

    def __init__(self, file: Path | str) -> None:
        self.file = Path(file)
        self._lock = FileLock(self.file)
        self._opened = False
        self._readers = ThreadPoolExecutor(READERS, "barkade-read")
        self._local = threading.local()
        self._read_connections: list[sqlite3.Connection] = []

    # Opening and closing

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        try:
            self._connection = self._connect()
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA secure_delete = ON")  # what was deleted can't be read from the file
            migrate(self._connection)
        except BaseException:
            self._lock.release()
            raise
        self._writer = SQLiteWriter(self._connection)
        self._opened = True

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        return connection

    async def close(self) -> None:
        if not self._opened:
            return
        self._opened = False
        await self._writer.close()
        self._readers.shutdown()
        for connection in self._read_connections:
            connection.close()
        self._connection.close()
        self._lock.release()

    # Writing

    def append(self, row: Row, summary: TableSummary | None = None) -> asyncio.Future[None]:
        values = (row.table, row.seq, row.version, row.command, row.who, row.at, row.event, row.after)
        statements: list[Statement] = [(INSERT_ROW, values)]
        if summary is not None:
            statements.append(
                (
                    SAVE_SUMMARY,
                    (
                        summary.table,
                        summary.game,
                        summary.phase,
                        summary.public,
                        summary.wakes,
                        summary.touched,
                        summary.host,
                    ),
                )
            )
            statements += [(SAVE_SAT, (person, summary.table)) for person in summary.people]
        return self._writer.submit(statements)

    async def lease(self, table: str, now: int, until: int) -> bool:
        return True  # no other node has this file

    # There are no other nodes.

    def on_foreign_rows(self, tell: Callable[[list[str] | None], None]) -> None:
        """Do nothing: there are no other nodes."""

    def publish(self, text: str) -> None:
        """Do nothing: there are no other nodes."""

    def on_published(self, tell: Callable[[str, str], None]) -> None:
        """Do nothing: there are no other nodes."""

    def on_changed_people(self, tell: Callable[[list[str] | None], None]) -> None:
        """Do nothing: there are no other nodes."""

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

    async def summaries(self, phase: str, public: bool | None = None, limit: int = 100) -> list[TableSummary]:
        sql = f"{SUMMARY} WHERE phase = ? AND public IN (?, ?) ORDER BY touched DESC LIMIT ?"
        wanted = (0, 1) if public is None else (int(public), int(public))
        return [_summary(found) for found in await self._all(sql, phase, *wanted, limit)]

    async def summaries_of(self, person: str, limit: int = 100) -> list[TableSummary]:
        sql = f"{SUMMARY} JOIN sat USING (tbl) WHERE person = ? ORDER BY phase = 'over', ({LAST}) DESC LIMIT ?"
        return [_summary(found) for found in await self._all(sql, person, limit)]

    async def waking(self) -> list[str]:
        return [table for (table,) in await self._all(WAKING)]

    async def untouched(self, phase: str, before: int, limit: int = 1000) -> list[str]:
        sql = f"SELECT tbl FROM cards WHERE phase = ? AND touched < ? AND ({LAST}) < ? LIMIT ?"
        return [table for (table,) in await self._all(sql, phase, before, before, limit)]

    async def last_touched(self) -> int:
        return int((await self._all("SELECT coalesce(max(touched), 0) FROM cards"))[0][0])

    async def count_tables(self, host: str | None = None, public: bool = False) -> int:
        sql, values = "SELECT count(*) FROM cards", list[Any]()
        if host is not None:
            sql += " WHERE host = ? AND phase " + ("= 'open' AND public" if public else "!= 'over'")
            values.append(host)
        return int((await self._all(sql, *values))[0][0])

    async def delete_tables(self, ids: Sequence[str]) -> None:
        homes = ("rows", "cards", "sat", "analyses")
        await self._writer.submit([(f"DELETE FROM {home} WHERE tbl = ?", (table,)) for table in ids for home in homes])

    # People

    async def save_person(self, person: Person) -> None:
        sql = (
            "INSERT INTO people (id, name, profile, created, seen) VALUES (?1, ?2, ?3, ?4, ?4) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, profile = excluded.profile"
        )
        await self._writer.submit([(sql, (person.id, person.name, person.profile, person.created))])

    async def people(self, ids: Sequence[str]) -> list[Person]:
        found = list[tuple[Any, ...]]()
        for start in range(0, len(ids), MOST_IDS):
            some = ids[start : start + MOST_IDS]
            marks = ", ".join("?" * len(some))
            found += await self._all(f"SELECT id, name, profile, created FROM people WHERE id IN ({marks})", *some)
        return [Person(*each) for each in found]

    async def bots_of(self, person: str) -> list[str]:
        owned = "SELECT id FROM people WHERE id > ? AND id < ? AND json_extract(CAST(profile AS TEXT), '$.owner') = ?"
        return [bot for (bot,) in await self._all(owned, REMOTE_BOTS, REMOTE_BOTS + "~", person)]

    async def delete_person(self, person: str) -> None:
        statements: list[Statement] = []
        for gone in (person, *await self.bots_of(person)):
            statements.append(("DELETE FROM people WHERE id = ?", (gone,)))
            statements += [
                (f"DELETE FROM {home} WHERE person = ?", (gone,)) for home in ("tokens", "sat", "played", "tries")
            ]
        await self._writer.submit(statements)

    async def save_token(self, digest: bytes, person: str, kind: str, expires: int | None, now: int = 0) -> None:
        sql = "INSERT INTO tokens (digest, person, kind, expires, created, seen) VALUES (?1, ?2, ?3, ?4, ?5, ?5)"
        await self._writer.submit([(sql, (digest, person, kind, expires, now))])

    async def saw(self, digest: bytes, person: str, now: int) -> None:
        await self._writer.submit(
            [
                ("UPDATE tokens SET seen = ? WHERE digest = ?", (now, digest)),
                ("UPDATE people SET seen = ? WHERE id = ?", (now, person)),
            ]
        )

    async def sessions(self, person: str) -> list[Session]:
        sql = "SELECT digest, created, seen FROM tokens WHERE person = ? AND kind = 'session' ORDER BY seen DESC"
        return [Session(*found) for found in await self._all(sql, person)]

    async def delete_unneeded(self, now: int, unseen: int, idle: int, results: int) -> int:
        return int(
            await self._writer.submit(
                [
                    ("DELETE FROM tokens WHERE expires < ? OR (kind = 'session' AND seen < ?)", (now, unseen)),
                    (DELETE_IDLE, (idle,)),
                    ("DELETE FROM tokens WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = person)", ()),
                    ("DELETE FROM tries WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = person)", ()),
                    (DELETE_RESULTS, (results,)),
                ]
            )
        )

    async def person_of(self, digest: bytes, kind: str, now: int) -> Person | None:
        sql = (
            "SELECT id, name, profile, people.created FROM tokens JOIN people ON people.id = tokens.person "
            "WHERE digest = ? AND kind = ? AND (expires IS NULL OR expires > ?)"
        )
        found = await self._all(sql, digest, kind, now)
        return Person(*found[0]) if found else None

    async def delete_token(self, digest: bytes) -> bool:
        return bool(await self._writer.submit([("DELETE FROM tokens WHERE digest = ?", (digest,))]))

    async def note(self, name: str) -> str:
        found = await self._all("SELECT value FROM notes WHERE name = ?", name)
        return str(found[0][0]) if found else ""

    async def save_note(self, name: str, value: str) -> None:
        await self._writer.submit([("INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))])

    async def note_once(self, name: str, value: str) -> str:
        await self._writer.submit([("INSERT OR IGNORE INTO notes (name, value) VALUES (?, ?)", (name, value))])
        return await self.note(name)

    async def delete_tokens(self, person: str, kind: str) -> None:
        await self._writer.submit([("DELETE FROM tokens WHERE person = ? AND kind = ?", (person, kind))])

    # Results

    async def save_result(self, table: str, game: str, at: int, result: bytes, people: Sequence[str]) -> None:
        statements: list[Statement] = [
            ("INSERT OR IGNORE INTO results (tbl, game, at, result) VALUES (?, ?, ?, ?)", (table, game, at, result))
        ]
        statements += [("INSERT OR IGNORE INTO played (person, tbl) VALUES (?, ?)", (each, table)) for each in people]
        await self._writer.submit(statements)

    async def save_analysis(self, table: str, analysis: bytes) -> None:
        sql = "INSERT OR REPLACE INTO analyses SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM cards WHERE tbl = ?1)"
        await self._writer.submit([(sql, (table, analysis))])

    async def analysis(self, table: str) -> bytes | None:
        found = await self._all("SELECT analysis FROM analyses WHERE tbl = ?", table)
        return found[0][0] if found else None

    async def begin_try(self, begun: Try) -> bool:
        sql = f"INSERT OR IGNORE {INSERT_TRY}"
        return bool(await self._writer.submit([(sql, (begun.person, begun.kind, begun.key, begun.content))]))

    async def save_try(self, tried: Try) -> None:
        sql = f"INSERT OR REPLACE {INSERT_TRY}"
        await self._writer.submit([(sql, (tried.person, tried.kind, tried.key, tried.content))])

    async def swap_try(self, before: Try, after: Try) -> bool:
        sql = "UPDATE tries SET content = ? WHERE person = ? AND kind = ? AND item = ? AND content = ?"
        values = (after.content, before.person, before.kind, before.key, before.content)
        return bool(await self._writer.submit([(sql, values)]))

    async def tries(self, kind: str, key: str, limit: int = 1000) -> list[Try]:
        sql = "SELECT person, kind, item, content FROM tries WHERE kind = ? AND item = ? LIMIT ?"
        return [Try(*found) for found in await self._all(sql, kind, key, limit)]

    async def tries_of(self, person: str) -> list[Try]:
        sql = "SELECT person, kind, item, content FROM tries WHERE person = ?"
        return [Try(*found) for found in await self._all(sql, person)]

    async def results(self, game: str | None, person: str | None, limit: int = 1000, skip: int = 0) -> list[bytes]:
        sql, values = "SELECT result FROM results", list[Any]()
        if person is not None:
            sql += " JOIN played ON played.tbl = results.tbl AND played.person = ?"
            values.append(person)
        if game is not None:
            sql += " WHERE game = ?"
            values.append(game)
        found = await self._all(f"{sql} ORDER BY at DESC LIMIT ? OFFSET ?", *values, limit, skip)
        return [result for (result,) in reversed(found)]

    async def existing(self, ids: Sequence[str]) -> set[str]:
        marks = ", ".join("?" * len(ids))
        return {table for (table,) in await self._all(f"SELECT tbl FROM cards WHERE tbl IN ({marks})", *ids)}


def _summary(found: tuple[Any, ...]) -> TableSummary:
    table, game, phase, public, wakes, touched, host = found
    return TableSummary(table, game, phase, bool(public), bool(wakes), touched, host=host)
