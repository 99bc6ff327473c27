"""Statistics for reports: intervals, a sequential test, and integer tallies that add up exactly in any order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from statistics import fmean
from typing import Any

SIGMAS_FOR_95_PERCENT = 1.959963984540054


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a win rate; valid near 0 and 1, too. Wins may be fractional (shared); so
    may be the number of games, where games depend on each other."""
    if games == 0:
        return 0.0, 1.0
    z, rate = SIGMAS_FOR_95_PERCENT, wins / games
    middle = rate + z * z / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def variance(values: Sequence[float]) -> float:
    """Return the variance of a sample; the standard library's takes a hundred times as long."""
    mean = fmean(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with half the width of its 95 % interval."""

    value: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """Take two values or more."""
        return cls(fmean(values), SIGMAS_FOR_95_PERCENT * sqrt(variance(values) / len(values)))

    @property
    def low(self) -> float:
        return self.value - self.half

    @property
    def high(self) -> float:
        return self.value + self.half


def clustered(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the 95 % interval of a win rate from groups of as many games each, which depend on each other.

    It is Wilson's, for as many independent games as would vary alike."""
    games, size = [game for group in groups for game in group], len(groups[0]) if groups else 1
    if len(groups) < 2:
        return wilson(sum(games), len(games))
    rate, spread = fmean(games), variance([fmean(group) for group in groups]) / len(groups)
    alone = rate * (1 - rate) / len(games)
    # Bounded: a few groups may be alike by chance.
    effect = min(max(spread / alone, 1 / size), size) if alone > 0 else 1.0
    return wilson(sum(games) / effect, len(games) / effect)


# Sequential test

APART = 0.05
"""A difference from an equal share that is worth finding."""
FALSE_ALARM = 0.025
"""Probability of each of `better` and `worse` for equals."""
MISS = 0.05
"""Probability of `even` for a difference of `APART`."""
FEWEST = 10
"""Values before the first look: their variance has to be known."""


@dataclass(frozen=True, slots=True)
class Sequential:
    """Wald's sequential probability ratio test (SPRT) of a mean, in both directions: is it the expected one, or `APART`
    above or below it? `above` and `below` are log-likelihood ratios against the expected mean."""

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
        # One whole victory and one defeat more: values that are all alike have a variance, too.
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

    def binned(self, most: int) -> list[tuple[int, int]]:
        """Return at most so many bins of one width, as the lowest value of each and its count."""
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
