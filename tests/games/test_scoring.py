"""At the end it is told, step by step, where everybody's points come from."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import barkade
from barkade.bots import GoodDog
from barkade.games import games, load_game


def tells_its_points(game: str) -> bool:
    return "counted" in {event.name for event in load_game(game).events.by_kind.values()}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", [game for game in games() if tells_its_points(game)])
def test_what_is_counted_adds_up_to_the_points(game: str, players: int) -> None:
    match, rng, bot = barkade.new(game, players, seed=players), random.Random(players), GoodDog()
    while not match.over:
        view = match.view(match.to_move)
        match.play(bot.choose(view, view["legal"], rng)["text"])
    counted, scored = Counter[int](), dict[int, int]()
    for event in match.events(None, match.version - 1):
        seat = -1 if event["seat"] is None else event["seat"]
        if event["kind"] == "counted":
            assert seat not in scored, "each in turn: first the parts, then the sum"
            counted[seat] += event["fields"]["points"]
        elif event["kind"] == "scored":
            scored[seat] = event["fields"]["points"]
    assert list(scored.values()) == match.scores == [counted[seat] for seat in range(players)]
    assert sum(match.scores) > 0
