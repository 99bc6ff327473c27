"""The rules of thumb: they choose what is legal, finish games, and beat chance."""

from __future__ import annotations

import random

import pytest

import barkade
from barkade.bots import good_dog_choice
from barkade.games.spots.box import SETS
from tests.games.spots.positions import Seat, play, table

OTHER = Seat("eloise bongo")


def chosen(match: barkade.Match) -> str:
    view = match.view(match.to_move)
    return str(good_dog_choice(view, random.Random(1))["text"])


def played(match: barkade.Match, bots: set[int], rng: random.Random) -> barkade.Match:
    while not match.over:
        view = match.view(match.to_move)
        action = good_dog_choice(view, rng) if match.to_move in bots else rng.choice(view["legal"])
        assert action in view["legal"]
        match.play(action["text"])
    return match


@pytest.mark.parametrize("name", SETS)
def test_it_beats_chance_with_every_set(name: str, untraced: None) -> None:
    wins = 0
    for seed in range(6):
        match = played(barkade.new("spots", players=2, seed=seed, set=name), {seed % 2}, random.Random(seed))
        wins += match.winners == [seed % 2]
    assert wins == 6


def test_it_plays_alone_and_in_free_range(untraced: None) -> None:
    won = 0
    for seed in range(12):
        match = played(barkade.new("spots", players=1, seed=seed, free_range=True), {0}, random.Random(seed))
        won += match.winners == [0]
    assert won >= 1


@pytest.mark.parametrize(
    ("tiles", "rolls", "lines", "seat", "expected"),
    [
        # With two dice of a number and two spaces, both are used, whatever the order of the cards.
        ("walk run fetch beg", "331", ["do run", "1>yard"], Seat("lief:1 missy:4"), "3>lief"),
        # A die that fits goes on a dog, and the one that is nearly filled comes first.
        ("walk run fetch beg", "36", ["do walk"], Seat("lief missy:4", treats=0), "3>missy"),
        ("walk run fetch beg", "66", ["do walk"], Seat("lief:12 missy:4", yard="3"), "reroll"),
        ("walk run fetch beg", "33366666", ["do fetch"], Seat("lief missy raya"), "name 3"),
        ("walk run search beg", "1113556", ["do search"], Seat("lil-beth missy", treats=0), "pick 3"),
        ("walk run search beg", "1113556", ["do search", "pick 3"], Seat("lil-beth missy"), "pick 5"),
        ("walk run hunt beg", "346", ["do hunt"], Seat("lief missy", treats=0), "3>missy"),
        ("walk run scavenge beg", "1244", ["do scavenge"], Seat("lief missy", yard="5", treats=0), "4>out"),
        ("walk run guard beg", "", ["do guard"], Seat("bristles missy:34", yard="6"), "name 2"),
        ("walk bolt fetch beg", "", ["do bolt"], Seat("bristles missy"), "aside 3"),
        ("trot run fetch beg", "", ["do trot"], Seat("missy:4 zipper:4"), "4<zipper"),
        ("trot run fetch beg", "", ["do trot", "4<zipper"], Seat("missy:4 zipper:4"), "3>missy"),
        ("trot run fetch beg", "", ["do trot"], Seat("missy:3 bongo"), "stop"),
        ("dig run fetch beg", "", ["do dig"], Seat("lief missy", yard="5"), "dig 1:5-"),
        ("retrieve run fetch beg", "", ["do retrieve"], Seat("missy:3 lief"), "name 4"),
        ("walk dogpile fetch beg", "", ["do dogpile"], Seat("missy:34 lief", yard="16"), "6<yard"),
        ("track run fetch beg", "346", ["do track"], Seat("missy lief", yard="3"), "mark 6"),
        ("track run fetch beg", "346", ["do track", "mark 6"], Seat("missy lief", yard="3"), "reroll"),
        ("walk run fetch play-dead", "6", ["do play-dead"], Seat("missy lief", treats=0), "6>yard"),
    ],
)
def test_what_it_does(tiles: str, rolls: str, lines: list[str], seat: Seat, expected: str) -> None:
    yellow, purple, blue, green = tiles.split()
    match = table(seat, Seat("ursula gretchen"), tiles=(yellow, purple, blue, green), rolls=rolls, top="frankie")
    assert chosen(play(match, *lines)) == expected


def test_it_scores_filled_dogs_when_rolling_is_risky() -> None:
    match = table(Seat("missy:34 lief:12", yard="16", treats=0), OTHER, down=("roll-over", "beg"))
    assert chosen(match) == "score"


def test_it_stops_when_a_bust_would_cost_much_and_rolls_when_it_costs_nothing() -> None:
    risky = table(Seat("missy:34 lief:12", yard="3", treats=0), OTHER, rolls="111")
    play(risky, "do run", "settle 1>yard 1>yard 1>yard")
    assert chosen(risky) == "stop"
    easy = table(Seat("missy lief raya doog", treats=3), OTHER, rolls="123")
    play(easy, "do run", "settle 1>lief 2>lief 3>lief")
    assert chosen(easy) == "roll"


def test_dig_pushes_a_rival_over_the_edge() -> None:
    tiles = ("dig", "run", "fetch", "beg")
    match = table(Seat("lief missy", yard="1"), Seat("honcho:146 cabbage:14", yard="25"), tiles=tiles)
    assert chosen(play(match, "do dig")) in ("dig 2:2+", "dig 2:5+")
