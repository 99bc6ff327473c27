"""The vector environment plays the games of `Match`, number for number."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import barkade.envs
from barkade.bots.information_set import heuristics_of
from barkade.engine.chance import SeededChance
from barkade.engine.errors import BadOption
from barkade.engine.match import Match
from barkade.envs import kernel
from barkade.envs.vector_env import Step, Vector
from barkade.games import games, load_game

SEED = 11
ROWS = 4
STEPS = 40
"""Steps of each player count that are compared in full; one game goes on to its end."""


def match_of(env: Vector, number: int) -> Match:
    return Match(env.setup, SeededChance(env.seed, number))


def compare(env: Vector, step: Step, row: int, match: Match) -> None:
    """The row shows the match as its seat to move sees it."""
    assert step.movers[row] == match.state.to_move
    assert step.observations[row].tolist() == env.columns.observe(match.state, match.box, match.state.to_move).tolist()
    assert step.masks[row].tolist() == env.actions.mask(match.state).tolist()


def follow(env: Vector, matches: list[Match], step: Step) -> Step:
    """Play random actions in the environment and in its matches; compare what comes out."""
    actions = env.sample()
    for match, action in zip(matches, actions.tolist(), strict=True):
        match.play(env.actions.code(action, match.state.to_move))
    return env.step(actions)


@pytest.mark.parametrize("game", games())
def test_a_row_is_a_match(game: str) -> None:
    # One test a game, so that one process compiles it.
    for players in load_game(game).players:
        env = barkade.envs.vector(game, ROWS, players, threads=2)
        step, matches = env.reset(SEED), [match_of(env, number) for number in range(ROWS)]
        for _ in range(STEPS):
            for row, match in enumerate(matches):
                compare(env, step, row, match)
            step = follow(env, matches, step)
            assert step.rewards.sum() == sum(ends_of(env, matches, step))
        env.close()
    to_the_end(game)
    truncated(game)
    threads_change_nothing(game)


def ends_of(env: Vector, matches: list[Match], step: Step) -> list[float]:
    """Check the rows that have ended, and put the next match there; return the shares that were handed out."""
    shares = []
    for row, match in enumerate(matches):
        assert bool(step.ends[row] == kernel.ENDED) is match.over
        if match.over:
            won = match.winners
            expected = [(seat in won) / max(len(won), 1) for seat in range(match.players)]
            assert step.rewards[row].tolist() == np.array(expected, np.float32).tolist()
            shares.append(float(sum(expected)))
            matches[row] = match_of(env, int(env.game_numbers()[row]))
    return shares


def to_the_end(game: str) -> None:
    """One whole game, and the beginning of the next one in its row."""
    env = barkade.envs.vector(game, 1, limit=0)
    step, matches = env.reset(SEED), [match_of(env, 0)]
    while not step.ends[0]:
        step = follow(env, matches, step)
        if matches[0].version % 50 == 0 and not matches[0].over:
            compare(env, step, 0, matches[0])
    assert ends_of(env, matches, step)
    assert env.game_numbers().tolist() == [1]
    compare(env, step, 0, matches[0])


def truncated(game: str) -> None:
    env = barkade.envs.vector(game, 3, limit=7)
    step = env.reset(SEED)
    for _ in range(7):
        assert not step.ends.any()
        step = env.step(env.sample())
    assert step.ends.tolist() == [kernel.TRUNCATED] * 3
    assert not step.rewards.any()
    assert env.game_numbers().tolist() == [3, 4, 5]
    for row in range(3):
        compare(env, step, row, match_of(env, 3 + row))


def threads_change_nothing(game: str) -> None:
    one, two = barkade.envs.vector(game, 64), barkade.envs.vector(game, 64, threads=2)
    ones, twos = one.reset(SEED), two.reset(SEED)
    for _ in range(200):
        actions = one.sample()
        ones, twos = one.step(actions), two.step(actions)
    assert [each.tolist() for each in ones[:6]] == [each.tolist() for each in twos[:6]]
    two.close()


def test_opponents_play_by_what_they_know() -> None:
    """A guide's decisions are those of Good Dog in plain Python, with the same chance; the learner has the others."""
    env = barkade.envs.vector("dig", 2, 3, opponents=["good-dog", "random"])
    step, matches = env.reset(SEED), [match_of(env, number) for number in range(2)]
    choices = [SeededChance(SEED, kernel.CHOICES + number) for number in range(2)]
    for _ in range(25):
        for row, match in enumerate(matches):
            while (seat := match.state.to_move) != row % 3:
                match.play(opponent(match, ("good-dog", "random")[(seat - row) % 3 - 1], choices[row]))
            compare(env, step, row, match)
        step = follow(env, matches, step)
        assert step.actors.tolist() == [0, 1]


def opponent(match: Match, who: str, choices: SeededChance) -> int:
    out = match.legal_codes()
    if len(out) == 1:
        return out[0]
    if who == "random":
        return out[choices.draw(len(out))]
    known: Any = match.game.states.copy(match.state)
    match.game.rules.hide(known, match.box, match.state.to_move)
    return heuristics_of(match.game).pick(known, match.box, out, len(out), choices)


def test_bad_input_changes_nothing_and_says_what_to_do() -> None:
    env = barkade.envs.vector("dig", 2)
    step = env.reset(SEED)
    before = step.observations.copy()
    illegal = int(np.argmin(step.masks[1]))
    for actions in ([int(np.argmax(step.masks[0])), illegal], [0], [-1, 0], [0, len(env.actions)]):
        with pytest.raises(BadOption):
            env.step(np.array(actions))
    assert np.array_equal(env.step_made.observations, before)
    wrong: list[dict[str, Any]] = [{"games": 0}, {"threads": 0}, {"limit": -1}, {"opponents": ["puppy"]}]
    for each in [*wrong, {"opponents": []}]:
        with pytest.raises(BadOption):
            barkade.envs.vector("dig", **each)
