"""Bots can't cheat: two truths that look the same from a seat make them choose the same, from the same seed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import barkade
from barkade.bots import Bot, GoodDog, Puppy, Random, TopDog
from barkade.engine.chance import Simulation
from barkade.engine.match import Match
from barkade.games import room

TRUTHS = 6
GAMES = ["dig", "barking", "goodboy", "spots"]
BOTS: list[Bot] = [Random(), Puppy(), GoodDog(), TopDog(iterations=40)]


def positions(game: str, players: int) -> list[Match]:
    """Positions from games of decent play, each a few turns on."""
    rng, found = random.Random(f"{game} {players}"), list[Match]()
    match = barkade.new(game, players, seed=players)
    while not match.over and len(found) < TRUTHS:
        for _ in range(rng.randrange(3, 17)):
            if not match.over:
                view = match.view(match.to_move)
                match.play(GoodDog().choose(view, view["legal"], rng)["text"])
        if len(match.legal_codes()) > 1:
            found.append(match.copy())
    return found


def another_truth(match: Match, seat: int, seed: int) -> Match:
    """The same game with whatever the seat can't know dealt anew, from the truth and not from the view."""
    state = match.room.states.copy(match.state)
    match.room.rules.redeal(state, match.box, seat, Simulation(seed))
    return Match(match.table, Simulation(seed), state)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
@pytest.mark.parametrize("game", GAMES)
def test_two_truths_that_look_the_same_make_a_bot_choose_the_same(game: str, bot: Bot) -> None:
    differed = 0
    for players in (2, room(game).box.PLAYERS.stop - 1):
        for number, match in enumerate(positions(game, players)):
            seat = match.to_move
            assert seat is not None
            other = another_truth(match, seat, number)
            differed += match.room.states.flat(match.state) != other.room.states.flat(other.state)
            chosen = [bot.choose(view, view["legal"], random.Random(number)) for view in views(match, other, seat)]
            assert chosen[0] == chosen[1]
    # Where there are secrets, some of the truths have really been different ones.
    assert (differed > 0) == (game in ("dig", "barking"))


def views(match: Match, other: Match, seat: int) -> list[dict[str, Any]]:
    both = [match.view(seat), other.view(seat)]
    both[1]["version"] = both[0]["version"]  # the other truth has no history
    assert both[0] == both[1] | {"names": both[0]["names"]}
    return both
