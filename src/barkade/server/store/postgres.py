"""Everything in PostgreSQL, for any number of nodes: batches a node, one NOTIFY a batch, uniqueness decides.

A batch holds at most one row a table, as a row has to see its predecessor. Nodes tell each other which tables they have
written to over a connection that only listens; after it was lost, everything in memory is read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import asyncpg

from barkade.server.store import Card, Conflict, Person, Row, StoreFailed
from barkade.server.store.schema import TooNew

log = logging.getLogger("barkade.postgres")

CHANNEL = "barkade"
"""Tables that were written to."""
SAYINGS = "barkade_sayings"
PEOPLE = "barkade_people"
MOST_SAYINGS = 10_000
"""That wait while the database can't be reached; they are said again anyway."""
LARGEST_GROUP = 500
TABLES_A_NOTICE = 200  # a payload has to stay below 8,000 bytes
RECONNECT = 0.2
PATIENCE = 30.0
"""Seconds after which a database that does not answer has failed."""
GONE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What can be seen of a database that goes away under us."""

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE rows (
        tbl TEXT NOT NULL, seq INTEGER NOT NULL, version INTEGER, command TEXT NOT NULL, who TEXT NOT NULL,
        at BIGINT NOT NULL, fact BYTEA NOT NULL, after TEXT NOT NULL, PRIMARY KEY (tbl, seq));
    CREATE UNIQUE INDEX rows_version ON rows (tbl, version) WHERE version IS NOT NULL;
    CREATE UNIQUE INDEX rows_command ON rows (tbl, command);
    CREATE TABLE cards (
        tbl TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, public BOOLEAN NOT NULL, wakes BOOLEAN NOT NULL,
        touched BIGINT NOT NULL);
    CREATE INDEX cards_phase ON cards (phase, touched);
    CREATE TABLE sat (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl));
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, profile BYTEA NOT NULL, created BIGINT NOT NULL);
    CREATE TABLE tokens (digest BYTEA PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, expires BIGINT);
    CREATE INDEX tokens_person ON tokens (person);
    CREATE TABLE results (tbl TEXT PRIMARY KEY, game TEXT NOT NULL, at BIGINT NOT NULL, result BYTEA NOT NULL);
    CREATE INDEX results_game ON results (game, at);
    CREATE TABLE played (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl));
    CREATE TABLE leases (tbl TEXT PRIMARY KEY, node TEXT NOT NULL, until BIGINT NOT NULL);
    """,
)

APPEND = """
    INSERT INTO rows (tbl, seq, version, command, who, at, fact, after)
    SELECT x.* FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bytea[], $8::text[])
        AS x (tbl, seq, version, command, who, at, fact, after)
    WHERE x.seq = 1
        OR EXISTS (SELECT 1 FROM rows r WHERE r.tbl = x.tbl AND r.seq = x.seq - 1 AND r.command = x.after)
    ON CONFLICT DO NOTHING RETURNING tbl
"""
KEEP_CARD = """
    INSERT INTO cards (tbl, game, phase, public, wakes, touched) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (tbl) DO UPDATE SET phase = excluded.phase, public = excluded.public, wakes = excluded.wakes,
        touched = excluded.touched
"""
WAKING = (
    "SELECT tbl FROM cards WHERE (phase = 'playing' AND wakes) "
    "OR (phase = 'over' AND NOT EXISTS (SELECT 1 FROM results WHERE results.tbl = cards.tbl))"
)
SAY = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"
CARD = "SELECT cards.tbl, game, phase, public, wakes, touched FROM cards"
LAST = "SELECT at FROM rows WHERE rows.tbl = cards.tbl ORDER BY seq DESC LIMIT 1"
"""When something last happened at a table: moves don't touch its card."""


@dataclass(slots=True)
class Job:
    """A row on its way."""

    row: Row
    card: Card | None
    done: asyncio.Future[None]


class PostgresStore:
    """See `barkade.server.store.Store`."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.node = secrets.token_hex(4)
        self._jobs: list[Job] = []
        self._filled = asyncio.Event()
        self._stopping = False
        self._tell: Callable[[list[str] | None], None] = lambda _tables: None
        self._tell_said: Callable[[str, str], None] = lambda _node, _text: None
        self._tell_people: Callable[[list[str] | None], None] = lambda _people: None
        self._sayings: deque[str] = deque(maxlen=MOST_SAYINGS)
        self._saying = asyncio.Event()
        self._pool: asyncpg.Pool[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def on_foreign(self, tell: Callable[[list[str] | None], None]) -> None:
        self._tell = tell

    def on_said(self, tell: Callable[[str, str], None]) -> None:
        self._tell_said = tell

    def on_changed_people(self, tell: Callable[[list[str] | None], None]) -> None:
        self._tell_people = tell

    # Opening and closing

    async def open(self) -> None:
        await migrate(self.url)
        self._pool = await asyncpg.create_pool(self.url, min_size=2, max_size=8)
        loop = asyncio.get_running_loop()
        listening = loop.create_future()
        self._tasks = [
            loop.create_task(work) for work in (self._write(), self._listen(listening), self._go_on_saying())
        ]
        await listening

    async def close(self) -> None:
        if self._pool is None:
            return
        self._stopping = True
        self._filled.set()
        await self._tasks[0]
        for task in self._tasks[1:]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._pool.close()
        self._pool = None

    # Writing

    def append(self, row: Row, card: Card | None = None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._stopping:
            done.set_exception(StoreFailed("closed"))
            return done
        self._jobs.append(Job(row, card, done))
        self._filled.set()
        return done

    def _next_group(self) -> list[Job]:
        group: dict[str, Job] = {}
        left = []
        for job in self._jobs:
            if job.row.table in group or len(group) >= LARGEST_GROUP:
                left.append(job)
            else:
                group[job.row.table] = job
        self._jobs = left
        return list(group.values())

    async def _write(self) -> None:
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
            except Exception as error:  # whatever it is, the next group has to be written
                # It may be there after all: whoever waits reads the table again.
                log.warning("a group was not committed", extra={"reason": str(error)})
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

    async def _commit(self, group: Sequence[Job]) -> set[str]:
        """Commit a group; the tables whose rows went in."""
        rows = [job.row for job in group]
        columns = [
            [row.table for row in rows],
            [row.seq for row in rows],
            [row.version for row in rows],
            [row.command for row in rows],
            [row.who for row in rows],
            [row.at for row in rows],
            [row.fact for row in rows],
            [row.after for row in rows],
        ]
        async with self._in_transaction() as connection:
            kept = {found["tbl"] for found in await connection.fetch(APPEND, *columns)}
            cards = [job.card for job in group if job.card is not None and job.row.table in kept]
            if cards:
                await connection.executemany(
                    KEEP_CARD,
                    [(card.table, card.game, card.phase, card.public, card.wakes, card.touched) for card in cards],
                )
                sat = [(person, card.table) for card in cards for person in card.people]
                await connection.executemany("INSERT INTO sat VALUES ($1, $2) ON CONFLICT DO NOTHING", sat)
            changed = sorted(kept)
            for start in range(0, len(changed), TABLES_A_NOTICE):
                notice = " ".join([self.node, *changed[start : start + TABLES_A_NOTICE]])
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        return kept

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection, for a while. One that has failed is not used again: it may be in any state."""
        assert self._pool is not None
        async with self._pool.acquire(timeout=PATIENCE) as connection:
            # Asking a database that hangs to give up its work would hang as well.
            hanging = asyncio.get_running_loop().call_later(PATIENCE, connection.terminate)
            try:
                yield connection
            except GONE:
                connection.terminate()
                raise
            finally:
                hanging.cancel()

    @contextlib.asynccontextmanager
    async def _in_transaction(self) -> AsyncIterator[Any]:
        async with self._connection() as connection, connection.transaction():
            yield connection

    # Other nodes

    async def _listen(self, listening: asyncio.Future[None]) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self.url)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._hear)
                await connection.add_listener(SAYINGS, self._hear_saying)
                await connection.add_listener(PEOPLE, self._hear_of_person)
                if listening.done():
                    self._tell(None)
                    self._tell_people(None)
                else:
                    listening.set_result(None)
                try:
                    await lost.wait()
                finally:
                    with contextlib.suppress(*GONE):
                        await connection.close(timeout=1)
            except GONE as error:
                log.warning("not listening to other nodes", extra={"reason": str(error)})
                if not listening.done():
                    listening.set_exception(error)
                    return
            await asyncio.sleep(RECONNECT)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, *tables = str(payload).split(" ")
        if node != self.node:
            self._tell(tables)

    def say(self, text: str) -> None:
        self._sayings.append(text)
        self._saying.set()

    async def _go_on_saying(self) -> None:
        while True:
            await self._saying.wait()
            self._saying.clear()
            words = [f"{self.node} {text}" for text in dict.fromkeys(self._sayings)]
            self._sayings.clear()
            try:
                async with self._connection() as connection:
                    await connection.execute(SAY, SAYINGS, words)
            except GONE as error:
                log.warning("other nodes were not told", extra={"reason": str(error)})
                await asyncio.sleep(RECONNECT)

    def _hear_saying(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, text = str(payload).partition(" ")
        if node != self.node:
            self._tell_said(node, text)

    def _hear_of_person(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, person = str(payload).partition(" ")
        if node != self.node:
            self._tell_people([person])

    def _notice_of(self, person: str) -> tuple[str, tuple[Any, ...]]:
        return "SELECT pg_notify($1, $2)", (PEOPLE, f"{self.node} {person}")

    async def lease(self, table: str, now: int, until: int) -> bool:
        sql = (
            "INSERT INTO leases (tbl, node, until) VALUES ($1, $2, $3) ON CONFLICT (tbl) DO UPDATE "
            "SET node = excluded.node, until = excluded.until WHERE leases.node = excluded.node OR leases.until < $4 "
            "RETURNING tbl"
        )
        return bool(await self._all(sql, table, self.node, until, now))

    # Reading and other writing

    async def _all(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        try:
            async with self._connection() as connection:
                return [tuple(found) for found in await connection.fetch(sql, *values)]
        except GONE as error:
            raise StoreFailed(str(error)) from error

    async def _do(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        try:
            async with self._in_transaction() as connection:
                for sql, values in statements:
                    await connection.execute(sql, *values)
        except GONE as error:
            raise StoreFailed(str(error)) from error

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        sql = (
            "SELECT tbl, seq, version, command, who, at, fact, after FROM rows WHERE tbl = $1 AND seq > $2 ORDER BY seq"
        )
        return [Row(*found) for found in await self._all(sql, table, after)]

    async def cards(self, phase: str, public: bool | None = None, limit: int = 100) -> list[Card]:
        sql = f"{CARD} WHERE phase = $1 AND ($2::bool IS NULL OR public = $2) ORDER BY touched DESC LIMIT $3"
        return [Card(*found) for found in await self._all(sql, phase, public, limit)]

    async def cards_of(self, person: str, limit: int = 100) -> list[Card]:
        sql = f"{CARD} JOIN sat USING (tbl) WHERE person = $1 ORDER BY phase = 'over', ({LAST}) DESC LIMIT $2"
        return [Card(*found) for found in await self._all(sql, person, limit)]

    async def waking(self) -> list[str]:
        return [table for (table,) in await self._all(WAKING)]

    async def untouched(self, phase: str, before: int, limit: int = 1000) -> list[str]:
        sql = f"SELECT tbl FROM cards WHERE phase = $1 AND touched < $2 AND ({LAST}) < $2 LIMIT $3"
        return [table for (table,) in await self._all(sql, phase, before, limit)]

    async def forget_tables(self, ids: Sequence[str]) -> None:
        homes = ("rows", "cards", "sat", "leases")
        await self._do(*((f"DELETE FROM {home} WHERE tbl = ANY($1)", (list(ids),)) for home in homes))

    async def keep_person(self, person: Person) -> None:
        sql = (
            "INSERT INTO people (id, name, profile, created) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, profile = excluded.profile"
        )
        await self._do((sql, (person.id, person.name, person.profile, person.created)), self._notice_of(person.id))

    async def people(self, ids: Sequence[str]) -> list[Person]:
        found = await self._all("SELECT id, name, profile, created FROM people WHERE id = ANY($1)", list(ids))
        return [Person(*each) for each in found]

    async def forget_person(self, person: str) -> None:
        homes = (("people", "id"), ("tokens", "person"), ("sat", "person"), ("played", "person"))
        gone = [(f"DELETE FROM {home} WHERE {column} = $1", (person,)) for home, column in homes]
        await self._do(*gone, self._notice_of(person))

    async def keep_token(self, digest: bytes, person: str, kind: str, expires: int | None) -> None:
        await self._do(("INSERT INTO tokens VALUES ($1, $2, $3, $4)", (digest, person, kind, expires)))

    async def person_of(self, digest: bytes, kind: str, now: int) -> Person | None:
        sql = (
            "SELECT id, name, profile, created FROM tokens JOIN people ON people.id = tokens.person "
            "WHERE digest = $1 AND kind = $2 AND (expires IS NULL OR expires > $3)"
        )
        found = await self._all(sql, digest, kind, now)
        return Person(*found[0]) if found else None

    async def forget_token(self, digest: bytes) -> bool:
        return bool(await self._all("DELETE FROM tokens WHERE digest = $1 RETURNING digest", digest))

    async def keep_result(self, table: str, game: str, at: int, result: bytes, people: Sequence[str]) -> None:
        keep = ("INSERT INTO results VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", (table, game, at, result))
        played = (("INSERT INTO played VALUES ($1, $2) ON CONFLICT DO NOTHING", (person, table)) for person in people)
        await self._do(keep, *played)

    async def results(self, game: str | None, person: str | None, limit: int = 1000) -> list[bytes]:
        sql = (
            "SELECT result FROM results WHERE ($1::text IS NULL OR game = $1) AND ($2::text IS NULL OR EXISTS "
            "(SELECT 1 FROM played WHERE played.tbl = results.tbl AND person = $2)) ORDER BY at DESC LIMIT $3"
        )
        return [result for (result,) in reversed(await self._all(sql, game, person, limit))]


async def migrate(url: str) -> None:
    """Bring a database up to date, all or nothing, however long it takes."""
    connection = await asyncpg.connect(url, timeout=10)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(7061)")  # one node at a time
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_steps (step INTEGER PRIMARY KEY)")
            done = await connection.fetchval("SELECT count(*) FROM schema_steps")
            if done > len(STEPS):
                raise TooNew
            for number, step in enumerate(STEPS[done:], done + 1):
                await connection.execute(step)
                await connection.execute("INSERT INTO schema_steps VALUES ($1)", number)
    finally:
        await connection.close()


def reachable(url: str) -> str:
    """Why a database can't be used; empty when it can, and is up to date."""
    try:
        asyncio.run(migrate(url))
    except (*GONE, TimeoutError, ValueError) as error:
        return str(error) or type(error).__name__
    return ""
