"""The board in a terminal: it shows what there is, and what the chosen action touches stands out without colour."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import barkade
from barkade.games.spots import terminal
from tests.games.spots.positions import Seat, play, table

OTHER = Seat("eloise bongo", yard="5")


def drawn(match: barkade.Match, action: str | None = None, width: int = 78, height: int = 9) -> list[str]:
    view: dict[str, Any] = match.view(match.to_move)
    chosen = next(each for each in view["legal"] if each["text"] == action) if action else None
    console = Console(width=width + 20, color_system=None)
    with console.capture() as capture:
        console.print(terminal.draw(view, chosen, width, height))
    return capture.get().rstrip("\n").split("\n")


def test_tiles_supply_dogs_yards_and_the_roll_are_there() -> None:
    match = table(Seat("missy:3 lief burt*", yard="2", treats=3), OTHER, down=("run",), on_tiles={"beg": 2}, rolls="36")
    play(match, "do walk")
    board = "\n".join(drawn(match))
    for part in ("Roll Over", "▸Walk◂", "◆2", "Zipper 4 5 6♣", "Missy■3·4", "Lief·1·2·3", "✓Burt", "yard 2/7", "◆3"):
        assert part in board
    assert "Roll  3   6" in board and "Player 1: Walk: place the dice, or reroll" in board


@pytest.mark.parametrize(
    ("tiles", "rolls", "lines", "action", "mark"),
    [
        ("walk run fetch beg", "", [], "do fetch", "»Fetch«"),
        ("walk run fetch beg", "", [], "score", "»Doog"),
        ("walk run fetch beg", "36", ["do walk"], "3>lief", "»3"),
        ("walk run fetch beg", "36", ["do walk"], "3>yard", "»3«"),
        ("walk run fetch beg", "36", ["do walk"], "reroll", "»3« »6«"),
        ("walk run fetch beg", "33666666", ["do fetch"], "name 3", "»3« »3«"),
        ("walk run search beg", "3356666", ["do search"], "pick 3", "»3«  3"),
        ("track run fetch beg", "356", ["do track"], "mark 5", "3  »5«"),
        ("track run fetch beg", "356", ["do track", "mark 5"], "reroll", "│ »5«"),
        ("track run fetch beg", "356", ["do track", "mark 5"], "mark 6", "»6« │ ‹5›"),
        ("walk run scavenge beg", "1356", ["do scavenge"], "1>out", "»1«"),
        ("trot run fetch beg", "", ["do trot"], "3<missy", "Missy»3"),
        ("walk dogpile fetch beg", "", ["do dogpile"], "2<yard", "»2«"),
        ("dig run fetch beg", "", ["do dig"], "dig 2:5-", "»5«"),
    ],
)
def test_what_is_chosen_stands_out(tiles: str, rolls: str, lines: list[str], action: str, mark: str) -> None:
    yellow, purple, blue, green = tiles.split()
    mine = Seat("missy:3 lief doog:2356", yard="2")
    match = play(table(mine, OTHER, tiles=(yellow, purple, blue, green), rolls=rolls), *lines)
    assert mark not in "\n".join(drawn(match))
    assert mark in "\n".join(drawn(match, action))


def test_guards_number_and_bolts_dice_are_shown() -> None:
    guard = table(Seat("missy lief"), OTHER, tiles=("walk", "run", "guard", "beg"), rolls="1346")
    assert "≤ 3" in "\n".join(drawn(play(guard, "do guard", "name 3")))
    bolt = table(Seat("missy lief"), OTHER, tiles=("walk", "bolt", "fetch", "beg"), rolls="1")
    assert "4 set aside" in "\n".join(drawn(play(bolt, "do bolt", "aside 5")))


def test_with_more_room_dogs_get_frames_and_tiles_say_what_they_do() -> None:
    match = table(Seat("missy:34 lief burt*"), OTHER)
    roomy = "\n".join(drawn(match, "score", 120, 35))
    assert "┏Missy" in roomy and "╭✓Burt" in roomy and "■3 ■4" in roomy
    assert "Fetch: roll 8; use one number" in roomy
    assert "╭" not in "\n".join(drawn(match, None, 78, 9))
    narrow = table(Seat("missy lief doog:26"), OTHER)
    assert "■2·3·5■6" in "\n".join(drawn(narrow, None, 78, 13))


def test_pes_and_the_end_are_shown() -> None:
    match = table(Seat("missy* lief"), pes=(0, 5), rolls="6")
    assert "Pes         ✓✓✓✓✓·" in "\n".join(drawn(match))
    play(match, "do beg")
    assert "Pes has scored six dogs and wins." in "\n".join(drawn(match))


def test_stacks_of_free_range_show_how_many_are_unseen() -> None:
    match = table(Seat("missy lief"), OTHER, free_range=True)
    assert "+4?" in "\n".join(drawn(match))
