"""Sending notifications by webhook and mail, in threads, so that no receiver can block the server."""

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
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import urlsplit

from barkade.server.runtime.addresses import is_loopback
from barkade.server.settings import Settings

log = logging.getLogger("barkade.alerts")

SMTPS = 465
"""The port for implicit TLS."""
SEND_TIMEOUT = 10.0
"""Seconds from connecting to the answer."""
HANDS = 4
MOST_WAITING = 200
PRIVILEGED = 1023
"""The highest privileged port: mail, printers, remote shells."""
NAT64 = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))
COMPATIBLE = ipaddress.IPv6Network("::/96")
MOST_OF_ONE = 3
"""Unsent notifications per person; fewer than there are threads, so that no slow receiver occupies them all."""


class Post(NamedTuple):
    """A request to somebody's server."""

    url: str
    body: bytes
    headers: Mapping[str, str]


class Outbox:
    """A queue of notifications and the daemon threads that send them; shutdown doesn't wait for them."""

    def __init__(self, hands: int = HANDS, most_waiting: int = MOST_WAITING) -> None:
        self._hands = hands
        self._waiting: queue.Queue[tuple[str, Callable[[], object]]] = queue.Queue(most_waiting)
        self._of_one: Counter[str] = Counter()
        self._counting = threading.Lock()

    def put(self, person: str, send: Callable[[], object]) -> None:
        """Queue a notification; drop it if too many are waiting, in total or for this person."""
        with self._counting:
            if self._of_one[person] >= MOST_OF_ONE or self._waiting.full():
                log.warning("notification dropped", extra={"reason": "queue full"})
                return
            self._of_one[person] += 1
            self._waiting.put_nowait((person, send))
        while self._hands:  # most servers never send anything
            self._hands -= 1
            threading.Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        while True:
            person, send = self._waiting.get()
            try:
                send()
            except (OSError, http.client.HTTPException, smtplib.SMTPException, ValueError) as error:
                log.warning("notification failed", extra={"reason": str(error)})
            except Exception:
                log.exception("notification failed")
            with self._counting:
                self._of_one[person] -= 1
                self._of_one += Counter()  # drop people with nothing waiting


def is_public(address: str) -> bool:
    """Tell whether an address is public, including an IPv4 address that is embedded in an IPv6 one.

    Not `is_global`, whose definition differs between versions of Python.
    """
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        carried = [parsed.ipv4_mapped, parsed.sixtofour, *(parsed.teredo or ())]
        if parsed in COMPATIBLE or any(parsed in network for network in NAT64):
            carried.append(ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF))
        if any(each is not None and not is_public(str(each)) for each in carried):
            return False
        if parsed.is_site_local:
            return False
        if parsed in NAT64[0]:
            return True
    special = parsed.is_multicast or parsed.is_reserved or parsed.is_loopback or parsed.is_link_local
    return parsed.is_global and not (special or parsed.is_private or parsed.is_unspecified)


def post(wanted: Post, private: bool) -> int:
    """Send a request and return the status of the response; 0 if it was not sent.

    Private networks are refused unless `private` is set. Redirects are not followed.
    """
    parts = urlsplit(wanted.url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    addresses = _addresses(host, port)
    if not private and not (all(map(is_public, addresses)) and (port in (80, 443) or port > PRIVILEGED)):
        log.warning("webhook refused", extra={"reason": "private network or privileged port"})
        return 0
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    request = (http.client.HTTPSConnection if secure else http.client.HTTPConnection)(host, port)
    # A second lookup of the name could return another address than the one checked (DNS rebinding).
    with _connected(addresses, port, host if secure else "") as connection:
        request.sock = connection
        request.request("POST", path, wanted.body, dict(wanted.headers))
        with request.getresponse() as answer:
            if answer.status >= 300:
                log.warning("webhook failed", extra={"reason": str(answer.status)})
            return answer.status


def mail(address: str, letter: EmailMessage, settings: Settings) -> None:
    """Send a mail to one address, over TLS where the mail server offers it.

    The password is sent over TLS only, except to this machine.
    """
    host, _, port = settings.smtp.partition(":")
    number = int(port or 25)
    secure_name = host if number == SMTPS else ""
    with _connected(_addresses(host, number), number, secure_name) as connection, smtplib.SMTP() as server:
        server.sock = connection
        server._host = host  # type: ignore[attr-defined] # whose certificate STARTTLS checks
        server.getreply()
        server.ehlo()
        secure = isinstance(connection, ssl.SSLSocket)
        if not secure and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            secure = True
        if settings.smtp_user:
            if not (secure or is_loopback(f"//{host}")):
                raise smtplib.SMTPException("no TLS: the password is not sent")
            server.login(settings.smtp_user, settings.smtp_password)
        # Don't let the library parse recipients from the header.
        server.send_message(letter, to_addrs=[address])


def _addresses(host: str, port: int) -> list[str]:
    return list(dict.fromkeys(str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))


@contextmanager
def _connected(addresses: Sequence[str], port: int, secure_name: str = "") -> Iterator[socket.socket]:
    """Yield a connection with a total timeout, as a socket's own restarts with every byte received."""
    until = time.monotonic() + SEND_TIMEOUT
    connection = _connect(addresses, port, until)
    handle = connection.dup()  # stays valid when TLS takes over the socket
    if secure_name:
        connection = ssl.create_default_context().wrap_socket(
            connection, server_hostname=secure_name, do_handshake_on_connect=False
        )

    def cut() -> None:
        with suppress(OSError):
            handle.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(max(0.0, until - time.monotonic()), cut)
    timer.daemon = True
    timer.start()
    with handle, connection:
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
