"""Bots can't cheat: two truths that look the same from a seat make them choose the same, from the same seed."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.bots import BOTS as HOUSE
from barkade.bots import Bot, CleverDog, GoodDog, Legal, TopDog, View, make, registry
from barkade.bots.compilation import compiled_search
from barkade.engine.chance import SeededChance
from barkade.engine.match import Match
from barkade.games import games, load_game

TRUTHS = 6
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


class Curious(Bot):
    """Somebody's own: it tries everything in a sampled world and looks at all that is hidden there."""

    name = "curious"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        world = barkade.sample(view, rng)

        def liking(action: Legal) -> tuple[int, int]:
            after = world.copy()
            after.play(action["text"])
            return after.scores[view["seat"]], hash(tuple(after.game.states.flat(after.state)))

        return max(legal, key=liking)


def bot_named(name: str, monkeypatch: pytest.MonkeyPatch) -> Bot:
    brought = EntryPoint(Curious.name, f"{__name__}:Curious", registry.PLUG_INS)
    monkeypatch.setattr(EntryPoint, "load", lambda self: Curious)
    monkeypatch.setattr(registry, "plug_ins", lambda: EntryPoints([brought]))
    if name == "program":
        return make(f"run:{sys.executable} {EXAMPLE}")
    # By iterations, as time is never the same twice.
    return TopDog(iterations=40) if name == TopDog.name else make(name)


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
    state = match.game.states.copy(match.state)
    match.game.rules.redeal(state, match.box, seat, SeededChance(seed))
    return Match(match.setup, SeededChance(seed), state)


@pytest.mark.parametrize("name", [*HOUSE, Curious.name, "program"])
@pytest.mark.parametrize("game", games())
def test_two_truths_that_look_the_same_make_a_bot_choose_the_same(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    differed, bot = 0, bot_named(name, monkeypatch)
    if name == CleverDog.name:
        compiled_search(load_game(game))  # or else it may be ready for one of the truths only
    for players in (2, load_game(game).players.stop - 1):
        for number, match in enumerate(positions(game, players)):
            seat = match.to_move
            assert seat is not None
            other = another_truth(match, seat, number)
            differed += match.game.states.flat(match.state) != other.game.states.flat(other.state)
            chosen = [bot.choose(view, view["legal"], random.Random(number)) for view in views(match, other, seat)]
            assert chosen[0] == chosen[1]
    bot.close()
    # Where there are secrets, some of the truths have really been different ones.
    assert (differed > 0) == load_game(game).secrets


def views(match: Match, other: Match, seat: int) -> list[dict[str, Any]]:
    both = [match.view(seat), other.view(seat)]
    both[1]["version"] = both[0]["version"]  # the other truth has no history
    assert both[0] == both[1] | {"names": both[0]["names"]}
    assert json.loads(json.dumps(both[0])) == both[0]  # data and nothing else: no way from it to the match
    return both
