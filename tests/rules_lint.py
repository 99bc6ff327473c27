"""The subset of Python that rules are written in, and a check that refuses anything else.

Within it one file means the same as plain Python and through Numba: integers, fixed arrays of the state and the box,
module constants, `if / while / for range`, small functions.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

KIT = "barkade.engine.kit"
OUTSIDE = (KIT, "__future__", "typing")
"""`typing` names the words of phases and endings, nothing that runs."""
BUILTINS = frozenset({"range", "min", "max", "abs"})
STATEMENTS = (
    ast.Assign,
    ast.AugAssign,
    ast.AnnAssign,
    ast.If,
    ast.While,
    ast.For,
    ast.Return,
    ast.Expr,
    ast.Break,
    ast.Continue,
    ast.Pass,
)
EXPRESSIONS = (
    ast.Name,
    ast.Constant,
    ast.Attribute,
    ast.Subscript,
    ast.BinOp,
    ast.UnaryOp,
    ast.BoolOp,
    ast.Compare,
    ast.Call,
    ast.IfExp,
)
RECORDS = ("s", "box", "before")
"""The state, the box, and in metrics the state before an action."""
REFUSED_OPERATORS = (ast.Div, ast.Pow, ast.MatMult, ast.In, ast.NotIn, ast.Is, ast.IsNot)


def offences(path: Path) -> list[str]:
    """Return everything in a rules file that is outside the subset, as `line: what`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [f"{path.name}:{line}: {what}" for line, what in _module(tree)]


Offence = tuple[int, str]


def _module(tree: ast.Module) -> Iterator[Offence]:
    known = set(BUILTINS)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            known.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            known |= {alias.asname or alias.name for alias in node.names}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from _function(node, known)
        elif isinstance(node, ast.ImportFrom):
            if node.level == 0 and node.module not in OUTSIDE:
                yield node.lineno, f"import from {node.module}: only {KIT} and the room's own files"
        elif isinstance(node, ast.ClassDef):
            for line in node.body:
                if not isinstance(line, ast.Assign | ast.Expr):
                    yield line.lineno, "a state is a class of cells, nothing else"
        elif not isinstance(node, ast.Assign | ast.AnnAssign | ast.Expr):
            yield node.lineno, f"{type(node).__name__} in a rules file"


def _function(function: ast.FunctionDef, known: set[str]) -> Iterator[Offence]:
    args = function.args
    if args.kwonlyargs or args.vararg or args.kwarg or args.defaults or function.decorator_list:
        yield function.lineno, "plain positional arguments only, no decorators"
    body = function.body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]  # the docstring
    for statement in body:
        yield from _statement(statement, known)


def _statement(node: ast.stmt, known: set[str]) -> Iterator[Offence]:
    if not isinstance(node, STATEMENTS):
        yield node.lineno, f"{type(node).__name__} in a rule"
        return
    if isinstance(node, ast.Assign) and (len(node.targets) > 1 or isinstance(node.targets[0], ast.Tuple)):
        yield node.lineno, "one assignment at a time"
        return
    if isinstance(node, ast.For):
        over = node.iter
        if not (isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "range"):
            yield node.lineno, "for loops run over range"
            return
    if isinstance(node, ast.For | ast.While) and node.orelse:
        yield node.lineno, "no else after a loop"
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield from _statement(child, known)
        elif isinstance(child, ast.expr) and not (isinstance(node, ast.AnnAssign) and child is node.annotation):
            yield from _expression(child, known)
        elif isinstance(child, REFUSED_OPERATORS):
            yield node.lineno, f"{type(child).__name__} in a rule"


def _expression(node: ast.expr, known: set[str]) -> Iterator[Offence]:
    if not isinstance(node, EXPRESSIONS):
        yield node.lineno, f"{type(node).__name__} in a rule"
        return
    if isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
        yield node.lineno, f"{node.value!r}: only whole numbers"
    if isinstance(node, ast.Attribute) and not (isinstance(node.value, ast.Name) and node.value.id in RECORDS):
        yield node.lineno, f".{node.attr}: only attributes of s, box and before"
    if isinstance(node, ast.Call):
        if node.keywords:
            yield node.lineno, "no keyword arguments"
        if not (isinstance(node.func, ast.Name) and node.func.id in known):
            yield (
                node.lineno,
                f"{ast.unparse(node.func)}: only the rules' own functions, the kit and {sorted(BUILTINS)}",
            )
            return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from _expression(child, known)
        elif isinstance(child, REFUSED_OPERATORS):
            yield node.lineno, f"{type(child).__name__} in a rule"
