"""Good Boy's board in a terminal: fits, shows what matters, points at what is chosen, and needs no colour."""

from __future__ import annotations

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import barkade
from barkade.engine.i18n import LANGUAGES, message, say, speak
from barkade.games.goodboy.terminal import draw, short_names
from tests.games.goodboy.positions import SMALL_BOX, all_of, roll, table

SIZES = [(78, 13), (78, 16), (80, 18), (100, 24), (120, 35), (130, 38)]


def printed(
    match: barkade.Match, width: int = 78, height: int = 13, text: str | None = None, colour: bool = False
) -> str:
    view = match.view(match.to_move)
    chosen = next((action for action in view["legal"] if action["text"] == text), None)
    assert (chosen is None) == (text is None)
    out = StringIO()
    console = Console(file=out, width=width, force_terminal=colour, color_system="truecolor" if colour else None)
    console.print(draw(view, chosen, width, height))
    return out.getvalue()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", [None, SMALL_BOX])
def test_it_fits_at_every_moment_of_a_game(width: int, height: int, players: int, box: Any) -> None:
    match = barkade.new("goodboy", players, seed=players, box=box, names=["A very long name indeed"])
    rng = random.Random(1)
    for _ in range(25):
        for _ in range(6):
            if not match.over:
                match.play(rng.choice(match.legal_codes()))
        lines = printed(match, width, height).splitlines()
        assert len(lines) <= height
        assert max(map(len, lines)) <= width


def test_it_grows_with_the_room_there_is() -> None:
    match = table(4, taken={1: ["corgi"]})
    small, middle, large = (printed(match, *size) for size in ((78, 13), (78, 18), (120, 35)))
    assert "Corgi" not in small and "╭" not in small.splitlines()[3]
    assert "Du rubber duck" in middle and "╭" in middle.splitlines()[4]
    assert "Du2 rubber duck" in large and "Corgi" in large


def test_the_table_in_letters() -> None:
    match = table(held={0: "ball ball"}, corners={(1, 2): "stick duck duck snack"})
    roll(match, "any", "cat")
    match.play("any bone")
    shown = printed(match)
    assert "▐ ? ▌▐=^.^=▌ token: cat" in shown
    assert "pool Ba8 Bo9 St9 Du8 Sn9 Fr10" in shown
    assert "1  4  Bulldog" in shown and "wants Ba2BoStDu" in shown and "wants Bo St2 Du" in shown
    assert "2✓St Du2 Sn" in shown
    assert "▶ 1 Player 1      0   0 dogs  has Ba2 Bo" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_stand_apart_from_the_dogs_in_every_language(language: str) -> None:
    speak(language)
    dogs = say(message("goodboy-board-dogs", dogs=0))
    assert f" 0 {dogs}" in " ".join(printed(table()).split())


@pytest.mark.parametrize("size", SIZES)
def test_what_is_chosen_stands_out_where_it_acts(size: tuple[int, int]) -> None:
    laying = table(held={0: "ball ball stick"}, phase="laying")
    shown = printed(laying, *size, text="put 2:stick")
    assert "[St]" in shown and "┃" in shown
    assert "[" not in printed(laying, *size) and "┃" not in printed(laying, *size)
    choosing = table()
    roll(choosing, "any", "ball")
    assert "[Bo10]" in printed(choosing, *size, text="any bone")
    robbing = table(corners={(1, 0): "ball", (1, 1): "ball " * 9})
    roll(robbing, "snack", "ball")
    assert "[Ba9]" in printed(robbing, *size, text="rob ball from 2 at 2")
    assert "[▐" in printed(choose_nothing(), *size, text="roll")


def choose_nothing() -> barkade.Match:
    match = table()
    roll(match, "snack", "ball")
    return match


def test_colour_comes_on_top() -> None:
    match = table(held={0: "ball"})
    assert "\x1b[" in printed(match, colour=True)
    assert "\x1b[" not in printed(match)


def test_a_full_corner_is_written_closely() -> None:
    match = table(corners={(0, 0): "ball ball bone bone stick stick duck duck snack snack frisbee frisbee"})
    assert "Ba2Bo2St2Du2Sn2Fr2" in printed(match)


def test_the_end_and_an_empty_yard() -> None:
    over = table(to_move=-1, ending="last-round", round=200)
    assert "That was the last round" in printed(over)
    box = {"dogs": [{"name": "Rex", "points": 1, "wants": ["ball"]}], "goal": 1}
    match = barkade.new("goodboy", seed=1, box=box)
    assert "2 no dog" in printed(match) and "1  1  Rex" in printed(match)
    assert "2 no dog" in printed(match, 120, 35)


def test_letters_are_told_apart() -> None:
    names = ["ball", "Bal", "ba", "b", "BALLS", "bone", "żwacz", "balk"]
    treats = [{"name": name, "count": 9} for name in names]
    box = {
        "treats": treats,
        "dice": [["any"], ["cat"]],
        "dogs": [{"name": "Rex", "points": 1, "wants": ["b"]}],
        "goal": 1,
    }
    shorts = short_names(barkade.new("goodboy", seed=1, box=box).view(0))
    assert len(set(shorts.values())) == 8
    assert shorts["ball"] == "Ba" and shorts["żwacz"] == "Żw"


def test_everything_in_one_corner_fits() -> None:
    everything = " ".join(map(all_of, ("ball", "bone", "stick", "duck", "snack", "frisbee")))
    assert max(map(len, printed(table(corners={(1, 1): everything})).splitlines())) <= 78
