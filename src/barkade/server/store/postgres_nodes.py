"""Notifications between nodes that share a database (LISTEN/NOTIFY): new rows, changed people, broadcasts.

When the listening connection was lost, notifications may be missing, so everything in memory is read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from barkade.server.store.postgres_pool import GONE, RECONNECT, PostgresPool, Statement, connect, terminated_after

log = logging.getLogger("barkade.postgres")

ROWS = "barkade"
"""The channel for tables with new rows."""
SAYINGS = "barkade_outbox"
PEOPLE = "barkade_people"
MOST_UNPUBLISHED = 10_000
"""Broadcasts queued while the database is unreachable; dropped ones are repeated by their senders anyway."""
PUBLISH = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said"
HEARTBEAT = 2.0
HEARTBEAT_TIMEOUT = 5.0
"""Seconds between two heartbeats on the listening connection, and the timeout of each."""


class PostgresNodes:
    """One node's channel to and from all other nodes."""

    def __init__(self, pool: PostgresPool, node: str) -> None:
        self._pool = pool
        self._node = node
        self._tell: Callable[[list[str] | None], None] = lambda _tables: None
        self._tell_said: Callable[[str, str], None] = lambda _node, _text: None
        self._tell_people: Callable[[list[str] | None], None] = lambda _people: None
        self._outbox: deque[str] = deque(maxlen=MOST_UNPUBLISHED)
        self._unpublished = asyncio.Event()
        self.connected = False
        """True while the database answers on the listening connection."""

    def on_foreign_rows(self, tell: Callable[[list[str] | None], None]) -> None:
        self._tell = tell

    def on_published(self, tell: Callable[[str, str], None]) -> None:
        self._tell_said = tell

    def on_changed_people(self, tell: Callable[[list[str] | None], None]) -> None:
        self._tell_people = tell

    async def listen(self, listening: asyncio.Future[None]) -> None:
        """Receive notifications for ever; `listening` completes once the subscription is active."""
        while True:
            try:
                connection = await connect(self._pool.url)
                try:
                    with terminated_after(connection, HEARTBEAT_TIMEOUT):
                        await connection.add_listener(ROWS, self._hear)
                        await connection.add_listener(SAYINGS, self._hear_saying)
                        await connection.add_listener(PEOPLE, self._hear_of_person)
                    self.connected = True
                    if listening.done():
                        self._tell(None)
                        self._tell_people(None)
                    else:
                        listening.set_result(None)
                    await _until_lost(connection)
                finally:
                    self.connected = False
                    connection.terminate()
            except GONE as error:
                log.warning("listen connection lost", extra={"reason": str(error) or type(error).__name__})
                if not listening.done():
                    listening.set_exception(error)
                    return
                await self._pool.drop()
            await asyncio.sleep(RECONNECT)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, *tables = str(payload).split(" ")
        if node != self._node:
            self._tell(tables)

    def publish(self, text: str) -> None:
        self._outbox.append(text)
        self._unpublished.set()

    async def broadcast(self) -> None:
        """Send queued broadcasts for ever."""
        while True:
            await self._unpublished.wait()
            self._unpublished.clear()
            payloads = [f"{self._node} {text}" for text in dict.fromkeys(self._outbox)]
            self._outbox.clear()
            try:
                async with self._pool.connection() as connection:
                    await connection.execute(PUBLISH, SAYINGS, payloads)
            except GONE as error:
                log.warning("publish failed", extra={"reason": str(error)})
                await asyncio.sleep(RECONNECT)

    def _hear_saying(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, text = str(payload).partition(" ")
        if node != self._node:
            self._tell_said(node, text)

    def _hear_of_person(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, person = str(payload).partition(" ")
        if node != self._node:
            self._tell_people([person])

    def notice_of(self, person: str) -> Statement:
        """Return a statement that notifies other nodes of a changed person."""
        return "SELECT pg_notify($1, $2)", (PEOPLE, f"{self._node} {person}")


async def _until_lost(connection: Any) -> None:
    """Raise once a listening connection is lost. Heartbeats are needed, as a dead connection looks like an idle one."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _connection: lost.set())
    while not (lost.is_set() or connection.is_closed()):
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT):
                await lost.wait()
        with terminated_after(connection, HEARTBEAT_TIMEOUT):
            await connection.execute("SELECT 1")
    raise ConnectionError("closed")
