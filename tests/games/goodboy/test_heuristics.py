"""Good Boy's rules of thumb."""

from __future__ import annotations

import random
from typing import Any

import pytest

import barkade
from barkade.bots import good_dog_choice
from tests.games.goodboy.positions import SMALL_BOX, all_of, play, roll, table


def chosen(match: barkade.Match) -> str:
    view = match.view(match.to_move)
    return str(good_dog_choice(view, random.Random(1))["text"])


def test_it_stops_with_a_good_dog_in_hand_and_the_cat_up() -> None:
    match = table(held={0: "ball ball bone stick"})
    roll(match, "stick duck", "cat")
    assert chosen(match) == "stop"


def test_it_rolls_on_with_little_to_lose() -> None:
    match = table()
    roll(match, "snack", "ball")
    assert chosen(match) == "roll"


def test_it_takes_the_any_treat_that_completes_a_dog() -> None:
    match = table(held={0: "ball ball bone"})
    roll(match, "any", "stick")
    assert chosen(match) == "any duck"


def test_it_robs_where_it_hurts() -> None:
    """One corner lacks just this ball to a bulldog, another holds balls that its dog doesn't want."""
    match = table(3, corners={(1, 0): "ball ball bone stick", (2, 1): "ball " * 8})
    roll(match, "snack", "ball")
    assert chosen(match) == "rob ball from 2 at 1"


def test_it_lays_what_calls_the_best_dog() -> None:
    match = table(held={0: "ball ball bone stick duck duck"}, phase="laying")
    while match.to_move == 0:
        play(match, chosen(match), *([0] if chosen(match) == "done" else []))
    assert match.scores == [4, 0]


def test_it_takes_the_dog_with_more_points() -> None:
    match = table(phase="taking", corners={(0, 1): "bone stick stick duck", (0, 2): "stick duck duck"})
    assert chosen(match) == "take 2"


def test_in_the_last_round_it_does_not_stop_for_points_that_lose() -> None:
    behind = table(
        held={1: "stick duck duck"},
        taken={0: ["doberman", "great-dane", "newfoundland", "rottweiler"]},
        to_move=1,
        rolls=1,
        face=[6, 3],
        cat_up=1,
    )
    assert chosen(behind) == "roll"


@pytest.mark.parametrize("options", [{}, {"hard": True}, {"any_face": "random"}, {"box": SMALL_BOX}])
def test_it_beats_chance(options: dict[str, Any]) -> None:
    wins = 0.0
    for seed in range(2):
        match, rng, seat = barkade.new("goodboy", 2, seed=seed, **options), random.Random(seed), seed % 2
        while not match.over:
            match.play(chosen(match) if match.to_move == seat else rng.choice(match.legal_codes()))
        wins += (seat in match.winners) / len(match.winners)
    assert wins == 2


def test_it_always_has_an_answer() -> None:
    """Even with all treats in corners and nothing but robbery left."""
    everything = " ".join(map(all_of, ("ball", "bone", "stick", "duck", "snack", "frisbee")))
    match = table(3, corners={(1, 0): everything})
    roll(match, "any", "cat")
    assert chosen(match).startswith("rob ")
