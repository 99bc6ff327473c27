"""uvicorn's socket protocol, with a short way between the wire and a table, and patience that ends.

Messages of an open socket don't pass through queues and tasks: what is heard is told to whoever listens as soon as it
was read, and what is said is the transport's at once, whose buffer tells how far behind the reader is.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.utils import apply_mask

WHOLE_TEXT = 0x80 | Opcode.TEXT
MASKED = 0x80
HEAD = 6
"""Bytes before the payload of a short masked frame: what it is, its size, and the mask."""
LINGER = 5.0
"""Seconds in which the last words can be taken."""


class Line(WebSocketsSansIOProtocol):
    """See the module. Whoever is asked for a socket finds it as `websocket.state.line`."""

    hear: Callable[[bytes], None] | None = None
    """Told of every message, once somebody listens."""

    async def run_asgi(self) -> None:
        self.scope["state"]["line"] = self
        await super().run_asgi()
        # A transport that is only closed waits until everything was taken: of somebody who takes nothing, for ever,
        # and nobody would be told that they are gone.
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        hear, text = self.hear, self._short_text(data)
        if hear is None or text is None:
            super().data_received(data)
        elif not self.close_sent:
            hear(text)

    def _short_text(self, data: bytes) -> bytes | None:
        """What a short frame says that came by itself, as nearly every command does; all else is for the protocol."""
        size = len(data) - HEAD
        if not 0 <= size < 126 or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
            return None
        conn = self.conn
        between_messages = not conn.reader.buffer and conn.current_size is None
        return apply_mask(data[HEAD:], data[2:HEAD]) if between_messages and conn.state is State.OPEN else None

    def send_receive_event_to_app(self) -> None:
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hear(message)

    def say(self, message: bytes) -> None:
        """Send a text; `ClientDisconnected` if nobody can hear it any more."""
        if self.conn.state is not State.OPEN:
            raise ClientDisconnected
        # A whole text in one frame, as servers send them: neither masked nor compressed.
        size = len(message)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + message)

    @property
    def unsaid(self) -> int:
        """How many bytes the other end has not made room for, if it is behind at all."""
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def hold(self) -> None:
        """Read nothing for now, which holds the sender back."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
