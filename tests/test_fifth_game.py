"""A fifth game is its folder and one line: the toy game Heap, registered, is played in the terminal and on a server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from barkade.bots.registry import BOTS
from barkade.client import HttpClient, TableClient
from barkade.engine.record import read_record, verify
from barkade.terminal.app import BarkadeApp
from barkade.terminal.narration import narrate
from barkade.terminal.play import PlayScreen
from barkade.terminal.replay import ReplayApp
from barkade.terminal.screens import Curtain, RulesPage
from barkade.terminal.session import LocalSession, new_session
from tests.server.helpers.process import ServerProcess
from tests.server.test_live import play_on, sit_down
from tests.toys import heap_registered

REPOSITORY = Path(__file__).parents[1]
PROGRAM = """
import sys
import barkade
from barkade.cli import main
barkade.register("heap", "tests.toys.heap")
sys.exit(main())
"""
SIZE = (120, 40)
SECONDS = 60


@pytest.fixture(autouse=True)
def _heap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BARKADE_DATA", str(tmp_path))
    with heap_registered():
        yield


# The terminal


async def play_whole_game(app: BarkadeApp, pilot: Pilot[None]) -> LocalSession:
    """Press Enter at whatever is offered until the game is over: the first action, or the curtain."""
    async with asyncio.timeout(SECONDS):
        while True:
            await pilot.pause()
            screen = app.screen
            if isinstance(screen, PlayScreen) and screen.session.match.over:
                return screen.session
            await pilot.press("enter")


def test_it_is_played_from_the_menu_to_the_end_and_its_record_replayed(tmp_path: Path) -> None:
    async def play() -> LocalSession:
        app = BarkadeApp(pace=0)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("up", "up", "up", "enter")  # the last game: below are the language and the end
            await pilot.press("up", "enter")
            await pilot.pause()
            assert isinstance(app.screen, RulesPage)
            await pilot.press("escape", "down", "down", "down", "down", *["left"] * list(BOTS).index("good-dog"))
            await pilot.press("up", "up", "up", "enter")  # against a random bot
            session = await play_whole_game(app, pilot)
            assert session.kinds == ["person", "random"]
            return session

    session = asyncio.run(play())
    assert session.match.game.id == "heap"
    text = session.file.record.read_text(encoding="utf-8")
    assert verify(text).result == session.match.result

    async def replay() -> None:
        app = ReplayApp(narrate(text))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("end")
            assert app.version == session.match.version

    asyncio.run(replay())


def test_a_curtain_hides_what_two_people_hold() -> None:
    async def play() -> int:
        app, curtains = BarkadeApp(0, new_session("heap", 2, ["person", "person"], options={"starter": 0})), 0
        async with app.run_test(size=SIZE) as pilot:
            for _ in range(4):
                await pilot.pause()
                curtains += isinstance(app.screen, Curtain)
                await pilot.press("enter")
        return curtains

    assert asyncio.run(play()) == 2, "one before each turn"


# The server


class HeapServer(ServerProcess):
    """A server with one line more than the others."""

    program = ("-c", PROGRAM)


def test_it_is_played_on_a_server_with_a_bot_and_its_record_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(REPOSITORY))

    async def play(server: ServerProcess) -> tuple[TableClient, str, Any]:
        async with asyncio.timeout(SECONDS), AsyncExitStack() as stack:
            catalogue = await HttpClient(server.url).request("GET", "/api/games")
            assert "heap" in [game["game"] for game in catalogue["games"]]
            (client,) = await sit_down(server, stack, "heap", people=1, bots=1, bot="random")
            # The bots' process knows the game, too.
            coach = await client.person.request("GET", f"/api/tables/{client.table}/coach")
            assert coach["lines"] == []
            await play_on(client, random.Random(1))
            await client.finish()
            text = await client.person.request("GET", f"/api/tables/{client.table}/record")
            frames = await client.person.request("GET", f"/api/tables/{client.table}/replay")
            return client, str(text), frames

    with HeapServer(tmp_path / "tables.sqlite") as server:
        client, text, frames = asyncio.run(play(server))
    match = verify(text)
    assert match.over and match.version == client.version
    assert read_record(text).result == match.result
    assert client.events[0] == match.events(0)
    assert frames["last"] == match.version
