"""Figures of a report, with intervals, in tables that HTML, JSON and CSV are made from."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Literal

from barkade.engine.i18n import Message, say
from barkade.stats import SIGMAS_FOR_95_PERCENT, Tally, wilson

Form = Literal["percent", "decimal", "whole"]
Plot = Literal["none", "bars", "intervals", "line", "bands"]

SIGMAS_FOR_CERTAIN = 3.29
"""A difference of two boxes counts as certain beyond that: one in a thousand by chance alone. Reports hold hundreds of
figures, so that 95 % would call several differences that are none."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, and its 95 % interval if it is an estimate."""

    value: float
    low: float | None = None
    high: float | None = None
    form: Form = "decimal"

    @classmethod
    def share(cls, wins: float, games: float) -> Figure:
        return cls(wins / games if games else 0.0, *wilson(wins, games), form="percent")

    @classmethod
    def mean(cls, total: float, squares: float, number: float, form: Form = "decimal") -> Figure:
        """Return a mean, from the sums of values and of their squares."""
        if number < 2:
            return cls(total / max(number, 1), form=form)
        mean = total / number
        half = SIGMAS_FOR_95_PERCENT * sqrt(max(squares / number - mean * mean, 0.0) / (number - 1))
        return cls(mean, mean - half, mean + half, form)

    @classmethod
    def of(cls, tally: Tally, form: Form = "decimal", scale: float = 1.0) -> Figure:
        """Return the mean of a tally, in units of `scale`."""
        squares = sum(value * value * count for value, count in tally.counts.items())
        return cls.mean(scale * tally.total, scale * scale * squares, tally.number, form)

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return 0.0 if self.low is None or self.high is None else (self.high - self.low) / 2

    def certainly_differs(self, other: Figure) -> bool:
        """Tell whether two independent estimates differ by more than chance would make them."""
        deviation = sqrt(self.half**2 + other.half**2) / SIGMAS_FOR_95_PERCENT
        return self.low is not None and abs(self.value - other.value) > SIGMAS_FOR_CERTAIN * deviation > 0

    def less(self, other: Figure) -> Figure:
        """Return the difference of two independent estimates."""
        value, half = self.value - other.value, sqrt(self.half**2 + other.half**2)
        return Figure(value, value - half, value + half, self.form)

    def as_dict(self) -> dict[str, Any]:
        interval = None if self.low is None else [self.low, self.high]
        return {"value": self.value, "interval_95": interval}


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: its key for programs, its name for people, and its figures."""

    key: str
    name: Message
    figures: tuple[Figure | None, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its key for programs, and its heading."""

    key: str
    name: Message


@dataclass(slots=True)
class Sheet:
    """A table of figures; `plot` says how its first column is drawn."""

    id: str
    title: Message
    columns: Sequence[Column]
    rows: list[Row] = field(default_factory=list)
    plot: Plot = "none"
    expected: float | None = None
    """The value that a plot draws a line at."""
    shaded: bool = True
    """False where shares in a row are no parts of a whole."""
    listed: bool = True
    """False if only the plot is shown: the table is in the data."""
    compared: bool = True
    """False where two boxes would differ in almost all rows if in one."""

    def as_dict(self) -> dict[str, Any]:
        return {
            row.key: {
                column.key: figure and figure.as_dict()
                for column, figure in zip(self.columns, row.figures, strict=True)
            }
            for row in self.rows
        }


@dataclass(slots=True)
class Section:
    """A part of a report: a heading, a sentence about it, tables."""

    id: str
    title: Message
    about: Message | None
    sheets: list[Sheet]
    most: tuple[str, str] | None = None
    """Table and row, by their keys, of the figure that answers the heading best."""
    most_name: Message | None = None
    """The name of that figure where it stands alone; by default that of its row."""
    other: Figure | None = None
    """The same figure of the box that the report puts beside this one."""

    def answer(self) -> tuple[Message, Figure] | None:
        """Return the figure that answers the heading best, with its name."""
        for sheet in self.sheets:
            for row in sheet.rows:
                if (sheet.id, row.key) == self.most and row.figures[0] is not None:
                    return self.most_name or row.name, row.figures[0]
        return None


def as_data(sections: Iterable[Section]) -> dict[str, Any]:
    """Return all figures by section, table, row and column."""
    return {section.id: {sheet.id: sheet.as_dict() for sheet in section.sheets} for section in sections}


def as_csv(sections: Iterable[Section]) -> str:
    """Return all figures, a line each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("section", "table", "row", "name", "figure", "value", "low_95", "high_95"))
    for section in sections:
        for sheet in section.sheets:
            for row in sheet.rows:
                for column, figure in zip(sheet.columns, row.figures, strict=True):
                    if figure is not None:
                        place = section.id, sheet.id, row.key, say(row.name), column.key
                        writer.writerow((*place, figure.value, figure.low, figure.high))
    return out.getvalue()
