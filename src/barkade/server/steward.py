"""What the house does by itself: plays for bots, watches the clocks, and finds a new host for those who are left."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from barkade.server import facts, wire
from barkade.server.alarms import Alarms
from barkade.server.clock import SECOND
from barkade.server.decisions import decide
from barkade.server.desk import Desk
from barkade.server.refusal import Refusal
from barkade.server.rulings import Context, play_by_bot
from barkade.server.store import StoreFailed

if TYPE_CHECKING:
    from barkade.server.hall import Hall

log = logging.getLogger("barkade.steward")

LEASE = 10 * SECOND
"""How long one node runs a table's bots and clock before another may."""
AGAIN = 5 * SECOND
"""When the store is tried again that could not be read."""
LOOK = "look:"
HOST = "host:"
"""Besides a table's clock, whose alarm is the table's id: look after it, and see whether its host is back."""


class Steward:
    """See the module."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.alarms = Alarms(hall.clock, self._ring)
        self._thinking: set[tuple[str, int, str]] = set()
        """Tables with the version and the bot that is thought for."""
        self._rng = random.SystemRandom()

    def attend(self, desk: Desk) -> None:
        """Look after a table that has come to rest, unless the hall has closed: then the next start does."""
        if self._hall.closed:
            return
        table = desk.table
        self.alarms.at(table.id, table.deadline)
        if table.bot_to_move and not desk.waiting:
            key = (table.id, table.version, table.bot_to_move)
            if key not in self._thinking:
                self._thinking.add(key)
                self._hall.spawn(self._think(desk, key))

    def look_again(self, table: str) -> None:
        """Look after a table in a while: it could not be read, or is another node's business for now."""
        self.alarms.at(LOOK + table, self._hall.clock.now() + AGAIN)

    def _ring(self, name: str) -> None:
        self._hall.spawn(self._rung(name))

    async def _rung(self, name: str) -> None:
        try:
            if name.startswith(LOOK):
                self._hall.attend(await self._hall.desk(name.removeprefix(LOOK)))
            elif name.startswith(HOST):
                self.see_to_the_host(await self._hall.desk(name.removeprefix(HOST)))
            else:
                await self._time_is_up(await self._hall.desk(name))
        except StoreFailed:
            self.alarms.at(name, self._hall.clock.now() + AGAIN)
        except Refusal:
            """The table is gone."""

    async def _leased(self, desk: Desk) -> bool:
        """Whether this node runs the table's bots and clock; if not, look again when the other's time is up."""
        now = self._hall.clock.now()
        if await self._hall.store.lease(desk.table.id, now, now + LEASE):
            return True
        self.alarms.at(LOOK + desk.table.id, now + LEASE)
        return False

    # Bots

    async def _think(self, desk: Desk, key: tuple[str, int, str]) -> None:
        try:
            await self._let_a_bot_play(desk, key)
        except Exception as error:
            log.exception("a bot could not move")
            await asyncio.sleep(1)  # whatever is wrong may be so for long
            if desk.alive:
                self._hall.drop(desk, error)
        finally:
            self._thinking.discard(key)
            current = self._hall.desks.get(key[0])
            if current is not None and not current.waiting and (current is not desk or current.table.version != key[1]):
                self.attend(current)

    async def _let_a_bot_play(self, desk: Desk, key: tuple[str, int, str]) -> None:
        hall, table, (_, version, bot) = self._hall, desk.table, key
        seat = table.to_move
        assert table.match is not None and seat is not None
        if not await self._leased(desk):
            return
        # It thinks while people look at what has just happened. Where nobody looks nobody waits either: games that bots
        # play on alone must not keep the others' bots from thinking.
        pace = asyncio.sleep(hall.settings.bot_pace / 1000)
        actions, _ = await asyncio.gather(decide(hall.thinker, bot, table.id, table.match, seat, self._rng), pace)
        if not desk.alive or table.version != version or table.bot_to_move != bot or desk.waiting:
            return
        # No person can choose an id with a colon.
        command = wire.Play(id=f"bot:{version}", seat=seat, version=version, actions=actions)
        hall.moves += 1
        desk.enter(play_by_bot(table, command, Context(hall.clock.now())), command)

    # Clocks

    async def _time_is_up(self, desk: Desk) -> None:
        table, now = desk.table, self._hall.clock.now()
        seat = table.to_move
        if desk.waiting:
            return  # looked after again when it has settled
        if seat is None or table.deadline is None or table.deadline > now:
            self.alarms.at(table.id, table.deadline)
            return
        if not await self._leased(desk) or desk.waiting or table.to_move != seat or not desk.alive:
            return
        self._hall.house(desk, f"clock:{table.seq + 1}", facts.Handed(seat=seat, why="clock"))

    # The host

    def see_to_the_host(self, desk: Desk) -> None:
        """Whoever hosts and has been away for longer than the grace leaves that to the next person who is there."""
        table, hall = desk.table, self._hall
        if table.phase == "over" or desk.online(table.host):
            return
        others = [person for person in table.voters() if person != table.host and desk.online(person)]
        if not others:
            return
        if hall.away(desk, table.host):
            hall.house(desk, f"host:{table.seq + 1}", facts.Hosted(person=others[0]))
        else:
            self.alarms.at(HOST + table.id, desk.left[table.host] + hall.settings.grace)
