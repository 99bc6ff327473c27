"""What is kept: rows of tables, cards that tell where tables are to be found, and people.

A table is its rows, in the order of `seq`. Those that are versions of the game carry a version too. Rows are never
changed: whatever happens is one more row. (table, seq), (table, version) and (table, command) are each unique, and a
row names the command that it comes after: of two writers who don't know of each other one is refused, with all that
follows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec


class StoreFailed(Exception):
    """What was to be kept could not be; nothing of it is."""


class Conflict(StoreFailed):
    """Somebody else has written this row, or one with the same command, before."""


class Row(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    table: str
    seq: int
    version: int | None
    command: str
    who: str
    """The person's id; empty for the house (clocks, bots)."""
    at: int
    fact: bytes
    """JSON of one of `facts.Fact`."""
    after: str = ""
    """The command of the row before; a row goes in behind exactly that one."""


class Card(msgspec.Struct, frozen=True):
    """What the lobby and the clocks need to know of a table without reading its rows."""

    table: str
    game: str
    phase: str
    public: bool
    wakes: bool
    """Something is to be done here without anybody asking: a clock runs, a bot sits here."""
    touched: int
    people: tuple[str, ...] = ()


class Person(msgspec.Struct, frozen=True):
    """Somebody who came in with a name. `profile` is JSON: the dog, alerts, who made it."""

    id: str
    name: str
    profile: bytes
    created: int


class Store(Protocol):
    """One conformance suite holds every store to this."""

    shared: bool
    """Whether other nodes may write, too."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was asked for, then disconnect."""

    def append(self, row: Row, card: Card | None = None) -> asyncio.Future[None]:
        """Keep a row; done when it is durable, failed with `Conflict` or `StoreFailed` when it is not there."""

    async def lease(self, table: str, now: int, until: int) -> bool:
        """Whether this node may run a table's bots and clock until then."""

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """A table's rows in order."""

    async def cards(self, phase: str, public: bool | None = None, limit: int = 100) -> list[Card]:
        """Tables in a phase, the last touched first."""

    async def cards_of(self, person: str, limit: int = 100) -> list[Card]:
        """The tables where a person has sat: those that are not over first, of each kind the last played at first."""

    async def waking(self) -> list[str]:
        """Tables to be looked after when nobody asks for them: with a bot or a clock, or over and without a result."""

    async def forget_tables(self, ids: Sequence[str]) -> None:
        """Remove whole tables."""

    async def untouched(self, phase: str, before: int, limit: int = 1000) -> list[str]:
        """Tables in a phase where nothing has happened since."""

    async def keep_person(self, person: Person) -> None:
        """Add a person, or change one."""

    async def people(self, ids: Sequence[str]) -> list[Person]:
        """The people with these ids, as far as they are known."""

    async def forget_person(self, person: str) -> None:
        """Remove a person with all tokens."""

    async def keep_token(self, digest: bytes, person: str, kind: str, expires: int | None) -> None:
        """Let a secret stand for a person; only its digest is kept."""

    async def person_of(self, digest: bytes, kind: str, now: int) -> Person | None:
        """Whom a secret stands for."""

    async def forget_token(self, digest: bytes) -> bool:
        """Remove a secret; whether it was there."""

    def on_foreign(self, tell: Callable[[list[str] | None], None]) -> None:
        """Be told of tables where other nodes have written; None when something may have been missed."""

    def say(self, text: str) -> None:
        """Say something to all other nodes; it may be lost."""

    def on_said(self, tell: Callable[[str, str], None]) -> None:
        """Be told what other nodes say: the node's name, and its words."""

    def on_changed_people(self, tell: Callable[[list[str] | None], None]) -> None:
        """Be told of people whom other nodes have changed or removed; None when something may have been missed."""

    async def keep_result(self, table: str, game: str, at: int, result: bytes, people: Sequence[str]) -> None:
        """Keep how a game ended, once."""

    async def results(self, game: str | None, person: str | None, limit: int = 1000) -> list[bytes]:
        """How games ended, the oldest first."""
