"""Live tables: HTTP and WebSocket, storage, presence, clocks, bot seats. A move is acknowledged once it is durable."""

from __future__ import annotations

from barkade.engine.i18n import add_words

add_words(__name__)
