"""Messages between the server and the bot process: JSON, length-prefixed by four bytes."""

from __future__ import annotations

from typing import Any

import msgspec

EVENTS = "events"
"""Extra key of the view sent for an external bot: its seat's events. It is removed before the bot gets the view."""


class Ask(msgspec.Struct, frozen=True):
    """A request to the bot process."""

    number: int
    what: str
    """`bots`, `choose`, `advise`, `hint`, `waking` (progress of compiling a search), or for an analysis `analyse` and
    `progress`."""
    bot: str = ""
    table: str = ""
    """Key of the bot object, which is kept between requests: table and seat. For an analysis, its key."""
    view: dict[str, Any] = {}


class Chosen(msgspec.Struct, frozen=True):
    """The reply to `choose`: the bot's action in notation, and failures as text."""

    text: str
    troubles: list[str] = []


class Answered(msgspec.Struct, frozen=True):
    """A reply; `error` is set if the request failed."""

    number: int
    answer: Any = None
    error: str = ""
