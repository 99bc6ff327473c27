"""Hostile frames and requests: nothing crashes, nothing is buffered without end, nothing is told that must not be."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest

import barkade
from barkade.client import HttpClient, RefusedError, TableClient
from barkade.server import wire
from barkade.server.runtime.limits import Bucket
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.transport.connection import Connection
from tests.long_run import amount, report, rounds
from tests.server.helpers.in_process import HandClock
from tests.server.helpers.process import ServerProcess
from tests.server.test_live import sit_down
from tests.server.test_tables import begin, settle

STRANGE: list[Any] = [
    *(
        None,
        True,
        -1,
        0,
        3,
        2**31,
        2**63,
        -(2**70),
        1.5,
        1e308,
        "",
        "a",
        "\x00",
        "\u202e",
        "\ud83d",
        "x" * 5000,
        [],
        {},
    ),
    *([[[[[]]]]], {"a": {"b": {}}}, "<script>", "'; DROP TABLE rows;--", "../../etc/passwd", "0" * 32, "ab" * 16),
    *(["to 1"], ["to 1"] * 200, [None], [1, 2], "play", "undo"),
]
DEEP = [b"[" * 3000, b'{"x":' + b"[" * 60_000, b'{"do":"say","id":"d","text":' + b'{"a":' * 12_000]
FIELDS = [
    "do",
    "id",
    "seat",
    "version",
    "actions",
    "nonce",
    "bot",
    "what",
    "yes",
    "text",
    "bark",
    "person",
    "muted",
    "asks",
    "extra",
]
KINDS = [
    "play",
    "undo",
    "offer",
    "answer",
    "resign",
    "sit",
    "mix",
    "stand",
    "seat_bot",
    "unseat",
    "substitute",
    "first",
    "start",
    "say",
    "bark",
    "mute",
    "door",
    "let_in",
    "nothing",
]

NEEDS = {
    "play": ["seat", "version", "actions"],
    "undo": ["seat", "version"],
    "offer": ["what", "seat"],
    "answer": ["yes"],
    "resign": ["seat"],
    "sit": ["seat", "nonce"],
    "mix": ["seat", "nonce"],
    "stand": ["seat"],
    "seat_bot": ["seat", "bot"],
    "unseat": ["seat"],
    "substitute": ["seat"],
    "first": ["seat"],
    "start": [],
    "say": ["text"],
    "bark": ["bark"],
    "mute": ["person", "muted"],
    "door": ["asks"],
    "let_in": ["person", "yes"],
}


def handshake(table: str, origin: str = "") -> bytes:
    """Return the handshake of a browser."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyEhIQ==",
        "Sec-WebSocket-Version: 13",
    ]
    lines += [f"Origin: {origin}"] if origin else []
    return "\r\n".join([*lines, "", ""]).encode()


def meant_badly(rng: random.Random, number: int) -> bytes:
    """A command in good form, for a seat, a version or a purpose that may not be the sender's."""
    actions = ["to 1", "stop", "miaow", "roll", "pass", "1", "", "keep 1 2 3", "x" * 400, "call 5x3"]
    fields: dict[str, Any] = {
        "seat": rng.randrange(4),
        "version": rng.randrange(-1, 12),
        "actions": rng.choices(actions, k=rng.choice([1, 1, 2, 64])),
        "nonce": rng.choice(["00" * 16, rng.randbytes(16).hex()]),
        "bot": rng.choice(["random", "top-dog", "wolf"]),
        "what": rng.choice(["end", "pause", "resume", "substitute"]),
        "yes": rng.random() < 0.5,
        "text": rng.choice(["woof", "<script>", "\u202e\u0000", "x" * 300]),
        "bark": rng.choice(wire.BARKS),
        "person": rng.choice(["", "anna", "x" * 40]),
        "muted": rng.random() < 0.5,
        "asks": rng.random() < 0.5,
    }
    kind = rng.choice(sorted(NEEDS))
    id_ = rng.choice([f"f{number}", f"f{max(0, number - rng.randrange(50))}"])
    return json.dumps({"do": kind, "id": id_, **{name: fields[name] for name in NEEDS[kind]}}).encode()


def hostile(rng: random.Random, number: int) -> bytes:
    """A frame that is malformed, or well formed and meant badly."""
    if rng.random() < 0.5:
        return meant_badly(rng, number)
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(200))
    wish: dict[str, Any] = {"do": rng.choice(KINDS), "id": f"f{number}"}
    for field in rng.sample(FIELDS, rng.randrange(6)):
        wish[field] = rng.choice(STRANGE)
    if rng.random() < 0.6:
        wish.setdefault("seat", rng.randrange(5))
        wish.setdefault("version", rng.randrange(-1, 40))
    text = json.dumps(wish).encode()
    if rng.random() < 0.3:
        cut = bytearray(text)
        for _ in range(rng.randrange(1, 4)):
            cut[rng.randrange(len(cut))] = rng.randrange(256)
        text = bytes(cut)
    if rng.random() < 0.05:
        text = text[: rng.randrange(len(text))]
    return rng.choice(DEEP) if rng.random() < 0.005 else text


def frames(count: int, seed: int) -> Iterator[bytes]:
    rng = random.Random(seed)
    return (hostile(rng, number) for number in rounds(count))


class Nowhere:
    """A line that nobody listens to."""

    behind = False

    def __init__(self, server: Server) -> None:
        self.bucket = Bucket(server.clock, server.settings.frames_per_second, server.settings.frames_burst)
        self.said: list[bytes] = []

    def send_text(self, data: bytes) -> None:
        self.said.append(data)

    def pause_reading(self) -> None:
        """There is nothing to hold back."""

    resume_reading = pause_reading


@pytest.mark.parametrize("game", barkade.games())
def test_hostile_frames(tmp_path: Path, game: str) -> None:
    survives_hostile_frames(tmp_path, game, 2_000)


@pytest.mark.long
@pytest.mark.parametrize("game", barkade.games())
def test_very_many_hostile_frames(tmp_path: Path, game: str) -> None:
    count = -(-amount("frames") // len(barkade.games()))
    sent, refused = survives_hostile_frames(tmp_path, game, count)
    report(f"{game}: {sent:,} hostile frames, {refused:,} of them refused")


def survives_hostile_frames(tmp_path: Path, game: str, count: int) -> tuple[int, int]:
    """A stranger and a guest bombard a running table, which goes on unharmed. When the guest has resigned, or the game
    is over otherwise, they go to another table. Return how many frames there were, and how many were refused."""

    async def run() -> tuple[int, int]:
        server = Server(
            SQLiteStore(tmp_path / "t.sqlite"),
            Settings(frames_per_second=1e9, talk_per_second=1e9, talk_burst=1e9, bot_pace=0),
        )
        await server.store.open()
        tables, sent, done, refused = server.tables, frames(count, barkade.games().index(game)), 0, 0
        try:
            while True:
                session, ears = await begin(tables, game, 2)
                table, host = session.table.id, session.table.host
                line = Nowhere(server)
                guest, stranger = (
                    Connection(server, cast(Any, line), table, person, -1, 0, True) for person in (ears[1].person, "")
                )
                for number, frame in enumerate(sent):
                    attacker = guest if number % 2 else stranger
                    attacker.receive(frame)
                    if attacker._late is not None:
                        await attacker._late
                    done += 1
                    refused += any(b'"refused"' in told for told in line.said)
                    line.said.clear()
                    for ear in ears:
                        ear.heard.clear()
                        ear.raw.clear()
                    if (await tables.session(table)).table.phase == "over":
                        break
                else:
                    break
            await settle(tables)
            state = (await tables.session(table)).table
            assert state.seats[0].person == host and not state.seats[0].bot and state.host == host
            assert refused > done / 2
            # The host, who has done nothing all the while, plays on.
            if state.to_move != 0:
                await tables.submit(table, wire.Unseat(id="out", seat=1), ears[0])
            async with asyncio.timeout(60):
                while (await tables.session(table)).table.to_move != 0:
                    await asyncio.sleep(0.001)
            state = (await tables.session(table)).table
            assert state.match is not None
            text = state.match.legal()[0].text
            play = wire.Play(id="still-here", seat=0, version=state.version, actions=[text])
            await tables.submit(table, play, ears[0])
            await settle(tables)
            assert "still-here" in (await tables.session(table)).table.commands
            return done, refused
        finally:
            await tables.close()
            await server.store.close()

    return asyncio.run(run())


def test_hostile_bytes_on_the_wire(server: ServerProcess) -> None:
    """Below the frames: torn handshakes, wrong opcodes, sizes that lie. The server stays up for everybody else."""
    rng = random.Random(1)
    starts = [
        handshake("x"),
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffff\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 100_000,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"",
    ]
    for number in range(300):
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line:
            line.sendall(starts[number % len(starts)] + rng.randbytes(rng.randrange(60)))

    async def still_there() -> None:
        async with AsyncExitStack() as stack:
            clients = await sit_down(server, stack, "dig", people=2)
            assert clients[0].version == 0

    asyncio.run(still_there())
    assert server.process is not None and server.process.poll() is None


def test_frames_that_are_too_large_end_the_connection_and_no_other(server: ServerProcess) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = await sit_down(server, stack, "dig", people=2)
            connected = clients[0].connected
            await clients[0].send_raw("x" * 200_000)
            await clients[0].until(lambda: clients[0].connected > connected)
            assert clients[1].connected == 1

    asyncio.run(run())


def test_a_reader_that_never_reads_is_let_go_while_others_play_on(server: ServerProcess) -> None:
    async def run() -> None:
        host = await HttpClient.come_in(server.url, "Anna")
        table = await host.open_table("goodboy", 4)  # a long game: systems take megabytes for a slow reader
        lazy = socket.socket()
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.connect(("127.0.0.1", server.port))
        lazy.sendall(handshake(table))
        async with host.at(table) as watcher:
            await watcher.until(lambda: watcher.info["watchers"] == 2)
            for seat in range(4):
                await watcher.do("seat_bot", seat=seat, bot="random")
            await watcher.do("start")
            await watcher.until(lambda: watcher.info["watchers"] == 1 or watcher.over, 80)
            assert watcher.info["watchers"] == 1 and not watcher.over
        lazy.close()

    asyncio.run(run())


def test_who_is_too_fast_is_slowed_down() -> None:
    clock = HandClock()
    bucket = Bucket(clock, per_second=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.time += 500
    assert bucket.take() and not bucket.take()
    clock.time += 10_000
    assert [bucket.owe() for _ in range(4)] == [0, 0, 0, 0.5]


def test_limits_hold_at_a_server_with_limits(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        async with AsyncExitStack() as stack:
            clients = await sit_down(server, stack, "dig", people=2)

            async def talk(client: TableClient) -> int:
                allowed = 0
                for _ in range(20):
                    try:
                        await client.do("bark", bark="woof")
                        allowed += 1
                    except RefusedError as refused:
                        assert refused.kind == "too-fast"
                return allowed

            assert 5 <= await talk(clients[1]) <= 12
            refusals = 0
            for number in range(150):
                try:
                    await HttpClient.come_in(server.url, f"dog {number}")
                except RefusedError as refused:
                    refusals += refused.kind == "too-fast"
            assert refusals > 0

    with ServerProcess(tmp_path / "t.sqlite", "--bot-pace", "0") as server:
        asyncio.run(run(server))


MASK = b"\1\2\3\4"
PING = b"\x89\x80" + MASK
NO_FRAGMENT = b"\x00\x80" + MASK
FLOODS = {
    "pings": PING * 175_000,
    "fragments": b"\x01\x80" + MASK + NO_FRAGMENT * 175_000,
    "junk": (b"\x81\x81" + MASK + b"x") * 150_000,
}


def test_a_flood_of_frames_that_say_nothing_keeps_nobody_waiting(tmp_path: Path) -> None:
    """A megabyte is hundreds of thousands of frames: whoever sends it is held back or let go, at once."""

    def opened(server: ServerProcess, table: str) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        line.sendall(handshake(table))
        while b'"news"' not in line.recv(1 << 16):
            pass
        line.sendall(PING)
        assert line.recv(2) == b"\x8a\x00", "an ordinary ping is answered"
        return line

    def flood(line: socket.socket, data: bytes) -> tuple[bytes, bool]:
        """Return the reply within a few seconds, and whether the connection was closed then."""
        heard, until = b"", time.monotonic() + 3
        line.settimeout(3)
        try:
            line.sendall(data)
            while time.monotonic() < until:
                more = line.recv(1 << 16)
                heard += more
                if not more:
                    return heard, True
        except TimeoutError:
            return heard, False
        except OSError:
            return heard, True
        return heard, False

    with ServerProcess(tmp_path / "t.sqlite", "--bot-pace", "0") as server:

        async def table() -> str:
            return await (await HttpClient.come_in(server.url, "Anna")).open_table("dig", 2)

        where = asyncio.run(table())
        for name, data in FLOODS.items():
            with opened(server, where) as line, ThreadPoolExecutor(1) as pool:
                flooding, worst = pool.submit(flood, line, data), 0.0
                while not flooding.done():
                    began = time.monotonic()
                    with urllib.request.urlopen(f"{server.url}/healthz", timeout=30) as answer:
                        assert answer.status == 200
                    worst = max(worst, time.monotonic() - began)
                    time.sleep(0.01)
                assert worst < 1, f"{name} held everybody up for {worst:.1f} s"
                heard, closed = flooding.result()
                assert closed == (name != "junk")
                assert heard.count(b'"refused"') < 400, "a sender of junk is held back"
        with opened(server, where):
            assert server.process is not None and server.process.poll() is None


def test_foreign_pages_cant_open_sockets(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line:
        line.sendall(handshake("x", "https://evil.example"))
        assert b" 403 " in line.recv(100)
