"""uvicorn's HTTP protocol, with patience that ends and a limit on what one address keeps open.

Whoever sends half a request would otherwise be waited for without end, with a file of the system's for each.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from barkade.server.house import House

PATIENCE = 20.0
"""Seconds in which a request has to be sent, head and body."""
UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class Door(H11Protocol):
    """See the module. A connection that becomes a socket is none of ours any more."""

    _patience: asyncio.TimerHandle | None = None
    _address: str | None = None
    """Where it comes from, as long as it is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        app: Any = self.config.app
        house: House = app.state.house
        self._calling = house.calling
        self._address = self.client[0] if self.client else ""
        self._calling[self._address] += 1
        if self._calling[self._address] > house.settings.most_of_one_address:
            transport.abort()
        else:
            self._wait_or_not()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait_or_not()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_or_not()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _wait_or_not(self) -> None:
        """Between two requests uvicorn's own time limit runs."""
        waiting = self._address is not None and self.timeout_keep_alive_task is None
        if waiting and self.conn.their_state in UNFINISHED:
            self._patience = self._patience or self.loop.call_later(PATIENCE, self.transport.abort)
        else:
            self._be_patient()

    def _be_patient(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _leave(self) -> None:
        self._be_patient()
        if self._address is not None:
            self._calling[self._address] -= 1
            if not self._calling[self._address]:
                del self._calling[self._address]
            self._address = None
