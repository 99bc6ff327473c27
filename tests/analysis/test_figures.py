"""The claims of `docs/analysis.md`, with as many games as a long run affords; `measure.py` has the figures."""

from __future__ import annotations

from itertools import pairwise

import pytest

from barkade.games import games
from barkade.stats import Mean
from tests.analysis import measure

GAMES = games()
CHOICES = 2_000
"""So many that the intervals of neighbours come apart."""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_luck_of_equals_averages_to_zero(game: str) -> None:
    for each in measure.luck(game, 1000):
        assert each.low <= 0 <= each.high


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_planted_blunders_are_found(game: str) -> None:
    found, planted = measure.planted(game, 40)
    assert found >= 0.95 * planted


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_longer_search_agrees_with_mistakes(game: str) -> None:
    agreed, called = measure.agreement(game, 40)
    assert agreed >= 0.9 * called


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_weaker_bots_lose_more_by_their_decisions(game: str) -> None:
    losses = measure.costs(game, CHOICES)
    for worse, better, more in measure.neighbours(losses):
        assert more.low > 0, (worse, better)  # at the same positions
    for worse, better in pairwise(measure.BOTS):
        assert Mean.of(losses[worse]).low > Mean.of(losses[better]).high, (worse, better)
