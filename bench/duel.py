"""Measure Top Dog against an older one at equal processor time, alone among older ones at a table of any size.

python bench/duel.py dig [--players 2] [--ms 10] [--rounds 100] [--seed 1] [--past d6f216e] [--above 0.65] [--into FILE]
                         [--keep] [--trees 2] [--set margin=0.6 ...] [--past-set ahead=3 ...]

Both search in this process, compiled, on the rules as they are now. The older one has the guide and the constants of
its commit, and plays the most visited action, as all did before there was another final choice (`--past now`: today's
guide and choice, to try other settings). A round is one chance with every seat in turn: one value for the interval.
A share of three or four players is also given as what it means against one older one: p to (1 - p) / (players - 1).
With `--into` every round is kept as a line of JSON, and a run goes on where the last one ended. It ends early when
three standard errors are between the share against one older one and `--above`. Nothing ends a search early.

`--trees` gives this one several trees of as many iterations each, as threads on idle cores would; their visits and
rewards are added up.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from barkade.bots.backends import Backend, CompiledBackend, compiled_backend
from barkade.bots.information_set import InformationSet
from barkade.bots.ismcts import MOST_NODES, RankedAction, Search, settings_of
from barkade.bots.ismcts_kernel import SearchSettings
from barkade.bots.kept_tree import KeptTree
from barkade.bots.learned import HAND_WRITTEN, Learned
from barkade.engine.chance import SeededChance
from barkade.engine.game import Game
from barkade.engine.setup import Setup
from barkade.games import games, load_game
from barkade.lab.guide_match import with_guides
from barkade.stats import SIGMAS_FOR_95_PERCENT, Mean, clustered

FIRST_ITERATIONS = 100
FEWEST_ITERATIONS = 20
FIRST_LOOK = 16
"""Rounds before a run may end early."""
OF_A_RUN = ("game", "players", "ms", "seed", "past", "set", "past_set", "keep", "trees")
"""Arguments that a kept round depends on."""
SURE = 3.0
"""Standard errors between the share and the line when it does: a look after every round needs more than two."""
OLD_NAMES = {"HAND_LIMIT, ": "", "REACH, ": "", "HAND_LIMIT": "3", "REACH": "4", "CARDS_A_PLAYER": "CARDS_PER_PLAYER"}
"""Other names in guides of older commits, in this order."""
OLD_MODULES = {".rules.ending ": ".rules.end ", ".rules.rounds import score": ".rules.end import score"}


@dataclass
class Mind:
    """A way to choose, and the processor time that it took."""

    backend: Backend
    settings: SearchSettings
    best: Callable[[Sequence[RankedAction]], int]
    seconds: float
    learned: Learned | None = None
    """None: what Top Dog uses at the table."""
    trees: int = 1
    took: float = 0.0
    decisions: int = 0
    iterations: int = 0
    kept: KeptTree | None = field(default_factory=KeptTree)
    followed: int = 0
    """Decisions that began with the tree of the one before."""
    luck: random.Random = field(default_factory=random.Random)

    def choose(self, known: InformationSet) -> int:
        start = time.thread_time()
        kept = self.kept.recall(known, self.luck) if self.kept else None
        searches = [kept] if kept else self.searches(known)
        # As many as have taken the time so far: so both come to the same, however fast the machine is now.
        iterations = round(self.seconds * self.iterations / self.took) if self.decisions else FIRST_ITERATIONS
        for search in searches:
            search.grow(max(iterations, FEWEST_ITERATIONS))
        code = self.best(merged(search.ranking() for search in searches))
        if self.kept:
            self.kept.keep(searches[0], code, self.luck)
            self.followed += kept is not None
        self.took += (time.thread_time() - start) / self.trees
        self.decisions += 1
        self.iterations += max(iterations, FEWEST_ITERATIONS)
        return code

    def searches(self, known: InformationSet) -> list[Search]:
        return [
            Search(known, self.luck, self.backend, MOST_NODES, self.settings, learned=self.learned)
            for _ in range(self.trees)
        ]

    @property
    def milliseconds(self) -> float:
        return 1000 * self.took / max(self.decisions, 1)


def merged(rankings: Iterable[Sequence[RankedAction]]) -> list[RankedAction]:
    """Return the actions of several trees with the visits of all, and the mean of the rewards by visits."""
    found: dict[int, RankedAction] = {}
    for each in (action for ranking in rankings for action in ranking):
        before = found.get(each.code, RankedAction(each.code, 0, 0.0, 0.0))
        visits = before.visits + each.visits
        weight = each.visits / max(visits, 1)
        chance = before.chance + weight * (each.chance - before.chance)
        found[each.code] = RankedAction(
            each.code, visits, chance, before.reward + weight * (each.reward - before.reward)
        )
    return list(found.values())


def surest(ranking: Sequence[RankedAction]) -> int:
    return max(ranking, key=lambda each: each.assured).code


def most_visited(ranking: Sequence[RankedAction]) -> int:
    return max(ranking, key=lambda each: (each.visits, each.reward)).code


def older(game: Game, commit: str, folder: Path) -> Game:
    """Return the game with the guide of a commit on today's rules, in this folder."""
    home = f"src/barkade/games/{game.id}"
    for name in ("heuristics.py", "guide.py"):
        shown = subprocess.run(
            ["git", "show", f"{commit}:{home}/{name}"], cwd=Path(__file__).parents[1], check=False, capture_output=True
        )
        if shown.returncode == 0:
            break
    else:
        raise SystemExit(f"{game.id} had no guide of one file at {commit}")
    source = shown.stdout.decode("utf-8")
    for old, now in {**OLD_MODULES, **OLD_NAMES}.items():
        source = source.replace(old, now)
    (folder / "heuristics.py").write_text(source, encoding="utf-8")
    made = with_guides(game, folder)
    return replace(made, heuristics=partial(importlib.import_module, f"{made.package}.heuristics"))


def against_one(share: float, players: int) -> float:
    """Return the share that two would have whose odds are those of one of many equals and another of them."""
    other = (1 - share) / (players - 1)
    return share / (share + other)


def changed(settings: SearchSettings, given: Sequence[str]) -> SearchSettings:
    pairs = (each.split("=") for each in given)
    return settings._replace(**{name: type(getattr(settings, name))(value) for name, value in pairs})


class Table:
    """Games of the one against the others, by plain rules and seeded chance."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.box = Setup.of(game.id, players, {}, None).box()
        self._out = [0] * game.rules.MAX_LEGAL

    def play(self, number: int, alone: int, one: Mind, other: Mind) -> float:
        """Play a game with the one at a seat; return its share of the victory."""
        rules, box, chance = self.game.rules, self.box, SeededChance(self.seed, number)
        s = self.game.states.blank()
        rules.setup(s, box, self.players, chance, None)
        for each, name in ((one, "one"), (other, "other")):
            each.luck.seed(f"{self.seed} {number} {alone} {name}")
        while s.to_move >= 0:
            mind = one if s.to_move == alone else other
            rules.apply(s, box, self.action(s, mind), chance, None)
        mask = rules.winners(s, box)
        return (mask >> alone & 1) / mask.bit_count()

    def action(self, s: Any, mind: Mind) -> int:
        legal = self._out[: self.game.rules.legal(s, self.box, self._out)]
        if len(legal) == 1:
            if mind.kept:
                mind.kept.note(legal[0])
            return legal[0]
        for only in self.game.not_for_bots.values():
            for code in legal:
                if self.game.actions.fields(s, self.box, code)["kind"] == only:
                    return code
        seen = self.game.states.copy(s)
        self.game.rules.hide(seen, self.box, s.to_move)
        return mind.choose(InformationSet(self.game, self.box, s.to_move, seen, legal, ()))


def clear(rounds: Sequence[Sequence[float]], line: float | None, players: int) -> bool:
    if line is None or len(rounds) < FIRST_LOOK:
        return False
    share = Mean.of([fmean(shares) for shares in rounds])
    margin = SURE * share.half / SIGMAS_FOR_95_PERCENT
    low, high = (
        against_one(min(max(each, 0.0), 1.0), players) for each in (share.value - margin, share.value + margin)
    )
    return not low <= line <= high


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--ms", type=float, default=10, help="processor time a decision")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--past", default="d6f216e", help="commit of the older one's guide, or `now`")
    parser.add_argument("--above", type=float, help="end early when the share against one is surely beyond this")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="settings other than the game's")
    parser.add_argument("--past-set", nargs="*", default=[], metavar="NAME=VALUE", help="the same for the older one")
    parser.add_argument("--keep", action="store_true", help="keep trees, as Top Dog does")
    parser.add_argument("--trees", type=int, default=1, help="trees of this one, each for the whole time")
    parser.add_argument("--into", type=Path, help="file for the rounds")
    given = parser.parse_args()
    game = load_game(given.game)
    with tempfile.TemporaryDirectory(prefix="barkade-duel-") as folder:
        past = game if given.past == "now" else older(game, given.past, Path(folder))
        best = surest if given.past == "now" else most_visited
        rival = Mind(
            CompiledBackend(past),
            changed(settings_of(past), given.past_set),
            best,
            given.ms / 1000,
            learned=None if given.past == "now" else HAND_WRITTEN,  # an older guide had nothing learned
            kept=None,
        )
        one = Mind(
            compiled_backend(game),
            changed(settings_of(game), given.set),
            surest,
            given.ms / 1000,
            trees=given.trees,
            kept=KeptTree() if given.keep else None,
        )
        run(given, Table(game, given.players, given.seed), one, rival)


def run(given: argparse.Namespace, table: Table, one: Mind, rival: Mind) -> None:
    key = {name: vars(given)[name] for name in OF_A_RUN}
    kept = list[dict[str, Any]]()
    if given.into and given.into.exists():
        kept = [json.loads(line) for line in given.into.read_text("utf-8").splitlines()]
    rounds: list[list[float]] = [each["shares"] for each in kept if each["of"] == key]
    table.play(-1, 0, replace(one, seconds=0.0), replace(rival, seconds=0.0))  # compiles both
    while len(rounds) < given.rounds and not clear(rounds, given.above, given.players):
        shares = [table.play(len(rounds), seat, one, rival) for seat in range(given.players)]
        rounds.append(shares)
        if given.into:
            took = [round(each.milliseconds, 2) for each in (one, rival)]
            with given.into.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"of": key, "shares": shares, "ms": took}) + "\n")
    share, games = fmean(map(fmean, rounds)), len(rounds) * given.players
    low, high = clustered(rounds)
    said = f"{100 * share:.1f} % ({100 * low:.1f}-{100 * high:.1f})"
    print(f"{given.game}, {given.players} players, {games} games: {said}, an even share {100 / given.players:.1f} %")
    if given.players > 2:
        alone, low, high = (100 * against_one(each, given.players) for each in (share, low, high))
        print(f"  against one of them: {alone:.1f} % ({low:.1f}-{high:.1f})")
    for name, mind in (("this", one), (given.past, rival)):
        if mind.decisions:
            rate = mind.iterations / mind.decisions
            per = f"{mind.milliseconds:.2f} ms and {rate:.0f} iterations a decision"
            print(f"  {name}: {per}, {mind.decisions} decisions, {mind.followed} with a kept tree")


if __name__ == "__main__":
    main()
