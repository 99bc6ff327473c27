"""The columns of an observation: what a seat knows as a vector of named numbers, relative to its own seat.

They are derived from the declarations of a state's cells (`engine/schema.py`): rows of seats, and numbers that mean a
seat, are rotated so that the observing seat is number 0. Rows of unused seats are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.engine.game import Game
from barkade.engine.schema import SEAT, SEAT_FROM_1, UNKNOWN, Cell, Meaning

Observation = NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Column:
    """One number of an observation."""

    name: str
    low: int
    high: int
    means: Meaning
    names: tuple[str, ...] | None
    secret: bool
    """True if it may be UNKNOWN."""

    @property
    def least(self) -> int:
        return min(self.low, UNKNOWN) if self.secret else self.low


@dataclass(frozen=True, slots=True)
class Source:
    """The origin of a column: a cell of the state, and the index in it from the point of view of seat 0."""

    field: str
    place: tuple[int, ...]

    def flat(self, spec: Cell, seat: int, players: int) -> int:
        """Return the flat index within the cell for the observing seat."""
        place = list(self.place)
        if spec.by_seat:
            place[0] = (place[0] + seat) % players
        number = 0
        for extent, at in zip(spec.shape, place, strict=True):
            number = number * extent + at
        return number


class Columns:
    """The columns of a game with this many players."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        fields = game.states.fields
        self.sources = [Source(name, place) for name, spec in fields.items() for place in _places(spec, players)]
        self.columns = tuple(_column(each, fields[each.field], players) for each in self.sources)
        starts = _starts(fields.values())
        offsets = dict(zip(fields, starts, strict=True))
        self.order = np.array(
            [
                [offsets[each.field] + each.flat(fields[each.field], seat, players) for each in self.sources]
                for seat in range(players)
            ],
            np.int64,
        )
        """Index in a flat state, by observing seat and column."""
        self.seats = self._meaning(SEAT)
        """The columns that hold a seat counted from 0."""
        self.seats_from_1 = self._meaning(SEAT_FROM_1)
        self.low = np.array([column.least for column in self.columns], np.int16)
        self.high = np.array([column.high for column in self.columns], np.int16)

    def __len__(self) -> int:
        return len(self.columns)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(column.name for column in self.columns)

    def _meaning(self, meaning: Meaning) -> NDArray[np.int64]:
        return np.array([at for at, column in enumerate(self.columns) if column.means == meaning], np.int64)

    def observe(self, state: Any, box: Any, seat: int) -> Observation:
        """Return what a seat knows of a plain state. A spectator (-1) sees the table from seat 0."""
        known = self.game.states.copy(state)
        self.game.rules.observe(known, box, seat)
        side = max(seat, 0)
        row: Observation = np.array(self.game.states.flat(known), np.int16)[self.order[side]]
        self._turn(row, self.seats, side, 0)
        self._turn(row, self.seats_from_1, side, 1)
        return row

    def _turn(self, row: Observation, columns: NDArray[np.int64], side: int, first: int) -> None:
        values = row[columns]
        row[columns] = np.where(values >= first, (values - first - side) % self.players + first, values)


def _places(spec: Cell, players: int) -> Sequence[tuple[int, ...]]:
    extents = [players, *spec.shape[1:]] if spec.by_seat else spec.shape
    return list(product(*map(range, extents)))


def _starts(specs: Any) -> list[int]:
    starts, total = [], 0
    for spec in specs:
        starts.append(total)
        total += spec.size
    return starts


def _column(source: Source, spec: Cell, players: int) -> Column:
    assert spec.means is not None, f"{source.field}: say what its numbers mean"
    high = spec.high
    if spec.means == SEAT:
        high = players - 1
    elif spec.means == SEAT_FROM_1:
        high = players
    name = source.field + "".join(f"[{at}]" for at in source.place)
    return Column(name, spec.low, high, spec.means, spec.names, spec.secret)
