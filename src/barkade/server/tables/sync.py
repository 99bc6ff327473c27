"""Synchronization with the store: sessions ahead of it after a failed commit are rebuilt, those behind catch up."""

from __future__ import annotations

from collections.abc import Callable

from barkade.server import wire
from barkade.server.errors import Refusal, refuse
from barkade.server.people.people import People
from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.store import Conflict, Store, StoreFailed
from barkade.server.table import events
from barkade.server.table.commands import AnyCommand
from barkade.server.table.session import Client, Session, Subscriber
from barkade.server.tables.sessions import Sessions

FAILING = 10 * SECOND
"""Time for which a failed commit counts as an outage if no other commit is tried."""

Handle = Callable[[Session, AnyCommand, Client], None]


class StoreSync:
    """Keeps all sessions of a node synchronized with the store."""

    def __init__(self, sessions: Sessions, store: Store, people: People, clock: Clock, handle: Handle) -> None:
        self._sessions = sessions
        self._store = store
        self._people = people
        self._clock = clock
        self._handle = handle
        self._rebuilding: set[Session] = set()
        self._failed_at: int | None = None
        """Time of the last failed commit; None once another has succeeded."""
        sessions.session_observer = self
        store.on_foreign_rows(self._on_foreign_rows)

    @property
    def can_write(self) -> bool:
        """True unless the last commit is known to have failed."""
        return self._failed_at is None or self._clock.now() - self._failed_at > FAILING

    # Observing sessions

    def on_loaded(self, session: Session) -> None:
        if self._store.shared:
            # Notices of rows that other nodes wrote while the table was being loaded were missed.
            self._sessions.tasks.spawn(self._catch_up(session.table.id))

    def on_settled(self, session: Session) -> None:
        self._failed_at = None
        self._sessions.notify_rest(session, here=True)
        if session.behind and not session.pending:
            session.behind = False
            self._sessions.tasks.spawn(self._catch_up(session.table.id))

    def on_presence(self, session: Session, here: bool) -> None:
        self._sessions.notify_presence(session, here)

    # A failed commit

    def on_failed(self, session: Session, error: Exception) -> None:
        """Discard a session that is ahead of the store, and rebuild its table."""
        if isinstance(error, StoreFailed) and not isinstance(error, Conflict):
            self._failed_at = self._clock.now()
        self._sessions.unload(session)
        self._rebuilding.add(session)
        self._sessions.tasks.spawn(self._rebuild(session, error))

    async def _rebuild(self, old: Session, error: Exception) -> None:
        try:
            session = await self._sessions.session(old.table.id)
        except (StoreFailed, Refusal):
            self._give_up(old)
            return
        self._rebuilding.discard(old)
        session.presence.take_over(old.presence)
        for subscriber in list(old.subscribers):
            old.subscribers.discard(subscriber)
            old.rewind(subscriber)
            session.attach(subscriber)
        for pending in old.pending:
            if isinstance(error, Conflict) or pending.command.id in session.table.commands:
                self._handle(session, pending.command, pending.client)
            else:
                session.refuse(pending.client, pending.command, refuse("failed"))
            for client, command in pending.replies:
                self._handle(session, command, client)

    def _give_up(self, old: Session) -> None:
        """Disconnect all subscribers when the store can't be read either; they may reconnect later."""
        self._rebuilding.discard(old)
        for pending in old.pending:
            for client, command in [(pending.client, pending.command), *pending.replies]:
                client.send(refuse("failed").of(command.id, old.durable[0]))
        for subscriber in list(old.subscribers):
            old.subscribers.discard(subscriber)
            subscriber.send(wire.Bye("store", True))
        self._sessions.notify_unavailable(old.table.id)

    def forget(self, subscriber: Subscriber) -> None:
        """Remove a subscriber that disconnected while its table was being rebuilt."""
        for old in self._rebuilding:
            old.subscribers.discard(subscriber)

    # Other nodes

    def _on_foreign_rows(self, tables: list[str] | None) -> None:
        """Handle rows of other nodes; None if something may have been missed."""
        for table_id in list(self._sessions.sessions) if tables is None else tables:
            if table_id in self._sessions.sessions:
                self._sessions.tasks.spawn(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        """Catch up with other nodes; rebuild a table if that fails."""
        session = self._sessions.sessions.get(table_id)
        try:
            await self.follow_others(table_id)
        except (StoreFailed, events.Unreadable) as error:
            if session is not None and session.alive:
                self.on_failed(session, error)

    async def follow_others(self, table_id: str) -> None:
        """Apply rows of other nodes, after this node's pending ones have settled."""
        session = self._sessions.sessions.get(table_id)
        if session is None:
            return
        if session.pending:
            session.behind = True
            return
        rows = await self._store.rows(table_id, session.table.seq)
        # Authors of rows may be people whom this node doesn't know yet.
        await self._people.meet({row.who for row in rows})
        # Another task may have caught up meanwhile.
        rows = [row for row in rows if row.seq > session.table.seq]
        if not session.alive or not rows:
            return
        if session.pending:
            session.behind = True
            return
        session.follow(rows)
        self._sessions.notify_rest(session, here=False)
