"""All outcomes of an action and all worlds of a seat, with their probabilities: exact, and the same at both speeds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from math import sqrt
from typing import Any

import pytest

from barkade.engine import branches, compiled_outcomes
from barkade.engine.chance import SeededChance
from barkade.engine.kit import Chance
from barkade.engine.numba_backend import compiled, from_record, to_record
from barkade.engine.outcomes import Outcomes, TooManyOutcomes, outcomes, worlds
from tests.conformance.tables import EVERY_GAME, Setting, settings_of

STEPS = 30
"""Decisions of a random game that are looked at."""
SETTINGS = 4
"""Tables of a game, from its first setting to its last."""
MOST = 300
MOST_RAW = 1_500
"""Branches that are gone through where the rules say nothing about what means the same."""
SAMPLES = 300
SAMPLED = 6
"""Of so many questions, one is asked by sampling, too."""
QUICK = ("heap", "dig")
"""Games whose compiled rules are compared in every run: the others take a minute to compile."""
ERRORS = 5.5
"""Standard errors by which a frequency may be off: some hundred are looked at."""

Numbers = tuple[int, ...]
Table = dict[Numbers, Fraction]
Change = Callable[[Any, Chance], None]


class EveryValue:
    """A source of every branch that nobody tells what means the same."""

    def __init__(self) -> None:
        self.branch = [0] * branches.SIZE
        branches.begin_branches(self.branch)

    def draw(self, n: int) -> int:
        return branches.draw(self.branch, n)


def raw_table(setting: Setting, state: Any, change: Change) -> Table:
    """Add up every single row of draws, each as likely as its bounds say."""
    states, chance, found = setting.definition.states, EveryValue(), dict[Numbers, Fraction]()
    for _ in range(MOST_RAW):
        after = states.copy(state)
        change(after, chance)
        if branches.too_long(chance.branch):
            raise TooManyOutcomes
        numbers = tuple(states.flat(after))
        found[numbers] = found.get(numbers, Fraction(0)) + Fraction(1, branches.denominator(chance.branch))
        if not branches.next_branch(chance.branch):
            return found
    raise TooManyOutcomes


def some_settings(game: str) -> list[Setting]:
    settings = settings_of(game)
    return settings[:: -(-len(settings) // SETTINGS)]


def table_of(setting: Setting, found: Outcomes) -> Table:
    return {tuple(setting.definition.states.flat(after)): probability for after, probability in found}


def questions(setting: Setting) -> Iterator[tuple[Any, int, int]]:
    """Yield states on the way of a random game, each with a legal action and a seat."""
    rules, box, chance = setting.definition.rules, setting.setup().box(), SeededChance(7)
    state, out, rng = setting.definition.states.blank(), [0] * rules.MAX_LEGAL, random.Random(7)
    rules.setup(state, box, setting.players, chance, None)
    for _ in range(STEPS):
        if state.to_move < 0:
            return
        action = out[rng.randrange(rules.legal(state, box, out))]
        yield setting.definition.states.copy(state), action, rng.randrange(setting.players)
        rules.apply(state, box, action, chance, None)


def played(rules: Any, box: Any, action: int, s: Any, chance: Chance) -> None:
    rules.apply(s, box, action, chance, None)


def redealt(rules: Any, box: Any, seat: int, s: Any, chance: Chance) -> None:
    rules.redeal(s, box, seat, chance)


def as_they_occur(setting: Setting, state: Any, change: Change, expected: Table, seed: int) -> None:
    """Nothing occurs that is not among the outcomes, and each of them about as often as it should."""
    counted, chance = Counter[Numbers](), SeededChance(seed)
    for _ in range(SAMPLES):
        after = setting.definition.states.copy(state)
        change(after, chance)
        counted[tuple(setting.definition.states.flat(after))] += 1
    assert counted.keys() <= expected.keys()
    for numbers, probability in expected.items():
        mean, variance = SAMPLES * float(probability), SAMPLES * float(probability * (1 - probability))
        assert abs(counted[numbers] - mean) <= ERRORS * sqrt(variance) + 3, (setting, probability, counted[numbers])


@pytest.mark.parametrize("game", EVERY_GAME)
def test_outcomes_are_exact_and_as_they_occur(game: str) -> None:
    """They add up to one, are what every single row of draws comes to, and samples agree with them."""
    compared = drawn = sampled = 0
    for setting in some_settings(game):
        box = setting.setup().box()
        for number, (state, action, seat) in enumerate(questions(setting)):
            for find, argument, change in (
                (outcomes, action, partial(played, setting.definition.rules, box, action)),
                (worlds, seat, partial(redealt, setting.definition.rules, box, seat)),
            ):
                try:
                    table = table_of(setting, find(setting.definition, state, box, argument, MOST))
                except TooManyOutcomes:
                    continue
                assert sum(table.values()) == 1
                if len(table) == 1:
                    continue
                drawn += 1
                if drawn % SAMPLED == 1:
                    as_they_occur(setting, state, change, table, number)
                    sampled += 1
                try:
                    assert raw_table(setting, state, change) == table
                    compared += 1
                except TooManyOutcomes:
                    pass
    assert compared > 3 and sampled > 0, (compared, drawn, sampled)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in QUICK else pytest.mark.long) for game in EVERY_GAME]
)
def test_compiled_outcomes_are_the_same(game: str) -> None:
    """State for state, probability for probability, in the same order."""
    several = 0
    for setting in some_settings(game):
        fast, box = compiled(setting.definition), setting.setup().box()
        boxes = to_record(fast.boxes, box)
        for state, action, seat in questions(setting):
            states = to_record(fast.states, state)
            for plain, quick, argument in (
                (outcomes, compiled_outcomes.outcomes, action),
                (worlds, compiled_outcomes.worlds, seat),
            ):
                try:
                    expected = plain(setting.definition, state, box, argument, MOST)
                except TooManyOutcomes:
                    with pytest.raises(TooManyOutcomes):
                        quick(setting.definition, states, boxes, argument, MOST)
                    continue
                records, probabilities = quick(setting.definition, states, boxes, argument, MOST)
                assert probabilities == [probability for _, probability in expected]
                found = [from_record(fast.states, records[at : at + 1]) for at in range(len(records))]
                assert list(map(fast.states.flat, found)) == [fast.states.flat(after) for after, _ in expected]
                several += len(found) > 1
    assert several
