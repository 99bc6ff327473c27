"""An attempt at a puzzle: is it right so far, is it the whole answer, and what would it have been worth?"""

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
    """All steps are taken."""
    step: int
    """The step that was wrong, or the last that was taken."""
    choice: int
    """The place of the choice among those of the step."""
    match: Match
    """The position after what was right, until chance had a part in it."""


def judge(puzzle: Puzzle, actions: Sequence[str]) -> Verdict:
    """Judge what somebody plays from the beginning of a puzzle: batches in a row. Raises what the rules say of it."""
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
    """Tell whether somebody who chooses step by step solves a puzzle."""
    actions = list[str]()
    while True:
        verdict = judge(puzzle, actions) if actions else None
        if verdict is not None and (verdict.done or not verdict.right):
            return verdict.done
        match = puzzle.match() if verdict is None else verdict.match
        actions.append(choose(match.view(puzzle.seat), rng))
