"""The inputs of a learned evaluation: numbers of a state, as its cells are declared (`engine/schema.py`).

Every number is an index into a table of rows of weights: a row a value, but one for several values of wide counts, and
none for the usual value. What belongs to a seat has pairs of rows: for this seat, and for all the others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from barkade.bots import estimate
from barkade.engine.game import Game
from barkade.engine.schema import COUNT, SEAT, SEAT_FROM_1, Cell

MOST_STEPS = 24
"""Rows of a count; a wider one shares them."""
MOST_VALUES = 64
"""Values of a category or of bits; a wider one is left out."""
MOST_SEATS = 8
"""More than any game has players."""

Place = Callable[[str, int], int]
"""The place of a number of a state, by the cell's name and its index in the cell; below 0 in the wide numbers."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A number that is read."""

    field: str
    index: int
    """Its index in the cell; for cells of a seat that of seat 0."""
    start: int
    """Of its values in the table."""
    low: int


class Features:
    """The entries of a game, in the order of the plan."""

    def __init__(self, game: Game) -> None:
        self.game, self.table, self.rows = game, list[int](), 0
        self.shared, self.of_a_seat = list[Entry](), list[Entry]()
        self.seats_from_0, self.seats_from_1 = list[Entry](), list[Entry]()
        self.seats = 0
        self._stride: dict[str, int] = {}
        for name, spec in game.states.fields.items():
            self._add(name, spec)

    def _add(self, name: str, spec: Cell) -> None:
        if spec.means in (SEAT, SEAT_FROM_1) and not spec.by_seat:
            named = self.seats_from_0 if spec.means == SEAT else self.seats_from_1
            rows = MOST_SEATS if spec.means == SEAT else 2
            named.extend(self._entry(name, spec, index, [self._row(rows)]) for index in range(spec.size))
        elif spec.by_seat and _is_read(spec):
            self.seats = spec.shape[0]
            self._stride[name] = spec.size // self.seats
            self.of_a_seat += [
                self._entry(name, spec, index, self._values(spec, 2)) for index in range(self._stride[name])
            ]
        elif _is_read(spec):
            self.shared += [self._entry(name, spec, index, self._values(spec, 1)) for index in range(spec.size)]

    def _entry(self, name: str, spec: Cell, index: int, rows: list[int]) -> Entry:
        self.table += rows
        return Entry(name, index, len(self.table) - len(rows), spec.low)

    def _row(self, rows: int) -> int:
        """Return the first of new rows."""
        self.rows += rows
        return self.rows - rows

    def _values(self, spec: Cell, rows: int) -> list[int]:
        """Return the row of every value: of counts perhaps the same one for neighbours."""
        values = spec.high - spec.low + 1
        step = -(-values // MOST_STEPS) if spec.means == COUNT else 1
        found: dict[int, int] = {}
        for value in range(spec.low, spec.high + 1):
            if value != spec.blank and (value - spec.low) // step not in found:
                found[(value - spec.low) // step] = self._row(rows)
        return [
            estimate.NO_ROW if value == spec.blank else found[(value - spec.low) // step]
            for value in range(spec.low, spec.high + 1)
        ]

    def plan(self, place: Place, scale: int) -> list[int]:
        """Return the plan that `estimate` reads, for states whose numbers stand in these places."""
        plan = [0] * estimate.HEADER
        plan[estimate.SCALE], plan[estimate.SEATS] = scale, self.seats
        plan[estimate.SHARED], plan[estimate.OF_A_SEAT] = len(self.shared), len(self.of_a_seat)
        plan[estimate.SEATS_FROM_0], plan[estimate.SEATS_FROM_1] = len(self.seats_from_0), len(self.seats_from_1)
        for each, index in self._in_order():
            plan += [place(each.field, index), each.start, each.low]
        return plan

    def _in_order(self) -> Iterator[tuple[Entry, int]]:
        for each in self.shared:
            yield each, each.index
        for seat in range(self.seats):
            for each in self.of_a_seat:
                yield each, each.index + seat * self._stride[each.field]
        for each in (*self.seats_from_0, *self.seats_from_1):
            yield each, each.index

    def flat_place(self, field: str, index: int) -> int:
        """Return the place of a number in a flat state."""
        return self._offsets[field] + index

    @property
    def _offsets(self) -> dict[str, int]:
        return _offsets(self.game)

    @property
    def digest(self) -> str:
        """A digest of the declarations: weights fit no other ones."""
        told = [(name, *_told(spec)) for name, spec in self.game.states.fields.items()]
        rules = (MOST_STEPS, MOST_VALUES, MOST_SEATS, estimate.WIDTH, estimate.BITS)
        return hashlib.sha256(repr((rules, told)).encode()).hexdigest()[:16]


@cache
def features_of(game: Game) -> Features:
    return Features(game)


@cache
def _offsets(game: Game) -> dict[str, int]:
    offsets, total = {}, 0
    for name, spec in game.states.fields.items():
        offsets[name] = total
        total += spec.size
    return offsets


def _is_read(spec: Cell) -> bool:
    if spec.means is None or spec.means in (SEAT, SEAT_FROM_1):
        return False
    return spec.means == COUNT or spec.high - spec.low < MOST_VALUES


def _told(spec: Cell) -> tuple[object, ...]:
    return spec.shape, spec.low, spec.high, spec.names, spec.means, spec.by_seat
