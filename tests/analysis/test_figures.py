"""The claims of `docs/analysis.md`, with as many games as a long run affords; `measure.py` has the figures."""

from __future__ import annotations

import pytest

from barkade.games import games
from barkade.stats import Mean
from tests.analysis import measure

GAMES = games()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_luck_of_equals_averages_to_zero(game: str) -> None:
    for each in measure.luck(game, 1000):
        assert abs(each.value) < 1.5 * each.half  # three standard errors: it is asked eight times


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
    losses = measure.costs(game, 1000)
    for worse, better, more in measure.neighbours(losses):
        assert more.low > 0, (worse, better)  # at the same positions
    costs = [Mean.of(losses[bot]) for bot in measure.BOTS]
    assert costs[0].low > costs[2].high and costs[1].low > costs[3].high and costs[2].low > costs[3].high
