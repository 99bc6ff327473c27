"""The agent of learn.py, taught by many workers at once: the cores of this machine, or a Ray cluster.

python examples/learn_on_ray.py [--on ray | --on ray://HOST:PORT] [--rounds 100] [--games 100] [--seed 1]

A round always has four parts. Each starts new games with the weights of the previous round, and their updates are added
in a fixed order, so the agent is bit-for-bit the same on one machine and on a cluster. The part of a killed worker is
repeated.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from learn import OPTIONS, ROWS, Agent, against

import barkade.envs
from barkade.lab.workers import Workers, workers_on

PARTS = 4


def fresh() -> tuple[Agent, Any]:
    """Return an untrained agent, and the games for a part of a round."""
    env = barkade.envs.vector("barking", ROWS // PARTS, **OPTIONS)
    return Agent(env.columns, len(env.actions)), env


def part(weights: Any, values: Any, seed: int) -> tuple[Any, Any, int]:
    """Play one part; return its updates of weights and values, and the number of games."""
    agent, env = fresh()
    agent.weights[:], agent.values[:] = weights, values
    _, games = agent.round(env, env.reset(seed), np.random.default_rng(seed))
    return agent.weights - weights, agent.values - values, games


def train(agent: Agent, rounds: int, seed: int, workers: Workers) -> int:
    """Train an agent; return the number of games."""
    games = 0
    for number in range(rounds):
        seeds = [(seed * rounds + number) * PARTS + each for each in range(PARTS)]
        parts = [workers.submit(part, agent.weights, agent.values, each) for each in seeds]
        for weights, values, played in [each.result() for each in parts]:
            agent.weights += weights
            agent.values += values
            games += played
    return games


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--on", metavar="ray")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    agent, _ = fresh()
    with workers_on(given.on) as cluster, ThreadPoolExecutor(os.cpu_count()) as threads:
        print(f"learnt from {train(agent, given.rounds, given.seed, cluster or threads):,} games", flush=True)
    print(f"against Puppy: {against(agent, 'puppy', given.games, given.seed):.1%} of {given.games} games")
