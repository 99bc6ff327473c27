"""Mail goes to one confirmed address, over TLS where there is any, and a password over nothing else."""

from __future__ import annotations

import asyncio
import base64
import smtplib
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from barkade.server.errors import Refusal
from barkade.server.notify.messenger import Messenger
from barkade.server.notify.notices import letter
from barkade.server.notify.send import is_public, mail
from barkade.server.notify.turns import check_email
from barkade.server.people.credentials import EMAIL_CODE_LASTS, Credentials
from barkade.server.settings import Settings
from barkade.server.wire import Dog
from tests.server.helpers.in_process import HandClock, tables

CERTIFICATE = Path(__file__).parent / "localhost.pem"
A_LETTER = letter("bo@example.org", "It's your turn.", [], Settings(smtp="localhost:25"))


@contextmanager
def mail_server(offers: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    """A mail server that offers some extensions; what it was told, line by line, and whether that was over TLS."""
    told: list[str] = []

    class Receiver(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            secure = False
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline().decode().strip():
                told.append(f"{'tls' if secure else 'plain'} {line}")
                word = line.split()[0].upper()
                if word == "EHLO":
                    lines = ["250-here", *(f"250-{each}" for each in offers if not (secure and each == "STARTTLS"))]
                    self.wfile.write("\r\n".join([*lines, "250 ok", ""]).encode())
                elif word == "STARTTLS":
                    self.wfile.write(b"220 go on\r\n")
                    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                    context.load_cert_chain(CERTIFICATE)
                    self.request = context.wrap_socket(self.request, server_side=True)
                    self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", 0)
                    secure = True
                elif word == "DATA":
                    self.wfile.write(b"354 go on\r\n")
                    while self.rfile.readline() != b".\r\n":
                        pass
                    self.wfile.write(b"250 ok\r\n")
                else:
                    self.wfile.write({"AUTH": b"235 in\r\n", "QUIT": b"221 bye\r\n"}.get(word, b"250 ok\r\n"))
                if word == "QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Receiver) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running.server_address[1], told
        running.shutdown()


@pytest.fixture
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    own = partial(ssl.create_default_context, cafile=str(CERTIFICATE))
    monkeypatch.setattr("barkade.server.notify.send.ssl.create_default_context", lambda: own())


@pytest.mark.usefixtures("trusted")
def test_a_login_goes_over_tls() -> None:
    with mail_server(("STARTTLS", "AUTH PLAIN")) as (port, told):
        settings = Settings(smtp=f"localhost:{port}", smtp_user="barkade", smtp_password="secret")
        mail("bo@example.org", A_LETTER, settings)
    login = base64.b64encode(b"\0barkade\0secret").decode()
    assert f"tls AUTH PLAIN {login}" in told
    assert [line for line in told if "RCPT" in line.upper()] == ["tls rcpt TO:<bo@example.org>"]
    assert not [line for line in told if line.startswith("plain") and "AUTH" in line]


def test_a_server_without_a_certificate_that_holds_is_told_nothing() -> None:
    with mail_server(("STARTTLS", "AUTH PLAIN")) as (port, told), pytest.raises(ssl.SSLError):
        mail("bo@example.org", A_LETTER, Settings(smtp=f"localhost:{port}", smtp_user="barkade"))
    assert not [line for line in told if "AUTH" in line or "bo@" in line]


def test_a_password_is_not_sent_in_the_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    with mail_server(("AUTH PLAIN",)) as (port, told):
        monkeypatch.setattr("barkade.server.notify.send._addresses", lambda host, port: ["127.0.0.1"])
        settings = Settings(smtp=f"mail.example:{port}", smtp_user="barkade", smtp_password="secret")
        with pytest.raises(smtplib.SMTPException, match="no TLS"):
            mail("bo@example.org", A_LETTER, settings)
    assert not [line for line in told if "AUTH" in line]


@pytest.mark.parametrize(
    "address",
    [
        "=?utf-8?q?x=40y.z=2Cv=40w.u=2C?=a@b.c",
        "a@b.c,d@e.f",
        '"a@b.c"@d.e',
        "a@b.c\n",
        "a\r\nBcc: x@y.z@b.c",
        "a@b",
        "a@[127.0.0.1]",
        "a(b)@c.d",
        "@b.c",
        "x" * 65 + "@b.c",
    ],
)
def test_what_is_not_one_address(address: str) -> None:
    with pytest.raises(Refusal):
        check_email(address)


@pytest.mark.parametrize("address", ["", "bo@example.org", "bo+dogs.x@a-b.example.org", "böö@example.org"])
def test_what_is_one_address(address: str) -> None:
    check_email(address)


def test_a_code_confirms_the_address_it_was_sent_to_once_and_in_time(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            people = running.people
            credentials = Credentials(people, running.store, clock)
            bo, _ = await people.come_in("Bo", Dog())
            eve, _ = await people.come_in("Eve", Dog())

            async def address_of(person: str, address: str) -> None:
                found = await people.get(person)
                assert found is not None
                changed = type(found[1])(email=address)
                await people.change(person, None, changed)

            await address_of(bo.id, "bo@example.org")
            code = await credentials.new_email_code(bo.id, "bo@example.org")
            await address_of(eve.id, "bo@example.org")
            await address_of(bo.id, "victim@example.org")
            for person in (bo.id, eve.id):
                with pytest.raises(Refusal):
                    await credentials.confirm_email(person, code)
            await address_of(bo.id, "bo@example.org")
            late = await credentials.new_email_code(bo.id, "bo@example.org")
            clock.time += EMAIL_CODE_LASTS
            with pytest.raises(Refusal):
                await credentials.confirm_email(bo.id, late)
            code = await credentials.new_email_code(bo.id, "bo@example.org")
            await credentials.confirm_email(bo.id, f" {code.upper()} ")
            found = await people.get(bo.id)
            assert found is not None and found[1].email_confirmed
            with pytest.raises(Refusal):
                await credentials.confirm_email(bo.id, code)

    asyncio.run(run())


def test_one_address_gets_few_mails_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> int:
        sent: list[Any] = []
        async with tables(tmp_path / "t.sqlite") as running:
            settings = Settings(smtp="127.0.0.1:1", mails_burst=2)
            alerts = Messenger(running.store, running.people, running.clock, settings, running.tasks)
            monkeypatch.setattr(alerts._outbox, "put", lambda person, send: sent.append(person))
            for number in range(10):
                alerts.ask_to_confirm(
                    f"person {number}", "Victim@example.org" if number % 2 else "victim@example.org", "", ""
                )
            return len(sent)

    assert asyncio.run(run()) == 2


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "2001:0:7f00:1::1",
        "fec0::1",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "ff0e::1",
        "::",
    ],
)
def test_webhooks_lead_to_no_special_range(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822", "2002:5db8:d822::1"])
def test_webhooks_lead_to_the_internet(address: str) -> None:
    assert is_public(address)
