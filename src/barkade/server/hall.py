"""All tables: opened, fetched into memory when somebody needs them, attended to by the house, and put away again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from barkade.server import facts, wire
from barkade.server.clock import Clock
from barkade.server.decisions import Thinker
from barkade.server.desk import Desk, Listener, Origin, Waiting
from barkade.server.neighbours import Neighbours
from barkade.server.people import People
from barkade.server.refusal import Refusal, refuse
from barkade.server.rulings import Context, Repeated, by_house, do
from barkade.server.settings import Settings
from barkade.server.steward import Steward
from barkade.server.store import Conflict, Row, Store, StoreFailed
from barkade.server.table import LiveTable

log = logging.getLogger("barkade.hall")

WAITS = frozenset((wire.Sit, wire.SeatBot))
"""The commands that something has to be asked for first."""
WAKE_AT_ONCE = 20
"""How many tables are fetched at the same time after a start."""


class Hall:
    """See the module."""

    def __init__(self, store: Store, people: People, clock: Clock, settings: Settings, thinker: Thinker) -> None:
        self.store = store
        self.people = people
        self.clock = clock
        self.settings = settings
        self.thinker = thinker
        self.desks: dict[str, Desk] = {}
        self.steward = Steward(self)
        self.moves = 0
        self.closed = False
        self._began = clock.now()
        self.at_rest: list[Callable[[Desk], None]] = []
        """Called with a desk whenever it is at rest, after a restart as well."""
        self.after_news: list[Callable[[Desk], None]] = []
        """Called with a desk when something has just happened there, at this node."""
        self._fetching: dict[str, asyncio.Future[Desk]] = {}
        self._rebuilding: set[Desk] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.neighbours = Neighbours(self)
        store.on_foreign(self.foreign)

    # Tables

    async def open_table(self, opened: facts.Opened) -> Desk:
        """A new table; durable when this returns."""
        table_id = secrets.token_urlsafe(12)
        row = Row(table_id, 1, None, ":open", opened.host, self.clock.now(), facts.encode(opened))
        table = LiveTable.rebuilt([row])
        await self.people.meet([*opened.seats, opened.host])
        await self.store.append(row, table.card())
        return self._place(table)

    def _place(self, table: LiveTable) -> Desk:
        desk = Desk(table, self.store, self.people, self.clock.now)
        desk.on_failed = self._failed
        desk.on_settled = self._settled
        self.desks[table.id] = desk
        self.neighbours.placed(desk)
        return desk

    async def desk(self, table_id: str) -> Desk:
        """A table in memory, fetched if need be."""
        desk = self.desks.get(table_id)
        if desk is not None:
            return desk
        fetching = self._fetching.get(table_id)
        if fetching is None:
            fetching = asyncio.ensure_future(self._fetch(table_id))
            self._fetching[table_id] = fetching
            fetching.add_done_callback(lambda _done: self._fetching.pop(table_id, None))
        return await asyncio.shield(fetching)

    async def _fetch(self, table_id: str) -> Desk:
        rows = await self.store.rows(table_id)
        if not rows:
            raise refuse("no-table")
        table = LiveTable.rebuilt(rows)
        await self.people.meet({seat.person for seat in table.seats} | {each.who for each in table.talk} | {table.host})
        desk = self._place(table)
        if not self.store.shared:
            # Nobody is here yet: away since they last did something, but not since before we could know.
            seen = {row.who: row.at for row in rows}
            desk.left = {seat.person: max(self._began, seen.get(seat.person, 0)) for seat in table.seats if seat.person}
        self.attend(desk)
        if self.store.shared:
            # Whatever others wrote between our reading and our placing was told to nobody here.
            self.spawn(self._follow_others(table_id))
        return desk

    def put_away(self) -> int:
        """Let tables leave memory that nobody has used for a while; they come back on demand."""
        before = self.clock.now() - self.settings.idle
        idle = [
            desk
            for desk in self.desks.values()
            if desk.used < before and not desk.connections and not desk.waiting and not desk.table.bot_to_move
        ]
        for desk in idle:
            desk.alive = False
            del self.desks[desk.table.id]
        return len(idle)

    async def clean_up(self) -> int:
        """Remove tables that have been kept long enough."""
        now, settings, gone = self.clock.now(), self.settings, 0
        kept = {"over": settings.keep_finished, "open": settings.keep_open, "playing": settings.keep_abandoned}
        for phase, time in kept.items():
            # A store names some of them at a time.
            while ids := [table for table in await self.store.untouched(phase, now - time) if not self._in_use(table)]:
                for table in ids:
                    if (desk := self.desks.pop(table, None)) is not None:
                        desk.alive = False
                    self.steward.alarms.at(table, None)
                await self.store.forget_tables(ids)
                gone += len(ids)
        log.info("tables were cleared away", extra={"tables": gone})
        return gone

    def _in_use(self, table: str) -> bool:
        desk = self.desks.get(table)
        return desk is not None and bool(desk.connections or desk.elsewhere or desk.waiting)

    async def wake(self) -> None:
        """Fetch the tables where something is to be done without anybody asking, as far as they are not here."""
        limit = asyncio.Semaphore(WAKE_AT_ONCE)

        async def fetch(table: str) -> None:
            async with limit:
                await self.desk(table)

        waking = [table for table in await self.store.waking() if table not in self.desks]
        fetched = await asyncio.gather(*(fetch(table) for table in waking), return_exceptions=True)
        for table, done in zip(waking, fetched, strict=True):
            if isinstance(done, BaseException):
                log.error("a table could not be woken", exc_info=done)
                self.steward.look_again(table)
        log.info("tables were woken", extra={"tables": len(waking)})

    # Commands

    def at_once(self, table_id: str, command: wire.AnyCommand, origin: Origin) -> bool:
        """Do what somebody asks for, if nothing has to be waited for; whether it was done."""
        desk = self.desks.get(table_id)
        if desk is None or type(command) in WAITS:
            return False
        self.apply(desk, command, origin)
        return True

    async def command(self, table_id: str, command: wire.AnyCommand, origin: Origin) -> None:
        """Do what somebody asks for; the answer goes to the origin when it is durable."""
        if self.at_once(table_id, command, origin):
            return
        await self.desk(table_id)
        if isinstance(command, wire.Sit):
            await self.people.meet([origin.person])
            if not self.people.name_of(origin.person):
                raise refuse("who-are-you")  # somebody who was deleted may still be connected elsewhere
            await self.people.admitted(origin.person, table_id)
        elif isinstance(command, wire.SeatBot):
            await self.thinker.known_bots()
        self.apply(await self.desk(table_id), command, origin)

    def apply(self, desk: Desk, command: wire.AnyCommand, origin: Origin, sure: bool = False) -> None:
        """Judge a command and do it. Unless `sure`, a refusal is only final after a look at what other nodes wrote."""
        context = Context(self.clock.now(), lambda person: self.away(desk, person), self.thinker.bots)
        try:
            outcome = do(desk.table, origin.person, command, context)
        except Refusal as refusal:
            if self.store.shared and not sure:
                self.spawn(self._judge_again(desk, command, origin))
            else:
                desk.refuse(origin, command, refusal)
            return
        except Exception as error:
            # A bug in a game must not leave its table half changed.
            log.exception("a command failed")
            desk.refuse(origin, command, refuse("failed"))
            self.drop(desk, error)
            return
        if isinstance(outcome, Repeated):
            desk.acknowledge(origin, command, outcome.version, outcome.seq)
        else:
            self.moves += outcome.version is not None
            desk.enter(outcome, command, origin)

    def house(self, desk: Desk, command: str, fact: facts.AnyFact) -> Waiting:
        """Something that the house does by itself."""
        return desk.enter(by_house(desk.table, command, fact, self.clock.now()))

    def away(self, desk: Desk, person: str) -> bool:
        """Whether somebody has been away for longer than the grace."""
        if desk.online(person):
            return False
        return self.clock.now() - desk.left.setdefault(person, self.clock.now()) >= self.settings.grace

    # Connections

    async def attach(self, table_id: str, listener: Listener) -> None:
        desk = await self.desk(table_id)
        await self.people.meet([listener.person, *(seat.person for seat in desk.table.seats)])
        desk = await self.desk(table_id)
        desk.attach(listener)
        self.steward.see_to_the_host(desk)

    def detach(self, table_id: str, listener: Listener) -> None:
        desk = self.desks.get(table_id)
        if desk is not None and listener in desk.connections:
            desk.detach(listener)
            self.steward.see_to_the_host(desk)
        for old in self._rebuilding:
            old.connections.discard(listener)

    # When something can't be made durable

    def _failed(self, desk: Desk, waiting: Waiting, error: BaseException) -> None:
        log.warning("a row could not be kept", extra={"table": desk.table.id, "seq": waiting.row.seq})
        self.drop(desk, error)

    def drop(self, desk: Desk, error: BaseException) -> None:
        """Take a table from memory that is ahead of the store, and rebuild it."""
        desk.alive = False
        if self.desks.get(desk.table.id) is desk:
            del self.desks[desk.table.id]
        self._rebuilding.add(desk)
        self.spawn(self._rebuild(desk, error))

    async def _rebuild(self, old: Desk, error: BaseException) -> None:
        try:
            desk = await self.desk(old.table.id)
        except (StoreFailed, Refusal):
            self._give_up(old)
            return
        self._rebuilding.discard(old)
        desk.left.update(old.left)
        desk.elsewhere.update(old.elsewhere)
        for listener in list(old.connections):
            old.connections.discard(listener)
            old.rewind(listener)
            desk.attach(listener)
        for waiting in old.waiting:
            if waiting.command is not None and waiting.origin is not None:
                if isinstance(error, Conflict) or waiting.command.id in desk.table.commands:
                    self.apply(desk, waiting.command, waiting.origin)
                else:
                    desk.refuse(waiting.origin, waiting.command, refuse("failed"))
            for origin, command in waiting.judged:
                self.apply(desk, command, origin)

    def _give_up(self, old: Desk) -> None:
        """The store can't even be read: everybody may come back when it can."""
        self._rebuilding.discard(old)
        for waiting in old.waiting:
            for origin, command in [(waiting.origin, waiting.command), *waiting.judged]:
                if origin is not None and command is not None:
                    origin.push(msgspec.json.encode(refuse("failed").of(command.id, old.durable[0])))
        for listener in list(old.connections):
            old.connections.discard(listener)
            listener.bye("store", True)
        self.steward.look_again(old.table.id)

    # Other nodes

    def foreign(self, tables: list[str] | None) -> None:
        """Other nodes have written; None when something may have been missed."""
        for table_id in list(self.desks) if tables is None else tables:
            if table_id in self.desks:
                self.spawn(self._follow_others(table_id))

    async def _follow_others(self, table_id: str) -> None:
        try:
            await self._catch_up(table_id)
        except StoreFailed as error:
            if (desk := self.desks.get(table_id)) is not None:
                self.drop(desk, error)  # read again from the start, as soon as it can be

    async def _judge_again(self, desk: Desk, command: wire.AnyCommand, origin: Origin) -> None:
        """What was refused may be allowed by now, at another node."""
        table_id = desk.table.id
        try:
            await self._catch_up(table_id)
            desk = await self.desk(table_id)
        except (StoreFailed, Refusal):
            desk.refuse(origin, command, refuse("failed"))
            return
        self.apply(desk, command, origin, sure=True)

    async def _catch_up(self, table_id: str) -> None:
        """Take in what others have written. What we ourselves are writing is settled first."""
        desk = self.desks.get(table_id)
        if desk is None:
            return
        if desk.waiting:
            desk.behind = True
            return
        rows = await self.store.rows(table_id, desk.table.seq)
        # Whoever sits down does so by themselves.
        await self.people.meet({row.who for row in rows})
        # Somebody else may have caught up meanwhile.
        rows = [row for row in rows if row.seq > desk.table.seq]
        if not desk.alive or not rows:
            return
        if desk.waiting:
            desk.behind = True
            return
        for row in rows:
            desk.table.follow(row)
        desk.followed()
        self.attend(desk)

    # At rest

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something went wrong behind the scenes", exc_info=error)

    def attend(self, desk: Desk) -> None:
        """Look after a table that has come to rest: bots, clocks, and whoever wants to know."""
        self.steward.attend(desk)
        for tell in self.at_rest:
            tell(desk)

    def _settled(self, desk: Desk) -> None:
        self.attend(desk)
        if desk.behind and not desk.waiting:
            desk.behind = False
            self.spawn(self._follow_others(desk.table.id))
        for tell in self.after_news:
            tell(desk)

    async def close(self) -> None:
        """Stop whatever the house does by itself. What is on its way to the disk is settled by the store."""
        self.closed = True
        self.steward.alarms.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
