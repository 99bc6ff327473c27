"""Validation of custom boxes (docs/boxes.md), shared by every game's `make`.

Anything invalid is refused with `BadBox` and a correction. A part is named by its path in the file: `treats`,
`ball.count`, `dice.1.2`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from typing import Any, NoReturn

from barkade.engine.errors import BadBox
from barkade.engine.i18n import Arg, message
from barkade.engine.notation import as_typed

BETWEEN_LETTERS = " -'’."
"""Characters allowed in names besides letters, marks and digits."""
SHOWN = 40
"""Characters of invalid input that a message quotes."""


def refuse(why: str, **args: Arg) -> NoReturn:
    """Refuse a box with a message."""
    raise BadBox(message(why, **args))


def check_parts(custom: Mapping[str, Any], known: Collection[str]) -> None:
    """Refuse parts other than the known ones."""
    for part in custom:
        if part not in known:
            refuse("error-box-unknown", part=str(part)[:SHOWN], known=", ".join(known))


def read_number(part: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        refuse("error-box-number", part=part, value=str(value)[:SHOWN], low=low, high=high)
    return value


def read_list(part: str, value: Any, low: int, high: int) -> list[Any]:
    """Read a list with `low` to `high` entries."""
    if not isinstance(value, list | tuple) or not low <= len(value) <= high:
        if low == high:
            refuse("error-box-length", part=part, count=low)
        refuse("error-box-list", part=part, low=low, high=high)
    return list(value)


def read_entry(part: str, value: Any, keys: Collection[str]) -> Mapping[str, Any]:
    """Read an entry of a list, which has exactly these keys."""
    if not isinstance(value, Mapping) or set(value) != set(keys):
        refuse("error-box-entry", part=part, keys=", ".join(keys))
    return value


def read_name(value: Any, longest: int, letter_first: bool = False) -> str:
    """Read a name, without characters that have a meaning in notations."""
    name = unicodedata.normalize("NFC", " ".join(value.split())) if isinstance(value, str) else ""
    if not 1 <= len(name) <= longest or not all(map(_is_plain, name)):
        refuse("error-box-name", name=str(value)[:SHOWN], longest=longest)
    if letter_first and not name[0].isalpha():
        refuse("error-box-name-first", name=name)
    return name


def read_new_name(value: Any, longest: int, taken: Collection[str], letter_first: bool = False) -> str:
    """Read a name that is unique: not in `taken`, which has names as they are typed."""
    name = read_name(value, longest, letter_first)
    if as_typed(name) in taken:
        refuse("error-box-name-twice", name=name)
    return name


def _is_plain(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LMN" or sign in BETWEEN_LETTERS
