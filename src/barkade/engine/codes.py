"""The structure of action codes: ranges with axes, declared in a game's `actions.py`.

Rules number all actions consecutively. A range holds the codes of one kind of action, laid out along its axes.
Environments name actions by them, and rotate those that name a seat to the side of the seat to move (docs/envs.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True, slots=True)
class Axis:
    """One parameter of an action: `extent` values, labelled by numbers from `start` on, or by names."""

    name: str
    extent: int
    start: int = 0
    labels: tuple[str, ...] = ()
    seat: bool = False
    """True if it names a seat, counted from 0."""

    def label(self, at: int) -> str:
        return self.labels[at] if self.labels else str(self.start + at)


@dataclass(frozen=True, slots=True)
class Codes:
    """The codes of one kind of action, from `start` on; the last axis varies fastest."""

    kind: str
    start: int
    axes: tuple[Axis, ...] = ()
    alias: str = ""
    """A second kind of action for which the same codes stand in another phase."""

    @property
    def extent(self) -> int:
        return prod(axis.extent for axis in self.axes)

    def places(self, code: int) -> tuple[int, ...]:
        """Return the index of a code on every axis."""
        rest, found = code - self.start, list[int]()
        for axis in reversed(self.axes):
            rest, place = divmod(rest, axis.extent)
            found.append(place)
        return tuple(reversed(found))

    def code(self, places: Sequence[int]) -> int:
        """Return the code with these indexes, the inverse of `places`."""
        number = 0
        for axis, place in zip(self.axes, places, strict=True):
            number = number * axis.extent + place
        return self.start + number

    def name(self, code: int) -> str:
        """Return the name of a code, say `rob(seat=1, yard=0, treat=2)`."""
        said = [f"{axis.name}={axis.label(at)}" for axis, at in zip(self.axes, self.places(code), strict=True)]
        kind = f"{self.kind}|{self.alias}" if self.alias else self.kind
        return f"{kind}({', '.join(said)})" if said else kind


def codes_of_action(ranges: Sequence[Codes], code: int) -> Codes:
    """Return the range that a code belongs to."""
    return next(each for each in ranges if each.start <= code < each.start + each.extent)


def turned(ranges: Sequence[Codes], code: int, by: int, players: int) -> int:
    """Return the code with every seat in it rotated by `by` around the table."""
    found = codes_of_action(ranges, code)
    places = [
        (place + by) % players if axis.seat and place < players else place
        for axis, place in zip(found.axes, found.places(code), strict=True)
    ]
    return found.code(places)
