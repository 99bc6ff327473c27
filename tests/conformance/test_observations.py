"""Declarations of cells and actions are complete and true; observations tell neither secrets nor falsehoods."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barkade.bots.information_set import heuristics_of
from barkade.engine.chance import FromRandom, Recorder
from barkade.engine.codes import codes_of_action, turned
from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match
from barkade.engine.schema import SEAT, SEAT_FROM_1
from barkade.envs.action_table import ActionTable
from barkade.envs.columns import Columns
from barkade.games import load_game
from tests.conformance.tables import EVERY_GAME, EVERY_SETTING, Setting, settings_of, wander

settings_ = st.sampled_from(EVERY_SETTING)
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 250)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_cell_says_what_it_means(game: str) -> None:
    definition = load_game(game)
    seats = definition.players.stop - 1
    for name, spec in definition.states.fields.items():
        assert spec.means is not None, name
        assert not spec.by_seat or spec.shape[0] == seats, name
        if spec.means == SEAT:
            assert spec.high == seats - 1, name
        if spec.means == SEAT_FROM_1:
            assert (spec.low, spec.high) == (0, seats), name
    assert any(spec.by_seat for spec in definition.states.fields.values())


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_number_of_an_action_belongs_to_one_kind(game: str) -> None:
    definition, at = load_game(game), 0
    for codes in definition.actions.CODES:
        assert codes.start == at
        at += codes.extent
        for code in range(codes.start, at):
            assert codes.code(codes.places(code)) == code
    assert at == definition.rules.ACTIONS


def turned_state(match: Match, by: int) -> Any:
    """The same state with everybody moved on around the table, by what its cells declare."""
    states, players = match.game.states, match.players
    made = states.copy(match.state)
    for name, spec in states.fields.items():
        value = getattr(made, name)
        if spec.by_seat:
            value = [value[(seat - by) % players] for seat in range(players)] + value[players:]
        if spec.means in (SEAT, SEAT_FROM_1):
            value = _moved(value, by, players, 0 if spec.means == SEAT else 1)
        setattr(made, name, value)
    return made


def _moved(value: Any, by: int, players: int, first: int) -> Any:
    if isinstance(value, list):
        return [_moved(each, by, players, first) for each in value]
    return (value - first + by) % players + first if value >= first else value


@pytest.mark.parametrize("game", EVERY_GAME)
def test_rules_do_not_care_where_the_first_seat_is(game: str) -> None:
    """Turned by what cells and actions declare, everything else stays as it was: so the declarations are true."""
    for setting in settings_of(game)[:: max(1, len(settings_of(game)) // 8)]:
        match = setting.match(5)
        rng, chance = random.Random(5), FromRandom(random.Random(7))
        while not match.over and match.version < 400:
            # Random dogs hardly ever get anywhere: decent ones reach what the later cells are for.
            out = match.legal_codes()
            match.play(heuristics_of(match.game).pick(match.state, match.box, out, len(out), chance))
            if rng.random() < 0.15:
                turns_round(match, rng.randint(1, 4), rng.randrange(1000))


def turns_round(match: Match, by: int, seed: int) -> None:
    rules, box, players, states = match.game.rules, match.box, match.players, match.game.states
    ranges = match.game.actions.CODES
    other = turned_state(match, by)
    states.check(other)
    assert rules.check(other, box) == 0
    for seat in range(players):
        assert rules.score(other, box, (seat + by) % players) == rules.score(match.state, box, seat)
    columns = Columns(match.game, players)
    for seat in range(players):
        seen = columns.observe(match.state, box, seat)
        assert np.array_equal(seen, columns.observe(other, box, (seat + by) % players))
        assert (columns.low <= seen).all() and (seen <= columns.high).all()
    if match.over:
        return
    out = [0] * rules.MAX_LEGAL
    there = out[: rules.legal(other, box, out)]
    assert sorted(turned(ranges, code, by, players) for code in match.legal_codes()) == sorted(there)
    for code in match.legal_codes()[:12]:
        one, two = states.copy(match.state), states.copy(other)
        chance = Recorder(FromRandom(random.Random(seed)))
        rules.apply(one, box, code, chance, None)
        rules.apply(two, box, turned(ranges, code, by, players), FromRandom(random.Random(seed)), None)
        if not chance.draws:  # who is dealt first depends on the seats' numbers
            reached = Match(match.setup, match.chance.clone(), one)
            assert states.flat(two) == states.flat(turned_state(reached, by))


@settings(max_examples=120)
@given(setting=settings_, seed=seeds, length=lengths)
def test_an_observation_tells_no_secret(setting: Setting, seed: int, length: int) -> None:
    """It is the same in every world that looks the same."""
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    columns = Columns(match.game, match.players)
    for seat in (EVERYONE, *range(match.players)):
        seen = columns.observe(match.state, match.box, seat)
        world = match.game.states.copy(match.state)
        match.game.rules.redeal(world, match.box, seat, FromRandom(random.Random(seed)))
        assert np.array_equal(columns.observe(world, match.box, seat), seen)
        match.game.rules.hide(world, match.box, seat)
        assert np.array_equal(columns.observe(world, match.box, seat), seen)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_an_observation_leaves_nothing_out(game: str) -> None:
    """Two states that a seat can tell apart have two observations."""
    for players in load_game(game).players:
        match = Setting(game, players).match(3)
        columns, rng = Columns(match.game, players), random.Random(players)
        found: dict[tuple[int, bytes], list[int]] = {}
        for _ in range(80):
            for seat in range(players):
                known = match.game.states.copy(match.state)
                match.game.rules.hide(known, match.box, seat)
                flat = match.game.states.flat(known)
                seen = columns.observe(match.state, match.box, seat).tobytes()
                assert found.setdefault((seat, seen), flat) == flat
            if match.over:
                break
            match.play(rng.choice(match.legal_codes()))
        assert len({seen for _, seen in found}) > 2


@settings(max_examples=120)
@given(setting=settings_, seed=seeds, length=lengths)
def test_actions_are_what_their_names_say(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    table = ActionTable(match.game, match.box, match.players)
    assert len(set(table.names)) == len(table)
    if match.over:
        assert not table.mask(match.state).any()
        return
    seat, offered = match.state.to_move, set[int]()
    for code in match.legal_codes():
        fields = match.game.actions.fields(match.state, match.box, code)
        codes = codes_of_action(match.game.actions.CODES, code)
        assert fields["kind"] in (codes.kind, codes.alias)
        assert says_the_same(fields, codes.axes, codes.places(code))
        if fields["kind"] not in match.game.not_for_bots:
            number = int(table.numbers[seat, code])
            assert table.code(number, seat) == code
            offered.add(number)
    assert set(np.flatnonzero(table.mask(match.state)).tolist()) == offered
    assert offered


def says_the_same(fields: Mapping[str, Any], axes: Any, places: tuple[int, ...]) -> bool:
    """Tell whether fields that are numbers and are named as an axis have its value."""
    values = {axis.name: axis.start + place for axis, place in zip(axes, places, strict=True)}
    return all(fields[name] == values[name] for name in values if type(fields.get(name)) is int)
