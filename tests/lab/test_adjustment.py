"""Luck-adjusted results: unbiased, and with less variance."""

from __future__ import annotations

from statistics import fmean

import pytest

from barkade.bots.information_set import heuristics_of
from barkade.games import games, load_game
from barkade.lab.adjustment import luck_of, raw_luck
from barkade.stats import Mean, variance
from tests.analysis.measure import played

EQUALS = ["good-dog", "good-dog"]
FRESH = 700_000
"""Seeds that nothing was fitted on."""
GAMES = 1_000
MOST_LEFT = 0.5


def results(game: str, number: int) -> tuple[list[float], list[float]]:
    """Return the shares of the first seat in games of equals, and what chance gave it."""
    shares, lucks = [], []
    for seed in range(FRESH, FRESH + number):
        match = played(game, EQUALS, seed)
        shares.append((0 in match.winners) / max(len(match.winners), 1))
        lucks.append(luck_of(match, str(seed))[0])
    return shares, lucks


def test_luck_has_nothing_to_do_with_who_asks_and_adds_up_to_nothing() -> None:
    match = played("barking", EQUALS, FRESH)
    assert luck_of(match, "one") == luck_of(match, "one") != luck_of(match, "other")
    assert sum(raw_luck(match, 5)) == pytest.approx(0)
    weight = heuristics_of(match.game).LUCK_PERCENT / 100
    assert 0 < weight <= 1.2


@pytest.mark.long
def test_adjusted_shares_are_unbiased_and_vary_half_as_much() -> None:
    left = {}
    for game in games():
        assert load_game(game).players.start <= 2
        shares, lucks = results(game, GAMES)
        luck = Mean.of(lucks)
        assert luck.low <= 0 <= luck.high, game
        adjusted = [share - each for share, each in zip(shares, lucks, strict=True)]
        left[game] = variance(adjusted) / variance(shares)
        assert Mean.of(adjusted).low <= fmean(shares) <= Mean.of(adjusted).high, game
    assert sum(each <= MOST_LEFT for each in left.values()) >= 3, left
