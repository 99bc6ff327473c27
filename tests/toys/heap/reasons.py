"""Why something can't be done at the heap."""

from __future__ import annotations

from barkade.engine.errors import Reason
from barkade.engine.i18n import message

from .box import Box
from .rules import SHOW, TAKE, State


def why_not(s: State, box: Box, action: int) -> Reason | None:
    heap = sum(s.heap)
    if action == TAKE and heap == 0:
        return Reason("HEP-1.1", message("heap-why-empty"))
    if action == SHOW and box.greedy and heap > 0:
        return Reason("HEP-1.2", message("heap-why-greedy"))
    return None
