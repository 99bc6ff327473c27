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
    view: dict[str, Any] = {}


class Answered(msgspec.Struct, frozen=True):
    """Its answer; `error` says what went wrong."""

    number: int
    answer: Any = None
    error: str = ""
