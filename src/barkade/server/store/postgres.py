"""The PostgreSQL store, for any number of nodes: group commit per node, unique constraints detect conflicts.

Rows are written by `postgres_writer`; `postgres_nodes` notifies the nodes of each other's rows.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from barkade.server.store import REMOTE_BOTS, Person, Row, Session, TableSummary, Try
from barkade.server.store.postgres_nodes import PostgresNodes
from barkade.server.store.postgres_pool import PostgresPool
from barkade.server.store.postgres_schema import migrate
from barkade.server.store.postgres_writer import PostgresWriter

WAKING = (
    "SELECT tbl FROM cards WHERE (phase = 'playing' AND wakes) "
    "OR (phase = 'over' AND NOT EXISTS (SELECT 1 FROM results WHERE results.tbl = cards.tbl))"
)
SUMMARY = """
    INSERT INTO cards (tbl, game, phase, public, wakes, touched, host) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (tbl) DO UPDATE SET phase = excluded.phase, public = excluded.public, wakes = excluded.wakes,
        touched = excluded.touched
"""
WAKING = (
    "SELECT tbl FROM cards WHERE (phase = 'playing' AND wakes) "
    "OR (phase = 'over' AND NOT EXISTS (SELECT 1 FROM results WHERE results.tbl = cards.tbl))"
)
PUBLISH = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"
SUMMARY = "SELECT cards.tbl, game, phase, public, wakes, touched, host FROM cards"
DELETE_IDLE = (
    "DELETE FROM people WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM sat WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM played WHERE person = people.id) RETURNING 1"
)
DELETE_ORPHANS = "DELETE FROM tokens WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = person) RETURNING 1"
DELETE_RESULTS = (
    "DELETE FROM results WHERE at < $1 AND NOT EXISTS (SELECT 1 FROM played WHERE played.tbl = results.tbl) RETURNING 1"
)
DELETE_LOST_TRIES = "DELETE FROM tries WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = person) RETURNING 1"
INSERT_TRY = (
    "INSERT INTO tries SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM people WHERE id = $1) "
    "ON CONFLICT (person, kind, item) DO"
)
LAST = "SELECT at FROM rows WHERE rows.tbl = cards.tbl ORDER BY seq DESC LIMIT 1"
"""Time of a table's last row: moves don't touch its summary."""


class PostgresStore:
    """A `Store` in PostgreSQL."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.node = secrets.token_hex(4)
        self._pool = PostgresPool(url)
        self._nodes = PostgresNodes(self._pool, self.node)
        self._writer = PostgresWriter(self._pool, self.node)
        self._tasks: list[asyncio.Task[None]] = []

    # Opening and closing

    async def open(self) -> None:
        await migrate(self.url)
        await self._pool.open()
        loop = asyncio.get_running_loop()
        listening = loop.create_future()
        self._tasks = [
            loop.create_task(work)
            for work in (self._writer.run(), self._nodes.listen(listening), self._nodes.broadcast())
        ]
        await listening

    async def close(self) -> None:
        if not self._pool.is_open:
            return
        self._writer.stop()
        await self._tasks[0]
        for task in self._tasks[1:]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._pool.close()

    # Other nodes

    @property
    def reachable(self) -> bool:
        return self._nodes.connected

    def on_foreign_rows(self, tell: Callable[[list[str] | None], None]) -> None:
        self._nodes.on_foreign_rows(tell)

    def publish(self, text: str) -> None:
        self._nodes.publish(text)

    def on_published(self, tell: Callable[[str, str], None]) -> None:
        self._nodes.on_published(tell)

    def on_changed_people(self, tell: Callable[[list[str] | None], None]) -> None:
        self._nodes.on_changed_people(tell)

    async def lease(self, table: str, now: int, until: int) -> bool:
        sql = (
            "INSERT INTO leases (tbl, node, until) VALUES ($1, $2, $3) ON CONFLICT (tbl) DO UPDATE "
            "SET node = excluded.node, until = excluded.until WHERE leases.node = excluded.node OR leases.until < $4 "
            "RETURNING tbl"
        )
        return bool(await self._pool.all(sql, table, self.node, until, now))

    # Tables

    def append(self, row: Row, summary: TableSummary | None = None) -> asyncio.Future[None]:
        return self._writer.append(row, summary)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        sql = (
            "SELECT tbl, seq, version, command, who, at, fact, after FROM rows WHERE tbl = $1 AND seq > $2 ORDER BY seq"
        )
        return [Row(*found) for found in await self._pool.all(sql, table, after)]

    async def summaries(self, phase: str, public: bool | None = None, limit: int = 100) -> list[TableSummary]:
        sql = f"{SUMMARY} WHERE phase = $1 AND ($2::bool IS NULL OR public = $2) ORDER BY touched DESC LIMIT $3"
        return [_summary(found) for found in await self._pool.all(sql, phase, public, limit)]

    async def summaries_of(self, person: str, limit: int = 100) -> list[TableSummary]:
        sql = f"{SUMMARY} JOIN sat USING (tbl) WHERE person = $1 ORDER BY phase = 'over', ({LAST}) DESC LIMIT $2"
        return [_summary(found) for found in await self._pool.all(sql, person, limit)]

    async def waking(self) -> list[str]:
        return [table for (table,) in await self._pool.all(WAKING)]

    async def untouched(self, phase: str, before: int, limit: int = 1000) -> list[str]:
        sql = f"SELECT tbl FROM cards WHERE phase = $1 AND touched < $2 AND ({LAST}) < $2 LIMIT $3"
        return [table for (table,) in await self._pool.all(sql, phase, before, limit)]

    async def last_touched(self) -> int:
        return int((await self._pool.all("SELECT coalesce(max(touched), 0) FROM cards"))[0][0])

    async def count_tables(self, host: str | None = None, public: bool = False) -> int:
        sql, values = "SELECT count(*) FROM cards", list[Any]()
        if host is not None:
            sql += " WHERE host = $1 AND phase " + ("= 'open' AND public" if public else "!= 'over'")
            values.append(host)
        return int((await self._pool.all(sql, *values))[0][0])

    async def delete_tables(self, ids: Sequence[str]) -> None:
        homes = ("rows", "cards", "sat", "leases", "analyses")
        await self._pool.do(*((f"DELETE FROM {home} WHERE tbl = ANY($1)", (list(ids),)) for home in homes))

    async def save_person(self, person: Person) -> None:
        sql = (
            "INSERT INTO people (id, name, profile, created, seen) VALUES ($1, $2, $3, $4, $4) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, profile = excluded.profile"
        )
        await self._pool.do(
            (sql, (person.id, person.name, person.profile, person.created)), self._nodes.notice_of(person.id)
        )

    async def people(self, ids: Sequence[str]) -> list[Person]:
        found = await self._pool.all("SELECT id, name, profile, created FROM people WHERE id = ANY($1)", list(ids))
        return [Person(*each) for each in found]

    async def bots_of(self, person: str) -> list[str]:
        owned = "SELECT id FROM people WHERE id LIKE $1 AND convert_from(profile, 'UTF8')::jsonb->>'owner' = $2"
        return [bot for (bot,) in await self._pool.all(owned, REMOTE_BOTS + "%", person)]

    async def delete_person(self, person: str) -> None:
        gone = [person, *await self.bots_of(person)]
        homes = (("people", "id"), ("tokens", "person"), ("sat", "person"), ("played", "person"), ("tries", "person"))
        statements = [(f"DELETE FROM {home} WHERE {column} = ANY($1)", (gone,)) for home, column in homes]
        await self._pool.do(*statements, *map(self._nodes.notice_of, gone))

    async def save_token(self, digest: bytes, person: str, kind: str, expires: int | None, now: int = 0) -> None:
        await self._pool.do(
            ("INSERT INTO tokens VALUES ($1, $2, $3, $4, $5, $5)", (digest, person, kind, expires, now))
        )

    async def saw(self, digest: bytes, person: str, now: int) -> None:
        await self._pool.do(
            ("UPDATE tokens SET seen = $1 WHERE digest = $2", (now, digest)),
            ("UPDATE people SET seen = $1 WHERE id = $2", (now, person)),
        )

    async def sessions(self, person: str) -> list[Session]:
        sql = "SELECT digest, created, seen FROM tokens WHERE person = $1 AND kind = 'session' ORDER BY seen DESC"
        return [Session(*found) for found in await self._pool.all(sql, person)]

    async def delete_unneeded(self, now: int, unseen: int, idle: int, results: int) -> int:
        gone = await self._pool.all(
            "DELETE FROM tokens WHERE expires < $1 OR (kind = 'session' AND seen < $2) RETURNING 1", now, unseen
        )
        gone += await self._pool.all(DELETE_IDLE, idle)
        gone += await self._pool.all(DELETE_ORPHANS)
        gone += await self._pool.all(DELETE_LOST_TRIES)
        gone += await self._pool.all(DELETE_RESULTS, results)
        return len(gone)

    async def note(self, name: str) -> str:
        found = await self._pool.all("SELECT value FROM notes WHERE name = $1", name)
        return str(found[0][0]) if found else ""

    async def save_note(self, name: str, value: str) -> None:
        sql = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._pool.do((sql, (name, value)))

    async def note_once(self, name: str, value: str) -> str:
        await self._pool.do(("INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, value)))
        return await self.note(name)

    async def delete_tokens(self, person: str, kind: str) -> None:
        await self._pool.do(("DELETE FROM tokens WHERE person = $1 AND kind = $2", (person, kind)))

    async def person_of(self, digest: bytes, kind: str, now: int) -> Person | None:
        sql = (
            "SELECT id, name, profile, people.created FROM tokens JOIN people ON people.id = tokens.person "
            "WHERE digest = $1 AND kind = $2 AND (expires IS NULL OR expires > $3)"
        )
        found = await self._pool.all(sql, digest, kind, now)
        return Person(*found[0]) if found else None

    async def delete_token(self, digest: bytes) -> bool:
        found = await self._pool.all("DELETE FROM tokens WHERE digest = $1 RETURNING person", digest)
        for (person,) in found:
            await self._pool.do(self._nodes.notice_of(person))  # other nodes may have them in their caches
        return bool(found)

    async def save_result(self, table: str, game: str, at: int, result: bytes, people: Sequence[str]) -> None:
        keep = ("INSERT INTO results VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", (table, game, at, result))
        played = (("INSERT INTO played VALUES ($1, $2) ON CONFLICT DO NOTHING", (person, table)) for person in people)
        await self._pool.do(keep, *played)

    async def save_analysis(self, table: str, analysis: bytes) -> None:
        sql = (
            "INSERT INTO analyses SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM cards WHERE tbl = $1) "
            "ON CONFLICT (tbl) DO UPDATE SET analysis = excluded.analysis"
        )
        await self._pool.do((sql, (table, analysis)))

    async def analysis(self, table: str) -> bytes | None:
        found = await self._pool.all("SELECT analysis FROM analyses WHERE tbl = $1", table)
        return found[0][0] if found else None

    async def begin_try(self, begun: Try) -> bool:
        sql = f"{INSERT_TRY} NOTHING RETURNING 1"
        return bool(await self._pool.all(sql, begun.person, begun.kind, begun.key, begun.content))

    async def save_try(self, tried: Try) -> None:
        sql = f"{INSERT_TRY} UPDATE SET content = excluded.content"
        await self._pool.do((sql, (tried.person, tried.kind, tried.key, tried.content)))

    async def swap_try(self, before: Try, after: Try) -> bool:
        sql = "UPDATE tries SET content = $1 WHERE person = $2 AND kind = $3 AND item = $4 AND content = $5 RETURNING 1"
        values = (after.content, before.person, before.kind, before.key, before.content)
        return bool(await self._pool.all(sql, *values))

    async def tries(self, kind: str, key: str, limit: int = 1000) -> list[Try]:
        sql = "SELECT person, kind, item, content FROM tries WHERE kind = $1 AND item = $2 LIMIT $3"
        return [Try(*found) for found in await self._pool.all(sql, kind, key, limit)]

    async def tries_of(self, person: str) -> list[Try]:
        sql = "SELECT person, kind, item, content FROM tries WHERE person = $1"
        return [Try(*found) for found in await self._pool.all(sql, person)]

    async def results(self, game: str | None, person: str | None, limit: int = 1000, skip: int = 0) -> list[bytes]:
        sql = (
            "SELECT result FROM results WHERE ($1::text IS NULL OR game = $1) AND ($2::text IS NULL OR EXISTS "
            "(SELECT 1 FROM played WHERE played.tbl = results.tbl AND person = $2)) ORDER BY at DESC LIMIT $3 OFFSET $4"
        )
        return [result for (result,) in reversed(await self._pool.all(sql, game, person, limit, skip))]

    async def existing(self, ids: Sequence[str]) -> set[str]:
        return {table for (table,) in await self._pool.all("SELECT tbl FROM cards WHERE tbl = ANY($1)", list(ids))}


def _summary(found: tuple[Any, ...]) -> TableSummary:
    table, game, phase, public, wakes, touched, host = found
    return TableSummary(table, game, phase, public, wakes, touched, host=host)
