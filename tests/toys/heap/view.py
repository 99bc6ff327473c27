"""What a seat at the heap may see and do."""

from __future__ import annotations

from typing import Any

from barkade.engine.errors import Malformed, Reason
from barkade.engine.words import Message, message

from . import rules
from .box import KINDS, Box
from .rules import SHOW, TAKE, State

NAMES = ("take", "show")


LASTING_FROM = ("paw", "shown")


def lasting(h: State, box: Box) -> dict[str, Any]:
    return {}


def board(h: State, box: Box) -> dict[str, Any]:
    return {"heap": sum(h.heap)}


OWN_FROM = ("paw", "shown")


def own(h: State, box: Box, seat: int) -> dict[str, Any]:
    return {
        "paws": [
            sum(h.paw[other])
            if rules.hidden(h, seat, other)
            else {KINDS[kind]: h.paw[other][kind] for kind in range(len(KINDS))}
            for other in range(h.players)
        ],
    }


def notate(s: State, box: Box, action: int, private: bool) -> str:
    return NAMES[action]


def parse(s: State, box: Box, text: str) -> list[int]:
    if text not in NAMES:
        raise Malformed(message("error-malformed", text=text))
    return [NAMES.index(text)]


def fields(s: State, box: Box, action: int) -> dict[str, Any]:
    return {"kind": NAMES[action]}


def action_message(s: State, box: Box, action: int) -> Message:
    return message(f"heap-do-{NAMES[action]}")


def why_not(s: State, box: Box, action: int) -> Reason | None:
    heap = sum(s.heap)
    if action == TAKE and heap == 0:
        return Reason("HEP-1.1", message("heap-why-empty"))
    if action == SHOW and box.greedy and heap > 0:
        return Reason("HEP-1.2", message("heap-why-greedy"))
    return None


def told(box: Box, kind: int, seat: int, a: int, b: int) -> Message:
    if kind == rules.STARTS:
        return message("heap-told-starts", seat=seat)
    if kind == rules.TOOK:
        return message("heap-told-took", seat=seat, left=a)
    if kind == rules.LOOKED:
        return message("heap-told-looked", kind=KINDS[a])
    return message("heap-told-shown", seat=seat, plain=a, liver=b)
