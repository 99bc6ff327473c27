"""The text of a notification and its formats: webhook payloads, push message, mail."""

from __future__ import annotations

from datetime import UTC, datetime
from email.header import Header
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from barkade.engine.i18n import locale_of, message, say, spoken
from barkade.server.notify.send import Post
from barkade.server.runtime.clock import SECOND
from barkade.server.settings import Settings

Shape = Literal["json", "discord", "ntfy"]


class Notice(msgspec.Struct, frozen=True):
    """A notification of a turn: the payload of a JSON webhook, and the source of all other formats."""

    table: str
    game: str
    seat: int
    link: str
    """Link to the table; empty if the server doesn't know its public URL."""
    deadline: int | None
    text: str
    details: list[str] = []
    """More sentences: who plays, until when to move."""
    language: str = ""

    @property
    def whole(self) -> str:
        return " ".join([self.text, *self.details])


def notice_of(
    table: str, game: str, seat: int, link: str, deadline: int | None, others: list[str], language: str
) -> Notice:
    """Return the notification of a turn in the person's language."""
    language = language or spoken()
    text = say(message("server-your-turn", game=message(f"{game}-name")), language=language)
    details = []
    if others:
        details.append(say(message("server-turn-with", names=", ".join(others)), language=language))
    if deadline is not None:
        from babel.dates import format_date  # its data take a while to load

        when = datetime.fromtimestamp(deadline / SECOND, UTC)
        time = f"{format_date(when, 'full', locale=locale_of(language))}, {when:%H:%M} UTC"
        details.append(say(message("server-turn-until", time=time), language=language))
    return Notice(table, game, seat, link, deadline, text, details, language)


def webhook(url: str, shape: str, notice: Notice) -> Post:
    """Return the webhook request in the format of the receiver: Discord, ntfy or plain JSON."""
    if shape == "discord":
        content = "\n".join(filter(None, [notice.whole, notice.link]))
        body = msgspec.json.encode({"content": content, "allowed_mentions": {"parse": []}})
        return Post(url, body, {"Content-Type": "application/json"})
    if shape == "ntfy":
        headers = {"Title": _header(notice.text), "Tags": "dog"}
        if notice.link:
            headers["Click"] = notice.link
        return Post(url, " ".join(notice.details or [notice.text]).encode(), headers)
    return Post(url, msgspec.json.encode(notice), {"Content-Type": "application/json"})


def _header(text: str) -> str:
    """Return a text encoded for a header: ASCII as it is, else as in mails (RFC 2047), which ntfy understands."""
    return text if text.isascii() else Header(text, "utf-8", maxlinelen=10_000).encode()


def pushed(notice: Notice) -> bytes:
    """Return the push message for the page's service worker."""
    path = urlsplit(notice.link).path or f"/table/{notice.table}"
    return msgspec.json.encode(
        {"title": notice.text, "body": " ".join(notice.details), "path": path, "tag": f"turn-{notice.table}"}
    )


def letter(address: str, subject: str, lines: list[str], settings: Settings, stop: str = "") -> EmailMessage:
    """Return a mail to one address; `stop` is the unsubscribe URL."""
    sender = settings.mail_from or f"barkade@{settings.smtp.partition(':')[0]}"
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = address
    mail["Subject"] = subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid("barkade", sender.rpartition("@")[2].strip("> ") or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join(filter(None, lines)) + "\n")
    return mail
