"""The notation of the heap."""

from __future__ import annotations

from barkade.engine.notation import folded, only

from .actions import NAMES
from .box import Box
from .rules import State


def notate(s: State, box: Box, action: int, private: bool) -> str:
    return NAMES[action]


def parse(s: State, box: Box, text: str) -> list[int]:
    return [only(dict(enumerate(NAMES)), folded(text), text)]
