"""Alerts: who is told of a turn, how often, and real receivers, however badly they behave."""

from __future__ import annotations

import asyncio
import email
import email.policy
import http.client
import json
import random
import re
import smtplib
import socket
import socketserver
import ssl
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from barkade.client import HttpClient, RefusedError, new_nonce
from barkade.engine.i18n import message, say
from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.notify import messenger, send
from barkade.server.notify import turns as turn_notifications
from barkade.server.notify.notices import Notice, letter, notice_of, webhook
from barkade.server.notify.send import Outbox, mail, post
from barkade.server.notify.turns import TurnNotifications
from barkade.server.people.profiles import Profile
from barkade.server.runtime.clock import SECOND
from barkade.server.settings import Settings
from barkade.server.table.session import Session
from barkade.server.tables.tables import Tables
from tests.server.helpers.in_process import Ear, HandClock, someone, tables
from tests.server.helpers.play import NONCES
from tests.server.helpers.process import ServerProcess

A_TURN = Notice("t", "dig", 0, "", None, "It's your turn.")


@contextmanager
def web_receiver(certificate: Path | None = None) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    heard: list[dict[str, Any]] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(307 if self.path == "/elsewhere" else 204)
            self.send_header("Location", "/hook")
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            """Quietly."""

    with HTTPServer(("127.0.0.1", 0), Receiver) as running:
        if certificate is not None:
            secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            secure.load_cert_chain(certificate)
            running.socket = secure.wrap_socket(running.socket, server_side=True)
        threading.Thread(target=running.serve_forever, daemon=True).start()
        host = "http://127.0.0.1" if certificate is None else "https://localhost"
        yield f"{host}:{running.server_address[1]}/hook", heard
        running.shutdown()


@contextmanager
def mail_receiver() -> Iterator[tuple[int, list[str]]]:
    letters: list[str] = []

    class Receiver(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline().decode().strip().upper():
                if line == "DATA":
                    self.wfile.write(b"354 go on\r\n")
                    body = ""
                    while (text := self.rfile.readline().decode()) != ".\r\n":
                        body += text
                    letters.append(body)
                self.wfile.write(b"221 bye\r\n" if line == "QUIT" else b"250 ok\r\n")
                if line == "QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Receiver) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running.server_address[1], letters
        running.shutdown()


def test_turns_of_slow_games_are_told_by_webhook_and_mail(tmp_path: Path) -> None:
    async def run(server: ServerProcess, hook: str, heard: list[dict[str, Any]], letters: list[str]) -> None:
        anna, bo = await HttpClient.come_in(server.url, "Anna"), await HttpClient.come_in(server.url, "Bo")
        await bo.request("PATCH", "/api/me", {"webhook": hook, "email": "bo@example.org", "language": "pl"})
        for bad in (
            {"webhook": "file:///etc/passwd"},
            {"webhook": "http://[::1/"},
            {"webhook": "http://example.org:99999/"},
            {"email": "bo@example.org,eve@example.org"},
            {"email": "=?utf-8?q?x=40y.z=2Cv=40w.u=2C?=a@b.c"},
            {"email": "bo@example.org\n"},
            {"language": "xx"},
        ):
            with pytest.raises(RefusedError):
                await bo.request("PATCH", "/api/me", bad)
        async with asyncio.timeout(20):
            while not letters:
                await asyncio.sleep(0.02)
        asks = email.message_from_string(letters.pop(), policy=email.policy.default)
        told = asks.get_content().split()
        code = next(word.strip(".") for word in told if re.fullmatch("[0-9a-f]{8}[.]?", word))
        with pytest.raises(RefusedError):
            await bo.request("POST", "/api/me/email", {"code": "00000000"})
        assert not (await bo.request("GET", "/api/me"))["email_confirmed"]
        assert (await bo.request("POST", "/api/me/email", {"code": code.upper()}))["email_confirmed"]
        table = await anna.open_table("dig", 2, clock=86400)
        await anna.do(table, "sit", seat=0, nonce=new_nonce())
        await bo.do(table, "sit", seat=1, nonce=new_nonce())
        await anna.do(table, "first", seat=1)
        await anna.do(table, "start")
        async with asyncio.timeout(20):
            while not heard or not letters:
                await asyncio.sleep(0.02)
        assert heard[0]["table"] == table and heard[0]["seat"] == 1 and heard[0]["link"].endswith(f"/table/{table}")
        assert heard[0]["text"] == say(message("server-your-turn", game=message("dig-name")), language="pl")
        letter = email.message_from_string(letters[0], policy=email.policy.default)
        assert letter["To"] == "bo@example.org" and letter["Subject"] == heard[0]["text"] != "", "in Bo's language"
        assert len(heard) == len(letters) == 1

    with web_receiver() as (hook, heard), mail_receiver() as (port, letters):
        options = (
            "--unlimited",
            "--private-webhooks",
            "--smtp",
            f"127.0.0.1:{port}",
            "--public-url",
            "http://dogs.test",
        )
        with ServerProcess(tmp_path / "t.sqlite", *options) as server:
            asyncio.run(run(server, hook, heard, letters))


@contextmanager
def dripping_receiver(first: bytes) -> Iterator[tuple[int, list[socket.socket]]]:
    """Answers a byte at a time, and never ends."""
    held = list[socket.socket]()

    def drip(connection: socket.socket) -> None:
        with suppress(OSError):
            connection.sendall(first)
            while True:
                time.sleep(0.1)
                connection.sendall(b"y")

    def accept(listening: socket.socket) -> None:
        with suppress(OSError):
            while True:
                held.append(listening.accept()[0])
                threading.Thread(target=drip, args=[held[-1]], daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=accept, args=[listening], daemon=True).start()
        yield listening.getsockname()[1], held
    for each in held:
        each.close()


async def slow_game(host: HttpClient, to_move: HttpClient) -> str:
    """A table with days for a turn, where the second of two is to move."""
    table = await host.open_table("dig", 2, clock=86400)
    await host.do(table, "sit", seat=0, nonce=new_nonce())
    await to_move.do(table, "sit", seat=1, nonce=new_nonce())
    await host.do(table, "first", seat=1)
    await host.do(table, "start")
    return table


def test_receivers_that_never_end_their_answer_hold_nothing_up(tmp_path: Path) -> None:
    async def run(server: ServerProcess, port: int, held: list[socket.socket]) -> None:
        anna, bo = await HttpClient.come_in(server.url, "Anna"), await HttpClient.come_in(server.url, "Bo")
        await bo.request("PATCH", "/api/me", {"webhook": f"http://127.0.0.1:{port}/"})
        async with asyncio.timeout(30):
            for _ in range(12):
                table = await slow_game(anna, bo)
            await anna.request("GET", f"/api/tables/{table}/record")
            while not held:
                await asyncio.sleep(0.02)

    with dripping_receiver(b"HTTP/1.1 200 OK\r\nX: ") as (port, held):
        options = ("--unlimited", "--private-webhooks", "--bot-pace", "0")
        with ServerProcess(tmp_path / "t.sqlite", *options) as server:
            asyncio.run(run(server, port, held))
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < 5


def test_a_sending_has_one_deadline_however_much_trickles_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(send, "SEND_TIMEOUT", 0.5)
    began = time.monotonic()
    with dripping_receiver(b"HTTP/1.1 200 OK\r\nX: ") as (port, _), suppress(OSError, http.client.HTTPException):
        post(webhook(f"http://127.0.0.1:{port}/", "json", A_TURN), private=True)
    written = letter("bo@example.org", "It's your turn.", [], Settings(smtp="dogs.test"))
    with dripping_receiver(b"220 ") as (port, _), pytest.raises(smtplib.SMTPException):
        mail("bo@example.org", written, Settings(smtp=f"127.0.0.1:{port}"))
    with dripping_receiver(b"\x16\x03\x03\x40\x00") as (port, _), pytest.raises((ssl.SSLError, ConnectionError)):
        post(webhook(f"https://localhost:{port}/", "json", A_TURN), private=True)
    assert time.monotonic() - began < 5


def test_what_waits_to_be_sent_is_bounded() -> None:
    going, sent = threading.Event(), list[int]()
    box = Outbox(hands=1, most_waiting=5)
    box.put("somebody", going.wait)
    for number in range(10):
        box.put(f"person {number}", partial(sent.append, number))
    going.set()
    last = threading.Event()
    while not last.wait(0.05):
        box.put("last", last.set)
    assert 4 <= len(sent) <= 5, "the others were thrown away"


def test_one_slow_receiver_does_not_keep_the_others_alerts() -> None:
    going, told = threading.Event(), threading.Event()
    box = Outbox()
    for _ in range(send.MOST_WAITING + 1):
        box.put("bo", going.wait)
    box.put("cy", told.set)
    assert told.wait(10)
    going.set()
    again = threading.Event()
    while not again.wait(0.05):
        box.put("bo", again.set)


def test_webhooks_do_not_lead_into_the_own_network_unless_allowed(tmp_path: Path) -> None:
    with web_receiver() as (hook, heard):
        post(webhook(hook, "json", A_TURN), private=False)
        assert heard == []
        post(webhook(hook, "json", A_TURN), private=True)
        assert len(heard) == 1


def test_a_webhook_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a name that stands for another address a moment later would lead into the own network."""
    public, connected = "93.184.215.14", list[str]()

    def look_up(_host: str, port: int, **_how: Any) -> list[Any]:
        address = "127.0.0.1" if looked_up else public
        looked_up.append(address)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    def connect(address: tuple[str, int], *_how: Any) -> socket.socket:
        connected.append(address[0])
        raise ConnectionRefusedError

    looked_up = list[str]()
    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        post(webhook("http://dogs.example/hook", "json", A_TURN), private=False)
    assert looked_up == connected == [public]


def test_redirects_are_not_followed() -> None:
    with web_receiver() as (hook, heard):
        post(webhook(hook.replace("/hook", "/elsewhere"), "json", A_TURN), private=True)
        assert len(heard) == 1


def test_a_secure_webhook_checks_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = Path(__file__).parent / "localhost.pem"  # signed by itself, for this test alone
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with web_receiver(certificate) as (hook, heard):
        post(webhook(hook, "json", A_TURN), private=True)
        assert len(heard) == 1
        with pytest.raises(ssl.SSLCertVerificationError):
            post(webhook(hook.replace("localhost", "127.0.0.1"), "json", A_TURN), private=True)
        assert len(heard) == 1


class Absent:
    """Two people who play a slow game by requests: nobody is connected unless a test does that."""

    def __init__(self, running: Tables, clock: HandClock, session: Session, ears: list[Ear]) -> None:
        self.running, self.clock, self.session, self.ears = running, clock, session, ears

    async def move_until(self, seat: int) -> None:
        """Play until it is another turn of that seat."""
        rng, match = random.Random(1), self.session.table.match
        assert match is not None
        passed = False
        while not passed or match.to_move != seat:
            mover = match.to_move
            assert mover is not None
            passed = passed or mover != seat
            self.clock.time += 1
            number = match.version
            command = wire.Play(id=f"m{number}", seat=mover, version=number, actions=[rng.choice(match.legal()).text])
            await self.running.submit(self.session.table.id, command, self.ears[mover])
            while self.session.pending:
                await asyncio.sleep(0.001)


@asynccontextmanager
async def absent(file: Path, profile: Profile, public_url: str = "http://dogs.test") -> AsyncIterator[Absent]:
    """The second of the two wants what their profile says; the first is to move."""
    clock = HandClock()
    async with tables(file, clock, public_url=public_url, private_webhooks=True) as running:
        ears = [Ear(await someone(running, name)) for name in ("Anna", "Bo")]
        await running.people.change(ears[1].person, None, profile)
        session = await running.session(await running.open_table(wished(Wish("dig", 2, clock=86400), ears[0].person)))
        for seat, ear in enumerate(ears):
            await running.submit(session.table.id, wire.Sit(id=f"s{seat}", seat=seat, nonce=NONCES[seat]), ear)
        await running.submit(session.table.id, wire.First(id="first", seat=0), ears[0])
        await running.submit(session.table.id, wire.Start(id="start"), ears[0])
        while session.pending:
            await asyncio.sleep(0.001)
        notifications = TurnNotifications(
            running.sessions.get, running.store, running.people, clock, running.settings, running.tasks
        )
        running.observers.append(notifications)
        yield Absent(running, clock, session, ears)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    """Records what would be sent by webhook or mail."""
    turns = list[Notice]()
    read = msgspec.json.Decoder(Notice).decode
    monkeypatch.setattr(messenger, "post", lambda wanted, _private: turns.append(read(wanted.body)))
    return turns


WANTED = Profile(webhook="http://127.0.0.1:9/")


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def test_who_moves_again_and_again_is_not_told_every_time(tmp_path: Path, sent: list[Notice]) -> None:
    async def run() -> None:
        async with absent(tmp_path / "t.sqlite", WANTED) as game:
            for _ in range(5):
                await game.move_until(1)
                await until(lambda: len(sent) > 0)
            await asyncio.sleep(0.1)
            assert len(sent) == 1

    asyncio.run(run())


def test_after_a_while_one_is_told_of_the_last_turn(
    tmp_path: Path, sent: list[Notice], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with absent(tmp_path / "t.sqlite", WANTED) as game:
            await game.move_until(1)
            await until(lambda: len(sent) == 1)
            await game.move_until(1)
            await until(lambda: len(sent) == 2)
            assert sent[1].deadline == game.session.table.deadline != sent[0].deadline
            await game.move_until(1)
            await game.move_until(0)
            await asyncio.sleep(1.2)
            assert len(sent) == 2, "that turn is over"

    monkeypatch.setattr(turn_notifications, "GAP", 1000)
    asyncio.run(run())


def test_nobody_is_told_who_is_there_or_has_not_asked_for_it(tmp_path: Path, sent: list[Notice]) -> None:
    async def run(file: Path, profile: Profile, connected: bool) -> int:
        sent.clear()
        async with absent(file, profile) as game:
            if connected:
                await game.running.attach(game.session.table.id, game.ears[1])
            await game.move_until(1)
            await asyncio.sleep(0.1)
        return len(sent)

    assert asyncio.run(run(tmp_path / "wanted", WANTED, connected=False)) == 1
    assert asyncio.run(run(tmp_path / "there", WANTED, connected=True)) == 0
    assert asyncio.run(run(tmp_path / "never asked", Profile(), connected=False)) == 0


def test_alerts_are_off_until_somebody_wants_them(server: ServerProcess) -> None:
    me = asyncio.run(HttpClient.come_in(server.url, "Anna"))
    profile = asyncio.run(me.request("GET", "/api/me"))
    assert profile["webhook"] == profile["email"] == ""


def test_a_link_that_leads_nowhere_is_left_out(tmp_path: Path, sent: list[Notice]) -> None:
    async def run(file: Path, public_url: str) -> str:
        sent.clear()
        async with absent(file, WANTED, public_url) as game:
            await game.move_until(1)
            await asyncio.sleep(0.1)
            return sent[0].link.replace(game.session.table.id, "ID")

    assert asyncio.run(run(tmp_path / "known", "http://dogs.test")) == "http://dogs.test/table/ID"
    assert asyncio.run(run(tmp_path / "unknown", "")) == ""


@pytest.mark.parametrize(
    ("language", "until"),
    [("en", "Wednesday, 18 November 2026, 20:30 UTC"), ("pl", "środa, 18 listopada 2026, 20:30 UTC")],
)
def test_a_deadline_is_written_as_the_language_writes_it(language: str, until: str) -> None:
    """In English the British way, as everywhere."""
    deadline = int(datetime(2026, 11, 18, 20, 30, tzinfo=UTC).timestamp() * SECOND)
    notice = notice_of("table", "dig", 0, "", deadline, [], language)
    assert notice.details == [say(message("server-turn-until", time=until), language=language)]
