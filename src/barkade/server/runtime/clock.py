"""The clock of tables, timers and rate limits, replaceable in tests. Milliseconds since 1970."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from typing import Protocol

SECOND = 1000
DAY = 24 * 3600 * SECOND


class Clock(Protocol):
    """A source of time."""

    def now(self) -> int:
        """Return milliseconds since 1970."""


def today(clock: Clock) -> date:
    """Return the current date in UTC."""
    return datetime.fromtimestamp(clock.now() / SECOND, UTC).date()


class WallClock:
    """The system clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000
