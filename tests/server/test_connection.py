"""One connection: what is sent at once and what waits, who is let go, and that nobody else suffers for it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from barkade.client import HttpClient
from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.runtime.limits import Bucket
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.transport.connection import GOING_AWAY, POLICY, TRY_AGAIN, Connection
from barkade.server.transport.websocket import LINGER, PORTION, WebSocketProtocol
from tests.server.helpers.in_process import HandClock, someone
from tests.server.helpers.process import ServerProcess
from tests.server.test_hostile import handshake
from tests.server.test_live import sit_down
from tests.server.test_tables import begin, mover, settle


class Far:
    """A line, and the websocket that it carries, whose other end takes what it likes."""

    def __init__(self, server: Server) -> None:
        self.bucket = Bucket(server.clock, server.settings.frames_per_second, server.settings.frames_burst)
        self.said: list[str] = []
        self.waits: list[bytes] = []
        self.closed: list[int] = []
        self.wrong: Exception | None = None
        self.held: list[bool] = []
        self.on_text: Callable[[bytes], None] = lambda data: None
        self.gone = asyncio.Event()
        self._takes = True

    @property
    def takes(self) -> bool:
        return self._takes

    @takes.setter
    def takes(self, takes: bool) -> None:
        self._takes = takes
        if takes:
            self.said += [data.decode() for data in self.waits]
            self.waits.clear()

    def send_text(self, data: bytes) -> None:
        if self.wrong is not None:
            raise self.wrong
        self.waits.append(data)
        self.takes = self._takes

    @property
    def behind(self) -> bool:
        return bool(self.waits)

    @property
    def unsent(self) -> int:
        return sum(map(len, self.waits))

    def pause_reading(self) -> None:
        self.held.append(True)

    def resume_reading(self) -> None:
        self.held.append(False)

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int) -> None:
        self.closed.append(code)


async def connected(server: Server, table: str, person: str = "") -> tuple[Far, Connection, asyncio.Task[None]]:
    line = Far(server)
    connection = Connection(server, cast(Any, line), table, person, -1, 0, True)
    running = asyncio.ensure_future(connection.run(cast(Any, line)))
    async with asyncio.timeout(10):
        while not line.said:
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
    line.said.clear()
    return line, connection, running


async def house_in(stack: AsyncExitStack, folder: Path, **settings: Any) -> Server:
    server = Server(SQLiteStore(folder / "t.sqlite"), Settings(**settings), HandClock())
    await server.store.open()
    stack.push_async_callback(server.store.close)
    stack.push_async_callback(server.tables.close)
    return server


def test_an_open_line_is_told_before_anybody_is_woken(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path)
            session, _ = await begin(server.tables, "dig")
            line, connection, running = await connected(server, session.table.id)
            connection._write(b"1")
            assert line.said == ["1"]
            line.gone.set()
            await running
            assert connection not in session.subscribers

    asyncio.run(run())


def test_a_reader_too_slow_is_let_go(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path, longest_queue=20_000)
            session, ears = await begin(server.tables, "dig")
            line, connection, running = await connected(server, session.table.id)
            line.takes = False
            connection._write(b"x" * 10_000)
            connection._write(b"y" * 9_000)
            await asyncio.sleep(0.01)
            assert not running.done()
            connection._write(b"z" * 2_000)
            connection._write(b"and nothing more")
            async with asyncio.timeout(5):
                await running
            assert line.closed == [TRY_AGAIN] and line.unsent == 19_000 and connection not in session.subscribers
            # Whoever is left plays on.
            seat, ear, text = mover(session, ears)
            await server.tables.submit(session.table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), ear)
            await settle(server.tables)
            assert ear.last("news")["ack"] == "m"

    asyncio.run(run())


def test_a_long_story_is_told_to_who_takes_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path, longest_queue=20_000)
            session, _ = await begin(server.tables, "dig")
            line, connection, running = await connected(server, session.table.id)
            connection._write(b"x" * 50_000)
            connection._write(b"1")
            assert line.said[-2:] == ["x" * 50_000, "1"] and not running.done()
            line.gone.set()
            await running

    asyncio.run(run())


def test_a_good_bye_is_said_after_everything_that_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path)
            session, _ = await begin(server.tables, "dig")
            line, connection, running = await connected(server, session.table.id)
            line.takes = False
            connection._write(b'"first"')
            connection.send(wire.Bye("closing", True))
            connection._write(b'"too late"')
            await running
            line.takes = True
            told = [json.loads(text) for text in line.said]
            assert told == ["first", {"type": "bye", "reason": "closing", "again": True}]
            assert line.closed == [GOING_AWAY]

    asyncio.run(run())


def test_what_has_to_be_waited_for_is_done_in_order_and_holds_the_sender_back(tmp_path: Path) -> None:
    """A program may sit down and say something in one breath: sitting down asks the store."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path)
            anna = await someone(server.tables, "Anna")
            session = await server.tables.session(await server.tables.open_table(wished(Wish("dig", 2), anna)))
            line, _, running = await connected(server, session.table.id, anna)
            for command in (
                {"do": "sit", "id": "1", "seat": 0, "nonce": "00" * 16},
                {"do": "say", "id": "2", "text": "hello"},
                {"do": "nonsense", "id": "3"},
                {"do": "stand", "id": "4", "seat": 0},
            ):
                line.on_text(json.dumps(command).encode())
            assert line.held == [True]
            async with asyncio.timeout(5):
                while len(line.said) < 4:
                    await asyncio.sleep(0.001)
            told = [json.loads(text) for text in line.said]
            assert [each["ack"] for each in told if each["type"] == "news"] == ["1", "2", "4"]
            assert [each["kind"] for each in told if each["type"] == "refused"] == ["malformed"]
            assert line.held == [True, False]
            line.gone.set()
            await running

    asyncio.run(run())


def test_a_failure_ends_the_connection_and_nobody_listens_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise ValueError

    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path)
            session, _ = await begin(server.tables, "dig")
            line, _, running = await connected(server, session.table.id)
            monkeypatch.setattr(server.tables, "submit", fails)
            line.on_text(json.dumps({"do": "seat_bot", "id": "1", "seat": 0, "bot": "random"}).encode())
            async with asyncio.timeout(5):
                await running
            assert line.closed == [GOING_AWAY] and line.on_text is None

    asyncio.run(run())


def test_who_sends_too_fast_is_not_read_until_it_is_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path, frames_per_second=1000, frames_burst=3)
            session, _ = await begin(server.tables, "dig")
            line, _, running = await connected(server, session.table.id)
            for _ in range(8):
                line.on_text(b"nonsense")
            assert len(line.said) == 4 and line.held == [True], "the fourth was answered, and has to be paid for"
            async with asyncio.timeout(5):
                while len(line.said) < 8 or len(line.held) < 2:
                    await asyncio.sleep(0.001)
            assert line.held == [True, False]
            line.gone.set()
            await running

    asyncio.run(run())


@pytest.mark.parametrize("error", [OSError(), RuntimeError("after sending 'websocket.close'"), ValueError()])
def test_a_line_that_fails_takes_nobody_along(tmp_path: Path, error: Exception) -> None:
    """Whoever has been let go by the protocol below may still be at the table when the next move is told."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path)
            session, ears = await begin(server.tables, "dig", clock=600)
            broken = [await connected(server, session.table.id) for _ in range(6)]
            for line, _, _ in broken:
                line.wrong = error
            seat, ear, text = mover(session, ears)
            rung = len(server.autopilot.timers)
            server.autopilot.timers.at(session.table.id, None)
            await server.tables.submit(session.table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), ear)
            await settle(server.tables)
            assert [each.last("news")["version"] for each in ears] == [1, 1]
            assert len(server.autopilot.timers) == rung == 1, "and the table is looked after"
            async with asyncio.timeout(5):
                await asyncio.gather(*(running for _, _, running in broken))
            assert len(session.subscribers) == 2

    asyncio.run(run())


# Below: uvicorn's protocol with patience that ends


class Transport:
    def __init__(self) -> None:
        self.did: list[str] = []
        self.written = b""

    def is_closing(self) -> bool:
        return "close" in self.did

    def pause_reading(self) -> None:
        self.did.append("pause")

    def resume_reading(self) -> None:
        self.did.append("resume")

    def write(self, data: bytes) -> None:
        self.did.append("write")
        self.written += data

    def close(self) -> None:
        self.did.append("close")

    def abort(self) -> None:
        self.did.append("abort")


class Loop:
    """Keeps what is to be done later."""

    def __init__(self) -> None:
        self.later: deque[Callable[[], None]] = deque()

    def call_later(self, _delay: float, call: Callable[[], None]) -> object:
        self.later.append(call)
        return call


def line_of(clock: HandClock, allowed: float = 60.0) -> tuple[WebSocketProtocol, deque[Callable[[], None]]]:
    """An open line, and what it will do later."""
    line, loop = WebSocketProtocol.__new__(WebSocketProtocol), Loop()
    line.transport, line.conn, line.loop = cast(Any, Transport()), ServerProtocol(state=State.OPEN), cast(Any, loop)
    line.frames, line.queue, line.close_sent, line.read_paused = [], asyncio.Queue(), False, False
    line.bucket = Bucket(clock, 20.0, allowed)
    return line, loop.later


def test_who_answers_no_ping_is_let_go_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed transport would wait for a phone that sleeps to take what it was sent: its person would seem to be
    there for as long as the system tries, which is a quarter of an hour."""
    line = WebSocketProtocol.__new__(WebSocketProtocol)
    line.transport = cast(Any, Transport())
    monkeypatch.setattr(WebSocketsSansIOProtocol, "keepalive_timeout", lambda self: self.transport.close())
    line.keepalive_timeout()
    assert cast(Any, line.transport).did == ["close", "abort"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_what_is_said_arrives_as_one_text(size: int) -> None:
    line = WebSocketProtocol.__new__(WebSocketProtocol)
    line.transport, line.conn = cast(Any, Transport()), ServerProtocol(state=State.OPEN)
    text = "ż" * (size // 2) + "x" * (size % 2)
    line.send_text(text.encode())
    far = ClientProtocol(parse_uri("ws://far/"), state=State.OPEN, max_size=None)
    far.receive_data(cast(Any, line.transport).written)
    (frame,) = far.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data).decode()) == (Opcode.TEXT, True, text)


TEXTS = st.one_of(st.text(max_size=20), st.sampled_from([125, 126, 127, 300]).map("x".__mul__))


@given(st.lists(st.tuples(TEXTS, st.integers(1, 3), st.booleans()), max_size=6), st.booleans(), st.data())
def test_what_is_said_at_the_other_end_is_heard_however_it_comes(
    said: list[tuple[str, int, bool]], by_frame: bool, data: st.DataObject
) -> None:
    """Whole or in fragments, with pings between, cut anywhere by the network: every text once and in order, though what
    is long or too fast is read later."""
    line, later = line_of(HandClock(), allowed=data.draw(st.sampled_from([4.0, 1e9])))
    heard = list[bytes]()
    line.on_text = heard.append
    frames = list[bytes]()
    for text, parts, ping in said:
        rest = text.encode()
        for part in range(parts):
            size = len(rest) if part == parts - 1 else len(rest) // 2
            kind = Opcode.CONT if part else Opcode.TEXT
            frames.append(Frame(kind, rest[:size], fin=part == parts - 1).serialize(mask=True))
            frames += [Frame(Opcode.PING, b"?").serialize(mask=True)] if ping else []
            rest = rest[size:]
    stream = b"".join(frames)
    cuts = sorted(data.draw(st.sets(st.integers(1, max(1, len(stream))), max_size=8)))
    pieces = [stream[start:end] for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    for piece in frames if by_frame else pieces:
        if piece:
            line.data_received(piece)
            if data.draw(st.booleans()):
                line.pause_reading()
                line.resume_reading()
    while later:
        later.popleft()()
    assert not line.read_paused
    assert [each.decode() for each in heard] == [text for text, _, _ in said]


def test_a_frame_without_a_mask_is_nobodys_message(monkeypatch: pytest.MonkeyPatch) -> None:
    line, _ = line_of(HandClock())
    monkeypatch.setattr(line, "handle_parser_exception", lambda: None)
    heard = list[bytes]()
    line.on_text = heard.append
    line.data_received(Frame(Opcode.TEXT, b"abcdef").serialize(mask=False))
    assert heard == [] and line.conn.parser_exc is not None


PING = Frame(Opcode.PING, b"").serialize(mask=True)
FRAGMENT = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
FIRST_FRAGMENT = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)


def test_pings_are_answered_and_paid_for() -> None:
    clock = HandClock()
    line, later = line_of(clock)
    line.on_text = lambda _: None
    for _ in range(60):
        line.data_received(PING)
    transport = cast(Any, line.transport)
    assert len(transport.written) == 2 * 60 and not later and "pause" not in transport.did
    line.data_received(PING)
    assert transport.did[-1] == "pause" and len(later) == 1
    later.popleft()()
    assert transport.did[-1] == "resume" and len(transport.written) == 2 * 61


@pytest.mark.parametrize("frame", [PING, FRAGMENT], ids=["pings", "fragments"])
def test_who_sends_thousands_of_frames_that_say_nothing_is_turned_out(frame: bytes) -> None:
    line, later = line_of(HandClock())
    line.on_text = lambda _: None
    line.data_received((FIRST_FRAGMENT if frame is FRAGMENT else b"") + frame * 40_000)
    assert not later and line.transport.is_closing()
    assert cast(Any, line.transport).written.endswith(bytes((0x88, 2)) + POLICY.to_bytes(2, "big"))
    assert len(cast(Any, line.transport).written) < 2 * PORTION


def test_what_nobody_pays_for_is_read_a_portion_at_a_time() -> None:
    line, later = line_of(HandClock(), allowed=1e9)
    heard = list[bytes]()
    line.on_text = heard.append
    text = Frame(Opcode.TEXT, b"x").serialize(mask=True)
    line.data_received(text * 10_000)
    rounds = 0
    while later:
        assert len(heard) <= PORTION * (rounds + 1) / len(text)
        later.popleft()()
        rounds += 1
    assert len(heard) == 10_000


def test_nothing_is_read_while_somebody_is_held_back() -> None:
    line, later = line_of(HandClock(), allowed=1e9)
    heard = list[bytes]()

    def on_text(data: bytes) -> None:
        heard.append(data)
        line.pause_reading()

    line.on_text = on_text
    text = Frame(Opcode.TEXT, b"x").serialize(mask=True)
    line.data_received(text * 10_000)
    for _ in range(3):
        while later:
            later.popleft()()
        portion = len(heard)
        assert line.read_paused and portion < 10_000
        line.resume_reading()
        assert len(heard) > portion
    line.on_text = heard.append
    line.resume_reading()
    while later:
        later.popleft()()
    assert len(heard) == 10_000 and not line.read_paused


def test_nothing_is_said_on_a_line_that_is_closed() -> None:
    line = WebSocketProtocol.__new__(WebSocketProtocol)
    line.transport, line.conn = cast(Any, Transport()), ServerProtocol(state=State.OPEN)
    line.conn.send_close(1000)
    with pytest.raises(ClientDisconnected):
        line.send_text(b"too late")
    assert cast(Any, line.transport).written == b""


def sockets_of(server: ServerProcess) -> int:
    assert server.process is not None
    folder = Path(f"/proc/{server.process.pid}/fd")
    if not folder.exists():
        pytest.skip("needs /proc")
    return sum(str(file.readlink()).startswith("socket:") for file in folder.iterdir() if file.is_symlink())


def test_nothing_is_kept_for_a_reader_that_was_let_go(own_server: ServerProcess) -> None:
    async def run() -> None:
        host = await HttpClient.come_in(own_server.url, "Anna")
        table = await host.open_table("goodboy", 4)  # a long game: systems take megabytes for a slow reader
        async with host.at(table) as watcher:
            before = sockets_of(own_server)
            with socket.socket() as lazy:
                lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                lazy.connect(("127.0.0.1", own_server.port))
                lazy.sendall(handshake(table))
                await watcher.until(lambda: watcher.info["watchers"] == 2)
                assert sockets_of(own_server) == before + 1
                for seat in range(4):
                    await watcher.do("seat_bot", seat=seat, bot="random")
                await watcher.do("start")
                await watcher.until(lambda: watcher.info["watchers"] == 1, 80)
                async with asyncio.timeout(LINGER + 20):
                    while sockets_of(own_server) > before:
                        await asyncio.sleep(0.1)

    asyncio.run(run())


def test_two_of_a_table_hear_the_same_whatever_a_third_sends(server: ServerProcess) -> None:
    """A frame that is too large ends a connection while others play: nobody misses anything."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = await sit_down(server, stack, "dig", people=2)
            third = await stack.enter_async_context((await HttpClient.come_in(server.url, "Cy")).at(clients[0].table))
            third.longest_wait = 0.05
            for _ in range(30):
                player = next(client for client in clients if client.to_move() is not None)
                seat = player.to_move()
                assert seat is not None
                await third.send_raw("x" * 100_000)
                version = await player.play(seat, player.views[seat]["legal"][0]["text"])
                for client in clients:
                    await client.reach(version)
                await third.reach(version)
            assert third.connected > 3 and clients[0].connected == clients[1].connected == 1

    asyncio.run(run())
