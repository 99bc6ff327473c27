"""The tools of others accept our environments: their own checks pass."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import barkade.envs
from barkade.engine.errors import BadOption
from barkade.envs.registration import name_of
from barkade.games import games, load_game

pytestmark = pytest.mark.filterwarnings("ignore")  # they warn of observations that are dicts


@pytest.mark.parametrize("game", games())
def test_pettingzoo(game: str) -> None:
    for players in load_game(game).players:
        env = barkade.envs.aec(game, players)
        assert env.metadata["name"] == f"barkade_{game}_v1"
        api_test(env, num_cycles=30)
    seed_test(lambda: barkade.envs.aec(game), num_cycles=20)
    render_test(lambda render_mode=None: barkade.envs.aec(game, render_mode=render_mode))


def played(env: Any, limit: int = 5000) -> tuple[list[dict[str, float]], list[bool]]:
    """Play random actions until nobody is left; return what everybody got, and who was truncated."""
    env.reset(seed=4)
    rewards, truncated = [], []
    rng = np.random.default_rng(4)
    for agent in env.agent_iter(limit):
        seen, reward, over, cut, _ = env.last()
        rewards.append({agent: reward})
        truncated.append(cut)
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards, truncated


def test_everybody_gets_their_share_once() -> None:
    env = barkade.envs.aec("barking", 3, bark_off="chance")
    rewards, truncated = played(env)
    totals = [sum(each.get(agent, 0) for each in rewards) for agent in env.possible_agents]
    assert sum(totals) == 1
    assert [seat for seat, total in enumerate(totals) if total] == env.match.winners
    assert not any(truncated)


def test_a_long_game_is_truncated_and_an_illegal_action_refused() -> None:
    env = barkade.envs.aec("dig", 2, limit=10)
    rewards, truncated = played(env)
    assert len(truncated) == 12 and truncated[-2:] == [True, True]
    assert not any(sum(each.values()) for each in rewards)
    env.reset(seed=1)
    before = env.match.version
    with pytest.raises(BadOption):
        env.step(int(np.argmin(env.observe(env.agent_selection)["action_mask"])))
    assert env.match.version == before


@pytest.mark.parametrize("game", games())
def test_gymnasium(game: str) -> None:
    env = gymnasium.make(name_of(game), render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=3)
    assert isinstance(env.render(), str)
    assert gymnasium.make(name_of(game), opponents=["puppy"]).unwrapped.setup.players == 2  # type: ignore[attr-defined]


def finished(env: Any, seed: int) -> float:
    """Play a game by the mask; return the reward."""
    seen, info = env.reset(seed=seed)
    assert info["seat"] in (0, 1)
    while True:
        action = env.action_space.sample(mask=seen["action_mask"])
        seen, reward, over, cut, info = env.step(action)
        if over or cut:
            assert not info
            return float(reward)


def test_one_seat_against_bots() -> None:
    env = gymnasium.make("barkade/Barking-v1", opponents=["random"])
    env.action_space.seed(1)
    rewards = [finished(env, seed) for seed in range(6)]
    assert {0.0, 1.0} == set(rewards)
    with pytest.raises(BadOption):
        gymnasium.make("barkade/Barking-v1", players=3, opponents=["random"])


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make("barkade/Dig-v1", opponents=["random"])
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.argmin(seen["action_mask"])))
    assert (reward, over, info) == (0.0, True, {"illegal": True})


def test_many_games_for_gymnasium() -> None:
    many: Any = gymnasium.make_vec("barkade/Dig-v1", 3, vectorization_mode="vector_entry_point", limit=20)
    seen, _ = many.reset(seed=5)
    first = {name: value.copy() for name, value in seen.items()}
    cuts = 0
    for _ in range(25):
        assert many.observation_space.contains(seen)
        seen, rewards, over, cut, _ = many.step(many.vector.sample())
        assert rewards.shape == over.shape == cut.shape == (3,)
        cuts += int(cut.sum())
    assert cuts
    again, _ = many.reset(seed=5)
    assert all(np.array_equal(again[name], first[name]) for name in first)
    many.close()
    single = gymnasium.make_vec("barkade/Dig-v1", 2, vectorization_mode="sync", opponents=["puppy"])
    assert single.reset(seed=1)[0]["action_mask"].shape[0] == 2


def test_what_is_missing_is_said_in_a_sentence() -> None:
    """Without the extra, the vector environment is there, and the others say how to get them."""
    program = (
        "import sys; sys.modules.update(pettingzoo=None, gymnasium=None, pyspiel=None)\n"
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *a: None if name == 'gymnasium' else find(name, *a)\n"
        "import barkade.envs\n"
        "try: barkade.envs.aec('dig')\n"
        "except ImportError as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "PettingZoo is not installed; install it with “pip install 'barkade[lab]'”."
