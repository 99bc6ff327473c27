"""One file of rules, two backends: plain Python and compiled code play the same games, state by state."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from barkade.engine.chance import SeededChance
from barkade.engine.numba_backend import compiled, from_record, to_record
from tests.conformance.tables import EVERY_GAME, Setting, settings_of

SEED = 20
LIMIT = 100_000
WHOLE_GAMES = 60
"""Number of whole games per game, over all its settings."""
BEGUN_GAMES = 2000
BEGUN_STEPS = 60
CHECK_EVERY = 8
"""Steps between two checks of the invariants in long runs; in shorter ones every state is checked."""
FOLLOWED_GAMES = 15
FOLLOWED_STEPS = 2500
"""Games a game, and how far, of which every state is compared: many beginnings, some into their last turns."""


def plain_game(setting: Setting, number: int, limit: int = LIMIT) -> tuple[Any, int, list[list[int]]]:
    """Play a random game in plain Python; return the last state, the number of steps, and the trace of states if
    wanted."""
    rules, states, box = setting.definition.rules, setting.definition.states, setting.setup().box()
    rng, s, out = SeededChance(SEED, number), states.blank(), [0] * rules.MAX_LEGAL
    rules.setup(s, box, setting.players, rng, None)
    trace = [states.flat(s)]
    steps = 0
    while s.to_move >= 0 and steps < limit:
        n = rules.legal(s, box, out)
        rules.apply(s, box, out[rng.draw(n)], rng, None)
        steps += 1
        if limit < LIMIT:
            trace.append(states.flat(s))
    return s, steps, trace


@pytest.mark.parametrize("game", EVERY_GAME)
def test_plain_and_compiled_play_the_same(game: str) -> None:
    # One test, so that one process compiles the game.
    every_state_on_the_way_is_the_same(settings_of(game))
    whole_games_end_the_same(settings_of(game))
    hiding_and_redealing_are_the_same(settings_of(game))


def every_state_on_the_way_is_the_same(settings: list[Setting]) -> None:
    # As it ships, without bounds checks: Python's lists raise where an index is too large.
    fast = compiled(settings[0].definition)
    for number in range(BEGUN_GAMES + FOLLOWED_GAMES):
        setting = settings[number % len(settings)]
        limit = BEGUN_STEPS if number < BEGUN_GAMES else FOLLOWED_STEPS
        _, steps, trace = plain_game(setting, number, limit)
        traced = np.zeros(limit + 1, fast.blank.dtype)
        states, boxes = fast.blank.copy(), to_record(fast.boxes, setting.setup().box())
        rng = fast.rng(SEED, number)
        fast.call.begin(states, boxes, setting.players, rng)
        assert fast.call.trace_game(states, boxes, rng, fast.out(), traced) == steps
        columns = [traced[name][: steps + 1].reshape(steps + 1, -1) for name in fast.states.fields]
        assert np.array_equal(np.concatenate(columns, axis=1), np.array(trace)), (setting, number)


def whole_games_end_the_same(settings: list[Setting]) -> None:
    fast = compiled(settings[0].definition)
    report = np.zeros((1, 3 + max(setting.players for setting in settings)), np.int64)
    for number in range(WHOLE_GAMES):
        setting = settings[number * 7 % len(settings)]
        box = setting.setup().box()
        states, buffers = fast.blank.copy(), (fast.out(), fast.rng(0), LIMIT, 0, report)
        boxes = to_record(fast.boxes, box)
        fast.call.random_games(fast.blank, states, boxes, setting.players, SEED, number, 1, *buffers)
        s, steps, _ = plain_game(setting, number)
        assert report[0, 0] == steps, (setting, number)
        assert fast.states.flat(from_record(fast.states, states)) == fast.states.flat(s)
        assert report[0, 1] == setting.definition.rules.winners(s, box)


def hiding_and_redealing_are_the_same(settings: list[Setting]) -> None:
    fast = compiled(settings[0].definition)
    rules, flat = fast.game.rules, fast.states.flat
    scores = np.zeros(8, np.int64)
    for at, setting in enumerate(settings):
        box = setting.setup().box()
        boxes = to_record(fast.boxes, box)
        s, _, _ = plain_game(setting, at, 20 * (at % 5) + 15)
        for seat in range(-1, setting.players):
            plain, states = fast.states.copy(s), to_record(fast.states, s)
            rules.redeal(plain, box, seat, SeededChance(SEED, at))
            fast.call.dealt(states, boxes, seat, fast.rng(SEED, at))
            assert flat(from_record(fast.states, states)) == flat(plain)
            rules.hide(plain, box, seat)
            fast.call.hidden(states, boxes, seat)
            assert flat(from_record(fast.states, states)) == flat(plain)
        mask = fast.call.result(to_record(fast.states, s), boxes, scores)
        assert mask == rules.winners(s, box)
        assert scores[: setting.players].tolist() == [rules.score(s, box, seat) for seat in range(setting.players)]


@pytest.mark.long
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_million_checked_games(game: str) -> None:
    settings = settings_of(game)
    fast = compiled(settings[0].definition, boundscheck=True)
    each = -(-1_000_000 // len(settings))
    report = np.zeros((each, 3 + max(setting.players for setting in settings)), np.int64)
    for at, setting in enumerate(settings):
        boxes = to_record(fast.boxes, setting.setup().box())
        buffers = (fast.out(), fast.rng(0), LIMIT, CHECK_EVERY, report)
        states = fast.blank.copy()
        done = fast.call.random_games(fast.blank, states, boxes, setting.players, 1, at * each, each, *buffers)
        assert done == each, (setting, at * each + done, report[done, 0])
