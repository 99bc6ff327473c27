"""`observations.md` of every game says what its numbers mean; a version of them means the same for ever."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from barkade.games import games, load_game

ROOT = Path(__file__).parents[2]
TABLES = runpy.run_path(str(ROOT / "scripts" / "env_tables.py"))


def test_the_tables_are_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert TABLES["main"](["--check"]) == 0, f"{capsys.readouterr().out}run python scripts/env_tables.py"


@pytest.mark.parametrize("game", games())
def test_a_version_means_the_same_for_ever(game: str) -> None:
    """If this fails, raise `observations` in the game's `GAME`, and keep here what the new version means."""
    golden = json.loads((ROOT / "tests" / "golden" / game / "observations.json").read_text(encoding="utf-8"))
    definition = load_game(game)
    assert golden == {"version": definition.observations, "digest": TABLES["digest"](definition)}
