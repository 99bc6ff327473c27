"""The sessions of one node: tables in memory, loaded on demand and unloaded when idle.

A `TablesObserver` is notified of what happens at the tables.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from barkade.server import wire
from barkade.server.errors import Refusal, refuse
from barkade.server.people.people import People
from barkade.server.runtime.clock import Clock
from barkade.server.runtime.polite import politely
from barkade.server.runtime.tasks import BackgroundTasks
from barkade.server.settings import Settings
from barkade.server.store import Row, Store
from barkade.server.table import events
from barkade.server.table.evening import games_of
from barkade.server.table.session import Observer, Session
from barkade.server.table.state import Table

log = logging.getLogger("barkade.tables")

T = TypeVar("T")

SHORT = 20
"""Tables with at most this many rows are replayed in the event loop, longer ones in a thread."""
LOADED_AT_ONCE = 20
"""Number of tables loaded concurrently at startup."""
SETTLE_TIMEOUT = 5.0
"""Seconds that a request waits for pending commits."""


class TablesObserver:
    """Observer of tables: autopilot, results, notifications, presence."""

    def on_loaded(self, session: Session) -> None:
        """A table was loaded."""

    def on_rest(self, session: Session, here: bool) -> None:
        """A table is at rest: it was loaded, or rows were committed by this node (`here`) or another."""

    def on_presence(self, session: Session, here: bool) -> None:
        """Somebody connected or disconnected, at this node (`here`) or another."""

    def on_unavailable(self, table_id: str) -> None:
        """A table could not be loaded because the store failed."""


class SessionObserver(Observer, Protocol):
    """Observer of all sessions."""

    def on_loaded(self, session: Session) -> None:
        """A session was loaded."""


class Sessions:
    """The sessions of one node."""

    session_observer: SessionObserver

    def __init__(self, store: Store, people: People, clock: Clock, settings: Settings) -> None:
        self.sessions: dict[str, Session] = {}
        self.observers: list[TablesObserver] = []
        self.tasks = BackgroundTasks()
        self._store = store
        self._people = people
        self._clock = clock
        self._settings = settings
        self._began = clock.now()
        self._loading: dict[str, asyncio.Future[Session]] = {}
        self._replaying = ThreadPoolExecutor(1, "barkade-rebuild")

    # Opening and loading

    async def open_table(self, opened: events.Opened, table_id: str = "") -> str:
        """Make a new table durable and return its id. Raises `Conflict` if the id is taken."""
        table_id = table_id or secrets.token_urlsafe(12)
        row = Row(table_id, 1, None, ":open", opened.host, self._clock.now(), events.encode(opened))
        await self._store.append(row, Table.rebuilt([row]).summary())
        return table_id

    async def session(self, table_id: str) -> Session:
        """Return the session of a table, loaded if need be (single-flight)."""
        session = self.sessions.get(table_id)
        if session is not None:
            return session
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Session:
        rows = await self._store.rows(table_id)
        if not rows:
            raise refuse("no-table")
        try:
            table = await self._rebuilt(rows)
        except Exception as error:  # a broken table must not affect others
            log.exception("table unreadable", extra={"table": table_id})
            raise refuse("unreadable") from error
        seated = {seat.person for seat in table.seats} | {table.owner, table.host}
        declined = () if table.declined is None else (table.declined.by, table.declined.who)
        evening = {seat.person for game in games_of(table) for seat in game.seats}
        asking = {*table.requests, *table.sent_away, *declined, *([] if table.offer is None else [table.offer.by])}
        await self._people.meet(seated | asking | evening | {remark.who for remark in table.talk})
        session = Session(table, self._store, self._people, self._clock.now, self.session_observer)
        self.sessions[table_id] = session
        # People are away since their last command, but at most since this server started.
        last_seen = {row.who: row.at for row in rows}
        for person in seated:
            since = self._clock.now() if self._store.shared else max(self._began, last_seen.get(person, 0))
            session.presence.expect([person], since)
        for observer in self.observers:
            observer.on_loaded(session)
        self.notify_rest(session, here=False)
        self.session_observer.on_loaded(session)
        return session

    async def _rebuilt(self, rows: Sequence[Row]) -> Table:
        if len(rows) <= SHORT and not events.continues(rows[0].event):
            return Table.rebuilt(rows)
        return await self.replay(lambda: Table.rebuilt(rows))

    # Reading

    async def table(self, table_id: str) -> Table:
        """Return a table once all its rows are durable. Treat it as read-only."""
        return (await self._settled(table_id)).table

    async def info(self, table_id: str) -> wire.TableInfo:
        """Return a table's info once it is durable."""
        return (await self._settled(table_id)).views.info(self._clock.now())

    async def readable(self, ids: Iterable[str]) -> list[Table]:
        """Return these tables, skipping missing and unreadable ones. Treat them as read-only."""
        found = []
        for table_id in ids:
            try:
                found.append((await self.session(table_id)).table)
            except Refusal as refusal:
                log.warning("table skipped", extra={"table": table_id, "reason": refusal.kind})
        return found

    def show_renamed(self, person: str) -> None:
        """Broadcast a person's new name and dog at their tables."""
        for session in self.sessions.values():
            if session.alive and session.table.seats_of(person):
                session.refresh()

    async def _settled(self, table_id: str) -> Session:
        try:
            async with asyncio.timeout(SETTLE_TIMEOUT):
                while (session := await self.session(table_id)).pending:
                    await session.settled()
                return session
        except TimeoutError as error:
            raise refuse("failed") from error

    # Loading and unloading

    async def load_waking(self) -> None:
        """Load the tables where something is due without a request: bots to move, running clocks."""
        limit = asyncio.Semaphore(LOADED_AT_ONCE)

        async def load(table_id: str) -> None:
            async with limit:
                await self.session(table_id)

        waking = [table_id for table_id in await self._store.waking() if table_id not in self.sessions]
        outcomes = await asyncio.gather(*(load(table_id) for table_id in waking), return_exceptions=True)
        for table_id, outcome in zip(waking, outcomes, strict=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, Refusal):
                log.error("table load failed", extra={"table": table_id}, exc_info=outcome)
                self.notify_unavailable(table_id)
        log.info("tables loaded", extra={"tables": len(waking)})

    def unload_idle(self) -> int:
        """Unload idle tables; return their number."""
        before = self._clock.now() - self._settings.idle
        idle = [
            session
            for session in self.sessions.values()
            if session.used < before
            and not session.subscribers
            and not session.pending
            and not session.table.bot_to_move
        ]
        for session in idle:
            self.unload(session)
        return len(idle)

    def unload(self, session: Session) -> None:
        """Discard a session; its table is loaded again on demand."""
        session.alive = False
        if self.sessions.get(session.table.id) is session:
            del self.sessions[session.table.id]

    async def replay(self, work: Callable[[], T]) -> T:
        """Replay rows in a thread, so that the event loop isn't blocked."""
        return await asyncio.get_running_loop().run_in_executor(self._replaying, politely(work))

    # Observing

    def notify_presence(self, session: Session, here: bool) -> None:
        for observer in self.observers:
            observer.on_presence(session, here)

    def notify_rest(self, session: Session, here: bool) -> None:
        for observer in self.observers:
            observer.on_rest(session, here)

    def notify_unavailable(self, table_id: str) -> None:
        for observer in self.observers:
            observer.on_unavailable(table_id)

    async def close(self) -> None:
        """Stop all background tasks. Pending rows are left to the store."""
        self.observers.clear()
        await self.tasks.cancel()
        self._replaying.shutdown(wait=False, cancel_futures=True)
