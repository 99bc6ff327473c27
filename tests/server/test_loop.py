"""The event loop never waits: long records and long tables are replayed while everybody else is served."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar
from unittest.mock import Mock

import pytest

import barkade
from barkade.engine.record import read_record
from barkade.server import wire
from barkade.server.app import make_app
from barkade.server.cli import unlimited
from barkade.server.errors import Refusal
from barkade.server.http.tables import Wish, wished
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table import replays
from barkade.server.table.readable import MOST_UNDOS, MOST_UNDOS_PER_GAME
from barkade.server.table.replays import LIMITS, MOST_WAITING, Replays
from barkade.server.table.session import Session
from tests.server.helpers.in_process import Ear, someone
from tests.server.helpers.play import Sitting, picture, refused
from tests.server.test_hostile_requests import ask
from tests.server.test_tables import begin, settle

T = TypeVar("T")

SHARE = 0.5
"""The part of the time of something long that everybody else may have to wait at a stretch, on any machine."""


@pytest.fixture(scope="module")
def long_record() -> str:
    match, rng = barkade.new("goodboy", 2, seed=1), random.Random(1)
    while not match.over and match.version < 2700:
        match.play(rng.choice(match.legal()))
    if match.over:
        match.undo()
    return match.record()


async def longest_wait(work: Awaitable[T]) -> tuple[T, float]:
    """Await something, and tell how long anybody else had to wait for a turn meanwhile at most: a part of the whole."""
    started, done, longest = time.perf_counter(), asyncio.ensure_future(work), 0.0
    while not done.done():
        began = time.perf_counter()
        await asyncio.sleep(0)
        longest = max(longest, time.perf_counter() - began)
        await asyncio.sleep(0.001)
    return await done, longest / (time.perf_counter() - started)


@asynccontextmanager
async def server_at(file: Path, settings: Settings | None = None) -> AsyncIterator[Server]:
    """A server without a network and without bots."""
    server = Server(SQLiteStore(file), settings or unlimited(Settings()))
    await server.store.open()
    try:
        yield server
    finally:
        await server.tables.close()
        server.replays.close()
        await server.store.close()


async def forgotten(server: Server, session: Session) -> str:
    """The table, no longer in memory."""
    await settle(server.tables)
    server.tables.unload(session)
    return session.table.id


def test_a_record_that_is_watched_holds_up_nobody(
    tmp_path: Path, long_record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = Mock(wraps=read_record)
    monkeypatch.setattr(replays, "read_record", reads)

    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            headers, told = [(b"content-type", b"application/json")], bytearray()
            body = json.dumps({"record": long_record, "first": 0}).encode()
            work = ask(make_app(server), "POST", "/api/replay", "", headers, body, told)
            status, waited = await longest_wait(work)
            assert status == 200 and len(json.loads(told)["frames"]) == 40
            assert waited < SHARE
            body = json.dumps({"record": long_record, "first": 0, "seat": 1}).encode()
            assert await ask(make_app(server), "POST", "/api/replay", "", headers, body) == 200
            assert reads.call_count == 1, "it is replayed once"

    asyncio.run(run())


def test_a_table_that_goes_on_from_a_record_holds_up_nobody(tmp_path: Path, long_record: str) -> None:
    """Neither when it starts, nor when it is loaded."""

    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            tables, host = server.tables, await someone(server.tables, "host")
            opened = wished(Wish("goodboy", 2, record=long_record), host)
            session = await tables.session(await tables.open_table(opened))
            ear = Ear(host)
            for seat in range(2):
                await tables.submit(session.table.id, wire.Sit(id=f"sit{seat}", seat=seat, nonce="ab" * 16), ear)
            _, waited = await longest_wait(tables.submit(session.table.id, wire.Start(id="start"), ear))
            assert session.table.match is not None and session.table.version == opened.upto > 2000
            assert waited < SHARE
            before = picture(session.table)
            again, waited = await longest_wait(tables.session(await forgotten(server, session)))
            assert waited < SHARE and picture(again.table) == before

    asyncio.run(run())


def test_a_long_table_holds_up_nobody(tmp_path: Path) -> None:
    """Neither when it is loaded, nor when somebody comes who has seen nothing of it."""

    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            session, (ear, other) = await begin(server.tables, "goodboy", 2)
            match, rng = session.table.match, random.Random(2)
            assert match is not None
            while not match.over and match.version < 2000:
                seat, text = match.to_move or 0, rng.choice(match.legal()).text
                play = wire.Play(id=f"m{match.version}", seat=seat, version=match.version, actions=[text])
                await server.tables.submit(session.table.id, play, ear if seat == 0 else other)
                if match.version % 100 == 0:
                    await settle(server.tables)
            again, waited = await longest_wait(server.tables.session(await forgotten(server, session)))
            assert waited < SHARE and again.table.version == match.version
            late = Ear("")
            _, waited = await longest_wait(server.tables.attach(session.table.id, late))
            assert waited < SHARE
            assert late.last("news")["seen"][0]["events"] == json.loads(json.dumps(match.events(None)))
            back = Ear(ear.person, version=100)
            await server.tables.attach(session.table.id, back)
            assert back.last("news")["seen"][0]["events"] == json.loads(json.dumps(match.events(0, 100)))

    asyncio.run(run())


# Limits


def test_a_record_that_takes_too_long_is_refused(long_record: str) -> None:
    pairs = "".join(f"{number} 1 | undo | | x\n" for number in range(1, LIMITS.actions + 1))
    head, _, body = long_record.partition("\n\n")
    for record, limits in (
        (f"{head}\n\n{body.splitlines()[0]}\n{pairs}", LIMITS),
        (long_record, LIMITS._replace(seconds=0.01)),
    ):
        began = time.perf_counter()
        with pytest.raises(barkade.BadRecord) as caught:
            read_record(record, limits=limits)
        assert caught.value.message.id == "error-record-too-long"
        assert time.perf_counter() - began < 2


def test_who_wants_replays_without_end_waits(tmp_path: Path, long_record: str) -> None:
    async def run() -> None:
        settings = Settings(replays_burst=2, replays_per_second=0.001)
        async with server_at(tmp_path / "t.sqlite", settings) as server:
            headers = [(b"content-type", b"application/json")]
            app, body = make_app(server), json.dumps({"record": "no record"}).encode()
            told = [await ask(app, "POST", "/api/replay", "", headers, body) for _ in range(3)]
            assert told == [400, 400, 429]
        replays = Replays()
        asked = [asyncio.ensure_future(replays.run(lambda: time.sleep(0.01))) for _ in range(MOST_WAITING + 1)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(outcome, Refusal) for outcome in outcomes] == [False] * MOST_WAITING + [True]
        replays.close()

    asyncio.run(run())


def test_who_plays_alone_takes_back_so_often_and_no_more() -> None:
    sitting, rng = Sitting("spots", 1), random.Random(1)

    def take_back_once() -> None:
        while sitting.table.undoable()[1] not in ("free", "ask"):
            sitting.play_some(rng, 1)
        sitting.do("anna", wire.Undo(id=sitting.id(), seat=0, version=sitting.table.version))

    for _ in range(MOST_UNDOS):
        take_back_once()
    sitting.play_some(rng, 3)
    undo = wire.Undo(id=sitting.id(), seat=0, version=sitting.table.version)
    assert refused(sitting, "anna", undo) == "no-undo"
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_nobody_takes_back_without_end_in_a_game() -> None:
    sitting = Sitting("dig", 2, options={"starter": 0})
    sitting.table._undos_in_all[0] = MOST_UNDOS_PER_GAME
    sitting.play("to 1")
    undo = wire.Undo(id=sitting.id(), seat=0, version=sitting.table.version)
    assert refused(sitting, "anna", undo) == "no-undo"
    sitting.table._undos_in_all[0] = MOST_UNDOS_PER_GAME - 1
    sitting.do("anna", undo)
    assert sitting.table._undos_in_all[0] == MOST_UNDOS_PER_GAME
