"""The one source of time, so that tests can turn the hands. Milliseconds since 1970, everywhere in the server."""

from __future__ import annotations

import time
from typing import Protocol

SECOND = 1000
DAY = 24 * 3600 * SECOND


class Clock(Protocol):
    """Says what time it is."""

    def now(self) -> int:
        """Milliseconds since 1970."""


class WallClock:
    """The machine's own time."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000
