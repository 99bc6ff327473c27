"""Training of a learned evaluation: gradient descent on positions with what a search found and how the game ended.

Everything is numpy, in one precision, with every order drawn from the seed: the same positions and seed give the same
weights on one machine. `quantized` makes integers of them; `shares` is `bots/estimate.py` for many positions at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.bots import estimate
from barkade.bots.estimate import BITS, DIRECT, LOGIT_SHIFT, ONE, OUTPUT, STEPS, WIDTH
from barkade.bots.features import Features, features_of
from barkade.bots.ismcts_kernel import SEATS
from barkade.bots.learned import Learned, fitting, powers
from barkade.engine.game import Game
from barkade.lab.expert_games import Positions, tables_for

Floats = NDArray[np.float32]
Ints = NDArray[np.integer[Any]]

EPOCHS = 8
BATCH = 128
"""Positions of a step."""
RATE = 0.004
LAST_RATE = 0.0004
DECAY = 1.0
"""Part of the weights of rows that is lost in a step, times the rate."""
MOMENTUM, SQUARES = 0.9, 0.999
TINY = 1e-8
MOST_WEIGHT = (ONE - 1) / ONE
OF_SEARCH = 0.9
"""Weight of the search's value against the result."""
FIRST_DIRECT = 2.0


@dataclass(slots=True)
class Inputs:
    """The rows of weights that positions add up, and their leads."""

    shared: Ints
    """[positions, entries]; `features.rows` for none."""
    seats: Ints
    """[positions, seats, entries]: rows for the seat itself; its next row for the others."""
    named: Ints
    """[positions, entries]: for numbers that are a seat, from 0; below 0 for nobody."""
    leads: Ints
    """[positions, seats], squashed."""


def inputs_of(game: Game, positions: Positions, scale: int) -> Inputs:
    """Look up the rows of all positions."""
    features = features_of(game)
    plan = np.array(features.plan(features.flat_place, scale)[estimate.HEADER :]).reshape(-1, estimate.COLUMNS)
    table = np.array(features.table)
    numbers = positions.states[:, plan[:, estimate.PLACE]].astype(np.int64)
    shared, of_seats = len(features.shared), features.seats * len(features.of_a_seat)
    looked_up = shared + of_seats
    rows = table[plan[:looked_up, estimate.START] + numbers[:, :looked_up] - plan[:looked_up, estimate.LOW]]
    rows = np.where(rows == estimate.NO_ROW, features.rows, rows).astype(np.int32)
    named = numbers[:, looked_up:].copy()
    named[:, len(features.seats_from_0) :] -= 1
    return Inputs(
        rows[:, :shared],
        rows[:, shared:].reshape(len(positions), features.seats, len(features.of_a_seat)),
        named,
        leads_of(positions, scale),
    )


def leads_of(positions: Positions, scale: int) -> Ints:
    """Return every seat's lead over the best other, squashed as `estimate.squashed` does."""
    seats = np.arange(SEATS)
    at_table = seats < positions.players[:, None]
    least = -estimate.LONGEST_LEAD
    leads = np.zeros(positions.points.shape, np.int64)
    for seat in range(SEATS):
        others = np.where(at_table & (seats != seat), positions.points, least).max(axis=1)
        lead = np.clip(positions.points[:, seat] - others, least, estimate.LONGEST_LEAD)
        size = ONE * np.abs(lead) // (scale + np.abs(lead))
        leads[:, seat] = np.where(lead < 0, -size, size)
    leads[~at_table] = 0
    return leads


def one_hot(features: Features, inputs: Inputs, chosen: Ints, players: int) -> Floats:
    """Return how often each row counts, for every seat of the chosen positions: [positions * players, rows + 1]."""
    number = len(chosen)
    counts = np.zeros((number, players, features.rows + 1), np.float32)
    at = np.arange(number)[:, None]
    for seat in range(players):
        counts[at, seat, inputs.shared[chosen]] = 1
        for other in range(players):
            rows = inputs.seats[chosen, other]
            rows = rows if other == seat else np.where(rows == features.rows, rows, rows + 1)
            counts[at, seat, rows] += 1  # no row twice, but for the one that is cleared
        for entry, each in enumerate((*features.seats_from_0, *features.seats_from_1)):
            owner, row = inputs.named[chosen, entry], features.table[each.start]
            if entry < len(features.seats_from_0):
                rows = row + (owner - seat) % players
            else:
                rows = np.where(owner == seat, row, row + 1)
            counts[at[:, 0], seat, np.where(owner < 0, features.rows, rows)] += 1
    counts[:, :, features.rows] = 0
    return counts.reshape(number * players, -1)


@dataclass(slots=True)
class Weights:
    """A network in floating point, or its gradient."""

    rows: Floats
    bias: Floats
    of_lead: Floats
    output: Floats
    direct: Floats

    @classmethod
    def drawn(cls, rows: int, chance: np.random.Generator) -> Weights:
        made = (
            chance.normal(0, 0.02, (rows + 1, WIDTH)),
            chance.uniform(0.1, 0.9, WIDTH),
            chance.normal(0, 0.3, WIDTH),
            chance.normal(0, 0.1, WIDTH),
            np.array([FIRST_DIRECT]),
        )
        return cls(*(each.astype(np.float32) for each in made))

    def all(self) -> list[Floats]:
        return [self.rows, self.bias, self.of_lead, self.output, self.direct]


def train(
    game: Game,
    positions: Positions,
    ahead: int,
    scale: int,
    seed: int,
    epochs: int = EPOCHS,
    progress: Callable[[int], None] = lambda epoch: None,
) -> Learned:
    """Train a network on positions."""
    features, inputs, chance = features_of(game), inputs_of(game, positions, scale), np.random.default_rng(seed)
    weights = Weights.drawn(features.rows, chance)
    means, squares = ([np.zeros_like(each) for each in weights.all()] for _ in range(2))
    targets = (OF_SEARCH * positions.searched + (1 - OF_SEARCH) * positions.won).astype(np.float32)
    steps, step = epochs * max(len(positions) // BATCH, 1), 0
    for epoch in range(epochs):
        for chosen in _batches(positions, chance):
            step += 1
            gradient = _gradient(features, weights, inputs, targets, chosen, int(positions.players[chosen[0]]))
            rate = RATE * (LAST_RATE / RATE) ** min(step / steps, 1)
            for at, (each, slope) in enumerate(zip(weights.all(), gradient.all(), strict=True)):
                means[at] += (1 - MOMENTUM) * (slope - means[at])
                squares[at] += (1 - SQUARES) * (slope * slope - squares[at])
                mean, square = means[at] / (1 - MOMENTUM**step), squares[at] / (1 - SQUARES**step)
                each -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(TINY))
            weights.rows *= np.float32(1 - rate * DECAY)
            np.clip(weights.rows, -MOST_WEIGHT, MOST_WEIGHT, out=weights.rows)
        progress(epoch + 1)
    return quantized(game, weights, ahead, scale)


def _batches(positions: Positions, chance: np.random.Generator) -> list[Ints]:
    """Return batches of one number of players each, in random order."""
    batches = list[Ints]()
    for players in np.unique(positions.players):
        order = chance.permutation(np.flatnonzero(positions.players == players))
        batches += np.array_split(order, -(-len(order) // BATCH))
    return [batches[at] for at in chance.permutation(len(batches))]


def _gradient(
    features: Features, weights: Weights, inputs: Inputs, targets: Floats, chosen: Ints, players: int
) -> Weights:
    """Return the gradient of the cross entropy."""
    counts = one_hot(features, inputs, chosen, players)
    leads = (inputs.leads[chosen, :players].reshape(-1) / ONE).astype(np.float32)
    sums = counts @ weights.rows + weights.bias + leads[:, None] * weights.of_lead
    hidden = np.clip(sums, 0, 1)
    out = (hidden @ weights.output + weights.direct * leads).reshape(-1, players)
    shares = np.exp(out - out.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    slope = ((shares - targets[chosen, :players]) / len(chosen)).reshape(-1)
    inner = np.where((sums > 0) & (sums < 1), slope[:, None] * weights.output, np.float32(0))
    return Weights(counts.T @ inner, inner.sum(axis=0), leads @ inner, slope @ hidden, np.array([slope @ leads]))


def quantized(game: Game, weights: Weights, ahead: int, scale: int) -> Learned:
    """Return the network in integers, for the numbers of players that it was trained for."""

    def whole(values: Floats) -> list[int]:
        return [int(number) for number in np.rint(values.astype(np.float64) * ONE).reshape(-1)]

    parts = (weights.bias, weights.of_lead, weights.output, weights.direct)
    return Learned(
        fitting(game, ahead, scale, tuple(tables_for(game))),
        array("b", whole(weights.rows[:-1])),
        array("i", [number for each in parts for number in whole(each)]),
    )


def shares(game: Game, learned: Learned, positions: Positions) -> NDArray[np.float64]:
    """Return the shares that a network gives every seat: integers, as `estimate` has them."""
    features, inputs = features_of(game), inputs_of(game, positions, learned.about.scale)
    rows = np.append(np.array(learned.weights, np.float32), np.zeros(WIDTH, np.float32)).reshape(-1, WIDTH)
    head, table = np.array(learned.head, np.int64), np.array(powers())
    found = np.zeros(positions.won.shape)
    for players in np.unique(positions.players):
        where = np.flatnonzero(positions.players == players)
        for chosen in np.array_split(where, -(-len(where) // BATCH)):
            # Exact: integers below 2^24 in floating point.
            sums = (one_hot(features, inputs, chosen, players) @ rows).astype(np.int64)
            leads = inputs.leads[chosen, :players].reshape(-1)
            sums += head[:WIDTH] + (head[WIDTH:OUTPUT] * leads[:, None] >> BITS)
            out = np.clip(sums, 0, ONE) @ head[OUTPUT:DIRECT] + head[DIRECT] * leads
            out = out.reshape(-1, players) >> LOGIT_SHIFT
            parts = table[np.minimum(out.max(axis=1, keepdims=True) - out, STEPS - 1)]
            found[chosen, :players] = parts / parts.sum(axis=1, keepdims=True)
    return found
