"""uvicorn's WebSocket protocol, with a fast path for messages, and with timeouts.

Messages of an open socket bypass queues and tasks: a received message is passed to the listener at once, and a sent one
is written to the transport at once, whose buffer shows how far behind the reader is.

Every frame takes a token from the connection's bucket: messages through their listener, pings and fragments here. A
chunk can hold thousands of frames, so it is parsed in portions between which the event loop serves others.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Opcode
from websockets.protocol import State
from websockets.utils import apply_mask

from barkade.server.runtime.limits import Bucket
from barkade.server.server import Server

OPEN = State.OPEN  # looking up an enum member is slow, and every message does it
WHOLE_TEXT = 0x80 | Opcode.TEXT
MEDIUM, LONG = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
"""Pack the headers of medium and long frames: opcode, length code, length."""
MASKED = 0x80
HEAD = 6
"""Size of the header of a short masked frame: opcode, length and mask."""
LINGER = 5.0
"""Seconds for which a closing connection stays open, so that the client can read the last messages."""
PORTION = 1024
"""Bytes parsed without yielding, unless they are one short text: at most 170 frames."""
MOST_UNREAD = 1 << 20
"""Limit of unparsed bytes. A paused transport delivers at most one more chunk, a closing one everything."""
ABUSE = 3.0
"""Debt of the bucket in seconds, from pings and fragments of one portion, that counts as abuse."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of one WebSocket, available to its endpoint as `websocket.state.protocol`."""

    on_text: Callable[[bytes], None] | None = None
    """Listener, called with every message."""
    behind = False
    """The client reads more slowly than the server writes."""
    bucket: Bucket
    """The token bucket of frames."""
    _unread = b""
    _later: asyncio.TimerHandle | None = None
    """Timer that resumes reading."""
    _held = False
    """The listener has paused reading."""
    _silent = 0
    """Frames of the last portion that no listener is charged for."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        app: Any = self.config.app
        server: Server = app.state.server
        self.bucket = Bucket(server.clock, server.settings.frames_per_second, server.settings.frames_burst)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._later is not None:
            self._later.cancel()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope["state"]["protocol"] = self
        await super().run_asgi()
        # A closed transport waits until its buffer was read: for ever, if the client reads nothing. So abort it later.
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        on_text, text = self.on_text, self._short_text(data)
        if on_text is None or text is None:
            self._unread += data
            if len(self._unread) > MOST_UNREAD:
                self.transport.abort()
            elif not self._held and self._later is None:
                self._read_on()
        elif not self.close_sent:
            on_text(text)

    def _read_on(self) -> None:
        """Parse a portion; parse the rest once others were served and enough tokens are there."""
        self._later = None
        if self._held or self.transport.is_closing():
            return
        portion, self._unread, self._silent = self._unread[:PORTION], self._unread[PORTION:], 0
        super().data_received(portion)
        wait = self.bucket.owe(self._silent) if self._silent else 0.0
        if wait > ABUSE:
            self._turn_out()
        elif wait or self._unread:
            self._later = self.loop.call_later(wait, self._read_on)
        self._pause_or_resume()

    def handle_events(self) -> None:
        self._silent = len(self.conn.events)
        super().handle_events()

    def _turn_out(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def _short_text(self, data: bytes) -> bytes | None:
        """Return the text if the data are exactly one short text frame, as nearly every command is; else None."""
        size = len(data) - HEAD
        if not 0 <= size < 126 or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
            return None
        conn = self.conn
        between_messages = not self._unread and not conn.reader.buffer and conn.current_size is None
        return apply_mask(data[HEAD:], data[2:HEAD]) if between_messages and conn.state is OPEN else None

    def send_receive_event_to_app(self) -> None:
        if self.on_text is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._silent -= 1
            self.on_text(message)

    def send_text(self, message: bytes) -> None:
        """Send a text. Raises `ClientDisconnected` if the client is gone."""
        if self.conn.state is not OPEN:
            raise ClientDisconnected
        # One unmasked, uncompressed text frame.
        size = len(message)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = MEDIUM(WHOLE_TEXT, 126, size)
        else:
            head = LONG(WHOLE_TEXT, 127, size)
        self.transport.write(head + message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.behind = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.behind = False

    @property
    def unsent(self) -> int:
        """Return the number of bytes that are still in the write buffer."""
        return self.transport.get_write_buffer_size()

    def pause_reading(self) -> None:
        """Pause reading: back-pressure on the sender."""
        self._held = True
        self._pause_or_resume()

    def resume_reading(self) -> None:
        self._held = False
        if self._unread and self._later is None:
            self._read_on()
        else:
            self._pause_or_resume()

    def _pause_or_resume(self) -> None:
        """Pause or resume the transport. Messages without a listener are left to uvicorn, which resumes by itself."""
        pause = self._held or self._later is not None
        if pause != self.read_paused and (pause or self.queue.empty()) and not self.transport.is_closing():
            self.read_paused = pause
            (self.transport.pause_reading if pause else self.transport.resume_reading)()
