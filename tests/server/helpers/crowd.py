"""People who play at many tables at once and remember what they were promised."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from barkade.client import HttpClient, RefusedError, TableClient, new_nonce
from tests.server.helpers.process import ServerProcess

WAIT_TIMEOUT = 900.0
"""Seconds."""


@dataclass
class Promises:
    """Everything acknowledged, and everything ever shown, at one table."""

    table: str
    acked: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The version and the action of every acknowledged command."""
    sent: dict[str, str] = field(default_factory=dict)
    shown: int = -1
    """The highest version that anybody was shown."""


class Crowd:
    """Two people a table, at every table of a list, playing whatever is legal as fast as they can."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self.urls = urls
        self.rng = random.Random(seed)
        self.promises: dict[str, Promises] = {}
        self.clients: list[TableClient] = []
        self.acks = 0
        self.by_table: Counter[str] = Counter()
        self._progress = asyncio.Condition()
        self._stack = AsyncExitStack()
        self._players: list[asyncio.Task[None]] = []
        self._games: dict[str, str] = {}
        self._left: set[str] = set()
        """Tables that are over and whose people have gone home."""
        self._stopping = False

    async def sit_down(self, games: list[str], apart: bool = True, **wishes: Any) -> None:
        """Seat two people at a table for each of these games; on several nodes, `apart` at different ones."""
        for number, game in enumerate(games):
            url = self.urls[number % len(self.urls)]
            people = [await HttpClient.come_in(url, f"dog {number} {each}") for each in range(2)]
            table = await people[0].open_table(game, 2, **wishes)
            promises = self.promises[table] = Promises(table)
            self._games[table] = game
            for seat, person in enumerate(people):
                person.url = self.urls[(number + seat * apart) % len(self.urls)]
                client = person.at(table)
                client.longest_wait = 0.1
                client.on_news = self._watch(promises)
                await self._stack.enter_async_context(client)
                await client.do("sit", seat=seat, nonce=new_nonce())
                self.clients.append(client)
            await self.clients[-2].do("start")

    def _watch(self, promises: Promises) -> Any:
        def seen(news: dict[str, Any]) -> None:
            promises.shown = max(promises.shown, news["version"])

        return seen

    def start(self) -> None:
        """Let everybody play who has not begun to."""
        self._players += [asyncio.create_task(self._play(client)) for client in self.clients[len(self._players) :]]

    async def keep_playing(self, servers: list[ServerProcess]) -> None:
        """Let the people of finished tables go home and seat others at the same games, once a quarter are finished."""
        at = [table for table in self.promises if table not in self._left]
        finished = [table for table in at if self._all_heard_the_end(table)]
        if len(finished) * 4 < len(at):
            return
        for server in servers:
            await asyncio.to_thread(server.wait_until_ready)
        self._left.update(finished)
        for client in [each for each in self.clients if each.table in finished]:
            await client.__aexit__()
        await self.sit_down([self._games[table] for table in finished])
        self.start()

    def _all_heard_the_end(self, table: str) -> bool:
        return all(client.over for client in self.clients if client.table == table)

    async def _play(self, client: TableClient) -> None:
        promises = self.promises[client.table]
        while True:
            # Others may be kept from moving for long where the server dies again and again on a busy machine.
            await client.until(lambda: self._stopping or client.over or client.to_move() is not None, WAIT_TIMEOUT)
            seat = client.to_move()
            if self._stopping or client.over or seat is None:
                return
            view = client.views[seat]
            text, command = self.rng.choice(view["legal"])["text"], secrets.token_urlsafe(9)
            promises.sent[command] = text
            try:
                version = await client.play(seat, text, id=command)
            except RefusedError as refused:
                # Only a view that was overtaken while it was looked at may be refused.
                assert refused.kind in ("stale", "not-your-turn"), refused
                continue
            promises.acked[command] = (version, text)
            self.acks += 1
            self.by_table[client.table] += 1
            async with self._progress:
                self._progress.notify_all()

    async def until_acks(self, number: int, seconds: float = WAIT_TIMEOUT) -> None:
        """Wait until so many more commands have been acknowledged."""
        goal = self.acks + number
        async with asyncio.timeout(seconds), self._progress:
            await self._progress.wait_for(lambda: self.acks >= goal or self.idle)

    async def until_all_went_on(self, seconds: float = WAIT_TIMEOUT) -> None:
        """Wait until every table has acknowledged something more, or is over."""
        before = Counter(self.by_table)
        over = {client.table for client in self.clients if client.over}

        def standing() -> list[str]:
            return [
                table
                for table in self.promises
                if self.by_table[table] <= before[table] and table not in over and not self._over(table)
            ]

        try:
            async with asyncio.timeout(seconds), self._progress:
                await self._progress.wait_for(lambda: not standing())
        except TimeoutError:
            told = [(each.table, each.version, each.seq, each.connected, each.to_move()) for each in self.clients]
            raise AssertionError([each for each in told if each[0] in standing()]) from None

    def _over(self, table: str) -> bool:
        return any(client.over for client in self.clients if client.table == table)

    @property
    def idle(self) -> bool:
        return all(player.done() for player in self._players)

    async def stop(self) -> None:
        """Let everybody finish the action at hand."""
        self._stopping = True
        for client in self.clients:
            async with client._changed:
                client._changed.notify_all()
        for player in self._players:
            await asyncio.wait_for(player, 60)

    async def go_home(self) -> None:
        await self._stack.aclose()
