"""`barkade try`: one game of a bot in this process, everything shown."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from barkade.cli import main
from barkade.engine.setup import Setup
from barkade.games import games
from barkade.lab.arena import Ladder

EXAMPLE = f"run:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"
BOTS = """
import barkade

class Last(barkade.Bot):
    def choose(self, view, legal, rng):
        return legal[-1]

class Broken(barkade.Bot):
    def choose(self, view, legal, rng):
        return view["board"]["haands"]

class Cheat(barkade.Bot):
    def choose(self, view, legal, rng):
        return {"text": "to the moon"}
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "path", sys.path[:])
    path = tmp_path / "bots_of_a_test.py"
    path.write_text(BOTS, "utf-8")
    return str(path)


def test_every_decision_is_shown(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", f"{bots}:Last", "barking", "--players", "3", "--seed", "5", "--against", "random"]) == 0
    shown = capsys.readouterr().out
    decisions = int(re.findall(r"(\d+) decisions", shown)[0])
    assert decisions > 5
    assert len(re.findall(r"^Version \d+, \d+ choices", shown, re.MULTILINE)) == decisions
    assert len(re.findall(r"^  > ", shown, re.MULTILINE)) == decisions
    assert main(["try", f"{bots}:Last", "barking", "--players", "3", "--seed", "5", "--against", "random"]) == 0
    without_times = [re.sub(r"[\d.]+ ms", "", text) for text in (shown, capsys.readouterr().out)]
    assert without_times[0] == without_times[1]  # the same seed, the same game


def test_boards_are_printed_when_asked_for(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", f"{bots}:Broken", "dig", "--boards"]) == 1
    assert "⌂" in capsys.readouterr().out


def test_an_exception_comes_with_its_traceback_and_the_view(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", f"{bots}:Broken", "dig"]) == 1
    shown = capsys.readouterr().out
    assert "KeyError: 'haands'" in shown
    assert "bots_of_a_test.py" in shown
    file = Path(re.findall(r"The view is in (\S+\.json)", shown)[0])
    view = json.loads(file.read_text("utf-8"))
    file.unlink()
    assert view["seat"] == 0
    assert len(view["legal"]) > 1


def test_an_illegal_answer_is_told_with_the_legal_ones(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", f"{bots}:Cheat", "dig"]) == 1
    shown = capsys.readouterr().out
    assert "to the moon" in shown
    assert "to 1, " in shown


def test_a_file_that_cannot_be_loaded_shows_its_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "unloadable_bot_of_a_test.py"
    broken.write_text("import barkade\n1 / 0\n", "utf-8")
    assert main(["try", f"{broken}:MyBot", "dig"]) == 1
    told = capsys.readouterr()
    assert "line 2" in told.out
    assert "ZeroDivisionError" in told.err


def test_a_bot_and_a_game_are_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["try", "good-dog"]) == 2
    assert "barkade try BOT GAME" in capsys.readouterr().err


@pytest.mark.parametrize("game", games())
def test_the_example_beats_random(game: str) -> None:
    report = Ladder(Setup.of(game, 2, {}), [EXAMPLE, "random"], 4, alone=EXAMPLE).run(8, 1, early=False)
    assert report.failed == []
    assert report.pairings[0].one == EXAMPLE
    assert report.pairings[0].share > 0.5
