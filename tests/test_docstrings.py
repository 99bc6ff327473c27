"""Docstrings are imperatives or noun phrases that say something by themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "scripts", "bench", "tests", "web/src")
CLAUSE = re.compile(r"(What|Who|Whom|Whose|Whether|How|Where|When|Which)\b")
EMPTY = re.compile(r"See the module")


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of modules, classes, functions and attributes, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for statement in getattr(node, "body", None) or () if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield statement.lineno, text


def offences(path: Path) -> list[str]:
    return [
        f"{path.name}:{line}: {text.splitlines()[0]}"
        for line, text in docstrings(path)
        if CLAUSE.match(text) or EMPTY.match(text)
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_docstring_is_a_clause_or_empty(folder: str) -> None:
    assert [offence for path in sorted((ROOT / folder).rglob("*.py")) for offence in offences(path)] == []


def test_clauses_and_empty_ones_are_found(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(
        '"""Whether it works."""\n\nLIMIT = 1\n"""How many there are."""\n\n\n'
        'class A:\n    """See the module."""\n\n    def f(self):\n        """Return what is left."""\n',
        encoding="utf-8",
    )
    assert offences(path) == [
        "module.py:1: Whether it works.",
        "module.py:4: How many there are.",
        "module.py:8: See the module.",
    ]
