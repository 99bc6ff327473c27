"""What the house does by itself: bots that play turns instead of small actions, clocks, and hosts who have left."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.server import wire
from barkade.server.clock import SECOND
from barkade.server.decisions import decide
from barkade.server.desk import Desk
from barkade.server.hall import Hall
from barkade.server.house import House
from barkade.server.lobby import Wish, wished
from barkade.server.results import Results
from barkade.server.settings import Settings
from barkade.server.steward import AGAIN
from barkade.server.store import StoreFailed
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table import STAND_IN, LiveTable
from barkade.server.undoing import barrier
from tests.server.inhouse import AnyBot, Ear, HandClock, hall, someone
from tests.server.play import picture
from tests.server.test_hall import begin, mover, settle


async def for_bots_alone(running: Hall, game: str) -> Desk:
    """A table where nobody but bots plays."""
    host = Ear(await someone(running, "Anna"))
    desk = await running.open_table(wished(Wish(game, 2), host.person, []))
    for seat in range(2):
        await running.command(desk.table.id, wire.SeatBot(id=f"bot{seat}", seat=seat, bot="random"), host)
    await running.command(desk.table.id, wire.Start(id="start"), host)
    return desk


# Bots


@pytest.mark.parametrize("game", barkade.games())
def test_what_a_bot_does_without_chance_or_secrets_in_between_is_one_version(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with hall(tmp_path / "t.sqlite") as running:
            desk = await for_bots_alone(running, game)
            async with asyncio.timeout(60):
                while desk.durable[0] < 60 and desk.table.phase != "over":
                    await asyncio.sleep(0.001)
            match = desk.table.match
            assert match is not None
            played = match.history[1:]
            for number, (one, next_one) in enumerate(pairwise(played), 1):
                if one.seat == next_one.seat:
                    assert barrier(match, number) != "none" or len(one.texts) == wire.MOST_ACTIONS
            assert any(len(version.texts) > 1 for version in played)
            rows = await running.store.rows(desk.table.id)
            assert LiveTable.rebuilt(rows).version >= 60 or desk.table.phase == "over"

    asyncio.run(run())


def test_a_slow_thinker_shows_what_it_has_decided_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barkade.server.decisions.GATHER", 0.05)

    class Slow(AnyBot):
        async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
            await asyncio.sleep(0.06)
            return str(view["legal"][0]["text"])

    match = barkade.new("dig", 2, seed=1)
    quick = asyncio.run(decide(AnyBot(), "random", "t", match, match.to_move or 0, random.Random(1)))
    slow = asyncio.run(decide(Slow(), "random", "t", match, match.to_move or 0, random.Random(1)))
    assert len(slow) == 1 < len(quick) and match.version == 0


def test_a_bot_put_in_the_place_of_one_that_thinks_plays_instead(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path / "t.sqlite") as running:
            asked, never = list[str](), asyncio.Event()

            async def choose(bot: str, table: str, view: dict[str, Any]) -> str | None:
                asked.append(bot)
                if bot == "random":
                    await never.wait()
                return str(view["legal"][0]["text"])

            running.thinker.choose = choose  # type: ignore[method-assign]
            desk = await for_bots_alone(running, "dig")
            async with asyncio.timeout(10):
                while not asked:
                    await asyncio.sleep(0.001)
                host = Ear(desk.table.host)
                await running.command(
                    desk.table.id, wire.SeatBot(id="swap", seat=desk.table.to_move or 0, bot="good-dog"), host
                )
                while desk.table.version < 1:
                    await asyncio.sleep(0.001)
            assert asked[:2] == ["random", "good-dog"]

    asyncio.run(run())


def test_no_bot_thinks_in_a_hall_that_has_closed(tmp_path: Path) -> None:
    """What is on its way to the disk then is settled, but the next move is for the next start: nobody would answer."""

    async def run() -> None:
        async with hall(tmp_path / "t.sqlite") as running:
            asked = 0

            async def choose(bot: str, table: str, view: dict[str, Any]) -> str | None:
                nonlocal asked
                asked += 1
                return str(view["legal"][0]["text"])

            running.thinker.choose = choose  # type: ignore[method-assign]
            desk = await for_bots_alone(running, "dig")
            async with asyncio.timeout(20):
                while not (desk.waiting and desk.table.version > 3):
                    await asyncio.sleep(0)
                await running.close()
                before = asked
                while desk.waiting:
                    await asyncio.sleep(0.001)
            await asyncio.sleep(0.05)
            assert asked == before and desk.durable[0] == desk.table.version

    asyncio.run(run())


def test_a_bot_makes_way_for_whoever_takes_the_seat_while_it_thinks(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path / "t.sqlite") as running:
            thinking, go_on = asyncio.Event(), asyncio.Event()

            async def choose(bot: str, table: str, view: dict[str, Any]) -> str | None:
                thinking.set()
                await go_on.wait()
                return str(view["legal"][0]["text"])

            running.thinker.choose = choose  # type: ignore[method-assign]
            desk = await for_bots_alone(running, "dig")
            await asyncio.wait_for(thinking.wait(), 10)
            guest = Ear(await someone(running, "Bo"))
            await running.attach(desk.table.id, guest)
            seat = desk.table.to_move
            assert seat is not None
            await running.command(desk.table.id, wire.Sit(id="mine", seat=seat), guest)
            go_on.set()
            await settle(running)
            assert desk.table.version == 0 and desk.table.to_move == seat
            text = guest.last("news")["seen"][0]["view"]["legal"][0]["text"]
            await running.command(desk.table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), guest)
            await settle(running)
            assert guest.last("news")["ack"] == "m" or desk.table.version > 1

    asyncio.run(run())


# When the store can't be reached


def test_a_clock_that_rings_while_the_store_is_gone_rings_again(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with hall(tmp_path / "t.sqlite", clock, idle=60 * SECOND) as running:
            desk, ears = await begin(running, "dig", clock=3600)
            for ear in ears:
                running.detach(desk.table.id, ear)
            await settle(running)
            clock.time += 61 * SECOND
            assert running.put_away() == 1
            rows = running.store.rows

            async def gone(table: str, after: int = 0) -> Any:
                raise StoreFailed("gone")

            running.store.rows = gone  # type: ignore[method-assign]
            clock.time += 3600 * SECOND
            running.steward.alarms.tick()
            await settle(running)
            running.store.rows = rows  # type: ignore[method-assign]
            assert not running.desks
            clock.time += AGAIN
            running.steward.alarms.tick()
            await settle(running)
            assert running.desks[desk.table.id].table.stand_ins

    asyncio.run(run())


def test_tidying_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barkade.server.house.TIDY_EVERY", 0.001)

    async def run() -> None:
        house, tried = House(SQLiteStore(tmp_path / "t.sqlite"), Settings()), list[str]()

        async def fails() -> Any:
            tried.append("woken")
            raise StoreFailed("gone")

        def put_away() -> int:
            tried.append("put away")
            return 0

        house.hall.wake = fails  # type: ignore[method-assign]
        house.hall.put_away = put_away  # type: ignore[method-assign]
        tidying = asyncio.ensure_future(house._tidy())
        async with asyncio.timeout(10):
            while len(tried) < 4:
                await asyncio.sleep(0.001)
        tidying.cancel()
        assert tried[:3] == ["woken", "put away", "put away"]

    asyncio.run(run())


def test_a_result_that_was_not_kept_before_the_end_is_kept_after_the_next_start(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path / "t.sqlite") as running:  # nobody keeps results here
            desk, ears = await begin(running, "dig")
            await running.command(desk.table.id, wire.Resign(id="r", seat=0), ears[0])
            await settle(running)
        async with hall(tmp_path / "t.sqlite") as running:
            results = Results(running)
            running.at_rest.append(results.note)
            await running.wake()
            await settle(running)
            assert [result.table for result in await results.of(ears[1].person)] == [desk.table.id]
            assert await running.store.waking() == []

    asyncio.run(run())


# The host


def test_a_host_who_stays_away_is_followed_by_the_next_person_there(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with hall(tmp_path / "t.sqlite", clock, grace=60 * SECOND) as running:
            desk, (anna, bo, cy) = await begin(running, "dig", 3)
            table = desk.table
            running.detach(table.id, anna)
            running.detach(table.id, bo)
            clock.time += 59 * SECOND
            running.steward.alarms.tick()
            await settle(running)
            assert table.host == anna.person
            clock.time += SECOND
            running.steward.alarms.tick()
            await settle(running)
            assert table.host == cy.person and cy.last("news")["info"]["host"] == cy.person
            await running.attach(table.id, Ear(anna.person))
            assert table.host == cy.person
            rows = await running.store.rows(table.id)
            assert picture(LiveTable.rebuilt(rows)) == picture(table)

    asyncio.run(run())


def test_a_host_who_comes_back_in_time_or_whom_nobody_misses_stays_the_host(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with hall(tmp_path / "t.sqlite", clock, grace=60 * SECOND) as running:
            desk, (anna, bo) = await begin(running, "dig")
            table = desk.table
            running.detach(table.id, anna)
            clock.time += 30 * SECOND
            again = Ear(anna.person)
            await running.attach(table.id, again)
            clock.time += 60 * SECOND
            running.steward.alarms.tick()
            await settle(running)
            assert table.host == anna.person
            for ear in (again, bo):
                running.detach(table.id, ear)
            clock.time += 600 * SECOND
            running.steward.alarms.tick()
            await settle(running)
            assert table.host == anna.person
            await running.attach(table.id, Ear(bo.person))
            await settle(running)
            assert table.host == bo.person

    asyncio.run(run())


def test_the_host_sends_somebody_away_in_mid_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall(tmp_path / "t.sqlite") as running:
            desk, (anna, bo) = await begin(running, "dig")
            table = desk.table
            await running.command(table.id, wire.Unseat(id="out", seat=1), anna)
            await settle(running)
            assert (table.seats[1].person, table.seats[1].bot) == ("", STAND_IN)
            assert [seen["seat"] for seen in bo.last("news")["seen"]] == [None], "only what a watcher may see"
            for command in (wire.Sit(id="back", seat=1), wire.Say(id="boo", text="boo")):
                await running.command(table.id, command, bo)
                await settle(running)
                assert bo.heard[-1]["kind"] in ("sent-away", "muted")
            if table.to_move == 0:
                seat, _, text = mover(desk, [anna, bo])
                version = table.version
                await running.command(table.id, wire.Play(id="m", seat=seat, version=version, actions=[text]), anna)
                await settle(running)
            assert table.version > 0

    asyncio.run(run())
