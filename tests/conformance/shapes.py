"""Checks JSON values against declared types: those of boards, actions and events."""

from __future__ import annotations

import types
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def fits(value: Any, declared: Any) -> bool:
    """Tell whether a value has exactly a type, nothing missing and nothing besides."""
    origin, args = get_origin(declared), get_args(declared)
    if declared is Any:
        return True
    if declared is None or declared is type(None):
        return value is None
    if origin in (Union, types.UnionType):
        return any(fits(value, each) for each in args)
    if origin is Literal:
        return any(value == each and type(value) is type(each) for each in args)
    if origin is list:
        return isinstance(value, list) and all(fits(each, args[0]) for each in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(k, args[0]) and fits(v, args[1]) for k, v in value.items())
    if is_typeddict(declared):
        return isinstance(value, dict) and _fits_fields(value, declared)
    return type(value) is declared


def _fits_fields(value: dict[str, Any], declared: Any) -> bool:
    hints = get_type_hints(declared, include_extras=True)
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    plain = {name: get_args(hint)[0] if get_origin(hint) is NotRequired else hint for name, hint in hints.items()}
    return needed <= value.keys() <= plain.keys() and all(fits(value[name], plain[name]) for name in value)
