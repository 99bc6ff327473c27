"""The difficulty of a puzzle, measured: how often Puppy, Good Dog and a short search miss it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from barkade.bots.backends import Backend
from barkade.bots.baselines import GoodDog, Puppy
from barkade.bots.ismcts import search_iterations
from barkade.puzzles.judging import follows
from barkade.puzzles.model import Misses, Puzzle

TRIES = 40
SHORT_SEARCHES = 25
SHORT = 60
"""Iterations of a short search."""

Choose = Callable[[dict[str, Any], random.Random], str]


def measure(puzzle: Puzzle, backend: Backend) -> Misses:
    """Count the misses of each bot, with independent random streams."""
    good_dog = GoodDog()

    def short(view: dict[str, Any], rng: random.Random) -> str:
        return str(search_iterations(view, rng, backend, SHORT).best()["text"])

    return Misses(
        puppy=puppy_misses(puzzle),
        good_dog=_missed(puzzle, lambda view, rng: str(good_dog.choose(view, view["legal"], rng)["text"]), TRIES),
        short=_missed(puzzle, short, SHORT_SEARCHES),
    )


def puppy_misses(puzzle: Puzzle) -> int:
    """Return how many of a hundred tries Puppy misses."""
    puppy = Puppy()
    return _missed(puzzle, lambda view, rng: str(puppy.choose(view, view["legal"], rng)["text"]), TRIES)


def _missed(puzzle: Puzzle, choose: Choose, tries: int) -> int:
    missed = sum(not follows(puzzle, choose, random.Random(f"{puzzle.id} {number}")) for number in range(tries))
    return round(100 * missed / tries)
