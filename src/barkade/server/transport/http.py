"""uvicorn's HTTP protocol, with request timeouts and a limit of connections per address.

Without a timeout, incomplete requests would hold their sockets for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from barkade.server.runtime.addresses import network_of
from barkade.server.server import Server

REQUEST_TIMEOUT = 20.0
"""Seconds within which a request has to arrive, head and body."""
UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class HttpProtocol(H11Protocol):
    """HTTP with timeouts and a limit per address. A connection upgraded to a WebSocket no longer counts."""

    _timeout: asyncio.TimerHandle | None = None
    _address: str | None = None
    """The client's address while the connection counts towards its limit."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        app: Any = self.config.app
        server: Server = app.state.server
        self._calling = server.calling
        peer = self.client[0] if self.client else ""
        self._address = network_of(peer)
        self._calling[self._address] += 1
        # All clients of a proxy share its address: they are limited by request and socket instead.
        proxied = peer in server.proxies
        if self._calling[self._address] > server.settings.most_per_address and not proxied:
            transport.abort()
        else:
            self._update_timeout()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_timeout()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_timeout()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _update_timeout(self) -> None:
        """Start or stop the timeout; between requests uvicorn's own applies."""
        waiting = self._address is not None and self.timeout_keep_alive_task is None
        if waiting and self.conn.their_state in UNFINISHED:
            self._timeout = self._timeout or self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)
        else:
            self._cancel_timeout()

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def _leave(self) -> None:
        self._cancel_timeout()
        if self._address is not None:
            self._calling[self._address] -= 1
            if not self._calling[self._address]:
                del self._calling[self._address]
            self._address = None
