"""The socket of a table: commands in, news out. A reader that is too slow is dropped, never buffered without end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from barkade.server import wire
from barkade.server.eager import begin
from barkade.server.house import House
from barkade.server.limits import Bucket
from barkade.server.refusal import Refusal, refuse
from barkade.server.security import address_of, allowed_origin, secret_of
from barkade.server.store import StoreFailed

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(wire.AnyCommand).decode

log = logging.getLogger("barkade.socket")

LOST = (WebSocketDisconnect, ClientDisconnected, OSError, RuntimeError)
"""What it looks like when the other end is gone, or has been told to go (uvicorn's RuntimeError)."""
POLICY = 1008
TRY_AGAIN = 1013
GOING_AWAY = 1001


class Connection:
    """One socket. Whatever is pushed is sent at once if the line allows, else in order by a task of its own."""

    def __init__(self, house: House, websocket: WebSocket, person: str, version: int, seq: int) -> None:
        self.person = person
        self.version = version
        self.seq = seq
        self._house = house
        self._websocket = websocket
        self._queue: deque[bytes] = deque()
        self._unfinished: Coroutine[Any, Any, None] | None = None
        """What is left of a sending that had to wait."""
        self._size = self._in_unfinished = 0
        self._idle: asyncio.Future[None] | None = None
        """What the sending task waits for while there is nothing to send."""
        self._closing: int | None = None
        self._done = asyncio.Event()
        self._frames = Bucket(house.clock, house.settings.frames_a_second, house.settings.frames_at_once)

    def push(self, data: bytes) -> None:
        if self._closing is not None:
            return
        self._size += len(data)
        if self._size > self._house.settings.longest_queue:
            self._closing = TRY_AGAIN
            self._done.set()
            return
        if self._idle is None or self._idle.done():
            self._queue.append(data)
            return
        # Nothing is on its way: nearly always the line takes this at once.
        try:
            self._unfinished = begin(self._websocket.send_text(data.decode()))
        except Exception as error:  # whatever is wrong with this line, the table has others to tell
            if not isinstance(error, LOST):
                log.exception("a connection failed")
            self._closing = GOING_AWAY
            self._done.set()
            return
        if self._unfinished is None:
            self._size -= len(data)
        else:
            self._in_unfinished = len(data)
            self._wake()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def bye(self, reason: str, again: bool) -> None:
        self.push(_encode(wire.Bye(reason, again)))
        if self._closing is None:
            self._closing = GOING_AWAY if again else POLICY
            self._wake()

    async def _send(self) -> None:
        send, loop = self._websocket.send_text, asyncio.get_running_loop()
        while True:
            if self._unfinished is not None:
                await self._unfinished
                self._unfinished = None
                self._size -= self._in_unfinished
            while self._queue:
                data = self._queue.popleft()
                await send(data.decode())
                self._size -= len(data)
            if self._closing is not None:
                return
            self._idle = loop.create_future()
            await self._idle

    async def _receive(self, table: str) -> None:
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if wait := self._frames.owe():
                await asyncio.sleep(wait)  # unread frames hold the sender back
            data = message.get("text")
            await self._handle(table, data if data is not None else message.get("bytes") or b"")

    async def _handle(self, table: str, data: str | bytes) -> None:
        try:
            command = _decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            refused = refuse("malformed", reason=str(error)[:200])
            self.push(_encode(wire.Refused("", refused.kind, refused.message.as_dict(), "", self.version)))
            return
        try:
            if isinstance(command, wire.Say | wire.Bark) and not self._house.talk.take(self.person):
                raise refuse("too-fast")
            await self._house.hall.command(table, command, self)
        except (Refusal, StoreFailed) as error:
            refusal = error if isinstance(error, Refusal) else refuse("failed")
            told = wire.Refused(command.id, refusal.kind, refusal.message.as_dict(), refusal.rule, self.version)
            self.push(_encode(told))

    async def run(self, table: str) -> None:
        hall = self._house.hall
        work = [asyncio.ensure_future(each) for each in (self._send(), self._receive(table), self._done.wait())]
        try:
            with contextlib.suppress(Refusal, StoreFailed):
                await hall.attach(table, self)
                await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hall.detach(table, self)
            for each in work:
                each.cancel()
            for outcome in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, LOST):
                    log.error("a connection failed", exc_info=outcome)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await self._websocket.close(self._closing or 1000)


async def socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket?version=..&seq=..`: the last version and row seen, -1 and 0 for none."""
    house: House = websocket.app.state.house
    address = address_of(websocket)
    refused = _refused(house, websocket, address)
    if refused:
        await websocket.close(refused)
        return
    table = websocket.path_params["table"]
    try:
        person = await house.people.whose(secret_of(websocket))
        await house.hall.desk(table)
    except (Refusal, StoreFailed) as error:
        await websocket.close(POLICY if isinstance(error, Refusal) else TRY_AGAIN)
        return
    if person and house.by_person[person] >= house.settings.most_of_one_person:
        await websocket.close(POLICY)
        return
    await websocket.accept()
    connection = Connection(house, websocket, person, _number(websocket, "version", -1), _number(websocket, "seq", 0))
    house.connections.add(connection)
    house.by_address[address] += 1
    house.by_person[person] += 1
    try:
        await connection.run(table)
    finally:
        house.connections.discard(connection)
        for counter, name in ((house.by_address, address), (house.by_person, person)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]


def _refused(house: House, websocket: WebSocket, address: str) -> int | None:
    settings = house.settings
    if not allowed_origin(websocket, settings):
        return POLICY
    crowded = len(house.connections) >= settings.most_connections
    if house.closing or crowded or house.by_address[address] >= settings.most_of_one_address:
        return TRY_AGAIN
    return None


def _number(request: HTTPConnection, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else default
