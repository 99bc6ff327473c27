"""`outcomes.py`, compiled: the same states with the same probabilities, as numpy records."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.engine import branches, branching_kernel
from barkade.engine.game import Game
from barkade.engine.numba_backend import compiled
from barkade.engine.outcomes import MOST, TooManyOutcomes

Outcomes = tuple[NDArray[Any], list[Fraction]]
"""Records that differ, and the probability of each; these add up to one."""


def outcomes(game: Game, states: NDArray[Any], boxes: NDArray[Any], action: int, most: int = MOST) -> Outcomes:
    """Return all states that an action can lead to. Raises `TooManyOutcomes`."""
    return _distinct(compiled(game, loops=branching_kernel).call.outcomes, states, boxes, action, most)


def worlds(game: Game, states: NDArray[Any], boxes: NDArray[Any], seat: int, most: int = MOST) -> Outcomes:
    """Return all states that a seat can't tell from this one. Raises `TooManyOutcomes`."""
    return _distinct(compiled(game, loops=branching_kernel).call.worlds, states, boxes, seat, most)


def _distinct(entry: Callable[..., int], states: NDArray[Any], boxes: NDArray[Any], number: int, most: int) -> Outcomes:
    results, weights = np.zeros(most, states.dtype), np.zeros((most, 2), np.int64)
    written = entry(states, boxes, number, np.zeros(branches.SIZE, np.int64), results, weights)
    if written < 0:
        raise TooManyOutcomes
    as_bytes = results[:written].view(np.uint8).reshape(written, -1)
    _, first, which = np.unique(as_bytes, axis=0, return_index=True, return_inverse=True)
    order = np.argsort(first)
    probabilities = [Fraction(0)] * len(first)
    for at, (ways, rows) in zip(which.reshape(-1).tolist(), weights[:written].tolist(), strict=True):
        probabilities[at] += Fraction(ways, rows)
    return results[first[order]], [probabilities[at] for at in order.tolist()]
