"""The game of the day by real requests: one try each, the same dice for everybody, and a table of results."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from barkade.bots import good_dog_choice
from barkade.client import HttpClient, RefusedError
from barkade.engine.chance import CommonDraws
from barkade.engine.record import read_record
from barkade.games import games, load_game
from barkade.server import wire
from barkade.server.cli import unlimited
from barkade.server.results.daily_games import DailyGames, DailyTry
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store import Row
from barkade.server.store.postgres import PostgresStore
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.wire import Dog
from tests.server.helpers.process import ServerProcess
from tests.server.test_http_tables import ask
from tests.server.test_live import play_on

GAME = next(game for game in games() if load_game(game).solo_tally is not None)
PATH = f"/api/games/{GAME}/daily"


async def kind_of_refusal(asked: Any) -> str:
    try:
        await asked
    except RefusedError as refused:
        return refused.kind
    return ""


async def begin(person: HttpClient) -> str:
    return str((await person.request("POST", PATH, {}))["id"])


async def play(person: HttpClient, table: str, seed: int, beyond: int = 10**9) -> None:
    async with person.at(table) as client:
        await play_on(client, random.Random(seed), beyond)


def rolled(server: ServerProcess, table: str) -> dict[int, list[int]]:
    """The draws of a finished game in order, by bound."""
    match = read_record(ask(server, "GET", f"/api/tables/{table}/record")[2])
    found = defaultdict[int, list[int]](list)
    for entry in match.history:
        for value, bound in entry.draws:
            found[bound].append(value)
    return found


def test_common_draws_are_the_same_in_any_order_and_after_a_rewind() -> None:
    one, other = CommonDraws(b"key"), CommonDraws(b"key")
    dice = [one.draw(6) for _ in range(60)]
    mixed = []
    for _ in range(60):
        other.draw(20)
        mixed.append(other.draw(6))
    assert mixed == dice and set(dice) == set(range(6))
    one.resume([(value, 6) for value in dice[:10]])
    copy = one.clone()
    assert [one.draw(6) for _ in range(5)] == [copy.draw(6) for _ in range(5)] == dice[10:15]
    assert [CommonDraws(b"other").draw(6) for _ in range(60)] != dice


def test_everybody_has_one_try_with_the_same_dice_also_after_a_crash(own_server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(own_server.url, "Anna")
        bo = await HttpClient.come_in(own_server.url, "Bo")
        table, other = await begin(anna), await begin(bo)
        assert table != other and await begin(anna) == table
        await play(anna, table, 1, beyond=12)
        await asyncio.to_thread(own_server.kill)
        own_server.start()
        await asyncio.to_thread(own_server.wait_until_ready)
        await play(anna, table, 2)
        await play(bo, other, 3)
        first, second = rolled(own_server, table), rolled(own_server, other)
        for bound in {*first, *second}:
            shared = min(len(first[bound]), len(second[bound]))
            assert first[bound][:shared] == second[bound][:shared], bound
        assert min(len(first[6]), len(second[6])) > 12
        assert await begin(anna) == table  # and no second one
        info = await anna.request("GET", f"/api/tables/{table}")
        assert (info["phase"], info["seed"]) == ("over", None)  # or somebody else could look ahead

    asyncio.run(run())


def test_results_are_listed_and_tables_only_for_who_has_played(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        bo = await HttpClient.come_in(server.url, "Bo")
        cy = await HttpClient.come_in(server.url, "Cy")
        assert (await cy.request("GET", PATH))["mine"]["mark"] == ""
        for number, person in enumerate((anna, bo)):
            await play(person, await begin(person), number)
        gave_up = await begin(cy)
        mine = (await cy.request("GET", "/api/daily"))["games"][0]
        assert (mine["game"], mine["mark"], mine["table"]) == (GAME, "playing", gave_up)

        async def table() -> Any:
            return await cy.request("GET", PATH)

        while len((await table())["results"]) < 2:
            await asyncio.sleep(0.05)
        assert [each["table"] for each in (await table())["results"]] == ["", ""]
        async with cy.at(gave_up) as client:
            await client.do("resign", seat=0)
        while len((await table())["results"]) < 3:
            await asyncio.sleep(0.05)
        results = (await table())["results"]
        assert [each["name"] for each in results][2] == "Cy" and results[2]["mark"] == "left" and results[2]["mine"]
        assert {each["mark"] for each in results[:2]} <= {"won", "lost"} and all(each["table"] for each in results)
        assert all(each["turns"] > 0 for each in results[:2])
        yesterday = await cy.request("GET", f"{PATH}?day=2020-01-01")
        assert (yesterday["today"], yesterday["results"], yesterday["mine"]["mark"]) == (False, [], "")
        assert await kind_of_refusal(cy.request("GET", f"{PATH}?day=tomorrow")) == "malformed"

    asyncio.run(run())


def test_nobody_else_plays_along_and_dice_are_not_taken_back(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        async with anna.at(await begin(anna)) as client:
            await client.reach(0)
            refused = ({"do": "substitute", "seat": 0}, {"do": "stand", "seat": 0}, {"do": "offer", "what": "pause"})
            for command in refused:
                do = str(command.pop("do"))
                assert await kind_of_refusal(client.do(do, **command)) == "daily-alone", do
            while True:
                await play_on(client, random.Random(client.version), beyond=client.version)
                last = client.events[0][-1]
                if last["kind"] == "rolls" and last["version"] == client.version:
                    break
            assert not client.over
            assert await kind_of_refusal(client.do("undo", seat=0, version=client.version)) == "no-undo"
        assert await kind_of_refusal(anna.request("GET", f"/api/tables/{client.table}/hint?seat=0")) != ""

    asyncio.run(run())


def test_other_games_have_no_game_of_the_day(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        for game in games():
            if load_game(game).solo_tally is None:
                assert await kind_of_refusal(anna.request("POST", f"/api/games/{game}/daily", {})) == "no-daily"

    asyncio.run(run())


def test_the_better_result_ranks_first() -> None:
    best_first = [
        DailyTry("t", "won", 6, 2, 9),
        DailyTry("t", "won", 6, 2, 11),
        DailyTry("t", "won", 6, 5, 8),
        DailyTry("t", "lost", 5, 6, 14),
        DailyTry("t", "lost", 3, 6, 7),
        DailyTry("t", "left", 0, 0, 0),
    ]
    assert sorted(best_first, key=lambda each: each.rank) == best_first


async def play_out(server: Server, table: str, person: str) -> None:
    while (seen := await server.tables.table(table)).phase != "over":
        match = seen.match
        assert match is not None
        action = good_dog_choice(match.view(0), random.Random(match.version))["text"]
        play = wire.Play(id=f"p{match.version}", seat=0, version=match.version, actions=[action])
        await server.tables.request(table, play, person)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_result_outlives_a_crash_between_the_end_and_its_note(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = request.getfixturevalue("database").fresh() if kind == "postgres" else ""
    game = load_game(GAME)

    def made() -> Server:
        store = PostgresStore(url) if url else SQLiteStore(tmp_path / "tables.sqlite")
        return Server(store, unlimited(Settings()))

    async def note_nothing(self: DailyGames, table: object) -> None:
        """As if the power had failed."""

    async def play_today() -> str:
        async with contextlib.AsyncExitStack() as stack:
            patch = stack.enter_context(monkeypatch.context())
            patch.setattr(DailyGames, "_note", note_nothing)
            server = made()
            await server.start()
            stack.push_async_callback(server.stop)
            person = (await server.people.come_in("Anna", Dog()))[0].id
            other = (await server.people.come_in("Bo", Dog()))[0].id
            # Bo's table was written by another version: this one can't read it, and goes on with the next.
            newer = await server.daily_games.begin(game, other, "a-table-of-another-version")
            last = (await server.store.rows(newer))[-1]
            await server.store.append(Row(newer, last.seq + 1, None, "?", other, 0, b"{}", after=last.command))
            await play_out(server, await server.daily_games.begin(game, person, "daily-table"), person)
            assert await server.daily_games.results(game, server.daily_games.today(), person) == []
            return person

    async def run() -> None:
        person = await play_today()
        server = made()
        await server.start()
        try:
            async with asyncio.timeout(30):
                while not (found := await server.daily_games.results(game, server.daily_games.today(), person)):
                    await asyncio.sleep(0.05)
            (result,) = found
            assert (result.name, result.mine) == ("Anna", True) and result.mark in ("won", "lost") and result.turns > 0
        finally:
            await server.stop()

    asyncio.run(run())
