"""Attack a server and measure the effect on everybody else: the worst latency of /healthz during each attack.

    python bench/abuse.py [--json] [--seconds 6] [--only NAME ...]

Each attack runs twice, against a server with `--unlimited` (before) and against one with its limits (after). "Before"
still replays in threads, bounds its lists and shares the bots' time fairly, as these can't be switched off; the report
also shows the latencies measured before they were built.

| attack | what it does |
| --- | --- |
| records | many clients request replays of long records of plays and undos, and open tables that continue them |
| frames | a megabyte of empty pings over one anonymous socket, again and again |
| mutes | one person with twenty sockets at a table, changing its info as fast as the sockets take it |
| tables | one person opens tables with large records as fast as requests are taken |
| bots | one person lets bots play alone at forty tables; the latency of another person's bot is measured, too |
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import barkade
from barkade.client import HttpClient, RefusedError, new_nonce

PING = b"\x89\x80\x00\x00\x00\x00"
MEGABYTE = PING * 170_000
SOCKETS = 20
BOT_TABLES = 40
BUILT_IN = {"records": 2606, "frames": 7600, "mutes": 13200, "tables": None, "bots": None}
"""Worst latencies of /healthz in milliseconds before any limit was built, on another machine."""
BUILT_IN_BOT_MOVE = 15.3

Attack = Callable[["Target", float], Coroutine[Any, Any, dict[str, Any]]]


class Target:
    """A server under attack, and a monitor that polls /healthz."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._process = process
        self._waits: list[float] = []
        self._watching = threading.Event()

    def megabytes(self) -> float:
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return 0.0
        resident = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(resident.split()[1]) / 1024

    @contextlib.contextmanager
    def watched(self) -> Iterator[list[float]]:
        """Poll /healthz every few milliseconds; append each latency to the list."""
        self._waits = []
        self._watching.clear()
        thread = threading.Thread(target=self._watch, daemon=True)
        thread.start()
        try:
            yield self._waits
        finally:
            self._watching.set()
            thread.join(60)

    def _watch(self) -> None:
        while not self._watching.is_set():
            began = time.perf_counter()
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=60) as answer:
                answer.read()
            self._waits.append(time.perf_counter() - began)
            time.sleep(0.005)


@contextlib.contextmanager
def serving(*options: str) -> Iterator[Target]:
    with socket.socket() as trial, tempfile.TemporaryDirectory() as folder:
        trial.bind(("127.0.0.1", 0))
        port = int(trial.getsockname()[1])
        trial.close()
        command = [sys.executable, "-m", "barkade", "serve", "--host", "127.0.0.1", "--port", str(port)]
        command += ["--data", str(Path(folder) / "abuse.sqlite"), "--bot-pace", "0", *options]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        target = Target(port, process)
        try:
            until = time.monotonic() + 60
            while time.monotonic() < until:
                with contextlib.suppress(OSError), urllib.request.urlopen(f"{target.url}/readyz", timeout=5):
                    break
                time.sleep(0.05)
            yield target
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def bomb(pairs: int) -> str:
    """Return a valid record of many plays, each taken back."""
    match, rng = barkade.new("spots", 2, seed=1), random.Random(1)
    while match.version < 200:
        match.play(rng.choice(match.legal()))
    for _ in range(pairs):
        match.play(match.legal()[0])
        match.undo()
    return match.record()


async def quietly(work: Coroutine[Any, Any, Any]) -> bool:
    """Do something that may be refused; return whether it was done."""
    try:
        await work
        return True
    except (RefusedError, OSError, TimeoutError):
        return False


async def until_over(seconds: float, work: Callable[[], Coroutine[Any, Any, Any]], hands: int) -> int:
    """Do something repeatedly in several concurrent tasks; return how often it was done."""
    end, done = time.monotonic() + seconds, 0

    async def hand() -> None:
        nonlocal done
        while time.monotonic() < end:
            if await quietly(work()):
                done += 1
            else:
                await asyncio.sleep(0.05)

    await asyncio.gather(*(hand() for _ in range(hands)))
    return done


# The attacks


async def records(target: Target, seconds: float) -> dict[str, Any]:
    record = await asyncio.to_thread(bomb, 2000)
    eve = await HttpClient.come_in(target.url, "Eve")

    async def replay() -> None:
        another = record.replace("\n\n", f"\nname 1 {secrets.token_hex(4)}\n\n", 1)  # defeat the cache
        await eve.request("POST", "/api/replay", {"record": another, "first": 100})

    async def start() -> None:
        table = await eve.open_table("spots", 2, record=record)
        for seat in range(2):
            await eve.do(table, "sit", seat=seat, nonce=new_nonce())
        await eve.do(table, "start")

    done = await asyncio.gather(until_over(seconds, replay, 4), until_over(seconds, start, 2))
    return {"replays": done[0], "tables started": done[1], "kilobytes each": len(record) // 1000}


async def frames(target: Target, seconds: float) -> dict[str, Any]:
    eve = await HttpClient.come_in(target.url, "Eve")
    table = await eve.open_table("dig", 2)

    def flood() -> None:
        line = socket.create_connection(("127.0.0.1", target.port), timeout=30)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        with line, contextlib.suppress(OSError):
            line.recv(1 << 16)
            line.sendall(MEGABYTE)
            line.settimeout(1)
            while line.recv(1 << 20):
                pass

    end, sent = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        await asyncio.to_thread(flood)
        sent += 1
    return {"megabytes": sent}


async def mutes(target: Target, seconds: float) -> dict[str, Any]:
    eve = await HttpClient.come_in(target.url, "Eve")
    table = await eve.open_table("dig", 4)
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(eve.at(table)) for _ in range(SOCKETS)]
        await sockets[0].do("sit", seat=0, nonce=new_nonce())
        end, sent = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            for number, each in enumerate(sockets):
                first = json.dumps({"do": "first", "id": secrets.token_hex(8), "seat": number % 4})
                mute = json.dumps({"do": "mute", "id": secrets.token_hex(8), "person": secrets.token_hex(15)})
                await each.send_raw(first)
                await each.send_raw(mute)
                sent += 2
            await asyncio.sleep(0.05)
    return {"commands sent": sent}


async def tables(target: Target, seconds: float) -> dict[str, Any]:
    eve = await HttpClient.come_in(target.url, "Eve")
    head, _, body = barkade.new("dig", 2, seed=1).record().partition("\n\n")
    record = f"{head}\nname 1 {'A' * 290_000}\n\n{body}"
    before = target.megabytes()

    async def open_one() -> None:
        await eve.open_table("dig", 2, record=record)

    opened = await until_over(seconds, open_one, 8)
    return {"tables": opened, "megabytes more": round(target.megabytes() - before, 1)}


async def bots(target: Target, seconds: float) -> dict[str, Any]:
    eve, anna = await HttpClient.come_in(target.url, "Eve"), await HttpClient.come_in(target.url, "Anna")
    opened = 0
    for _ in range(BOT_TABLES):
        with contextlib.suppress(RefusedError):
            table = await eve.open_table("dig", 4)
            for seat in range(4):
                await eve.do(table, "seat_bot", seat=seat, bot="top-dog")
            await eve.do(table, "start")
            opened += 1
    table, waits = await anna.open_table("dig", 2, options={"starter": 0}), list[float]()
    async with anna.at(table) as seat:
        await seat.do("sit", seat=0, nonce=new_nonce())
        await seat.do("seat_bot", seat=1, bot="good-dog")
        await seat.do("start")
        await seat.reach(0)
        end = time.monotonic() + max(seconds, 20)
        while time.monotonic() < end and len(waits) < 8:
            view = seat.views[0]
            if view["over"]:
                break
            if view["to_move"] == 0:
                await seat.play(0, "stop")
                began, then = time.perf_counter(), seat.version
                while seat.version == then and time.monotonic() < end + 60:
                    await asyncio.sleep(0.005)
                waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.005)
    slowest = {"bot's move, median s": round(median(waits), 2), "slowest s": round(max(waits), 2)} if waits else {}
    return {"tables of bots": opened, **slowest}


ATTACKS: dict[str, Attack] = {"records": records, "frames": frames, "mutes": mutes, "tables": tables, "bots": bots}


def measured(name: str, seconds: float, *options: str) -> dict[str, Any]:
    with serving(*options) as target:
        with target.watched() as idle:
            time.sleep(1)
        with target.watched() as waits:
            told = asyncio.run(ATTACKS[name](target, seconds))
        return {"idle_ms": round(max(idle) * 1000), "worst_ms": round(max(waits) * 1000), **told}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--only", nargs="*", choices=ATTACKS, default=list(ATTACKS))
    given = parser.parse_args()
    report = {
        name: {"before": measured(name, given.seconds, "--unlimited"), "after": measured(name, given.seconds)}
        for name in given.only
    }
    if given.json:
        print(json.dumps(report, indent=2))
        return
    print(f"{'attack':10} {'first':>9} {'unlimited':>10} {'limited':>9}   worst /healthz in ms")
    for name, sides in report.items():
        first = BUILT_IN[name]
        before, after = sides["before"], sides["after"]
        print(f"{name:10} {first or '-':>9} {before['worst_ms']:>10} {after['worst_ms']:>9}   idle {after['idle_ms']}")
        for side, told in sides.items():
            print(f"{'':12}{side}: {', '.join(f'{key} {value}' for key, value in told.items() if '_ms' not in key)}")


if __name__ == "__main__":
    main()
