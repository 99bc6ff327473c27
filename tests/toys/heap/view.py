"""Views of Heap."""

from __future__ import annotations

from typing import TypedDict

from . import rules
from .box import LIVER, PLAIN, Box
from .rules import State


class Paw(TypedDict):
    plain: int
    liver: int


class Shared(TypedDict):
    heap: int


class Own(TypedDict):
    paws: list[int | Paw]
    """The stones of a seat; only their number if they are secret."""


class HeapBoard(Shared, Own):
    """The heap as a seat sees it."""


def shared(h: State, box: Box) -> Shared:
    return {"heap": sum(h.heap)}


def own(h: State, box: Box, seat: int) -> Own:
    return {
        "paws": [
            sum(h.paw[other])
            if rules.hidden(h, seat, other)
            else {"plain": h.paw[other][PLAIN], "liver": h.paw[other][LIVER]}
            for other in range(h.players)
        ],
    }
