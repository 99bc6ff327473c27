"""Barking's rules of thumb: legal, fair, quick, and clearly better than chance."""

from __future__ import annotations

import random
import time

import pytest

import barkade
from barkade.bots import good_dog_choice
from tests.games.barking.positions import TINY, lay_out, position, texts

ROUND_5 = ["mailbox", "boxes", "balloon", "van", "bench", "hydrant", "boxes"]


def chosen(match: barkade.Match) -> str:
    assert match.to_move is not None
    view = match.view(match.to_move)
    action = good_dog_choice(view, random.Random(0))
    assert action in view["legal"]
    text: str = action["text"]
    return text


def played(seats: list[bool], seed: int, box: object = None) -> barkade.Match:
    """A game of the bot (True) against random players."""
    match = barkade.new("barking", players=len(seats), seed=seed, box=box)  # type: ignore[arg-type]
    rng = random.Random(seed)
    while not match.over:
        match.play(chosen(match) if seats[match.state.to_move] else rng.choice(match.legal_codes()))
    return match


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random_play(players: int) -> None:
    lead = 0.0
    for seed in range(12):
        match = played([seat == seed % players for seat in range(players)], seed)
        mine = match.scores[seed % players]
        lead += mine - (sum(match.scores) - mine) / (players - 1)
    assert lead / 12 > 5


@pytest.mark.parametrize("box", [None, TINY])
def test_it_ends_games_with_its_own_kind(box: object) -> None:
    for players in (2, 3, 5):
        assert played([True] * players, players, box).over


def test_it_takes_a_free_item_with_its_worst_dog_when_nobody_can_answer() -> None:
    match = lay_out([{"great-dane": 1, "mutt": 1}, {"husky": 1}, {}], passed=[1, 2])
    assert chosen(match) == "lay mutt"


def test_it_goes_where_its_dogs_lead() -> None:
    match = lay_out([{"labrador": 2}, {"husky": 1}], dogs=[(1, 1, "doberman", 3, 0), (3, 1, "mutt", 1, 0)])
    match.play("lay labrador")
    assert chosen(match) in ("at 2", "at 3")


def test_it_passes_when_its_dogs_can_win_nothing() -> None:
    match = lay_out([{"mutt": 1}, {"husky": 1}], dogs=[(item, 1, "doberman", 1, 0) for item in (1, 2, 3)])
    assert chosen(match) == "pass"


def test_a_cat_lets_it_add_what_wins() -> None:
    """Behind by rank at the mailbox, where only a token lets its other dogs come."""
    there = [(1, 0, "bulldog", 1, 0), (1, 1, "doberman", 1, 0), (2, 1, "husky", 3, 0), (3, 1, "husky", 1, 2)]
    match = lay_out([{"cat": 1, "labrador": 1, "mutt": 1}, {"chihuahua": 1}], dogs=there, passed=[1])
    assert chosen(match) == "cat"
    match.play("cat")
    assert chosen(match) == "token 1"
    match.play("token 1")
    assert chosen(match).startswith("lay")


def test_it_discards_its_worst_card() -> None:
    match = lay_out([{"mutt": 1, "great-dane": 3, "doberman": 4, "wonder": 3}, {}], phase="discard")
    assert chosen(match) == "discard mutt"


def test_it_has_no_microphone() -> None:
    tied = position([{}, {}], (), won=[{"van": 1}, {"boxes": 1}], round_=5, phase="bark", passed=[0, 1])
    assert chosen(barkade.from_position(tied)) == "no-mic"


def test_in_the_last_round_it_keeps_nothing_back() -> None:
    match = lay_out([{"wonder": 1}, {"husky": 1}], ROUND_5, round_=5)
    assert chosen(match) == "swap"
    match = lay_out([{"cat": 1, "mutt": 1}, {"husky": 1}], ROUND_5, round_=5)
    assert chosen(match) == "cat"


def test_an_open_play_is_closed_when_more_gains_nothing() -> None:
    match = lay_out([{"husky": 1, "mutt": 1}, {}], tokens=[1], passed=[1])
    match.play("lay husky")
    match.play("at 1")
    assert texts(match) == ["lay mutt", "done"]
    assert chosen(match) == "done"


def test_it_is_instant() -> None:
    match = barkade.new("barking", players=4, seed=1, starter=0)
    view = match.view(0)
    start = time.perf_counter()
    for _ in range(50):
        good_dog_choice(view, random.Random(0))
    assert (time.perf_counter() - start) / 50 < 0.02


def test_no_cat_is_played_for_nothing() -> None:
    """Behind by more than its whole hand: a token would not bring the item back, and two cats are no reason either."""
    there = [(1, 0, "mutt", 1, 0), (1, 1, "doberman", 4, 0), (2, 1, "husky", 4, 0), (3, 1, "labrador", 5, 0)]
    match = lay_out([{"cat": 2, "bulldog": 2}, {"chihuahua": 1}], dogs=there)
    assert "cat" in texts(match) and chosen(match) == "pass"


def test_no_crowd_is_sent_where_nobody_else_goes() -> None:
    """In the last round cards are worth nothing afterwards; still a few dogs hold an item against whoever is left."""
    match = lay_out([{"bulldog": 7, "wonder": 2}, {"husky": 2}], ROUND_5, round_=5)
    assert match.to_move is not None
    view = match.view(match.to_move)
    for seed in range(30):
        action = good_dog_choice(view, random.Random(seed))
        assert action["kind"] == "lay" and action["cards"] + action["wonders"] <= 5, action
