"""Rules keep to their subset of Python, and the check that says so refuses what would not compile or would differ."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from barkade.engine import branches, sfc32
from barkade.games import games, load_game
from tests.rules_lint import offences


def rules_files(game: str) -> list[Path]:
    home = Path(str(importlib.import_module(load_game(game).package).__file__)).parent
    return [*home.glob("rules.py"), *home.glob("rules/*.py")]


@pytest.mark.parametrize("game", games())
def test_the_rules_keep_to_the_subset(game: str) -> None:
    assert rules_files(game)
    assert [offence for path in rules_files(game) for offence in offences(path)] == []


def test_so_does_the_chance_of_simulations() -> None:
    assert offences(Path(sfc32.__file__)) == []
    assert [each for each in offences(Path(branches.__file__)) if "import from" not in each] == []


@pytest.mark.parametrize(
    "line",
    [
        "out = [1, 2]",
        "out = {}",
        "a = 'word'",
        "a = 1.5",
        "a = s.x / 2",
        "a = s.x ** 2",
        "a = 1 in s.row",
        "a, b = 1, 2",
        "a = b = 1",
        "for x in s.row:\n        pass",
        "for i in range(3):\n        pass\n    else:\n        pass",
        "while s.x:\n        break\n    else:\n        pass",
        "raise ValueError",
        "try:\n        pass\n    finally:\n        pass",
        "with s:\n        pass",
        "import os",
        "a = [i for i in range(3)]",
        "a = lambda: 1",
        "print(1)",
        "a = len(s.row)",
        "a = draw(rng, n=2)",
        "a = other.x",
        "a = s.row.copy()",
        "a = None",
        "del s.x",
        "a = f'{s.x}'",
        "a = s.row[1:2]",
        "a = (x := 1)",
        "assert s.x",
        "global y",
    ],
)
def test_anything_else_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "rules.py"
    head = "from barkade.engine.kit import draw\n\n\ndef rule(s, box, rng):\n"
    path.write_text(head + "    a = min(1, s.x) if not s.x else -1\n    return a\n")
    assert offences(path) == []
    path.write_text(head + f"    {line}\n")
    assert len(offences(path)) >= 1


@pytest.mark.parametrize(
    "text",
    [
        "import os\n",
        "from os import path\n",
        "if True:\n    A = 1\n",
        "def f(s, *rest):\n    return 1\n",
        "def f(s, n=1):\n    return 1\n",
        "@cache\ndef f(s):\n    return 1\n",
        "class State:\n    def method(self):\n        pass\n",
    ],
)
def test_modules_hold_constants_states_and_functions_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rules.py"
    path.write_text(text)
    assert len(offences(path)) == 1
