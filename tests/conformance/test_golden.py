"""Golden games in plain text: each still plays the same, draw by draw, to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from barkade.engine.record import verify
from barkade.games import PACKAGES

GOLDEN = Path(__file__).parents[1] / "golden"
HOUSE = sorted(game for game, package in PACKAGES.items() if package.startswith("barkade."))


@pytest.mark.parametrize("game", HOUSE)
def test_there_are_golden_games_of_every_kind(game: str) -> None:
    games = [path.read_text(encoding="utf-8") for path in (GOLDEN / game).glob("*.txt")]
    assert len(games) >= 5
    assert sum(verify(text).over for text in games) >= 3


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_plays_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert verify(text).record() == text
