"""The coach's odds against the rules themselves: every chance of the next roll, every choice, played out."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.i18n import from_dict, say
from barkade.games.goodboy import coach
from barkade.games.goodboy.rules.state import DONE, LAY, ROLL, ROLLING, STOP, TAKE
from tests.conformance.oracle import every_chance
from tests.games.goodboy.positions import SMALL_BOX, all_of, roll, table

Spread = list[tuple[Fraction, "Node"]]
"""Return the outcomes of an action."""


@dataclass
class Node:
    """The next roll played on: a settled state, a bust (no state), or a choice between actions."""

    state: Any = None
    choices: list[Spread] = field(default_factory=list)


class Brute:
    """Plays the next roll in every way, with the rules alone."""

    def __init__(self, match: barkade.Match) -> None:
        self.rules, self.states, self.box = match.game.rules, match.game.states, match.box
        self.seat = match.state.to_move
        self.rolled = self.spread(match.state, ROLL)

    def spread(self, s: Any, code: int) -> Spread:
        def play(chance: Any) -> tuple[int, ...]:
            twin = self.states.copy(s)
            self.rules.apply(twin, self.box, code, chance, None)
            return tuple(self.states.flat(twin))

        weights: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
        for after, weight in every_chance(play):
            weights[after] += weight
        return [(weight, self.node(self.states.from_flat(after))) for after, weight in weights.items()]

    def node(self, s: Any) -> Node:
        if s.to_move != self.seat:
            return Node()
        if s.phase == ROLLING:
            return Node(s)
        out = [0] * self.rules.MAX_LEGAL
        return Node(None, [self.spread(s, code) for code in out[: self.rules.legal(s, self.box, out)]])

    def next_roll(self, worth: Callable[[Any], int]) -> Fraction:
        return self.expected(self.rolled, worth)

    def expected(self, spread: Spread, worth: Callable[[Any], int]) -> Fraction:
        return sum((weight * self.best(node, worth) for weight, node in spread), Fraction(0))

    def best(self, node: Node, worth: Callable[[Any], int]) -> Fraction:
        if node.choices:
            return max(self.expected(choice, worth) for choice in node.choices)
        return Fraction(0) if node.state is None else Fraction(worth(node.state))

    def points_at(self, s: Any, yard: int) -> int:
        """The points that a seat has more after stopping, laying all it has at one yard and taking the dog there."""
        if s.yard[yard] == 0:
            return 0
        now = self.states.copy(s)
        before = self.rules.score(now, self.box, self.seat)
        chance = Zeros()
        self.rules.apply(now, self.box, STOP, chance, None)
        out = [0] * self.rules.MAX_LEGAL
        while now.to_move == self.seat:
            codes = out[: self.rules.legal(now, self.box, out)]
            here = [code for code in codes if LAY <= code < DONE and (code - LAY) % 3 == yard]
            if TAKE + yard in codes:
                here = [TAKE + yard]
            elif codes[0] >= TAKE:
                return 0
            self.rules.apply(now, self.box, here[0] if here else DONE, chance, None)
        taken = s.yard[yard] - 1
        return self.rules.score(now, self.box, self.seat) - before if now.taken_by[taken] == self.seat + 1 else 0


class Zeros:
    def draw(self, n: int) -> int:
        return 0


def compare(match: barkade.Match) -> None:
    advice, brute = coach.advise(match.view(match.to_move)), Brute(match)
    held = match.state.held[brute.seat]
    odds = advice["next_roll"]
    assert Fraction(odds["bust"]["exact"]) == 1 - brute.next_roll(lambda _: 1)
    for kind, treat in enumerate(match.view(None)["board"]["treats"]):
        chance = brute.next_roll(lambda s, kind=kind: int(s.held[brute.seat][kind] > held[kind]))  # type: ignore[misc]
        assert Fraction(odds["treats"][treat["key"]]["exact"]) == chance
    for yard in range(3):
        chance = brute.next_roll(lambda s, yard=yard: int(brute.points_at(s, yard) > 0))  # type: ignore[misc]
        if odds["dogs"][yard] is None:
            assert match.state.yard[yard] == 0
        else:
            assert Fraction(odds["dogs"][yard]["exact"]) == chance
    points = brute.next_roll(lambda s: max(brute.points_at(s, yard) for yard in range(3)))
    assert Fraction(advice["points"]["roll"]["exact"]) == points
    if match.state.rolls:
        now = max(brute.points_at(match.state, yard) for yard in range(3))
        assert Fraction(advice["points"]["stop"]["exact"]) == now
    else:
        assert advice["points"]["stop"] is None


@settings(max_examples=30, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    players=st.integers(2, 4),
    hard=st.booleans(),
    any_face=st.sampled_from(["chosen", "random"]),
    small=st.booleans(),
    length=st.integers(0, 200),
)
def test_the_odds_are_those_of_the_rules(
    seed: int, players: int, hard: bool, any_face: str, small: bool, length: int
) -> None:
    box = SMALL_BOX if small else None
    match = barkade.new("goodboy", players, seed=seed, box=box, hard=hard, any_face=any_face)
    rng = random.Random(seed)
    for _ in range(length):
        if not match.over:
            match.play(rng.choice(match.legal_codes()))
    while not match.over and match.state.phase != ROLLING:
        match.play(rng.choice(match.legal_codes()))
    if match.over:
        assert coach.advise(match.view(0))["lines"] == []
    else:
        compare(match)


def test_odds_with_an_empty_pool_and_corners_to_rob() -> None:
    everything = " ".join(map(all_of, ("ball", "bone", "stick", "duck", "snack")))
    corners = {(1, 0): everything, (1, 1): all_of("frisbee")[:23]}
    for any_face in ("chosen", "random"):
        match = table(held={0: "frisbee " * 6}, corners=corners, options={"any_face": any_face})
        assert match.view(None)["board"]["pool"] in ({}, {"frisbee": 1})
        compare(match)


def test_figures_worked_out_by_hand() -> None:
    """Fresh dice: two cats in one of 36 rolls; a ball from die A, die B, or either any-treat: 1 - 4/6 * 4/6."""
    advice = coach.advise(table().view(0))
    assert advice["next_roll"]["bust"]["exact"] == "1/36"
    assert advice["next_roll"]["treats"]["ball"]["exact"] == str(1 - Fraction(4, 6) * Fraction(4, 6))
    assert advice["points"]["stop"] is None


def test_with_the_cat_up_eleven_rolls_of_36_bust() -> None:
    match = table(held={0: "stick duck"})
    roll(match, "cat", "ball")
    advice = coach.advise(match.view(1))
    assert advice["seat"] == 0
    assert advice["next_roll"]["bust"]["exact"] == "11/36"
    assert advice["points"]["stop"]["exact"] == "0"
    assert advice["missing"] == [{"ball": 1, "bone": 1}, {"bone": 1, "stick": 1}, {"duck": 1}]
    # The pug wants one more duck: die A's stick + duck or any, die B's duck + frisbee or any; but no cat with it.
    assert Fraction(advice["next_roll"]["dogs"][2]["exact"]) == Fraction(25 - 9, 36)


@pytest.mark.parametrize(("hard", "bust"), [(False, "1/36"), (True, "0")])
def test_the_first_roll_of_a_turn(hard: bool, bust: str) -> None:
    advice = coach.advise(table(options={"hard": hard}).view(0))
    assert advice["next_roll"]["bust"]["exact"] == bust


def test_what_is_said_while_rolling() -> None:
    match = table(held={0: "stick duck"})
    roll(match, "cat", "duck frisbee")
    advice = coach.advise(match.view(0))
    said = [say(from_dict(line)) for line in advice["lines"]]
    assert said[0].startswith("Call now: 2 points. Roll once more, then call: ")
    assert said[1] == "30.6% chance that the next roll loses everything in front of you."
    assert said[2].startswith("Yard 1, Bulldog (4) still wants 2 × ball, bone: ")
    assert said[2].endswith("% chance on the next roll.")
    assert said[4] == "Yard 3, Pug (2): you have all it wants."
    assert said[5].startswith("Chances on the next roll: ball ")
    assert json.loads(json.dumps(advice)) == advice


def test_what_is_said_while_laying_and_before_the_first_roll() -> None:
    laying = coach.advise(table(held={0: "stick duck"}, phase="laying").view(0))
    assert laying["next_roll"] is None and laying["points"] is None
    assert say(from_dict(laying["lines"][2])) == "Yard 3, Pug (2) still wants rubber duck."
    first = coach.advise(table().view(0))
    assert say(from_dict(first["lines"][0])) == "Roll, then call: 0.11 points on average."
