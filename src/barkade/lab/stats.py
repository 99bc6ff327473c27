"""Statistics for reports: Wilson score intervals, and integer tallies that add up exactly in any order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

SIGMAS_FOR_95_PERCENT = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a win rate; valid near 0 and 1, too. Wins may be fractional (shared)."""
    if games == 0:
        return 0.0, 1.0
    z, rate = SIGMAS_FOR_95_PERCENT, wins / games
    middle = rate + z * z / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


@dataclass
class Tally:
    """A histogram of integers."""

    counts: dict[int, int] = field(default_factory=dict)

    def add(self, values: Iterable[int], counts: Iterable[int]) -> None:
        for value, count in zip(values, counts, strict=True):
            self.counts[value] = self.counts.get(value, 0) + count

    @property
    def number(self) -> int:
        return sum(self.counts.values())

    @property
    def total(self) -> int:
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        return self.total / self.number

    @property
    def deviation(self) -> float:
        squares = sum(value * value * count for value, count in self.counts.items())
        # Integers as long as possible: the difference of two large floats would lose precision.
        return sqrt(max(0, squares * self.number - self.total**2)) / self.number

    @property
    def low(self) -> int:
        return min(self.counts)

    @property
    def high(self) -> int:
        return max(self.counts)

    @property
    def median(self) -> int:
        """The lower median."""
        seen = 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if 2 * seen >= self.number:
                return value
        raise ValueError("an empty tally has no median")

    def as_dict(self) -> dict[str, float]:
        return {
            "mean": self.mean,
            "deviation": self.deviation,
            "low": self.low,
            "median": self.median,
            "high": self.high,
        }
