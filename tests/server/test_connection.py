"""One connection: what is sent at once and what waits, who is let go, and that nobody else suffers for it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest

from barkade.client import HttpClient
from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.runtime.limits import Bucket
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.transport.connection import GOING_AWAY, TRY_AGAIN, Connection
from barkade.server.transport.websocket import LINGER
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
