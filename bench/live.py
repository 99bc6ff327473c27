"""Measures live tables: durable moves a second, delays, memory; beside a bare socket that only commits, in one run.

    python bench/live.py [--json] [--tables 250] [--seconds 10] [--quick]

Servers and the load are processes of their own. At every table four connections play real DIG moves. Closed loop: who
is to move moves at once. Paced: 500 moves/s in all. The bare server is Starlette too; it commits a row of the same
size by the same store and then sends as many bytes to the same four, but knows no rules, no views and no people.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

SEATS = 4
PACE = 500
IDLE = 5000
TOP_DOGS = 10
LEGAL = re.compile(rb'"legal":\[\{"text":"')
TEXT = re.compile(rb'\{"text":"([^"]*)","message"')
VERSION = re.compile(rb'"version":(-?\d+),"seq"')


# A client that costs as little as possible


class Line(asyncio.Protocol):
    """A WebSocket with nothing but what the load needs."""

    def __init__(self, path: str, cookie: str, heard: Callable[[Line, bytes], None]) -> None:
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
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with zeros

    def send(self, payload: bytes) -> None:
        self._frame(1, payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))


# The load


class Load:
    """All tables of a run. `due` holds whoever is to move while the pace is kept."""

    def __init__(self, port: int, bare: bool) -> None:
        self.port, self.bare = port, bare
        self.rng = random.Random(1)
        self.lines: list[Line] = []
        self.delays: list[float] = []
        self.moves = 0
        self.paced = False
        self.due: list[tuple[Line, bytes]] = []

    async def connect(self, path: str, cookie: str) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(path, cookie, self.heard), "127.0.0.1", self.port)
        await line.open
        return line

    def heard(self, line: Line, message: bytes) -> None:
        if line.waits_for and line.waits_for in message:
            self.delays.append(time.perf_counter() - line.sent_at)
            self.moves += 1
            line.waits_for = b""
        if self._is_turn(line, message):
            if self.paced:
                self.due.append((line, message))
            else:
                self.move(line, message)

    def _is_turn(self, line: Line, message: bytes) -> bool:
        if self.bare:
            return message.startswith(b'{"type":"news","turn":%d,' % line.seat)
        return LEGAL.search(message) is not None

    def move(self, line: Line, message: bytes) -> None:
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

    async def measure(self, seconds: float, pace: int = 0) -> dict[str, float]:
        self.paced = pace > 0
        if not self.paced:
            for line, message in self.due:
                self.move(line, message)
            self.due.clear()
        await self._run(1.0, pace)  # to warm up
        self.delays.clear()
        self.moves, began = 0, time.perf_counter()
        await self._run(seconds, pace)
        took, delays = time.perf_counter() - began, sorted(self.delays)
        return {
            "moves_a_second": round(self.moves / took, 1),
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


def request(port: int, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    wish = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(wish, timeout=60) as answer:
        return json.loads(answer.read()), (answer.headers.get("Set-Cookie") or "").partition(";")[0]


def set_up_table(port: int, bots: int = 0) -> tuple[str, list[str]]:
    """A table that has started, and the cookies of those who sit there."""
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


async def load(port: int, bare: bool, tables: int, seconds: float, extras: bool) -> dict[str, Any]:
    run, pool = Load(port, bare), ThreadPoolExecutor(4)
    run.paced = True
    loop = asyncio.get_running_loop()
    if bare:
        ready = [(str(number), [""] * SEATS) for number in range(tables)]
    else:
        ready = list(await asyncio.gather(*(loop.run_in_executor(pool, set_up_table, port) for _ in range(tables))))
    for table, cookies in ready:
        for seat, cookie in enumerate(cookies):
            path = f"/socket/{table}/{seat}" if bare else f"/api/tables/{table}/socket?known=no"
            line = await run.connect(path, cookie)
            line.seat = seat
            run.lines.append(line)
    found: dict[str, Any] = {"connections": len(run.lines)}
    found["paced"] = await run.measure(seconds, PACE)
    found["closed"] = await run.measure(seconds)
    found["memory_mb"] = memory(port)
    if extras:
        run.paced = True
        await asyncio.sleep(0.5)
        found["top_dogs"] = await _with_top_dogs(run, pool, seconds)
        watchers = await asyncio.gather(
            *(run.connect(f"/api/tables/{ready[n % tables][0]}/socket?known=no", "") for n in range(IDLE))
        )
        found["idle"] = {"connections": len(run.lines) + len(watchers), "memory_mb": memory(port)}
    return found


async def _with_top_dogs(run: Load, pool: ThreadPoolExecutor, seconds: float) -> dict[str, float]:
    """Ten tables where one person plays with three Top Dogs, who think all the time."""
    loop = asyncio.get_running_loop()
    for _ in range(TOP_DOGS):
        table, cookies = await loop.run_in_executor(pool, set_up_table, run.port, SEATS - 1)
        line = await run.connect(f"/api/tables/{table}/socket?known=no", cookies[0])
        run.lines.append(line)
    return await run.measure(seconds, PACE)


def memory(port: int) -> float:
    """Of the server itself, without its thinking process; in MB."""
    pid = int(os.environ["BENCH_PID"])
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return round(int(found[1]) / 1024, 1) if found else 0.0


# The bare server


def bare_server(port: int, file: str) -> None:
    """Starlette and the store, and nothing else."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from barkade.server.store import Row
    from barkade.server.store.sqlite import SQLiteStore

    store = SQLiteStore(file)
    tables: dict[str, list[WebSocket | None]] = {}
    counts: dict[str, int] = {}
    last: dict[str, str] = {}
    padding = "x" * 2100
    fact = b"y" * 120

    async def play(websocket: WebSocket) -> None:
        table, seat = websocket.path_params["table"], int(websocket.path_params["seat"])
        await websocket.accept()
        seats = tables.setdefault(table, [None] * SEATS)
        seats[seat] = websocket
        if seat == 0:
            counts[table] = 0
            await websocket.send_text('{"type":"news","turn":0,"ack":""}')
        try:
            while True:
                text = await websocket.receive_text()
                counts[table] += 1
                count, name = counts[table], json.loads(text)["id"]
                await store.append(Row(table, count, count, name, "somebody", 0, fact, last.get(table, "")))
                last[table] = name
                for each in seats:
                    if each is not None:
                        await each.send_text(
                            f'{{"type":"news","turn":{count % SEATS},"ack":"{name}","pad":"{padding}"}}'
                        )
        except WebSocketDisconnect:
            pass

    app = Starlette(routes=[WebSocketRoute("/socket/{table}/{seat}", play)], lifespan=_opened(store))
    uvicorn.run(app, port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", loop="uvloop")


def _opened(store: Any) -> Any:
    from contextlib import asynccontextmanager

    @asynccontextmanager
    async def lifespan(_app: Any) -> Any:
        await store.open()
        yield
        await store.close()

    return lifespan


# The run


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def wait_for(port: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    sys.exit("the server did not start")


def measured(bare: bool, given: argparse.Namespace) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "bench.sqlite")
        if bare:
            command = [sys.executable, __file__, "--bare", str(port), file]
        else:
            command = [sys.executable, "-m", "barkade", "serve", "--host", "127.0.0.1", "--port", str(port)]
            command += ["--data", file, "--unlimited", "--bot-pace", "0"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            words = [sys.executable, __file__, "--load", str(port), "bare" if bare else "barkade"]
            words += [str(given.tables), str(given.seconds), "quick" if given.quick or bare else "whole"]
            environment = {**os.environ, "BENCH_PID": str(server.pid)}
            done = subprocess.run(words, stdout=subprocess.PIPE, check=True, env=environment)
            found: dict[str, Any] = json.loads(done.stdout)
            return found
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def more_files() -> None:
    """Thousands of sockets are thousands of files."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    if sys.argv[1:2] == ["--bare"]:
        more_files()
        bare_server(int(sys.argv[2]), sys.argv[3])
        return
    if sys.argv[1:2] == ["--load"]:
        import uvloop

        more_files()
        port, kind, tables, seconds, extent = sys.argv[2:7]
        found = uvloop.run(load(int(port), kind == "bare", int(tables), float(seconds), extent == "whole"))
        print(json.dumps(found))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--quick", action="store_true", help="without Top Dogs and idle connections")
    given = parser.parse_args()
    report = {"bare": measured(True, given), "barkade": measured(False, given)}
    if given.json:
        print(json.dumps(report, indent=2))
        return
    for name, found in report.items():
        print(f"{name}: {found['connections']} connections, {found['memory_mb']} MB")
        for part in ("closed", "paced", "top_dogs"):
            if part in found:
                figures = found[part]
                print(
                    f"  {part:9} {figures['moves_a_second']:8} moves/s   "
                    f"p50 {figures['p50_ms']:7} ms   p99 {figures['p99_ms']:7} ms"
                )
        if "idle" in found:
            print(f"  idle      {found['idle']['connections']:8} connections held, {found['idle']['memory_mb']} MB")


if __name__ == "__main__":
    main()
