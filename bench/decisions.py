"""Measure the loss of Top Dog's decisions against a far longer search, which detects smaller gains than games do.

python bench/decisions.py spots [--players 2] [--positions 100] [--reference 3000] [--iterations 400 40000] [--trees 2]
                                [--repeats 3] [--set margin=0.6 ...]

Positions come from games of the heuristics with 10 % random decisions. Two reference searches after every legal action
estimate its value. One says which action is best, the other what a choice loses against it, and then the other way
round: so no loss is too large because the best of noisy values was taken. It may be too small, where a reference
doesn't find the best action. Times the decisions of a seat in a game, it is about what a game loses.

With `--trees` the searches are also tried as so many trees of as many iterations each, as threads would grow them.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean

from duel import merged, surest

import barkade
from barkade.analysis.judge import share_after
from barkade.bots.backends import compiled_backend
from barkade.bots.information_set import InformationSet
from barkade.bots.ismcts import Search, nodes_for, settings_of
from barkade.bots.ismcts_kernel import SearchSettings
from barkade.engine.chance import FromRandom
from barkade.games import games, load_game
from barkade.stats import Mean

WHIMS = 0.1
PER_GAME = 5

Values = dict[int, float]
Choice = Callable[[InformationSet, random.Random], int]


@dataclass(frozen=True)
class Judged:
    """A decision of a game, and the chance to win after every legal action, by two independent searches."""

    game: int
    known: InformationSet
    values: tuple[Values, Values]

    def loss(self, code: int) -> float:
        """Return what an action loses against the best one, each chosen and valued by different searches."""
        one, other = self.values
        return (
            (other[max(one, key=one.__getitem__)] - other[code]) + (one[max(other, key=other.__getitem__)] - one[code])
        ) / 2


def positions(game: str, players: int, number: int) -> tuple[list[list[InformationSet]], float]:
    """Return what the seats to move know at random decisions of guided games, and a seat's decisions a game."""
    rng, found, met = random.Random(f"{game} {players}"), list[list[InformationSet]](), list[int]()
    while sum(map(len, found)) < number:
        match, decisions = barkade.new(game, players, seed=rng.getrandbits(32)), list[InformationSet]()
        while not match.over:
            known = InformationSet.of(match.view(match.to_move))
            only = next((each for each in known.actions if each["kind"] in known.game.not_for_bots.values()), None)
            if len(known.legal) > 1 and only is None:
                decisions.append(known)
            code = rng.choice(known.legal) if rng.random() < WHIMS else guide(known, rng)
            match.play(only["text"] if only else known.action(code)["text"])
        found.append(rng.sample(decisions, min(PER_GAME, len(decisions))))
        met.append(len(decisions))
    return found, fmean(met) / players


def guide(known: InformationSet, rng: random.Random) -> int:
    out = list(known.legal)
    heuristics = known.game.heuristics
    assert heuristics is not None
    return heuristics().pick(known.state, known.box, out, len(out), FromRandom(rng))


def searching(iterations: int, trees: int, settings: SearchSettings) -> Choice:
    """Return a chooser: the action with the highest assured reward."""

    def choose(known: InformationSet, rng: random.Random) -> int:
        backend, rankings = compiled_backend(known.game), []
        for _ in range(trees):
            search = Search(known, rng, backend, nodes_for(iterations), settings)
            search.grow(iterations)
            rankings.append(search.ranking())
        return surest(merged(rankings))

    return choose


def worth(known: InformationSet, iterations: int, seed: int) -> Values:
    """Return the chance to win after every legal action, by a search of its own."""
    backend, rng = compiled_backend(known.game), random.Random(seed)
    return {code: share_after(known, code, rng, backend, iterations)[0] for code in known.legal}


def losses(choose: Choice, judged: list[Judged], repeats: int) -> list[float]:
    """Return the mean losses of a chooser in percent of a victory, by game: its decisions aren't independent."""
    rows: dict[int, list[float]] = {}
    for number, each in enumerate(judged):
        chosen = [choose(each.known, random.Random(f"{number} {repeat}")) for repeat in range(repeats)]
        rows.setdefault(each.game, []).append(100 * fmean(each.loss(code) for code in chosen))
    return [fmean(row) for row in rows.values()]


def difference(one: list[float], other: list[float]) -> str:
    gain = Mean.of([mine - theirs for mine, theirs in zip(one, other, strict=True)])
    return f"{gain.value:+6.2f} ± {gain.half:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--reference", type=int, default=3000)
    parser.add_argument("--iterations", type=int, nargs="+", default=[400])
    parser.add_argument("--trees", type=int, default=1)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="settings other than the game's")
    given = parser.parse_args()
    usual = settings_of(load_game(given.game))
    changed = {name: type(getattr(usual, name))(value) for name, value in (each.split("=") for each in given.set)}
    found, decisions = positions(given.game, given.players, given.positions)
    judged = [
        Judged(number, known, (worth(known, given.reference, 1), worth(known, given.reference, 2)))
        for number, game in enumerate(found)
        for known in game
    ]
    guided = losses(guide, judged, given.repeats)
    print(f"{given.game}, {given.players} players, {len(judged)} of {decisions:.0f} decisions a seat and game:")
    print("  % of a victory lost a decision; less the guide's loss; less that of the first search")
    lost = Mean.of(guided)
    print(f"{lost.value:6.2f} ± {lost.half:.2f}  guide")
    first: list[float] | None = None
    for iterations in given.iterations:
        for trees in sorted({1, given.trees}):
            start = time.process_time()
            rows = losses(searching(iterations, trees, usual._replace(**changed)), judged, given.repeats)
            took = 1000 * (time.process_time() - start) / len(judged) / given.repeats
            first, lost = first or rows, Mean.of(rows)
            said = f"{lost.value:6.2f} ± {lost.half:.2f}  {difference(rows, guided)}  {difference(rows, first)}"
            print(f"{said}  {trees} x {iterations} iterations, {took:.1f} ms", flush=True)


if __name__ == "__main__":
    main()
