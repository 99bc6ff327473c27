"""Explanations of a puzzle's answer: its value, the next best choice, how often bots miss it, the coach's odds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from barkade.engine.i18n import Message, MessageDict, message
from barkade.engine.match import Match
from barkade.puzzles.judging import Verdict
from barkade.puzzles.model import Choice, Puzzle, Step


class Valued(NamedTuple):
    """A choice in words, with its share of the victory in percent."""

    text: str
    message: Message
    share: int


def comment(puzzle: Puzzle, verdict: Verdict) -> Message:
    """Return the comment on an attempt, with figures."""
    step = puzzle.steps[verdict.step]
    if verdict.right and not verdict.done:
        return message("puzzles-go-on")
    if verdict.right:
        return message("puzzles-right")
    choice, best = step.choices[verdict.choice], step.choices[0]
    # Don't compare two figures that are equal after rounding.
    return message(
        "puzzles-wrong",
        action=_message(verdict.match, choice),
        share=_percent(choice),
        best=max(_percent(best), _percent(choice) + 1),
    )


def explanation(puzzle: Puzzle) -> list[Message]:
    """Return the reasons why the answer is best, from what the seat knows."""
    match, first = puzzle.match(), puzzle.steps[0]
    best, second = first.choices[:2]
    said = [
        message("puzzles-answer", actions=tuple(valued.message for valued in answer(puzzle))),
        message(
            "puzzles-worth",
            best=_percent(best),
            second=_percent(second),
            action=_message(match, second),
            choices=len(first.choices),
        ),
    ]
    if puzzle.misses.good_dog >= 50:
        said.append(message("puzzles-missed-both", puppy=puzzle.misses.puppy))
    else:
        said.append(message("puzzles-missed-puppy", puppy=puzzle.misses.puppy))
    return said


def answer(puzzle: Puzzle) -> list[Valued]:
    """Return the answer step by step. Steps without a choice, or with several right ones, are left out."""
    return [
        Valued(step.choices[0].texts[0], _message(match, step.choices[0]), _percent(step.choices[0]))
        for step, match in _line(puzzle)
        if len(step.choices) > 1 and step.right == 1
    ]


def answer_texts(puzzle: Puzzle) -> list[str]:
    """Return the whole answer as notations that can be played one after the other."""
    return [step.choices[0].texts[0] for step in puzzle.steps]


def valued_choices(puzzle: Puzzle) -> list[Valued]:
    """Return all choices of the first step, best first."""
    match = puzzle.match()
    return [Valued(choice.texts[0], _message(match, choice), _percent(choice)) for choice in puzzle.steps[0].choices]


def coach_lines(puzzle: Puzzle) -> list[MessageDict]:
    """Return the coach's odds for the position."""
    match = puzzle.match()
    lines: list[MessageDict] = match.game.coach().advise(match.view(puzzle.seat)).get("lines", [])
    return lines


def _line(puzzle: Puzzle) -> Iterator[tuple[Step, Match]]:
    match = puzzle.match()
    for number, step in enumerate(puzzle.steps):
        yield step, match
        if number + 1 < len(puzzle.steps):
            match.play(step.choices[0].texts[0], puzzle.seat)


def _message(match: Match, choice: Choice) -> Message:
    return match.action(match.parse(choice.texts[0])[0]).message


def _percent(choice: Choice) -> int:
    return round(choice.share / 10)
