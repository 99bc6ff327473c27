"""`positions.md` of every game names every cell of its state, and its example runs."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from barkade.games import games, load_game

DOCS = Path(__file__).parents[2] / "docs" / "positions.md"


def page_of(game: str) -> str:
    return (resources.files(load_game(game).package) / "positions.md").read_text(encoding="utf-8")


def cells_in(text: str) -> set[str]:
    """The names in the first column of the tables."""
    rows = re.findall(r"^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \|", text, flags=re.MULTILINE)
    return {name for row in rows for name in re.findall(r"[a-z_]+", row)}


@pytest.mark.parametrize("game", games())
def test_every_cell_is_explained_and_no_other(game: str) -> None:
    shared = cells_in(DOCS.read_text(encoding="utf-8"))
    assert shared
    assert shared | cells_in(page_of(game)) == set(load_game(game).states.fields)


@pytest.mark.parametrize("game", games())
def test_the_example_runs(game: str) -> None:
    example = re.search(r"```python\n(.*?)```", page_of(game), re.DOTALL)
    assert example is not None
    exec(compile(example[1], f"{game}/positions.md", "exec"), {})
