"""Brier scores of evaluations by third of the game, on games that nothing learned from."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.bots.estimate import ONE
from barkade.bots.learned import Learned
from barkade.engine.game import Game
from barkade.lab.expert_games import Positions
from barkade.lab.training import leads_of, shares

THIRDS = 3
NEWTON_STEPS = 20
SMALL = 1e-6

Floats = NDArray[np.floating[Any]]


def brier(found: Floats, positions: Positions) -> float:
    """Return the mean squared error of shares of the victory, over all seats."""
    at_table = np.arange(found.shape[1]) < positions.players[:, None]
    return float(((found - positions.won) ** 2)[at_table].mean())


def by_thirds(game: Game, learned: Learned, positions: Positions) -> list[tuple[float, float, float]]:
    """Return, by third, the Brier scores of the hand-written evaluation, of the network, and of the search itself.

    A lead of the hand-written one means what fits these very games best; the network has never seen them."""
    given, leads = shares(game, learned, positions), leads_of(positions, learned.about.scale) / ONE
    scores = []
    for third in range(THIRDS):
        where = positions.third == third
        some = positions.where(where)
        scores.append((brier(fitted(leads[where], some), some), brier(given[where], some), brier(some.searched, some)))
    return scores


def fitted(leads: Floats, positions: Positions) -> Floats:
    """Return the shares by the softmax of the leads, times the factor that fits best with each number of players."""
    found = np.zeros(leads.shape)
    for players in np.unique(positions.players):
        where = positions.players == players
        found[where, :players] = _fitted(leads[where, :players], positions.won[where, :players])
    return found


def _fitted(leads: Floats, won: Floats) -> Floats:
    factor = 0.0
    for _ in range(NEWTON_STEPS):
        found = _softmax(factor * leads)
        mean = (found * leads).sum(axis=1, keepdims=True)
        factor += float(((won - found) * leads).sum() / max((found * (leads - mean) ** 2).sum(), SMALL))
    return _softmax(factor * leads)


def _softmax(values: Floats) -> Floats:
    weights = np.exp(values - values.max(axis=1, keepdims=True))
    found: Floats = weights / weights.sum(axis=1, keepdims=True)
    return found
