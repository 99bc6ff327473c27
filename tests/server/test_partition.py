"""One of two nodes is cut off from the database, people at both all the while: nothing acknowledged is lost, nothing is
done twice, nobody is stuck, and both recover by themselves."""

from __future__ import annotations

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Literal, NamedTuple

import pytest

import barkade
from barkade.client import HttpClient, new_nonce
from barkade.server.store import Row, StoreFailed
from barkade.server.store.postgres import PostgresStore
from barkade.server.store.postgres_pool import DEAD_TRANSACTION
from tests.long_run import amount, report
from tests.server.helpers.crowd import Crowd
from tests.server.helpers.database import Database
from tests.server.helpers.partition import DatabaseProxy
from tests.server.helpers.process import ServerProcess
from tests.server.helpers.promises import check_all
from tests.server.test_nodes import node, rows_of


class Cut(NamedTuple):
    """A way to cut the line to the database, and for how many seconds."""

    how: Literal["refused", "black, and all is lost", "black, and all is late"]
    seconds: float


NOTICED_WITHIN = 30.0
"""Seconds on a busy machine; it is a heartbeat and its timeout on a quiet one."""


def ready(server: ServerProcess) -> bool:
    try:
        with urllib.request.urlopen(f"{server.url}/readyz", timeout=20) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError as error:
        assert error.code == 503
        return False


async def until(true: Callable[[], bool], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while not await asyncio.to_thread(true):
            await asyncio.sleep(0.05)


async def cut_and_heal(
    near: ServerProcess, far: ServerProcess, proxy: DatabaseProxy, crowds: list[Crowd], cut: Cut
) -> None:
    """Cut one node off; the other one goes on meanwhile, and both afterwards."""
    at_near = crowds[1]
    began = time.monotonic()
    if cut.how == "refused":
        proxy.refuse()
    else:
        proxy.blacken()
    await until(lambda: not ready(far), NOTICED_WITHIN)
    assert ready(near)
    # Whoever plays at the other node alone hardly notices.
    await at_near.until_all_went_on(60)
    await asyncio.sleep(max(0.0, cut.seconds - (time.monotonic() - began)))
    assert not ready(far)
    proxy.heal(lost=cut.how != "black, and all is late")
    await until(lambda: ready(far), 60)
    for crowd in crowds:
        await crowd.until_all_went_on(120)


async def partition(near: ServerProcess, far: ServerProcess, proxy: DatabaseProxy, url: str, cuts: list[Cut]) -> int:
    games = barkade.games()
    crowds = [Crowd([near.url, far.url], seed=1), Crowd([near.url], seed=2), Crowd([far.url], seed=3)]
    for crowd in crowds:
        await crowd.sit_down(games)
        crowd.start()
    for cut in cuts:
        for crowd in crowds:
            await crowd.until_acks(20)
        await cut_and_heal(near, far, proxy, crowds, cut)
    checked = 0
    for crowd in crowds:
        await crowd.stop()
        checked += check_all(crowd, await rows_of(url, list(crowd.promises)))
        await crowd.go_home()
    return checked


def run(tmp_path: Path, database: Database, cuts: list[Cut]) -> int:
    url = database.fresh()
    with ExitStack() as stack:
        near = node(stack, tmp_path, url, "near")
        proxy = stack.enter_context(DatabaseProxy(url))
        far = node(stack, tmp_path, proxy.url, "far")
        return asyncio.run(partition(near, far, proxy, url, cuts))


def test_a_node_is_cut_off_from_the_database(tmp_path: Path, database: Database) -> None:
    assert run(tmp_path, database, [Cut("refused", 3), Cut("black, and all is lost", 8)]) > 150


@pytest.mark.long
def test_a_node_is_cut_off_from_the_database_for_long(tmp_path: Path, database: Database) -> None:
    seconds = amount("cut")
    cuts = [Cut("refused", seconds), Cut("black, and all is lost", seconds), Cut("black, and all is late", seconds)]
    report(f"{run(tmp_path, database, cuts)} acknowledged moves checked; a node was cut off 3 times for {seconds} s")


def test_bots_go_on_at_the_other_node(tmp_path: Path, database: Database) -> None:
    """A table of a person and a bot, at two nodes, whose lease the lost node has: the other one takes it over."""

    async def main(near: ServerProcess, far: ServerProcess, proxy: DatabaseProxy) -> None:
        anna = await HttpClient.come_in(far.url, "Anna")
        table = await anna.open_table("goodboy", 2)
        async with anna.at(table) as playing:
            await playing.do("sit", seat=0, nonce=new_nonce())
            await playing.do("seat_bot", seat=1, bot="random")
            await playing.do("start")

            async def play(number: int) -> None:
                goal = playing.version + number
                while not playing.over and playing.version < goal:
                    await playing.until(lambda: playing.over or playing.to_move() is not None, 90)
                    if not playing.over:
                        await playing.play(0, playing.views[0]["legal"][0]["text"])

            await play(40)
            assert not playing.over
            proxy.blacken()
            # Her device goes to the other node, as it would behind a load balancer that asks /readyz.
            anna.url = near.url
            await playing.drop()
            await play(40)
            proxy.heal(lost=True)
            await until(lambda: ready(far), 60)

    url = database.fresh()
    with ExitStack() as stack:
        near = node(stack, tmp_path, url, "near")
        proxy = stack.enter_context(DatabaseProxy(url))
        asyncio.run(main(near, node(stack, tmp_path, proxy.url, "far"), proxy))


def a_row(table: str, seq: int, command: str, after: str = "") -> Row:
    return Row(table, seq, None, command, "anna", 1, b"{}", after)


@asynccontextmanager
async def two_stores(url: str, proxy: DatabaseProxy) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    near, far = PostgresStore(url), PostgresStore(proxy.url)
    await near.open()
    await far.open()
    try:
        yield near, far
    finally:
        proxy.heal(lost=True)
        await near.close()
        await far.close()


def test_a_node_lost_before_its_commit_holds_nobody_up(database: Database) -> None:
    """Between a write and its commit the database has the row locked. Only the database can end that."""

    async def main(url: str, proxy: DatabaseProxy) -> None:
        async with two_stores(url, proxy) as (near, far):
            await near.append(a_row("t", 1, "first"))
            proxy.cut_at(b"COMMIT")
            lost = far.append(a_row("t", 2, "far", "first"))
            await asyncio.to_thread(proxy.sprung.wait, 20)
            async with asyncio.timeout(DEAD_TRANSACTION + 15):
                await near.append(a_row("t", 2, "near", "first"))
            with pytest.raises(StoreFailed):
                await lost
            proxy.heal(lost=False)
            await until(lambda: far.reachable, 30)
            assert [row.command for row in await far.rows("t")] == ["first", "near"]

    url = database.fresh()
    with DatabaseProxy(url) as proxy:
        asyncio.run(main(url, proxy))


def test_a_silent_line_is_noticed(database: Database) -> None:
    """A connection that says no more looks like one where nothing happens: rows of the other nodes would never come."""

    async def main(url: str, proxy: DatabaseProxy) -> None:
        async with two_stores(url, proxy) as (near, far):
            heard: list[list[str] | None] = []
            far.on_foreign_rows(heard.append)
            assert far.reachable
            proxy.blacken()
            await until(lambda: not far.reachable, NOTICED_WITHIN)
            await near.append(a_row("t", 1, "first"))
            proxy.heal(lost=True)
            await until(lambda: far.reachable, 30)
            assert heard == [None], "everything is read again"
            await near.append(a_row("t", 2, "second", "first"))
            await until(lambda: heard[-1] == ["t"], 20)
            assert len(await far.rows("t")) == 2

    url = database.fresh()
    with DatabaseProxy(url) as proxy:
        asyncio.run(main(url, proxy))
