"""A hall without a network: the real store, the real table, listeners that only remember."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from barkade.server.hall import Hall
from barkade.server.people import People
from barkade.server.settings import Settings
from barkade.server.store import Store
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.wire import Dog


class HandClock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def now(self) -> int:
        return self.time


class AnyBot:
    """Bots that play anything legal, at once."""

    def __init__(self) -> None:
        self.bots = frozenset({"random", "good-dog"})
        self.rng = random.Random(1)

    async def known_bots(self) -> frozenset[str]:
        return self.bots

    async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
        return str(self.rng.choice(view["legal"])["text"])


class Ear:
    """A connection that remembers everything it was sent."""

    def __init__(self, person: str, version: int = -1, seq: int = 0) -> None:
        self.person = person
        self.version = version
        self.seq = seq
        self.known = True
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []

    def push(self, data: bytes) -> None:
        self.raw.append(data)
        self.heard.append(json.loads(data))

    def bye(self, reason: str, again: bool) -> None:
        self.heard.append({"type": "bye", "reason": reason, "again": again})

    def last(self, kind: str) -> dict[str, Any]:
        return next(told for told in reversed(self.heard) if told["type"] == kind)


@asynccontextmanager
async def hall(kept: Path | Store, clock: HandClock | None = None, **settings: Any) -> AsyncIterator[Hall]:
    """A hall whose tables are kept in a file, or in another store."""
    time = clock or HandClock()
    store = SQLiteStore(kept) if isinstance(kept, Path) else kept
    await store.open()
    people = People(store, time)
    running = Hall(store, people, time, Settings(**{"bot_pace": 0, "grace": 0, **settings}), AnyBot())
    try:
        yield running
    finally:
        await running.close()
        await store.close()


async def someone(running: Hall, name: str) -> str:
    person, _ = await running.people.come_in(name, Dog())
    return person.id
