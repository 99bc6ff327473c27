"""Tables in memory: rebuilt when a commit fails, put away and fetched again, and random people against a model."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.runtime.clock import DAY, SECOND
from barkade.server.store import Row
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table import events
from barkade.server.table.session import Session
from barkade.server.table.state import Table
from barkade.server.tables.tables import Tables
from tests.server.helpers.in_process import Ear, HandClock, someone, tables


async def begin(running: Tables, game: str, ears: int = 2, **wishes: Any) -> tuple[Session, list[Ear]]:
    people = [await someone(running, f"dog {number}") for number in range(ears)]
    session = await running.session(await running.open_table(wished(Wish(game, ears, **wishes), people[0])))
    listeners = [Ear(person) for person in people]
    for seat, ear in enumerate(listeners):
        await running.attach(session.table.id, ear)
        await running.submit(session.table.id, wire.Sit(id=f"sit{seat}", seat=seat, nonce="ab" * 16), ear)
    await running.submit(session.table.id, wire.Start(id="start"), listeners[0])
    await settle(running)
    return session, listeners


async def settle(running: Tables) -> None:
    """Wait until nothing is on its way."""
    while running.tasks or running._loading or any(session.pending for session in running.sessions.values()):
        await asyncio.sleep(0.001)


def mover(session: Session, listeners: list[Ear]) -> tuple[int, Ear, str]:
    match = session.table.match
    assert match is not None and match.to_move is not None
    return match.to_move, listeners[match.to_move], match.legal()[0].text


def test_nobody_hears_of_what_is_not_durable(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            session, ears = await begin(running, "dig")
            seat, ear, text = mover(session, ears)
            before = [len(each.heard) for each in ears]
            await running.submit(session.table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), ear)
            late = Ear(await someone(running, "late"))
            running.sessions[session.table.id].attach(late)
            if session.pending:
                assert [len(each.heard) for each in ears] == before and late.heard == []
            await settle(running)
            assert ear.last("news")["ack"] == "m" and ear.last("news")["version"] == 1
            assert late.heard[0]["version"] == 1

    asyncio.run(run())


def test_a_failed_commit_rebuilds_the_table_and_nobody_is_told_what_was_lost(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            session, ears = await begin(running, "dig")
            store = running.store
            assert isinstance(store, SQLiteStore)
            (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
            store._connection.execute(f"PRAGMA max_page_count = {pages}")
            talk = "x" * 300
            refused = None
            for number in range(500):
                await running.submit(session.table.id, wire.Say(id=f"s{number}", text=talk), ears[0])
                await settle(running)
                if ears[0].heard[-1]["type"] == "refused":
                    refused = f"s{number}"
                    break
            assert refused is not None and ears[0].heard[-1]["kind"] == "failed"
            assert not session.alive and running.sessions[session.table.id] is not session
            heard = {talk["seq"] for told in ears[1].heard if told["type"] == "news" for talk in told["talk"]}
            kept = {row.seq for row in await store.rows(session.table.id)}
            assert heard <= kept
            store._connection.execute("PRAGMA max_page_count = 1000000")
            await running.submit(session.table.id, wire.Say(id=refused, text=talk), ears[0])
            await settle(running)
            assert ears[0].last("news")["ack"] == refused
            assert ears[1].heard[-1]["talk"][-1]["text"] == talk

    asyncio.run(run())


def test_a_row_written_by_somebody_else_is_followed_and_the_command_judged_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            session, ears = await begin(running, "dig")
            table = session.table
            note = events.encode(events.Barked(bark="howl"))
            await running.store.append(
                Row(table.id, table.seq + 1, None, "elsewhere", ears[1].person, 1, note, table.last)
            )
            seat, ear, text = mover(session, ears)
            await running.submit(table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), ear)
            await settle(running)
            assert ear.last("news")["ack"] == "m" and ear.last("news")["version"] == 1
            assert any(talk["bark"] == "howl" for told in ear.heard if told["type"] == "news" for talk in told["talk"])

    asyncio.run(run())


def test_what_was_refused_behind_a_row_that_was_lost_is_judged_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            session, ears = await begin(running, "dig")
            table = session.table
            note = events.encode(events.Barked(bark="howl"))
            row = Row(table.id, table.seq + 1, None, "elsewhere", ears[1].person, 1, note, table.last)
            await running.store.append(row)
            seat, ear, text = mover(session, ears)
            # Both are judged before the first is known to be lost.
            await running.submit(table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), ear)
            await running.submit(table.id, wire.Play(id="n", seat=seat, version=0, actions=[text]), ear)
            await settle(running)
            refused = [told for told in ear.heard if told["type"] == "refused"]
            assert [(told["id"], told["kind"], told["version"]) for told in refused] == [("n", "stale", 1)]

    asyncio.run(run())


def test_who_came_while_a_row_was_lost_is_told_all_since_their_last_visit(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            session, ears = await begin(running, "dig")
            table = session.table
            for number in range(3):
                seat, ear, text = mover(session, ears)
                command = wire.Play(id=f"m{number}", seat=seat, version=number, actions=[text])
                await running.submit(table.id, command, ear)
                await settle(running)
            note = events.encode(events.Barked(bark="howl"))
            row = Row(table.id, table.seq + 1, None, "elsewhere", ears[1].person, 1, note, table.last)
            await running.store.append(row)
            seat, ear, text = mover(session, ears)
            await running.submit(table.id, wire.Play(id="m", seat=seat, version=3, actions=[text]), ear)
            back = Ear(ears[0].person, version=1, seq=table.seq - 3)
            session.attach(back)
            assert session.pending and back.heard == []
            await settle(running)
            rebuilt = running.sessions[table.id].table.match
            assert running.sessions[table.id] is not session and rebuilt is not None
            assert story([back], 0) == rebuilt.events(0, 1) and back.version == 4

    asyncio.run(run())


def test_an_unused_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock, idle=60 * SECOND) as running:
            session, ears = await begin(running, "dig", clock=86400)
            for ear in ears:
                running.detach(session.table.id, ear)
            await settle(running)
            assert running.unload_idle() == 0
            clock.time += 61 * SECOND
            assert running.unload_idle() == 1 and not running.sessions
            # Its clock still runs.
            clock.time += 86400 * SECOND
            running.autopilot.timers.tick()
            await settle(running)
            back = running.sessions[session.table.id]
            assert back.table.substituted and back.table.version > 0

    asyncio.run(run())


def test_who_sits_at_a_table_keeps_the_name_however_many_others_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("barkade.server.people.people.KNOWN_TOKENS", 4)

    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            session, ears = await begin(running, "dig")
            for number in range(10):
                await someone(running, f"passer-by {number}")
            assert running.people.name_of(ears[0].person) == "", "forgotten, or this would prove nothing"
            late = Ear(await someone(running, "late"))
            await running.attach(session.table.id, late)
            assert [seat["name"] for seat in late.heard[0]["info"]["seats"]] == ["dog 0", "dog 1"]

    asyncio.run(run())


def test_tables_are_cleared_away_after_their_days(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(
            tmp_path / "t.sqlite", clock, keep_finished=3 * DAY, keep_open=DAY, keep_abandoned=9 * DAY
        ) as running:
            session, ears = await begin(running, "dig")
            open_one = await running.session(await running.open_table(wished(Wish("dig", 2), ears[0].person)))
            await running.submit(session.table.id, wire.Resign(id="r", seat=0), ears[0])
            await settle(running)
            for ear in ears:
                running.detach(session.table.id, ear)
            abandoned, others = await begin(running, "dig")
            for ear in others:
                running.detach(abandoned.table.id, ear)
            await settle(running)
            clock.time += 2 * DAY
            assert await running.cleaning.delete_expired(clock.time) == 1
            assert await running.store.rows(open_one.table.id) == []
            assert await running.store.rows(session.table.id)
            clock.time += 2 * DAY
            assert await running.cleaning.delete_expired(clock.time) == 1
            assert await running.store.rows(session.table.id) == []
            assert await running.store.rows(abandoned.table.id)
            clock.time += 6 * DAY
            assert await running.cleaning.delete_expired(clock.time) == 1 and not running.sessions
            assert await running.store.rows(abandoned.table.id) == []

    asyncio.run(run())


def test_a_bot_that_talks_nonsense_does_not_hold_the_table_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:

            async def nonsense(bot: str, table: str, view: dict[str, Any]) -> str | None:
                return "miaow"

            running.thinker.choose = nonsense  # type: ignore[method-assign]
            session, ears = await begin(running, "dig", 3)
            for seat in range(2):
                await running.submit(session.table.id, wire.Stand(id=f"up{seat}", seat=seat), ears[seat])
            async with asyncio.timeout(20):
                while session.table.version < 30:
                    if session.table.to_move == 2 and not session.pending:
                        seat, ear, text = mover(session, ears)
                        version = session.table.version
                        move = wire.Play(id=f"m{version}", seat=seat, version=version, actions=[text])
                        await running.submit(session.table.id, move, ear)
                    await asyncio.sleep(0.001)

    asyncio.run(run())


# Random people against a model


class Model:
    """The promises to clients: everything acknowledged, in the order of its versions."""

    def __init__(self) -> None:
        self.acked: dict[str, int] = {}

    def listen(self, ear: Ear) -> None:
        for told in ear.heard:
            if told["type"] == "ack":
                assert self.acked.setdefault(told["id"], told["version"]) == told["version"]
            elif told["type"] == "news" and told["ack"]:
                assert self.acked.setdefault(told["ack"], told["version"]) == told["version"]


def hold(table: Table, now: int) -> None:
    """Invariants after every command: nobody has gained time, and no offer hangs."""
    assert table.deadline is None or table.deadline <= now + table.opened.clock * SECOND
    assert table.offer is None or (table.missing() and table.offer.by in table.voters())
    assert table.to_move is None or not (table.paused and table.deadline is not None)
    whose, how, _number = table.undoable()
    assert (whose is None) == (how == "no") and (whose is None or not table.seats[whose].bot)


def story(ears: list[Ear], seat: int) -> list[Any]:
    return [
        event
        for ear in ears
        for told in ear.heard
        if told["type"] == "news"
        for seen in told["seen"]
        if seen["seat"] == seat
        for event in seen["events"]
    ]


@pytest.mark.parametrize("game", barkade.games())
@pytest.mark.parametrize("seed", range(4))
def test_random_people_against_a_model(tmp_path: Path, game: str, seed: int) -> None:
    """Joining, moving, taking back, leaving, coming back, sending again, stale and malformed, with rows that fail."""

    async def run() -> None:
        rng, clock = random.Random(f"{game} {seed}"), HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            session, ears = await begin(running, game, 3, clock=600)
            table_id = session.table.id
            past: dict[str, list[Ear]] = {ear.person: [] for ear in ears}
            sent: list[tuple[Ear, wire.AnyCommand]] = []
            model, count = Model(), 0
            for _ in range(150):
                clock.time += rng.randrange(20 * SECOND)
                table = (await running.session(table_id)).table
                at = rng.randrange(3)
                ear, seat = ears[at], rng.choice([at, at, at, rng.randrange(4)])
                version = table.version if rng.random() < 0.9 else table.version - rng.randrange(1, 3)
                count += 1
                name = f"c{count}"
                others = ["undo", "again", "talk", "drop", "stand", "sit", "offer", "answer", "evict"]
                what = rng.choice(["play"] * 8 + others)
                if what == "play":
                    legal = [] if table.match is None else [action.text for action in table.match.legal()]
                    texts = [rng.choice(legal)] if legal and rng.random() < 0.9 else ["miaow"]
                    if table.to_move is not None and rng.random() < 0.8:
                        ear, seat = ears[table.to_move], table.to_move
                    command: wire.AnyCommand = wire.Play(id=name, seat=seat, version=version, actions=texts)
                elif what == "undo":
                    command = wire.Undo(id=name, seat=seat, version=version)
                elif what == "again" and sent:
                    ear, command = rng.choice(sent)
                    ear = next((each for each in ears if each.person == ear.person), ear)
                elif what == "drop":
                    running.detach(table_id, ear)
                    past[ear.person].append(ear)
                    ears[at] = Ear(ear.person, ear.version, ear.seq)
                    await settle(running)
                    # What was made for the lost line but never sent is not seen: a client knows what it has heard.
                    news = [told for told in (h for e in past[ear.person] for h in e.heard) if told["type"] == "news"]
                    ears[at].version = news[-1]["version"] if news else -1
                    ears[at].seq = news[-1]["seq"] if news else 0
                    await running.attach(table_id, ears[at])
                    continue
                elif what == "stand" and len(table.voters()) > 1:  # bots alone would play the game to its end
                    command = wire.Stand(id=name, seat=seat)
                elif what == "sit":
                    command = wire.Sit(id=name, seat=seat)
                elif what == "offer":
                    command = wire.Offer(
                        id=name, what=rng.choice(["pause", "resume", "substitute"]), seat=rng.randrange(3)
                    )
                elif what == "answer":
                    command = wire.Answer(id=name, yes=rng.random() < 0.5)
                elif what == "evict":
                    await settle(running)
                    running.session_observer.on_failed(
                        running.sessions[table_id], RuntimeError("as if a commit had failed")
                    )
                    continue
                else:
                    command = wire.Say(id=name, text="woof")
                sent.append((ear, command))
                await running.submit(table_id, command, ear)
                hold((await running.session(table_id)).table, clock.time)
                if rng.random() < 0.3:
                    await settle(running)
            await settle(running)
            table = (await running.session(table_id)).table
            rows = await running.store.rows(table_id)
            again = Table.rebuilt(rows)
            assert again.match is not None and table.match is not None
            assert (again.seq, again.version, again.phase) == (table.seq, table.version, table.phase)
            assert [again.match.view(at) for at in range(3)] == [table.match.view(at) for at in range(3)]
            moved = {row.version: row.who for row in rows if row.version is not None}
            taken_back = [events.decode(row.event) for row in rows if row.version is not None]
            assert all(moved[event.undoes] for event in taken_back if isinstance(event, events.TakenBack)), (
                "never a bot's alone"
            )
            found = {row.command: row for row in rows}
            assert len(found) == len(rows)
            for each in [*ears, *(ear for lost in past.values() for ear in lost)]:
                model.listen(each)
            for name, version in model.acked.items():
                assert name in found
                if found[name].version is not None:
                    assert found[name].version == version
            for at, ear in enumerate(ears):
                told = story([*past[ear.person], ear], at)
                # While somebody else's seat is theirs, a person is also told as a watcher; by seat there is no gap.
                assert told == again.match.events(at, -1, ear.version)

    asyncio.run(run())
