"""Hostile requests to every address there is: each is answered, none by a failure of ours."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route
from uvicorn.server import ServerState

from barkade.server.app import make_app
from barkade.server.cli import unlimited
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.transport.http import HttpProtocol
from barkade.server.transport.websocket import WebSocketProtocol
from barkade.server.wire import Dog
from tests.long_run import amount, report, rounds
from tests.server.helpers.play import Sitting
from tests.server.test_hostile import FIELDS, KINDS, STRANGE, handshake, hostile
from tests.server.test_tables import begin, settle

MORE_FIELDS = ["name", "dog", "webhook", "email", "language", "code", "game", "players", "options", "box", "clock"]
MORE_FIELDS += ["help", "public", "record", "upto", "first", "step"]


NO_ADDRESS = ["http://[", "http://[::1", "http://]", "http://\u2100.example", "//[", "http://x:99999999"]
DEEP_BOX = b'{"game":"dig","players":2,"box":{"a":'
DEPTHS = [500, 990, 100_000]


async def ask(
    app: Starlette,
    method: str,
    path: str,
    query: str,
    headers: list[tuple[bytes, bytes]],
    body: bytes,
    told: bytearray | None = None,
) -> int:
    """A request straight into the application; the status of its answer, whose body is added to `told`."""
    status = 0
    parts = [body[: len(body) // 2], body[len(body) // 2 :]]

    async def receive() -> dict[str, Any]:
        if not parts:  # the client stays, and has nothing more to say
            await asyncio.Event().wait()
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)
        if told is not None:
            told.extend(message.get("body", b""))

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": quote(path).encode(),
        "query_string": query.encode("ascii", "replace"),
        "root_path": "",
        "headers": [(b"host", b"x"), *headers],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    await app(scope, receive, send)
    return status


def hostile_body(rng: random.Random, number: int, record: str) -> bytes:
    if rng.random() < 0.3:
        return hostile(rng, number)
    if rng.random() < 0.01:
        depth = rng.choice(DEPTHS)
        return DEEP_BOX + b"[" * depth + b"]" * depth + b"}}"
    wish: dict[str, Any] = {}
    for field in rng.sample(FIELDS + MORE_FIELDS, rng.randrange(6)):
        wish[field] = rng.choice([*STRANGE, *NO_ADDRESS, rng.choice(KINDS), "dig", 2, {"starter": 8}])
    if rng.random() < 0.1:
        torn = list(record)
        for _ in range(rng.randrange(4)):
            torn[rng.randrange(len(torn))] = rng.choice("0123456789 /\nabz\u00e9")
        wish |= {"record": "".join(torn)}
    if rng.random() < 0.2:
        wish = {"game": "dig", "players": 2, **wish}
    return json.dumps(wish).encode()


async def bombard(app: Starlette, server: Server, count: int) -> Counter[int]:
    rng, seen = random.Random(5), Counter[int]()
    sitting = Sitting("dig", 2)
    sitting.play_some(random.Random(1), 20)
    record = sitting.match.record()
    session, _ = await begin(server.tables, "barking", 2)
    _, secret = await server.people.come_in("Eve", session.views.info(0).seats[0].dog or {})  # type: ignore[arg-type]
    routes = [route for route in app.routes if isinstance(route, Route)]
    for number in rounds(count):
        route = rng.choice(routes)
        path = route.path.replace("{path:path}", "{path}")
        for name, likely in (("table", session.table.id), ("game", "dig"), ("path", "assets/x.js")):
            strange = str(rng.choice(STRANGE)).encode("utf-8", "replace").decode()[:200]
            path = path.replace(f"{{{name}}}", likely if rng.random() < 0.7 else strange)
        query = "&".join(f"{name}={quote(str(rng.choice(STRANGE)), errors='replace')}" for name in ("seat", "first"))
        headers = [(b"content-type", b"application/json")] if rng.random() < 0.9 else []
        if rng.random() < 0.7:
            headers.append((b"cookie", b"barkade=" + secret.encode()))
        if rng.random() < 0.1:
            headers.append((b"cookie", rng.randbytes(30)))
        if rng.random() < 0.1:
            headers.append((b"accept-language", rng.randbytes(20)))
        if rng.random() < 0.1:
            headers.append((b"origin", rng.choice(NO_ADDRESS).encode()))
        method = rng.choice([*(route.methods or ["GET"]), "PUT"])
        if (method, route.path) == ("DELETE", "/api/me"):
            method = "PUT"  # Eve is still needed
        seen[await ask(app, method, path, query, headers, hostile_body(rng, number, record))] += 1
        if rng.random() < 0.01:
            await settle(server.tables)
    return seen


def test_every_hostile_request_is_answered(tmp_path: Path) -> None:
    answers_hostile_requests(tmp_path, 4000)


@pytest.mark.long
def test_every_one_of_very_many_hostile_requests_is_answered(tmp_path: Path) -> None:
    statuses = answers_hostile_requests(tmp_path, amount("requests"))
    report(f"{statuses.total():,} hostile requests, answered by status: {dict(sorted(statuses.items()))}")


def answers_hostile_requests(tmp_path: Path, count: int) -> Counter[int]:
    """Return how many answers of each status there were."""

    async def run() -> Counter[int]:
        server = Server(SQLiteStore(tmp_path / "t.sqlite"), unlimited(Settings()))
        await server.store.open()
        try:
            return await bombard(make_app(server), server, count)
        finally:
            await server.tables.close()
            await server.store.close()

    statuses = asyncio.run(run())
    seen = set(statuses)
    # 503: nobody thinks for bots here, and the page may not have been built.
    assert seen >= {200, 400, 401, 404, 405} and max(seen - {503}) < 500
    return statuses


@asynccontextmanager
async def eve(file: Path) -> AsyncIterator[tuple[Starlette, list[tuple[bytes, bytes]]]]:
    """An application and what a browser sends along that is known to it."""
    server = Server(SQLiteStore(file), unlimited(Settings()))
    await server.store.open()
    try:
        _, secret = await server.people.come_in("Eve", Dog())
        yield make_app(server), [(b"content-type", b"application/json"), (b"cookie", b"barkade=" + secret.encode())]
    finally:
        await server.tables.close()
        await server.store.close()


@pytest.mark.parametrize("address", NO_ADDRESS[:4])
def test_an_origin_that_is_no_address_is_foreign(tmp_path: Path, address: str) -> None:
    async def run() -> None:
        async with eve(tmp_path / "t.sqlite") as (app, headers):
            origin = (b"origin", address.encode())
            assert await ask(app, "POST", "/api/me", "", [*headers, origin], b'{"name":"x"}') == 403

    asyncio.run(run())


@pytest.mark.parametrize("address", ["http://[", "http://[::1"])
def test_a_webhook_that_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async def run() -> None:
        async with eve(tmp_path / "t.sqlite") as (app, headers):
            assert await ask(app, "PATCH", "/api/me", "", headers, json.dumps({"webhook": address}).encode()) == 400

    asyncio.run(run())


@pytest.mark.parametrize("depth", DEPTHS)
def test_what_is_nested_too_deeply_is_malformed(tmp_path: Path, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    record = Sitting("dig", 2).match.record().replace("\ngame", '\nbox {"a":' + deep + "}\ngame", 1)
    assert "\nbox" in record

    async def run() -> None:
        async with eve(tmp_path / "t.sqlite") as (app, headers):
            assert await ask(app, "POST", "/api/tables", "", headers, DEEP_BOX + deep.encode() + b"}}") == 400
            assert await ask(app, "POST", "/api/tables", "", headers, DEEP_BOX + b"[" * depth) == 400
            assert await ask(app, "POST", "/api/replay", "", headers, json.dumps({"record": record}).encode()) == 400

    asyncio.run(run())


# Half a request

HALVES = {
    "nothing": b"",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    "half of the second": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nPOST /api/me HTTP/1.1\r\nHost: x\r\n"
    b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
}
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@asynccontextmanager
async def behind_a_door(file: Path, **settings: Any) -> AsyncIterator[tuple[Server, int]]:
    server = Server(SQLiteStore(file), Settings(**settings))
    await server.store.open()
    config, state = (
        uvicorn.Config(make_app(server), ws=WebSocketProtocol, log_config=None, access_log=False),
        ServerState(),
    )
    serving = await asyncio.get_running_loop().create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)
    try:
        yield server, serving.sockets[0].getsockname()[1]
    finally:
        serving.close()
        await server.tables.close()
        await server.store.close()


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_not_waited_for_without_end(
    tmp_path: Path, half: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("barkade.server.transport.http.REQUEST_TIMEOUT", 0.3)

    async def run() -> None:
        async with behind_a_door(tmp_path / "t.sqlite") as (server, port), asyncio.timeout(4):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for part in (HALVES[half][:-1], HALVES[half][-1:]):
                writer.write(part)
                await asyncio.sleep(0.1)
            with suppress(ConnectionError):  # or it is closed in order
                await reader.read()
            while server.calling:
                await asyncio.sleep(0.01)
            writer.close()

    asyncio.run(run())


def test_whoever_sends_whole_requests_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barkade.server.transport.http.REQUEST_TIMEOUT", 0.3)

    async def run() -> None:
        async with behind_a_door(tmp_path / "t.sqlite") as (_server, port), asyncio.timeout(20):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(4):
                writer.write(WHOLE[:20])
                await asyncio.sleep(0.1)
                writer.write(WHOLE[20:])
                assert (await reader.readuntil(b"\r\n\r\nok")).startswith(b"HTTP/1.1 200")
                await asyncio.sleep(0.15)
            await asyncio.sleep(0.5)
            writer.write(WHOLE)
            assert (await reader.readuntil(b"\r\n\r\nok")).startswith(b"HTTP/1.1 200")
            writer.close()

    asyncio.run(run())


def test_one_address_has_so_many_connections_and_sockets_are_counted_elsewhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with behind_a_door(tmp_path / "t.sqlite", most_per_address=3) as (server, port), asyncio.timeout(20):
            table = (await begin(server.tables, "dig", 2))[0].table.id
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(WHOLE)
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
            lines[0][1].write(handshake(table))
            assert (await lines[0][0].readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            assert server.calling == {"127.0.0.1": 2}
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(WHOLE)
            assert (await reader.readuntil(b"\r\n\r\nok")).startswith(b"HTTP/1.1 200")
            for each in (writer, *(line[1] for line in lines)):
                each.close()
            while server.calling or server.by_address:
                await asyncio.sleep(0.01)

    asyncio.run(run())
