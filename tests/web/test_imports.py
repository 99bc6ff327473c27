"""The import contract of the page: imports point one way, no game knows another, and there is no cycle.

Imports of types count. Files that are found by a pattern (`import.meta.glob`) are no imports: that is how shared code
comes by what lies in a game's folder. Tests may import what they like.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from barkade.games import games
from tests.import_graph import Graph, cycles, layers, violations

SRC = Path(__file__).parents[2] / "web" / "src"
SUFFIXES = (".svelte.ts", ".svelte", ".ts")
FOR_TESTS = ("src.games.testing",)
IMPORTED = re.compile(r"""(?:\bfrom\s|\bimport\s|\bimport\()\s*['"](\.[^'"]+)['"]""")

LAYERS = layers(f"""
    src.games.message
    src.games.view
    src.games.board
    src.art src.net src.words
    src.games
    {" ".join(f"src.games.{game}" for game in games())}
    src.app
    src.main src.gallery
""")


def name_of(path: Path) -> str:
    """A file as a dotted name: `src.app.table.Play`."""
    bare = next(path.name.removesuffix(suffix) for suffix in SUFFIXES if path.name.endswith(suffix))
    return ".".join([SRC.name, *path.relative_to(SRC).parent.parts, bare])


def files_of(root: Path) -> list[Path]:
    return [path for path in sorted(root.rglob("*")) if path.name.endswith(SUFFIXES) and ".test." not in path.name]


def imports_of(path: Path) -> Iterator[str]:
    """The files that a file imports, by name; styles and data are none."""
    for target in IMPORTED.findall(path.read_text(encoding="utf-8")):
        whole = path.parent / target
        found = next((file for suffix in ("", *SUFFIXES) if (file := Path(f"{whole}{suffix}")).is_file()), None)
        assert found is not None, f"{path.name} imports {target}, which is not there"
        if found.name.endswith(SUFFIXES):
            yield name_of(found.resolve())


@cache
def graph_of_page() -> Graph:
    return {name_of(path): frozenset(imports_of(path)) for path in files_of(SRC)}


def test_imports_point_one_way() -> None:
    graph = {module: targets for module, targets in graph_of_page().items() if module not in FOR_TESTS}
    assert violations(graph, LAYERS) == []


def test_nothing_is_imported_in_a_circle() -> None:
    assert cycles(graph_of_page()) == []


@pytest.mark.parametrize("game", games())
def test_a_game_knows_no_other_game(game: str) -> None:
    others = [f"src.games.{other}." for other in games() if other != game]
    found = [
        (module, target)
        for module, targets in graph_of_page().items()
        if module.startswith(f"src.games.{game}.")
        for target in targets
        if target.startswith(tuple(others))
    ]
    assert found == []


def test_the_graph_has_the_page_in_it() -> None:
    assert "src.games.board" in graph_of_page()["src.words.words"]
    assert "src.app.table.Stage" in graph_of_page()["src.app.table.Play"]
    assert "src.app.table.tableView" in graph_of_page()["src.app.table.Play"]


def test_an_import_the_wrong_way_is_found() -> None:
    graph = {
        "src.net.table": frozenset({"src.app.me"}),
        "src.games.story": frozenset({f"src.games.{games()[0]}.board"}),
        "src.app.me": frozenset[str](),
        f"src.games.{games()[0]}.board": frozenset[str](),
    }
    assert len(violations(graph, LAYERS)) == 2
