"""The actions of an environment: those that can occur with a box, with seats relative to the seat to move.

Rules number every action of any possible box; most of them never occur with a given one. Actions that need a person,
such as barking aloud (`Game.not_for_bots`), are not offered to agents.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.engine.codes import codes_of_action, turned
from barkade.engine.game import Game

NONE = -1

Mask = NDArray[np.int8]


class ActionTable:
    """The actions of a game with a box and this many players."""

    def __init__(self, game: Game, box: Any, players: int) -> None:
        self.game, self.box, self.players = game, box, players
        ranges = game.actions.CODES
        self.relative = tuple(code for code in range(game.rules.ACTIONS) if self._offered(code))
        """Code of every action from the point of view of seat 0, by number of the action."""
        self.names = tuple(codes_of_action(ranges, code).name(code) for code in self.relative)
        self.codes = np.array(
            [[turned(ranges, code, seat, players) for code in self.relative] for seat in range(players)], np.int64
        )
        """Code for the rules, by seat to move and number of the action."""
        self.numbers = np.full((players, game.rules.ACTIONS), NONE, np.int64)
        """Number of the action, or NONE, by seat to move and code."""
        for seat in range(players):
            self.numbers[seat, self.codes[seat]] = np.arange(len(self.relative))

    def __len__(self) -> int:
        return len(self.relative)

    def _offered(self, code: int) -> bool:
        kind = codes_of_action(self.game.actions.CODES, code).kind
        return kind not in self.game.not_for_bots and self.game.actions.can_occur(self.box, self.players, code)

    def code(self, number: int, seat: int) -> int:
        return int(self.codes[seat, number])

    def legal(self, state: Any) -> list[int]:
        """Return the numbers of the legal actions of the seat to move in a plain state."""
        if state.to_move < 0:
            return []
        out = [0] * self.game.rules.MAX_LEGAL
        codes = out[: self.game.rules.legal(state, self.box, out)]
        numbers = self.numbers[state.to_move]
        return sorted(int(numbers[code]) for code in codes if numbers[code] != NONE)

    def mask(self, state: Any) -> Mask:
        """Return 1 for every legal action of the seat to move, else 0."""
        mask = np.zeros(len(self), np.int8)
        mask[self.legal(state)] = 1
        return mask
