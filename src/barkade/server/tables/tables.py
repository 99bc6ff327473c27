"""The tables of one node, and their entry point for sockets, requests, bots, clocks and the server's own commands.

`Tables.submit` checks rate limits and admission, loads the table (`sessions.py`), and passes the command to its session
(`barkade.server.table.session`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Generator

from barkade.engine.errors import BarkadeError
from barkade.engine.match import Match
from barkade.server import wire
from barkade.server.bots.turn import Thinker
from barkade.server.errors import Refusal, from_engine, refuse
from barkade.server.people.people import People
from barkade.server.runtime.clock import Clock
from barkade.server.runtime.limits import Buckets
from barkade.server.settings import Settings
from barkade.server.store import Store, StoreFailed
from barkade.server.table import events
from barkade.server.table.commands import AnyCommand
from barkade.server.table.decision import Context
from barkade.server.table.matches import continued_match
from barkade.server.table.parts import REMOTE_BOT
from barkade.server.table.session import Client, Session, Subscriber
from barkade.server.table.state import Table
from barkade.server.tables.sessions import Sessions
from barkade.server.tables.sync import StoreSync

log = logging.getLogger("barkade.tables")

MOVES = frozenset((wire.Play, wire.Undo))
TALK = frozenset((wire.Say, wire.Bark))
APPEARANCES = frozenset((wire.Sit, wire.Say, wire.Bark))
"""Commands by which a person first appears at a table."""
NEED_LOOKUP = frozenset((wire.Sit, wire.SeatBot, wire.Change, wire.Start, wire.Reveal))
"""Commands that need an asynchronous lookup first."""
ANSWER_TIMEOUT = 30.0
"""Seconds that an HTTP request waits for the reply to its command."""


class _Done:
    """A completed awaitable."""

    def __await__(self) -> Generator[None]:
        return iter(())  # type: ignore[return-value]


DONE = _Done()


class Request:
    """A client that waits for a single reply."""

    def __init__(self, person: str) -> None:
        self.person = person
        self._answer: asyncio.Future[wire.ServerMessage] = asyncio.get_running_loop().create_future()

    def send(self, message: wire.ServerMessage) -> None:
        if not self._answer.done():
            self._answer.set_result(message)

    async def answer(self) -> wire.Ack | wire.Refused:
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                message = await self._answer
        except TimeoutError as error:
            raise refuse("failed") from error
        assert isinstance(message, wire.Ack | wire.Refused)
        return message


class Tables(Sessions):
    """The tables of one node, with the entry point for commands."""

    def __init__(self, store: Store, people: People, clock: Clock, settings: Settings, thinker: Thinker) -> None:
        super().__init__(store, people, clock, settings)
        self.moves = 0
        """Number of versions made by this process."""
        self._thinker = thinker
        self._talk = Buckets(clock, settings.talk_per_second, settings.talk_burst)
        self._new_faces = Buckets(clock, settings.new_faces_per_second, settings.new_faces_burst)
        self._chores = Buckets(clock, settings.chores_per_second, settings.chores_burst)
        self._sync = StoreSync(self, store, people, clock, self._handle)

    @property
    def can_write(self) -> bool:
        """True unless the last commit is known to have failed."""
        return self._sync.can_write

    # Commands

    def submit(self, table_id: str, command: AnyCommand, client: Client) -> Awaitable[None]:
        """Submit a command; the reply is sent to the client when it is durable. Refusals are sent, never raised.

        Most commands have been handled when this returns `DONE`; otherwise the caller awaits the result before it
        submits anything else.
        """
        if client.person and not self._pays(table_id, command, client.person):
            self._refuse(table_id, command, client, refuse("too-fast"))
            return DONE
        session = self.sessions.get(table_id)
        if session is None or type(command) in NEED_LOOKUP or client.person.startswith(REMOTE_BOT):
            return self._submit_after_lookup(table_id, command, client)
        self._handle(session, command, client)
        return DONE

    def _pays(self, table_id: str, command: AnyCommand, person: str) -> bool:
        """Take a token for a command; return whether the person had one left."""
        if type(command) in MOVES:
            return True
        if type(command) in TALK:
            return self._talk.take(person)
        return self._chores.take(f"{person} {table_id}")

    async def _submit_after_lookup(self, table_id: str, command: AnyCommand, client: Client) -> None:
        continued = None
        try:
            await self.admit(client.person, table_id)
            if isinstance(command, wire.Sit):
                await self._people.admitted(client.person, table_id, command.seat)
                await self._people.meet([client.person])
                if not self._people.name_of(client.person):
                    raise refuse("who-are-you")  # a deleted person may still be connected at another node
            elif isinstance(command, wire.SeatBot):
                await self._thinker.known_bots()
            elif isinstance(command, wire.Change):
                await self._allow_public(table_id, command, client.person)
            elif isinstance(command, wire.Start | wire.Reveal):
                continued = await self._continued((await self.session(table_id)).table, client.person)
            session = await self.session(table_id)
        except Refusal as refusal:
            self._refuse(table_id, command, client, refusal)
        except StoreFailed:
            log.exception("store failed", extra={"table": table_id})
            self._refuse(table_id, command, client, refuse("failed"))
        else:
            self._handle(session, command, client, continued=continued)

    async def _allow_public(self, table_id: str, command: wire.Change, person: str) -> None:
        """Refuse another public table to a person at their limit."""
        table, most = (await self.session(table_id)).table, self._settings.most_public_per_person
        published = command.public and not table.opened.public and table.owner == person
        if published and await self._store.count_tables(table.opened.host, public=True) >= most:
            raise refuse("too-many-public", most=most)

    async def _continued(self, table: Table, person: str) -> Match | None:
        """Return the match of the table's record; None if it has no record, or the sender may not start the game."""
        may_start = table.seats_of(person) if table.starting else person in (table.host, table.owner)
        if not table.opened.record or table.phase != "open" or not may_start:
            return None
        try:
            return await self.replay(lambda: continued_match(table.opened))
        except BarkadeError as error:
            raise from_engine(error) from error

    async def request(self, table_id: str, command: AnyCommand, person: str = "") -> wire.Ack | wire.Refused:
        """Submit a command for a person, or for the server itself, and wait for the reply."""
        request = Request(person)
        await self.submit(table_id, command, request)
        return await request.answer()

    async def admit(self, person: str, table_id: str) -> None:
        """Refuse a remote bot at a table other than its own, and anybody at a missing table."""
        await self._people.admitted(person, table_id)
        await self.session(table_id)

    def _handle(
        self,
        session: Session,
        command: AnyCommand,
        client: Client,
        final: bool = False,
        continued: Match | None = None,
    ) -> None:
        """Pass a command to a session. Unless `final`, retry a refusal after catching up with other nodes."""
        if not final and type(command) in APPEARANCES and not self._may_appear(session.table, client.person):
            session.refuse(client, command, refuse("crowded"))
            return
        now = self._clock.now()
        presence = session.presence
        away = presence.away(now, self._settings.grace)
        context = Context(now, away, self._thinker.bots, continued, presence.online)
        try:
            row = session.handle(command, client, context)
        except Refusal as refusal:
            if self._store.shared and not final:
                self.tasks.spawn(self._handle_after_catching_up(session, command, client, continued))
            else:
                session.refuse(client, command, refusal)
        else:
            self.moves += row is not None and row.version is not None

    def _may_appear(self, table: Table, person: str) -> bool:
        """Tell whether a person may appear at a table. New people are rate-limited per table, so that muted and
        sent-away people can't come back under one new identity after another."""
        if not person or person in table.known or self._people.since(person) < table.since:
            return True
        return self._new_faces.take(table.id)

    def _refuse(self, table_id: str, command: AnyCommand, client: Client, refusal: Refusal) -> None:
        session = self.sessions.get(table_id)
        client.send(refusal.of(command.id, -1 if session is None else session.durable[0]))

    async def _handle_after_catching_up(
        self, session: Session, command: AnyCommand, client: Client, continued: Match | None
    ) -> None:
        """Handle a refused command again after catching up, as it may be allowed now."""
        try:
            await self._sync.follow_others(session.table.id)
            session = await self.session(session.table.id)
        except (StoreFailed, events.Unreadable, Refusal):
            session.refuse(client, command, refuse("failed"))
            return
        self._handle(session, command, client, final=True, continued=continued)

    # Subscribers

    async def attach(self, table_id: str, subscriber: Subscriber) -> None:
        """Subscribe a client to a table."""
        session = await self.session(table_id)
        await self._people.meet([subscriber.person, *(seat.person for seat in session.table.seats)])
        await self._people.pick_up(subscriber.person, table_id)
        session = await self.session(table_id)
        if (match := session.table.match) is not None:
            for seat in session.views.seats_of(subscriber.person):
                await session.views.story.prepare(match, seat, subscriber.version)
            session = await self.session(table_id)
        session.attach(subscriber)

    def detach(self, table_id: str, subscriber: Subscriber) -> None:
        session = self.sessions.get(table_id)
        if session is not None and subscriber in session.subscribers:
            session.detach(subscriber)
        self._sync.forget(subscriber)
