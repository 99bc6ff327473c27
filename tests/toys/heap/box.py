"""A heap of biscuits, some of them with liver inside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from barkade.engine.custom_box import check_parts, read_list, read_number
from barkade.engine.options import Flag, Option, Seat, Value
from barkade.engine.schema import cell, cells, layout

PLAYERS = range(1, 4)
SEATS = 3
KINDS = ("plain", "liver")
PLAIN = 0
LIVER = 1
MOST = 12

OPTIONS: Mapping[str, Option] = {"starter": Seat(SEATS), "greedy": Flag()}


class Box:
    heap = cells(2, low=0, high=MOST)
    first = cell(low=0, high=SEATS)
    greedy = cell()


def make(options: Mapping[str, Value], custom: Mapping[str, Any] | None = None) -> Box:
    own = {} if custom is None else custom
    check_parts(own, ("heap",))
    box = layout(Box).blank()
    box.heap = [read_number("heap", each, 1, MOST) for each in read_list("heap", own.get("heap", [5, 4]), 2, 2)]
    box.first = int(options["starter"]) + 1
    box.greedy = int(options["greedy"])
    return box
