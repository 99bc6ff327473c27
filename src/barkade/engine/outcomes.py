"""Every outcome of an action, and every world that a seat can't tell apart, with its exact probability.

    for after, probability in outcomes(game, state, box, action): ...

Whatever draws chance can be gone through (`every`); `compiled_outcomes.py` has the same compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, TypeVar

from barkade.engine import branches
from barkade.engine.game import Game
from barkade.engine.kit import Branching, Chance

T = TypeVar("T")
Outcomes = list[tuple[Any, Fraction]]
"""States that differ, each with its probability; these add up to one."""

MOST = 100_000
"""Branches that are gone through before it is given up."""


class TooManyOutcomes(Exception):
    """There are more branches of chance than were asked for, or no end to them."""


class Branches(Branching):
    """A source that plays one branch after the other."""

    def __init__(self) -> None:
        self._branch = [0] * branches.SIZE
        branches.begin_branches(self._branch)

    def draw(self, n: int) -> int:
        return branches.draw(self._branch, n)

    def alike(self, values: int, kind: int) -> None:
        branches.alike(self._branch, values, kind)

    def unordered(self, place: int) -> None:
        branches.unordered(self._branch, place)

    def probability(self) -> Fraction:
        """Return the probability of the branch that was played, 0 for none. Raises `TooManyOutcomes` if it can't be
        said."""
        if branches.dead(self._branch):
            return Fraction(0)
        ways, rows = branches.numerator(self._branch), branches.denominator(self._branch)
        if branches.too_long(self._branch) or not ways or not rows:
            raise TooManyOutcomes
        return Fraction(ways, rows)

    def go_on(self) -> bool:
        """Turn to the next branch; return False if there is none."""
        return branches.next_branch(self._branch)


def every(play: Callable[[Chance], T], most: int = MOST) -> Iterator[tuple[T, Fraction]]:
    """Call a function with every branch of the chance it draws; yield what it returns, and how probable that is.
    Raises `TooManyOutcomes`."""
    chance = Branches()
    for _ in range(most):
        result = play(chance)
        probability = chance.probability()
        if probability:
            yield result, probability
        if not chance.go_on():
            return
    raise TooManyOutcomes


def outcomes(game: Game, state: Any, box: Any, action: int, most: int = MOST) -> Outcomes:
    """Return all states that an action can lead to. Raises `TooManyOutcomes`."""
    return _distinct(game, state, lambda s, chance: game.rules.apply(s, box, action, chance, None), most)


def worlds(game: Game, state: Any, box: Any, seat: int, most: int = MOST) -> Outcomes:
    """Return all states that a seat can't tell from this one. Raises `TooManyOutcomes`."""
    return _distinct(game, state, lambda s, chance: game.rules.redeal(s, box, seat, chance), most)


def _distinct(game: Game, state: Any, change: Callable[[Any, Chance], None], most: int) -> Outcomes:
    def changed(chance: Chance) -> Any:
        copy = game.states.copy(state)
        change(copy, chance)
        return copy

    found: dict[tuple[int, ...], Fraction] = {}
    for after, probability in every(changed, most):
        numbers = tuple(game.states.flat(after))
        found[numbers] = found.get(numbers, Fraction(0)) + probability
    return [(game.states.from_flat(numbers), probability) for numbers, probability in found.items()]
