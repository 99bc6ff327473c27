"""What requests are answered from is durable: they wait for rows that are on their way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from barkade.server import wire
from barkade.server.app import make_app
from barkade.server.commands import unlimited
from barkade.server.desk import Desk
from barkade.server.house import House
from barkade.server.settings import Settings
from barkade.server.store import Card, Row, StoreFailed
from barkade.server.store.sqlite import SQLiteStore
from tests.server.inhouse import Ear
from tests.server.test_hall import begin, mover, settle
from tests.server.test_hostile_requests import ask

PARTS = ["", "/record", "/replay"]


class HeldStore(SQLiteStore):
    """A disk that takes its time."""

    held: list[asyncio.Future[None]] | None = None
    only = ""
    """The one command whose row is held; empty for any."""

    def append(self, row: Row, card: Card | None = None) -> asyncio.Future[None]:
        if self.held is None or (self.only and row.command != self.only):
            return super().append(row, card)
        self.held.append(asyncio.get_running_loop().create_future())
        return self.held[-1]


@asynccontextmanager
async def playing(file: Path) -> AsyncIterator[tuple[House, HeldStore, Desk, list[Ear]]]:
    """A house with a running game, whose next row is held."""
    store = HeldStore(file)
    house = House(store, unlimited(Settings()))
    await store.open()
    try:
        desk, ears = await begin(house.hall, "dig", 2)
        store.held = []
        yield house, store, desk, ears
    finally:
        await house.hall.close()
        await store.close()


async def get(house: House, desk: Desk, part: str) -> tuple[int, str]:
    told = bytearray()
    status = await ask(make_app(house), "GET", f"/api/tables/{desk.table.id}{part}", "", [], b"", told)
    return status, told.decode()


@pytest.mark.parametrize("part", PARTS)
def test_a_game_is_shown_as_soon_as_its_last_row_is_durable(tmp_path: Path, part: str) -> None:
    async def run() -> None:
        async with playing(tmp_path / "t.sqlite") as (house, store, desk, ears):
            seat, ear, text = mover(desk, ears)
            play = wire.Play(id="m", seat=seat, version=0, actions=[text])
            await house.hall.command(desk.table.id, play, ear)
            shown = asyncio.create_task(get(house, desk, part))
            await asyncio.sleep(0.05)
            assert store.held and not shown.done()
            store.held[0].set_result(None)
            status, told = await shown
            assert status == 200 and (part != "/record" or text in told)

    asyncio.run(run())


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("outcome", [None, StoreFailed("no disk")], ids=["kept", "lost"])
def test_no_seed_is_shown_before_the_end_is_durable(
    tmp_path: Path, part: str, outcome: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("barkade.server.requests.PATIENCE", 0.05)

    async def run() -> None:
        async with playing(tmp_path / "t.sqlite") as (house, store, desk, ears):
            seed = desk.table.opened.seed
            await house.hall.command(desk.table.id, wire.Resign(id="r", seat=0), ears[0])
            status, told = await get(house, desk, part)
            assert status == 503 and seed not in told
            assert store.held
            (held,), store.held = store.held, None
            if outcome is None:
                held.set_result(None)
            else:
                held.set_exception(outcome)
            await settle(house.hall)
            status, told = await get(house, desk, part)
            assert status == 200 and (seed in told) == (outcome is None and part != "/replay")

    asyncio.run(run())


# A rematch


async def rematch(house: House, desk: Desk, ear: Ear) -> tuple[int, Any]:
    told = bytearray()
    secret = await house.people.new_session(ear.person)
    headers = [(b"content-type", b"application/json"), (b"cookie", b"barkade=" + secret.encode())]
    status = await ask(make_app(house), "POST", f"/api/tables/{desk.table.id}/rematch", "", headers, b"{}", told)
    return status, json.loads(told)


@asynccontextmanager
async def finished(file: Path) -> AsyncIterator[tuple[House, HeldStore, Desk, list[Ear]]]:
    async with playing(file) as (house, store, desk, ears):
        store.held = None
        await house.hall.command(desk.table.id, wire.Resign(id="r", seat=0), ears[0])
        await settle(house.hall)
        yield house, store, desk, ears


def test_two_who_want_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with finished(tmp_path / "t.sqlite") as (house, store, desk, ears):
            answers = await asyncio.gather(*(rematch(house, desk, ear) for ear in [*ears, *ears]))
            assert {status for status, _ in answers} == {201}
            (table,) = {told["id"] for _, told in answers}
            assert [card.table for card in await store.cards("open")] == [table]
            assert [each for each in house.hall.desks if each != desk.table.id] == [table]

    asyncio.run(run())


def test_a_rematch_is_promised_when_it_is_durable(tmp_path: Path) -> None:
    async def run() -> None:
        async with finished(tmp_path / "t.sqlite") as (house, store, desk, ears):
            store.held, store.only = [], ":rematch"
            asked = asyncio.create_task(rematch(house, desk, ears[0]))
            async with asyncio.timeout(10):
                while not store.held:
                    await asyncio.sleep(0.001)
            await asyncio.sleep(0.05)
            assert not asked.done()
            store.held[0].set_result(None)
            status, told = await asked
            assert status == 201 and told["id"] == desk.table.rematch

    asyncio.run(run())
