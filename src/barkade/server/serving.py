"""Runs the house behind uvicorn until somebody stops it; everybody is told before it closes."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from barkade.server.app import make_app
from barkade.server.door import Door
from barkade.server.house import House
from barkade.server.line import Line

GOODBYE = 0.2
"""Seconds for good-byes to be sent before connections close."""


class Server(uvicorn.Server):
    """uvicorn, with manners."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[int], None]) -> None:
        super().__init__(config)
        self._house = house
        self._opened = opened

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal that was obeyed is not raised a second time: closing when told to is no failure."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for server in self.servers:
                for listening in server.sockets:
                    self._opened(listening.getsockname()[1])
                    return

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.say_goodbye()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def allow_many_files() -> None:
    """Thousands of sockets are thousands of files: take as many as the system gives."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if now != most:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def collect_rarely() -> None:
    """Tables hold no circles of references: looking for them through all that lives stops every table for a while.

    What there is after the start is never looked at again, the young often enough, everything else hardly ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1000)


def serve(house: House, host: str, port: int, opened: Callable[[int], None]) -> bool:
    """Serve until stopped; whether it could be started at all."""
    config = uvicorn.Config(
        make_app(house),
        host=host,
        port=port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=Door,
        ws=Line,
        ws_max_size=house.settings.largest_frame,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    allow_many_files()
    collect_rarely()
    server = Server(config, house, opened)
    server.run()
    return server.started
