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
    """A write failed; nothing of it was stored."""


class Conflict(StoreFailed):
    """Another writer has stored this row, or one with the same command, before."""


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
    """The facts about a table that lists and timers need without reading its rows."""

    table: str
    game: str
    phase: str
    public: bool
    wakes: bool
    """True if something is due without a request: a clock runs, a bot sits here."""
    touched: int
    people: tuple[str, ...] = ()
    host: str = ""
    """The person who opened it."""


class Person(msgspec.Struct, frozen=True):
    """A person. `profile` is JSON: the dog, notifications, and for a remote bot who made it."""

    id: str
    name: str
    profile: bytes
    created: int


class Session(msgspec.Struct, frozen=True):
    """A device, or a program, that a person's secret was given to."""

    digest: bytes
    created: int
    """0 where that is not known."""
    seen: int


class Try(msgspec.Struct, frozen=True):
    """A person's try at something that everybody may try: a puzzle, a game of the day."""

    person: str
    kind: str
    key: str
    """Its name among those of its kind."""
    content: bytes
    """JSON."""


class Store(Protocol):
    """The interface of a store; one conformance suite tests every implementation."""

    shared: bool
    """True if other nodes may write, too."""

    @property
    def reachable(self) -> bool:
        """False while the store is known not to answer."""

    async def open(self) -> None:
        """Connect, and migrate the schema."""

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    def append(self, row: Row, summary: TableSummary | None = None) -> asyncio.Future[None]:
        """Append a row. Completes when it is durable; raises `Conflict` or `StoreFailed` if it was not stored."""

    async def lease(self, table: str, now: int, until: int) -> bool:
        """Take or renew the lease on a table's bots and clock; tell whether this node holds it."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """Return a table's rows in order."""

    async def summaries(self, phase: str, public: bool | None = None, limit: int = 100) -> list[TableSummary]:
        """Return tables in a phase, the most recently used first."""

    async def summaries_of(self, person: str, limit: int = 100) -> list[TableSummary]:
        """Return the tables where a person has sat: unfinished ones first, then the most recently used."""

    async def waking(self) -> list[str]:
        """Return tables that need attention without a request: with a bot or a clock, or over and without a result."""

    async def delete_tables(self, ids: Sequence[str]) -> None:
        """Delete whole tables."""

    async def untouched(self, phase: str, before: int, limit: int = 1000) -> list[str]:
        """Return tables in a phase without an event since then."""

    async def last_touched(self) -> int:
        """Return the time of the last event at any table; 0 if there is none."""

    async def count_tables(self, host: str | None = None, public: bool = False) -> int:
        """Return the number of tables; of those a host opened, the unfinished ones; of the public ones, those that wait
        for people."""

    async def save_person(self, person: Person) -> None:
        """Insert or update a person."""

    async def people(self, ids: Sequence[str]) -> list[Person]:
        """Return the people with these ids who exist."""

    async def bots_of(self, person: str) -> list[str]:
        """Return the ids of the remote bots that a person has brought along."""

    async def delete_person(self, person: str) -> None:
        """Delete a person with all tokens."""

    async def save_token(self, digest: bytes, person: str, kind: str, expires: int | None, now: int = 0) -> None:
        """Store a person's secret, as its digest."""

    async def saw(self, digest: bytes, person: str, now: int) -> None:
        """Remember that a secret was used."""

    async def sessions(self, person: str) -> list[Session]:
        """The secrets that stand for a person, the last used first."""

    async def person_of(self, digest: bytes, kind: str, now: int) -> Person | None:
        """Return the person of a secret."""

    async def delete_token(self, digest: bytes) -> bool:
        """Delete a secret; tell whether it existed."""

    async def delete_unneeded(self, now: int, unseen: int, idle: int, results: int) -> int:
        """Remove what nobody needs: expired secrets, and those last used before `unseen`; people without a table or a
        result who were last seen before `idle`; results before `results` that belong to nobody. Return how many things
        that were."""

    async def note(self, name: str) -> str:
        """Something that the server has written down; empty if it has not."""

    async def save_note(self, name: str, value: str) -> None:
        """Write something down."""

    async def note_once(self, name: str, value: str) -> str:
        """Write something down unless it is there; return what is there, the same for all nodes."""

    async def delete_tokens(self, person: str, kind: str) -> None:
        """Delete a person's secrets of one kind."""

    def on_foreign_rows(self, tell: Callable[[list[str] | None], None]) -> None:
        """Subscribe to tables that other nodes have written to; None if something may have been missed."""

    def publish(self, text: str) -> None:
        """Broadcast to all other nodes; may be lost."""

    def on_published(self, tell: Callable[[str, str], None]) -> None:
        """Subscribe to broadcasts: the node's name, and its text."""

    def on_changed_people(self, tell: Callable[[list[str] | None], None]) -> None:
        """Subscribe to people that other nodes have changed or deleted; None if something may have been missed."""

    async def save_result(self, table: str, game: str, at: int, result: bytes, people: Sequence[str]) -> None:
        """Store the result of a game, idempotent."""

    async def save_analysis(self, table: str, analysis: bytes) -> None:
        """Store the analysis of a table's game, for as long as the table exists."""

    async def analysis(self, table: str) -> bytes | None:
        """Return the analysis of a table's game."""

    async def begin_try(self, begun: Try) -> bool:
        """Store a person's try unless there is one; tell whether it is the first."""

    async def save_try(self, tried: Try) -> None:
        """Store a person's try, or change it. Nothing is stored for somebody who was deleted."""

    async def swap_try(self, before: Try, after: Try) -> bool:
        """Change a try if it is still as it was (compare and swap); tell whether it was."""

    async def tries(self, kind: str, key: str, limit: int = 1000) -> list[Try]:
        """Return everybody's tries at one thing."""

    async def tries_of(self, person: str) -> list[Try]:
        """Return all tries of a person."""

    async def results(self, game: str | None, person: str | None, limit: int = 1000, skip: int = 0) -> list[bytes]:
        """Return the last results but for `skip` newer ones, the oldest first."""

    async def existing(self, ids: Sequence[str]) -> set[str]:
        """Return those of these tables that have not been deleted."""
