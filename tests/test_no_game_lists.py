"""A new game is its folders and one line: shared code names no game, and shared tests list none.

A test may use one game as an example. Several in one list are a list that a fifth game is missing from: ask
`games()` (in the page `GAMES`), the game itself, or a file in the game's own folder.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from barkade.games import games

REPOSITORY = Path(__file__).parents[1]
IDS = frozenset(games())
REGISTRY = "src/barkade/games/__init__.py"


def shared_files(*folders: str) -> Iterator[Path]:
    """All Python files but the registry and those in a game's own folder."""
    for folder in folders:
        for path in sorted((REPOSITORY / folder).rglob("*.py")):
            parts = path.relative_to(REPOSITORY).parts
            if not IDS & set(parts) and "node_modules" not in parts and "/".join(parts) != REGISTRY:
                yield path


def named_ids(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and each.value in IDS}


def lists(tree: ast.AST) -> list[int]:
    """The lines of literal collections with more than one game in them."""
    collections = (node for node in ast.walk(tree) if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict))
    return sorted({node.lineno for node in collections if len(named_ids(node)) > 1})


def parsed(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"))


def named(path: Path) -> str:
    return path.relative_to(REPOSITORY).as_posix()


def test_shared_code_names_no_game() -> None:
    assert [named(path) for path in shared_files("src") if named_ids(parsed(path))] == []


def test_no_list_of_games_stands_in_shared_code_or_tests() -> None:
    files = shared_files("src", "tests", "scripts", "bench", "examples", "web")
    found = [f"{named(path)}:{line}" for path in files for line in lists(parsed(path))]
    assert found == []


# The page: its files are read as brackets and strings, which is enough to see a list.

PAGE = REPOSITORY / "web" / "src"
GENERATED = ("web/src/net/catalogue.ts", "web/src/games/stories.ts")
SAME_WORDS = {
    "web/src/app/personDog.ts": {"spots"},  # a coat may have them
}
"""Words that mean no game in these files. The same goes for moods: a dog may be barking."""
TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/|<!--.*?-->)|(?P<mood>\bmoods?\b[^\n;]*)"""
    r"""|'(?P<single>[^'\n]*)'|"(?P<double>[^"\n]*)"|`(?P<template>[^`]*)`"""
    r"""|(?P<key>\b[a-z]+)(?=:\s)|(?P<open>[\[{(])|(?P<close>[\]})])""",
    re.IGNORECASE | re.DOTALL,
)


def page_files() -> Iterator[Path]:
    """All files of the page but those of a game, generated ones and pictures, which know no games."""
    for path in sorted(PAGE.rglob("*")):
        shared = not IDS & set(path.relative_to(PAGE).parts) and "art" not in path.relative_to(PAGE).parts
        if path.suffix in (".ts", ".svelte") and shared and named(path) not in GENERATED:
            yield path


def game_in(text: str) -> str:
    """The game that a string of the page names, by its id or a message of it; empty for none."""
    return next((game for game in IDS if re.fullmatch(rf"{game}(-[a-z].*)?", text)), "")


def page_lists(text: str) -> tuple[set[str], list[int]]:
    """The games that a file of the page names, and the lines of brackets with more than one of them."""
    everywhere: set[str] = set()
    opened: list[tuple[int, set[str]]] = []
    found = []
    for token in TOKEN.finditer(text):
        if token["open"]:
            opened.append((token.start(), set()))
        elif token["close"] and opened:
            start, inside = opened.pop()
            if len(inside) > 1:
                found.append(text.count("\n", 0, start) + 1)
            elif opened:
                opened[-1][1].update(inside)
        elif game := game_in(token["single"] or token["double"] or token["template"] or token["key"] or ""):
            everywhere.add(game)
            if opened:
                opened[-1][1].add(game)
    return everywhere, found


def test_the_page_names_no_game() -> None:
    found = {
        named(path): sorted(games_named - SAME_WORDS.get(named(path), set()))
        for path in page_files()
        if not path.name.endswith(".test.ts")
        for games_named, _ in [page_lists(path.read_text(encoding="utf-8"))]
    }
    assert {path: games_named for path, games_named in found.items() if games_named} == {}


def test_no_list_of_games_stands_in_the_page_or_its_tests() -> None:
    found = [
        f"{named(path)}:{line}" for path in page_files() for line in page_lists(path.read_text(encoding="utf-8"))[1]
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "const GAMES = [{ids}];",
        "for (const id of [{ids}]) {{ // 'a' comment\n}}",
        "const X = {{ a: {{ b: {ids} }} }}",
        "f(`x`, {ids})",
    ],
)
def test_a_list_in_the_page_is_found(text: str) -> None:
    first, second, *_ = games()
    assert page_lists(text.format(ids=f"'{first}', '{second}-name'")) == ({first, second}, [1])
    assert page_lists(text.format(ids=f"'{first}', '{first}-name'")) == ({first}, [])


@pytest.mark.parametrize("text", ["GAMES = {ids}", "TITLES = {{id: id.title() for id in {ids}}}", "run({ids}, 3)"])
def test_a_list_is_found(text: str) -> None:
    first, second, *_ = games()
    assert lists(ast.parse(text.format(ids=[first, second]))) == [1]
    assert lists(ast.parse(text.format(ids=[first]))) == []
