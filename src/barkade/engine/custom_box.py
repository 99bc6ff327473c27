"""Read a table's own box, part by part: what every game's `make` needs to judge one (docs/boxes.md).

Whatever can't be is refused with `BadBox` and what to write instead. A part is named as in the file, parts of parts
behind a dot: `treats`, `ball.count`, `dice.1.2`.
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
"""The most that a message repeats of what somebody wrote."""


def refuse(why: str, **args: Arg) -> NoReturn:
    """Refuse a box with a message."""
    raise BadBox(message(why, **args))


def check_parts(custom: Mapping[str, Any], known: Collection[str]) -> None:
    """A box has no other parts than these."""
    for part in custom:
        if part not in known:
            refuse("error-box-unknown", part=str(part)[:SHOWN], known=", ".join(known))


def read_number(part: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        refuse("error-box-number", part=part, value=str(value)[:SHOWN], low=low, high=high)
    return value


def read_list(part: str, value: Any, low: int, high: int) -> list[Any]:
    """A list of so many entries."""
    if not isinstance(value, list | tuple) or not low <= len(value) <= high:
        if low == high:
            refuse("error-box-length", part=part, count=low)
        refuse("error-box-list", part=part, low=low, high=high)
    return list(value)


def read_entry(part: str, value: Any, keys: Collection[str]) -> Mapping[str, Any]:
    """An entry of a list: exactly these keys."""
    if not isinstance(value, Mapping) or set(value) != set(keys):
        refuse("error-box-entry", part=part, keys=", ".join(keys))
    return value


def read_name(value: Any, longest: int, letter_first: bool = False) -> str:
    """A name that can be shown, typed and recorded: it has no signs that mean something in a notation."""
    name = unicodedata.normalize("NFC", " ".join(value.split())) if isinstance(value, str) else ""
    if not 1 <= len(name) <= longest or not all(map(_is_plain, name)):
        refuse("error-box-name", name=str(value)[:SHOWN], longest=longest)
    if letter_first and not name[0].isalpha():
        refuse("error-box-name-first", name=name)
    return name


def read_new_name(value: Any, longest: int, taken: Collection[str], letter_first: bool = False) -> str:
    """A name that nothing else is called by: `taken` are names as they are typed."""
    name = read_name(value, longest, letter_first)
    if as_typed(name) in taken:
        refuse("error-box-name-twice", name=name)
    return name


def _is_plain(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LMN" or sign in BETWEEN_LETTERS
