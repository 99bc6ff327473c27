"""A tutorial played by the real engine, so that it can't contradict the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from barkade.engine.chance import Draw, OutOfDraws
from barkade.engine.create import from_position
from barkade.engine.match import Match
from barkade.engine.tutorial import LEARNER, Step, Tutorial


class Scripted:
    """A chance source that returns the values a tutorial prescribes."""

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.values = list(values)

    def draw(self, n: int) -> int:
        if n == 1:
            return 0
        if not self.values or not 0 <= self.values[0] < n:
            raise OutOfDraws
        return self.values.pop(0)

    def begin(self, version: int) -> None:
        """Do nothing: the values belong to a step, which may have several versions."""

    def resume(self, spent: Iterable[Draw]) -> None:
        """Do nothing: only the remaining values are kept."""

    def clone(self) -> Scripted:
        return Scripted(self.values)


class Course:
    """A tutorial played through: the learner's view after every version, and the version each step shows."""

    def __init__(self, tutorial: Tutorial) -> None:
        self.tutorial = tutorial
        self.match = from_position(tutorial.position, Scripted())
        self.views = [self.match.view(LEARNER)]
        self.shown: list[int] = []
        """The version shown at each step."""
        self._before: dict[int, Match] = {}
        for number, step in enumerate(tutorial.steps):
            if step.by == LEARNER:
                self.shown.append(self.match.version)
            if step.by == LEARNER and step.plays:
                self._before[number] = self.match.copy()
            self._play(step)
            if step.by != LEARNER:
                self.shown.append(self.match.version)

    def _play(self, step: Step) -> None:
        script = Scripted(step.draws)
        self.match.continue_with(script)
        batches = [list(step.plays)] if step.by == LEARNER else [[text] for text in step.plays]
        for batch in filter(None, batches):
            self.match.play(batch, step.by)
            self.views.append(self.match.view(LEARNER))
        if script.values:
            raise OutOfDraws

    def is_right(self, number: int, actions: Sequence[str]) -> bool:
        """Tell whether a batch has the effect that a step expects, however it is written. Raises if it is illegal."""
        step = self.tutorial.steps[number]
        wanted, tried = self._before[number].copy(), self._before[number].copy()
        wanted.continue_with(Scripted(step.draws))
        wanted.play(list(step.plays), LEARNER)
        tried.continue_with(Scripted(step.draws))
        try:
            tried.play(list(actions), LEARNER)
        except OutOfDraws:
            return False  # it made other draws
        return bool(tried.position()["state"] == wanted.position()["state"])

    def expects(self, number: int) -> bool:
        """Tell whether the learner has to play at a step."""
        return number in self._before

    def first_of(self, number: int) -> str:
        """Return the first action that a step expects, in the notation of the legal actions."""
        match = self._before[number]
        return match.action(match.parse(self.tutorial.steps[number].plays[0])[0]).text
