"""Each numbered rule of a game's `rules.en.md` is proven by at least one test that names it, and no other is named."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from barkade.games import games, load_game

HERE = Path(__file__).parent


def numbers_in_rules(game: str) -> set[str]:
    text = (resources.files(load_game(game).package) / "rules.en.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*([A-Z]{3}-\d+\.\d+)\*\*", text))


def numbers_proven(game: str) -> set[str]:
    found: set[str] = set()
    for path in (HERE / "games" / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "proves":
                        found |= {arg.value for arg in mark.args if isinstance(arg, ast.Constant)}  # type: ignore[misc]
    return found


@pytest.mark.parametrize("game", games())
def test_every_rule_is_proven(game: str) -> None:
    numbers = numbers_in_rules(game)
    assert len(numbers) >= 20
    assert sorted(numbers - numbers_proven(game)) == []
    assert sorted(numbers_proven(game) - numbers) == []
