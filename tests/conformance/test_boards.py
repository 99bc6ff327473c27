"""Boards and actions are what the game declares: the types that pages and other programs are written against."""

from __future__ import annotations

import json
import random
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barkade.engine.memo import Memo
from barkade.engine.view import View
from barkade.games import load_game
from tests.conformance.shapes import fits
from tests.conformance.tables import EVERY_GAME, EVERY_SETTING, Setting, wander
from tests.conformance.tables import settings_of as tables_of

settings_ = st.sampled_from(EVERY_SETTING)
seeds = st.integers(0, 2**32)


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=st.integers(0, 250))
def test_boards_and_actions_are_as_declared(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    board, action = match.game.board, match.game.action
    for seat in (None, *range(match.players)):
        view = json.loads(json.dumps(match.view(seat)))
        assert fits(view, View)
        hints = get_type_hints(board)
        assert view["board"].keys() == hints.keys()
        for key, value in view["board"].items():
            assert fits(value, hints[key]), (key, value)
        for offered in view["legal"]:
            fields = {key: value for key, value in offered.items() if key not in ("text", "message", "code")}
            assert match.action(offered["code"]).text == offered["text"]
            assert fits(fields, action), fields


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_action_is_declared(game: str) -> None:
    """The illegal ones, too: they are explained. What has another name later is found by playing, with every option."""
    match, rng = Setting(game, 2).match(1), random.Random(1)
    action, found = match.game.action, set()
    kinds = {kind for each in get_args(action) or [action] for kind in kinds_of(each)}
    for code in range(match.game.rules.ACTIONS):
        fields = json.loads(json.dumps(match.action(code).fields))
        assert fits(fields, action), fields
        found.add(fields["kind"])
    for setting in tables_of(game):
        match = setting.match(1)
        while found != kinds and not match.over:
            legal = match.legal()
            found |= {offered.fields["kind"] for offered in legal}
            match.play(rng.choice(legal))
    assert found == kinds


def kinds_of(action: Any) -> tuple[str, ...]:
    return get_args(get_type_hints(action)["kind"])


@pytest.mark.parametrize("game", EVERY_GAME)
def test_constants_are_as_declared(game: str) -> None:
    constants = load_game(game).constants
    hints = get_type_hints(type(constants)) if constants is not None else {}
    for name, hint in hints.items():
        assert fits(json.loads(json.dumps(getattr(constants, name))), hint), name


@settings(max_examples=40)
@given(setting=settings_, seed=seeds)
def test_a_board_kept_until_what_it_comes_from_changes_is_the_board(setting: Setting, seed: int) -> None:
    """A server works out a seat's own part of the board again only if a field has changed that it came from."""
    match, rng = setting.match(seed), random.Random(seed)
    seats = (None, *range(match.players))
    own = Memo(match.game.states, match.own_board)
    for _ in range(60):
        copied = match.game.states.copy(match.state)
        for seat in seats:
            fresh = match.own_board(seat, match.game.states.copy(match.state))
            assert own.of(seat, match.state) == fresh
        assert match.scores == [match.game.rules.score(match.state, match.box, each) for each in range(match.players)]
        assert match.game.states.flat(match.state) == match.game.states.flat(copied), "secrets are hidden in a copy"
        if match.over:
            break
        if rng.random() < 0.1 and match.last_standing:
            match.undo()
        else:
            match.play(rng.choice(match.legal_codes()))
