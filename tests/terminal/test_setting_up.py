"""The screen where a game is set up explains its options."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

from tests.terminal.pseudo import CTRL_C, DOWN, ENTER, UP, Terminal


def test_the_marked_option_is_explained(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.until("Good Boy")
        terminal.press(DOWN, ENTER)
        terminal.until("A tie at the end", "goes to the loudest bark", "at random")
        terminal.press(UP, UP)
        terminal.until("If several players tie for the most points.")
        terminal.press(UP)
        terminal.until("The cats join the deck after the first round.")
        terminal.press(CTRL_C)
