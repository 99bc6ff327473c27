"""Measure iterations per second of Top Dog's search on both backends, from the same positions.

python bench/bots.py [--json] [--games dig ...] [--players 2] [--iterations 300] [--rounds 3]

Positions come from a game of Good Dogs. Plain and compiled runs alternate and the best of each counts, in processor
time, so that a busy machine favours neither; both must rank the actions alike.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import barkade
from barkade.bots import GoodDog
from barkade.bots.backends import Backend, compiled_backend, plain_backend
from barkade.bots.ismcts import Search, nodes_for
from barkade.games import games, load_game

POSITIONS = 4
STEPS_BETWEEN = 23
PLAIN_SHARE = 10
"""Factor by which plain runs do fewer iterations; otherwise they would take minutes."""


def positions(game: str, players: int) -> list[dict[str, Any]]:
    """Return views with more than one legal action, from a game of Good Dogs."""
    found: list[dict[str, Any]] = []
    match, rng = barkade.new(game, players, seed=1), random.Random(1)
    while len(found) < POSITIONS and not match.over:
        for _ in range(STEPS_BETWEEN):
            if not match.over:
                view = match.view(match.to_move)
                match.play(GoodDog().choose(view, view["legal"], rng)["text"])
        if len(match.legal_codes()) > 1:
            found.append(match.view(match.to_move))
    return found


def timed(views: list[dict[str, Any]], backend: Backend, iterations: int) -> tuple[float, list[Any]]:
    """Return iterations per second of processor time, and the rankings."""
    took, thoughts = 0.0, []
    for view in views:
        search = Search(view, random.Random(2), backend, nodes_for(iterations))
        start = time.process_time()
        search.grow(iterations)
        took += time.process_time() - start
        thoughts.append(search.ranking())
    return len(views) * iterations / took, thoughts


def measured(game: str, players: int, iterations: int, rounds: int) -> dict[str, Any]:
    views, fewer = positions(game, players), max(iterations // PLAIN_SHARE, 1)
    fast, slow = compiled_backend(load_game(game)), plain_backend(load_game(game))
    if timed(views, fast, fewer)[1] != timed(views, slow, fewer)[1]:
        raise SystemExit(f"{game}: plain and compiled searches differ")
    runs = [(timed(views, slow, fewer)[0], timed(views, fast, iterations)[0]) for _ in range(rounds)]
    plain, compiled = max(run[0] for run in runs), max(run[1] for run in runs)
    return {"game": game, "players": players, "plain": plain, "compiled": compiled, "ratio": compiled / plain}


def show(results: list[dict[str, Any]]) -> None:
    grid = Grid("game", "players", box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("plain searches/s", "compiled searches/s", "ratio", "searches in 30 ms"):
        grid.add_column(heading, justify="right")
    for each in results:
        numbers = (f"{each['plain']:,.0f}", f"{each['compiled']:,.0f}", f"{each['ratio']:.0f}")
        grid.add_row(each["game"], str(each["players"]), *numbers, f"{each['compiled'] * 0.03:,.0f}")
    Console(highlight=False, width=120).print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", nargs="*", choices=games(), default=games(), metavar="GAME")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    results = [measured(game, given.players, given.iterations, given.rounds) for game in given.games]
    if given.json:
        print(json.dumps(results, indent=2))
    else:
        show(results)


if __name__ == "__main__":
    main()
