"""The example that learns does learn: it beats Puppy after one and a half minutes of processor time."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import barkade.envs

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"
LONGEST = 150
GAMES = 80


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < LONGEST


@pytest.mark.long
def test_the_example_beats_puppy() -> None:
    example = runpy.run_path(str(EXAMPLE))
    env = barkade.envs.vector("barking", example["ROWS"], **example["OPTIONS"])
    agent = example["Agent"](env.columns, len(env.actions))
    agent.train(env, 1.5, 2)
    assert example["against"](agent, "puppy", GAMES, 2) > 0.5
