"""Run the server with uvicorn; notify clients before connections close."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from barkade.server.app import make_app
from barkade.server.server import Server
from barkade.server.transport.http import HttpProtocol
from barkade.server.transport.websocket import WebSocketProtocol

GOODBYE = 0.2
"""Seconds for sending `Bye` messages before connections close."""


class Runner(uvicorn.Server):
    """A uvicorn server that sends `Bye` to all clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, server: Server, opened: Callable[[int], None]) -> None:
        super().__init__(config)
        self._server = server
        self._opened = opened

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Don't re-raise captured signals: a requested stop exits with status 0."""
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
        self._server.say_goodbye()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def allow_many_files() -> None:
    """Raise the limit of open files, as every socket takes one."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if now != most:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def collect_rarely() -> None:
    """Make full garbage collections rare: tables have no reference cycles, and a full collection pauses all of them.

    Objects that exist after startup are frozen (never scanned again); only the young generation is collected often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1000)


def serve(server: Server, host: str, port: int, opened: Callable[[int], None]) -> bool:
    """Serve until stopped; return whether the server could be started."""
    config = uvicorn.Config(
        make_app(server),
        host=host,
        port=port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=server.settings.largest_frame,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(server.settings.proxies),
        forwarded_allow_ips=list(server.settings.proxies),
    )
    allow_many_files()
    collect_rarely()
    runner = Runner(config, server, opened)
    runner.run()
    return runner.started
