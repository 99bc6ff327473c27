"""The end of Good Boy: when, and who has won."""

from __future__ import annotations

import random
from typing import Any

import pytest

import barkade
from tests.games.goodboy.positions import BEAGLE, BULLDOG, DOG_NAMES, dogs_of, play, roll, small_table, story, table
from tests.proof import proves

FOR_PER_BULLDOG = "ball ball bone stick duck"
SIXTEEN = ["boxer", "german-shepherd", "golden-retriever", "husky"]
TWENTY = ["doberman", "great-dane", "newfoundland", "rottweiler"]
TWENTY_OF_SIX = ["labrador", "samoyed", "corgi", "dalmatian", "greyhound", "poodle"]
TWENTY_OF_FIVE = ["rottweiler", "saint-bernard", "labrador", "corgi", "dalmatian"]


@proves("GDB-5.1")
def test_with_20_points_the_round_is_finished() -> None:
    match = table(3, first=1, to_move=1, taken={1: SIXTEEN}, held={1: FOR_PER_BULLDOG}, phase="laying", round=8)
    play(match, "lay 1:ball*2,bone,stick,duck", 0)
    assert match.scores == [0, 20, 0]
    assert (match.over, match.to_move) == (False, 2)
    roll(match, "cat", "cat")
    assert (match.over, match.to_move) == (False, 0)
    roll(match, "snack", "ball")
    match.play("stop")
    match.play("lay")
    assert match.over
    assert match.winners == [1]
    assert match.result is not None and match.result.reason == "goal-reached"
    first, *dogs, second, third = story(match)[-8:]
    assert first == "Player 1 has 0 points and 0 dogs."
    assert len(dogs) == 5 and all(dog.startswith("Player 2, ") for dog in dogs)
    assert "Player 2, Bulldog: 4 points." in dogs
    assert second == "Player 2 has 20 points and 5 dogs."
    assert third == "Player 3 has 0 points and 0 dogs."


@proves("GDB-5.1")
def test_the_game_ends_at_once_if_the_last_of_the_round_makes_it() -> None:
    match = table(3, first=1, to_move=0, taken={0: SIXTEEN}, held={0: FOR_PER_BULLDOG}, phase="laying", round=8)
    play(match, "lay 1:ball*2,bone,stick,duck", 0)
    assert match.over
    assert match.winners == [0]


@proves("GDB-5.1")
def test_with_19_points_the_next_round_begins() -> None:
    match = table(2, first=0, to_move=1, taken={1: SIXTEEN}, corners={(1, 1): "bone stick stick duck"}, round=8)
    roll(match, "snack", "ball")
    match.play("stop")
    play(match, "lay", 0)
    assert match.scores == [0, 19]
    assert (match.over, match.to_move, match.view(None)["board"]["round"]) == (False, 0, 9)


@proves("GDB-5.1")
def test_a_bust_counts_as_the_last_turn() -> None:
    match = table(2, taken={0: TWENTY}, to_move=1, round=8)
    roll(match, "cat", "cat")
    assert match.over
    assert match.winners == [0]


@proves("GDB-5.2")
@pytest.mark.parametrize(
    ("taken", "winners"),
    [
        ({0: TWENTY, 1: SIXTEEN}, [0]),
        ({0: TWENTY, 1: TWENTY_OF_SIX}, [1]),
        ({0: TWENTY, 2: [*SIXTEEN, BULLDOG]}, [2]),
        ({0: [*TWENTY, "pug"], 1: TWENTY_OF_SIX}, [0]),
        ({0: TWENTY_OF_FIVE, 1: [*SIXTEEN, BULLDOG]}, [0, 1]),
        ({0: TWENTY_OF_FIVE, 1: [*SIXTEEN, BULLDOG], 2: TWENTY[:3]}, [0, 1]),
    ],
)
def test_most_points_win_then_most_dogs_then_it_is_shared(taken: dict[int, list[str]], winners: list[int]) -> None:
    free = [name for name in DOG_NAMES if not any(name in names for names in taken.values())]
    yards = (free[0], free[1], free[2])
    assert table(3, taken=taken, to_move=-1, ending="goal-reached", yards=yards).winners == winners


@proves("GDB-5.2")
def test_treats_left_over_count_nothing() -> None:
    match = table(2, taken={0: TWENTY}, held={1: "ball " * 9}, to_move=1, round=8)
    roll(match, "cat", "cat")
    assert match.scores == [20, 0]


def yards_almost_empty(**state: Any) -> barkade.Match:
    return small_table(yard=[0, 0, 3], pile=[0, 0, 0, 0], taken_by=[1, 2, 0, 2], **state)


@proves("GDB-5.3")
def test_with_all_yards_empty_the_round_is_finished_and_the_game_over() -> None:
    match = yards_almost_empty(corner=[[[0, 0], [0, 0], [1, 1]]])
    play(match, "roll", 0, 0)
    match.play("stop")
    match.play("lay")
    assert match.scores == [5, 3]
    assert not match.over
    play(match, "roll", 0, 0)
    match.play("stop")
    assert match.over
    assert match.result is not None and match.result.reason == "yards-empty"
    assert match.winners == [0]


@proves("GDB-5.3")
def test_the_last_round_is_the_last() -> None:
    match = table(2, to_move=1, round=199)
    roll(match, "cat", "cat")
    assert (match.over, match.view(None)["board"]["round"]) == (False, 200)
    roll(match, "cat", "cat")
    roll(match, "cat", "cat")
    assert match.over
    assert match.result is not None and match.result.reason == "last-round"
    assert match.winners == [0, 1]


@proves("GDB-5.3")
def test_hoarders_in_the_harder_game_reach_the_last_round() -> None:
    """Both only ever roll once and keep what they have; a shorter guard in the box, so that it is soon over."""
    match = barkade.new("goodboy", seed=5, hard=True, box={"rounds": 30})
    rng = random.Random(5)
    while not match.over:
        offers = [action for action in match.legal() if action.fields["kind"] not in ("put", "roll")] or match.legal()
        match.play(rng.choice(offers))
    assert match.view(None)["board"]["round"] == 30
    assert match.result is not None and match.result.reason == "last-round"


def test_dogs_are_shown_before_their_owner() -> None:
    match = table(taken={0: [BULLDOG], 1: ["corgi"]}, yards=("pug", BEAGLE, "boxer"))
    assert (dogs_of(match, 0), dogs_of(match, 1)) == ([BULLDOG], ["corgi"])
