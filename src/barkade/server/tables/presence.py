"""Presence across nodes: every node announces who is connected to its tables.

Nothing is stored. A node announces every change, and repeats everything periodically; an announcement expires unless it
is repeated, so that the connections of a dead node disappear.
"""

from __future__ import annotations

import asyncio

from barkade.server.people.people import People
from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.store import Store
from barkade.server.table.presence import NOWHERE, SCREEN, Elsewhere
from barkade.server.table.session import Session
from barkade.server.tables.sessions import TablesObserver
from barkade.server.tables.tables import Tables

ANNOUNCE_EVERY = 15 * SECOND
EXPIRES_AFTER = 40 * SECOND
HERE = "here"
WHO = "who"
STRANGER = "-"
MOST_NAMED = 300
"""People named per announcement, which has to stay below PostgreSQL's 8,000 bytes."""


class ClusterPresence(TablesObserver):
    """Announces this node's presence and receives the others'. Does nothing if the store isn't shared."""

    def __init__(self, tables: Tables, store: Store, people: People, clock: Clock) -> None:
        self._tables = tables
        self._store = store
        self._people = people
        self._clock = clock
        store.on_published(self.receive)
        store.on_changed_people(self._people_changed)

    def on_loaded(self, session: Session) -> None:
        """Ask the other nodes who is connected there."""
        if self._store.shared:
            self._store.publish(f"{WHO} {session.table.id}")

    def on_presence(self, session: Session, here: bool) -> None:
        if here and self._store.shared:
            self._announce(session)

    def _announce(self, session: Session) -> None:
        """Announce who is connected to a table here, those with a seat first."""
        there = sorted(session.presence.here.elements(), key=lambda person: not session.table.seats_of(person))
        people = [person or STRANGER for person in there[:MOST_NAMED]]
        self._store.publish(" ".join([HERE, session.table.id, *people]))

    def receive(self, node: str, message: str) -> None:
        """Process an announcement of another node."""
        what, table_id, *people = message.split(" ")
        session = self._tables.sessions.get(table_id)
        if session is None:
            return
        if what == WHO and session.subscribers:
            self._announce(session)
        elif what == HERE:
            session.announced(node, Elsewhere(tuple(people), self._clock.now() + EXPIRES_AFTER))
            self._tables.tasks.spawn(
                self._name(session, [person for person in people if person not in (STRANGER, SCREEN)])
            )

    async def _name(self, session: Session, people: list[str]) -> None:
        """Load and show the names of people at another node."""
        if await self._people.meet(people) and session.alive:
            session.show_presence()

    async def keep_announcing(self) -> None:
        """Repeat all announcements periodically, and drop expired ones of other nodes."""
        while self._store.shared:
            await asyncio.sleep(ANNOUNCE_EVERY / 1000)
            now = self._clock.now()
            for session in list(self._tables.sessions.values()):
                if session.subscribers:
                    self._announce(session)
                expired = [node for node, there in session.presence.elsewhere.items() if there.until < now]
                for node in expired:
                    session.announced(node, NOWHERE)

    def _people_changed(self, people: list[str] | None) -> None:
        """Handle people changed or deleted by another node; None if something may have been missed."""
        self._tables.tasks.spawn(self._people.meet_again(people))
        if people is None:
            for session in self._tables.sessions.values():
                self.on_loaded(session)
                if session.subscribers:
                    self._announce(session)  # other nodes may have expired our last announcement
