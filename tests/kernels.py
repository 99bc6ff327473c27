"""Compile all loops of every game into the disk cache, where each process of a test run finds them.

python tests/kernels.py    does nothing that an earlier run has done

In one process the loops of a game share its compiled rules. Left to the tests, which need one loop here and another
there, each process would compile the rules again.
"""

from __future__ import annotations

import gc
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from barkade.bots.compilation import compiled_search
from barkade.engine.compiled_outcomes import outcomes, worlds
from barkade.engine.numba_backend import compiled, files_of, from_record, to_record
from barkade.engine.setup import Setup
from barkade.envs.vector_env import Vector
from barkade.games import games, load_game
from barkade.lab.simulation import Simulation, Task
from tests.toys import heap_registered

PROCESSES = 2
STEPS = 10


def play_a_few_steps(setup: Setup) -> None:
    """Call the entries of the engine's loop that the tests of every game call."""
    fast, players = compiled(setup.game), setup.players
    states, boxes = fast.blank.copy(), to_record(fast.boxes, setup.box())
    rng, out, report = fast.rng(0), fast.out(), np.zeros((1, 3 + players), np.int64)
    fast.call.begin(states, boxes, players, rng)
    fast.call.trace_game(states, boxes, rng, out, np.zeros(STEPS, fast.blank.dtype))
    fast.call.dealt(states, boxes, 0, rng)
    fast.call.hidden(states, boxes, 0)
    fast.call.result(states, boxes, np.zeros(players, np.int64))
    fast.call.random_games(fast.blank, states, boxes, players, 0, 0, 1, out, rng, STEPS, 1, report)


def go_through_outcomes(setup: Setup) -> None:
    fast = compiled(setup.game)
    states, boxes = fast.blank.copy(), to_record(fast.boxes, setup.box())
    fast.call.begin(states, boxes, setup.players, fast.rng(0))
    out = [0] * setup.game.rules.MAX_LEGAL
    setup.game.rules.legal(from_record(fast.states, states), setup.box(), out)
    outcomes(setup.game, states, boxes, out[0])
    worlds(setup.game, states, boxes, 0)


def step_environments(setup: Setup, opponents: list[str] | None = None) -> None:
    environments = Vector(setup, 1, opponents=opponents)
    environments.step(environments.sample())
    environments.close()


def compile_all_of(game: str) -> str:
    """Compile what the tests run of a game; return a line that says so."""
    began = time.process_time()
    with heap_registered():
        setup = Setup.of(game, 2, {})
        compiled_search(setup.game)
        play_a_few_steps(setup)
        if game != "heap":  # environments want a game's own heuristics
            step_environments(setup)
        if game == games()[0]:
            step_environments(setup, ["random"])
        if game in (games()[0], "heap"):  # the tests of the lab and of outcomes play these two
            Simulation(Task(setup, seed=0))
            go_through_outcomes(setup)
    return f"{game}: ready after {time.process_time() - began:.0f} s of processor time."


def main() -> None:
    # The largest game first: the last one should not be left alone.
    largest_first = sorted((*games(), "heap"), key=size_of, reverse=True)
    # A compiler makes millions of objects that last: looking for cycles among them takes a fifteenth of the time.
    with ProcessPoolExecutor(PROCESSES, get_context("spawn"), gc.disable) as pool:
        for line in pool.map(compile_all_of, largest_first):
            print(line, flush=True)


def size_of(game: str) -> int:
    with heap_registered():
        return sum(path.stat().st_size for path in files_of(load_game(game), "rules"))


if __name__ == "__main__":
    main()
