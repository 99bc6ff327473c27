"""A game's guide: the source of its heuristics, and the constants in it that may be tuned.

`TUNED` names them in the heuristics. They stay constants of a module, so play and search are as fast as ever. For
matches between guides the source is rewritten: every function takes the constants as an array, so that one compiled
match plays any values.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

TUNED = "TUNED"
CONSTANTS = "c"
"""Name of the array in rewritten sources; no rules use it."""

Values = Mapping[str, tuple[int, ...]]
"""The values of every tuned constant, in the order of `TUNED`; a plain integer is one value."""


@dataclass(frozen=True, slots=True)
class Guide:
    """The files of a game's heuristics: one, or those of a package."""

    files: tuple[Path, ...]

    @classmethod
    def of(cls, folder: Path) -> Guide:
        """Return the guide in a game's folder (perhaps that of another checkout)."""
        package = folder / "heuristics"
        files = sorted(package.glob("*.py")) if package.is_dir() else [folder / "heuristics.py"]
        return cls(tuple(files))

    @property
    def package(self) -> bool:
        return len(self.files) > 1

    def values(self) -> Values:
        """Return the tuned constants as the files have them."""
        found = {name: value for _, name, value in self._assignments()}
        names = ast.literal_eval(found[TUNED]) if TUNED in found else ()
        return {name: _numbers(found[name]) for name in names}

    def write(self, values: Values) -> None:
        """Write other values of constants into the files, and leave all else as it is."""
        for path in self.files:
            text = path.read_text(encoding="utf-8")
            lines = text.splitlines(keepends=True)
            for _, name, node in reversed([each for each in self._assignments() if each[0] == path]):
                if name in values:
                    assert node.end_lineno is not None
                    before = lines[node.lineno - 1][: node.col_offset]
                    after = lines[node.end_lineno - 1][node.end_col_offset :]
                    lines[node.lineno - 1 : node.end_lineno] = [before + _source(node, values[name]) + after]
            path.write_text("".join(lines), encoding="utf-8")

    def _assignments(self) -> Iterator[tuple[Path, str, ast.expr]]:
        """Yield the constants of all modules, each with the file that it stands in."""
        for path in self.files:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    yield path, node.targets[0].id, node.value

    def rewritten(self) -> Mapping[str, str]:
        """Return the sources by file name, with constants that are read from an array."""
        trees = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in self.files}
        functions = {each.name for tree in trees.values() for each in tree.body if isinstance(each, ast.FunctionDef)}
        places = _places(self.values())
        return {name: self._rewrite(tree, functions, places) for name, tree in trees.items()}

    def _rewrite(self, tree: ast.Module, functions: set[str], places: Mapping[str, int]) -> str:
        ours = {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}
        if self.package:  # names from other files of the guide
            siblings = [each for each in tree.body if isinstance(each, ast.ImportFrom) and each.level == 1]
            ours |= functions & {alias.name for each in siblings for alias in each.names}
        for each in tree.body:
            if isinstance(each, ast.FunctionDef):
                _Threader(ours, places).visit(each)
        return ast.unparse(ast.fix_missing_locations(tree))


def flat(values: Values) -> list[int]:
    """Return all values in a row, as rewritten sources read them."""
    return [each for numbers in values.values() for each in numbers]


def unflat(numbers: Sequence[int], like: Values) -> Values:
    """Return values by the names of others, from a row."""
    row = iter(numbers)
    return {name: tuple(next(row) for _ in old) for name, old in like.items()}


def _places(values: Values) -> Mapping[str, int]:
    """Return the place of every constant in the row; of the first number of several."""
    places, place = {}, 0
    for name, numbers in values.items():
        places[name] = place
        place += len(numbers)
    return places


def _numbers(node: ast.expr) -> tuple[int, ...]:
    value = ast.literal_eval(node)
    return tuple(value) if isinstance(value, tuple) else (value,)


def _source(node: ast.expr, numbers: Sequence[int]) -> str:
    if isinstance(node, ast.Tuple):
        return f"({', '.join(f'{each:_}' for each in numbers)}{',' if len(numbers) == 1 else ''})"
    return f"{numbers[0]:_}"


class _Threader(ast.NodeTransformer):
    """Rewrite a function: the array of constants is its first parameter, and it hands it on to all it calls."""

    def __init__(self, ours: set[str], places: Mapping[str, int]) -> None:
        self.ours, self.places = ours, places

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.args.args.insert(0, ast.arg(CONSTANTS))
        node.body = [self.visit(each) for each in node.body]
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.ours:
            node.args.insert(0, ast.Name(CONSTANTS, ast.Load()))
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id in self.places:
            index = ast.BinOp(ast.Constant(self.places[node.value.id]), ast.Add(), self.visit(node.slice))
            return ast.Subscript(ast.Name(CONSTANTS, ast.Load()), index, node.ctx)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id not in self.places:
            return node
        return ast.Subscript(ast.Name(CONSTANTS, ast.Load()), ast.Constant(self.places[node.id]), node.ctx)
