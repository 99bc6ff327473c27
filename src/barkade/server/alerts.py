"""Tells people who want it, and are not there, that it is their turn in a game that takes days."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import smtplib
import socket
import urllib.error
import urllib.request
from email.message import EmailMessage
from urllib.parse import urlsplit

import msgspec

from barkade.engine.words import message, say
from barkade.server.desk import Desk
from barkade.server.hall import Hall
from barkade.server.people import Profile
from barkade.server.refusal import refuse
from barkade.server.settings import Settings

log = logging.getLogger("barkade.alerts")

SLOW_GAME = 3600
"""Seconds a turn from which people are told."""
PATIENCE = 10.0


class Turn(msgspec.Struct, frozen=True):
    """What a webhook is sent."""

    table: str
    game: str
    seat: int
    link: str
    deadline: int | None
    text: str


def check_webhook(url: str) -> None:
    """Refuse what is no web address."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise refuse("bad-webhook") from error
    if url and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise refuse("bad-webhook")


def check_email(address: str) -> None:
    """Refuse what is no mail address, or more than one."""
    name, at, host = address.partition("@")
    if address and (not (name and at and "." in host) or any(char in address for char in " ,;<>\r\n\t")):
        raise refuse("bad-email")


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect could lead into our own network."""

    def redirect_request(self, *_args: object) -> None:
        return None


def _is_private(host: str, port: int) -> bool:
    found = {each[4][0] for each in socket.getaddrinfo(host, port)}
    return any(not ipaddress.ip_address(str(address).partition("%")[0]).is_global for address in found)


def post(url: str, turn: Turn, private: bool) -> None:
    """Send a webhook; addresses in our own network only where the settings allow it."""
    parts = urlsplit(url)
    if not private and _is_private(parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)):
        log.warning("a webhook leads into a private network")
        return
    request = urllib.request.Request(url, msgspec.json.encode(turn), {"Content-Type": "application/json"})
    urllib.request.build_opener(_NoRedirects).open(request, timeout=PATIENCE).close()


def mail(address: str, turn: Turn, settings: Settings) -> None:
    host, _, port = settings.smtp.partition(":")
    letter = EmailMessage()
    letter["From"] = settings.mail_from or f"barkade@{host}"
    letter["To"] = address
    letter["Subject"] = turn.text
    letter.set_content(f"{turn.text}\n\n{turn.link}\n")
    with smtplib.SMTP(host, int(port or 25), timeout=PATIENCE) as server:
        server.send_message(letter)


class Alerts:
    """Watches turns begin."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._told: dict[str, int] = {}

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
        await asyncio.to_thread(_send, profile, turn, settings)


def _send(profile: Profile, turn: Turn, settings: Settings) -> None:
    try:
        if profile.webhook:
            post(profile.webhook, turn, settings.private_webhooks)
        if profile.email and settings.smtp:
            mail(profile.email, turn, settings)
    except (OSError, urllib.error.URLError, smtplib.SMTPException, ValueError) as error:
        log.warning("an alert could not be sent", extra={"reason": str(error)})
