"""The socket of a table: commands in, news out. A reader that is too slow is dropped, never buffered without end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from barkade.server import wire
from barkade.server.house import House
from barkade.server.limits import Bucket
from barkade.server.line import Line
from barkade.server.refusal import Refusal, refuse
from barkade.server.security import address_of, allowed_origin, secret_of
from barkade.server.store import StoreFailed

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(wire.AnyCommand).decode

log = logging.getLogger("barkade.socket")

LOST = (WebSocketDisconnect, ClientDisconnected, OSError, RuntimeError)
"""What it looks like when the other end is gone, or has been told to go (uvicorn's RuntimeError)."""
TALK = frozenset((wire.Say, wire.Bark))
POLICY = 1008
TRY_AGAIN = 1013
GOING_AWAY = 1001


class Connection:
    """One socket. What is pushed is the line's at once; who falls too far behind is let go."""

    def __init__(self, house: House, line: Line, table: str, person: str, version: int, seq: int, known: bool) -> None:
        self.person = person
        self.known = known
        self.version = version
        self.seq = seq
        self._house = house
        self._line = line
        self._table = table
        self._late: asyncio.Task[None] | None = None
        """At work on a command that something has to be waited for, and on what was heard since."""
        self._heard: deque[bytes] = deque()
        self._closing: int | None = None
        self._done = asyncio.Event()
        self._frames = Bucket(house.clock, house.settings.frames_a_second, house.settings.frames_at_once)

    # Saying

    def push(self, data: bytes) -> None:
        if self._closing is not None:
            return
        # What a slow reader has not taken counts; a long story alone is no reason to let somebody go.
        if (unsaid := self._line.unsaid) and unsaid + len(data) > self._house.settings.longest_queue:
            self._close(TRY_AGAIN)
            return
        try:
            self._line.say(data)
        except Exception as error:  # whatever is wrong with this line, the table has others to tell
            if not isinstance(error, LOST):
                log.exception("a connection failed")
            self._close(GOING_AWAY)

    def bye(self, reason: str, again: bool) -> None:
        self.push(_encode(wire.Bye(reason, again)))
        self._close(GOING_AWAY if again else POLICY)

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._done.set()

    # Hearing

    def hear(self, data: bytes) -> None:
        """The line's other end has said something."""
        if self._late is not None:
            self._heard.append(data)
            return
        wait, command = self._frames.owe(), self._command(data)
        if wait or (command is not None and not self._house.hall.at_once(self._table, command, self)):
            self._line.hold()
            self._late = asyncio.ensure_future(self._obey_late(wait, command))

    def _command(self, data: bytes) -> wire.AnyCommand | None:
        """The command that a message says, None where it was refused at once."""
        try:
            command: wire.AnyCommand = _decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse("", refuse("malformed", reason=str(error)[:200]))
            return None
        if type(command) in TALK and not self._house.talk.take(self.person):
            self._refuse(command.id, refuse("too-fast"))
            return None
        return command

    async def _obey_late(self, wait: float, command: wire.AnyCommand | None) -> None:
        """In the order in which they came; unread frames hold a sender back who is too fast."""
        try:
            while True:
                await asyncio.sleep(wait)
                if command is not None:
                    await self._obey(command)
                if not self._heard:
                    return
                wait, command = self._frames.owe(), self._command(self._heard.popleft())
        finally:
            self._late = None
            self._line.go_on()

    async def _obey(self, command: wire.AnyCommand) -> None:
        try:
            await self._house.hall.command(self._table, command, self)
        except (Refusal, StoreFailed) as error:
            self._refuse(command.id, error if isinstance(error, Refusal) else refuse("failed"))
        except Exception:
            log.exception("a connection failed")
            self._close(GOING_AWAY)

    def _refuse(self, command: str, why: Refusal) -> None:
        self.push(_encode(why.of(command, self.version)))

    # From the first word to the last

    async def run(self, websocket: WebSocket) -> None:
        hall, self._line.hear = self._house.hall, self.hear
        work = [asyncio.ensure_future(each) for each in (_gone(websocket), self._done.wait())]
        try:
            with contextlib.suppress(Refusal, StoreFailed):
                await hall.attach(self._table, self)
                await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._line.hear = None
            hall.detach(self._table, self)
            if self._late is not None:
                work.append(self._late)
            for each in work:
                each.cancel()
            for outcome in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, LOST):
                    log.error("a connection failed", exc_info=outcome)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await websocket.close(self._closing or 1000)


async def _gone(websocket: WebSocket) -> None:
    """Until the other end is gone: everything else that it says, the line tells by itself."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass


async def socket(websocket: WebSocket) -> None:
    """`/api/tables/{table}/socket?version=..&seq=..&known=..`: the last version and row seen, -1 and 0 for none, and
    `no` for views without the state that programs sample from."""
    house: House = websocket.app.state.house
    address = address_of(websocket)
    refused = _refused(house, websocket, address)
    if refused:
        await websocket.close(refused)
        return
    table = websocket.path_params["table"]
    try:
        person = await house.people.whose(secret_of(websocket))
        await house.people.admitted(person, table)
        await house.hall.desk(table)
    except (Refusal, StoreFailed) as error:
        await websocket.close(POLICY if isinstance(error, Refusal) else TRY_AGAIN)
        return
    if person and house.by_person[person] >= house.settings.most_of_one_person:
        await websocket.close(POLICY)
        return
    await websocket.accept()
    line: Line = websocket.state.line
    version, seq = _number(websocket, "version", -1), _number(websocket, "seq", 0)
    known = websocket.query_params.get("known") != "no"
    connection = Connection(house, line, table, person, version, seq, known)
    house.connections.add(connection)
    house.by_address[address] += 1
    house.by_person[person] += 1
    try:
        await connection.run(websocket)
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
    # Whoever connects is told everything: that costs as much as any other request.
    return None if house.requests.take(address) else TRY_AGAIN


def _number(request: HTTPConnection, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else default
