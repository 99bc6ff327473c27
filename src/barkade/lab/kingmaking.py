"""Kingmaking: how much those decide who can hardly win any more, by playouts from what their seat knows.

The pair of actions that moves most of the victory between two others is found by one half of the playouts and valued by
the other, so that chance alone moves nothing on average.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.bots import ismcts_kernel as kernel
from barkade.bots.backends import Backend
from barkade.bots.playouts import WHIM_PERCENT, Player
from barkade.engine.setup import Setup
from barkade.lab.stakes import Decision, decisions

HOPELESS = 0.02
"""Share of the victory below which somebody can hardly win, by the best of its actions."""
SCREENED = 60
"""Playouts that look for decisions of those who may be hopeless."""
PLAYOUTS = 200
PER_GAME = 8

Shares = NDArray[np.float64]


def kingmaking(setup: Setup, backend: Backend, seed: int, games: int) -> Iterator[list[float | None]]:
    """Look at some decisions of each game: the part of the victory that each moves between others, or None where who
    decides still has a chance. Yields them game by game."""
    player = Player(backend, setup.game, backend.box(setup.box()), seed, WHIM_PERCENT)
    for game in range(games):
        yield [moved(setup, player, decision) for decision in decisions(setup, seed, game, PER_GAME)]


def moved(setup: Setup, player: Player, decision: Decision) -> float | None:
    """Return the part of the victory that a decision moves between others; None if its seat can win."""
    seat = int(decision.state.to_move)
    if played(setup, player, decision, kernel.PICK, SCREENED)[:, seat].mean() >= HOPELESS:
        return None
    shares = np.array([played(setup, player, decision, action, PLAYOUTS) for action in decision.legal])
    if shares[:, :, seat].mean(axis=1).max() >= HOPELESS:
        return None
    return sway(np.delete(shares, seat, axis=2))


def played(setup: Setup, player: Player, decision: Decision, action: int, playouts: int) -> Any:
    """Return every seat's share of the victory in playouts after an action."""
    rows = np.zeros((playouts, kernel.SEATS), np.int64)
    player.play(decision.state, decision.number, rows, int(decision.state.to_move), action)
    return rows[:, : setup.players] / kernel.WHOLE


def sway(shares: Shares) -> float:
    """Return how much of the victory the choice of an action moves to one of the others, at most. `shares` has an
    action, a playout and a seat as its axes."""
    values = []
    for found, valued in ((0, 1), (1, 0)):
        means = shares[:, found::2].mean(axis=1)
        seat = int(np.ptp(means, axis=0).argmax())
        least, most = int(means[:, seat].argmin()), int(means[:, seat].argmax())
        other = shares[:, valued::2, seat].mean(axis=1)
        values.append(float(other[most] - other[least]))
    return sum(values) / len(values)
