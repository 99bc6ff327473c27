"""Every message that the code names stands in the .ftl files, and every one that stands there is named."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import barkade
from barkade.engine.i18n import Message, from_dict, message, say

SOURCE = Path(str(barkade.__file__)).parent


@cache
def messages() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for path in SOURCE.rglob("words/en.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = path
    return found


CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
NAMED = set(re.findall(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)+|seat|undone)["']""", CODE))


QUOTED = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", CODE))
HOMES = {path.parents[1].name for path in SOURCE.rglob("words/en.ftl")} | {"cli"}
"""The first words of ids, by where they stand."""


def made_ids() -> list[str]:
    """Patterns of the ids that the code makes from parts, such as `dig-ending-{name}`: each has a word of its own."""
    found = []
    for node in (node for path in SOURCE.rglob("*.py") for node in python.walk(python.parse(path.read_text("utf-8")))):
        if isinstance(node, python.JoinedStr):
            fixed = [str(part.value) for part in node.values if isinstance(part, python.Constant)]
            words = {word for part in fixed for word in part.split("-") if word} - HOMES
            if words and all(re.fullmatch("[a-z0-9-]+", part) for part in fixed):
                parts = (part.value if isinstance(part, python.Constant) else "[a-z0-9_-]+" for part in node.values)
                found.append("".join(map(str, parts)))
    return found


def spoken_by_parts(name: str) -> bool:
    """Tell whether the rest of an id appears in the code as one text or as two: `refuse("no-seat")`."""
    home, _, rest = name.partition("-")
    cuts = [at for at, sign in enumerate(rest) if sign == "-"]
    return home in HOMES and (rest in QUOTED or any({rest[:at], rest[at + 1 :]} <= QUOTED for at in cuts))


def test_no_message_is_unused() -> None:
    made = re.compile("|".join(made_ids()))
    unused = [
        name for name in messages() if name not in NAMED and not made.fullmatch(name) and not spoken_by_parts(name)
    ]
    assert sorted(unused) == []


@pytest.mark.parametrize("call", sorted(set(re.findall(r"""message\(\s*["']([a-z0-9-]+)["']""", CODE))))
def test_every_message_that_is_called_for_stands_there(call: str) -> None:
    assert call in messages()


def test_messages_within_messages_and_names_of_seats() -> None:
    told = message("dig-told-dug", seat=1, place=3, card=message("dig-card-bowl", colour=message("dig-colour-red")))
    assert say(told, ["Anna", "Bo"]) == "Bo digs at place 3: the red bowl."
    assert say(told) == "Player 2 digs at place 3: the red bowl."
    assert from_dict(told.as_dict()) == told
    cards = message("dig-do-deliver", cards=(message("dig-colour-red"), message("dig-colour-blue")))
    assert say(from_dict(cards.as_dict())) == "Deliver: red, blue"


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        say(Message("no-such-message"))
    with pytest.raises(ValueError, match="dig-told-dug"):
        say(message("dig-told-dug", seat=1))
