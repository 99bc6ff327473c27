"""uvicorn's socket protocol, which also lets go of whoever neither reads nor answers.

A transport that is only closed waits until everything was taken: of somebody who takes nothing, for ever, and nobody
would be told that they are gone.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER = 5.0
"""Seconds in which the last words can be taken."""


class Line(WebSocketsSansIOProtocol):
    """See the module."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
