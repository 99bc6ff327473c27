"""Tells people who want it, and are not there, that it is their turn in a game that takes days."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

from barkade.engine.words import message, say
from barkade.server.desk import Desk
from barkade.server.hall import Hall
from barkade.server.postbox import Postbox, Turn, mail, post
from barkade.server.refusal import refuse

SLOW_GAME = 3600
"""Seconds a turn from which people are told."""


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
        self._told: dict[str, int] = {}
        self._postbox = Postbox()

    def note(self, desk: Desk) -> None:
        """A table has come to rest after something happened."""
        table = desk.table
        seat = table.to_move
        if table.phase == "over":
            self._told.pop(table.id, None)
        if seat is None or table.paused or table.opened.clock < SLOW_GAME or table.seats[seat].bot:
            return
        person = table.seats[seat].person
        if self._told.get(table.id) == table.turn_since or desk.online(person):
            return
        self._told[table.id] = table.turn_since
        self._hall.spawn(self._tell(desk, seat, person))

    async def _tell(self, desk: Desk, seat: int, person: str) -> None:
        found = await self._hall.people.get(person)
        if found is None:
            return
        profile, table, settings = found[1], desk.table, self._hall.settings
        game = message(f"{table.opened.game}-name")
        link = f"{settings.public_url}/table/{table.id}"
        text = say(message("server-your-turn", game=game), language=profile.language or None)
        turn = Turn(table.id, table.opened.game, seat, link, table.deadline, text)
        if profile.webhook:
            self._postbox.put(partial(post, profile.webhook, turn, settings.private_webhooks))
        if profile.email and settings.smtp:
            self._postbox.put(partial(mail, profile.email, turn, settings))
