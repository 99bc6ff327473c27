"""A heap of biscuits, some of them with liver inside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from barkade.engine.cells import cell, cells, layout
from barkade.engine.errors import BadBox
from barkade.engine.options import Flag, Number, Option, Value
from barkade.engine.words import message

PLAYERS = range(1, 4)
SEATS = 3
KINDS = ("plain", "liver")
PLAIN = 0
LIVER = 1
MOST = 12

OPTIONS: Mapping[str, Option] = {"first": Number(0, SEATS, 0), "greedy": Flag()}


class Box:
    heap = cells(2, low=0, high=MOST)
    first = cell(low=0, high=SEATS)
    greedy = cell()


def make(options: Mapping[str, Value], custom: Mapping[str, Any] | None = None) -> Box:
    heap = (custom or {}).get("heap", [5, 4])
    if not isinstance(heap, list) or len(heap) != 2 or not all(type(n) is int and 0 < n <= MOST for n in heap):
        raise BadBox(message("heap-bad-box"))
    box = layout(Box).blank()
    box.heap = list(heap)
    box.first = int(options["first"])
    box.greedy = int(options["greedy"])
    return box
