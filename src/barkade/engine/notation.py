"""Shared by the notations of all games: normalising a text, and finding a thing by a unique prefix of its name."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from barkade.engine.errors import Ambiguous, Malformed
from barkade.engine.i18n import message

Thing = TypeVar("Thing")


def folded(text: str) -> str:
    """Normalise case and Unicode form of a text."""
    return unicodedata.normalize("NFC", text).casefold()


@lru_cache(maxsize=4096)
def as_typed(name: str) -> str:
    """A name as one word of a notation."""
    return "-".join(folded(name).split())


def malformed(text: str) -> Malformed:
    """Return the error for a text that is not an action."""
    return Malformed(message("error-malformed", text=text))


def only(known: Mapping[Thing, str], name: str, text: str, choice: Callable[[Thing], str] | None = None) -> Thing:
    """Return the thing with this name or, failing that, the only one with this prefix.

    `text` is the whole action, for errors. `choice` spells each of several candidates, by default by name.
    """
    fitting = [thing for thing, spelled in known.items() if spelled == name] or [
        thing for thing, spelled in known.items() if name and spelled.startswith(name)
    ]
    if len(fitting) > 1:
        choices = [choice(thing) if choice else known[thing] for thing in fitting]
        raise Ambiguous(message("error-ambiguous", text=text, choices=", ".join(choices)))
    if not fitting:
        raise malformed(text)
    return fitting[0]
