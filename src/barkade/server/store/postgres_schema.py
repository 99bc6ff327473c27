"""Schema of the PostgreSQL database as a list of migrations. Migrations are added, never edited."""

from __future__ import annotations

import asyncio

import asyncpg

from barkade.server.store import TooNew
from barkade.server.store.postgres_pool import GONE

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
    # Events of format 2 (`barkade.server.table.events`): the same schema, but older programs can't read the rows.
    "SELECT 1",
    # Who opened a table, who and what was last seen when, and notes of the server's own.
    """
    ALTER TABLE cards ADD COLUMN host TEXT NOT NULL DEFAULT '';
    CREATE INDEX cards_host ON cards (host, phase);
    ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
    UPDATE people SET seen = extract(epoch FROM now())::bigint * 1000;
    ALTER TABLE tokens ADD COLUMN created BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
    UPDATE tokens SET seen = extract(epoch FROM now())::bigint * 1000;
    CREATE INDEX played_tbl ON played (tbl);
    CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    """,
    # Events of format 3: the same schema, but older programs can't read the rows.
    "SELECT 1",
    # Analyses of finished games.
    "CREATE TABLE analyses (tbl TEXT PRIMARY KEY, analysis BYTEA NOT NULL)",
    # Puzzles and games of the day: who tried what.
    """
    CREATE TABLE tries (
        person TEXT NOT NULL, kind TEXT NOT NULL, item TEXT NOT NULL, content BYTEA NOT NULL,
        PRIMARY KEY (person, kind, item));
    CREATE INDEX tries_item ON tries (kind, item);
    """,
    # Events of format 4: the same schema, but older programs can't read the rows.
    "SELECT 1",
)


async def migrate(url: str) -> None:
    """Migrate a database, all or nothing, without a timeout."""
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
    """Migrate a database; return the reason if it can't be used, else an empty text."""
    try:
        asyncio.run(migrate(url))
    except (*GONE, TimeoutError, ValueError) as error:
        return str(error) or type(error).__name__
    return ""
