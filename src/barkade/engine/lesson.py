"""A guided first game: a position, fixed chance, and steps to be taken in it, each with a sentence and a rule.

A room's lesson says what happens; here the real engine plays it, so that a lesson can't teach what the rules don't say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from barkade.engine.begin import from_position
from barkade.engine.chance import Draw, OutOfDraws
from barkade.engine.match import Match

LEARNER = 0
OTHER = 1


@dataclass(frozen=True, slots=True)
class Step:
    """Something to read, something the learner plays, or something that another player does."""

    says: str
    """The message that goes with it; `{ $name }` in it is the other player."""
    rule: str
    """The rule that matters here."""
    plays: tuple[str, ...] = ()
    """The learner plays all of these as one batch, another player one after the other."""
    draws: tuple[int, ...] = ()
    """What chance does meanwhile."""
    rather: str = ""
    """The message for a learner who tries something else that the rules allow."""
    by: int = LEARNER


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game, from a position to its end."""

    position: Mapping[str, Any]
    steps: tuple[Step, ...]


def read(says: str, rule: str) -> Step:
    """A step that is only read."""
    return Step(says, rule)


def yours(says: str, rule: str, plays: str, rather: str, draws: Sequence[int] = ()) -> Step:
    """A step that the learner takes."""
    return Step(says, rule, (plays,), tuple(draws), rather)


def theirs(says: str, rule: str, *plays: str, draws: Sequence[int] = ()) -> Step:
    """What another player does, told when it is done."""
    return Step(says, rule, plays, tuple(draws), by=OTHER)


class Scripted:
    """A chance source that does what a lesson says and nothing else."""

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.values = list(values)

    def draw(self, n: int) -> int:
        if n == 1:
            return 0
        if not self.values or not 0 <= self.values[0] < n:
            raise OutOfDraws
        return self.values.pop(0)

    def begin(self, version: int) -> None:
        """The values belong to a step, however many versions it has."""

    def resume(self, spent: Iterable[Draw]) -> None:
        """The values are those still to come."""

    def twin(self) -> Scripted:
        return Scripted(self.values)


class Course:
    """A lesson played through: what the learner sees after every version, and which version each step shows."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = from_position(lesson.position, Scripted())
        self.views = [self.match.view(LEARNER)]
        self.shown: list[int] = []
        """By step, the version that is on the table while its sentence is read."""
        self._before: dict[int, Match] = {}
        for number, step in enumerate(lesson.steps):
            if step.by == LEARNER:
                self.shown.append(self.match.version)
            if step.by == LEARNER and step.plays:
                self._before[number] = self.match.copy()
            self._play(step)
            if step.by != LEARNER:
                self.shown.append(self.match.version)

    def _play(self, step: Step) -> None:
        script = Scripted(step.draws)
        self.match.go_on_with(script)
        batches = [list(step.plays)] if step.by == LEARNER else [[text] for text in step.plays]
        for batch in filter(None, batches):
            self.match.play(batch, step.by)
            self.views.append(self.match.view(LEARNER))
        if script.values:
            raise OutOfDraws

    def is_right(self, number: int, actions: Sequence[str]) -> bool:
        """Whether a batch does what a step asks for, however it is written. Raises what the rules say against it."""
        step = self.lesson.steps[number]
        wanted, tried = self._before[number].copy(), self._before[number].copy()
        wanted.go_on_with(Scripted(step.draws))
        wanted.play(list(step.plays), LEARNER)
        tried.go_on_with(Scripted(step.draws))
        try:
            tried.play(list(actions), LEARNER)
        except OutOfDraws:
            return False  # chance was asked for something else
        return bool(tried.position()["state"] == wanted.position()["state"])

    def expects(self, number: int) -> bool:
        """Whether the learner has to play something at a step."""
        return number in self._before

    def first_of(self, number: int) -> str:
        """The first small action that a step asks for, as the legal ones are written."""
        match = self._before[number]
        return match.action(match.parse(self.lesson.steps[number].plays[0])[0]).text
