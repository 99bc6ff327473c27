"""The only engine module that rules may import: declaration of states, chance, and events.

Rules are plain functions over integers, so that one file runs as Python at live tables and through Numba in search. The
Numba backend replaces `draw` by that of `sfc32.py`, and `alike`, `unordered` and `tell` by no-ops; for loops that go
through all branches of chance it takes those of `branches.py`. The rest of this module is compiled as it is.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from barkade.engine.schema import BITS, CATEGORY, COUNT, SEAT, SEAT_FROM_1, UNKNOWN, cell, cells, cube, grid

__all__ = [
    "BITS",
    "CATEGORY",
    "COUNT",
    "EVERYONE",
    "NOBODY",
    "SEAT",
    "SEAT_FROM_1",
    "UNKNOWN",
    "Branching",
    "Chance",
    "RawEvent",
    "Story",
    "alike",
    "bag_total",
    "cell",
    "cells",
    "cube",
    "draw",
    "grid",
    "roll",
    "take",
    "tell",
    "unordered",
]

EVERYONE = -1
"""`to` of an event that everybody is told."""

NOBODY = -1
"""`seat` of an event that no seat caused: it follows from the rules."""


class Chance(Protocol):
    """A source of random numbers."""

    def draw(self, n: int) -> int:
        """Return a uniform integer below n."""


class Branching:
    """A source that plays every outcome (`branches.py`). It wants to know which draws mean the same."""

    def alike(self, values: int, kind: int) -> None:
        """Learn that the last draw means the same for this many values, from the one drawn on: a thing of this kind."""

    def unordered(self, place: int) -> None:
        """Learn that the coming draw is number `place`, from 1, of several in whose order nothing depends."""


class RawEvent(NamedTuple):
    """An event as bare numbers. The game's events.py declares their meaning."""

    kind: int
    seat: int
    """The seat that caused it, or NOBODY."""
    to: int
    """Its audience: EVERYONE, or a single seat."""
    values: tuple[int, ...]


Story = list[RawEvent] | None
"""The list `tell` appends to; None to discard events."""


def draw(rng: Chance, n: int) -> int:
    """Return a uniform integer below n. All randomness enters here."""
    return rng.draw(n)


def alike(rng: Chance, values: int, kind: int) -> None:
    """Say that the last draw means the same for this many values, from the one drawn on: a thing of this kind."""
    if isinstance(rng, Branching):
        rng.alike(values, kind)


def unordered(rng: Chance, place: int) -> None:
    """Say that the coming draw is number `place`, from 1, of several in whose order nothing depends."""
    if isinstance(rng, Branching):
        rng.unordered(place)


def tell(ev: Story, kind: int, seat: int, to: int, *values: int) -> None:
    """Report an event to EVERYONE or to a single seat."""
    if ev is not None:
        ev.append(RawEvent(kind, seat, to, values))


def bag_total(bag: list[int], kinds: int) -> int:
    """Return the number of things in a bag of counts by kind."""
    total = 0
    for kind in range(kinds):
        total += bag[kind]
    return total


def take(rng: Chance, bag: list[int], total: int) -> int:
    """Draw one of the `total` things in a bag uniformly; remove it and return its kind."""
    left = draw(rng, total)
    kind = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    alike(rng, bag[kind] - left, kind)
    bag[kind] -= 1
    return kind


def roll(rng: Chance, counts: list[int], faces: int, dice: int) -> None:
    """Roll dice, and count the faces that come up."""
    for die in range(dice):
        unordered(rng, die + 1)
        counts[draw(rng, faces)] += 1
