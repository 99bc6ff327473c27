"""Turn notifications for people who want them and are away, in games that take days."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import partial
from urllib.parse import urlsplit

from barkade.engine.i18n import message, say
from barkade.server.clock import SECOND, Clock
from barkade.server.errors import refuse
from barkade.server.limits import Buckets
from barkade.server.notify.send import Outbox, Turn, mail, post
from barkade.server.people import People
from barkade.server.sessions import TablesObserver
from barkade.server.settings import Settings
from barkade.server.table.clock import SLOW_GAME
from barkade.server.table.session import Session
from barkade.server.table.state import Table
from barkade.server.tasks import BackgroundTasks

ONE_ADDRESS = re.compile(r"[^@\s\"(),:;<>=?\[\\\]\x00-\x1f]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
GAP = 60 * SECOND
"""Least time between two notifications of a person about one table."""


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
    """Refuse an invalid mail address, or what could be taken for more than one."""
    if address and not ONE_ADDRESS.fullmatch(address):
        raise refuse("bad-email")


class TurnNotifications(TablesObserver):
    """Sends a notification when a turn begins."""

    def __init__(
        self,
        loaded: Callable[[str], Session | None],
        people: People,
        clock: Clock,
        settings: Settings,
        tasks: BackgroundTasks,
    ) -> None:
        self._loaded = loaded
        self._people = people
        self._clock = clock
        self._settings = settings
        self._tasks = tasks
        self._outbox = Outbox()
        self._mails = Buckets(clock, settings.mails_per_second, settings.mails_burst)
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
            self._tasks.spawn(self._notify(table.id, person))

    def _whom(self, session: Session) -> str:
        """Return the person who is to move in a slow game and is away; empty for nobody."""
        table, seat = session.table, session.table.to_move
        if seat is None or table.paused or table.opened.clock < SLOW_GAME or table.seats[seat].bot:
            return ""
        person = table.seats[seat].person
        return "" if session.presence.online(person) else person

    async def _notify(self, table_id: str, person: str) -> None:
        """Notify a person of their turn, but not often: after several moves in a row, only of the last turn."""
        key, clock = (table_id, person), self._clock
        await asyncio.sleep((self._notified_at.get(key, 0) + GAP - clock.now()) / SECOND)
        self._waiting.discard(key)
        session = self._loaded(table_id)
        # Meanwhile others may have moved, here or at another node, which then notifies.
        if session is None or self._noted.get(table_id) != session.table.clock.since or self._whom(session) != person:
            return
        self._notified_at = {each: at for each, at in self._notified_at.items() if clock.now() - at < GAP}
        self._notified_at[key] = clock.now()
        seat = session.table.to_move
        assert seat is not None
        await self._send(session.table, seat, person)

    async def _send(self, table: Table, seat: int, person: str) -> None:
        found = await self._people.get(person)
        if found is None:
            return
        profile, settings = found[1], self._settings
        game = message(f"{table.opened.game}-name")
        link = f"{settings.public_url}/table/{table.id}" if settings.public_url else ""
        text = say(message("server-your-turn", game=game), language=profile.language or None)
        turn = Turn(table.id, table.opened.game, seat, link, table.deadline, text)
        if profile.webhook:
            self._outbox.put(person, partial(post, profile.webhook, turn, settings.private_webhooks))
        if profile.email_confirmed:
            self._mail(person, profile.email, text, link)

    def ask_to_confirm(self, person: str, address: str, code: str, language: str) -> None:
        """Send somebody a code that shows that an address is theirs."""
        self._mail(person, address, say(message("server-confirm-mail", code=code), language=language or None), "")

    def _mail(self, person: str, address: str, text: str, link: str) -> None:
        """Send a mail, though not often to one address, whoever says that it is theirs."""
        if self._settings.smtp and self._mails.take(address.lower()):
            self._outbox.put(person, partial(mail, address, text, link, self._settings))
