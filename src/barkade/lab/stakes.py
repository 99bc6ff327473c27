"""The weight of choices: the gain of a good one over any, by playouts from what its seat knows.

The best action is found by one half of the playouts and valued by the other, so that nothing looks better than it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from barkade.bots import ismcts_kernel as kernel
from barkade.bots.backends import Backend
from barkade.bots.information_set import heuristics_of
from barkade.bots.playouts import WHIM_PERCENT, Player
from barkade.engine.chance import SeededChance
from barkade.engine.setup import Setup

PLAYOUTS = 120
PER_GAME = 4


@dataclass(frozen=True, slots=True)
class Stake:
    """A decision: how far the game was (0 to 1), how many actions there were, and the gain of the best over the mean
    of all, in shares of the victory."""

    progress: float
    actions: int
    gain: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a game, to be valued."""

    state: Any
    number: int
    legal: list[int]
    progress: float


def stakes(setup: Setup, backend: Backend, seed: int, games: int) -> Iterator[list[Stake]]:
    """Value some decisions of each game, spread over all of it; yields them game by game."""
    for game in range(games):
        yield [stake(setup, backend, seed, decision) for decision in decisions(setup, seed, game)]


def decisions(setup: Setup, seed: int, game: int, most: int = PER_GAME) -> list[Decision]:
    """Play a game by the heuristics, and return some of its decisions."""
    rules, box, pick = setup.game.rules, setup.box(), heuristics_of(setup.game).pick
    chance, state, out = SeededChance(seed, game), setup.game.states.blank(), [0] * rules.MAX_LEGAL
    rules.setup(state, box, setup.players, chance, None)
    met: list[tuple[Any, int, list[int]]] = []
    step = 0
    while state.to_move >= 0:
        n = rules.legal(state, box, out)
        if n > 1:
            met.append((setup.game.states.copy(state), step, out[:n]))
        rules.apply(state, box, pick(state, box, out, n, chance) if n > 1 else out[0], chance, None)
        step += 1
    places = [(len(met) * (2 * at + 1)) // (2 * most) for at in range(most)] if met else []
    return [Decision(*met[place], progress=met[place][1] / step) for place in dict.fromkeys(places)]


def stake(setup: Setup, backend: Backend, seed: int, decision: Decision) -> Stake:
    """Value a decision: every action in the same worlds, with the same chance."""
    state = decision.state
    player = Player(backend, setup.game, backend.box(setup.box()), seed, WHIM_PERCENT)
    seat = int(state.to_move)
    shares = np.zeros((len(decision.legal), PLAYOUTS))
    for at, action in enumerate(decision.legal):
        rows = np.zeros((PLAYOUTS, kernel.SEATS), np.int64)
        player.play(state, decision.number, rows, seat, action)
        shares[at] = rows[:, seat] / kernel.WHOLE
    gains = []
    for found, valued in ((0, 1), (1, 0)):
        best = int(shares[:, found::2].mean(axis=1).argmax())
        values = shares[:, valued::2].mean(axis=1)
        gains.append(values[best] - values.mean())
    return Stake(decision.progress, len(decision.legal), float(np.mean(gains)))
