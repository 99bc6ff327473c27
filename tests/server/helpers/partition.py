"""A line to the database that a test can cut: refused and reset, or black, where bytes just stop."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit

State = Literal["through", "refused", "black"]


class Line:
    """One connection, through the proxy."""

    def __init__(self, client: asyncio.StreamWriter, database: asyncio.StreamWriter) -> None:
        self.writers = (client, database)
        self.flows = asyncio.Event()
        self.flows.set()

    def reset(self) -> None:
        for writer in self.writers:
            writer.transport.abort()


class DatabaseProxy:
    """A TCP proxy in front of a PostgreSQL on a Unix socket. It runs in a thread of its own, as nodes are started and
    waited for by blocking calls."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._name = parts.path.lstrip("/")
        self._state: State = "through"
        self._lines: set[Line] = set()
        self._waiting: set[asyncio.StreamWriter] = set()
        """Connections made while everything is black."""
        self._trap = b""
        self._serving: asyncio.Server | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.sprung = threading.Event()
        """Set when the bytes of `cut_at` were seen."""
        self.port = 0

    @property
    def url(self) -> str:
        return f"postgresql://postgres:@127.0.0.1:{self.port}/{self._name}?sslmode=disable"

    def __enter__(self) -> DatabaseProxy:
        self._thread.start()
        self._do(self._open())
        return self

    def __exit__(self, *_error: object) -> None:
        self._do(self._shut())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    # What tests do to it

    def refuse(self) -> None:
        """Reset all connections and refuse new ones."""
        self._do(self._refuse())

    def blacken(self) -> None:
        """Let bytes stop, both ways. Connections stay open; new ones are accepted and never answered."""
        self._do(self._soon(self._blacken))

    def cut_at(self, bytes_: bytes) -> None:
        """Turn black before the next bytes of a node that contain these."""
        self.sprung.clear()
        self._trap = bytes_

    def heal(self, lost: bool) -> None:
        """Let everything through again. What stopped meanwhile was lost, and its connections are reset; or it was only
        late, and arrives now."""
        self._do(self._heal(lost))

    # The proxy

    async def _soon(self, do: Callable[[], None]) -> None:
        do()

    async def _open(self) -> None:
        self._serving = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._serving.sockets[0].getsockname()[1]

    async def _shut(self) -> None:
        assert self._serving is not None
        self._serving.close()
        self._reset_all()

    def _reset_all(self) -> None:
        for line in list(self._lines):
            line.reset()
        for writer in self._waiting:
            writer.transport.abort()
        self._waiting.clear()

    async def _refuse(self) -> None:
        self._state = "refused"
        await self._shut()

    def _blacken(self) -> None:
        self._state = "black"
        for line in self._lines:
            line.flows.clear()

    async def _heal(self, lost: bool) -> None:
        if self._state == "refused":
            await self._open()
        if lost:
            self._reset_all()
        self._state = "through"
        for line in self._lines:
            line.flows.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._state == "black":
            self._waiting.add(writer)  # what it says is never read
            return
        from_database, to_database = await asyncio.open_unix_connection(self._socket)
        line = Line(writer, to_database)
        self._lines.add(line)
        try:
            await asyncio.gather(
                self._pass_on(line, reader, to_database, True), self._pass_on(line, from_database, writer, False)
            )
        finally:
            self._lines.discard(line)
            line.reset()

    async def _pass_on(
        self, line: Line, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, of_node: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                if of_node and self._trap and self._trap in data:
                    self._trap = b""
                    self._blacken()
                    self.sprung.set()
                await line.flows.wait()
                writer.write(data)
                await writer.drain()
        await line.flows.wait()  # in the dark, nobody learns that the other side has hung up
        line.reset()
