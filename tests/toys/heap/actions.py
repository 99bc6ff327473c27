"""Actions of Heap as fields and as messages."""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

from barkade.engine.codes import Codes
from barkade.engine.i18n import Message, message

from .box import Box
from .rules import State

Kind = Literal["take", "show"]
NAMES: tuple[Kind, ...] = get_args(Kind)


class HeapAction(TypedDict):
    kind: Kind


CODES = tuple(Codes(name, code) for code, name in enumerate(NAMES))


def can_occur(box: Box, players: int, action: int) -> bool:
    return True


def fields(s: State, box: Box, action: int) -> HeapAction:
    return {"kind": NAMES[action]}


def subject(s: State, box: Box, action: int) -> None:
    """Nothing: an action is always called the same."""


def action_message(s: State, box: Box, action: int) -> Message:
    return message(f"heap-do-{NAMES[action]}")
