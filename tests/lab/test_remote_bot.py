"""A bot at a live table carries on after whatever is no fault of its own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import pytest
from rich.console import Console

import barkade
from barkade.client import RefusedError, TableClient
from barkade.lab.remote_bot import RemoteBot


class First(barkade.Bot):
    def choose(
        self, view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]], rng: random.Random
    ) -> Mapping[str, Any]:
        return legal[0]


class Table:
    """A table where it is always the bot's turn, and what happens to each of its commands."""

    def __init__(self, *happenings: Callable[[Table], None]) -> None:
        self.happenings = list(happenings)
        self.version, self.heard, self.played, self.sat = 7, 0, 0, 0
        self.over = False
        self.chair: dict[str, Any] = {"person": "robo", "bot": ""}
        self.info: dict[str, Any] = {"paused": False, "seats": [{}, self.chair], "deadline": None, "now": 0}
        self.info_at, self.events = 0.0, dict[int, list[Any]]()
        self.views = {1: barkade.new("dig", 2, seed=1, starter=1).view(1)}

    def to_move(self) -> int:
        return 1

    async def until(self, true: Callable[[], bool], _seconds: float) -> None:
        if self.over:
            return
        assert not true()
        self.info["paused"], self.version = False, self.version + 1  # somebody resumes; Good Dog plays
        self.heard += 2

    async def play(self, _seat: int, _action: str) -> None:
        self.played += 1
        self.happenings.pop(0)(self)
        self.version += 1
        self.over = not self.happenings

    async def sit(self, _seat: int) -> None:
        self.sat += 1
        self.happenings.pop(0)(self)
        self.chair["bot"] = ""


def refuse(kind: str) -> None:
    raise RefusedError(kind, {"id": "seat", "args": {"number": 1}})


def paused(table: Table) -> None:
    table.info["paused"] = True
    refuse("paused")


def overtaken(table: Table) -> None:
    table.version += 1
    refuse("stale")


def replaced(table: Table) -> None:
    table.chair["bot"] = "good-dog"
    refuse("bot-plays")


def late(_table: Table) -> None:
    refuse("time-is-up")


def resigned(table: Table) -> None:
    table.over = True  # without a new version: it is still the bot's turn
    refuse("over")


def illegal(_table: Table) -> None:
    refuse("malformed")


def fine(_table: Table) -> None:
    pass


def played_at(*happenings: Callable[[Table], None]) -> Table:
    table = Table(*happenings)
    console = Console(quiet=True)
    asyncio.run(asyncio.wait_for(RemoteBot(cast(TableClient, table), 1, First(), console).play(), 10))
    return table


def test_it_carries_on_after_what_is_no_fault_of_its_own() -> None:
    table = played_at(paused, overtaken, late, replaced, late, fine, fine)
    assert (table.played, table.sat) == (5, 2)


def test_it_ends_well_where_the_game_ended_while_it_thought_or_sat_down() -> None:
    assert played_at(resigned, fine).played == 1
    assert played_at(replaced, resigned, fine).sat == 1


def test_it_gives_up_where_its_own_action_is_refused() -> None:
    with pytest.raises(RefusedError, match="malformed"):
        played_at(illegal, fine)
