"""Hints: all legal actions as Top Dog ranks them, computed from the seat's view alone."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Mapping
from typing import Any

from barkade.bots import NotCompiled, rank
from barkade.engine.i18n import from_dict, message, say

SECONDS = 1.5
RETRY_SECONDS = 1.0
"""Seconds before asking again while Top Dog is being compiled."""


def can_search() -> bool:
    """Tell whether Numba is installed: without it the search would take minutes."""
    return importlib.util.find_spec("numba") is not None


def hint_lines(view: Mapping[str, Any]) -> list[str] | None:
    """Return the legal actions, best first, with the chance to win after each; None while the search is being compiled.

    Blocks for `SECONDS`: run it in a thread.
    """
    if len(view["legal"]) == 1:
        return [say(message("terminal-hint-forced"))]  # nothing to search
    # A source of its own: a hint must not change what bots do in a seeded game.
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
