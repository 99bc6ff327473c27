"""How alerts leave the house: by webhook and by mail, in threads of their own, so that no receiver can hold it up."""

from __future__ import annotations

import http.client
import ipaddress
import logging
import queue
import smtplib
import socket
import ssl
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from urllib.parse import urlsplit

import msgspec

from barkade.server.settings import Settings

log = logging.getLogger("barkade.alerts")

PATIENCE = 10.0
"""Seconds from connecting to the answer."""
HANDS = 4
MOST_WAITING = 200
MOST_OF_ONE = 3
"""Fewer than there are hands: no single slow receiver keeps everybody's."""


class Turn(msgspec.Struct, frozen=True):
    """What a webhook is sent."""

    table: str
    game: str
    seat: int
    link: str
    """Empty where the server doesn't know how people reach it."""
    deadline: int | None
    text: str


class Postbox:
    """Sends what is put in, one after the other. Its threads are daemons: closing the house waits for nobody."""

    def __init__(self, hands: int = HANDS, most_waiting: int = MOST_WAITING) -> None:
        self._hands = hands
        self._waiting: queue.Queue[tuple[str, Callable[[], object]]] = queue.Queue(most_waiting)
        self._of_one: Counter[str] = Counter()
        self._counting = threading.Lock()

    def put(self, person: str, send: Callable[[], object]) -> None:
        """Have something sent soon; thrown away where too much is waiting already, for all or for this person."""
        with self._counting:
            if self._of_one[person] >= MOST_OF_ONE or self._waiting.full():
                log.warning("an alert is thrown away: too many are waiting")
                return
            self._of_one[person] += 1
            self._waiting.put_nowait((person, send))
        while self._hands:  # most houses never send anything
            self._hands -= 1
            threading.Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        while True:
            person, send = self._waiting.get()
            try:
                send()
            except (OSError, http.client.HTTPException, smtplib.SMTPException, ValueError) as error:
                log.warning("an alert could not be sent", extra={"reason": str(error)})
            except Exception:
                log.exception("an alert could not be sent")
            with self._counting:
                self._of_one[person] -= 1
                self._of_one += Counter()  # forgets who has nothing waiting


def post(url: str, turn: Turn, private: bool) -> None:
    """Send a webhook; addresses in our own network only where the settings allow it. Redirects are not followed."""
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    addresses = _addresses(host, port)
    if not private and not all(ipaddress.ip_address(each.partition("%")[0]).is_global for each in addresses):
        log.warning("a webhook leads into a private network")
        return
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    request = (http.client.HTTPSConnection if secure else http.client.HTTPConnection)(host, port)
    # Looking the name up a second time could find another address than the one that was checked.
    with _connected(addresses, port, host if secure else "") as connection:
        request.sock = connection
        request.request("POST", path, msgspec.json.encode(turn), {"Content-Type": "application/json"})
        with request.getresponse() as answer:
            if answer.status >= 300:
                log.warning("a webhook was not taken", extra={"reason": str(answer.status)})


def mail(address: str, turn: Turn, settings: Settings) -> None:
    host, _, port = settings.smtp.partition(":")
    letter = EmailMessage()
    letter["From"] = settings.mail_from or f"barkade@{host}"
    letter["To"] = address
    letter["Subject"] = turn.text
    letter.set_content(f"{turn.text}\n\n{turn.link}".strip() + "\n")
    number = int(port or 25)
    with _connected(_addresses(host, number), number) as connection, smtplib.SMTP() as server:
        server.sock = connection
        server.getreply()
        server.send_message(letter)


def _addresses(host: str, port: int) -> list[str]:
    return list(dict.fromkeys(str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))


@contextmanager
def _connected(addresses: Sequence[str], port: int, secure_name: str = "") -> Iterator[socket.socket]:
    """A connection that is cut when its time is up: a socket's own timeout begins anew with every byte received."""
    until = time.monotonic() + PATIENCE
    connection = _connect(addresses, port, until)
    if secure_name:
        connection = ssl.create_default_context().wrap_socket(
            connection, server_hostname=secure_name, do_handshake_on_connect=False
        )

    def cut() -> None:
        with suppress(OSError):
            socket.socket.shutdown(connection, socket.SHUT_RDWR)

    timer = threading.Timer(max(0.0, until - time.monotonic()), cut)
    timer.daemon = True
    timer.start()
    with connection:
        try:
            if isinstance(connection, ssl.SSLSocket):
                connection.do_handshake()
            yield connection
        finally:
            timer.cancel()


def _connect(addresses: Sequence[str], port: int, until: float) -> socket.socket:
    error: OSError = TimeoutError("no address answers")
    for address in addresses:
        left = until - time.monotonic()
        if left > 0:
            try:
                return socket.create_connection((address, port), left)
            except OSError as failed:
                error = failed
    raise error
