"""A table in memory: the pure table, who is connected to it, and the gate that nothing passes before it is durable.

A command changes the table at once and makes its messages at once, but they wait behind the gate until the row is
durable; whatever is sent later waits behind them, so everybody sees the versions in order and only durable ones.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from barkade.server import wire
from barkade.server.people import People
from barkade.server.refusal import Refusal
from barkade.server.sight import Sight
from barkade.server.store import Row, Store
from barkade.server.table import LiveTable

_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection, as the desk knows it."""

    person: str
    version: int
    """The last version that was sent, and the last row."""
    seq: int
    known: bool
    """Whether views are to carry the hidden state that programs sample from (`known`)."""

    def push(self, data: bytes) -> None:
        """Send, as soon as the line allows."""

    def bye(self, reason: str, again: bool) -> None:
        """Say good-bye, and close the line."""


class Origin(Protocol):
    """Whoever sent a command and waits for the answer."""

    person: str

    def push(self, data: bytes) -> None:
        """Take the answer."""


@dataclass(slots=True, eq=False)
class Waiting:
    """A row on its way to the disk, and what is to be sent when it is there."""

    row: Row
    command: wire.AnyCommand | None
    origin: Origin | None
    version: int
    messages: list[tuple[Origin, bytes]] = field(default_factory=list)
    judged: list[tuple[Origin, wire.AnyCommand]] = field(default_factory=list)
    """Commands that were answered after this row was made: judged again should it never become durable."""
    before: dict[Listener, tuple[int, int]] = field(default_factory=dict)
    """The version and the row that listeners had seen before the news that wait here."""


class Elsewhere(NamedTuple):
    """Who is connected to a table at another node, as it has last said."""

    people: tuple[str, ...]
    """One for each connection."""
    until: int


NOWHERE = Elsewhere((), 0)


class Desk:
    """See the module."""

    def __init__(self, table: LiveTable, store: Store, people: People, now: Callable[[], int]) -> None:
        self.table = table
        self.sight = Sight(table, people)
        self.connections: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        """What other nodes have said, by node."""
        self.waiting: deque[Waiting] = deque()
        self.alive = True
        self.behind = False
        """Other nodes have written what is still to be taken in."""
        self.result_kept = False
        self.used = now()
        self.durable = (table.version, table.seq)
        self.left: dict[str, int] = {}
        """Since when somebody with a seat has not been connected."""
        self._store = store
        self._now = now
        self._offered = False
        self.on_failed: Callable[[Desk, Waiting, BaseException], None] = lambda _desk, _waiting, _error: None
        self.on_settled: Callable[[Desk], None] = lambda _desk: None
        self.on_presence: Callable[[Desk], None] = lambda _desk: None
        """Called when it has changed who is connected at this node."""

    # Who is there

    def online(self, person: str) -> bool:
        return any(each.person == person for each in self.connections) or any(
            person in there.people for there in self.elsewhere.values()
        )

    @property
    def watchers(self) -> int:
        there = [person for node in self.elsewhere.values() for person in node.people]
        return sum(not self.table.seats_of(person) for person in [*(each.person for each in self.connections), *there])

    def attach(self, listener: Listener) -> None:
        """Somebody connects: told all since the version and the row they have seen."""
        appeared = not self.online(listener.person)
        self.connections.add(listener)
        self.left.pop(listener.person, None)
        self.send(listener, self._news(listener, whole=True))
        if appeared:
            self._tell_presence(but=listener)
        self.on_presence(self)

    def detach(self, listener: Listener) -> None:
        self.connections.discard(listener)
        self.used = self._now()
        if not self.online(listener.person):
            self.left[listener.person] = self._now()
            self._tell_presence(but=None)
        self.on_presence(self)

    def hear_of(self, node: str, there: Elsewhere) -> None:
        """What another node says of who is connected there."""
        before = self.elsewhere.pop(node, NOWHERE)
        if there.people:
            self.elsewhere[node] = there
        for person in {*before.people, *there.people}:
            if self.online(person):
                self.left.pop(person, None)
            else:
                self.left[person] = self._now()
        if before.people != there.people:
            self._tell_presence(but=None)

    def _tell_presence(self, but: Listener | None) -> None:
        online = [bool(seat.person) and self.online(seat.person) for seat in self.table.seats]
        message = _encode(wire.Presence(online, self.watchers))
        for each in self.connections:
            if each is not but:
                self.send(each, message)

    # Sending

    def send(self, to: Origin, message: bytes) -> None:
        """Send behind everything that is not durable yet."""
        if self.waiting:
            self.waiting[-1].messages.append((to, message))
        else:
            to.push(message)

    def _news(self, to: Listener, whole: bool, ack: str | None = None, info: wire.TableInfo | None = None) -> bytes:
        """What has happened since this listener was last told; `whole` for somebody who has just come."""
        table, version = self.table, self.table.version
        if whole:
            info = self.sight.info(self, self._now())
        seen: list[wire.Seen] = []
        if table.match is not None and (whole or to.version != version or info is not None):
            seen = self.sight.seen_by(to.person, min(to.version, version), to.known)
        talk = [each for each in table.talk if each.seq > to.seq] if table.talk and table.talk[-1].seq > to.seq else []
        if self.waiting:
            self.waiting[-1].before.setdefault(to, (to.version, to.seq))
        to.version, to.seq = version, table.seq
        return _encode(wire.News(table.id, version, table.seq, seen, table.deadline, info, talk, ack))

    def refuse(self, origin: Origin, command: wire.AnyCommand, refusal: Refusal) -> None:
        self._answer(origin, command, _encode(refusal.of(command.id, self.table.version)))

    def acknowledge(self, origin: Origin, command: wire.AnyCommand, version: int, seq: int) -> None:
        self._answer(origin, command, _encode(wire.Ack(command.id, version, seq)))

    def _answer(self, origin: Origin, command: wire.AnyCommand, answer: bytes) -> None:
        if self.waiting:
            self.waiting[-1].judged.append((origin, command))
        self.send(origin, answer)

    # Changing

    def enter(self, row: Row, command: wire.AnyCommand | None = None, origin: Origin | None = None) -> Waiting:
        """The table has been changed by a row: make it durable, then tell everybody."""
        table = self.table
        waiting = Waiting(row, command, origin, table.version)
        self.used = row.at
        self.waiting.append(waiting)
        # Most rows are moves, and a move in mid-game changes nothing of what is known of the table besides.
        plain = isinstance(command, wire.Play) and table.phase == "playing" and not (table.offer or self._offered)
        self._offered = table.offer is not None
        quiet = plain or isinstance(command, wire.Say | wire.Bark)
        if not quiet:
            self.sight.forget()
        # The disk is at work while the views are made.
        done = self._store.append(row, None if quiet else table.card())
        self._tell(waiting, info=not quiet)
        done.add_done_callback(lambda done: self._settled(waiting, done))
        return waiting

    def _tell(self, waiting: Waiting, info: bool) -> None:
        shown = self.sight.info(self, self._now()) if info else None
        told = False
        for each in self.connections:
            ack = waiting.row.command if each is waiting.origin else None
            told = told or each is waiting.origin
            waiting.messages.append((each, self._news(each, False, ack, shown)))
        if waiting.origin is not None and not told:
            answer = wire.Ack(waiting.row.command, self.table.version, waiting.row.seq)
            waiting.messages.append((waiting.origin, _encode(answer)))

    def rewind(self, listener: Listener) -> None:
        """Forget what was made for a listener and never sent, as it never became durable."""
        for waiting in self.waiting:
            if listener in waiting.before:
                listener.version, listener.seq = waiting.before[listener]
                return

    def followed(self) -> None:
        """Rows of another node have been taken in: tell everybody."""
        self.sight.forget()
        shown = self.sight.info(self, self._now())
        self.durable = (self.table.version, self.table.seq)
        for each in self.connections:
            self.send(each, self._news(each, False, None, shown))

    def _settled(self, waiting: Waiting, done: asyncio.Future[None]) -> None:
        error = done.exception()
        if not self.alive:
            return
        if error is not None:
            self.on_failed(self, waiting, error)
            return
        assert self.waiting[0] is waiting
        self.waiting.popleft()
        self.durable = (waiting.version, waiting.row.seq)
        for to, message in waiting.messages:
            to.push(message)
        self.on_settled(self)
