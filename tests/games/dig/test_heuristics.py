"""DIG's rules of thumb: legal, fair, quick and clearly better than chance."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import barkade
from barkade.bots import good_dog_choice

Choice = Callable[[Mapping[str, Any], random.Random], Mapping[str, Any]]


def any_legal(view: Mapping[str, Any], rng: random.Random) -> Mapping[str, Any]:
    chosen: Mapping[str, Any] = rng.choice(view["legal"])
    return chosen


def played(bots: Sequence[Choice], seed: int) -> barkade.Match:
    match, rng = barkade.new("dig", players=len(bots), seed=seed), random.Random(seed)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        chosen = bots[seat](view, rng)
        assert chosen in view["legal"]
        match.play(chosen["text"], seat)
    return match


def test_it_beats_random_play_at_every_table() -> None:
    for players in (2, 3, 4):
        for seed in range(8):
            seats: list[Choice] = [any_legal] * players
            seats[seed % players] = good_dog_choice
            assert played(seats, seed).winners == [seed % players]


def test_it_ends_games_with_its_own_kind() -> None:
    for seed in range(12):
        match = played([good_dog_choice] * (2 + seed % 3), seed)
        assert match.result is not None
        assert match.result.reason == "yard-empty"
        assert sum(match.scores) > 35  # most of the sixty points there are


def test_it_delivers_all_it_can() -> None:
    match = barkade.from_position(
        {
            "game": "dig",
            "players": 2,
            "box": {"colours": 3},
            "state": {
                "to_move": 0,
                "actions_left": 3,
                "yard": ["-", "R", "Y", "G", "ry=y", "rg=g", "yg", "yg"],
                "last": 7,
                "bones_at_start": 4,
                "dog": [1, 0],
                "held": [2, 0],
                "hand": [["ry=r", "rg=r"]],
                "knows": [[1, 1, 0], [0, 0, 0]],
            },
        }
    )
    view = match.view(0)
    assert good_dog_choice(view, random.Random(0))["text"] == "deliver ry=r rg=r"


def test_it_is_instant() -> None:
    match = barkade.new("dig", players=4, seed=1, starter=0)
    view = match.view(0)
    start = time.perf_counter()
    for _ in range(100):
        good_dog_choice(view, random.Random(0))
    assert (time.perf_counter() - start) / 100 < 0.01
