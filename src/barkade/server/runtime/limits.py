"""Rate limits: token buckets."""

from __future__ import annotations

from collections import OrderedDict

from barkade.server.runtime.clock import SECOND, Clock

MOST_BUCKETS = 50_000


class Bucket:
    """A token bucket: holds at most `burst` tokens and gains `per_second`."""

    __slots__ = ("_burst", "_clock", "_per_ms", "_then", "_tokens")

    def __init__(self, clock: Clock, per_second: float, burst: float) -> None:
        self._clock = clock
        self._per_ms = per_second / SECOND
        self._burst = burst
        self._tokens = burst
        self._then = clock.now()

    def _fill(self) -> None:
        now = self._clock.now()
        self._tokens = min(self._burst, self._tokens + max(0, now - self._then) * self._per_ms)
        self._then = now

    def take(self, cost: float = 1) -> bool:
        """Take tokens if at least one is left; return whether it was. A cost beyond the balance becomes a debt."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= cost
        return True

    def owe(self, count: int = 1) -> float:
        """Take tokens unconditionally; return the seconds until the balance is positive again."""
        self._fill()
        self._tokens -= count
        return max(0.0, -self._tokens / self._per_ms / SECOND)


class Buckets:
    """Token buckets by name; the least recently used are dropped."""

    def __init__(self, clock: Clock, per_second: float, burst: float) -> None:
        self._kind = (clock, per_second, burst)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """Return the bucket of a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(*self._kind)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket

    def take(self, name: str, cost: float = 1) -> bool:
        return self.of(name).take(cost)
