"""A session: a table in memory, its subscribers, and the gate that holds messages back until they are durable.

`Session.handle` is the path of every command: decide, apply, append to the store, render, and broadcast once the store
has committed. Rendering overlaps the commit; messages meanwhile queue behind it, so that everybody sees the versions in
order and only durable ones.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from barkade.server import wire
from barkade.server.errors import Refusal, refuse
from barkade.server.people.people import People
from barkade.server.store import Row, Store
from barkade.server.table import events
from barkade.server.table.commands import AnyCommand
from barkade.server.table.decide import accepted_before, decide
from barkade.server.table.decision import Context
from barkade.server.table.events import AnyEvent
from barkade.server.table.presence import SCREEN, Elsewhere, Presence
from barkade.server.table.state import Table
from barkade.server.table.views import Views

log = logging.getLogger("barkade.session")

_encode = msgspec.json.Encoder().encode


class Client(Protocol):
    """A sender of commands that receives the replies: a WebSocket, a request, or the server itself."""

    person: str
    """Empty for a stranger and for the server."""

    def send(self, message: wire.ServerMessage) -> None:
        """Send the client a message. Messages are durable and in order; `Bye` is the last one."""


class Subscriber(Client, Protocol):
    """A client that follows a table."""

    version: int
    seq: int
    """The last version and row that were sent or queued."""
    screen: bool
    """A table screen, which shows what spectators see."""
    known: bool
    """Include the hidden state that programs sample from (`known`) in views."""


class Observer(Protocol):
    """Observer of a session's commits and presence."""

    def on_settled(self, session: Session) -> None:
        """A commit succeeded and was broadcast."""

    def on_failed(self, session: Session, error: Exception) -> None:
        """A commit failed, or the session is broken: it is ahead of the store."""

    def on_presence(self, session: Session, here: bool) -> None:
        """Somebody connected or disconnected, at this node (`here`) or another."""


class PendingCommit(msgspec.Struct, eq=False):
    """A row being committed and the messages held back until then."""

    row: Row
    command: AnyCommand
    client: Client
    version: int
    stored: asyncio.Future[None]
    messages: list[tuple[Client, wire.ServerMessage]] = []
    replies: list[tuple[Client, AnyCommand]] = []
    """Commands answered on the assumption that this row becomes durable; handled again if the commit fails."""
    brings_info: bool = False
    """The table's info is part of the broadcast."""
    cursors: dict[Subscriber, tuple[int, int]] = {}
    """Version and row that subscribers had before the messages queued here."""


class Session:
    """A table in memory and its subscribers."""

    def __init__(self, table: Table, store: Store, people: People, now: Callable[[], int], observer: Observer) -> None:
        self.table = table
        self.presence = Presence()
        self.views = Views(table, people, self.presence)
        self.subscribers: set[Subscriber] = set()
        self.pending: deque[PendingCommit] = deque()
        self.alive = True
        self.behind = False
        """Other nodes have written rows that are not applied yet."""
        self.used = now()
        self.durable = (table.version, table.seq)
        self._store = store
        self._now = now
        self._observer = observer
        self._had_offer = table.offer is not None or table.idle

    # Commands

    def handle(self, command: AnyCommand, client: Client, context: Context) -> Row | None:
        """Handle a command; the reply is sent when it is durable. Return the new row, if there is one.

        Raises `Refusal` with nothing changed.
        """
        table, who = self.table, client.person
        accepted = accepted_before(table, who, command)
        if accepted is not None:
            self.reply(client, command, wire.Ack(command.id, accepted.version, accepted.seq))
            return None
        try:
            decision = decide(table, who, command, context)
        except Refusal:
            raise
        except Exception as error:
            log.exception("decide failed", extra={"table": table.id})
            raise refuse("failed") from error
        row = decision.row(table, command, who, context.now)
        try:
            table.apply(row, decision.event, decision.prepared)
            self._commit(row, decision.event, command, client)
        except Exception as error:
            log.exception("apply failed", extra={"table": table.id, "seq": row.seq})
            self._observer.on_failed(self, error)
            if not self.pending or self.pending[-1].row is not row:
                raise refuse("failed") from error  # else the reply follows after the rebuild
        return row

    def _commit(self, row: Row, event: AnyEvent, command: AnyCommand, client: Client) -> None:
        """Make an applied row durable, then broadcast it."""
        info_changed = self._changes_info(event)
        if info_changed:
            self.views.forget()
        # Rendering overlaps the commit.
        stored = self._store.append(row, self.table.summary() if info_changed else None)
        pending = PendingCommit(row, command, client, self.table.version, stored, brings_info=info_changed)
        self.used = row.at
        self.pending.append(pending)
        stored.add_done_callback(lambda _stored: self._committed(pending))
        self.presence.expect([row.who], row.at)
        self._broadcast(info_changed, pending)

    def _changes_info(self, event: AnyEvent) -> bool:
        """Tell whether a row changes the table's info. Most rows, moves in mid-game and chat, don't."""
        had_offer, self._had_offer = self._had_offer, self.table.offer is not None or self.table.idle
        if isinstance(event, (events.Said, events.Barked, events.BotSpoke)):
            return False
        in_game = isinstance(event, events.Moved) and self.table.phase == "playing"
        return not in_game or had_offer or self._had_offer

    def _committed(self, pending: PendingCommit) -> None:
        error = pending.stored.exception()
        if not self.alive:
            return
        if error is not None:
            log.warning("commit failed", extra={"table": self.table.id, "seq": pending.row.seq, "reason": str(error)})
            assert isinstance(error, Exception)
            self._observer.on_failed(self, error)
            return
        assert self.pending[0] is pending
        self.pending.popleft()
        self.durable = (pending.version, pending.row.seq)
        # If the next row became durable with this one and carries newer info, send the info only once.
        superseded = bool(self.pending) and self.pending[0].brings_info and _is_stored(self.pending[0])
        for client, message in pending.messages:
            if not (superseded and _only_info(message)):
                client.send(message)
        self._observer.on_settled(self)

    async def settled(self) -> None:
        """Wait until everything applied so far is durable or has failed."""
        if self.pending:
            await asyncio.wait([self.pending[-1].stored])

    # Sending

    def send(self, client: Client, message: wire.ServerMessage) -> None:
        """Send a message, queued behind everything that is not durable yet."""
        if self.pending:
            self.pending[-1].messages.append((client, message))
        else:
            client.send(message)

    def reply(self, client: Client, command: AnyCommand, answer: wire.Ack | wire.Refused) -> None:
        if self.pending:
            self.pending[-1].replies.append((client, command))
        self.send(client, answer)

    def refuse(self, client: Client, command: AnyCommand, refusal: Refusal) -> None:
        self.reply(client, command, refusal.of(command.id, self.table.version))

    def _broadcast(self, info_changed: bool, pending: PendingCommit | None = None) -> None:
        """Broadcast the news. Subscribers with the same view share one message, encoded once."""
        info = self._info() if info_changed else None
        shared: dict[tuple[object, ...], wire.News] = {}
        for each in self.subscribers:
            seats = self.views.seats_of(each.person)
            ack = pending.row.command if pending is not None and each is pending.client else None
            key = (seats, each.version, each.seq, each.known, ack)
            news = shared.get(key)
            if news is None:
                news = shared[key] = self._news(each, seats, info, ack)
            self._queue(each, news)
        if pending is not None and pending.client not in self.subscribers:
            self.send(pending.client, wire.Ack(pending.row.command, pending.version, pending.row.seq))

    def _info(self) -> msgspec.Raw:
        return msgspec.Raw(_encode(self.views.info(self._now())))

    def _news(
        self, to: Subscriber, seats: tuple[int | None, ...], info: msgspec.Raw | None, ack: str | None = None
    ) -> wire.News:
        """Return the news since a subscriber's last message, from the view of these seats."""
        table, version = self.table, self.table.version
        seen: list[wire.Seen] = []
        if version >= 0 and (to.version != version or info is not None):
            since = min(to.version, version)
            seen = [self.views.seen(seat, since, to.known) for seat in seats]
        talk: list[wire.Talk] = []
        if table.talk and table.talk[-1].seq > to.seq:
            talk = [wire.Talk(*each) for each in table.talk if each.seq > to.seq]
        return wire.News(table.id, version, table.seq, seen, table.clock.deadline, info, talk, ack)

    def _queue(self, to: Subscriber, news: wire.News) -> None:
        """Queue the news behind everything that is not durable yet, and advance the subscriber's cursor."""
        if self.pending:
            last = self.pending[-1]
            last.cursors.setdefault(to, (to.version, to.seq))
            last.messages.append((to, news))
        else:
            to.send(news)
        to.version, to.seq = news.version, news.seq

    # Subscribers

    def attach(self, subscriber: Subscriber) -> None:
        """Subscribe a client and send it everything after its version and row."""
        appeared = self.presence.join(_present(subscriber))
        self.subscribers.add(subscriber)
        self._queue(subscriber, self._news(subscriber, self.views.seats_of(subscriber.person), self._info()))
        if appeared:
            self.show_presence(but=subscriber)
        self._observer.on_presence(self, here=True)

    def detach(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.used = self._now()
        if self.presence.leave(_present(subscriber), self.used):
            self.show_presence()
        self._observer.on_presence(self, here=True)

    def announced(self, node: str, there: Elsewhere) -> None:
        """Process another node's announcement of its connections."""
        if self.presence.announced(node, there, self._now()):
            self.show_presence()
        self._observer.on_presence(self, here=False)

    def show_presence(self, but: Subscriber | None = None) -> None:
        """Broadcast the presence."""
        message = self.views.presence()
        for each in self.subscribers:
            if each is not but:
                self.send(each, message)

    def refresh(self) -> None:
        """Broadcast the table's info after a change outside its rows, such as a new name."""
        self.views.forget()
        self._broadcast(info_changed=True)

    # Other nodes, and failures

    def follow(self, rows: list[Row]) -> None:
        """Apply rows that another node has written, and broadcast them."""
        for row in rows:
            self.table.apply(row, events.decode(row.event))
        self.views.forget()
        self._had_offer = self.table.offer is not None or self.table.idle
        self.durable = (self.table.version, self.table.seq)
        self._broadcast(info_changed=True)

    def rewind(self, subscriber: Subscriber) -> None:
        """Reset a subscriber's cursor to what was sent: messages still queued never became durable."""
        for pending in self.pending:
            if subscriber in pending.cursors:
                subscriber.version, subscriber.seq = pending.cursors[subscriber]
                return


def _present(subscriber: Subscriber) -> str:
    """Return the id under which a subscriber counts as present."""
    return SCREEN if subscriber.screen else subscriber.person


def _is_stored(pending: PendingCommit) -> bool:
    return pending.stored.done() and not pending.stored.cancelled() and pending.stored.exception() is None


def _only_info(message: wire.ServerMessage) -> bool:
    """Tell whether a message contains nothing but the table's info."""
    if not isinstance(message, wire.News) or message.info is None or message.ack is not None or message.talk:
        return False
    return all(bytes(seen.events) == b"[]" for seen in message.seen)
