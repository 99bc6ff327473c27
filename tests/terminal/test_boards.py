"""Every game's board, coach and bot, as the terminal uses them: they fit, they speak, and they choose what is legal."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import barkade
from barkade.bots import good_dog_choice
from barkade.engine.i18n import from_dict, say
from barkade.games import games, load_game

SIZES = ((78, 13), (90, 16), (118, 24), (130, 38))


def views(game: str) -> Iterator[dict[str, Any]]:
    """Some moments of some games, through the eyes of whoever is to move, and a spectator's at the end."""
    players = load_game(game).players
    for number in {players.start, players.stop - 1}:
        match, rng = barkade.new(game, number, seed=number), random.Random(number)
        names = ["Bartholomew the Very Great"]
        while not match.over and match.version < 400:
            if match.version % 40 == 0:
                yield {**match.view(match.to_move), "names": names}
            match.play(rng.choice(match.legal()))
        yield {**match.view(None), "names": []}


def drawn(view: dict[str, Any], chosen: Any, width: int, height: int, colour: bool = False) -> list[str]:
    console = Console(width=width + 40, force_terminal=colour, color_system="truecolor" if colour else None)
    with console.capture() as capture:
        console.print(load_game(view["game"]).terminal().draw(view, chosen, width, height))
    return capture.get().rstrip("\n").split("\n")


@pytest.mark.parametrize("game", games())
def test_the_board_fits(game: str) -> None:
    for view in views(game):
        for width, height in SIZES:
            lines = drawn(view, None, width, height)
            assert len(lines) <= height
            assert max(len(line.rstrip()) for line in lines) <= width


@pytest.mark.parametrize("game", games())
def test_what_is_chosen_stands_out_even_without_colour(game: str) -> None:
    shown = marked = 0
    for view in views(game):
        bare = drawn(view, None, *SIZES[0])
        for action in view["legal"]:
            shown += 1
            marked += drawn(view, action, *SIZES[0]) != bare
    assert marked > shown / 2, "some actions, such as ending a turn, happen nowhere in particular; most don't"


@pytest.mark.parametrize("players", [2, 5])
def test_barking_shows_all_hands_at_the_end(players: int) -> None:
    match, rng = barkade.new("barking", players, seed=1), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    hands = match.view(None)["board"]["hands"]
    for seat in (None, 0):
        shown = [line for line in drawn(match.view(seat), None, *SIZES[0]) if " hand " in line]
        assert len(shown) == players
        assert [len(re.findall(r"[A-Z][a-z]", line)) for line in shown] == [len(hand["cards"]) for hand in hands]


def test_what_was_won_at_barking_is_never_cut() -> None:
    match, rng = barkade.new("barking", 2, seed=1), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    view = match.view(None)
    names = [say(from_dict(kind["name"])) for kind in view["board"]["kinds"]]
    for width, height in ((78, 22), (118, 24)):
        spelled = " ".join(line for line in drawn(view, None, width, height) if "×" in line)
        for won in view["board"]["won"]:
            for kind, count in won.items():
                name = names[[each["id"] for each in view["board"]["kinds"]].index(kind)]
                assert f"{count}×{name}" in spelled


@pytest.mark.parametrize("game", games())
def test_the_coach_speaks_and_its_numbers_are_json(game: str) -> None:
    for view in views(game):
        advice = load_game(game).coach().advise(view)
        json.dumps(advice)
        assert all(say(from_dict(line), view["names"]) for line in advice["lines"])


@pytest.mark.parametrize("game", games())
def test_the_bot_chooses_what_is_legal(game: str) -> None:
    for view in views(game):
        if view["legal"]:
            assert good_dog_choice(view, random.Random(0)) in view["legal"]
