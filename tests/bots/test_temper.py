"""Tempers at play: a character shows where it makes no difference, and costs next to nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

import barkade
from barkade.bots import Bot, GoodDog, Legal, View, ask
from barkade.bots.characters import CHARACTERS, Character
from barkade.bots.compilation import compiled_search
from barkade.bots.temper import Tempered
from barkade.games import games, load_game
from barkade.puzzles import puzzles_of

EASY, CAUTIOUS, HOT, POLITE = CHARACTERS[:4]
CLEAR = 150
"""Thousandths of a victory."""


def counted(game: str, character: Character, number: int) -> Counter[str]:
    """Count the actions of a Good Dog with a character in games of two, by kind."""
    compiled_search(load_game(game))
    done = Counter[str]()
    for seed in range(number):
        match, rng = barkade.new(game, players=2, seed=seed), random.Random(seed)
        bots = [Tempered(GoodDog(), character), GoodDog()]
        while match.to_move is not None:
            seat = match.to_move
            action = ask(bots[seat], match.view(seat), rng)
            done[action["kind"]] += seat == 0
            match.play(action["text"])
    return done


class Knowing(Bot):
    """A bot that was told what to play."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        return next(each for each in legal if each["text"] in self.texts)


def test_who_is_cautious_stops_sooner_than_who_is_hot_headed() -> None:
    careful, bold = (counted("goodboy", character, 6) for character in (CAUTIOUS, HOT))
    assert careful["roll"] / careful["stop"] < bold["roll"] / bold["stop"]


def test_who_is_polite_sets_fewer_cats_on_items_than_who_is_hot_headed() -> None:
    assert counted("barking", POLITE, 8)["token"] < counted("barking", HOT, 8)["token"]


@pytest.mark.parametrize("game", games())
def test_every_manner_is_of_a_kind_of_action_that_there_is(game: str) -> None:
    declared = load_game(game)
    kinds = {name for each in declared.actions.CODES for name in (each.kind, each.alias)}
    assert set(declared.manners) <= kinds


def test_an_easy_going_bot_plays_as_its_level_says() -> None:
    match = barkade.new("goodboy", players=2, seed=1)
    view = match.view(match.to_move)
    for each in view["legal"]:
        assert Tempered(Knowing([each["text"]]), EASY).choose(view, view["legal"], random.Random(0)) == each


@pytest.mark.parametrize("game", games())
def test_a_blunder_is_no_matter_of_temper(game: str) -> None:
    """In puzzles with a clear answer, nobody is too cautious or too hot-headed for it."""
    compiled_search(load_game(game))
    clear = [each for each in puzzles_of(game) if each.playouts[0] > CLEAR][:12]
    assert len(clear) > 5
    for puzzle in clear:
        view = puzzle.match().view(puzzle.seat)
        answer = puzzle.steps[0].choices[0].texts
        for character in (CAUTIOUS, HOT):
            played = Tempered(Knowing(answer), character).choose(view, view["legal"], random.Random(1))
            assert played["text"] in answer, (puzzle.id, character)
