"""The example that learns does learn: it beats Puppy after one and a half minutes of processor time."""

from __future__ import annotations

import importlib
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import barkade.envs
from barkade.lab.workers import workers_on

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"
LONGEST = 150
GAMES = 80
ROUNDS = 100
"""Of the example that workers teach together: its default."""


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < LONGEST


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example that many workers teach, as a module: workers, and Numba's cache, find it and the one it imports."""
    monkeypatch.syspath_prepend(str(EXAMPLE.parent))
    yield importlib.import_module("learn_on_ray")
    for name in ("learn", "learn_on_ray"):
        sys.modules.pop(name, None)


@pytest.mark.long
def test_the_example_beats_puppy(together: Any) -> None:
    example = sys.modules["learn"]
    env = barkade.envs.vector("barking", example.ROWS, **example.OPTIONS)
    agent = example.Agent(env.columns, len(env.actions))
    agent.train(env, 1.5, 2)
    assert example.against(agent, "puppy", GAMES, 2) > 0.5


def weights_after(together: Any, workers: Any, rounds: int = 2) -> Any:
    agent, _ = together.fresh()
    assert together.train(agent, rounds, 3, workers) > 100
    return agent.weights


@pytest.mark.long
def test_workers_teach_the_same_agent_however_many_they_are(together: Any) -> None:
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
        alone = weights_after(together, one)
        assert alone.any() and np.array_equal(alone, weights_after(together, three))


@pytest.mark.long
def test_a_ray_cluster_teaches_the_same_agent_though_a_worker_is_killed(
    together: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = pytest.importorskip("ray")
    with ThreadPoolExecutor(1) as one:
        alone = weights_after(together, one)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(EXAMPLE.parent), os.environ.get("PYTHONPATH", "")]))
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        with workers_on("ray") as workers:
            assert workers is not None
            victim = workers.submit(os.getpid).result()
            killer = threading.Timer(1.0, os.kill, (victim, signal.SIGKILL))
            killer.start()
            assert np.array_equal(alone, weights_after(together, workers))
            killer.join()
    finally:
        ray.shutdown()


@pytest.mark.long
def test_what_workers_teach_together_beats_puppy(together: Any) -> None:
    agent, _ = together.fresh()
    with ThreadPoolExecutor(2) as workers:
        together.train(agent, ROUNDS, 2, workers)
    assert together.against(agent, "puppy", GAMES, 2) > 0.5
