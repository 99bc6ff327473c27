"""Schema of the SQLite file as a list of migrations. Migrations are added, never edited."""

from __future__ import annotations

import sqlite3

from barkade.server.store import TooNew

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE rows (
            tbl TEXT NOT NULL, seq INTEGER NOT NULL, version INTEGER, command TEXT NOT NULL,
            who TEXT NOT NULL, at INTEGER NOT NULL, fact BLOB NOT NULL, after TEXT NOT NULL,
            PRIMARY KEY (tbl, seq)) WITHOUT ROWID""",
        "CREATE UNIQUE INDEX rows_version ON rows (tbl, version) WHERE version IS NOT NULL",
        "CREATE UNIQUE INDEX rows_command ON rows (tbl, command)",
        """CREATE TABLE cards (
            tbl TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, public INTEGER NOT NULL,
            wakes INTEGER NOT NULL, touched INTEGER NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX cards_phase ON cards (phase, touched)",
        "CREATE TABLE sat (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl)) WITHOUT ROWID",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, profile BLOB NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID""",
        """CREATE TABLE tokens (
            digest BLOB PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, expires INTEGER) WITHOUT ROWID""",
        "CREATE INDEX tokens_person ON tokens (person)",
    ),
    (
        """CREATE TABLE results (
            tbl TEXT PRIMARY KEY, game TEXT NOT NULL, at INTEGER NOT NULL, result BLOB NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX results_game ON results (game, at)",
        "CREATE TABLE played (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl)) WITHOUT ROWID",
    ),
    # Events of format 2 (`barkade.server.table.events`): the same schema, but older programs can't read the rows.
    (),
    # Who opened a table, who and what was last seen when, and notes of the server's own.
    (
        "ALTER TABLE cards ADD COLUMN host TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX cards_host ON cards (host, phase)",
        "ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        "UPDATE people SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000",
        "ALTER TABLE tokens ADD COLUMN created INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        "UPDATE tokens SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000",
        "CREATE INDEX played_tbl ON played (tbl)",
        "CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    ),
    # Events of format 3: the same schema, but older programs can't read the rows.
    (),
    # Analyses of finished games.
    ("CREATE TABLE analyses (tbl TEXT PRIMARY KEY, analysis BLOB NOT NULL) WITHOUT ROWID",),
    # Puzzles and games of the day: who tried what.
    (
        """CREATE TABLE tries (
            person TEXT NOT NULL, kind TEXT NOT NULL, item TEXT NOT NULL, content BLOB NOT NULL,
            PRIMARY KEY (person, kind, item)) WITHOUT ROWID""",
        "CREATE INDEX tries_item ON tries (kind, item)",
    ),
    # Events of format 4: the same schema, but older programs can't read the rows.
    (),
)


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate a file, all or nothing."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    if done > len(STEPS):
        raise TooNew
    for number, step in enumerate(STEPS[done:], done + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in step:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
