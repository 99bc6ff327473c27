"""Results, ratings, statistics, and alerts that reach real receivers."""

from __future__ import annotations

import asyncio
import email
import email.policy
import http.client
import json
import random
import shutil
import smtplib
import socket
import socketserver
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from barkade.client import Person, Refused, new_nonce
from barkade.engine.words import message, say
from barkade.server import postbox, wire
from barkade.server.postbox import Postbox, Turn, mail, post
from barkade.server.results import GameResult, SeatResult, is_rated, rate
from barkade.server.settings import Settings
from tests.server.play import NONCES, Sitting
from tests.server.process import ServerProcess
from tests.server.test_live import play_on, sit_down


def result(*people: tuple[str, int, bool], rated: bool = True) -> GameResult:
    seats = [SeatResult(person, "", score, won, False) for person, score, won in people]
    return GameResult("t", "dig", 1, 10, "finished", "yard-empty", rated, seats)


def test_who_wins_is_rated_higher() -> None:
    games = [result(("anna", 9, True), ("bo", 5, False), ("cy", 2, False)) for _ in range(10)]
    ratings = rate(games)
    assert ratings["anna"][0] > ratings["bo"][0] > ratings["cy"][0]
    assert ratings["anna"][3] == 10
    assert rate([result(("anna", 9, True), ("bo", 5, False), rated=False)]) == {}


def finished(**wishes: Any) -> Sitting:
    """A game that its first players are about to finish."""
    return Sitting("barking", 2, **{"help": "none", **wishes})


def test_only_what_its_first_players_finish_without_help_is_rated() -> None:
    def rated(sitting: Sitting) -> bool:
        sitting.play_some(random.Random(1), 50_000)
        return is_rated(sitting.table)

    assert rated(finished())
    assert not rated(finished(help="all")) and not rated(finished(help="coach"))

    handed = finished()
    handed.do("bo", wire.Stand(id="up", seat=1))
    handed.do("bo", wire.Sit(id="down", seat=1))
    assert not rated(handed), "a bot has played for somebody"

    resigned = finished()
    resigned.do("bo", wire.Resign(id="r", seat=1))
    assert resigned.table.phase == "over" and not is_rated(resigned.table)

    ended = finished()
    ended.do("bo", wire.Offer(id="o", what="end"))
    ended.do("anna", wire.Answer(id="a", yes=True))
    assert ended.table.phase == "over" and not is_rated(ended.table)

    alone = finished(start=False)
    for seat in range(2):
        alone.do("anna", wire.Sit(id=f"sit{seat}", seat=seat, nonce=NONCES[seat]))
    alone.do("anna", wire.Start(id="start"))
    assert not rated(alone), "nobody beats themselves"

    program = finished(start=False)
    program.do("anna", wire.Sit(id="sit0", seat=0, nonce=NONCES[0]))
    program.do("bot-1", wire.Sit(id="sit1", seat=1, nonce=NONCES[1]))
    program.do("anna", wire.Start(id="start"))
    assert not rated(program)

    before = finished()
    before.play_some(random.Random(1), 10)
    assert not rated(finished(record=before.match.record(), upto=8)), "it was begun elsewhere"


def test_a_finished_game_without_help_is_rated_and_a_helped_one_is_not(server: ServerProcess) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            for help_allowed in ("none", "all"):
                clients = await sit_down(server, stack, "barking", people=2, help=help_allowed)
                await asyncio.gather(*(play_on(client, random.Random(1)) for client in clients))
                person = clients[0].person
                async with asyncio.timeout(20):
                    while not (results := await person.request("GET", "/api/me/results")):
                        await asyncio.sleep(0.05)
                assert results[0]["rated"] == (help_allowed == "none")
                assert [seat["won"] for seat in results[0]["seats"]] == [
                    seat in clients[0].info["winners"] for seat in range(2)
                ]
                rated = {each["person"] for each in await person.request("GET", "/api/games/barking/ratings")}
                assert (person.id in rated) == (help_allowed == "none")
            statistics = await person.request("GET", "/api/games/barking/statistics")
            assert statistics["finished"] >= 2 and sum(statistics["wins_by_seat"]) >= 2

    asyncio.run(run())


# Alerts

A_TURN = Turn("t", "dig", 0, "", None, "It is your turn.")


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
        anna, bo = await Person.come_in(server.url, "Anna"), await Person.come_in(server.url, "Bo")
        await bo.request("PATCH", "/api/me", {"webhook": hook, "email": "bo@example.org", "language": "pl"})
        for bad in (
            {"webhook": "file:///etc/passwd"},
            {"webhook": "http://[::1/"},
            {"webhook": "http://example.org:99999/"},
            {"email": "bo@example.org,eve@example.org"},
            {"language": "xx"},
        ):
            with pytest.raises(Refused):
                await bo.request("PATCH", "/api/me", bad)
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


async def slow_game(host: Person, to_move: Person) -> str:
    """A table with days for a turn, where the second of two is to move."""
    table = await host.open_table("dig", 2, clock=86400)
    await host.do(table, "sit", seat=0, nonce=new_nonce())
    await to_move.do(table, "sit", seat=1, nonce=new_nonce())
    await host.do(table, "first", seat=1)
    await host.do(table, "start")
    return table


def test_receivers_that_never_end_their_answer_hold_nothing_up(tmp_path: Path) -> None:
    async def run(server: ServerProcess, port: int, held: list[socket.socket]) -> None:
        anna, bo = await Person.come_in(server.url, "Anna"), await Person.come_in(server.url, "Bo")
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
    monkeypatch.setattr(postbox, "PATIENCE", 0.5)
    began = time.monotonic()
    with dripping_receiver(b"HTTP/1.1 200 OK\r\nX: ") as (port, _), suppress(OSError, http.client.HTTPException):
        post(f"http://127.0.0.1:{port}/", A_TURN, private=True)
    with dripping_receiver(b"220 ") as (port, _), pytest.raises(smtplib.SMTPException):
        mail("bo@example.org", A_TURN, Settings(smtp=f"127.0.0.1:{port}"))
    with dripping_receiver(b"\x16\x03\x03\x40\x00") as (port, _), pytest.raises((ssl.SSLError, ConnectionError)):
        post(f"https://localhost:{port}/", A_TURN, private=True)
    assert time.monotonic() - began < 5


def test_what_waits_to_be_sent_is_bounded() -> None:
    going, sent = threading.Event(), list[int]()
    box = Postbox(hands=1, most_waiting=3)
    box.put(going.wait)
    for number in range(10):
        box.put(partial(sent.append, number))
    going.set()
    last = threading.Event()
    while not last.wait(0.05):
        box.put(last.set)
    assert 2 <= len(sent) <= 3, "the others were thrown away"


def test_webhooks_do_not_lead_into_the_own_network_unless_allowed(tmp_path: Path) -> None:
    with web_receiver() as (hook, heard):
        post(hook, A_TURN, private=False)
        assert heard == []
        post(hook, A_TURN, private=True)
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
        post("http://dogs.example/hook", A_TURN, private=False)
    assert looked_up == connected == [public]


def test_redirects_are_not_followed() -> None:
    with web_receiver() as (hook, heard):
        post(hook.replace("/hook", "/elsewhere"), A_TURN, private=True)
        assert len(heard) == 1


@pytest.mark.skipif(shutil.which("openssl") is None, reason="nobody makes a certificate")
def test_a_secure_webhook_checks_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = tmp_path / "localhost.pem"
    wanted = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(certificate), "-out", str(tmp_path / "public.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *wanted, *files], check=True, capture_output=True
    )
    certificate.write_bytes(certificate.read_bytes() + (tmp_path / "public.pem").read_bytes())
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "public.pem"))
    with web_receiver(certificate) as (hook, heard):
        post(hook, A_TURN, private=True)
        assert len(heard) == 1
        with pytest.raises(ssl.SSLCertVerificationError):
            post(hook.replace("localhost", "127.0.0.1"), A_TURN, private=True)
        assert len(heard) == 1
