"""An agent that learns Barking Up the Wrong Tree by playing itself, on the vector environment, then plays Puppy.

python examples/learn.py [--minutes 1.5] [--games 100] [--seed 1]

The policy is a linear softmax over one-hot features of the observation. It learns by policy gradients with a learnt
value as baseline: actions of won games become more likely, those of lost games less so.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from numba import njit

import barkade.envs
from barkade.envs.columns import Columns
from barkade.envs.vector_env import Step, Vector

OPTIONS: dict[str, Any] = {"bark_off": "chance"}
ROWS, STEPS = 256, 256
RATE, VALUE_RATE = 0.02, 0.004


@njit(cache=True, nogil=True)  # type: ignore[untyped-decorator]
def decide(seen: Any, mask: Any, offsets: Any, weights: Any, noise: Any, chances: Any) -> int:
    """Write the probabilities of all legal actions; return the one sampled by `noise` (0 to 1), or the best for 1."""
    points = np.zeros(len(mask), np.float32)
    for column in range(len(seen)):
        if seen[column] != 0:
            row = weights[offsets[column] + seen[column]]
            for action in range(len(mask)):
                points[action] += row[action]
    top, best, total = np.float32(-1e9), 0, np.float32(0)
    for action in range(len(mask)):
        if mask[action] and points[action] > top:
            top, best = points[action], action
    for action in range(len(mask)):
        chances[action] = np.exp(points[action] - top) if mask[action] else np.float32(0)
        total += chances[action]
    chosen, left = best, noise * total
    for action in range(len(mask)):
        if noise < 1 and chances[action] > 0 and left >= 0:
            chosen = action
            left -= chances[action]
        chances[action] /= total
    return chosen


@njit(cache=True, nogil=True)  # type: ignore[untyped-decorator]
def act(seen: Any, masks: Any, offsets: Any, weights: Any, noise: Any, chances: Any, actions: Any) -> None:
    for row in range(len(actions)):
        actions[row] = decide(seen[row], masks[row], offsets, weights, noise[row], chances[row])


@njit(cache=True, nogil=True)  # type: ignore[untyped-decorator]
def learn(seen: Any, chances: Any, actions: Any, results: Any, offsets: Any, weights: Any, values: Any) -> None:
    """Update the weights by the result of every decision; a result below 0 is not known yet."""
    for step in range(len(actions)):
        for row in range(actions.shape[1]):
            if results[step, row] < 0:
                continue
            expected = np.float32(0)
            for column in range(seen.shape[2]):
                if seen[step, row, column] != 0:
                    expected += values[offsets[column] + seen[step, row, column]]
            surprise = results[step, row] - 1 / (1 + np.exp(-expected))
            legal = np.flatnonzero(chances[step, row])
            for column in range(seen.shape[2]):
                if seen[step, row, column] != 0:
                    feature = offsets[column] + seen[step, row, column]
                    values[feature] += VALUE_RATE * surprise
                    weights[feature, actions[step, row]] += RATE * surprise
                    for action in legal:
                        weights[feature, action] -= RATE * surprise * chances[step, row, action]


def results_of(made: list[tuple[Any, Any]], movers: Any) -> Any:
    """Return the result of each decision's game for its seat; -1 where the end is not known yet."""
    results = np.full(movers.shape, -1, np.float32)
    got, known = np.zeros((movers.shape[1], 2), np.float32), np.zeros(movers.shape[1], bool)
    for step in reversed(range(len(made))):
        rewards, ends = made[step]
        got[ends > 0], known[ends > 0] = rewards[ends > 0], True
        results[step] = np.where(known, got[np.arange(len(known)), movers[step]], -1)
    return results


class Agent:
    """Weights by feature and action; a feature is a column of the observation with one of its values."""

    def __init__(self, columns: Columns, actions: int) -> None:
        sizes = columns.high.astype(np.int64) - columns.low + 1
        self.offsets = np.concatenate([[0], np.cumsum(sizes)[:-1]]) - columns.low
        self.weights = np.zeros((int(sizes.sum()), actions), np.float32)
        self.values = np.zeros(int(sizes.sum()), np.float32)

    def train(self, env: Vector, minutes: float, seed: int) -> int:
        """Play and learn for some minutes of processor time; return the number of games."""
        step, rng, games, begun = env.reset(seed), np.random.default_rng(seed), 0, time.process_time()
        while time.process_time() - begun < 60 * minutes:
            step, ended = self.round(env, step, rng)
            games += ended
        return games

    def round(self, env: Vector, step: Step, rng: np.random.Generator) -> tuple[Step, int]:
        """Continue all games and learn; return the last step and the number of finished games."""
        seen = np.zeros((STEPS, *step.observations.shape), np.int16)
        chances = np.zeros((STEPS, *step.masks.shape), np.float32)
        actions, movers = (np.zeros((STEPS, env.games), np.int64) for _ in range(2))
        made = []
        for at in range(STEPS):
            seen[at], movers[at] = step.observations, step.movers
            noise = rng.random(env.games, np.float32)
            act(seen[at], step.masks, self.offsets, self.weights, noise, chances[at], actions[at])
            step = env.step(actions[at])
            made.append((step.rewards.copy(), step.ends.copy()))
        learn(seen, chances, actions, results_of(made, movers), self.offsets, self.weights, self.values)
        return step, sum(int((ends > 0).sum()) for _, ends in made)

    def choose(self, seen: dict[str, Any]) -> int:
        chances = np.zeros(len(seen["action_mask"]), np.float32)
        return int(decide(seen["observation"], seen["action_mask"], self.offsets, self.weights, 1.0, chances))


def against(agent: Agent, bot: str, games: int, seed: int) -> float:
    """Return the agent's share of the victories in games against a bot."""
    env, won = gymnasium.make("barkade/Barking-v1", opponents=[bot], **OPTIONS), 0.0
    for game in range(games):
        (seen, _), over = env.reset(seed=seed + game), False
        while not over:
            seen, reward, over, _, _ = env.step(np.int64(agent.choose(seen)))
            won += float(reward)
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name, kind, usual in (("minutes", float, 1.5), ("games", int, 100), ("seed", int, 1)):
        parser.add_argument(f"--{name}", type=kind, default=usual)
    given = parser.parse_args()
    env = barkade.envs.vector("barking", ROWS, **OPTIONS)
    agent = Agent(env.columns, len(env.actions))
    print(f"learnt from {agent.train(env, given.minutes, given.seed):,} games", flush=True)
    print(f"against Puppy: {against(agent, 'puppy', given.games, given.seed):.1%} of {given.games} games")
