"""How fast somebody may do something: a bucket that fills with time."""

from __future__ import annotations

from collections import OrderedDict

from barkade.server.clock import SECOND, Clock

MOST_BUCKETS = 50_000


class Bucket:
    """Holds at most `at_once`, and gains `a_second`."""

    __slots__ = ("_a_ms", "_at_once", "_clock", "_full", "_then")

    def __init__(self, clock: Clock, a_second: float, at_once: float) -> None:
        self._clock = clock
        self._a_ms = a_second / SECOND
        self._at_once = at_once
        self._full = at_once
        self._then = clock.now()

    def _fill(self) -> None:
        now = self._clock.now()
        self._full = min(self._at_once, self._full + max(0, now - self._then) * self._a_ms)
        self._then = now

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._fill()
        if self._full < 1:
            return False
        self._full -= 1
        return True

    def owe(self) -> float:
        """Take one in any case; how many seconds to wait first."""
        self._fill()
        self._full -= 1
        return max(0.0, -self._full / self._a_ms / SECOND)


class Buckets:
    """A bucket for each of many, as long as they are remembered."""

    def __init__(self, clock: Clock, a_second: float, at_once: float) -> None:
        self._kind = (clock, a_second, at_once)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(*self._kind)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket.take()
