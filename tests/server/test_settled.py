"""What requests are answered from is durable: they wait for rows that are on their way."""

from __future__ import annotations

import asyncio
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

    def append(self, row: Row, card: Card | None = None) -> asyncio.Future[None]:
        if self.held is None:
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
