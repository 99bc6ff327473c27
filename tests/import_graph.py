"""Imports between modules, read from their source: those inside functions and under TYPE_CHECKING count as well."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

Graph = Mapping[str, frozenset[str]]
"""The modules that each module imports, by dotted name; only modules of the tree itself."""


def modules_in(root: Path) -> dict[str, Path]:
    """All modules of the package in a folder, by dotted name; a package is named without `__init__`."""
    found = {}
    for file in sorted(root.rglob("*.py")):
        parts = [root.name, *file.relative_to(root).with_suffix("").parts]
        if parts[-1] == "__init__":
            parts.pop()
        found[".".join(parts)] = file
    return found


def import_graph(root: Path) -> Graph:
    """The import graph of a package: the imports of each module."""
    files = modules_in(root)
    return {
        module: frozenset(
            target
            for name in _imported_names(ast.parse(file.read_text(encoding="utf-8")), module, file)
            if (target := _module_of(name, files)) is not None and target != module
        )
        for module, file in files.items()
    }


def _imported_names(tree: ast.AST, module: str, file: Path) -> Iterator[str]:
    """Every imported dotted name, of a module or of something in one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, module, file.name == "__init__.py")
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    parts = parts[: len(parts) - node.level + is_package]
    return ".".join([*parts, *([node.module] if node.module else [])])


def _module_of(name: str, files: Mapping[str, Path]) -> str | None:
    """The module that a dotted name is or is defined in."""
    while name and name not in files:
        name = name.rpartition(".")[0]
    return name or None


def cycles(graph: Graph) -> list[list[str]]:
    """The strongly connected groups of more than one module (Tarjan), each sorted."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        stack.append(module)
        for target in sorted(graph[module]):
            if target not in order:
                visit(target)
                low[module] = min(low[module], low[target])
            elif target in stack:
                low[module] = min(low[module], order[target])
        if low[module] == order[module]:
            group = [stack.pop()]
            while group[-1] != module:
                group.append(stack.pop())
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(graph):
        if module not in order:
            visit(module)
    return found


Layers = tuple[frozenset[str], ...]


def layers(text: str) -> Layers:
    """Read layers, one a line, the lowest first; a layer is the names of modules and packages."""
    return tuple(frozenset(line.split()) for line in text.strip().splitlines())


def violations(graph: Graph, contract: Layers) -> list[str]:
    """List what breaks a contract: imports of a higher layer, and modules that have no layer.

    A module belongs to its longest prefix in the contract, so that a layer may name a package, another one a module
    of it. The name of the root package stands for its `__init__` alone.
    """
    found, level = [], {}
    for module in graph:
        named = _longest_prefix(module, contract)
        if named is None:
            found.append(f"{module} has no layer")
        else:
            level[module] = named
    for module, targets in graph.items():
        found += [
            f"{module} imports {target}"
            for target in sorted(targets)
            if module in level and target in level and level[target] > level[module]
        ]
    return found


def _longest_prefix(module: str, contract: Layers) -> int | None:
    name = module
    while name:
        for number, layer in enumerate(contract):
            if name in layer and (name == module or "." in name):
                return number
        name = name.rpartition(".")[0]
    return None


def subgraph(graph: Graph, package: str) -> Graph:
    """Return the imports between modules of one package, by full name."""
    inside = {module for module in graph if module == package or module.startswith(f"{package}.")}
    return {module: frozenset(graph[module] & inside) for module in sorted(inside)}
