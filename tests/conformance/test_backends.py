"""One file of rules, two backends: plain Python and compiled code play the same games, state by state."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from barkade.engine.chance import SeededChance
from barkade.engine.numba_backend import Compiled, compiled, from_record, to_record
from barkade.games import load_game
from tests.conformance.tables import EVERY_GAME, Setting, settings_of
from tests.games.examples import examples_of
from tests.long_run import amount, report, rounds

SEED = 20
LIMIT = 100_000
WHOLE_GAMES = 60
"""Number of whole games per game, over all its settings."""
BOXED_GAMES = 5
"""For each box and number of players."""
BEGUN_GAMES = 2000
BEGUN_STEPS = 60
LARGEST_CHUNK = 1000
"""Games in a row at one setting in long runs."""
TRACED_STATES = 5000
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
    games_with_own_boxes_hold(game)


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


def games_with_own_boxes_hold(game: str) -> None:
    """Compiled code looks at no bounds: whatever box somebody brings, games stay within them, and go as in Python."""
    if not load_game(game).package.startswith("barkade."):
        return  # the toy
    for number, custom in enumerate(examples_of(game).BOXES):
        players = load_game(game).players
        for setting in (Setting(game, few, custom=dict(custom)) for few in (players.start, players.stop - 1)):
            fast, box = compiled(setting.definition), setting.setup().box()
            boxes, report_of = to_record(fast.boxes, box), np.zeros((BOXED_GAMES, 3 + setting.players), np.int64)
            buffers = (fast.out(), fast.rng(0), LIMIT, 1, report_of)
            blank = fast.blank.copy()
            played = fast.call.random_games(fast.blank, blank, boxes, setting.players, SEED, 0, BOXED_GAMES, *buffers)
            assert played == BOXED_GAMES, (setting, number)
            results_fit(setting, report_of)
            s, steps, _ = plain_game(setting, BOXED_GAMES - 1)
            assert steps == report_of[-1, 0], (setting, number)
            assert fast.states.flat(s) == fast.states.flat(from_record(fast.states, blank))
            within_declared_ranges(fast, setting, boxes, number)


def within_declared_ranges(fast: Compiled, setting: Setting, boxes: Any, number: int) -> int:
    """Follow one game and look at every cell of every state; return the number of states."""
    traced = np.zeros(TRACED_STATES, fast.blank.dtype)
    states, rng = fast.blank.copy(), fast.rng(1, number)
    fast.call.begin(states, boxes, setting.players, rng)
    steps = int(fast.call.trace_game(states, boxes, rng, fast.out(), traced))
    for name, cell in fast.states.fields.items():
        values = traced[name][: steps + 1]
        assert cell.low <= values.min() and values.max() <= cell.high, (setting, number, name)
    return steps + 1


def results_fit(setting: Setting, rows: Any) -> None:
    """Somebody wins every game, unless it was played alone: so the shares of victory add up to one."""
    winners, endings = rows[:, 1], rows[:, 2]
    assert (winners < 1 << setting.players).all(), setting
    assert (winners > 0).all() or setting.players == 1, setting
    assert (endings > 0).all() and (endings < len(setting.definition.rules.ENDINGS)).all(), setting


@pytest.mark.long
@pytest.mark.parametrize("game", EVERY_GAME)
def test_millions_of_checked_games(game: str) -> None:
    """Nothing is lost or out of range, everything ends, somebody wins: with every option, however many play."""
    settings, wanted, begin = settings_of(game), amount("games"), amount("first_game")
    fast = compiled(settings[0].definition, boundscheck=True)
    boxes = [to_record(fast.boxes, setting.setup().box()) for setting in settings]
    chunk = max(1, min(LARGEST_CHUNK, -(-wanted // len(settings))))
    done = steps = looked_at = 0
    for number in rounds(-(-(wanted - begin) // chunk)):
        number += begin // chunk
        at = number % len(settings)
        setting, report_of = settings[at], np.zeros((chunk, 3 + settings[at].players), np.int64)
        buffers = (fast.out(), fast.rng(0), LIMIT, amount("check_every"), report_of)
        first = number * chunk
        played = fast.call.random_games(
            fast.blank, fast.blank.copy(), boxes[at], setting.players, 1, first, chunk, *buffers
        )
        assert played == chunk, (setting, first + played, report_of[played, 0])
        results_fit(setting, report_of)
        looked_at += within_declared_ranges(fast, setting, boxes[at], first)
        done += chunk
        steps += int(report_of[:, 0].sum())
    every = amount("check_every")
    report(
        f"{game}: {done:,} games from number {begin:,} on in {len(settings)} settings, {steps:,} steps, a check every "
        f"{every} and at the end; {looked_at:,} states of whole games looked at cell by cell"
    )
