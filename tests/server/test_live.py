"""Live tables over real sockets: whole games with people, bots, watchers and lost lines."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.bots import GoodDog
from barkade.client import HttpClient, RefusedError, TableClient, new_nonce
from barkade.engine.record import verify
from barkade.games import load_game
from tests.server.helpers.process import ServerProcess

Choice = Callable[[dict[str, Any], random.Random], str]


def anything(view: dict[str, Any], rng: random.Random) -> str:
    return str(rng.choice(view["legal"])["text"])


def sensibly(view: dict[str, Any], rng: random.Random) -> str:
    """By rules of thumb: games come to their end after some hundred actions instead of thousands."""
    return str(GoodDog().choose(view, view["legal"], rng)["text"])


async def play_on(client: TableClient, rng: random.Random, beyond: int = 10**9, choose: Choice = anything) -> None:
    """Play all seats of a client until the game is over, or beyond a version."""

    def enough() -> bool:
        return client.over or client.version > beyond

    while not enough():
        await client.until(lambda: enough() or client.to_move() is not None)
        seat = client.to_move()
        if seat is not None and not enough():
            try:
                await client.play(seat, choose(client.views[seat], rng))
            except RefusedError as refused:
                assert refused.kind in ("stale", "over"), refused


async def sit_down(
    server: ServerProcess,
    stack: AsyncExitStack,
    game: str,
    people: int,
    bots: int = 0,
    bot: str = "random",
    **wishes: Any,
) -> list[TableClient]:
    """People at a table that has started, the first of them its host."""
    clients: list[TableClient] = []
    host = await HttpClient.come_in(server.url, "Anna")
    table = await host.open_table(game, people + bots, **wishes)
    for seat in range(people):
        person = host if seat == 0 else await HttpClient.come_in(server.url, f"Guest {seat}")
        client = await stack.enter_async_context(person.at(table))
        await client.do("sit", seat=seat, nonce=new_nonce())
        clients.append(client)
    for seat in range(people, people + bots):
        await clients[0].do("seat_bot", seat=seat, bot=bot)
    await clients[0].do("start")
    for client in clients:
        await client.reach(0)
    return clients


def run(test: Callable[[AsyncExitStack], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(110), AsyncExitStack() as stack:
            await test(stack)

    asyncio.run(main())


@pytest.mark.parametrize("game", barkade.games())
def test_a_whole_game_with_people_a_bot_a_watcher_and_lost_lines(server: ServerProcess, game: str) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, game, people=2, bots=1, bot="puppy")
        watcher = await stack.enter_async_context((await HttpClient.come_in(server.url, "Wanda")).at(clients[0].table))
        rng, drops = random.Random(1), 0

        async def lose_lines() -> None:
            nonlocal drops
            while True:
                await asyncio.sleep(rng.random() * 0.3)
                await rng.choice([*clients, watcher]).drop()
                drops += 1

        losing = asyncio.create_task(lose_lines())
        await asyncio.gather(*(play_on(client, random.Random(2), choose=sensibly) for client in clients))
        losing.cancel()
        await asyncio.gather(*(client.finish() for client in [*clients, watcher]))
        assert drops and clients[0].info["ending"] == "finished"
        text = await clients[0].person.request("GET", f"/api/tables/{clients[0].table}/record")
        match = verify(text)
        assert match.version == clients[0].version == watcher.version
        assert match.commit == clients[0].info["commit"]
        for seat, client in enumerate(clients):
            assert client.events[seat] == match.events(seat)
        assert watcher.events[None] == match.events(None)
        assert {None} == set(watcher.views)

    run(test)


def test_a_running_game_shows_a_seat_what_it_may_see_and_no_more(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, "dig", people=2)
        for seat, client in enumerate(clients):
            assert set(client.views) == {seat}
            assert client.info["seed"] is None and client.info["nonces"] is None
            record = await client.person.request("GET", f"/api/tables/{client.table}/record")
            assert "seed" not in record and f"told {seat + 1}" in record
        mover = next(client for client in clients if client.to_move() is not None)
        other = next(client for client in clients if client.to_move() is None)
        assert mover.views[mover.to_move()]["legal"]
        assert all(not view["legal"] for view in other.views.values())

    run(test)


def test_several_seats_on_one_connection_and_one_seat_in_several_tabs(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        person = await HttpClient.come_in(server.url, "Anna")
        table = await person.open_table("dig", 2)
        first = await stack.enter_async_context(person.at(table))
        second = await stack.enter_async_context(person.at(table))
        await first.do("sit", seat=0, nonce=new_nonce())
        await second.do("sit", seat=1, nonce=new_nonce())
        await first.do("start")
        await second.until(lambda: set(second.views) == {0, 1, None})  # hands at one device are covered meanwhile
        seat = first.to_move()
        assert seat is not None
        await first.play(seat, first.views[seat]["legal"][0]["text"])
        await second.until(lambda: second.version == 1)
        seat = second.to_move()
        assert seat is not None
        await second.play(seat, second.views[seat]["legal"][0]["text"])
        await first.until(lambda: first.version == 2)
        assert first.events == second.events

    run(test)


def test_commands_are_refused_with_reasons(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, "dig", people=2)
        mover = next(client for client in clients if client.to_move() is not None)
        seat = mover.to_move()
        assert seat is not None

        async def kind(**fields: Any) -> RefusedError:
            with pytest.raises(RefusedError) as refused:
                await mover.do("play", **{"seat": seat, "version": 0, "actions": ["to 1"], **fields})
            return refused.value

        assert (await kind(version=7)).kind == "stale" and (await kind(version=7)).version == 0
        assert (await kind(seat=1 - seat)).kind == "not-your-seat"
        illegal = await kind(actions=["to 24"])
        assert illegal.kind == "illegal" and illegal.rule == "DIG-4.1"
        assert (await kind(actions=["miaow"])).kind == "malformed"
        heard = mover.heard
        await mover.send_raw("{")
        await mover.send_raw(b"\xff\x00")
        await mover.send_raw(json.dumps({"do": "play", "id": "x"}))
        await mover.until(lambda: mover.heard >= heard + 3)
        again = await mover.play(seat, "to 1", id="twice")
        assert await mover.do("play", id="twice", seat=seat, version=0, actions=["to 1"]) == again == 1

    run(test)


def test_a_move_sent_twice_over_two_lines_is_applied_once(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, "dig", people=2)
        mover = next(client for client in clients if client.to_move() is not None)
        seat = mover.to_move()
        assert seat is not None
        tab = await stack.enter_async_context(mover.person.at(mover.table))
        wish: dict[str, Any] = {"id": "once", "seat": seat, "version": 0, "actions": ["to 1"]}
        versions = await asyncio.gather(mover.do("play", **wish), tab.do("play", **wish))
        assert set(versions) == {1}
        await tab.until(lambda: tab.version == 1)

    run(test)


def test_leaving_a_bot_playing_on_and_coming_back(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, "dig", people=2)
        anna, guest = clients
        await anna.do("stand", seat=0)
        await guest.until(lambda: guest.info["seats"][0]["bot"] == "good-dog")
        assert guest.info["owner"] == anna.person.id
        await play_on(guest, random.Random(3), beyond=12)
        await anna.do("sit", seat=0)
        await anna.until(lambda: anna.info["seats"][0]["bot"] == "")
        await asyncio.gather(*(play_on(each, random.Random(4), 30) for each in clients))
        assert anna.version > 30

    run(test)


def test_the_clock_hands_a_seat_to_a_bot(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, "dig", people=2, clock=1)
        idle = next(client for client in clients if client.to_move() is not None)
        seat = idle.to_move()
        assert seat is not None and idle.info["deadline"] is not None
        await idle.until(lambda: idle.info["seats"][seat]["bot"] == "good-dog")
        await idle.until(lambda: idle.version > 0)
        assert idle.info["seats"][seat]["person"] == idle.person.id

    run(test)


def test_dice_are_taken_back_with_everybodys_consent(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, "goodboy", people=2)
        rng = random.Random(5)
        for _ in range(200):
            mover = next(client for client in clients if client.to_move() is not None)
            other = next(client for client in clients if client is not mover)
            seat = mover.to_move()
            assert seat is not None
            version = await mover.play(seat, rng.choice(mover.views[seat]["legal"])["text"])
            await other.reach(version)
            if mover.undo[seat] == "ask":
                break
        assert mover.undo[seat] == "ask"
        await mover.do("undo", seat=seat, version=mover.version)
        await other.until(lambda: other.info["offer"] is not None)
        assert other.info["offer"]["what"] == "undo" and other.version == version
        await other.do("answer", yes=True)
        await mover.until(lambda: mover.version == version + 1)
        assert mover.events[seat][-1]["kind"] == "undone" and mover.info["offer"] is None

    run(test)


def test_talk_and_presence(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, "dig", people=2)
        anna, guest = clients
        await guest.do("say", text="<b>woof</b> \u202e")
        await guest.do("bark", bark="howl")
        await anna.until(lambda: len(anna.talk) == 2)
        assert [(talk["text"], talk["bark"]) for talk in anna.talk] == [("<b>woof</b>", ""), ("", "howl")]
        assert anna.version == 0
        late = await stack.enter_async_context(guest.person.at(guest.table))
        assert len(late.talk) == 2
        assert all(seat["online"] for seat in anna.info["seats"])
        await guest.__aexit__()
        await late.__aexit__()
        await anna.until(lambda: not anna.info["seats"][1]["online"])

    run(test)


def test_a_remote_bot_plays_with_its_token(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        host = await HttpClient.come_in(server.url, "Anna")
        table = await host.open_table("dig", 2)
        anna = await stack.enter_async_context(host.at(table))
        await anna.do("sit", seat=0, nonce=new_nonce())
        answer = await host.request("POST", f"/api/tables/{table}/remote-bot", {"seat": 1, "name": "Robo"})
        program = HttpClient(server.url, token=answer["token"])
        robo = await stack.enter_async_context(program.at(table))
        await robo.do("sit", seat=1, nonce=new_nonce())
        await anna.do("start")
        await asyncio.gather(*(play_on(each, random.Random(6), 40) for each in (anna, robo)))
        assert anna.info["seats"][1]["kind"] == "remote_bot" and anna.info["seats"][1]["name"] == "Robo"
        elsewhere = await host.open_table("dig", 2)
        with pytest.raises(RefusedError):
            await program.do(elsewhere, "sit", seat=1, nonce=new_nonce())

    run(test)


def test_one_command_lets_a_bot_play_at_a_table(server: ServerProcess, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(
        "import barkade\n\n\nclass Last(barkade.Bot):\n    def choose(self, view, legal, rng):\n"
        "        return max(legal, key=lambda action: action['code'])\n"
    )

    def command(token: str, url: str = server.url) -> list[str]:
        return [sys.executable, "-m", "barkade", "bot", url, token, f"{mine}:Last"]

    async def test(stack: AsyncExitStack) -> None:
        host = await HttpClient.come_in(server.url, "Anna")
        table = await host.open_table("spots", 2)
        anna = await stack.enter_async_context(host.at(table))
        await anna.sit(0)
        answer = await host.request("POST", f"/api/tables/{table}/remote-bot", {"seat": 1, "name": "Robo"})
        piped = asyncio.subprocess.PIPE
        program = await asyncio.create_subprocess_exec(*command(answer["token"]), stdout=piped)
        await anna.until(lambda: anna.info["seats"][1]["name"] == "Robo")
        await anna.do("start")
        await anna.until(lambda: anna.version >= 0)
        await play_on(anna, random.Random(6), 30)
        assert anna.version > 30
        await anna.do("resign", seat=0)
        said, _ = await program.communicate()
        assert program.returncode == 0
        assert b"Robo" in said and b"Version" in said and said.decode().rstrip().endswith("The game is over.")

    run(test)
    for url, token, why in (
        (server.url, "nonsense", "doesn't know this token"),
        ("http://127.0.0.1:9", "nonsense", "can't be reached"),
    ):
        refused = subprocess.run(command(token, url), capture_output=True, text=True, check=False)
        assert refused.returncode == 1 and why in refused.stderr and not refused.stdout


def test_a_rematch_keeps_the_seats_and_moves_the_start(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(server, stack, "dig", people=2)
        started = next(seat for seat, client in enumerate(clients) if client.to_move() is not None)
        await clients[1].do("resign", seat=1)
        await clients[0].until(lambda: clients[0].over)
        assert clients[0].info["winners"] == [0] and clients[0].info["seed"]
        tables = [
            (await client.person.request("POST", f"/api/tables/{client.table}/rematch", {}))["id"] for client in clients
        ]
        assert tables[0] == tables[1] != clients[0].table
        await clients[0].until(lambda: clients[0].info["rematch"] == tables[0])
        again = [await stack.enter_async_context(client.person.at(tables[0])) for client in clients]
        assert [seat["ready"] for seat in again[0].info["seats"]] == [False, False]
        assert again[0].info["commit"] != clients[0].info["commit"]
        for seat, client in enumerate(again):
            await client.do("mix", seat=seat, nonce=new_nonce())
        await again[0].do("start")
        assert again[0].views[0]["to_move"] == 1 - started

    run(test)


def test_bots_alone_finish_a_game_that_is_watched(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        host = await HttpClient.come_in(server.url, "Anna")
        table = await host.open_table("dig", 2)
        watcher = await stack.enter_async_context(host.at(table))
        for seat in range(2):
            await watcher.do("seat_bot", seat=seat, bot="good-dog")
        await watcher.do("start")
        await watcher.until(lambda: watcher.over, 60)
        assert watcher.info["ending"] == "finished"

    run(test)


def test_a_clean_end_tells_everybody_and_keeps_everything(own_server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        clients = await sit_down(own_server, stack, "dig", people=2)
        for client in clients:
            client.longest_wait = 0.1
        await asyncio.gather(*(play_on(each, random.Random(7), 20) for each in clients))
        connected = clients[0].connected
        assert await asyncio.to_thread(own_server.stop) == 0
        own_server.start()
        await clients[0].until(lambda: clients[0].connected > connected)
        await asyncio.gather(*(play_on(each, random.Random(8), 40) for each in clients))
        assert "server-closed" not in own_server.log.read_text()
        assert "Traceback" not in own_server.log.read_text()

    run(test)


def test_a_deadline_outlives_a_killed_server(own_server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        began = time.monotonic()
        clients = await sit_down(own_server, stack, "dig", people=2, clock=3)
        deadline = clients[0].info["deadline"]
        seat = clients[0].views[0]["to_move"]
        own_server.kill()
        for client in clients:
            await client.__aexit__()
        own_server.start()
        own_server.wait_until_ready()
        info = await clients[0].person.request("GET", f"/api/tables/{clients[0].table}")
        given_back = 0 if info["deadline"] is None else info["deadline"] - deadline
        assert 0 <= given_back <= (time.monotonic() - began) * 1000, "the time of the outage, and no more"
        back = await stack.enter_async_context(clients[0].person.at(clients[0].table))
        await back.until(lambda: back.info["seats"][seat]["bot"] == "good-dog")

    run(test)


def test_the_server_imports_neither_numpy_nor_numba(server: ServerProcess) -> None:
    async def test(stack: AsyncExitStack) -> None:
        for game in barkade.games():
            players = max(2, load_game(game).players.start)
            clients = await sit_down(server, stack, game, people=1, bots=players - 1)
            await play_on(clients[0], random.Random(9), beyond=5)
            await clients[0].person.request("GET", f"/api/tables/{clients[0].table}/coach")

    run(test)
    assert server.process is not None
    maps = Path(f"/proc/{server.process.pid}/maps").read_text()
    assert "numpy" not in maps and "llvmlite" not in maps
