"""The load generator of `live.py`: connections that play DIG as fast as allowed, in a separate process.

    python bench/live_load.py PORT PID bare|barkade TABLES

Prints the number of its connections, then reads commands from standard input, one per line, and answers each with a
line of JSON: `closed SECONDS` (the seat to move moves at once), `paced SECONDS` (500 moves/s in total), `top_dogs
SECONDS` (the same next to tables where Top Dogs search), `idle` (thousands of additional spectators), `memory` (of the
server, in MB).
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import sys
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import uvloop

from barkade.server.runner import allow_many_files

SEATS = 4
PACE = 500
IDLE = 5000
TOP_DOGS = 10
WARM_UP = 1.0
LEGAL = re.compile(rb'"legal":\[\{"text":"')
TEXT = re.compile(rb'\{"text":"([^"]*)","message"')
VERSION = re.compile(rb'"version":(-?\d+),"seq"')


class WebSocketProtocol(asyncio.Protocol):
    """A minimal WebSocket client."""

    def __init__(self, path: str, cookie: str, heard: Callable[[WebSocketProtocol, bytes], None]) -> None:
        self.path, self.cookie, self.heard = path, cookie, heard
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.seat = 0
        self.table: Any = None
        self.sent_at = 0.0
        self.waits_for = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        lines = (
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyEhIQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n"
        )
        self.transport.write(lines.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            head, end, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:80].decode()))
                return
            self.open.set_result(None)
            self.buffer = buffer = bytearray(rest)
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                if len(buffer) < 10:
                    return
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 9:
                self._frame(10, payload)
            elif kind in (1, 2):
                self.heard(self, payload)

    def _frame(self, kind: int, payload: bytes) -> None:
        head = bytes((128 | kind, 128 | len(payload))) if len(payload) < 126 else bytes((128 | kind, 128 | 126))
        if len(payload) >= 126:
            head += len(payload).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with a key of zeros

    def send(self, payload: bytes) -> None:
        self._frame(1, payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))


class Load:
    """All tables of a server. `due` holds the connections that are to move while moves are held back."""

    def __init__(self, port: int, server: int, bare: bool) -> None:
        self.port, self.server, self.bare = port, server, bare
        self.rng = random.Random(1)
        self.lines: list[WebSocketProtocol] = []
        self.tables: list[str] = []
        self.delays: list[float] = []
        self.at_once = False
        self.due: list[tuple[WebSocketProtocol, bytes]] = []
        self.pool = ThreadPoolExecutor(4)

    # Connecting

    async def connect(self, path: str, cookie: str) -> WebSocketProtocol:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: WebSocketProtocol(path, cookie, self.heard), "127.0.0.1", self.port
        )
        await line.open
        return line

    async def sit_down(self, tables: int) -> None:
        loop = asyncio.get_running_loop()
        if self.bare:
            ready = [(str(number), [""] * SEATS) for number in range(tables)]
        else:
            opening = (loop.run_in_executor(self.pool, set_up_table, self.port) for _ in range(tables))
            ready = list(await asyncio.gather(*opening))
        for table, cookies in ready:
            self.tables.append(table)
            for seat, cookie in enumerate(cookies):
                path = f"/socket/{table}/{seat}" if self.bare else f"/api/tables/{table}/socket?known=no"
                line = await self.connect(path, cookie)
                line.seat = seat
                self.lines.append(line)

    # Playing

    def heard(self, line: WebSocketProtocol, message: bytes) -> None:
        if line.waits_for and line.waits_for in message:
            self.delays.append(time.perf_counter() - line.sent_at)
            line.waits_for = b""
        if self._is_turn(line, message):
            if self.at_once:
                self.move(line, message)
            else:
                self.due.append((line, message))

    def _is_turn(self, line: WebSocketProtocol, message: bytes) -> bool:
        if self.bare:
            return message.startswith(b'{"type":"news","turn":%d,' % line.seat)
        return LEGAL.search(message) is not None

    def move(self, line: WebSocketProtocol, message: bytes) -> None:
        name = secrets.token_hex(8).encode()
        if self.bare:
            version, text = b"0", b"to 3"
        else:
            found = VERSION.search(message)
            assert found is not None
            start = message.index(b'"legal":[')
            version, text = found[1], self.rng.choice(TEXT.findall(message, start, message.index(b'"board":', start)))
        line.waits_for = b'"ack":"%s"' % name
        line.sent_at = time.perf_counter()
        line.send(b'{"do":"play","id":"%s","seat":%d,"version":%s,"actions":["%s"]}' % (name, line.seat, version, text))

    # Measuring

    async def measure(self, seconds: float, pace: int) -> dict[str, float]:
        """Measure for some seconds. With pace 0, everybody moves immediately; afterwards all wait again."""
        if not pace:
            self.at_once = True
            due, self.due = self.due, []
            for line, message in due:
                self.move(line, message)
        await self._run(WARM_UP, pace)
        self.delays.clear()
        began = time.perf_counter()
        await self._run(seconds, pace)
        took, delays = time.perf_counter() - began, sorted(self.delays)
        self.at_once = False
        return {
            "moves_per_second": round(len(delays) / took, 1),
            "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
            "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 2),
        }

    async def _run(self, seconds: float, pace: int) -> None:
        began, sent = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            while pace and sent < passed * pace and self.due:
                self.move(*self.due.pop(self.rng.randrange(len(self.due))))
                sent += 1
            await asyncio.sleep(0.001 if pace else 0.02)

    async def top_dogs(self, seconds: float) -> dict[str, float]:
        """Measure next to tables where one person plays with three Top Dogs, which search all the time."""
        loop = asyncio.get_running_loop()
        for _ in range(TOP_DOGS):
            table, cookies = await loop.run_in_executor(self.pool, set_up_table, self.port, SEATS - 1)
            self.lines.append(await self.connect(f"/api/tables/{table}/socket?known=no", cookies[0]))
        return await self.measure(seconds, PACE)

    async def idle(self) -> dict[str, float]:
        paths = (f"/api/tables/{self.tables[n % len(self.tables)]}/socket?known=no" for n in range(IDLE))
        watchers = await asyncio.gather(*(self.connect(path, "") for path in paths))
        return {"connections": len(self.lines) + len(watchers), "memory_mb": self.memory()}

    def memory(self) -> float:
        """Return the memory of the server process, without its bot process."""
        status = Path(f"/proc/{self.server}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return round(int(found[1]) / 1024, 1) if found else 0.0

    async def answer(self, what: str, seconds: float) -> object:
        if what == "closed":
            return await self.measure(seconds, 0)
        if what == "paced":
            return await self.measure(seconds, PACE)
        if what == "top_dogs":
            return await self.top_dogs(seconds)
        return await self.idle() if what == "idle" else self.memory()


def request(port: int, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    wish = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(wish, timeout=60) as answer:
        return json.loads(answer.read()), (answer.headers.get("Set-Cookie") or "").partition(";")[0]


def set_up_table(port: int, bots: int = 0) -> tuple[str, list[str]]:
    """Set up and start a table; return its id and the cookies of its seats."""
    cookies = [request(port, "/api/me", {"name": f"Dog {seat}"})[1] for seat in range(SEATS - bots)]
    table = request(port, "/api/tables", {"game": "dig", "players": SEATS}, cookies[0])[0]["id"]

    def do(cookie: str, **wish: object) -> None:
        request(port, f"/api/tables/{table}", {"id": secrets.token_hex(8), **wish}, cookie)

    for seat, cookie in enumerate(cookies):
        do(cookie, do="sit", seat=seat, nonce=secrets.token_hex(16))
    for seat in range(SEATS - bots, SEATS):
        do(cookies[0], do="seat_bot", seat=seat, bot="top-dog")
    do(cookies[0], do="start")
    return table, cookies


async def main() -> None:
    port, server, kind, tables = sys.argv[1:]
    load = Load(int(port), int(server), kind == "bare")
    await load.sit_down(int(tables))
    print(len(load.lines), flush=True)
    while line := await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline):
        what, _, seconds = line.strip().partition(" ")
        print(json.dumps(await load.answer(what, float(seconds or 0))), flush=True)


if __name__ == "__main__":
    allow_many_files()
    uvloop.run(main())
