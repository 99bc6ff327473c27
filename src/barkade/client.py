"""Client of live tables, for tests and remote bots. docs/protocol.md describes the protocol.

    person = await HttpClient.come_in("http://localhost:8000", "Anna")
    table = await person.open_table("dig", players=2)
    async with person.at(table) as seat:
        await seat.sit(0)

A lost connection is reopened: it resumes after the last message received and resends all unacknowledged commands.
Commands are idempotent, so an acknowledged command has been executed exactly once, whatever happened to the network or
the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

FIRST_WAIT = 0.02
MOST_DOUBLINGS = 10
LONGEST_WAIT = 2.0
LARGEST_MESSAGE = 64 * 1024 * 1024


class RefusedError(Exception):
    """The server refused a request or a command; `kind` and `message` say why."""

    def __init__(self, kind: str, message: Mapping[str, Any], rule: str = "", version: int = -1) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind
        self.message = message
        self.rule = rule
        self.version = version


def new_nonce() -> str:
    """Return 16 random bytes, as hex, to contribute to the key of a table's draws."""
    return secrets.token_hex(16)


def nonce_hash(nonce: str) -> str:
    """Return the commitment to a nonce."""
    return hashlib.sha256(b"barkade-nonce-1" + bytes.fromhex(nonce)).hexdigest()


class HttpClient:
    """The HTTP client of one person, made with `come_in`, or of a remote bot, made with its token."""

    def __init__(self, url: str, cookie: str = "", token: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie
        self.token = token
        self.me: dict[str, Any] = {}

    @classmethod
    async def come_in(cls, url: str, name: str) -> HttpClient:
        person = cls(url)
        person.me = await person.request("POST", "/api/me", {"name": name})
        return person

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def headers(self) -> dict[str, str]:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return headers | ({"Cookie": self.cookie} if self.cookie else {})

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; return its JSON, or its text. Raises `RefusedError`."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                cookie = answer.headers.get("Set-Cookie")
                if cookie:
                    self.cookie = cookie.partition(";")[0]
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers.get("Content-Type", "") else text
        except urllib.error.HTTPError as error:
            with contextlib.suppress(ValueError, KeyError):
                reply = json.loads(error.read())
                raise RefusedError(
                    reply["kind"], reply["message"], reply.get("rule", ""), reply.get("version", -1)
                ) from error
            raise

    async def open_table(self, game: str, players: int, **wishes: Any) -> str:
        """Open a table; return its id."""
        answer = await self.request("POST", "/api/tables", {"game": game, "players": players, **wishes})
        return str(answer["id"])

    async def do(self, table: str, command: str, **fields: Any) -> dict[str, Any]:
        """Post a command to a table by HTTP."""
        wish = {"do": command, "id": secrets.token_urlsafe(12), **fields}
        answer: dict[str, Any] = await self.request("POST", f"/api/tables/{table}", wish)
        return answer

    def at(self, table: str) -> TableClient:
        """Return a connection to a table, to be used with `async with`."""
        return TableClient(self, table)


class TableClient:
    """A connection to a table. `info`, `views`, `version` and `seq` are the latest from the server."""

    def __init__(self, person: HttpClient, table: str) -> None:
        self.person = person
        self.table = table
        self.version = -1
        self.seq = 0
        self.info: dict[str, Any] = {}
        self.info_at = 0.0
        """Time (`time.monotonic`) at which `info` was received."""
        self.views: dict[int | None, dict[str, Any]] = {}
        self.undo: dict[int | None, str] = {}
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        """All events each seat was told, in order."""
        self.talk: list[dict[str, Any]] = []
        self._nonces: dict[str, str] = {}
        """Nonces that this client has committed to, by their hashes."""
        self.connected = 0
        self.heard = 0
        self.longest_wait = LONGEST_WAIT
        """Longest time between attempts to reconnect, in seconds."""
        self.on_news: Callable[[dict[str, Any]], None] | None = None
        self._asked: dict[str, tuple[str, asyncio.Future[int]]] = {}
        self._failures = 0
        """Number of consecutive commands that the server's store failed to commit."""
        self._trying: set[asyncio.Future[None]] = set()
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> TableClient:
        self._running = asyncio.create_task(self._run())
        await self.until(lambda: bool(self.info))
        return self

    async def __aexit__(self, *_error: object) -> None:
        for task in self._trying:
            task.cancel()
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    # Connection

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while True:
            address = self.person.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
            try:
                async with connect(
                    f"{address}?version={self.version}&seq={self.seq}",
                    additional_headers=self.person.headers,
                    max_size=LARGEST_MESSAGE,
                    compression=None,
                    proxy=None,
                ) as socket:
                    self.connected += 1
                    self._socket = socket
                    for text, _ in list(self._asked.values()):
                        await socket.send(text)
                    wait = FIRST_WAIT
                    async for message in socket:
                        await self._hear(json.loads(message))
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake, EOFError):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(wait * (0.5 + secrets.randbelow(1000) / 1000))
            wait = min(wait * 2, self.longest_wait)

    async def drop(self) -> None:
        """Cut the connection on purpose; it reconnects by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _hear(self, received: dict[str, Any]) -> None:
        kind = received["type"]
        if kind == "news":
            self._take(received)
            if received["info"] is not None:
                await self._reveal()
        elif kind == "ack":
            self._answer(received["id"], received["version"])
        elif kind == "refused":
            await self._refused(received)
        elif kind == "presence" and self.info:
            for seat, online in zip(self.info["seats"], received["online"], strict=True):
                seat["online"] = online
            self.info |= {name: received[name] for name in ("watchers", "watching", "screen")}
        self.heard += 1
        async with self._changed:
            self._changed.notify_all()

    def _take(self, news: dict[str, Any]) -> None:
        self.version, self.seq = news["version"], news["seq"]
        if news["info"] is not None:
            self.info, self.info_at = news["info"], time.monotonic()
        if news["seen"]:
            self.views = {seen["seat"]: seen["view"] for seen in news["seen"]}
            self.undo = {seen["seat"]: seen["undo"] for seen in news["seen"]}
            for seen in news["seen"]:
                self.events.setdefault(seen["seat"], []).extend(seen["events"])
        self.talk.extend(news["talk"])
        if news["ack"]:
            self._answer(news["ack"], news["version"])
        if self.on_news is not None:
            self.on_news(news)

    def _answer(self, command: str, version: int) -> None:
        self._failures = 0
        asked = self._asked.pop(command, None)
        if asked is not None and not asked[1].done():
            asked[1].set_result(version)

    async def _refused(self, refusal: dict[str, Any]) -> None:
        if refusal["kind"] == "failed" and refusal["id"] in self._asked:
            # Exponential backoff: immediate retries by all clients would keep a failing store from recovering.
            wait = min(FIRST_WAIT * 2**self._failures, self.longest_wait)
            self._failures = min(self._failures + 1, MOST_DOUBLINGS)
            task = asyncio.ensure_future(self._try_again(refusal["id"], wait))
            self._trying.add(task)
            task.add_done_callback(self._trying.discard)
            return
        asked = self._asked.pop(refusal["id"], None)
        if asked is not None and not asked[1].done():
            asked[1].set_exception(
                RefusedError(refusal["kind"], refusal["message"], refusal["rule"], refusal["version"])
            )

    async def _try_again(self, command: str, wait: float) -> None:
        """Resend a command after a delay, unless it was cancelled or answered meanwhile."""
        await asyncio.sleep(wait)
        if command in self._asked:
            await self._send(self._asked[command][0])

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(text)

    # Commands

    async def do(self, command: str, *, id: str | None = None, **fields: Any) -> int:  # noqa: A002
        """Send a command; return the table's version once it is durable. Raises `RefusedError`."""
        name = id or secrets.token_urlsafe(12)
        text = json.dumps({"do": command, "id": name, **fields})
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[name] = (text, answer)
        await self._send(text)
        return await answer

    async def sit(self, seat: int) -> int:
        """Take a seat, committed to a nonce that is revealed when the game starts and everybody has committed."""
        nonce = new_nonce()
        self._nonces[nonce_hash(nonce)] = nonce
        return await self.do("sit", seat=seat, hash=nonce_hash(nonce))

    async def _reveal(self) -> None:
        if not self.info["starting"] or not all(seat["ready"] for seat in self.info["seats"]):
            return
        for number, seat in enumerate(self.info["seats"]):
            nonce = self._nonces.get(seat["hash"])
            if nonce and seat["person"] and not seat["revealed"]:
                fields = {"do": "reveal", "id": f"reveal-{nonce}", "seat": number, "nonce": nonce}
                await self._send(json.dumps(fields))

    async def play(self, seat: int, *actions: str, id: str | None = None) -> int:  # noqa: A002
        """Play actions as one version."""
        return await self.do("play", id=id, seat=seat, version=self.version, actions=list(actions))

    async def send_raw(self, data: str | bytes) -> None:
        """Send a raw frame."""
        if self._socket is not None:
            await self._socket.send(data)

    # Waiting

    async def until(self, true: Callable[[], bool], seconds: float = 30.0) -> None:
        """Wait until a condition on the received state holds."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(true)

    async def reach(self, version: int) -> None:
        """Wait until the table has reached a version."""
        await self.until(lambda: self.version >= version)

    async def finish(self) -> None:
        """Wait until the game is over."""
        await self.until(lambda: self.over)

    def to_move(self) -> int | None:
        """Return the seat of this client that is to move, if any."""
        for seat, view in self.views.items():
            if seat is not None and view["to_move"] == seat:
                return seat
        return None

    @property
    def over(self) -> bool:
        return bool(self.info) and self.info["phase"] == "over"
