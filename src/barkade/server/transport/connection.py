"""The WebSocket of a table: commands in, news out. A slow reader is disconnected, so that its buffer is bounded."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from barkade.server import wire
from barkade.server.errors import Refusal, refuse
from barkade.server.http.common import number_of
from barkade.server.http.security import address_of, allowed_origin, secret_of
from barkade.server.server import Server
from barkade.server.store import StoreFailed
from barkade.server.tables.tables import DONE
from barkade.server.transport.websocket import WebSocketProtocol

Received = wire.AnyCommand | wire.Ping
_decode: Callable[[bytes], Received] = msgspec.json.Decoder(Received).decode

log = logging.getLogger("barkade.socket")

LOST = (WebSocketDisconnect, ClientDisconnected, OSError, RuntimeError)
"""Exceptions of a closed or closing connection (the RuntimeError is uvicorn's)."""
POLICY = 1008
TRY_AGAIN = 1013
GOING_AWAY = 1001
PONG = wire.Pong()
STORY = 100
"""Versions of catching up that cost one token."""


class Connection:
    """One WebSocket: a client subscribed to a table."""

    def __init__(
        self,
        server: Server,
        protocol: WebSocketProtocol,
        table: str,
        person: str,
        version: int,
        seq: int,
        known: bool,
        screen: bool = False,
    ) -> None:
        self.person = person
        self.screen = screen
        self.known = known
        self.version = version
        self.seq = seq
        self._server = server
        self._protocol = protocol
        self._table = table
        self._late: asyncio.Task[None] | None = None
        """Handles a command that needs a lookup, and then those received since."""
        self._received: deque[bytes] = deque()
        self._closing: int | None = None
        self._done = asyncio.Event()
        # All sockets of a person share one token bucket.
        self._frames = server.commands.of(person) if person else protocol.bucket

    # Sending

    def send(self, message: wire.ServerMessage) -> None:
        self._write(message.encoded)
        if isinstance(message, wire.Bye):
            self._close(GOING_AWAY if message.again else POLICY)

    def _write(self, data: bytes) -> None:
        if self._closing is not None:
            return
        # Count only the unread backlog: a single long message is no reason to disconnect.
        if self._protocol.behind and self._protocol.unsent + len(data) > self._server.settings.longest_queue:
            self._close(TRY_AGAIN)
            return
        try:
            self._protocol.send_text(data)
        except Exception as error:  # a broken connection must not stop the broadcast
            if not isinstance(error, LOST):
                log.exception("connection failed")
            self._close(GOING_AWAY)

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._done.set()

    # Receiving

    def receive(self, data: bytes) -> None:
        """Decode and submit a received command."""
        if self._late is not None:
            self._received.append(data)
            return
        wait, command = self._frames.owe(), self._decode(data)
        if wait:
            self._hold_back(self._submit_late(wait, command))
        elif command is not None and (lookup := self._submit(command)) is not DONE:
            self._hold_back(self._finish(lookup))

    def _hold_back(self, work: Coroutine[Any, Any, None]) -> None:
        """Pause reading until `work` is done: back-pressure."""
        self._protocol.pause_reading()
        self._late = asyncio.ensure_future(self._in_order(work))

    async def _in_order(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
            while self._received:
                await self._submit_late(self._frames.owe(), self._decode(self._received.popleft()))
        finally:
            self._late = None
            self._protocol.resume_reading()

    async def _submit_late(self, wait: float, command: Received | None) -> None:
        await asyncio.sleep(wait)
        if command is not None:
            await self._finish(self._submit(command))

    def _submit(self, command: Received) -> Awaitable[None]:
        if isinstance(command, wire.Ping):
            self.send(PONG)
            return DONE
        return self._server.tables.submit(self._table, command, self)

    async def _finish(self, submitted: Awaitable[None]) -> None:
        try:
            await submitted
        except Exception:
            log.exception("connection failed")
            self._close(GOING_AWAY)

    def _decode(self, data: bytes) -> Received | None:
        """Decode a command; None if it was refused as malformed."""
        try:
            return _decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(refuse("malformed", reason=str(error)[:200]).of("", self.version))
            return None

    # From the handshake to the close

    async def run(self, websocket: WebSocket) -> None:
        tables, self._protocol.on_text = self._server.tables, self.receive
        work = [asyncio.ensure_future(each) for each in (_gone(websocket), self._done.wait())]
        try:
            with contextlib.suppress(Refusal, StoreFailed):
                await tables.attach(self._table, self)
                await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._protocol.on_text = None
            tables.detach(self._table, self)
            if self._late is not None:
                work.append(self._late)
            for each in work:
                each.cancel()
            for outcome in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, LOST):
                    log.error("connection failed", exc_info=outcome)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await websocket.close(self._closing or 1000)


async def _gone(websocket: WebSocket) -> None:
    """Wait until the client is gone; the protocol calls the listener for everything else."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass


async def socket(websocket: WebSocket) -> None:
    """Serve `/api/tables/{table}/socket`.

    Query parameters: `version` and `seq` are the last version and row seen (-1 and 0 for none); `known=no` leaves the
    state that programs sample from out of views; `watch=yes` subscribes a table screen, a spectator whoever asks.
    """
    server: Server = websocket.app.state.server
    address = address_of(websocket)
    refused = _refused(server, websocket, address)
    if refused:
        await websocket.close(refused)
        return
    table = websocket.path_params["table"]
    try:
        person = await server.people.whose(secret_of(websocket))
        await server.tables.admit(person, table)
        screen = websocket.query_params.get("watch") == "yes"
        if screen:
            person = ""  # a screen shows what spectators see, even in a player's browser
        version, seq = number_of(websocket, "version"), number_of(websocket, "seq")
        behind = (await server.tables.session(table)).table.version - (-1 if version is None else version)
    except (Refusal, StoreFailed) as error:
        await websocket.close(POLICY if isinstance(error, Refusal) else TRY_AGAIN)
        return
    if person and server.by_person[person] >= server.settings.most_per_person:
        await websocket.close(POLICY)
        return
    # Catching up is charged by the number of versions that the first message brings.
    if not server.requests.take(address, max(0, behind) // STORY):
        await websocket.close(TRY_AGAIN)
        return
    await websocket.accept()
    protocol: WebSocketProtocol = websocket.state.protocol
    known = websocket.query_params.get("known") != "no"
    connection = Connection(
        server, protocol, table, person, -1 if version is None else version, seq or 0, known, screen
    )
    server.connections.add(connection)
    server.by_address[address] += 1
    server.by_person[person] += 1
    try:
        await connection.run(websocket)
    finally:
        server.connections.discard(connection)
        for counter, name in ((server.by_address, address), (server.by_person, person)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]


def _refused(server: Server, websocket: WebSocket, address: str) -> int | None:
    settings = server.settings
    if not allowed_origin(websocket, settings):
        return POLICY
    crowded = len(server.connections) >= settings.most_connections
    if server.closing or crowded or server.by_address[address] >= settings.most_per_address:
        return TRY_AGAIN
    return None if server.requests.take(address) else TRY_AGAIN
