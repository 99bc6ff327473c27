"""Messages between the server and the bot process: JSON, each behind a length of four bytes."""

from __future__ import annotations

from typing import Any

import msgspec

EVENTS = "events"
"""A part of the view of somebody else's bot: all that its seat was told. The bot gets the view without it."""


class Ask(msgspec.Struct, frozen=True):
    """A request to the bot process."""

    number: int
    what: str
    """`bots`, `choose`, `advise`, `hint`, `waking` (how much of a search is compiled); `analyse`, `progress` or
    `give_up` for an analysis."""
    bot: str = ""
    table: str = ""
    """The bot's seat: it stays the same object from request to request. For an analysis, its key."""
    view: dict[str, Any] = {}


class Chosen(msgspec.Struct, frozen=True):
    """The reply to `choose`: the bot's action in notation, and reported failures, in words."""

    text: str
    troubles: list[str] = []


class Answered(msgspec.Struct, frozen=True):
    """A reply; `error` is set if the request failed."""

    number: int
    answer: Any = None
    error: str = ""
