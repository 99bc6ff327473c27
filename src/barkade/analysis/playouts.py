"""The evaluation: every seat's share of the victory at every state of a line, by playouts of the heuristics.

A batch of playouts goes through the whole line. Playout number r has the same chance at every state (common random
numbers), so that all figures of an analysis are sums over playouts, differences are paired, and their standard errors
count every correlation. The figures are integers: nothing is lost in adding them up.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.analysis.line import Line
from barkade.bots import ismcts_kernel as kernel
from barkade.bots.backends import Backend
from barkade.bots.playouts import WHIM_PERCENT, Player
from barkade.engine.chance import SeededChance

SET_UPS = 2
"""Added to the seed for the streams of other set-ups; the kernel uses the seed for chance and the next for whims."""

Rows = NDArray[np.int64]
"""Shares of the victory in units of `kernel.WHOLE`, by playout and seat."""


@dataclass(frozen=True, slots=True)
class Batch:
    """The shares of some playouts: by state of the line (or move), playout and seat."""

    start: Rows
    """Before the set-up, each from one of its own."""
    values: Rows
    """At every state, the end included: one more than moves."""
    expected: Rows
    """After every move as it was chosen, with its chance drawn anew."""
    gained: Rows
    """Gain of every choice over that of the heuristics, in worlds that its seat could not tell from the truth."""


class Evaluator:
    """Plays batches of playouts along a line. `batch` is thread-safe."""

    def __init__(self, line: Line, backend: Backend, seed: int) -> None:
        self._line, self._backend, self._seed = line, backend, seed
        self._match = line.match
        self._box = backend.box(line.match.box)
        self._states = [*(move.state for move in line.moves), line.end]

    def batch(self, first: int, playouts: int) -> Batch:
        """Play the playouts from number `first` on."""
        game = self._match.game
        player = Player(self._backend, game, self._box, self._seed, WHIM_PERCENT, first)
        values = [_shares(player, self._states[0], 0, playouts)]
        expected, gained = list[Rows](), list[Rows]()
        for at, (move, after) in enumerate(zip(self._line.moves, self._states[1:], strict=True)):
            chosen = values[-1]
            if move.free:
                chosen = chosen.copy()
                player.replay(move.state, at, chosen, move.code)
            gain = chosen - values[-1]
            if move.free and game.secrets:
                player.compare(self._line.known(move).state, at, gain, move.seat, move.code)
            expected.append(chosen)
            gained.append(gain)
            # A move without chance leads to one state: its playouts are those after the choice.
            values.append(_shares(player, after, at + 1, playouts) if move.drawn else chosen)
        players = self._match.players
        shaped = [_stacked(rows, playouts)[:, :, :players] for rows in (values, expected, gained)]
        return Batch(self._before_the_set_up(player, values[0])[:, :players], *shaped)

    def luck(self, playouts: int) -> list[float]:
        """Return what chance gave to every seat after the set-up, in shares of the victory, and nothing else.

        Without whims: the sum over a game is to foresee its result, and nobody reads its single steps."""
        player = Player(self._backend, self._match.game, self._box, self._seed, whim=0)
        given = np.zeros(kernel.SEATS, np.int64)
        for at, (move, after) in enumerate(zip(self._line.moves, self._states[1:], strict=True)):
            if move.drawn:
                expected = np.zeros((playouts, kernel.SEATS), np.int64)
                player.play(move.state, at, expected, action=move.code if move.free else kernel.PICK)
                given += (_shares(player, after, at + 1, playouts) - expected).sum(axis=0)
        return [float(each) / (kernel.WHOLE * playouts) for each in given[: self._match.players]]

    def _before_the_set_up(self, player: Player, values: Rows) -> Rows:
        """Return the shares of games that are set up anew; those of the game itself if it began from a position."""
        match = self._match
        if match.starts_from is not None:
            return values
        rows = np.zeros_like(values)
        for at in range(len(rows)):
            number, state = player.first + at, match.game.states.blank()
            # Not the stream of the playout: what was set up would decide how it is played.
            match.game.rules.setup(state, match.box, match.players, SeededChance(self._seed + SET_UPS, number), None)
            rows[at] = _shares(replace(player, first=number), state, 0, 1)[0]
        return rows


def _shares(player: Player, state: Any, clock: int, playouts: int) -> Rows:
    rows = np.zeros((playouts, kernel.SEATS), np.int64)
    player.play(state, clock, rows)
    return rows


def _stacked(rows: list[Rows], playouts: int) -> Rows:
    return np.array(rows, np.int64).reshape(-1, playouts, kernel.SEATS)
