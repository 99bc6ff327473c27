"""Top Dog and Clever Dog: ISMCTS on the compiled backend. While that is being compiled, Good Dog plays."""

from __future__ import annotations

import random
from collections.abc import Sequence

from barkade.bots.backends import Backend
from barkade.bots.baselines import good_dog_choice
from barkade.bots.bot import Bot, Legal, View
from barkade.bots.compilation import NotCompiled, compiled_search, compiled_search_if_ready
from barkade.bots.information_set import InformationSet, heuristics_of
from barkade.bots.ismcts import Search, search_iterations, search_seconds
from barkade.bots.kept_tree import KeptTree
from barkade.games import load_game

SECONDS_PER_TURN = 2.0
LEAST_SECONDS = 0.02


class TopDog(Bot):
    """Searches for a number of iterations per decision (reproducible from a seed), or for seconds per turn.

    The time of a turn is divided evenly by the game's average number of decisions per turn. A decision goes on
    with the tree of the one before if nothing was learnt since.
    """

    name = "top-dog"

    def __init__(self, iterations: int | None = None, seconds: float = SECONDS_PER_TURN) -> None:
        self.iterations, self.seconds = iterations, seconds
        self._kept = KeptTree()

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        if len(legal) == 1:
            self._kept.note(legal[0]["code"])
            return legal[0]
        game = load_game(view["game"])
        if self.iterations is not None:
            # A reproducible choice can't depend on how long compiling takes: wait for it.
            return search_iterations(view, rng, compiled_search(game), self.iterations).best()
        try:
            backend = compiled_search_if_ready(game)
        except NotCompiled:
            backend = None
        if backend is None:
            return good_dog_choice(view, rng)
        return self.search(view, rng, backend).best()

    def search(self, view: View, rng: random.Random, backend: Backend) -> Search:
        """Search on a compiled backend."""
        seconds = max(self.seconds / heuristics_of(load_game(view["game"])).DECISIONS_PER_TURN, LEAST_SECONDS)
        known = InformationSet.of(view)
        search = search_seconds(known, rng, backend, seconds, kept=self._kept.recall(known, rng))
        self._kept.keep(search, search.best()["code"], rng)
        return search


class CleverDog(TopDog):
    """A very short search, between Good Dog and Top Dog in strength, at almost no cost for a server."""

    name = "clever-dog"

    ITERATIONS = 100

    def __init__(self) -> None:
        super().__init__()

    def search(self, view: View, rng: random.Random, backend: Backend) -> Search:
        return search_iterations(view, rng, backend, self.ITERATIONS)
