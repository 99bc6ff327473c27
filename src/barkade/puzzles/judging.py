"""Judge an attempt at a puzzle: whether it is right so far, and complete."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from barkade.engine.match import Match
from barkade.puzzles.model import Puzzle


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on an attempt."""

    right: bool
    done: bool
    """All steps have been played."""
    step: int
    """The wrong step, or the last one played."""
    choice: int
    """Index of the choice within the step."""
    match: Match
    """The position after the right actions, up to the first one that involves chance."""


def judge(puzzle: Puzzle, actions: Sequence[str]) -> Verdict:
    """Judge consecutive batches played from the beginning of a puzzle. Raises the rules' errors for illegal ones."""
    match = puzzle.match()
    number = choice = 0
    for action in actions:
        entry = match.decide(action, puzzle.seat)
        for code in entry.codes:
            step = puzzle.steps[number]
            text = match.action(code).text
            found = step.find(text)
            assert found is not None, "every legal action is a choice"
            choice = found
            if choice >= step.right:
                return Verdict(False, False, number, choice, match)
            number += 1
            if number == len(puzzle.steps):
                return Verdict(True, True, number - 1, choice, match)
            match.play(code, puzzle.seat)
    return Verdict(True, False, max(0, number - 1), choice, match)


def follows(puzzle: Puzzle, choose: Callable[[dict[str, Any], random.Random], str], rng: random.Random) -> bool:
    """Tell whether a player that is asked step by step solves a puzzle."""
    actions = list[str]()
    while True:
        verdict = judge(puzzle, actions) if actions else None
        if verdict is not None and (verdict.done or not verdict.right):
            return verdict.done
        match = puzzle.match() if verdict is None else verdict.match
        actions.append(choose(match.view(puzzle.seat), rng))
