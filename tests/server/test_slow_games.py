"""Games that take days: an overdue turn, a game that nobody plays, a server that was off, and holidays."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from barkade.client import HttpClient, new_nonce
from barkade.server import wire
from barkade.server.runtime.clock import DAY, SECOND
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table.commands import Continue, EndTurn, GiveTimeBack, PlayForBot
from barkade.server.table.parts import SUBSTITUTE
from barkade.server.table.state import Table
from barkade.server.tables.downtime import ASLEEP, Downtime
from tests.server.helpers.in_process import Ear, HandClock, tables
from tests.server.helpers.play import NAMES, Sitting, picture
from tests.server.helpers.process import ServerProcess
from tests.server.test_seats import refused
from tests.server.test_tables import begin, settle

ONE_DAY = DAY // SECOND


def mover(sitting: Sitting) -> int:
    seat = sitting.table.to_move
    assert seat is not None
    return seat


def run_out(sitting: Sitting) -> None:
    """Let the time of the current turn run out."""
    deadline = sitting.table.deadline
    assert deadline is not None
    sitting.now = deadline
    sitting.do("", EndTurn(id=f"clock:{sitting.table.seq + 1}", seat=mover(sitting)))


def bot_plays_the_turn(sitting: Sitting) -> None:
    seat = mover(sitting)
    while sitting.table.to_move == seat:
        version, action = sitting.table.version, sitting.match.legal()[-1].text
        sitting.do("", PlayForBot(id=f"bot:{version}", seat=seat, bot=SUBSTITUTE, version=version, actions=[action]))


# An overdue turn


def test_a_bot_plays_the_overdue_turn_and_no_more() -> None:
    sitting = Sitting("dig", 3, clock=ONE_DAY)
    late = mover(sitting)
    host = sitting.table.host
    run_out(sitting)
    table = sitting.table
    assert table.bot_to_move == SUBSTITUTE and table.deadline is None
    move = wire.Play(id="late", seat=late, version=table.version, actions=[sitting.match.legal()[0].text])
    assert refused(sitting, NAMES[late], move) == "time-is-up"
    bot_plays_the_turn(sitting)
    assert table.to_move != late and not table.bot_to_move
    assert not table.seats[late].bot and table.seats[late].person == NAMES[late] and table.host == host
    assert table.deadline == sitting.now + DAY, "the next one has a whole day"
    assert picture(sitting.rebuilt()) == picture(table)


def test_a_quick_clock_hands_the_seat_to_a_bot_as_ever() -> None:
    sitting = Sitting("dig", 2, clock=30)
    late = mover(sitting)
    run_out(sitting)
    assert sitting.table.seats[late].bot == SUBSTITUTE


# A game that nobody plays


def test_a_game_whose_people_are_all_late_waits_for_any_of_them() -> None:
    sitting = Sitting("dig", 2, clock=ONE_DAY)
    table, first = sitting.table, mover(sitting)
    run_out(sitting)
    bot_plays_the_turn(sitting)
    version = table.version
    run_out(sitting)
    assert table.waits and table.deadline is None and not table.bot_to_move and table.version == version
    sitting.now += 30 * DAY
    sitting.do("", Continue(id="back:1", person=NAMES[first]))
    assert not table.waits and table.deadline == sitting.now + DAY
    run_out(sitting)
    assert table.bot_to_move == SUBSTITUTE, "who is back doesn't wait for ever"
    assert picture(sitting.rebuilt()) == picture(table)


def test_who_is_to_move_at_a_game_that_waits_just_moves() -> None:
    sitting = Sitting("dig", 2, clock=ONE_DAY)
    run_out(sitting)
    bot_plays_the_turn(sitting)
    run_out(sitting)
    sitting.now += 3 * DAY
    sitting.play(sitting.match.legal()[0].text)
    assert not sitting.table.waits and sitting.table.deadline == sitting.now + DAY
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_bots_of_a_game_that_everybody_left_wait_too() -> None:
    sitting = Sitting("dig", 3)
    for seat in range(3):
        sitting.do(NAMES[seat], wire.Stand(id=sitting.id(), seat=seat))
    assert sitting.table.waits and not sitting.table.bot_to_move
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=1))
    assert not sitting.table.waits and (sitting.table.bot_to_move or sitting.table.to_move == 1)


def test_two_friends_who_miss_a_weekend_come_back_to_a_running_game(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            session, ears = await begin(running, "dig", clock=ONE_DAY)
            table = session.table
            for ear in ears:
                running.detach(table.id, ear)
            for _ in range(10):
                clock.time += DAY
                running.autopilot.timers.tick()
                await settle(running)
            played = {entry.seat for entry in table.match.history[1:]} if table.match is not None else set()
            assert table.phase == "playing" and len(played) == 1 and table.waits
            late = Ear(ears[0].person)
            await running.attach(table.id, late)
            await settle(running)
            assert table.deadline == clock.time + DAY and late.last("news")["info"]["waits"] is False
            assert picture(Table.rebuilt(await running.store.rows(table.id))) == picture(table)

    asyncio.run(run())


# Holidays


def test_a_holiday_is_used_up_once_and_by_its_seat_alone() -> None:
    sitting = Sitting("dig", 2, clock=ONE_DAY, holiday=7 * ONE_DAY)
    table, first = sitting.table, mover(sitting)
    assert table.deadline == sitting.now + 8 * DAY
    sitting.now += 5 * DAY
    sitting.play("stop")
    assert table.deadline == sitting.now + 8 * DAY, "the other's is whole"
    sitting.now += DAY // 2
    sitting.play("stop")
    assert mover(sitting) == first and table.deadline == sitting.now + 4 * DAY, "four of the seven days are gone"
    assert table.clock.is_late(sitting.now + 4 * DAY) and not table.clock.is_late(sitting.now + 4 * DAY - 1)
    assert picture(sitting.rebuilt()) == picture(table)


# A server that was off


def test_time_is_given_back_once_and_only_from_the_last_sign_of_life() -> None:
    sitting = Sitting("dig", 2, clock=ONE_DAY)
    deadline = sitting.table.deadline
    assert deadline is not None
    asleep = sitting.now + 10 * SECOND
    sitting.now += 3600 * SECOND
    down = GiveTimeBack(id="down:1", since=asleep, until=sitting.now)
    sitting.do("", down)
    sitting.do("", down)
    assert sitting.table.deadline == deadline + 3590 * SECOND
    early = GiveTimeBack(id="down:2", since=0, until=sitting.now)
    assert refused(sitting, "", early) == "not-paused", "what happened since shows that the server was up"
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_a_machine_that_was_asleep_gives_the_time_back_when_it_wakes(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            await running.autopilot.downtime.start()
            session, _ = await begin(running, "dig", clock=ONE_DAY)
            deadline = session.table.deadline
            assert deadline is not None
            clock.time += 2 * DAY  # the event loop has noticed nothing
            running.autopilot.timers.tick()
            await settle(running)
            assert session.table.deadline == deadline + 2 * DAY and not session.table.waits
            clock.time += ASLEEP  # a busy hour is no sleep
            running.autopilot.look_for_outage()
            await settle(running)
            assert session.table.deadline == deadline + 2 * DAY

    asyncio.run(run())


def test_a_server_that_starts_for_the_first_time_was_not_down(tmp_path: Path) -> None:
    async def run() -> None:
        store = SQLiteStore(tmp_path / "t.sqlite")
        await store.open()
        downtime = Downtime(store, HandClock())
        assert not downtime.beat()
        await downtime.start()
        assert downtime._outages == []
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_clock_stands_still_while_the_server_is_down(tmp_path: Path, how: str) -> None:
    async def run(server: ServerProcess) -> None:
        anna, bo = [await HttpClient.come_in(server.url, name) for name in ("Anna", "Bo")]
        table = await anna.open_table("dig", 2, clock=5)
        for seat, client in enumerate((anna, bo)):
            await client.do(table, "sit", seat=seat, nonce=new_nonce())
        await anna.do(table, "start")
        before = await anna.request("GET", f"/api/tables/{table}")
        getattr(server, how)()
        await asyncio.sleep(before["deadline"] / 1000 + 1 - time.time())
        server.start()
        server.wait_until_ready()
        async with asyncio.timeout(20):
            while (info := await anna.request("GET", f"/api/tables/{table}"))["deadline"] == before["deadline"]:
                await asyncio.sleep(0.05)
        assert not any(seat["bot"] for seat in info["seats"])
        assert info["deadline"] > before["deadline"]

    with ServerProcess(tmp_path / "t.sqlite") as server:
        asyncio.run(run(server))
