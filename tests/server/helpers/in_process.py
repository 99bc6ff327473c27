"""Tables without a network: the real store, the real table, listeners that only remember."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from barkade.server.people.people import People
from barkade.server.settings import Settings
from barkade.server.store import Store
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.tables.autopilot import Autopilot
from barkade.server.tables.cleaning import Cleaning
from barkade.server.tables.presence import ClusterPresence
from barkade.server.tables.tables import Tables
from barkade.server.wire import Dog, ServerMessage


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

    def __init__(self, person: str, version: int = -1, seq: int = 0, screen: bool = False) -> None:
        self.person = person
        self.screen = screen
        self.version = version
        self.seq = seq
        self.known = True
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []

    def send(self, message: ServerMessage) -> None:
        self.raw.append(message.encoded)
        self.heard.append(json.loads(message.encoded))

    def last(self, kind: str) -> dict[str, Any]:
        return next(told for told in reversed(self.heard) if told["type"] == kind)


class Node(Tables):
    """Tables with all that a server has besides but for the network."""

    def __init__(self, store: Store, clock: HandClock, settings: Settings, thinker: AnyBot) -> None:
        self.store = store
        self.people = People(store, clock)
        self.clock = clock
        self.settings = settings
        self.thinker = thinker
        super().__init__(store, self.people, clock, settings, thinker)
        self.autopilot = Autopilot(self, store, clock, settings, thinker)
        self.presence = ClusterPresence(self, store, self.people, clock)
        self.cleaning = Cleaning(store, self, clock, settings)
        self.observers += [self.autopilot, self.presence]

    async def close(self) -> None:
        self.autopilot.timers.stop()
        await super().close()


@asynccontextmanager
async def tables(kept: Path | Store, clock: HandClock | None = None, **settings: Any) -> AsyncIterator[Node]:
    """Tables that are kept in a file, or in another store."""
    time = clock or HandClock()
    store = SQLiteStore(kept) if isinstance(kept, Path) else kept
    await store.open()
    running = Node(store, time, Settings(**{"bot_pace": 0, "grace": 0, "talk_burst": 10_000, **settings}), AnyBot())
    try:
        yield running
    finally:
        await running.close()
        await store.close()


async def someone(running: Tables, name: str) -> str:
    person, _ = await running._people.come_in(name, Dog())
    return person.id
