"""Small statistics: known values, and what must hold for all."""

from __future__ import annotations

import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barkade.stats import APART, FALSE_ALARM, FEWEST, MISS, Sequential, Tally, clustered, wilson


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


def test_a_group_of_games_counts_as_what_it_tells() -> None:
    assert clustered([[1.0], [0.0]] * 50) == pytest.approx(wilson(50, 100))
    assert clustered([[1.0, 0.0]] * 50) == pytest.approx(wilson(100, 200))  # alike: no more than twice as many
    assert clustered([[1.0, 1.0], [0.0, 0.0]] * 50) == pytest.approx(wilson(50, 100), abs=0.001)
    assert clustered([]) == (0.0, 1.0)
    assert clustered([[1.0, 1.0]]) == wilson(2, 2)
    assert clustered([[1.0, 1.0]] * 30) == wilson(60, 60)


def outcomes(share: float, runs: int) -> dict[str, int]:
    """Verdicts of sequential tests of rounds of two games."""
    rng, verdicts = random.Random(1), dict.fromkeys(("better", "worse", "even", "open"), 0)
    for _ in range(runs):
        values: list[float] = []
        verdict = "open"
        while verdict == "open" and len(values) < 1200:
            values.append(((rng.random() < share) + (rng.random() < share)) / 2)
            verdict = Sequential.of(values, 0.5).verdict if len(values) % 20 == 0 else "open"
        verdicts[verdict] += 1
    return verdicts


def test_the_sequential_test_keeps_its_promises() -> None:
    equal, apart = outcomes(0.5, 100), outcomes(0.5 + APART, 100)
    assert equal["better"] + equal["worse"] <= 100 * (2 * FALSE_ALARM) + 7  # two standard errors and more
    assert equal["even"] > 75
    assert apart["worse"] == 0
    assert apart["even"] <= 100 * MISS + 6
    assert apart["better"] > 75


def test_the_sequential_test_waits_for_enough_values() -> None:
    assert Sequential.of([1.0] * (FEWEST - 1), 0.5).verdict == "open"
    assert Sequential.of([1.0] * 30, 0.5).verdict == "better"
    assert Sequential.of([0.0] * 40, 0.25).verdict == "worse"
