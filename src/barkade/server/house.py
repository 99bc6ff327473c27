"""One running server: all its parts, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import Counter
from typing import Protocol

import barkade
from barkade.server.alerts import Alerts
from barkade.server.clock import Clock, WallClock
from barkade.server.hall import Hall
from barkade.server.limits import Buckets
from barkade.server.people import People
from barkade.server.results import Results
from barkade.server.settings import Settings
from barkade.server.store import Store, StoreFailed
from barkade.server.worker import Worker

log = logging.getLogger("barkade.house")

TIDY_EVERY = 60.0
CLEAN_EVERY = 60  # in rounds of tidying


class Closing(Protocol):
    """A connection that can be told to go."""

    person: str

    def bye(self, reason: str, again: bool) -> None:
        """Say good-bye."""


class House:
    """See the module."""

    def __init__(self, store: Store, settings: Settings, clock: Clock | None = None) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock or WallClock()
        self.people = People(store, self.clock)
        self.worker = Worker(settings.bot_patience)
        self.hall = Hall(store, self.people, self.clock, settings, self.worker)
        self.results = Results(self.hall)
        self.hall.at_rest.append(self.results.note)
        self.hall.after_news.append(Alerts(self.hall).note)
        self.connections: set[Closing] = set()
        self.people.on_gone = self._see_off
        self.by_address: Counter[str] = Counter()
        self.by_person: Counter[str] = Counter()
        self.calling: Counter[str] = Counter()
        """How many connections an address has that are no sockets, or not yet."""
        self.talk = Buckets(self.clock, settings.talk_a_second, settings.talk_at_once)
        self.requests = Buckets(self.clock, settings.requests_a_second, settings.requests_at_once)
        self.newcomers = Buckets(self.clock, settings.new_people_a_second, settings.new_people_at_once)
        self.ready = False
        self.closing = False
        self._tidying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.open()
        await self.worker.start()
        self._tidying = asyncio.get_running_loop().create_task(self._tidy())
        self.hall.spawn(self.hall.neighbours.go_on_saying())
        self.ready = True
        log.info("the house is open", extra={"version": barkade.__version__})

    async def _tidy(self) -> None:
        """Wake what has to be woken, clean up, and put away, for as long as we run."""
        for rounds in itertools.count():
            try:
                # Of the tables of a node that has died for good somebody else has to take care.
                if rounds == 0 or (self.store.shared and rounds % CLEAN_EVERY == 0):
                    await self.hall.wake()
                if rounds % CLEAN_EVERY == 0:
                    await self.hall.clean_up()
                self.hall.put_away()
            except StoreFailed as error:
                log.warning("tidying has to wait", extra={"reason": str(error)})
            await asyncio.sleep(TIDY_EVERY)

    def _see_off(self, person: str) -> None:
        """Close the connections of somebody who is gone for good."""
        for connection in [each for each in self.connections if each.person == person]:
            connection.bye("deleted", False)

    def say_goodbye(self) -> None:
        """Tell everybody that the server goes; what is on its way is still finished."""
        self.ready, self.closing = False, True
        for connection in list(self.connections):
            connection.bye("closing", True)

    async def stop(self) -> None:
        self.say_goodbye()
        if self._tidying is not None:
            self._tidying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._tidying
        await self.hall.close()
        await self.worker.stop()
        await self.store.close()
        log.info("the house is closed", extra={"versions": self.hall.moves})
