"""`docs/positions.md` names every cell of every game's state, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from barkade.games import games, room
from barkade.games.barking.box import DOGS, ITEMS
from barkade.games.goodboy.box import DOG_TABLE, TREATS

DOCS = Path(__file__).parents[1] / "docs" / "positions.md"
TITLES = {"dig": "DIG", "barking": "Barking", "goodboy": "Good Boy", "spots": "Spots"}


def sections() -> dict[str, str]:
    first, *rest = re.split(r"^## ", DOCS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {"": first, **{part.partition("\n")[0]: part for part in rest}}


def cells_in(text: str) -> set[str]:
    """The names in the first column of the tables."""
    rows = re.findall(r"^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \|", text, flags=re.MULTILINE)
    return {name for row in rows for name in re.findall(r"[a-z_]+", row)}


@pytest.mark.parametrize("game", games())
def test_every_cell_is_explained_and_no_other(game: str) -> None:
    assert cells_in(sections()[""]) | cells_in(sections()[TITLES[game]]) == set(room(game).states.fields)


@pytest.mark.parametrize("game", games())
def test_the_example_runs(game: str) -> None:
    example = re.search(r"```python\n(.*?)```", sections()[TITLES[game]], re.DOTALL)
    assert example is not None
    exec(compile(example[1], f"{DOCS}:{game}", "exec"), {})


def test_the_tables_of_numbers_are_those_of_the_boxes() -> None:
    barking, goodboy = sections()["Barking"].lower(), sections()["Good Boy"].lower()
    assert f"| {' | '.join(name.replace('-', ' ') for name, _ in DOGS)} |" in barking
    assert f"| {' | '.join(name.replace('-', ' ') for name, _ in ITEMS)} |" in barking
    assert ", ".join(TREATS) in goodboy
    for number, name in ((1, "chihuahua"), (6, "pug"), (9, "beagle"), (18, "bulldog"), (28, "saint bernard")):
        assert DOG_TABLE[number - 1][0].replace("-", " ") == name
        assert re.search(rf"\b{number}\s+(is )?the {name}", goodboy)
