"""The strengths: what each of them can be relied on to do, and not to do."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import barkade
from barkade.bots import Bot, CleverDog, GoodDog, Puppy, Random, YoungDog
from barkade.bots.compilation import compiled_search
from barkade.engine.match import Match
from barkade.games import games, load_game

LEAD = 10
"""Wins more than losses that luck alone is unlikely to bring, however often the bots play."""
MOST_GAMES = 200


def played(game: str, seats: list[Bot], seed: int) -> Match:
    match, rng = barkade.new(game, len(seats), seed=seed), random.Random(seed)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        match.play(seats[seat].choose(view, view["legal"], rng)["text"])
    return match


@pytest.mark.parametrize("game", games())
def test_every_level_is_better_than_the_one_below_it(game: str) -> None:
    """Good Boy's luck hides what a search adds to Good Dog there, in so few games."""
    levels: list[Bot] = [Random(), Puppy(), YoungDog(), GoodDog(), CleverDog()]
    compiled_search(load_game(game))
    for worse, better in pairwise(levels[:-1] if game == "goodboy" else levels):
        lead = 0.0
        for number in range(MOST_GAMES):
            seat = number % 2
            match = played(game, [worse, better] if seat else [better, worse], number // 2)
            lead += 2 * (seat in match.winners) / len(match.winners) - 1
            if abs(lead) >= LEAD:
                break
        assert lead >= LEAD


def test_puppy_does_not_roll_on_where_a_cat_would_cost_a_dog() -> None:
    """Good Boy, a cat about, and treats in hand that call a dog: it rolls once in a blue moon."""
    match = barkade.new("goodboy", 2, seed=2)
    seat = match.to_move
    assert seat is not None
    spelled = match.position()
    state, box = spelled["state"], match.box
    wants = box.wants[match.state.yard[0] - 1]
    state["held"][seat] = list(wants)
    state["pool"] = [have - want for have, want in zip(state["pool"], wants, strict=True)]
    state["cat_up"], state["rolls"], state["face"] = 1, 1, [3, 6]
    view = barkade.from_position(spelled).view(seat)
    assert {action["kind"] for action in view["legal"]} == {"roll", "stop"}
    rng, puppy = random.Random(1), Puppy()
    rolls = sum(puppy.choose(view, view["legal"], rng)["kind"] == "roll" for _ in range(200))
    assert rolls < 20
