"""What the server and its thinking process say to each other: JSON behind a length of four bytes."""

from __future__ import annotations

from typing import Any

import msgspec


class Ask(msgspec.Struct, frozen=True):
    """A question to the worker."""

    number: int
    what: str
    """`bots`, `choose`, `advise` or `hint`."""
    bot: str = ""
    table: str = ""
    """Where the bot sits: it stays the same bot from question to question."""
    view: dict[str, Any] = {}


class Chosen(msgspec.Struct, frozen=True):
    """The answer to `choose`: the notation of what the bot plays, and what has gone wrong with it, in words."""

    text: str
    troubles: list[str] = []


class Answered(msgspec.Struct, frozen=True):
    """Its answer; `error` says what went wrong."""

    number: int
    answer: Any = None
    error: str = ""
