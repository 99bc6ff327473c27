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
    assert agreed >= 0.8 * called  # before mistakes were confirmed, Barking had 85 %, the others 90 and more


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_weaker_bots_lose_more_by_their_decisions(game: str) -> None:
    losses = measure.costs(game, 300)
    costs = [Mean.of(losses[bot]) for bot in measure.BOTS]
    assert costs[0].low > costs[3].high
    assert costs[0].value > costs[1].value > costs[2].value >= costs[3].value
