"""Statistics for reports: intervals, a sequential test, and integer tallies that add up exactly in any order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from statistics import fmean
from typing import Any

SIGMAS_FOR_95_PERCENT = 1.959963984540054


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a win rate, which is valid near 0 and 1, too.

    Wins may be fractional (shared victories), and so may the number of games (the effective number of dependent ones).
    """
    if games == 0:
        return 0.0, 1.0
    z, rate = SIGMAS_FOR_95_PERCENT, wins / games
    middle = rate + z * z / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def variance(values: Sequence[float]) -> float:
    """Return the variance of a sample; a hundred times as fast as `statistics.variance`."""
    mean = fmean(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with half the width of its 95 % interval."""

    value: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """Estimate the mean from at least two values."""
        return cls(fmean(values), SIGMAS_FOR_95_PERCENT * sqrt(variance(values) / len(values)))

    @property
    def low(self) -> float:
        return self.value - self.half

    @property
    def high(self) -> float:
        return self.value + self.half


def clustered(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the 95 % interval of a win rate from equally large groups of games that depend on each other.

    It is Wilson's interval for the effective number of games (design effect)."""
    games, size = [game for group in groups for game in group], len(groups[0]) if groups else 1
    if len(groups) < 2:
        return wilson(sum(games), len(games))
    rate, spread = fmean(games), variance([fmean(group) for group in groups]) / len(groups)
    alone = rate * (1 - rate) / len(games)
    # Bounded, as a few groups may be alike by chance.
    effect = min(max(spread / alone, 1 / size), size) if alone > 0 else 1.0
    return wilson(sum(games) / effect, len(games) / effect)


# Sequential test

APART = 0.05
"""The smallest relevant difference from an equal share."""
FALSE_ALARM = 0.025
"""Probability of `better`, and of `worse`, for equally strong bots."""
MISS = 0.05
"""Probability of `even` for a difference of `APART`."""
FEWEST = 10
"""Minimum number of values: their variance has to be estimated."""


@dataclass(frozen=True, slots=True)
class Sequential:
    """Wald's sequential probability ratio test (SPRT) of a mean, in both directions: the expected one against `APART`
    above and below it. `above` and `below` are log-likelihood ratios against the expected mean."""

    above: float
    below: float

    ACCEPT = log((1 - MISS) / FALSE_ALARM)
    REJECT = log(MISS / (1 - FALSE_ALARM))

    @classmethod
    def of(cls, values: Sequence[float], expected: float) -> Sequential:
        """Test independent values; the variance is estimated from them (generalized SPRT)."""
        number = len(values)
        if number < FEWEST:
            return cls(0.0, 0.0)
        # Add one victory and one defeat, so that the variance of equal values isn't 0.
        spread = variance([*values, 0.0, 1.0])
        gain = fmean(values) - expected
        scale = number * APART / spread
        return cls(scale * (gain - APART / 2), scale * (-gain - APART / 2))

    @property
    def verdict(self) -> str:
        """`better`, `worse`, `even`, or `open` while more values are needed."""
        if self.above >= self.ACCEPT:
            return "better"
        if self.below >= self.ACCEPT:
            return "worse"
        return "even" if max(self.above, self.below) <= self.REJECT else "open"


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
        # Use integers as long as possible: the difference of two large floats would lose precision.
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
        return self.quantile(50)

    def quantile(self, percent: int) -> int:
        """Return the lowest value that so many percent of all don't exceed."""
        seen, number = 0, self.number
        for value in sorted(self.counts):
            seen += self.counts[value]
            if 100 * seen >= percent * number:
                return value
        raise ValueError("an empty tally has no quantiles")

    def binned(self, most: int) -> list[tuple[int, int]]:
        """Return at most `most` bins of equal width, each as its lowest value and its count."""
        width = -(-(self.high - self.low + 1) // most)
        bins = [0] * -(-(self.high - self.low + 1) // width)
        for value, count in self.counts.items():
            bins[(value - self.low) // width] += count
        return [(self.low + width * at, count) for at, count in enumerate(bins)]

    def as_dict(self) -> dict[str, Any]:
        """Return the usual figures, and the histogram as pairs of a value and its count."""
        return {
            "mean": self.mean,
            "deviation": self.deviation,
            "low": self.low,
            "median": self.median,
            "high": self.high,
            "histogram": [[value, count] for value, count in sorted(self.counts.items())],
        }
