"""Everything is charged to somebody: commands by person and table, thinking time by person, info once."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.runtime.fair_queue import FairQueue
from barkade.server.runtime.polite import SHORT_TURN, polite, politely
from barkade.server.table import decide
from barkade.server.table.parts import WATCHERS
from tests.server.helpers.in_process import AnyBot, Ear, someone, tables
from tests.server.helpers.play import NONCES, Sitting, picture, refused
from tests.server.test_connection import connected, house_in
from tests.server.test_tables import begin, settle

# Commands


def test_twenty_sockets_of_a_person_are_no_faster_than_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await house_in(stack, tmp_path, frames_per_second=1000, frames_burst=3)
            session, ears = await begin(server.tables, "dig")
            several = [await connected(server, session.table.id, ears[0].person) for _ in range(5)]
            for line, _, _ in several:
                line.on_text(b"nonsense")
            assert [line.held for line, _, _ in several] == [[], [], [], [True], [True]]
            stranger, _, gone = await connected(server, session.table.id)
            stranger.on_text(b"nonsense")
            assert stranger.held == [], "others pay for themselves"
            stranger.gone.set()
            await gone
            for line, _, running in several:
                line.gone.set()
                await running

    asyncio.run(run())


def test_what_is_no_move_is_charged_by_person_and_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite", chores_burst=8, chores_per_second=0.001) as running:
            session, (host, guest) = await begin(running, "dig", 2, options={"starter": 0})
            for number in range(20):
                await running.submit(session.table.id, wire.Offer(id=f"o{number}", what="end"), host)
                await running.submit(session.table.id, wire.Answer(id=f"a{number}", yes=False), guest)
            await settle(running)
            kinds = [told["kind"] for told in guest.heard if told["type"] == "refused"]
            assert "too-fast" in kinds and session.table.seq < 20
            for number, text in enumerate(("to 1", "to 2", "stop")):
                play = wire.Play(id=f"p{number}", seat=0, version=number, actions=[text])
                await running.submit(session.table.id, play, host)
            await settle(running)
            assert session.table.version == 3, "moves go on"
            elsewhere = await running.open_table(wished(Wish("dig", 2), host.person))
            await running.submit(elsewhere, wire.Sit(id="s", seat=0), host)
            await settle(running)
            assert running.sessions[elsewhere].table.seats[0].person == host.person

    asyncio.run(run())


def test_a_table_takes_so_many_rows_that_are_no_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_CHORES", 10)
    sitting = Sitting("dig", 2, options={"starter": 0})
    while sitting.table.chores < 10:
        sitting.do("bo", wire.Bark(id=sitting.id(), bark="woof"))
    assert refused(sitting, "bo", wire.Say(id=sitting.id(), text="and on and on")) == "table-full"
    assert refused(sitting, "anna", wire.Offer(id=sitting.id(), what="pause")) == "table-full"
    sitting.play("to 1")
    sitting.do("anna", wire.Undo(id=sitting.id(), seat=0, version=sitting.table.version))
    sitting.do("bo", wire.Stand(id=sitting.id(), seat=1))
    assert refused(sitting, "bo", wire.Stand(id=sitting.id(), seat=1)) == "table-full"
    assert sitting.rebuilt().chores == sitting.table.chores == 11


# Info


def test_info_of_rows_that_settle_together_is_sent_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            host = await someone(running, "host")
            session = await running.session(await running.open_table(wished(Wish("dig", 4), host)))
            ear, watcher = Ear(host), Ear("")
            for each in (ear, watcher):
                await running.attach(session.table.id, each)
            before = len(watcher.heard)
            for number in range(40):
                await running.submit(session.table.id, wire.First(id=f"f{number}", seat=number % 3), ear)
            await settle(running)
            told = watcher.heard[before:]
            assert 0 < len(told) < 30, "the first ones were written alone"
            assert told[-1]["info"]["options"]["starter"] == 0 and told[-1]["seq"] == session.table.seq
            assert [each["ack"] for each in ear.heard if each.get("ack")] == [f"f{number}" for number in range(40)]

    asyncio.run(run())


def test_talk_and_moves_are_never_merged_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite", talk_burst=1000) as running:
            session, (host, guest) = await begin(running, "dig", 2, options={"starter": 0})
            for number in range(20):
                await running.submit(session.table.id, wire.Say(id=f"s{number}", text=str(number)), host)
                await running.submit(session.table.id, wire.Offer(id=f"o{number}", what="end"), host)
                if number == 10:
                    await running.submit(session.table.id, wire.Play(id="p", seat=0, version=0, actions=["to 1"]), host)
                await running.submit(session.table.id, wire.Answer(id=f"a{number}", yes=False), guest)
            await settle(running)
            said = [remark["text"] for told in guest.heard for remark in told.get("talk", [])]
            assert said == [str(number) for number in range(20)]
            seen = [seen["events"] for told in guest.heard for seen in told.get("seen", []) if told["version"] == 1]
            assert session.table.match is not None
            assert [event["version"] for events in seen for event in events].count(1) == len(
                session.table.match.events(1, 0)
            )

    asyncio.run(run())


# Thinking


def test_people_take_turns_however_much_one_of_them_wants() -> None:
    async def run() -> None:
        queue, served = FairQueue(1), list[str]()

        async def think(owner: str, last: bool = False) -> None:
            async with queue.place(owner, last):
                served.append(owner)
                await asyncio.sleep(0)

        wanted = [think("greedy") for _ in range(50)] + [think("nobody", last=True) for _ in range(3)]
        wanted += [think("anna"), think("bo"), think("anna")]
        await asyncio.gather(*wanted)
        assert len(served) == 56 and len(queue) == 0
        assert max(index for index, owner in enumerate(served) if owner in ("anna", "bo")) < 7
        assert served[-3:] == ["nobody"] * 3

    asyncio.run(run())


def test_who_gives_up_leaves_the_place_to_others() -> None:
    async def run() -> None:
        queue = FairQueue(1)

        async def hold(owner: str) -> None:
            async with queue.place(owner):
                await asyncio.sleep(10)

        first = asyncio.ensure_future(hold("a"))
        others = [asyncio.ensure_future(hold(name)) for name in "bcd"]
        await asyncio.sleep(0)
        others[0].cancel()
        await asyncio.sleep(0)
        first.cancel()  # c's turn comes, and c gives up in the same moment
        await asyncio.sleep(0)
        others[1].cancel()
        await asyncio.gather(first, *others[:2], return_exceptions=True)
        assert len(queue) == 0
        others[2].cancel()
        await asyncio.gather(others[2], return_exceptions=True)
        async with asyncio.timeout(1), queue.place("e"):
            pass

    asyncio.run(run())


class SlowBot(AnyBot):
    """A bot that takes its time, and remembers for which tables."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.at_once = self.most_at_once = 0

    async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
        self.asked.append(table)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await asyncio.sleep(0.002)
        self.at_once -= 1
        return await super().choose(bot, table, view)


def test_bots_that_play_alone_keep_nobody_waiting(tmp_path: Path) -> None:
    """Forty tables of bots, and one where somebody waits for a bot: it is next in line."""

    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            slow = SlowBot()
            running.autopilot._thinker = running._thinker = slow
            host, guest = Ear(await someone(running, "host")), Ear(await someone(running, "guest"))
            for _ in range(40):
                alone = await running.open_table(wished(Wish("dig", 4), host.person))
                for seat in range(4):
                    await running.submit(alone, wire.SeatBot(id=f"b{seat}", seat=seat, bot="random"), host)
                await running.submit(alone, wire.Start(id="start"), host)
            mine = await running.open_table(wished(Wish("dig", 2, options={"starter": 1}), guest.person))
            await running.attach(mine, guest)
            await running.submit(mine, wire.Sit(id="s", seat=0, nonce=NONCES[0]), guest)
            await running.submit(mine, wire.SeatBot(id="b", seat=1, bot="random"), guest)
            while not slow.asked:
                await asyncio.sleep(0.001)
            await running.submit(mine, wire.Start(id="start"), guest)
            durable = len(slow.asked)  # others had their turns while the start was on its way to the disk
            async with asyncio.timeout(20):
                while mine not in slow.asked:
                    await asyncio.sleep(0.001)
            assert len(set(slow.asked[durable : slow.asked.index(mine)])) < 20
            assert slow.most_at_once == running.autopilot._queue.places

    asyncio.run(run())


def test_the_host_lets_only_players_talk() -> None:
    sitting = Sitting("dig", 2)
    sitting.do("stranger", wire.Bark(id=sitting.id(), bark="woof"))
    sitting.do("anna", wire.Mute(id=sitting.id(), person=WATCHERS))
    for name in ("stranger", "the same under another name"):
        assert refused(sitting, name, wire.Say(id=sitting.id(), text="hi")) == "muted"
    sitting.do("bo", wire.Say(id=sitting.id(), text="hi"))
    assert picture(sitting.rebuilt()) == picture(sitting.table)
    sitting.do("anna", wire.Mute(id=sitting.id(), person=WATCHERS, muted=False))
    sitting.do("stranger", wire.Say(id=sitting.id(), text="hi"))


def test_turns_of_threads_are_short_while_something_long_is_computed() -> None:
    before = sys.getswitchinterval()
    with polite():
        with polite():
            assert sys.getswitchinterval() == pytest.approx(SHORT_TURN)
        assert sys.getswitchinterval() == pytest.approx(SHORT_TURN)
        assert politely(sys.getswitchinterval)() == pytest.approx(SHORT_TURN)
    assert sys.getswitchinterval() == pytest.approx(before)
