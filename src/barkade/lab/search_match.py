"""Matches between two evaluations of Top Dog's search at equal processor time, decided by a sequential test (SPRT).

A round is one chance with the new one in every seat in turn, alone among copies of the old one: one value for the test.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from barkade.bots.backends import Backend
from barkade.bots.compilation import compiled_search
from barkade.bots.information_set import InformationSet
from barkade.bots.ismcts import Search, nodes_for
from barkade.bots.learned import Learned, learned_for
from barkade.engine.chance import SeededChance
from barkade.engine.game import Game
from barkade.lab.expert_games import known_to, only_for_bots, table_of
from barkade.stats import Mean, Sequential

FIRST_ITERATIONS = 100
FEWEST_ITERATIONS = 20
FIRST_ROUND = 1 << 40
"""Number of the first round: chance that nothing was trained on."""


@dataclass(slots=True)
class Contender:
    """A search with an evaluation, and the processor time that it took."""

    backend: Backend
    seconds: float
    learned: Learned | None = None
    """None: what Top Dog uses at the table."""
    took: float = 0.0
    decisions: int = 0
    iterations: int = 0
    luck: random.Random = field(default_factory=random.Random)

    def choose(self, known: InformationSet) -> int:
        start = time.thread_time()
        # As many as have taken the time so far: both come to the same, however fast the machine is now.
        iterations = round(self.seconds * self.iterations / self.took) if self.took else FIRST_ITERATIONS
        iterations = max(iterations, FEWEST_ITERATIONS)
        search = Search(known, self.luck, self.backend, nodes_for(iterations), learned=self._evaluation(known))
        search.grow(iterations)
        code = search.ranking()[0].code
        self.took += time.thread_time() - start
        self.decisions += 1
        self.iterations += search.iterations
        return code

    def _evaluation(self, known: InformationSet) -> Learned:
        return self.learned or learned_for(known.game, known.box, known.state.players)

    @property
    def milliseconds(self) -> float:
        return 1000 * self.took / max(self.decisions, 1)

    @property
    def iterations_per_decision(self) -> float:
        return self.iterations / max(self.decisions, 1)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end of a match."""

    players: int
    games: int
    share: Mean
    verdict: str
    """`better`, `worse`, `even` or `open`, as in `stats.Sequential`."""
    milliseconds: tuple[float, float]
    """Of a decision of the new one and of the old one."""
    iterations: tuple[float, float]


class SearchMatch:
    """A match with so many players."""

    def __init__(self, game: Game, players: int, new: Learned, seconds: float, seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        backend = compiled_search(game)  # warm, so that compiling is not on either one's time
        self._new, self._old = Contender(backend, seconds, new), Contender(backend, seconds)

    def play(self, rounds: int, progress: Callable[[int], None] = lambda done: None) -> Verdict:
        """Play rounds until the test has a verdict, but at most so many."""
        means, test = list[float](), Sequential(0.0, 0.0)
        while len(means) < rounds and test.verdict == "open":
            shares = [self.game_of(FIRST_ROUND + len(means), seat) for seat in range(self.players)]
            means.append(fmean(shares))
            test = Sequential.of(means, 1 / self.players)
            progress(len(means))
        share = Mean.of(means) if len(means) > 1 else Mean(fmean(means), 1.0)
        both = self._new, self._old
        return Verdict(
            self.players,
            len(means) * self.players,
            share,
            test.verdict,
            (both[0].milliseconds, both[1].milliseconds),
            (both[0].iterations_per_decision, both[1].iterations_per_decision),
        )

    def game_of(self, number: int, alone: int) -> float:
        """Play a game with the new one at a seat; return its share of the victory."""
        rules, out = self.game.rules, [0] * self.game.rules.MAX_LEGAL
        setup = table_of(self.game, self.seed, number, self.players)
        box, chance, s = setup.box(), SeededChance(self.seed, number), self.game.states.blank()
        rules.setup(s, box, self.players, chance, None)
        for contender in (self._new, self._old):
            contender.luck.seed(f"{self.seed} {number} {alone} {contender is self._new}")
        while s.to_move >= 0:
            legal = out[: rules.legal(s, box, out)]
            contender = self._new if s.to_move == alone else self._old
            rules.apply(s, box, self._action(s, box, legal, contender), chance, None)
        mask = rules.winners(s, box)
        return (mask >> alone & 1) / mask.bit_count()

    def _action(self, s: Any, box: Any, legal: list[int], contender: Contender) -> int:
        if len(legal) == 1:
            return legal[0]
        only = only_for_bots(self.game, s, box, legal)
        return contender.choose(known_to(self.game, s, box, legal)) if only is None else only
