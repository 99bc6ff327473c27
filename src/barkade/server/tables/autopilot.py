"""The server's own commands: bots' turns, clocks, lapsed offers, absent hosts."""

from __future__ import annotations

import asyncio
import logging
import os
import random

from barkade.engine.match import Match
from barkade.server import wire
from barkade.server.bots.turn import Thinker, choose_action
from barkade.server.errors import Refusal
from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.runtime.fair_queue import FairQueue
from barkade.server.runtime.timers import Timers
from barkade.server.settings import Settings
from barkade.server.store import Store, StoreFailed
from barkade.server.table import commands
from barkade.server.table.session import Session
from barkade.server.tables.downtime import Downtime, Outage
from barkade.server.tables.sessions import TablesObserver
from barkade.server.tables.tables import Tables

log = logging.getLogger("barkade.autopilot")

LEASE = 10 * SECOND
"""Duration of a lease, during which no other node may run the table's bots and clock."""
RETRY = 5 * SECOND
"""Delay before a failed read of the store is retried."""
AMONG_BOTS = 4
"""Divisor of a bot's delay after another bot's move: clients pace the display by themselves."""
LOOK = "look:"
HOST = "host:"
OFFER = "offer:"
"""Prefixes of timer keys: check a table, its host, its offer. The timer of a table's clock has the bare id."""


class ServerClient:
    """The server as a client of its own tables."""

    person = ""

    def send(self, message: wire.ServerMessage) -> None:
        """Ignore replies: after a refusal, the table is checked again at its next rest."""


SERVER = ServerClient()


class Autopilot(TablesObserver):
    """Submits the server's own commands when they are due."""

    def __init__(self, tables: Tables, store: Store, clock: Clock, settings: Settings, thinker: Thinker) -> None:
        self.timers = Timers(clock, self._on_timer)
        self.downtime = Downtime(store, clock)
        self._tables = tables
        self._store = store
        self._clock = clock
        self._settings = settings
        self._thinker = thinker
        self._thinking: set[tuple[str, int, str]] = set()
        """Running bot computations, as table, version and bot."""
        self._rng = random.SystemRandom()
        self._queue = FairQueue(max(2, os.cpu_count() or 2))
        """Access to the bot process, fair between people; one slot per processor, at least two."""

    def on_rest(self, session: Session, here: bool) -> None:
        """Set the timer of the table's clock, and start the bot that is to move."""
        table = session.table
        self.timers.at(table.id, None if self._gives_back(session) else table.deadline)
        self._check_host(session)
        self._check_offer(session)
        self._check_waiting(session)
        if table.bot_to_move and not session.pending:
            key = (table.id, table.version, table.bot_to_move)
            if key not in self._thinking:
                self._thinking.add(key)
                self._tables.tasks.spawn(self._bot_turn(session, key))

    def on_presence(self, session: Session, here: bool) -> None:
        self._check_host(session)
        self._check_offer(session)
        self._check_waiting(session)

    def on_unavailable(self, table_id: str) -> None:
        self._look_again(table_id, RETRY)

    def _look_again(self, table_id: str, delay: int) -> None:
        self.timers.at(LOOK + table_id, self._clock.now() + delay)

    def _on_timer(self, name: str) -> None:
        self._tables.tasks.spawn(self._rung(name))

    async def _rung(self, name: str) -> None:
        try:
            if name.startswith(LOOK):
                self.on_rest(await self._tables.session(name.removeprefix(LOOK)), here=False)
            elif name.startswith(HOST):
                self._check_host(await self._tables.session(name.removeprefix(HOST)))
            elif name.startswith(OFFER):
                await self._settle_offer(await self._tables.session(name.removeprefix(OFFER)))
            else:
                await self._time_is_up(await self._tables.session(name))
        except StoreFailed:
            self.timers.at(name, self._clock.now() + RETRY)
        except Refusal:
            """The table was deleted."""

    async def _leased(self, table_id: str) -> bool:
        """Acquire or renew the table's lease; if another node holds it, retry when that has expired."""
        now = self._clock.now()
        if await self._store.lease(table_id, now, now + LEASE):
            return True
        self._look_again(table_id, LEASE)
        return False

    # Bots

    async def _bot_turn(self, session: Session, key: tuple[str, int, str]) -> None:
        table_id, version, _ = key
        try:
            if await self._leased(table_id):
                await self._play_for_bot(session, key)
        except Exception:
            log.exception("bot turn failed", extra={"table": table_id})
            self._look_again(table_id, RETRY)
        finally:
            self._thinking.discard(key)
            current = self._tables.sessions.get(table_id)
            if current is not None and (current is not session or current.table.version != version):
                self.on_rest(current, here=False)

    async def _play_for_bot(self, session: Session, key: tuple[str, int, str]) -> None:
        table, (table_id, version, bot) = session.table, key
        seat = table.to_move
        if table.match is None or seat is None:
            return
        # The bot computes during the delay in which people watch the last move, and may take it back.
        after_bot = version > 0 and bool(table.seats[table.match.history[-1].seat].bot)
        pace = asyncio.sleep(self._settings.bot_pace / (AMONG_BOTS if after_bot else 1) / SECOND)
        action, _ = await asyncio.gather(self._choose(session, bot, table.match, seat), pace)
        command = commands.PlayForBot(id=f"bot:{version}", seat=seat, bot=bot, version=version, actions=[action])
        await self._tables.submit(table_id, command, SERVER)

    async def _choose(self, session: Session, bot: str, match: Match, seat: int) -> str:
        """Compute a bot's choice. The queue is fair between people; games that nobody plays or watches come last."""
        table = session.table
        people = table.voters()
        nobody_waits = not people or not (session.subscribers or session.presence.elsewhere)
        async with self._queue.place(people[0] if people else table.owner, last=nobody_waits):
            return await choose_action(self._thinker, bot, table.id, match, seat, self._rng)

    # Clocks

    async def _time_is_up(self, session: Session) -> None:
        self.look_for_outage()
        table, seat = session.table, session.table.to_move
        if session.pending or self._gives_back(session):
            return  # checked again when it has settled
        if seat is None or table.deadline is None or table.deadline > self._clock.now():
            self.timers.at(table.id, table.deadline)
        elif await self._leased(table.id):
            await self._tables.submit(table.id, commands.EndTurn(id=f"clock:{table.seq + 1}", seat=seat), SERVER)

    def look_for_outage(self) -> None:
        """Detect that the machine was asleep, and extend all running clocks by that time."""
        if self.downtime.beat():
            for session in list(self._tables.sessions.values()):
                self.on_rest(session, here=False)

    def _gives_back(self, session: Session) -> bool:
        """Extend a table's deadline by an outage not given back yet; return whether there was one."""
        outage = self.downtime.owed(session.table)
        if outage is None or session.pending:
            return outage is not None
        self._tables.tasks.spawn(self._give_back(session.table.id, outage))
        return True

    async def _give_back(self, table_id: str, outage: Outage) -> None:
        command = commands.GiveTimeBack(id=outage.command, since=outage.since, until=outage.until)
        await self._tables.submit(table_id, command, SERVER)

    def _check_waiting(self, session: Session) -> None:
        """Resume a game that waited for its players once one of them is back."""
        table = session.table
        if not table.idle or session.pending:
            return
        back = [person for person in table.voters() if session.presence.online(person)]
        if back:
            self._tables.tasks.spawn(self._continue(table.id, table.seq, back[0]))

    async def _continue(self, table_id: str, seq: int, person: str) -> None:
        await self._tables.submit(table_id, commands.Continue(id=f"back:{seq + 1}", person=person), SERVER)

    # Offers

    def _check_offer(self, session: Session) -> None:
        """Set a timer for the next time at which the offer stops waiting for an absent person, or lapses."""
        table, presence, now = session.table, session.presence, self._clock.now()
        if table.offer is None or session.pending:
            return  # checked again when it has settled
        presence.expect(table.asked(), now)
        away, due = presence.away(now, self._settings.grace), [self._lapses(session)]
        for person in table.asked():
            if (person in away) != (person in table.offer.away):
                due.append(now)
            elif person not in away and not presence.online(person):
                due.append(presence.away_since[person] + self._settings.grace)
        self.timers.at(OFFER + table.id, min(due))

    def _lapses(self, session: Session) -> int:
        """Return the time at which the offer lapses; now, if the person to be substituted is back."""
        table, now = session.table, self._clock.now()
        assert table.offer is not None
        away = session.presence.away(now, self._settings.grace)
        if table.offer.what == "substitute" and table.seats[table.offer.seat].person not in away:
            return now
        return table.offer.since + max(self._settings.offer_lasts, table.opened.clock * SECOND)

    async def _settle_offer(self, session: Session) -> None:
        if session.table.offer is None or not await self._leased(session.table.id):
            return
        table = session.table
        if table.offer is None or session.pending or not session.alive:
            return
        away = session.presence.away(self._clock.now(), self._settings.grace).intersection(table.asked())
        name = f"offer:{table.seq + 1}"
        if self._clock.now() >= self._lapses(session):
            await self._tables.submit(table.id, commands.LapseOffer(id=name), SERVER)
        elif away != table.offer.away:
            await self._tables.submit(table.id, commands.CountAway(id=name, people=sorted(away)), SERVER)
        else:
            self._check_offer(session)

    # The host

    def _check_host(self, session: Session) -> None:
        """Replace a host who has been away for longer than the grace period; restore an owner who is back."""
        table, presence, now = session.table, session.presence, self._clock.now()
        if table.phase != "open" or session.pending:
            return
        if table.deputy and presence.online(table.owner):
            self._tables.tasks.spawn(self._replace_host(table.id, table.seq, table.owner))
            return
        if presence.online(table.host):
            return
        others = [person for person in table.heirs() if person != table.host and presence.online(person)]
        if not others:
            return
        presence.expect([table.host], now)
        due = presence.away_since.get(table.host, now) + self._settings.grace
        if due > now:
            self.timers.at(HOST + table.id, due)
        else:
            self._tables.tasks.spawn(self._replace_host(table.id, table.seq, others[0]))

    async def _replace_host(self, table_id: str, seq: int, person: str) -> None:
        await self._tables.submit(table_id, commands.ReplaceHost(id=f"host:{seq + 1}", person=person), SERVER)
