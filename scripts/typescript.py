"""TypeScript for Python types: structs, typed dicts, literals, unions and collections of them."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
import types
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

PLAIN: Mapping[Any, str] = {
    str: "string",
    bytes: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
    msgspec.Raw: "unknown",
}
UNIONS = (Union, types.UnionType)


class TypeWriter:
    """Writes types as TypeScript. Typed dicts and named types that occur in them get their own declarations."""

    def __init__(self, known: Mapping[Any, str], names: Mapping[Any, str]) -> None:
        """Take names of types that are declared elsewhere (`known`), and names for literals and unions (`names`)."""
        self._known = known
        self._names = names
        self.declarations: dict[str, str] = {}
        """Declarations by name, in an order that is readable."""

    def written(self, hint: Any) -> str:
        """Return a type as it is written where it is used."""
        if hint in self._known:
            return self._known[hint]
        if hint in PLAIN:
            return PLAIN[hint]
        if hint in self._names:
            return self._named(self._names[hint], hint)
        if is_typeddict(hint):
            return self._named(hint.__name__, hint)
        if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
            return hint.__name__
        return self._composed(hint)

    def _composed(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.written(args[0])
        if origin is Literal:
            return " | ".join(quoted(value) for value in args)
        if origin in UNIONS:
            return " | ".join(self._parts(args))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.written, args))}]"
        if origin in (list, tuple, frozenset, set):
            part = self.written(args[0])
            return f"({part})[]" if " | " in part else f"{part}[]"
        if origin in (dict, Mapping):
            return f"Record<{', '.join(map(self.written, args))}>"
        raise TypeError(f"no TypeScript for {hint}")

    def _parts(self, args: tuple[Any, ...]) -> list[str]:
        """Return the parts of a union, regrouping those that form a named one, as Python flattens unions."""
        for named, name in self._names.items():
            if get_origin(named) in UNIONS and len(get_args(named)) < len(args) and set(get_args(named)) <= set(args):
                rest = tuple(each for each in args if each not in get_args(named))
                return [self._named(name, named), *self._parts(rest)]
        return [self.written(each) for each in args]

    def _named(self, name: str, hint: Any) -> str:
        if name not in self.declarations:
            self.declarations[name] = ""  # a type may contain itself
            body = (
                interface(name, hint, self) if is_typeddict(hint) else f"export type {name} = {self._composed(hint)};\n"
            )
            del self.declarations[name]
            self.declarations[name] = body
        return name

    def declare(self, name: str, hint: Any) -> None:
        """Declare a type under this name."""
        if not is_typeddict(hint) or hint.__name__ != name:
            self._names = {**self._names, hint: name}
        self._named(name, hint)


def quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)


def comment(text: str | None, indent: str = "") -> str:
    """Return the first line of a docstring as a comment."""
    return f"{indent}/** {inspect.cleandoc(text).splitlines()[0]} */\n" if text else ""


def interface(name: str, declared: type[Any], writer: TypeWriter) -> str:
    """Return the interface of a typed dict."""
    notes = notes_of(declared)
    lines = []
    for field, hint in get_type_hints(declared, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        shape = writer.written(get_args(hint)[0] if optional else hint)
        lines.append(f"{comment(notes.get(field), '  ')}  {field}{'?' if optional else ''}: {shape};\n")
    return f"{comment(declared.__doc__)}export interface {name} {{\n{''.join(lines)}}}\n"


def notes_of(declared: type[Any]) -> dict[str, str]:
    """Return the docstrings below the fields of a class and of its bases."""
    found: dict[str, str] = {}
    body = ast.parse(textwrap.dedent(inspect.getsource(declared))).body[0]
    assert isinstance(body, ast.ClassDef)
    for base in body.bases:
        made_of = getattr(sys.modules[declared.__module__], ast.unparse(base), None)
        if is_typeddict(made_of):
            found |= notes_of(made_of)
    for field, after in zip(body.body, body.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(note))):
                found[name] = note
    return found
