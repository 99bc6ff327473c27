"""All that is kept about a person, as a file: complete, theirs alone, and in pages however much there is."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec
import pytest

from barkade.client import HttpClient, RefusedError, new_nonce
from barkade.server.http import my_data
from barkade.server.http.my_data import MyData
from barkade.server.people.profiles import Profile
from tests.server.helpers.process import ServerProcess
from tests.server.test_http_tables import ask

HOMES = {"people": "id", "tokens": "person", "sat": "person", "played": "person", "tries": "person"}
"""Tables of the store that `Forget me` deletes from, with their column for a person."""


def rows_of(server: ServerProcess, person: str) -> dict[str, int]:
    with sqlite3.connect(f"file:{server.file}?mode=ro", uri=True) as data:
        counts = {
            home: data.execute(f"SELECT count(*) FROM {home} WHERE {column} = ?", (person,)).fetchone()[0]
            for home, column in HOMES.items()
        }
    data.close()
    return counts


def data_of(server: ServerProcess, person: HttpClient) -> MyData:
    status, headers, text = ask(server, "GET", "/api/me/data", cookie=person.cookie or "")
    assert status == 200 and headers["content-disposition"].startswith("attachment")
    assert headers["cache-control"] == "no-store"
    return msgspec.json.decode(text, type=MyData)


async def give_up(anna: HttpClient, bo: HttpClient) -> str:
    table = await anna.open_table("dig", 2)
    await anna.do(table, "sit", seat=0, nonce=new_nonce())
    await bo.do(table, "sit", seat=1, nonce=new_nonce())
    await anna.do(table, "start")
    await anna.do(table, "resign", seat=0)
    return table


def test_the_file_has_all_that_forget_me_deletes(server: ServerProcess) -> None:
    async def play() -> tuple[HttpClient, HttpClient, list[str], str]:
        anna, bo = await HttpClient.come_in(server.url, "Anna"), await HttpClient.come_in(server.url, "Bo")
        over = [await give_up(anna, bo) for _ in range(2)]
        waiting = await anna.open_table("spots", 2)
        await anna.do(waiting, "sit", seat=0, nonce=new_nonce())
        await anna.request("POST", f"/api/tables/{waiting}/remote-bot", {"seat": 1, "name": "Robo"})
        puzzles = (await anna.request("GET", "/api/games/spots/puzzles"))["puzzles"]
        path = f"/api/games/spots/puzzles/{puzzles[0]['id']}"
        await anna.request("POST", path, {"show": True})
        while len(await anna.request("GET", "/api/me/results")) < len(over):
            await asyncio.sleep(0.05)
        return anna, bo, over, waiting

    anna, bo, over, waiting = asyncio.run(play())
    kept, mine = data_of(server, anna), rows_of(server, anna.id)
    assert (kept.id, kept.name) == (anna.id, "Anna") and kept.created > 0
    assert {each.table for each in kept.tables} == {*over, waiting} and len(kept.tables) == mine["sat"] == 3
    assert {each.table for each in kept.results} == set(over) and len(kept.results) == mine["played"] == 2
    assert len(kept.tries) == mine["tries"] == 1
    assert len(kept.devices) == mine["tokens"] == 1 and kept.devices[0].this
    assert [bot.name for bot in kept.bots] == ["Robo"] and kept.bots[0].profile.owner == anna.id
    assert data_of(server, bo).id == bo.id and not data_of(server, bo).bots

    asyncio.run(anna.request("DELETE", "/api/me"))
    assert not any(rows_of(server, anna.id).values())
    assert ask(server, "GET", "/api/me/data", cookie=anna.cookie or "")[0] in (401, 403, 404)


def test_nobody_else_gets_it(server: ServerProcess) -> None:
    with pytest.raises(RefusedError):
        asyncio.run(HttpClient(server.url).request("GET", "/api/me/data"))


def test_results_are_read_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, few are in memory at once, and none is left out or written twice."""
    monkeypatch.setattr(my_data, "PAGE", 3)
    asked: list[tuple[int, int]] = []

    class Results:
        async def of(self, _person: str, most: int, skip: int) -> list[int]:
            asked.append((most, skip))
            return list(range(7))[skip : skip + most]

    class House:
        results = Results()

    async def written() -> bytes:
        empty = MyData("anna", "Anna", 1, Profile(), [], [], [], [], [])
        return b"".join([part async for part in my_data._written(House(), empty)])  # type: ignore[arg-type]

    assert msgspec.json.decode(asyncio.run(written()))["results"] == list(range(7))
    assert asked == [(3, 0), (3, 3), (3, 6), (3, 9)]
