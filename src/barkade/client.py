"""A client of live tables, for tests and for bots that play from outside. See docs/protocol.md.

    person = await Person.come_in("http://localhost:8000", "Anna")
    table = await person.open_table("dig", players=2)
    async with person.at(table) as seat:
        await seat.do("sit", seat=0, nonce=new_nonce())

The connection comes back by itself, tells what it has seen, and sends again whatever was not acknowledged: a command
that was given an answer is done, exactly once, whatever happens to the line or the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

FIRST_WAIT = 0.02
LONGEST_WAIT = 2.0
LARGEST_MESSAGE = 64 * 1024 * 1024


class Refused(Exception):
    """The server has not done what was asked for. `kind` says why, `message` in words."""

    def __init__(self, kind: str, message: Mapping[str, Any], rule: str = "", version: int = -1) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind
        self.message = message
        self.rule = rule
        self.version = version


def new_nonce() -> str:
    """16 random bytes to add to a table's chance."""
    return secrets.token_hex(16)


class Person:
    """Somebody at a server; made with `come_in`, or with the token of an outside bot."""

    def __init__(self, url: str, cookie: str = "", token: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie
        self.token = token
        self.me: dict[str, Any] = {}

    @classmethod
    async def come_in(cls, url: str, name: str) -> Person:
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
        """A request's JSON, or its text; `Refused` for what was refused."""
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
                told = json.loads(error.read())
                raise Refused(told["kind"], told["message"], told.get("rule", ""), told.get("version", -1)) from error
            raise

    async def open_table(self, game: str, players: int, **wishes: Any) -> str:
        """A new table's id."""
        answer = await self.request("POST", "/api/tables", {"game": game, "players": players, **wishes})
        return str(answer["id"])

    async def do(self, table: str, command: str, **fields: Any) -> dict[str, Any]:
        """Post a command to a table, without a socket."""
        wish = {"do": command, "id": secrets.token_urlsafe(12), **fields}
        answer: dict[str, Any] = await self.request("POST", f"/api/tables/{table}", wish)
        return answer

    def at(self, table: str) -> TableClient:
        """A connection to a table; use it with `async with`."""
        return TableClient(self, table)


class TableClient:
    """A connection to a table. `info`, `views`, `version` and `seq` are what the server has last told."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.version = -1
        self.seq = 0
        self.info: dict[str, Any] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.undo: dict[int | None, str] = {}
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        """All that each seat has been told, in order."""
        self.talk: list[dict[str, Any]] = []
        self.connected = 0
        self.heard = 0
        self.longest_wait = LONGEST_WAIT
        """How many seconds lie between attempts to come back, at most."""
        self.on_news: Callable[[dict[str, Any]], None] | None = None
        self._asked: dict[str, tuple[str, asyncio.Future[int]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> TableClient:
        self._running = asyncio.create_task(self._run())
        await self.until(lambda: bool(self.info))
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    # The line

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
        """Lose the line on purpose; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _hear(self, told: dict[str, Any]) -> None:
        kind = told["type"]
        if kind == "news":
            self._take(told)
        elif kind == "ack":
            self._answer(told["id"], told["version"])
        elif kind == "refused":
            await self._refused(told)
        elif kind == "presence" and self.info:
            for seat, online in zip(self.info["seats"], told["online"], strict=True):
                seat["online"] = online
            self.info["watchers"] = told["watchers"]
        self.heard += 1
        async with self._changed:
            self._changed.notify_all()

    def _take(self, news: dict[str, Any]) -> None:
        self.version, self.seq = news["version"], news["seq"]
        if news["info"] is not None:
            self.info = news["info"]
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
        asked = self._asked.pop(command, None)
        if asked is not None and not asked[1].done():
            asked[1].set_result(version)

    async def _refused(self, told: dict[str, Any]) -> None:
        if told["kind"] == "failed" and told["id"] in self._asked:
            await asyncio.sleep(FIRST_WAIT)
            await self._send(self._asked[told["id"]][0])
            return
        asked = self._asked.pop(told["id"], None)
        if asked is not None and not asked[1].done():
            asked[1].set_exception(Refused(told["kind"], told["message"], told["rule"], told["version"]))

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(text)

    # Doing things

    async def do(self, command: str, *, id: str | None = None, **fields: Any) -> int:  # noqa: A002
        """Do something; the table's version after it, once it is durable. `Refused` if it can't be done."""
        name = id or secrets.token_urlsafe(12)
        text = json.dumps({"do": command, "id": name, **fields})
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[name] = (text, answer)
        await self._send(text)
        return await answer

    async def play(self, seat: int, *actions: str, id: str | None = None) -> int:  # noqa: A002
        """Play actions as one version."""
        return await self.do("play", id=id, seat=seat, version=self.version, actions=list(actions))

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything at all."""
        if self._socket is not None:
            await self._socket.send(data)

    # Waiting

    async def until(self, true: Callable[[], bool], seconds: float = 30.0) -> None:
        """Wait until something holds of what the server has told."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(true)

    async def reach(self, version: int) -> None:
        """Wait until the table has come to a version."""
        await self.until(lambda: self.version >= version)

    async def finish(self) -> None:
        """Wait until the table is closed."""
        await self.until(lambda: self.over)

    def to_move(self) -> int | None:
        """The seat of this client that is to move."""
        for seat, view in self.views.items():
            if seat is not None and view["to_move"] == seat:
                return seat
        return None

    @property
    def over(self) -> bool:
        return bool(self.info) and self.info["phase"] == "over"
