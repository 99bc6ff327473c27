"""Measure the loss of Top Dog's decisions against a far longer search, which detects smaller gains than games do.

python bench/decisions.py spots [--players 2] [--positions 100] [--reference 3000] [--iterations 400 4000] [--repeats 3]
                                [--set margin=0.6 ...]

Positions come from games of the heuristics with 10 % random decisions. A separate reference search after every legal
action estimates its value; the loss of a choice is the winning chance that it gives away. The reference is noisy, too,
and the maximum of noisy values is biased upwards, which adds the same amount to every loss: compare differences.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import fmean

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
Choice = Callable[[InformationSet, random.Random], list[int]]


def positions(game: str, players: int, number: int) -> list[InformationSet]:
    """Return what the seats to move know at random decisions of guided games."""
    rng, found = random.Random(f"{game} {players}"), list[InformationSet]()
    while len(found) < number:
        match, decisions = barkade.new(game, players, seed=rng.getrandbits(32)), list[InformationSet]()
        while not match.over:
            known = InformationSet.of(match.view(match.to_move))
            only = next((each for each in known.actions if each["kind"] in known.game.not_for_bots.values()), None)
            if len(known.legal) > 1 and only is None:
                decisions.append(known)
            code = rng.choice(known.legal) if rng.random() < WHIMS else guide(known, rng)[0]
            match.play(only["text"] if only else known.action(code)["text"])
        found += rng.sample(decisions, min(PER_GAME, len(decisions)))
    return found[:number]


def guide(known: InformationSet, rng: random.Random) -> list[int]:
    out = list(known.legal)
    heuristics = known.game.heuristics
    assert heuristics is not None
    return [heuristics().pick(known.state, known.box, out, len(out), FromRandom(rng))]


def searching(iterations: int, settings: SearchSettings) -> Choice:
    """Return a chooser: the most visited action of a search, and the one with the highest assured reward."""

    def choose(known: InformationSet, rng: random.Random) -> list[int]:
        search = Search(known, rng, compiled_backend(known.game), nodes_for(iterations), settings)
        search.grow(iterations)
        ranking = search.ranking()
        return [max(ranking, key=lambda each: each.visits).code, ranking[0].code]

    return choose


def worth(known: InformationSet, iterations: int) -> Values:
    """Return the chance to win after every legal action, by a search of its own."""
    values: Values = {}
    for code in known.legal:
        backend = compiled_backend(known.game)
        values[code] = share_after(known, code, random.Random(code), backend, iterations)[0]
    return values


def losses(choose: Choice, judged: list[tuple[InformationSet, Values]], repeats: int) -> list[list[float]]:
    """Return the mean losses by position, for each of the chooser's answers."""
    rows = []
    for number, (known, values) in enumerate(judged):
        best = max(values.values())
        chosen = [choose(known, random.Random(f"{number} {repeat}")) for repeat in range(repeats)]
        rows.append([fmean(best - values[code] for code in codes) for codes in zip(*chosen, strict=True)])
    return [list(column) for column in zip(*rows, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--reference", type=int, default=3000)
    parser.add_argument("--iterations", type=int, nargs="+", default=[400])
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="settings other than the game's")
    given = parser.parse_args()
    usual = settings_of(load_game(given.game))
    changed = {name: type(getattr(usual, name))(value) for name, value in (each.split("=") for each in given.set)}
    judged = [(known, worth(known, given.reference)) for known in positions(given.game, given.players, given.positions)]
    first = losses(guide, judged, given.repeats)[0]
    print(f"{given.game}, {given.players} players: % of a victory lost a decision, and the difference from the guide")
    print(f"{100 * fmean(first):6.2f}                guide")
    for iterations in given.iterations:
        start = time.process_time()
        both = losses(searching(iterations, usual._replace(**changed)), judged, given.repeats)
        took = 1000 * (time.process_time() - start) / len(judged) / given.repeats
        for name, lost in zip(("most visited", "worth most for sure"), both, strict=True):
            gain = Mean.of([100 * (one - other) for one, other in zip(lost, first, strict=True)])
            said = f"{iterations} iterations, {took:.1f} ms, {name}"
            print(f"{100 * fmean(lost):6.2f} {gain.value:+6.2f} ± {gain.half:.2f} {said}")
        gain = Mean.of([100 * (sure - most) for most, sure in zip(*both, strict=True)])
        print(f"       {gain.value:+6.2f} ± {gain.half:.2f} of these the latter less the former")


if __name__ == "__main__":
    main()
