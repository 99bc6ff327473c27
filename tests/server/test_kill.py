"""The server is killed in the middle of load, again and again, and keeps every promise."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

import barkade
from barkade.server.store import Row
from barkade.server.store.sqlite import SQLiteStore
from tests.long_run import amount, report, rounds
from tests.server.helpers.crowd import Crowd
from tests.server.helpers.process import ServerProcess, alive
from tests.server.helpers.promises import check_all


async def rows_of(file: Path, tables: Sequence[str]) -> dict[str, Sequence[Row]]:
    store = SQLiteStore(file)
    await store.open()
    try:
        return {table: await store.rows(table) for table in tables}
    finally:
        await store.close()


async def kill_many_times(server: ServerProcess, kills: Iterable[int], tables: int, seed: int) -> tuple[int, int]:
    """Return the number of kills, and of acknowledged moves that were checked."""
    crowd = Crowd([server.url], seed)
    games = barkade.games()
    await crowd.sit_down([games[number % len(games)] for number in range(tables)])
    crowd.start()
    done = 0
    for _ in kills:
        # Sometimes at once while people come back, sometimes at full speed.
        await crowd.until_acks(crowd.rng.choice([1, 3, 10, 40, 80]))
        await crowd.keep_playing([server])
        server.kill()
        server.start()
        done += 1
    await crowd.until_all_went_on()
    await crowd.stop()
    assert server.stop() == 0
    checked = check_all(crowd, await rows_of(server.file, list(crowd.promises)))
    assert all(client.connected > 1 for client in crowd.clients[: 2 * tables])
    await crowd.go_home()
    return done, checked


def test_ten_kills_lose_nothing(own_server: ServerProcess) -> None:
    kills, checked = asyncio.run(kill_many_times(own_server, range(10), tables=12, seed=1))
    assert kills == 10 and checked > 100


@pytest.mark.long
def test_many_kills_lose_nothing(own_server: ServerProcess) -> None:
    kills, checked = asyncio.run(kill_many_times(own_server, rounds(amount("kills")), tables=16, seed=2))
    report(f"SQLite: {kills} kills, {checked:,} acknowledged moves checked")


def test_the_thinking_process_dies_with_a_killed_server(own_server: ServerProcess) -> None:
    assert own_server.process is not None
    children = Path(f"/proc/{own_server.process.pid}/task/{own_server.process.pid}/children")
    if not children.exists():
        pytest.skip("needs /proc")
    (worker,) = [int(pid) for pid in children.read_text().split()]
    assert alive(worker)
    own_server.kill()

    async def gone() -> None:
        async with asyncio.timeout(20):
            while alive(worker) and "Z" not in Path(f"/proc/{worker}/stat").read_text().split(")")[1][:3]:
                await asyncio.sleep(0.02)

    asyncio.run(gone())
