"""A game's own chapter in the lab's reports: the meaning of the numbers and counters in its `metrics.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from barkade.engine.i18n import Message

Names = Callable[[Any], Sequence[Message]]
"""Names of things, from the box."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers per seat, compared between winners and others: one for each name, from index `first` on. The message
    `<game>-report-<id>` is the heading."""

    id: str
    first: int
    names: Names


@dataclass(frozen=True, slots=True)
class Counts:
    """A table of counters, row by row from `first` on. Rows that count nothing are left out."""

    id: str
    first: int
    names: Names
    columns: Names


@dataclass(frozen=True, slots=True)
class Chapter:
    """The chapter: its tables, and the option whose values are compared with each other, if there is one."""

    numbers: tuple[Numbers, ...] = ()
    counts: tuple[Counts, ...] = ()
    option: str | None = None
