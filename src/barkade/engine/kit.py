"""The one engine module that rules may import: the shape of a state, chance, and telling what happened.

Rules are plain functions over integers, so that one file runs as Python at live tables and through Numba in search. The
compiled binding replaces `draw` by sfc32 and `tell` by nothing, and compiles the rest of this module as it stands.
"""

from __future__ import annotations

from typing import Protocol

from barkade.engine.cells import cell, cells, cube, grid

__all__ = [
    "EVERYONE",
    "Chance",
    "Story",
    "Told",
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
"""The `to` of what everybody is told."""


class Chance(Protocol):
    """Where random numbers come from."""

    def draw(self, n: int) -> int:
        """A uniform integer below n."""


Told = tuple[int, int, int, int, int]
Story = list[Told] | None
"""Where `tell` writes (kind, seat, a, b, to); None where nobody listens."""


def draw(rng: Chance, n: int) -> int:
    """A uniform integer below n. All randomness enters here."""
    return rng.draw(n)


def tell(ev: Story, kind: int, seat: int, a: int, b: int, to: int) -> None:
    """Say what happened: to EVERYONE or to one seat alone."""
    if ev is not None:
        ev.append((kind, seat, a, b, to))


def bag_total(bag: list[int], kinds: int) -> int:
    """How many things are in a bag of counts by kind."""
    total = 0
    for kind in range(kinds):
        total += bag[kind]
    return total


def take(rng: Chance, bag: list[int], total: int) -> int:
    """Draw one of the `total` things in a bag, each equally likely; take it out and return its kind."""
    left = draw(rng, total)
    kind = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind
