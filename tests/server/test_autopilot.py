"""The autopilot: bots' turns, clocks, and hosts who have left."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.results.results import Results
from barkade.server.runtime.clock import SECOND
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store import StoreFailed
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table.parts import SUBSTITUTE
from barkade.server.table.session import Session
from barkade.server.table.state import Table
from barkade.server.tables.autopilot import RETRY
from barkade.server.tables.tables import Tables
from tests.server.helpers.in_process import Ear, HandClock, someone, tables
from tests.server.helpers.play import picture
from tests.server.test_tables import begin, mover, settle


async def for_bots_alone(running: Tables, game: str) -> Session:
    """A table where nobody but bots plays."""
    host = Ear(await someone(running, "Anna"))
    session = await running.session(await running.open_table(wished(Wish(game, 2), host.person)))
    for seat in range(2):
        await running.submit(session.table.id, wire.SeatBot(id=f"bot{seat}", seat=seat, bot="random"), host)
    await running.submit(session.table.id, wire.Start(id="start"), host)
    return session


# Bots


@pytest.mark.parametrize("game", barkade.games())
def test_every_action_of_a_bot_is_a_version_that_can_be_seen(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            session = await for_bots_alone(running, game)
            async with asyncio.timeout(60):
                while session.durable[0] < 60 and session.table.phase != "over":
                    await asyncio.sleep(0.001)
            match = session.table.match
            assert match is not None
            assert {len(version.texts) for version in match.history[1:]} == {1}
            assert any(one.seat == next_one.seat for one, next_one in pairwise(match.history[1:]))
            rows = await running.store.rows(session.table.id)
            assert Table.rebuilt(rows).version >= 60 or session.table.phase == "over"

    asyncio.run(run())


def test_a_bot_leaves_a_person_time_to_take_back_and_hurries_after_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept = list[float]()
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    async def run() -> None:
        async with tables(tmp_path / "t.sqlite", bot_pace=800) as running:
            monkeypatch.setattr("barkade.server.tables.autopilot.asyncio.sleep", noted)
            session = await for_bots_alone(running, "dig")
            async with asyncio.timeout(60):
                while session.durable[0] < 5:
                    await sleep(0.001)

    asyncio.run(run())
    assert slept[:4] == [0.8, 0.2, 0.2, 0.2]


def test_a_bot_put_in_the_place_of_one_that_thinks_plays_instead(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            asked, never = list[str](), asyncio.Event()

            async def choose(bot: str, table: str, view: dict[str, Any]) -> str | None:
                asked.append(bot)
                if bot == "random":
                    await never.wait()
                return str(view["legal"][0]["text"])

            running.thinker.choose = choose  # type: ignore[method-assign]
            session = await for_bots_alone(running, "dig")
            async with asyncio.timeout(10):
                while not asked:
                    await asyncio.sleep(0.001)
                host = Ear(session.table.host)
                await running.submit(
                    session.table.id, wire.SeatBot(id="swap", seat=session.table.to_move or 0, bot="good-dog"), host
                )
                while session.table.version < 1:
                    await asyncio.sleep(0.001)
            assert asked[:2] == ["random", "good-dog"]

    asyncio.run(run())


def test_no_bot_thinks_in_a_hall_that_has_closed(tmp_path: Path) -> None:
    """Pending rows are settled on closing, but the next move waits for the next start: nobody would answer."""

    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            asked = 0

            async def choose(bot: str, table: str, view: dict[str, Any]) -> str | None:
                nonlocal asked
                asked += 1
                return str(view["legal"][0]["text"])

            running.thinker.choose = choose  # type: ignore[method-assign]
            session = await for_bots_alone(running, "dig")
            async with asyncio.timeout(20):
                while not (session.pending and session.table.version > 3):
                    await asyncio.sleep(0)
                await running.close()
                before = asked
                while session.pending:
                    await asyncio.sleep(0.001)
            await asyncio.sleep(0.05)
            assert asked == before and session.durable[0] == session.table.version

    asyncio.run(run())


def test_a_bot_makes_way_for_whoever_takes_the_seat_while_it_thinks(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            thinking, go_on = asyncio.Event(), asyncio.Event()

            async def choose(bot: str, table: str, view: dict[str, Any]) -> str | None:
                thinking.set()
                await go_on.wait()
                return str(view["legal"][0]["text"])

            running.thinker.choose = choose  # type: ignore[method-assign]
            session = await for_bots_alone(running, "dig")
            await asyncio.wait_for(thinking.wait(), 10)
            guest = Ear(await someone(running, "Bo"))
            await running.attach(session.table.id, guest)
            seat = session.table.to_move
            assert seat is not None
            await running.submit(session.table.id, wire.Sit(id="mine", seat=seat), guest)
            go_on.set()
            await settle(running)
            assert session.table.version == 0 and session.table.to_move == seat
            text = guest.last("news")["seen"][0]["view"]["legal"][0]["text"]
            await running.submit(session.table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), guest)
            await settle(running)
            assert guest.last("news")["ack"] == "m" or session.table.version > 1

    asyncio.run(run())


# When the store can't be reached


def test_a_clock_that_rings_while_the_store_is_gone_rings_again(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock, idle=60 * SECOND) as running:
            session, ears = await begin(running, "dig", clock=3600)
            for ear in ears:
                running.detach(session.table.id, ear)
            await settle(running)
            clock.time += 61 * SECOND
            assert running.unload_idle() == 1
            rows = running.store.rows

            async def gone(table: str, after: int = 0) -> Any:
                raise StoreFailed("gone")

            running.store.rows = gone  # type: ignore[method-assign]
            clock.time += 3600 * SECOND
            running.autopilot.timers.tick()
            await settle(running)
            running.store.rows = rows  # type: ignore[method-assign]
            assert not running.sessions
            clock.time += RETRY
            running.autopilot.timers.tick()
            await settle(running)
            assert running.sessions[session.table.id].table.substituted

    asyncio.run(run())


def test_tidying_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barkade.server.server.TIDY_EVERY", 0.001)

    async def run() -> None:
        server, tried = Server(SQLiteStore(tmp_path / "t.sqlite"), Settings()), list[str]()

        async def fails() -> Any:
            tried.append("woken")
            raise StoreFailed("gone")

        def put_away() -> int:
            tried.append("put away")
            return 0

        server.tables.load_waking = fails  # type: ignore[method-assign]
        server.tables.unload_idle = put_away  # type: ignore[method-assign]
        tidying = asyncio.ensure_future(server._tidy())
        async with asyncio.timeout(10):
            while len(tried) < 4:
                await asyncio.sleep(0.001)
        tidying.cancel()
        assert tried[:3] == ["woken", "put away", "put away"]

    asyncio.run(run())


def test_a_result_that_was_not_kept_before_the_end_is_kept_after_the_next_start(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:  # nobody keeps results here
            session, ears = await begin(running, "dig")
            await running.submit(session.table.id, wire.Resign(id="r", seat=0), ears[0])
            await settle(running)
        async with tables(tmp_path / "t.sqlite") as running:
            results = Results(running.store, running.people, running.clock, running.tasks)
            running.observers.append(results)
            await running.load_waking()
            await settle(running)
            assert [result.table for result in await results.of(ears[1].person)] == [session.table.id]
            assert await running.store.waking() == []

    asyncio.run(run())


# The host


async def waiting_at(running: Tables, people: int) -> tuple[Table, list[Ear]]:
    """A table before the start: everybody there, the first one its owner."""
    ears = [Ear(await someone(running, name)) for name in ("Anna", "Bo", "Cy")[:people]]
    table = await running.open_table(wished(Wish("dig", people), ears[0].person))
    for seat, ear in enumerate(ears):
        await running.attach(table, ear)
        await running.submit(table, wire.Sit(id=f"sit{seat}", seat=seat, nonce="ab" * 16), ear)
    await settle(running)
    return (await running.session(table)).table, ears


def test_while_the_owner_stays_away_the_next_person_there_may_start(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock, grace=60 * SECOND) as running:
            table, (anna, bo, cy) = await waiting_at(running, 3)
            running.detach(table.id, anna)
            running.detach(table.id, bo)
            clock.time += 59 * SECOND
            running.autopilot.timers.tick()
            await settle(running)
            assert table.host == anna.person
            clock.time += SECOND
            running.autopilot.timers.tick()
            await settle(running)
            assert table.host == cy.person and cy.last("news")["info"]["host"] == cy.person
            assert cy.last("news")["info"]["owner"] == anna.person
            # It is so after a restart, too; and she is the host again as soon as she is back.
            rows = await running.store.rows(table.id)
            assert picture(Table.rebuilt(rows)) == picture(table)
            running.unload(await running.session(table.id))
            await running.attach(table.id, Ear(anna.person))
            await settle(running)
            table = (await running.session(table.id)).table
            assert (table.owner, table.host) == (anna.person, anna.person)

    asyncio.run(run())


def test_an_owner_who_comes_back_in_time_or_whom_nobody_misses_stays_the_host(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock, grace=60 * SECOND) as running:
            table, (anna, bo) = await waiting_at(running, 2)
            running.detach(table.id, anna)
            clock.time += 30 * SECOND
            again = Ear(anna.person)
            await running.attach(table.id, again)
            clock.time += 60 * SECOND
            running.autopilot.timers.tick()
            await settle(running)
            assert table.host == anna.person
            for ear in (again, bo):
                running.detach(table.id, ear)
            clock.time += 600 * SECOND
            running.autopilot.timers.tick()
            await settle(running)
            assert table.host == anna.person
            await running.attach(table.id, Ear(bo.person))
            await settle(running)
            assert table.host == bo.person

    asyncio.run(run())


def test_nobody_becomes_the_host_of_a_game_in_play(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock, grace=60 * SECOND) as running:
            session, (anna, _bo) = await begin(running, "dig")
            running.detach(session.table.id, anna)
            clock.time += 600 * SECOND
            running.autopilot.timers.tick()
            await settle(running)
            assert session.table.host == anna.person

    asyncio.run(run())


def test_the_host_sends_somebody_away_in_mid_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            session, (anna, bo) = await begin(running, "dig")
            table = session.table
            await running.submit(table.id, wire.Unseat(id="out", seat=1), anna)
            await settle(running)
            assert (table.seats[1].person, table.seats[1].bot) == ("", SUBSTITUTE)
            assert bo.last("news")["seen"] == [], "nothing, not even what a watcher may see, while the game runs"
            for command in (wire.Sit(id="back", seat=1), wire.Say(id="boo", text="boo")):
                await running.submit(table.id, command, bo)
                await settle(running)
                assert bo.heard[-1]["kind"] in ("sent-away", "muted")
            if table.to_move == 0:
                seat, _, text = mover(session, [anna, bo])
                version = table.version
                await running.submit(table.id, wire.Play(id="m", seat=seat, version=version, actions=[text]), anna)
                await settle(running)
            assert table.version > 0

    asyncio.run(run())
