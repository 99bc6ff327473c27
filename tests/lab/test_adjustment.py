"""Luck-adjusted results: unbiased, and with less variance."""

from __future__ import annotations

from statistics import fmean

import pytest

from barkade.bots.information_set import heuristics_of
from barkade.games import games, load_game
from barkade.lab.adjustment import luck_of, raw_luck
from barkade.stats import Mean
from tests.analysis.measure import FRESH, adjusted, left, played

EQUALS = ["good-dog", "good-dog"]
GAMES = 1_000
FEW_GAMES = 40
GAMES_FOR_FEW = games()[:2]
"""Those whose luck is cheap enough for an ordinary run."""
MOST_LEFT = 0.5


def test_luck_has_nothing_to_do_with_who_asks_and_adds_up_to_nothing() -> None:
    match = played("barking", EQUALS, FRESH)
    assert luck_of(match, "one") == luck_of(match, "one") != luck_of(match, "other")
    assert sum(raw_luck(match, 5)) == pytest.approx(0)
    weight = heuristics_of(match.game).LUCK_PERCENT / 100
    assert 0 < weight <= 1.2


@pytest.mark.parametrize("game", GAMES_FOR_FEW)
def test_most_of_the_variance_goes(game: str) -> None:
    assert left(*adjusted(game, FEW_GAMES)) <= MOST_LEFT


@pytest.mark.long
def test_adjusted_shares_are_unbiased_and_vary_half_as_much() -> None:
    parts = {}
    for game in games():
        assert load_game(game).players.start <= 2
        shares, lucks = adjusted(game, GAMES)
        luck = Mean.of(lucks)
        assert luck.low <= 0 <= luck.high, game
        rest = Mean.of([share - each for share, each in zip(shares, lucks, strict=True)])
        assert rest.low <= fmean(shares) <= rest.high, game
        parts[game] = left(shares, lucks)
    assert sum(each <= MOST_LEFT for each in parts.values()) >= 3, parts
