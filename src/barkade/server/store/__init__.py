"""The storage interface: rows of tables, summaries for finding tables, people and results.

A table is its rows, ordered by `seq` (event sourcing). Those that are versions of the game carry a version, too. Rows
are append-only. (table, seq), (table, version) and (table, command) are each unique, and a row names the command of its
predecessor (optimistic concurrency): of two concurrent writers one is refused, with everything after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

REMOTE_BOTS = "bot-"
"""Prefix of the ids of remote bots: their profiles name the owner."""


class StoreFailed(Exception):
    """A write failed, and nothing was stored."""


class Conflict(StoreFailed):
    """Another writer was first to store this row, or one with the same command."""


class TooNew(Exception):
    """The file or database was written by a newer Barkade."""


class Row(msgspec.Struct, frozen=True):
    """A stored event of a table."""

    table: str
    seq: int
    version: int | None
    command: str
    who: str
    """The person's id; empty for the server (clocks, bots)."""
    at: int
    event: bytes
    """JSON of one of `events.Event`."""
    after: str = ""
    """The command of the preceding row; the row is only appended after exactly that one."""


class TableSummary(msgspec.Struct, frozen=True):
    """The properties of a table that lists and timers need without reading its rows."""

    table: str
    game: str
    phase: str
    public: bool
    wakes: bool
    """True if something may be due without a request: a clock is running, or a bot has a seat."""
    touched: int
    people: tuple[str, ...] = ()
    host: str = ""
    """The owner of the table."""


class Person(msgspec.Struct, frozen=True):
    """A person. `profile` is JSON: the dog, notifications, and for a remote bot who made it."""

    id: str
    name: str
    profile: bytes
    created: int


class Session(msgspec.Struct, frozen=True):
    """A device or program that is signed in as a person."""

    digest: bytes
    created: int
    """Time of signing in; 0 if unknown."""
    seen: int


class Try(msgspec.Struct, frozen=True):
    """A person's try at a puzzle or a daily game."""

    person: str
    kind: str
    key: str
    """The puzzle, or the day."""
    content: bytes
    """JSON."""


class Store(Protocol):
    """The interface of a store; one conformance suite tests every implementation."""

    shared: bool
    """True if other nodes may write, too."""

    @property
    def reachable(self) -> bool:
        """False while the store is known to be unreachable."""

    async def open(self) -> None:
        """Connect, and migrate the schema."""

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    def append(self, row: Row, summary: TableSummary | None = None) -> asyncio.Future[None]:
        """Append a row. Completes when it is durable; raises `Conflict` or `StoreFailed` if it was not stored."""

    async def lease(self, table: str, now: int, until: int) -> bool:
        """Take or renew the lease on a table's bots and clock; return whether this node holds it."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Return a table's rows in order."""

    async def summaries(self, phase: str, public: bool | None = None, limit: int = 100) -> list[TableSummary]:
        """Return tables in a phase, most recently used first."""

    async def summaries_of(self, person: str, limit: int = 100) -> list[TableSummary]:
        """Return the tables where a person has had a seat: unfinished ones first, then most recently used."""

    async def waking(self) -> list[str]:
        """Return tables that need attention without a request: with a bot or a clock, or over and without a result."""

    async def delete_tables(self, ids: Sequence[str]) -> None:
        """Delete whole tables."""

    async def untouched(self, phase: str, before: int, limit: int = 1000) -> list[str]:
        """Return tables in a phase whose last event is older than `before`."""

    async def last_touched(self) -> int:
        """Return the time of the last event at any table; 0 if there is none."""

    async def count_tables(self, host: str | None = None, public: bool = False) -> int:
        """Return the number of tables; with `host`, their unfinished ones; with `public`, those waiting for players."""

    async def save_person(self, person: Person) -> None:
        """Insert or update a person."""

    async def people(self, ids: Sequence[str]) -> list[Person]:
        """Return the existing people among these ids."""

    async def bots_of(self, person: str) -> list[str]:
        """Return the ids of a person's remote bots."""

    async def delete_person(self, person: str) -> None:
        """Delete a person with all tokens."""

    async def save_token(self, digest: bytes, person: str, kind: str, expires: int | None, now: int = 0) -> None:
        """Store a person's secret, as its digest."""

    async def saw(self, digest: bytes, person: str, now: int) -> None:
        """Record the time at which a secret was used."""

    async def sessions(self, person: str) -> list[Session]:
        """Return a person's sessions, most recently used first."""

    async def person_of(self, digest: bytes, kind: str, now: int) -> Person | None:
        """Return the person of a secret."""

    async def delete_token(self, digest: bytes) -> bool:
        """Delete a secret; return whether it existed."""

    async def delete_unneeded(self, now: int, unseen: int, idle: int, results: int) -> int:
        """Delete unneeded data and return the number of deletions.

        Unneeded are: secrets that have expired or were last used before `unseen`; people without any table or result
        who were last seen before `idle`; results before `results` that belong to nobody.
        """

    async def note(self, name: str) -> str:
        """Return a note of the server (a named value); empty if there is none."""

    async def save_note(self, name: str, value: str) -> None:
        """Store a note."""

    async def note_once(self, name: str, value: str) -> str:
        """Store a note unless it exists; return the stored value, the same at all nodes."""

    async def delete_tokens(self, person: str, kind: str) -> None:
        """Delete a person's secrets of one kind."""

    def on_foreign_rows(self, tell: Callable[[list[str] | None], None]) -> None:
        """Subscribe to tables that other nodes have written to; None if something may have been missed."""

    def publish(self, text: str) -> None:
        """Broadcast a text to all other nodes; delivery is not guaranteed."""

    def on_published(self, tell: Callable[[str, str], None]) -> None:
        """Subscribe to other nodes' broadcasts: the node's name and the text."""

    def on_changed_people(self, tell: Callable[[list[str] | None], None]) -> None:
        """Subscribe to people that other nodes have changed or deleted; None if something may have been missed."""

    async def save_result(self, table: str, game: str, at: int, result: bytes, people: Sequence[str]) -> None:
        """Store the result of a game. Idempotent."""

    async def save_analysis(self, table: str, analysis: bytes) -> None:
        """Store the analysis of a table's game, for as long as the table exists."""

    async def analysis(self, table: str) -> bytes | None:
        """Return the analysis of a table's game."""

    async def begin_try(self, begun: Try) -> bool:
        """Store a person's try unless there is one; return whether it was stored."""

    async def save_try(self, tried: Try) -> None:
        """Insert or update a person's try; nothing is stored for a deleted person."""

    async def swap_try(self, before: Try, after: Try) -> bool:
        """Replace a try if it is unchanged (compare and swap); return whether it was replaced."""

    async def tries(self, kind: str, key: str, limit: int = 1000) -> list[Try]:
        """Return everybody's tries of one kind and key."""

    async def tries_of(self, person: str) -> list[Try]:
        """Return all tries of a person."""

    async def results(self, game: str | None, person: str | None, limit: int = 1000, skip: int = 0) -> list[bytes]:
        """Return the newest results except for the `skip` newest, oldest first."""

    async def existing(self, ids: Sequence[str]) -> set[str]:
        """Return the existing tables among these ids."""
