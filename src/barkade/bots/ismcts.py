"""Information-set Monte Carlo tree search (ISMCTS) from a seat's view, on either backend.

Both backends grow the same tree from the same seed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from barkade.bots import ismcts_kernel as kernel
from barkade.bots.backends import Backend
from barkade.bots.bot import Legal, View
from barkade.bots.information_set import InformationSet, heuristics_of
from barkade.bots.ismcts_kernel import Context, Root, Scratch, SearchSettings, Tree
from barkade.bots.learned import HAND_WRITTEN, Learned, learned_for
from barkade.engine.chance import FromRandom
from barkade.engine.game import Game
from barkade.engine.kit import Chance

MOST_NODES = 600_000
NODES_PER_ITERATION = 6
SPARE_NODES = 1000
SEED_BITS = 63
FIRST_CHUNK = 32
CHUNKS = 8
"""A search is run in about this many parts; between them it may stop early."""
WORLDS = 8
"""Worlds that must all come out alike before a tree is kept: then nothing was learnt."""
DOUBT = 1.0
"""Deviation of one reward, as the final choice counts it: about two and a half times the usual one."""


@dataclass(frozen=True, slots=True)
class RankedAction:
    """A root action: its visits, and the searching seat's mean share of victory and mean reward after it."""

    code: int
    visits: int
    chance: float
    reward: float

    @property
    def assured(self) -> float:
        """The reward that it is worth at least, as far as its visits can tell."""
        return self.reward - DOUBT / sqrt(self.visits) if self.visits else float("-inf")


def settings_of(game: Game, learned: Learned = HAND_WRITTEN) -> SearchSettings:
    """Read the search settings from a game's heuristics; a learned evaluation has a horizon of its own."""
    heuristics = heuristics_of(game)
    return SearchSettings(
        ahead=heuristics.AHEAD if learned is HAND_WRITTEN else learned.about.ahead,
        depth=heuristics.DEPTH,
        scale=float(heuristics.SCALE),
        margin=heuristics.MARGIN_PERCENT / 100,
        trust=heuristics.TRUST_PERCENT / 100,
        exploration=heuristics.EXPLORATION_PERCENT / 100,
        whim=heuristics.WHIM_PERCENT,
    )


def nodes_for(iterations: int) -> int:
    """Return the tree size for a number of iterations."""
    return iterations * NODES_PER_ITERATION + SPARE_NODES


class Search:
    """A search from a view: `grow` it in as many steps as you like, then read its `ranking`."""

    def __init__(
        self,
        view: View | InformationSet,
        rng: random.Random,
        backend: Backend,
        nodes: int = MOST_NODES,
        settings: SearchSettings | None = None,
        first: int = kernel.NONE,
        learned: Learned | None = None,
    ) -> None:
        """`first` is the action to begin with, if only that is to be searched; `learned` a learned evaluation other
        than the one for this table."""
        self.known = known = view if isinstance(view, InformationSet) else InformationSet.of(view)
        rules = known.game.rules
        learned = learned or learned_for(known.game, known.box, known.state.players)
        self._backend, self._kernel = backend, backend.kernel
        self._root = Root(
            state=backend.state(known.state),
            work=backend.state(known.game.states.copy(known.state)),
            box=backend.box(known.box),
            seat=known.seat,
            first=first,
        )
        self.tree = Tree(
            nodes=backend.int_grid(nodes, kernel.COLUMNS),
            value=backend.float_grid(nodes, kernel.SEATS),
            won=backend.floats(nodes),
        )
        self.tree.nodes[0][kernel.FIRST_CHILD] = self.tree.nodes[0][kernel.NEXT_SIBLING] = kernel.NONE
        self._context = Context(
            settings=settings or settings_of(known.game, learned),
            rng=backend.rng(rng.getrandbits(SEED_BITS)),
            tree=self.tree,
            scratch=Scratch(
                legal=backend.ints(rules.MAX_LEGAL, 0),
                child_of=backend.ints(rules.ACTIONS, kernel.NONE),
                path=backend.ints(kernel.DEEPEST + 2, 0),
                reward=backend.floats(kernel.SEATS),
                points=backend.ints(kernel.SEATS, 0),
            ),
            network=backend.network(learned, self._root.work),
        )
        self._used = 1

    @property
    def iterations(self) -> int:
        """Iterations through the position: some may be from before the tree was kept."""
        return int(self.tree.nodes[self._root.node][kernel.VISITS])

    def follow(self, codes: Sequence[int], known: InformationSet, rng: random.Random) -> bool:
        """Go on with the tree at the position that these actions led to, if the seat has learnt nothing by them: then
        its worlds are those that were searched before. Else return False, and stay."""
        keys = self._keys(codes, known, FromRandom(rng)) if known.at_table_of(self.known) else None
        node = self._root.node
        for key in keys or ():
            node = self._child(node, key)
            if node == kernel.NONE:
                return False
        if keys is None:
            return False
        self._root = self._root._replace(state=self._backend.state(known.state), node=node)
        self.known = known
        return True

    def _keys(self, codes: Sequence[int], known: InformationSet, chance: Chance) -> list[int] | None:
        """Return the keys of nodes on the way; None if not all worlds come to the position that is known now."""
        rules, states, box, keys = known.game.rules, known.game.states, known.box, list[int]()
        out, now = [0] * rules.MAX_LEGAL, states.flat(known.state)
        for _ in range(WORLDS):
            world = self.known.determinize(chance)
            keys.clear()
            for code in codes:
                if code not in out[: rules.legal(world, box, out)]:
                    return None
                rules.apply(world, box, code, chance, None)
                keys.append(code)
                shown = heuristics_of(known.game).outcome(world, box)
                if shown != 0 and world.to_move >= 0:
                    keys.append(-1 - shown)
            rules.hide(world, box, known.seat)
            if states.flat(world) != now:
                return None
        return keys

    def _child(self, node: int, key: int) -> int:
        """Return the child of a node by its key, or NONE."""
        nodes = self.tree.nodes
        child = int(nodes[node][kernel.FIRST_CHILD])
        while child != kernel.NONE and nodes[child][kernel.KEY] != key:
            child = int(nodes[child][kernel.NEXT_SIBLING])
        return child

    def grow(self, iterations: int) -> bool:
        """Run more iterations; return False if the tree is full before all are done."""
        before = self.iterations
        self._used = int(self._kernel.search(self._root, self._context, iterations, self._used))
        return self.iterations == before + iterations

    def ranking(self) -> list[RankedAction]:
        """Return the legal actions: first the one with the highest assured reward, then the most visited."""
        nodes, child_of = self.tree.nodes, dict.fromkeys(self.known.legal, 0)
        child = int(nodes[self._root.node][kernel.FIRST_CHILD])
        while child != kernel.NONE:
            child_of[int(nodes[child][kernel.KEY])] = child
            child = int(nodes[child][kernel.NEXT_SIBLING])
        ranked = []
        for code in self.known.legal:
            child = child_of[code]
            visits = int(nodes[child][kernel.VISITS]) if child else 0
            chance = float(self.tree.won[child]) / visits if visits else 0.0
            reward = float(self.tree.value[child][self.known.seat]) / visits if visits else 0.0
            ranked.append(RankedAction(code, visits, chance, reward))
        ranked.sort(key=lambda each: (-each.visits, -each.reward, each.code))
        best = max(ranked, key=lambda each: each.assured)
        return [best, *(each for each in ranked if each is not best)]

    def best(self) -> Legal:
        """Return the action to play, as the view lists it."""
        return self.known.action(self.ranking()[0].code)


def search_iterations(view: View | InformationSet, rng: random.Random, backend: Backend, iterations: int) -> Search:
    """Search for a number of iterations, or until the best action will stay the most visited."""
    search = Search(view, rng, backend, nodes_for(iterations))
    left, chunk = iterations, -(-iterations // CHUNKS)
    while left > 0 and search.grow(min(chunk, left)):
        left -= chunk
        if decided(search.ranking(), left):
            break
    return search


def search_seconds(
    view: View | InformationSet,
    rng: random.Random,
    backend: Backend,
    seconds: float,
    settings: SearchSettings | None = None,
    clock: Callable[[], float] = time.perf_counter,
    kept: Search | None = None,
) -> Search:
    """Search for a time, or until the best action is likely to stay the most visited; with a tree to go on with, if one
    is `kept`."""
    start = clock()
    search, chunk = kept or Search(view, rng, backend, MOST_NODES, settings), FIRST_CHUNK
    before = search.iterations
    while search.grow(chunk):
        took, done = clock() - start, search.iterations - before
        left = int(done * max(seconds - took, 0) / took)
        if decided(search.ranking(), left):
            break
        chunk = max(min(left, -(-(done + left) // CHUNKS)), 1)
    return search


def decided(ranking: Sequence[RankedAction], left: int) -> bool:
    """Tell whether the first action will stay the most visited with this many iterations left."""
    return left <= 0 or len(ranking) == 1 or ranking[0].visits - ranking[1].visits > left
