"""Turn notifications for people who are away, in games without a clock or with a slow one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from urllib.parse import urlsplit

from barkade.server.errors import refuse
from barkade.server.notify.messenger import Messenger
from barkade.server.notify.notices import notice_of
from barkade.server.people.people import People
from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.runtime.tasks import BackgroundTasks
from barkade.server.settings import Settings
from barkade.server.store import Store
from barkade.server.table.clock import SLOW_GAME
from barkade.server.table.session import Session
from barkade.server.table.state import Table
from barkade.server.tables.sessions import TablesObserver

ONE_ADDRESS = re.compile(r"[^@\s\"(),:;<>=?\[\\\]\x00-\x1f]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
GAP = 60 * SECOND
"""Minimum time between two notifications of a person about one table."""


def check_webhook(url: str) -> None:
    """Refuse an invalid URL."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # an incomplete IPv6 address, an invalid port
        good = False
    if url and not good:
        raise refuse("bad-webhook")


def check_email(address: str) -> None:
    """Refuse an invalid mail address, or a list of addresses."""
    if address and not ONE_ADDRESS.fullmatch(address):
        raise refuse("bad-email")


class TurnNotifications(TablesObserver):
    """Sends a notification when a turn begins."""

    def __init__(
        self,
        loaded: Callable[[str], Session | None],
        store: Store,
        people: People,
        clock: Clock,
        settings: Settings,
        tasks: BackgroundTasks,
    ) -> None:
        self.messenger = Messenger(store, people, clock, settings, tasks)
        self._loaded = loaded
        self._people = people
        self._clock = clock
        self._settings = settings
        self._tasks = tasks
        self._noted: dict[str, int] = {}
        """The last turn handled, by table."""
        self._notified_at: dict[tuple[str, str], int] = {}
        """Time of the last notification, by table and person."""
        self._waiting: set[tuple[str, str]] = set()

    def on_rest(self, session: Session, here: bool) -> None:
        """Notify the person whose turn has begun; a node notifies only of its own tables' changes."""
        if not here:
            return
        table = session.table
        if table.phase == "over":
            self._noted.pop(table.id, None)
        person = self._whom(session)
        if not person or self._noted.get(table.id) == table.clock.since:
            return
        self._noted[table.id] = table.clock.since
        if (table.id, person) not in self._waiting:
            self._waiting.add((table.id, person))
            self._tasks.spawn(self._notify(table.id, person, self._delay(table)))

    def _whom(self, session: Session) -> str:
        """Return the person to move if they should be notified; else an empty id."""
        table, seat = session.table, session.table.to_move
        if seat is None or table.paused or 0 < table.opened.clock < SLOW_GAME or table.bot_at(seat):
            return ""
        person = table.seats[seat].person
        return "" if session.presence.online(person) or self._people.has_dropped(person, table.id) else person

    def _delay(self, table: Table) -> int:
        """Return the absence after which a person is notified: without a clock, they may only have lost connection."""
        return 0 if table.opened.clock else self._settings.grace

    async def _notify(self, table_id: str, person: str, delay: int) -> None:
        """Notify a person of their turn, rate-limited: of several turns in quick succession, only of the last."""
        key, clock = (table_id, person), self._clock
        await asyncio.sleep(max(delay, self._notified_at.get(key, 0) + GAP - clock.now()) / SECOND)
        self._waiting.discard(key)
        session = self._loaded(table_id)
        # The turn may have passed meanwhile; whoever handled that move notifies.
        if session is None or self._noted.get(table_id) != session.table.clock.since or self._whom(session) != person:
            return
        self._notified_at = {each: at for each, at in self._notified_at.items() if clock.now() - at < GAP}
        self._notified_at[key] = clock.now()
        await self._send(session.table, person)

    async def _send(self, table: Table, person: str) -> None:
        found, seat = await self._people.get(person), table.to_move
        if found is None or seat is None:
            return
        profile, settings = found[1], self._settings
        link = f"{settings.public_url}/table/{table.id}" if settings.public_url else ""
        others = [name for number, name in enumerate(self._people.names_of(table.seats)) if name and number != seat]
        notice = notice_of(table.id, table.opened.game, seat, link, table.deadline, others, profile.language)
        await self.messenger.tell(person, profile, notice)
