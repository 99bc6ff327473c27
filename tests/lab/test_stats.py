"""Small statistics: known values, and what must hold for all."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barkade.lab.stats import Tally, wilson


def test_wilson_gives_the_published_values() -> None:
    # 81 of 263: Newcombe (1998), table I, method 3.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


@given(games=st.integers(1, 10**6), share=st.floats(0, 1))
def test_wilson_holds_the_rate_between_0_and_1(games: int, share: float) -> None:
    low, high = wilson(share * games, games)
    assert 0 <= low <= share + 1e-9 and share - 1e-9 <= high <= 1


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(values=st.lists(st.integers(-(10**6), 10**6), min_size=1))
def test_a_tally_agrees_with_the_list_it_stands_for(values: list[int]) -> None:
    tally = Tally()
    for value in values:
        tally.add([value], [1])
    assert tally.number == len(values) and tally.total == sum(values)
    assert tally.mean == pytest.approx(statistics.fmean(values))
    assert tally.deviation == pytest.approx(statistics.pstdev(values), rel=1e-6, abs=1e-6)
    assert (tally.low, tally.median, tally.high) == (min(values), statistics.median_low(values), max(values))


def test_an_empty_tally_has_no_median() -> None:
    with pytest.raises(ValueError, match="empty"):
        _ = Tally().median
