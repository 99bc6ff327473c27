"""Tells people who want it, and are not there, that it is their turn in a game that takes days."""

from __future__ import annotations

import asyncio
from functools import partial
from urllib.parse import urlsplit

from barkade.engine.words import message, say
from barkade.server.clock import SECOND
from barkade.server.desk import Desk
from barkade.server.hall import Hall
from barkade.server.postbox import Postbox, Turn, mail, post
from barkade.server.refusal import refuse
from barkade.server.table import LiveTable

SLOW_GAME = 3600
"""Seconds a turn from which people are told."""
GAP = 60 * SECOND
"""How much time passes at least before somebody is told of the same table again."""


def check_webhook(url: str) -> None:
    """Refuse what is no web address."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half an IPv6 address, a port that is none
        good = False
    if url and not good:
        raise refuse("bad-webhook")


def check_email(address: str) -> None:
    """Refuse what is no mail address, or more than one."""
    name, at, host = address.partition("@")
    if address and (not (name and at and "." in host) or any(char in address for char in " ,;<>\r\n\t")):
        raise refuse("bad-email")


class Alerts:
    """Watches turns begin."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._postbox = Postbox()
        self._noted: dict[str, int] = {}
        """By table, the turn that is taken care of."""
        self._told: dict[tuple[str, str], int] = {}
        """By table and person: when somebody was told last."""
        self._waiting: set[tuple[str, str]] = set()

    def note(self, desk: Desk) -> None:
        """A table has come to rest after something happened."""
        table = desk.table
        if table.phase == "over":
            self._noted.pop(table.id, None)
        person = self._whom(desk)
        if not person or self._noted.get(table.id) == table.turn_since:
            return
        self._noted[table.id] = table.turn_since
        if (table.id, person) not in self._waiting:
            self._waiting.add((table.id, person))
            self._hall.spawn(self._tell(table.id, person))

    def _whom(self, desk: Desk) -> str:
        """Who is to move in a slow game and is not there; empty for nobody."""
        table, seat = desk.table, desk.table.to_move
        if seat is None or table.paused or table.opened.clock < SLOW_GAME or table.seats[seat].bot:
            return ""
        person = table.seats[seat].person
        return "" if desk.online(person) else person

    async def _tell(self, table_id: str, person: str) -> None:
        """Tell somebody whose turn it is, though not often: who moves again and again is told of the last turn."""
        key, clock = (table_id, person), self._hall.clock
        await asyncio.sleep((self._told.get(key, 0) + GAP - clock.now()) / SECOND)
        self._waiting.discard(key)
        desk = self._hall.desks.get(table_id)
        # Meanwhile others may have moved, here or at another node, which then tells of that.
        if desk is None or self._noted.get(table_id) != desk.table.turn_since or self._whom(desk) != person:
            return
        self._told = {each: at for each, at in self._told.items() if clock.now() - at < GAP}
        self._told[key] = clock.now()
        seat = desk.table.to_move
        assert seat is not None
        await self._send(desk.table, seat, person)

    async def _send(self, table: LiveTable, seat: int, person: str) -> None:
        found = await self._hall.people.get(person)
        if found is None:
            return
        profile, settings = found[1], self._hall.settings
        game = message(f"{table.opened.game}-name")
        link = f"{settings.public_url}/table/{table.id}" if settings.public_url else ""
        text = say(message("server-your-turn", game=game), language=profile.language or None)
        turn = Turn(table.id, table.opened.game, seat, link, table.deadline, text)
        if profile.webhook:
            self._postbox.put(person, partial(post, profile.webhook, turn, settings.private_webhooks))
        if profile.email and settings.smtp:
            self._postbox.put(person, partial(mail, profile.email, turn, settings))
