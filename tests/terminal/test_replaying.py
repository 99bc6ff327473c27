"""Going through a record step by step, in a real pseudo-terminal."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import barkade

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

from tests.terminal.pseudo import END, ESCAPE, LEFT, RIGHT, TAB, Terminal


def test_a_whole_record_is_seen_through_any_eyes(tmp_path: Path) -> None:
    match = barkade.new("dig", 2, names=["Anna", "Bartek"], starter=0, seed=3)
    for action in ("to 2", "dig", "keep", "stop", "to 1"):
        match.play(action)
    bone = match.position()["state"]["hand"][0][0]
    record = tmp_path / "game"
    record.write_text(match.record(), encoding="utf-8")
    with Terminal(tmp_path, "replay", str(record)) as terminal:
        terminal.until(
            "DIG: move 0 of 5", "seen by the player to move (here: everyone)", "The game is set up.", "Anna starts."
        )
        terminal.press(RIGHT, RIGHT)
        terminal.until(
            "move 2 of 5", "seen by the player to move, Anna", "Anna: dig", "Anna trots to 2 and digs up a ", bone
        )
        terminal.press(TAB)
        screen = terminal.until("seen by a spectator", "digs up a bone with a ")
        assert bone not in screen
        terminal.press(TAB)
        terminal.until("seen by Anna", bone)
        terminal.press(END)
        terminal.until("move 5 of 5", "Bartek: to 1", "seen by Anna")
        terminal.press(LEFT)
        terminal.until("move 4 of 5", "Anna: stop")
        terminal.press(ESCAPE)
        assert terminal.end() == 0


def test_a_told_record_is_a_story_without_a_board(tmp_path: Path) -> None:
    match, rng = barkade.new("dig", 3, names=["Anna", "Bartek", "Cy"]), random.Random(1)
    for _ in range(20):
        match.play(rng.choice(match.legal()))
    record = tmp_path / "game"
    record.write_text(match.record_for(1), encoding="utf-8")
    with Terminal(tmp_path, "replay", str(record)) as terminal:
        screen = terminal.until("move 0 of 20", "there is no board to show")
        assert "⌂" not in screen
        terminal.press(" ")
        terminal.until("move 2 of 20")
        terminal.press(END)
        terminal.until("move 20 of 20")
