"""The terminal in other languages: a table from the command line, and a language chosen in the menu."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

import barkade.terminal  # noqa: F401 (for its words)
from barkade.engine.i18n import message, say
from tests.terminal.pseudo import CTRL_C, DOWN, ENTER, ESCAPE, F1, F2, UP, Terminal


def test_a_sitting_in_polish(tmp_path: Path) -> None:
    arguments = ("play", "dig", "--option", "starter=0", "--seed", "3", "--pace", "0", "--language", "pl")
    with Terminal(tmp_path, *arguments) as terminal:
        keys = say(message("terminal-keys"), language="pl")
        terminal.until("Gracz 1, twoja kolej", "HAU (DIG)", "Zostały 3 akcje.", "to 2", keys)
        terminal.press("to 2", ENTER)
        terminal.until("Zostały 2 akcje.")
        # What can be typed instead of keys: the language's own words and the English ones.
        terminal.press("cofnij", ENTER)
        terminal.until(say(message("terminal-undone"), language="pl"), "Zostały 3 akcje.")
        terminal.press("to 2", ENTER)
        terminal.until("Zostały 2 akcje.")
        terminal.press("undo", ENTER)
        terminal.until("Zostały 3 akcje.")
        terminal.press(F2)
        terminal.until(say(message("terminal-coach"), language="pl"))
        terminal.press("zasady", ENTER)
        terminal.until("Gdzieś na tym podwórku")
        terminal.press("wezszy nos")
        terminal.until(say(message("terminal-no-such-rule", text="wezszy nos"), language="pl"))
        terminal.press(ESCAPE)
        terminal.until("Gdzieś na tym podwórku")
        terminal.press("4.1")
        terminal.until("DIG-4.1", unwanted="DIG-1.1")
        terminal.press(ESCAPE, ESCAPE)
        terminal.until("Zostały 3 akcje.")
        terminal.press(CTRL_C)
        assert terminal.end() == 0


def test_ukrainian_is_chosen_in_the_menu_and_kept(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.until("Dog board games at one table", "українська")
        terminal.press(*[DOWN] * 4)
        terminal.until_marked("Language")
        terminal.press(ENTER)
        terminal.until("slovenčina", unwanted="Dog board games")
        terminal.press(UP)
        terminal.until_marked("українська")
        terminal.press(ENTER)
        terminal.until(say(message("terminal-menu-tagline"), language="uk"), "Крапки (Spots)", unwanted="Language")
        terminal.press(*[UP] * 4)
        terminal.until_marked("DIG")
        terminal.press(ENTER)
        terminal.until(say(message("terminal-setup-title", game=message("dig-name")), language="uk"))
        terminal.press(ENTER)
        terminal.until(say(message("terminal-log"), language="uk"))
        terminal.press(F1)
        terminal.until(say(message("terminal-help-title"), language="uk"))
        terminal.press("r")
        terminal.until("Десь у цьому дворі")
        terminal.press(CTRL_C)
        assert terminal.end() == 0
    with Terminal(tmp_path) as terminal:
        terminal.until(say(message("terminal-menu-tagline"), language="uk"))
        terminal.press(CTRL_C)
