"""The composition root: creates the parts of a server, and starts and stops them in order."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import Counter

import barkade
from barkade.server import wire
from barkade.server.bots.client import BotClient
from barkade.server.notify.turns import TurnNotifications
from barkade.server.people.credentials import Credentials
from barkade.server.people.devices import Devices
from barkade.server.people.people import People
from barkade.server.results.analyses import Analyses
from barkade.server.results.careers import Careers
from barkade.server.results.daily_games import DailyGames
from barkade.server.results.puzzle_log import PuzzleLog
from barkade.server.results.results import Results
from barkade.server.runtime.addresses import Proxies
from barkade.server.runtime.clock import Clock, WallClock
from barkade.server.runtime.limits import Buckets
from barkade.server.settings import Settings
from barkade.server.store import Store, StoreFailed
from barkade.server.table.replays import Replays
from barkade.server.table.session import Client
from barkade.server.tables.autopilot import Autopilot
from barkade.server.tables.chatter import Chatter
from barkade.server.tables.cleaning import Cleaning
from barkade.server.tables.downtime import BEAT
from barkade.server.tables.presence import ClusterPresence
from barkade.server.tables.room_codes import RoomCodes
from barkade.server.tables.tables import Tables

log = logging.getLogger("barkade.server")

TIDY_EVERY = 60.0
CLEAN_EVERY = 60  # in rounds of housekeeping


class Server:
    """All parts of one running server."""

    def __init__(self, store: Store, settings: Settings, clock: Clock | None = None) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock or WallClock()
        self.people = People(store, self.clock)
        self.credentials = Credentials(self.people, store, self.clock)
        self.devices = Devices(self.people, store)
        self.worker = BotClient(settings.bot_patience, settings.warm_up)
        self.tables = Tables(store, self.people, self.clock, settings, self.worker)
        self.room_codes = RoomCodes(self.tables, store, self.clock)
        self.analyses = Analyses(store, self.worker, self.tables.tasks)
        self.cleaning = Cleaning(store, self.tables, self.clock, settings)
        self.autopilot = Autopilot(self.tables, store, self.clock, settings, self.worker)
        self.presence = ClusterPresence(self.tables, store, self.people, self.clock)
        self.results = Results(store, self.people, self.clock, self.tables.tasks)
        self.careers = Careers(store, self.results)
        self.puzzle_log = PuzzleLog(store, self.clock)
        self.daily_games = DailyGames(store, self.tables, self.people, self.clock)
        self.notifications = TurnNotifications(
            self.tables.sessions.get, store, self.people, self.clock, settings, self.tables.tasks
        )
        self.chatter = Chatter(self.tables, self.clock)
        self.tables.observers += [
            self.autopilot,
            self.presence,
            self.results,
            self.daily_games,
            self.notifications,
            self.chatter,
        ]
        self.connections: set[Client] = set()
        self.people.on_gone = self._disconnect
        self.people.on_renamed = self.tables.show_renamed
        self.people.on_signed_out = self._reconnect
        self.by_address: Counter[str] = Counter()
        self.by_person: Counter[str] = Counter()
        self.calling: Counter[str] = Counter()
        """Open connections per address, not counting WebSockets."""
        self.requests = Buckets(self.clock, settings.requests_per_second, settings.requests_burst)
        self.commands = Buckets(self.clock, settings.frames_per_second, settings.frames_burst)
        """Token buckets per person, shared by sockets and requests."""
        self.replay_requests = Buckets(self.clock, settings.replays_per_second, settings.replays_burst)
        self.replays = Replays()
        self.openings = Buckets(self.clock, settings.openings_per_second, settings.openings_burst)
        self.openings_of_address = Buckets(
            self.clock, settings.openings_per_address_per_second, settings.openings_per_address_burst
        )
        self.code_guesses = Buckets(self.clock, settings.codes_per_second, settings.codes_burst)
        self.newcomers = Buckets(self.clock, settings.new_people_per_second, settings.new_people_burst)
        self.recoveries = Buckets(self.clock, settings.recoveries_per_second, settings.recoveries_burst)
        self.tests = Buckets(self.clock, settings.tests_per_second, settings.tests_burst)
        self.proxies = Proxies(settings.proxies)
        self.ready = False
        self.closing = False
        self._tidying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.open()
        await self.autopilot.downtime.start()
        await self.worker.start()
        self._tidying = asyncio.get_running_loop().create_task(self._tidy())
        self.tables.tasks.spawn(self.presence.keep_announcing())
        self.tables.tasks.spawn(self._stay_awake())
        self.ready = True
        log.info("server started", extra={"version": barkade.__version__})

    async def _tidy(self) -> None:
        """Housekeeping loop: load tables that are due, delete expired ones, unload idle ones."""
        for rounds in itertools.count():
            try:
                # Adopt tables of a dead node, too.
                if rounds == 0 or (self.store.shared and rounds % CLEAN_EVERY == 0):
                    await self.tables.load_waking()
                    await self.daily_games.catch_up()
                if rounds % CLEAN_EVERY == 0:
                    await self.cleaning.clean()
                self.tables.unload_idle()
            except StoreFailed as error:
                log.warning("housekeeping failed", extra={"reason": str(error)})
            await asyncio.sleep(TIDY_EVERY)

    async def _stay_awake(self) -> None:
        """Heartbeat loop: record that the server is alive, so that downtime can be measured."""
        while True:
            await asyncio.sleep(BEAT)
            self.autopilot.look_for_outage()
            if len(self.autopilot.timers):
                with contextlib.suppress(StoreFailed):
                    await self.autopilot.downtime.save()

    def _disconnect(self, person: str) -> None:
        """Close the connections of a deleted person."""
        for connection in [each for each in self.connections if each.person == person]:
            connection.send(wire.Bye("deleted", False))

    def _reconnect(self, person: str) -> None:
        """Make a person's devices reconnect, each with its current identity."""
        for connection in [each for each in self.connections if each.person == person]:
            connection.send(wire.Bye("devices", True))

    def say_goodbye(self) -> None:
        """Send `Bye` to all clients. Requests in flight are still completed."""
        self.ready, self.closing = False, True
        for connection in list(self.connections):
            connection.send(wire.Bye("closing", True))

    async def stop(self) -> None:
        self.say_goodbye()
        if self._tidying is not None:
            self._tidying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._tidying
        self.autopilot.timers.stop()
        await self.tables.close()
        with contextlib.suppress(StoreFailed):
            await self.autopilot.downtime.save()
        self.replays.close()
        await self.worker.stop()
        await self.store.close()
        log.info("server stopped", extra={"versions": self.tables.moves})
