"""OpenSpiel's own tests pass, and its search plays ours. It is large, so only the long run has it."""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pytest

import barkade
from barkade.engine.chance import Replay
from barkade.engine.match import Match
from barkade.games import games, load_game

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel has no wheel for Windows"),
]


@pytest.mark.parametrize("game", games())
def test_its_simulation_tests_pass(game: str) -> None:
    import pyspiel

    from barkade.envs import openspiel

    few = load_game(game).players
    for players in (few.start, few.stop - 1):
        explicit = pyspiel.load_game(f"{openspiel.name_of(game)}(players={players})")
        assert explicit.num_players() == players
        pyspiel.random_sim_test(explicit, num_sims=1, serialize=players == few.start, verbose=False)
    sampled = pyspiel.load_game(f"{openspiel.name_of(game)}(chance=sampled,seed=3)")
    pyspiel.random_sim_test(sampled, num_sims=1, serialize=False, verbose=False)


def wander(state: Any, steps: int, seed: int) -> list[tuple[int, int]]:
    """Play random actions and chance; return the draws as (value, bound)."""
    rng, draws = random.Random(seed), list[tuple[int, int]]()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            values, odds = zip(*state.chance_outcomes(), strict=True)
            draws.append((rng.choices(values, odds)[0], state.outcomes))
            state.apply_action(draws[-1][0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps -= 1
    return draws


@pytest.mark.parametrize("game", games())
def test_chance_nodes_are_the_draws_of_the_rules(game: str) -> None:
    import pyspiel

    from barkade.envs import openspiel

    spiel: Any = pyspiel.load_game(openspiel.name_of(game))
    state = spiel.new_initial_state()
    draws = wander(state, 0, 5)
    match = Match(spiel.setup, _Quiet(draws))
    assert match.game.states.flat(match.state) == match.game.states.flat(state.rules_state)
    seen = spiel.columns.observe(match.state, match.box, state.current_player())
    assert state.information_state_tensor(state.current_player()) == seen.tolist()


@pytest.mark.parametrize("game", games())
def test_each_thing_that_may_be_drawn_is_an_outcome(game: str) -> None:
    import pyspiel

    from barkade.envs import openspiel

    state = pyspiel.load_game(openspiel.name_of(game)).new_initial_state()
    rng, fewer = random.Random(3), False
    for _ in range(60):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            after = [str(state.child(outcome)) for outcome, _ in outcomes]
            assert len(set(after)) == len(after)
            fewer |= len(outcomes) < state.outcomes
            state.apply_action(rng.choice(outcomes)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert fewer or game != "barking", "equal cards are one outcome"


class _Quiet(Replay):
    """Recorded draws; one of a single outcome is no draw."""

    def draw(self, n: int) -> int:
        return 0 if n == 1 else super().draw(n)


@pytest.mark.parametrize("game", games())
def test_a_resampled_state_looks_the_same(game: str) -> None:
    import pyspiel

    from barkade.envs import openspiel

    spiel: Any = pyspiel.load_game(openspiel.name_of(game))
    state = spiel.new_initial_state()
    wander(state, 25, 8)
    player, rng = state.current_player(), np.random.RandomState(1)
    worlds = [state.resample_from_infostate(player, rng.uniform) for _ in range(6)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
    if load_game(game).secrets:
        assert len({str(world) for world in worlds}) > 1
    else:
        assert {str(world) for world in worlds} == {str(state)}


def test_its_search_plays_no_box_that_it_does_not_know() -> None:
    from barkade.envs.openspiel import SpielSearch

    match = barkade.new("dig", seed=1, box={"hand_limit": 2})
    view = match.view(match.to_move)
    with pytest.raises(ValueError, match="printed box"):
        SpielSearch().choose(view, view["legal"], random.Random(1))


def test_its_search_plays_ours_in_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    from barkade.cli import main

    bots = ["--bot", "barkade.envs.openspiel:SpielSearch", "--bot", "top-dog:40"]
    assert main(["ladder", "barking", "--games", "2", "--json", *bots]) in (None, 0)
    assert '"own_decisions": 1' in capsys.readouterr().out
