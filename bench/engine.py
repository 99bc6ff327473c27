"""Measure how fast the engine plays random games (uniform over legal actions, one thread), plain and compiled.

python bench/engine.py [--json] [--games dig ...] [--seconds 1.0] [--rounds 5]

Plain and compiled runs alternate and the best of each counts, so that a busy machine favours neither. Also measured:
how long a fresh process takes to its first compiled game (code cached on disk), and whether playing plainly avoids
importing numpy and Numba.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from barkade.engine import numba_backend as binding
from barkade.engine.chance import SeededChance
from barkade.engine.setup import Setup
from barkade.games import games, load_game

PREFERRED_PLAYERS = 3

WARM_START = """
import sys, time
start = time.perf_counter()
from barkade.engine.setup import Setup
from bench.engine import CompiledGames
CompiledGames(Setup.of(sys.argv[1], int(sys.argv[2]), {})).play(0, 1)
print(time.perf_counter() - start)
"""

PLAIN_PLAY = """
import random, sys
import barkade
match, rng = barkade.new(sys.argv[1], int(sys.argv[2]), seed=1), random.Random(1)
while not match.over and match.version < 200:
    match.play(rng.choice(match.legal()))
    match.view(0), match.events(0)
print(sum(name in sys.modules for name in ("numpy", "numba")))
"""


def players_of(game: str) -> int:
    players = load_game(game).players
    return min(PREFERRED_PLAYERS, players.stop - 1)


def plain_games(setup: Setup, first: int, number: int) -> int:
    """Play random games in plain Python, exactly as the compiled kernel does; return the number of steps."""
    states, rules, box = setup.game.states, setup.game.rules, setup.box()
    out, steps = [0] * rules.MAX_LEGAL, 0
    for game in range(first, first + number):
        rng, state = SeededChance(0, game), states.blank()
        rules.setup(state, box, setup.players, rng, None)
        while state.to_move >= 0:
            rules.apply(state, box, out[rng.draw(rules.legal(state, box, out))], rng, None)
            steps += 1
    return steps


class CompiledGames:
    """Random games through the compiled kernel."""

    LIMIT = 5_000_000

    def __init__(self, setup: Setup) -> None:
        self._game, self._players = binding.compiled(setup.game), setup.players
        self._box = binding.to_record(setup.game.boxes, setup.box())
        self.play(0, 0)

    def play(self, first: int, number: int) -> int:
        """Return the number of steps."""
        fast, report = self._game, np.zeros((number, 3 + self._players), np.int64)
        streams = fast.out(), fast.rng(0), self.LIMIT, 0
        fast.call.random_games(
            fast.blank, fast.blank.copy(), self._box, self._players, 0, first, number, *streams, report
        )
        return int(report[:, 0].sum())


def timed(play: Any, seconds: float) -> tuple[float, float]:
    """Measure games and steps per second of `play(first, number) -> steps`, over about this many seconds."""
    done, steps, chunk, start = 0, 0, 1, time.perf_counter()
    while time.perf_counter() - start < seconds:
        steps += play(done, chunk)
        done += chunk
        chunk *= 2 if time.perf_counter() - start < seconds / 8 else 1
    took = time.perf_counter() - start
    return done / took, steps / took


def measured(game: str, seconds: float, rounds: int) -> dict[str, Any]:
    setup = Setup.of(game, players_of(game), {})
    compiled = CompiledGames(setup).play

    def plain(first: int, number: int) -> int:
        return plain_games(setup, first, number)

    if plain(0, 3) != compiled(0, 3):
        raise SystemExit(f"{game}: plain and compiled games differ")
    runs = [(timed(plain, seconds), timed(compiled, seconds)) for _ in range(rounds)]
    slow = max((run[0] for run in runs), key=lambda speed: speed[1])
    fast = max((run[1] for run in runs), key=lambda speed: speed[1])
    return {
        "game": game,
        "players": setup.players,
        "plain": {"games_per_second": slow[0], "steps_per_second": slow[1]},
        "compiled": {"games_per_second": fast[0], "steps_per_second": fast[1]},
        "ratio": fast[1] / slow[1],
        "warm_start_seconds": min(float(fresh_process(WARM_START, game)) for _ in range(2)),
        "plain_play_imports_numpy_or_numba": fresh_process(PLAIN_PLAY, game) != "0",
    }


def fresh_process(program: str, game: str) -> str:
    command = [sys.executable, "-c", program, game, str(players_of(game))]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=Path(__file__).parents[1])
    return done.stdout.strip()


def show(results: list[dict[str, Any]]) -> None:
    grid = Grid("game", "players", box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("plain steps/s", "games/s", "compiled steps/s", "games/s", "ratio", "warm start", "plain is plain"):
        grid.add_column(heading, justify="right")
    for result in results:
        grid.add_row(
            result["game"],
            str(result["players"]),
            f"{result['plain']['steps_per_second']:,.0f}",
            f"{result['plain']['games_per_second']:,.0f}",
            f"{result['compiled']['steps_per_second']:,.0f}",
            f"{result['compiled']['games_per_second']:,.0f}",
            f"{result['ratio']:.1f}",
            f"{result['warm_start_seconds']:.2f} s",
            "no" if result["plain_play_imports_numpy_or_numba"] else "yes",
        )
    Console(highlight=False, width=120).print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", nargs="*", choices=games(), default=games(), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each run takes")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    results = [measured(game, given.seconds, given.rounds) for game in given.games]
    if given.json:
        print(json.dumps(results, indent=2))
    else:
        show(results)


if __name__ == "__main__":
    main()
