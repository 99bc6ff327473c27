"""Responses contain only durable data: requests wait for pending rows."""

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
from barkade.server.cli import unlimited
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store import Row, StoreFailed, TableSummary
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table.session import Session
from tests.server.helpers.in_process import Ear
from tests.server.test_hostile_requests import ask
from tests.server.test_tables import begin, mover, settle

PARTS = ["", "/record", "/replay"]


class HeldStore(SQLiteStore):
    """A disk that takes its time."""

    held: list[asyncio.Future[None]] | None = None
    only = ""
    """The one command whose row is held; empty for any."""

    def append(self, row: Row, summary: TableSummary | None = None) -> asyncio.Future[None]:
        if self.held is None or (self.only and row.command != self.only):
            return super().append(row, summary)
        self.held.append(asyncio.get_running_loop().create_future())
        return self.held[-1]


@asynccontextmanager
async def playing(file: Path) -> AsyncIterator[tuple[Server, HeldStore, Session, list[Ear]]]:
    """A server with a running game, whose next row is held."""
    store = HeldStore(file)
    server = Server(store, unlimited(Settings()))
    await store.open()
    try:
        session, ears = await begin(server.tables, "dig", 2)
        store.held = []
        yield server, store, session, ears
    finally:
        await server.tables.close()
        await store.close()


async def get(server: Server, session: Session, part: str) -> tuple[int, str]:
    told = bytearray()
    status = await ask(make_app(server), "GET", f"/api/tables/{session.table.id}{part}", "", [], b"", told)
    return status, told.decode()


@pytest.mark.parametrize("part", PARTS)
def test_a_game_is_shown_as_soon_as_its_last_row_is_durable(tmp_path: Path, part: str) -> None:
    async def run() -> None:
        async with playing(tmp_path / "t.sqlite") as (server, store, session, ears):
            seat, ear, text = mover(session, ears)
            play = wire.Play(id="m", seat=seat, version=0, actions=[text])
            await server.tables.submit(session.table.id, play, ear)
            shown = asyncio.create_task(get(server, session, part))
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
    monkeypatch.setattr("barkade.server.tables.sessions.SETTLE_TIMEOUT", 0.05)

    async def run() -> None:
        async with playing(tmp_path / "t.sqlite") as (server, store, session, ears):
            seed = session.table.opened.seed
            await server.tables.submit(session.table.id, wire.Resign(id="r", seat=0), ears[0])
            status, told = await get(server, session, part)
            assert status == 503 and seed not in told
            assert store.held
            (held,), store.held = store.held, None
            if outcome is None:
                held.set_result(None)
            else:
                held.set_exception(outcome)
            await settle(server.tables)
            status, told = await get(server, session, part)
            assert status == 200 and (seed in told) == (outcome is None and part != "/replay")

    asyncio.run(run())


# A rematch


async def rematch(server: Server, session: Session, ear: Ear) -> tuple[int, Any]:
    told = bytearray()
    secret = await server.people.new_session(ear.person)
    headers = [(b"content-type", b"application/json"), (b"cookie", b"barkade=" + secret.encode())]
    status = await ask(make_app(server), "POST", f"/api/tables/{session.table.id}/rematch", "", headers, b"{}", told)
    return status, json.loads(told)


@asynccontextmanager
async def finished(file: Path) -> AsyncIterator[tuple[Server, HeldStore, Session, list[Ear]]]:
    async with playing(file) as (server, store, session, ears):
        store.held = None
        await server.tables.submit(session.table.id, wire.Resign(id="r", seat=0), ears[0])
        await settle(server.tables)
        yield server, store, session, ears


def test_two_who_want_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with finished(tmp_path / "t.sqlite") as (server, store, session, ears):
            answers = await asyncio.gather(*(rematch(server, session, ear) for ear in [*ears, *ears]))
            assert {status for status, _ in answers} == {201}
            (table,) = {told["id"] for _, told in answers}
            assert [summary.table for summary in await store.summaries("open")] == [table]
            again = await server.tables.table(table)
            assert [seat.person for seat in again.seats] == [ear.person for ear in ears]
            assert session.table.rematch == table

    asyncio.run(run())


def test_a_rematch_is_promised_when_it_is_durable(tmp_path: Path) -> None:
    async def run() -> None:
        async with finished(tmp_path / "t.sqlite") as (server, store, session, ears):
            store.held, store.only = [], ":rematch"
            asked = asyncio.create_task(rematch(server, session, ears[0]))
            async with asyncio.timeout(10):
                while not store.held:
                    await asyncio.sleep(0.001)
            await asyncio.sleep(0.05)
            assert not asked.done()
            store.held[0].set_result(None)
            status, told = await asked
            assert status == 201 and told["id"] == session.table.rematch

    asyncio.run(run())
