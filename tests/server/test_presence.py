"""Nodes know who is connected at the others, and whom they have changed or let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.people.profiles import Profile
from barkade.server.runtime.clock import SECOND
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store.postgres import PostgresStore
from barkade.server.table.session import Session
from barkade.server.tables.presence import EXPIRES_AFTER
from barkade.server.tables.sessions import TablesObserver
from tests.server.helpers.database import Database
from tests.server.helpers.in_process import Ear, HandClock, Node, someone, tables
from tests.server.test_tables import settle


async def two_nodes(stack: AsyncExitStack, database: Database, clock: HandClock, **settings: Any) -> list[Node]:
    url = database.fresh()
    return [await stack.enter_async_context(tables(PostgresStore(url), clock, **settings)) for _ in range(2)]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.005)


async def at_two_nodes(one: Node, two: Node, **wishes: Any) -> tuple[str, Ear, Ear]:
    """Anna at one node and Bo at the other, at a table that has started."""
    anna, bo = Ear(await someone(one, "Anna")), Ear(await someone(two, "Bo"))
    table = await one.open_table(wished(Wish("dig", 2, **wishes), anna.person))
    for seat, (node, ear) in enumerate(((one, anna), (two, bo))):
        await node.attach(table, ear)
        await node.submit(table, wire.Sit(id=f"sit{seat}", seat=seat, nonce="ab" * 16), ear)
        await until(lambda ear=ear, seat=seat: any(t.get("ack") == f"sit{seat}" for t in ear.heard))  # type: ignore[misc]
    await one.submit(table, wire.Start(id="start"), anna)
    await until(lambda: all(node.sessions[table].table.version == 0 for node in (one, two)))
    await settle(one)
    await settle(two)
    return table, anna, bo


def test_who_is_connected_at_another_node_is_there_and_not_away(database: Database) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            one, two = await two_nodes(stack, database, HandClock())
            table, anna, bo = await at_two_nodes(one, two)
            await until(
                lambda: (
                    one.sessions[table].presence.online(bo.person) and two.sessions[table].presence.online(anna.person)
                )
            )
            await one.submit(table, wire.Substitute(id="hand", seat=1), anna)
            await until(lambda: anna.heard[-1]["type"] == "refused")
            assert anna.heard[-1]["kind"] == "not-away"
            watcher = Ear(await someone(two, "Wanda"))
            await two.attach(table, watcher)
            await until(lambda: [each["name"] for each in anna.last("presence")["watching"]] == ["Wanda"])
            assert anna.last("presence")["watchers"] == 1
            wall = Ear("", screen=True)
            await two.attach(table, wall)
            await until(lambda: anna.last("presence")["screen"])
            assert anna.last("presence")["watchers"] == 1, "a table screen is nobody"
            for gone in (wall, bo, watcher):
                two.detach(table, gone)
            nobody = {"type": "presence", "online": [True, False], "watchers": 0, "watching": [], "screen": False}
            await until(lambda: anna.last("presence") == nobody)
            await one.submit(table, wire.Substitute(id="now", seat=1), anna)
            await until(lambda: any(told.get("ack") == "now" for told in anna.heard))

    asyncio.run(run())


def test_a_node_that_fetches_a_table_asks_who_is_there(database: Database) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            clock = HandClock()
            one, two = await two_nodes(stack, database, clock, idle=SECOND)
            table, _, bo = await at_two_nodes(one, two)
            two.detach(table, bo)
            clock.time += 2 * SECOND
            await until(lambda: two.unload_idle() == 1)
            host = one.sessions[table].table.host
            await two.attach(table, Ear(bo.person))
            await until(lambda: two.sessions[table].presence.online(host))

    asyncio.run(run())


def test_whom_a_dead_node_has_spoken_of_is_there_no_longer(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barkade.server.tables.presence.ANNOUNCE_EVERY", 20)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clock = HandClock()
            one, two = await two_nodes(stack, database, clock)
            table, anna, bo = await at_two_nodes(one, two)
            await until(lambda: one.sessions[table].presence.online(bo.person))
            one.tasks.spawn(one.presence.keep_announcing())
            clock.time += EXPIRES_AFTER + 1
            await until(lambda: not one.sessions[table].presence.online(bo.person))
            assert anna.last("presence")["online"] == [True, False]
            two.tasks.spawn(two.presence.keep_announcing())
            await until(lambda: one.sessions[table].presence.online(bo.person))

    asyncio.run(run())


def test_a_new_name_and_a_farewell_are_known_everywhere(database: Database) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            one, two = await two_nodes(stack, database, HandClock())
            anna, secret = await one.people.come_in("Anna", wire.Dog())
            assert await two.people.whose(secret) == anna.id and two.people.name_of(anna.id) == "Anna"
            await one.people.change(anna.id, "Anne", Profile(language="pl"))
            await until(lambda: two.people.name_of(anna.id) == "Anne")
            await one.people.delete(anna.id)
            await until(lambda: two.people.name_of(anna.id) == "")
            assert await two.people.whose(secret) == ""

    asyncio.run(run())


class Counted(TablesObserver):
    """Counts what happened at its own node."""

    def __init__(self) -> None:
        self.times = 0

    def on_rest(self, session: Session, here: bool) -> None:
        self.times += here


def test_who_is_deleted_at_one_node_is_seen_off_at_the_others(database: Database) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            url, houses = database.fresh(), list[Server]()
            for _ in range(2):
                server = Server(PostgresStore(url), Settings(), HandClock())
                await server.store.open()
                stack.push_async_callback(server.store.close)
                stack.push_async_callback(server.tables.close)
                houses.append(server)
            one, two = houses
            anna, secret = await one.people.come_in("Anna", wire.Dog())
            assert await two.people.whose(secret) == anna.id
            here, there, other = Ear(anna.id), Ear(anna.id), Ear("somebody else")
            one.connections.add(here)
            two.connections |= {there, other}
            await one.people.delete(anna.id)
            await until(lambda: bool(there.heard))
            assert (
                here.heard == there.heard == [{"type": "bye", "reason": "deleted", "again": False}]
                and other.heard == []
            )

    asyncio.run(run())


def test_only_the_node_where_it_happened_tells_those_who_wait_for_news(database: Database) -> None:
    """Or an alert would be sent by every node."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            one, two = await two_nodes(stack, database, HandClock())
            table, anna, _ = await at_two_nodes(one, two)
            counts = [Counted(), Counted()]
            one.observers.append(counts[0])
            two.observers.append(counts[1])
            await one.submit(table, wire.Bark(id="woof", bark="woof"), anna)
            await until(lambda: any(talk.bark == "woof" for talk in two.sessions[table].table.talk))
            await settle(one)
            assert [count.times for count in counts] == [1, 0]

    asyncio.run(run())
