"""The only engine module that rules may import: declaration of states, chance, and events.

Rules are plain functions over integers, so that one file runs as Python at live tables and through Numba in search. The
Numba backend replaces `draw` by sfc32 and `tell` by a no-op, and compiles the rest of this module as it is.
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
    "Chance",
    "RawEvent",
    "Story",
    "bag_total",
    "cell",
    "cells",
    "cube",
    "draw",
    "grid",
    "take",
    "tell",
]

EVERYONE = -1
"""`to` of an event that everybody is told."""

NOBODY = -1
"""`seat` of an event that no seat caused: it follows from the rules."""


class Chance(Protocol):
    """A source of random numbers."""

    def draw(self, n: int) -> int:
        """Return a uniform integer below n."""


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
    bag[kind] -= 1
    return kind
