"""Hints: what Top Dog thinks of everything that a seat can do now, from that seat's view alone."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Mapping
from typing import Any

from barkade.bots import NotCompiled, rank
from barkade.engine.words import from_dict, message, say

SECONDS = 1.5
ASKED_AGAIN = 1.0
"""After how many seconds Top Dog is asked again while it is still being compiled."""


def can_search() -> bool:
    """Whether there is a compiler on this computer: without it the search would take minutes."""
    return importlib.util.find_spec("numba") is not None


def hint_lines(view: Mapping[str, Any]) -> list[str] | None:
    """The legal actions, the best first, with the chance to win after each; None while the search is being compiled.

    It takes a moment, so it belongs in a thread.
    """
    if len(view["legal"]) == 1:
        return [say(message("terminal-hint-forced"))]  # nothing to search
    # Its own chance: a hint must not change what bots do at a table with a seed.
    try:
        ranked = rank(view, SECONDS, random.Random())
    except NotCompiled as error:
        return [str(error)]
    if ranked is None:
        return None
    return [
        say(
            message(
                "terminal-hint-line",
                percent=round(100 * hint.chance),
                action=from_dict(hint.action["message"]),
            ),
            view["names"],
        )
        for hint in ranked
    ]
