"""Finished games are found again; unfinished ones can be dropped from one's lists."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from barkade.client import HttpClient, RefusedError, TableClient, new_nonce
from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.table.result import result_of
from barkade.server.tables.dropping import drop
from tests.server.helpers.in_process import someone, tables
from tests.server.helpers.play import NONCES
from tests.server.helpers.process import ServerProcess
from tests.server.test_live import run, sit_down


async def mine(client: HttpClient) -> list[str]:
    return [entry["id"] for entry in (await client.request("GET", "/api/me/tables"))["tables"]]


async def games(client: HttpClient, skip: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = await client.request("GET", f"/api/me/games?skip={skip}")
    return found


async def resigned(server: ServerProcess, stack: AsyncExitStack, **wishes: Any) -> list[TableClient]:
    clients = await sit_down(server, stack, "dig", people=2, **wishes)
    await clients[1].do("resign", seat=1)
    await clients[0].until(lambda: clients[0].over)
    return clients


def test_finished_games_are_found_again(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        anna, guest = await resigned(server, stack, evening=True)
        while not (found := (await games(anna.person))["games"]):
            await asyncio.sleep(0.02)  # results are stored right behind the last row
        (game,) = found
        assert (game["table"], game["game"], game["ending"]) == (anna.table, "dig", "resigned")
        assert game["kept"] and game["evening"]
        assert [(seat["name"], seat["won"], seat["mine"]) for seat in game["seats"]] == [
            ("Anna", True, True),
            ("Guest 1", False, False),
        ]
        assert not (await games(anna.person))["more"]
        assert (await games(anna.person, skip=1))["games"] == []
        assert (await games(guest.person))["games"][0]["seats"][1]["mine"]

    run(test)


def test_a_game_against_bots_is_closed_when_it_is_dropped(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        (anna,) = await sit_down(server, stack, "dig", people=1, bots=1)
        assert await mine(anna.person) == [anna.table]
        await anna.person.request("DELETE", f"/api/me/tables/{anna.table}")
        await anna.until(lambda: anna.info["ending"] == "closed")
        assert await mine(anna.person) == [] and (await games(anna.person))["games"] == []
        with pytest.raises(RefusedError) as why:
            await anna.person.request("DELETE", f"/api/me/tables/{anna.table}")
        assert why.value.kind == "over"

    run(test)


def test_a_game_with_others_leaves_only_my_lists_until_i_open_it(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        anna, guest = await sit_down(server, stack, "dig", people=2)
        stranger = await HttpClient.come_in(server.url, "Stranger")
        with pytest.raises(RefusedError) as why:
            await stranger.request("DELETE", f"/api/me/tables/{anna.table}")
        assert why.value.kind == "players-only"
        for _ in range(2):  # idempotent
            await guest.person.request("DELETE", f"/api/me/tables/{anna.table}")
        assert await mine(guest.person) == [] and await mine(anna.person) == [anna.table]
        info = await anna.person.request("GET", f"/api/tables/{anna.table}")
        assert info["phase"] == "playing" and info["seats"][1]["name"] == "Guest 1" and not info["seats"][1]["bot"]
        async with guest.person.at(anna.table) as back:
            assert back.info["phase"] == "playing"
        assert await mine(guest.person) == [anna.table]

    run(test)


def test_from_a_lobby_ones_seat_is_freed_and_an_empty_one_is_closed(server: ServerProcess) -> None:
    async def test(_stack: AsyncExitStack) -> None:
        anna, bo = [await HttpClient.come_in(server.url, name) for name in ("Anna", "Bo")]
        table = await anna.open_table("dig", 3)
        await anna.do(table, "sit", seat=0, nonce=new_nonce())
        await bo.do(table, "sit", seat=1, nonce=new_nonce())
        await anna.request("DELETE", f"/api/me/tables/{table}")
        info = await bo.request("GET", f"/api/tables/{table}")
        assert info["seats"][0]["kind"] == "free" and info["owner"] == info["seats"][1]["person"]
        assert await mine(anna) == [] and await mine(bo) == [table]
        await bo.request("DELETE", f"/api/me/tables/{table}")
        assert (await bo.request("GET", f"/api/tables/{table}"))["ending"] == "closed"
        assert await mine(bo) == []

    run(test)


def test_what_is_dropped_counts_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            anna = await someone(node, "Anna")
            ids = [await node.open_table(wished(Wish(game="dig", players=2), anna)) for _ in range(3)]
            for table_id in ids:
                await node.request(table_id, wire.Sit(id="sit", seat=0, nonce=NONCES[0]), anna)
            await node.request(ids[1], wire.SeatBot(id="bot", seat=1, bot="random"), anna)
            await node.request(ids[1], wire.Start(id="start"), anna)
            assert await node.store.count_tables(anna) == 3
            for table_id in ids[:2]:
                await drop(node, node.people, table_id, anna)
            assert await node.store.count_tables(anna) == 1

    asyncio.run(test())


def test_a_rated_game_is_not_dropped_by_sending_the_winner_away_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            people = [await someone(node, "Anna"), await someone(node, "Bo")]
            table_id = await node.open_table(wished(Wish(game="dig", players=2, help="none"), people[0]))
            for seat, person in enumerate(people):
                await node.request(table_id, wire.Sit(id=f"sit{seat}", seat=seat, nonce=NONCES[seat]), person)
            await node.request(table_id, wire.Start(id="start"), people[0])
            assert isinstance(await node.request(table_id, wire.Unseat(id="out", seat=1), people[0]), wire.Ack)
            await drop(node, node.people, table_id, people[0])
            table = await node.table(table_id)
            assert table.phase == "playing", "it is gone from the list, and goes on"
            assert node.people.has_dropped(people[0], table_id)
            resigned = await node.request(table_id, wire.Resign(id="up", seat=0), people[0])
            assert isinstance(resigned, wire.Ack)
            result = result_of(await node.table(table_id))
            assert result is not None and result.rated and result.seats[0].forfeited

    asyncio.run(test())
