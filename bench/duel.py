"""Measure Top Dog against an older one at equal processor time, alone among older ones at a table of any size.

python bench/duel.py dig [--players 2] [--ms 10] [--rounds 100] [--seed 1] [--past d6f216e] [--above 0.65] [--into FILE]
                         [--set margin=0.6 ...] [--past-set ahead=3 ...]

Both search in this process, compiled, on the rules as they are now. The older one has the guide and the constants of
its commit, and plays the most visited action, as all did before there was another final choice (`--past now`: today's
guide and choice, to try other settings). A round is one chance with every seat in turn: one value for the interval.
With `--into` every round is kept as a line of JSON, and a run goes on where the last one ended. It ends early when
three standard errors are between the share and `--above`. Nothing ends a search early.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from barkade.bots.backends import Backend, CompiledBackend, compiled_backend
from barkade.bots.information_set import InformationSet
from barkade.bots.ismcts import MOST_NODES, Search, settings_of
from barkade.bots.ismcts_kernel import SearchSettings
from barkade.bots.kept_tree import KeptTree
from barkade.bots.learned import HAND_WRITTEN, Learned
from barkade.engine.chance import SeededChance
from barkade.engine.game import Game
from barkade.engine.setup import Setup
from barkade.games import games, load_game
from barkade.lab.guide_match import with_guides
from barkade.stats import SIGMAS_FOR_95_PERCENT, Mean

FIRST_ITERATIONS = 100
FEWEST_ITERATIONS = 20
FIRST_LOOK = 16
"""Rounds before a run may end early."""
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
    best: Callable[[Search], int]
    seconds: float
    learned: Learned | None = None
    """None: what Top Dog uses at the table."""
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
        search = kept or Search(known, self.luck, self.backend, MOST_NODES, self.settings, learned=self.learned)
        # As many as have taken the time so far: so both come to the same, however fast the machine is now.
        iterations = round(self.seconds * self.iterations / self.took) if self.decisions else FIRST_ITERATIONS
        search.grow(max(iterations, FEWEST_ITERATIONS))
        code = self.best(search)
        if self.kept:
            self.kept.keep(search, code, self.luck)
            self.followed += kept is not None
        self.took += time.thread_time() - start
        self.decisions += 1
        self.iterations += max(iterations, FEWEST_ITERATIONS)
        return code

    @property
    def milliseconds(self) -> float:
        return 1000 * self.took / max(self.decisions, 1)


def surest(search: Search) -> int:
    return search.ranking()[0].code


def most_visited(search: Search) -> int:
    return max(search.ranking(), key=lambda each: (each.visits, each.reward)).code


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


def clear(means: Sequence[float], line: float | None) -> bool:
    if line is None or len(means) < FIRST_LOOK:
        return False
    share = Mean.of(means)
    return abs(share.value - line) > SURE * share.half / SIGMAS_FOR_95_PERCENT


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--ms", type=float, default=10, help="processor time a decision")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--past", default="d6f216e", help="commit of the older one's guide, or `now`")
    parser.add_argument("--above", type=float, help="end early when the share is surely on one side of this")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="settings other than the game's")
    parser.add_argument("--past-set", nargs="*", default=[], metavar="NAME=VALUE", help="the same for the older one")
    parser.add_argument("--keep", action="store_true", help="keep trees, as Top Dog does")
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
            kept=KeptTree() if given.keep else None,
        )
        run(given, Table(game, given.players, given.seed), one, rival)


def run(given: argparse.Namespace, table: Table, one: Mind, rival: Mind) -> None:
    key = {name: vars(given)[name] for name in ("game", "players", "ms", "seed", "past", "set", "past_set", "keep")}
    kept = list[dict[str, Any]]()
    if given.into and given.into.exists():
        kept = [json.loads(line) for line in given.into.read_text("utf-8").splitlines()]
    means = [fmean(each["shares"]) for each in kept if each["of"] == key]
    table.play(-1, 0, replace(one, seconds=0.0), replace(rival, seconds=0.0))  # compiles both
    while len(means) < given.rounds and not clear(means, given.above):
        shares = [table.play(len(means), seat, one, rival) for seat in range(given.players)]
        means.append(fmean(shares))
        if given.into:
            took = [round(each.milliseconds, 2) for each in (one, rival)]
            with given.into.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"of": key, "shares": shares, "ms": took}) + "\n")
    share, games = Mean.of(means), len(means) * given.players
    said = f"{100 * share.value:.1f} % ({100 * share.low:.1f}-{100 * share.high:.1f})"
    print(f"{given.game}, {given.players} players, {games} games: {said}, an even share {100 / given.players:.1f} %")
    for name, mind in (("this", one), (given.past, rival)):
        if mind.decisions:
            rate = mind.iterations / mind.decisions
            per = f"{mind.milliseconds:.2f} ms and {rate:.0f} iterations a decision"
            print(f"  {name}: {per}, {mind.decisions} decisions, {mind.followed} with a kept tree")


if __name__ == "__main__":
    main()
