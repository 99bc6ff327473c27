"""Games of Top Dog to learn from: the positions that rollouts are judged at, each with what a search found.

Every game is decided by its seed and number: its table (players and options), its chance and its searches.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barkade.bots.backends import Backend
from barkade.bots.information_set import InformationSet, heuristics_of
from barkade.bots.ismcts import Search, nodes_for, settings_of
from barkade.bots.ismcts_kernel import SEATS, SearchSettings
from barkade.bots.learned import learned_for
from barkade.engine.chance import SeededChance
from barkade.engine.errors import BadOption
from barkade.engine.game import Game
from barkade.engine.options import Value
from barkade.engine.setup import Setup

PLAYERS = (2, 3, 4)
MOVE_ITERATIONS = 40
VALUE_ITERATIONS = 100
"""Iterations at positions that are kept: their rollouts go to the end, so that values are chances to win."""
WHIM = 0.05
"""Part of the decisions that are random, so that games differ."""
PRINTED = 0.5
"""Part of the options that are as usual."""
FAR = 1_000_000
LONGEST = 20_000
FRESH = 5
"""One game in so many is not learned from, but judged by."""
FEWEST_GAMES = 2 * FRESH


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions by row; columns of shares and points are seats."""

    states: NDArray[np.int16]
    """Flat states: the truth, as a search's worlds are."""
    players: NDArray[np.int64]
    points: NDArray[np.int64]
    """The hand-written evaluation of every seat."""
    searched: NDArray[np.float64]
    """Shares of the victory by the search of the seat to move."""
    won: NDArray[np.float64]
    """Shares of the victory in the end."""
    third: NDArray[np.int64]
    """Third of the game, from 0."""
    game: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.players)

    def where(self, chosen: NDArray[np.bool_]) -> Positions:
        return Positions(*(getattr(self, name)[chosen] for name in self.__slots__))

    @classmethod
    def together(cls, parts: list[Positions]) -> Positions:
        return cls(*(np.concatenate([getattr(each, name) for each in parts]) for name in cls.__slots__))


def tables_for(game: Game) -> list[int]:
    """Return the numbers of players that are learned from."""
    return [each for each in PLAYERS if each in game.players]


def table_of(game: Game, seed: int, number: int, players: int | None = None) -> Setup:
    """Return the table of a game: so many players, or each number in turn, and options by chance."""
    among = tables_for(game)
    players, chance = players or among[number % len(among)], random.Random(f"{seed} {number} table")
    while True:
        chosen: dict[str, Value] = {}
        for name, option in game.options.items():
            chosen[name] = option.default if chance.random() < PRINTED else chance.choice(option.samples())
        try:
            return Setup.of(game.id, players, chosen)
        except BadOption:
            continue  # a first seat that is not there


def only_for_bots(game: Game, s: Any, box: Any, legal: list[int]) -> int | None:
    """Return the action that a bot takes because all others take a person."""
    for only in game.not_for_bots.values():
        for code in legal:
            if game.actions.fields(s, box, code)["kind"] == only:
                return code
    return None


def known_to(game: Game, s: Any, box: Any, legal: list[int]) -> InformationSet:
    """Return what the seat to move knows."""
    seen = game.states.copy(s)
    game.rules.hide(seen, box, s.to_move)
    return InformationSet(game, box, s.to_move, seen, legal, ())


class ExpertGame:
    """A game of Top Dog with itself."""

    def __init__(self, game: Game, backend: Backend, seed: int, number: int) -> None:
        self.game, self.number, self._backend = game, number, backend
        setup = table_of(game, seed, number)
        self._box, self._chance = setup.box(), SeededChance(seed, number)
        self._luck = random.Random(f"{seed} {number} search")
        self._s = game.states.blank()
        game.rules.setup(self._s, self._box, setup.players, self._chance, None)
        learned = learned_for(game, self._box, setup.players)
        self._usual = settings_of(game, learned)
        self._to_the_end = self._usual._replace(ahead=FAR, margin=0.0)
        self._states, self._points, self._searched = list[list[int]](), list[list[int]](), list[list[float]]()

    def play(self) -> Positions:
        """Play to the end; return the positions at which rollouts may stop."""
        game, s, out = self.game, self._s, [0] * self.game.rules.MAX_LEGAL
        before, could, steps = -1, False, 0
        while s.to_move >= 0 and steps < LONGEST:
            legal = out[: game.rules.legal(s, self._box, out)]
            stops = heuristics_of(game).far_enough(s, self._box, FAR, 0)
            kept = stops and not (could and s.to_move == before)  # once a turn
            before, could = s.to_move, stops
            game.rules.apply(s, self._box, self._choose(legal, kept), self._chance, None)
            steps += 1
        return self._positions()

    def _choose(self, legal: list[int], kept: bool) -> int:
        s, box = self._s, self._box
        best = legal[0]
        if kept:
            search = self._search(legal, VALUE_ITERATIONS, self._to_the_end)
            best = search.ranking()[0].code
            evaluate = heuristics_of(self.game).evaluate
            self._states.append(self.game.states.flat(s))
            self._points.append([evaluate(s, box, seat) if seat < s.players else 0 for seat in range(SEATS)])
            self._searched.append([float(value) / search.iterations for value in search.tree.value[0]])
        if len(legal) == 1:
            return legal[0]
        only = only_for_bots(self.game, s, box, legal)
        if only is not None:
            return only
        if self._luck.random() < WHIM:
            return self._luck.choice(legal)
        if not kept:
            best = self._search(legal, MOVE_ITERATIONS, self._usual).ranking()[0].code
        return best

    def _search(self, legal: list[int], iterations: int, settings: SearchSettings) -> Search:
        known = known_to(self.game, self._s, self._box, legal)
        search = Search(known, self._luck, self._backend, nodes_for(iterations), settings)
        search.grow(iterations)
        return search

    def _positions(self) -> Positions:
        s, number = self._s, len(self._states)
        shares = [0.0] * SEATS
        mask = self.game.rules.winners(s, self._box) if s.to_move < 0 else (1 << s.players) - 1
        for seat in range(s.players):
            shares[seat] = (mask >> seat & 1) / mask.bit_count()
        return Positions(
            np.array(self._states, np.int16).reshape(number, -1),
            np.full(number, s.players),
            np.array(self._points, np.int64).reshape(number, SEATS),
            np.array(self._searched, np.float64).reshape(number, SEATS),
            np.tile(np.array(shares), (number, 1)),
            3 * np.arange(number) // max(number, 1),
            np.full(number, self.number),
        )
