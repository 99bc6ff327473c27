"""Several nodes share the tables in PostgreSQL: killed one by one, and the database itself restarted, under load."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

import barkade
from barkade.client import HttpClient, new_nonce
from barkade.engine.record import verify
from barkade.server.store import Row
from barkade.server.store.postgres import PostgresStore
from tests.long_run import amount, report, rounds
from tests.server.helpers.crowd import Crowd
from tests.server.helpers.database import Database
from tests.server.helpers.process import ServerProcess
from tests.server.helpers.promises import check_all
from tests.server.test_live import play_on, sensibly


async def rows_of(url: str, tables: Sequence[str]) -> dict[str, Sequence[Row]]:
    store = PostgresStore(url)
    await store.open()
    try:
        return {table: await store.rows(table) for table in tables}
    finally:
        await store.close()


def node(stack: ExitStack, folder: Path, url: str, name: str) -> ServerProcess:
    server = ServerProcess(folder / name, "--unlimited", "--bot-pace", "0", "--grace", "0")
    server.database = url
    stack.enter_context(server)
    return server


async def trouble(
    nodes: list[ServerProcess], database: Database, kills: Iterable[int], tables: int, restart_every: int
) -> tuple[Crowd, int, int]:
    """Return the crowd, and the numbers of kills and of restarts of the database."""
    crowd = Crowd([each.url for each in nodes], seed=3)
    games = barkade.games()
    await crowd.sit_down([games[number % len(games)] for number in range(tables)])
    crowd.start()
    killed = restarted = 0
    for number in kills:
        await crowd.until_acks(crowd.rng.choice([3, 10, 40]))
        if number % restart_every == restart_every // 2:
            for each in nodes:  # one that is only just starting would not find its database
                await asyncio.to_thread(each.wait_until_ready)
            await asyncio.to_thread(database.restart)
            restarted += 1
        await crowd.keep_playing(nodes)
        victim = nodes[number % len(nodes)]
        victim.kill()
        victim.start()
        killed += 1
    await crowd.until_all_went_on()
    await crowd.stop()
    return crowd, killed, restarted


def run(tmp_path: Path, database: Database, kills: Iterable[int], tables: int, restart_every: int) -> tuple[int, ...]:
    """Return the numbers of kills, of restarts of the database, and of acknowledged moves that were checked."""

    async def main(nodes: list[ServerProcess]) -> tuple[int, ...]:
        crowd, killed, restarted = await trouble(nodes, database, kills, tables, restart_every)
        checked = check_all(crowd, await rows_of(url, list(crowd.promises)))
        await crowd.go_home()
        return killed, restarted, checked

    url = database.fresh()
    with ExitStack() as stack:
        nodes = [node(stack, tmp_path, url, name) for name in ("one", "two")]
        return asyncio.run(main(nodes))


def test_two_nodes_lose_nothing(tmp_path: Path, database: Database) -> None:
    killed, restarted, checked = run(tmp_path, database, range(10), tables=8, restart_every=10)
    assert (killed, restarted) == (10, 1) and checked > 75


@pytest.mark.long
def test_two_nodes_lose_nothing_for_long(tmp_path: Path, database: Database) -> None:
    kills = amount("kills")
    each = max(2, kills // amount("restarts"))
    killed, restarted, checked = run(tmp_path, database, rounds(kills), tables=16, restart_every=each)
    report(f"PostgreSQL: {killed} kills, {restarted} restarts of the database, {checked:,} acknowledged moves checked")


def test_whole_games_with_people_bots_watchers_and_lost_lines_at_two_nodes(tmp_path: Path, database: Database) -> None:
    async def play(one: ServerProcess, two: ServerProcess, game: str) -> None:
        async with AsyncExitStack() as stack:
            anna = await HttpClient.come_in(one.url, "Anna")
            bo = await HttpClient.come_in(two.url, "Bo")
            table = await anna.open_table(game, 3)
            clients = [await stack.enter_async_context(person.at(table)) for person in (anna, bo)]
            for seat, client in enumerate(clients):
                await client.do("sit", seat=seat, nonce=new_nonce())
            await clients[0].do("seat_bot", seat=2, bot="puppy")
            await clients[0].do("start")
            watcher = await stack.enter_async_context(HttpClient(two.url).at(table))
            rng = random.Random(1)

            async def lose_lines() -> None:
                while True:
                    await asyncio.sleep(rng.random() * 0.5)
                    await rng.choice([*clients, watcher]).drop()

            losing = asyncio.create_task(lose_lines())
            await asyncio.gather(*(play_on(client, random.Random(1), choose=sensibly) for client in clients))
            losing.cancel()
            await watcher.finish()
            for seat, client in enumerate(clients):
                await client.finish()
                assert client.info["ending"] == "finished" and client.connected > 1
                assert client.info["seats"][1 - seat]["name"] == ["Anna", "Bo"][1 - seat]
            assert watcher.version == clients[0].version == clients[1].version
            match = verify(await anna.request("GET", f"/api/tables/{table}/record"))
            assert all(client.events[seat] == match.events(seat) for seat, client in enumerate(clients))

    async def main(one: ServerProcess, two: ServerProcess) -> None:
        for game in barkade.games():
            await play(one, two, game)

    url = database.fresh()
    with ExitStack() as stack:
        asyncio.run(main(*(node(stack, tmp_path, url, name) for name in ("one", "two"))))
