"""What a seat may know: views and redealt worlds can't be told apart from the truth by anybody who doesn't know it."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.chance import FromRandom
from barkade.engine.kit import EVERYONE, Told
from barkade.engine.match import Match
from tests.conformance.tables import EVERY_SETTING, Setting, wander

settings_ = st.sampled_from(EVERY_SETTING)
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 250)


def redealt(match: Match, s: Any, seat: int, seed: int) -> Any:
    world = match.room.states.copy(s)
    match.room.rules.redeal(world, match.box, seat, FromRandom(random.Random(seed)))
    return world


def hidden(match: Match, s: Any, seat: int) -> list[int]:
    known = match.room.states.copy(s)
    match.room.rules.hide(known, match.box, seat)
    return match.room.states.flat(known)


def as_match(match: Match, s: Any) -> Match:
    return Match(match.table, match.chance.twin(), s)


def seen(match: Match, seat: int) -> str:
    view = match.view(None if seat == EVERYONE else seat)
    del view["version"]
    return json.dumps(view)


@settings(max_examples=150)
@given(setting=settings_, seed=seeds, length=lengths)
def test_a_redealt_world_looks_the_same(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    flat, rules = match.room.states.flat, match.room.rules
    for seat in (EVERYONE, *range(match.players)):
        world = redealt(match, match.state, seat, seed)
        match.room.states.check(world)
        assert rules.check(world, match.box) == 0
        assert hidden(match, world, seat) == hidden(match, match.state, seat)
        assert flat(redealt(match, world, seat, seed + 1)) == flat(redealt(match, match.state, seat, seed + 1))
        assert seen(as_match(match, world), seat) == seen(as_match(match, match.state), seat)


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=lengths)
def test_what_everybody_sees_is_no_secret_of_anybody(setting: Setting, seed: int, length: int) -> None:
    """A board and the scores are the same whoever's secrets are hidden, so anybody's will do for all."""
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    lasting, board = match.lasting_view()["board"], match.passing_view()["board"]
    assert lasting.keys().isdisjoint(board)
    for seat in (EVERYONE, *range(match.players)):
        known = match.room.states.copy(match.state)
        match.room.rules.hide(known, match.box, seat)
        assert match.room.view.lasting(known, match.box) == lasting
        assert match.room.view.board(known, match.box) == board
        assert match.room.view.own(known, match.box, seat).keys().isdisjoint({**lasting, **board})
        assert [match.room.rules.score(known, match.box, each) for each in range(match.players)] == match.scores


class Read:
    """A state that writes down which of its fields are read."""

    def __init__(self, s: Any) -> None:
        self._s = s
        self._fields: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self._fields.add(name)
        return getattr(self._s, name)

    def fields(self) -> set[str]:
        return self._fields


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=lengths)
def test_what_lasts_comes_from_nothing_but_what_it_names(setting: Setting, seed: int, length: int) -> None:
    """Tables keep these parts of a view until one of the fields changes that they come from, or the game is over."""
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    rules, view = match.room.rules, match.room.view
    truth = Read(match.state)
    for seat in range(match.players):
        rules.score(truth, match.box, seat)
    assert truth.fields() <= {"players", *view.LASTING_FROM}
    for seat in (EVERYONE, *range(match.players)):
        known = match.room.states.copy(match.state)
        rules.hide(known, match.box, seat)
        lasting, own = Read(known), Read(known)
        view.lasting(lasting, match.box)
        view.own(own, match.box, seat)
        assert lasting.fields() <= {"players", *view.LASTING_FROM}
        assert own.fields() <= {"players", "to_move", *view.OWN_FROM}
        shown = view.own(known, match.box, seat)
        for known.to_move in range(0 if match.over else match.players):  # it may only ask whether the game goes on
            assert view.own(known, match.box, seat) == shown


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=lengths)
def test_what_others_do_tells_nothing_that_is_not_listed(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    if match.over:
        return
    reveals = match.room.rules.REVEALS
    for seat in (EVERYONE, *range(match.players)):
        if seat == match.state.to_move:
            continue
        world = redealt(match, match.state, seat, seed)
        other = as_match(match, world)
        for code in sorted(set(match.legal_codes()) & set(other.legal_codes())):
            assert match.action(code).public == other.action(code).public
            assert told(match, match.state, code, seat, reveals) == told(match, world, code, seat, reveals)


def told(match: Match, s: Any, code: int, seat: int, reveals: tuple[int, ...]) -> list[Told]:
    """What a seat is told of an action, but for the listed reveals."""
    story: list[Told] = []
    after = match.room.states.copy(s)
    match.room.rules.apply(after, match.box, code, FromRandom(random.Random(8)), story)
    return [event for event in story if event[4] in (EVERYONE, seat) and event[0] not in reveals]


@settings(max_examples=80)
@given(setting=settings_, seed=seeds, length=lengths)
def test_a_world_can_be_sampled_from_a_view_alone(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    for seat in (None, *range(match.players)):
        view = json.loads(json.dumps(match.view(seat)))
        world = barkade.sample(view, seed)
        again = world.view(seat)
        view["version"] = again["version"]
        assert json.loads(json.dumps(again)) == view
        wander(world, random.Random(seed), 10)
