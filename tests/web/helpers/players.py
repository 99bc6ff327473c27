"""People who play by what they see: they press what glows."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page

import barkade
from barkade.bots import good_dog_choice
from barkade.client import HttpClient, TableClient
from barkade.engine.record import play_on
from tests.web.conftest import Visitors
from tests.web.helpers.boards import Press, View, board_of

PATIENCE = 240.0
MOST_GAMES = 120
MOST_MOVES = 1000
SETTLED = 6
# One look instead of one question for each of these: while others move, that is all there is to do.
LOOK = """() => ({
  over: document.querySelector('.table.over') !== null,
  curtain: document.querySelector('.curtain') !== null,
  mine: document.querySelector('.table.mine:not(.busy)') !== null,
  version: Number(document.querySelector('.table')?.dataset.version ?? -1),
})"""
# The page asks for views without the hidden state, from which bots think; a reader asks bots.
WITH_KNOWN = """
window.WebSocket = class extends WebSocket {
  constructor(address) { super(String(address).replace('&known=no', '')); }
};
"""


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


def type_enter(what: Locator) -> None:
    """By the keyboard alone: what can be focused can be pressed."""
    what.focus()
    what.press("Enter")


class Reader:
    """Somebody who thinks about what the page was sent, and presses what the page offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view: dict[str, Any] = {}
        self._rng = random.Random(3)
        page.add_init_script(WITH_KNOWN)
        page.on("websocket", lambda line: line.on("framereceived", self._read))

    def _read(self, frame: str | bytes) -> None:
        for seen in json.loads(frame).get("seen", []):
            if seen["view"]["to_move"] == seen["seat"] or not self.view.get("legal"):
                self.view = seen["view"]

    def move(self, press: Press) -> None:
        """Press until something has been played: a turn may be drafted by several presses."""
        before = version(self.page)

        def played() -> bool:
            # In this order: between the two looks a table may come to rest, but it does not become busy.
            return bool(self.page.locator(".table.busy").count()) or version(self.page) != before

        board_of(self.view["game"]).move(self.page, press, self.view, self._rng, played)
        self.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.version != before", arg=str(before)
        )


def version(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-version") or -1)


def catch_up(watcher: Page, player: Page) -> None:
    """Wait until a watcher sees what a player sees."""
    watcher.wait_for_function(
        "version => Number(document.querySelector('.table')?.dataset.version ?? -1) >= version", arg=version(player)
    )


def open_table(page: Page, game: str, players: int, help_with: str = "all", clock: int = 0) -> None:
    """Open a table for friends, and sit down at it. The dialog at home is left out, which takes as long as a test."""
    wanted = {"game": game, "players": players, "help": help_with, "clock": clock}
    page.goto(f"/table/{wish(page, wanted)}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Stand up").wait_for()


def open_in_dialog(page: Page, game: str, players: int, help_with: str = "all", clock: int = 0) -> None:
    """Open a table for friends from the front door, as people do; whoever opens it sits at it."""
    page.goto("/")
    page.locator(f"article.{game}").get_by_role("button", name="Invite friends").click()
    page.get_by_role("dialog").get_by_text(str(players), exact=True).click()
    page.get_by_role("dialog").get_by_label("Help").select_option(help_with)
    page.get_by_role("dialog").get_by_label("Clock").select_option(str(clock))
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Stand up").wait_for()


def wish(page: Page, wanted: dict[str, Any]) -> str:
    """Come in as Ada and have a table opened; its id."""
    headers = headers_of(page)
    page.request.post("/api/me", data={"name": "Ada"}, headers=headers)
    answer = page.request.post("/api/tables", data=wanted, headers=headers)
    assert answer.ok, answer.text()
    page.add_init_script("localStorage['barkade-known'] ??= 'yes'")
    return str(answer.json()["id"])


def headers_of(page: Page) -> dict[str, str]:
    """Return the Origin that a browser sends with its requests."""
    address = urlsplit(page.request.get("/readyz").url)
    return {"origin": f"{address.scheme}://{address.netloc}"}


def near_the_end(game: str, players: int, turns_left: int) -> str:
    """The record of a game between bots that will be over soon."""
    rng = random.Random(7)
    match = barkade.new(game, players, seed=11)
    while not match.over:
        view = match.view(match.to_move)
        match.play(good_dog_choice(view, rng)["text"])
    movers = [version.seat for version in match.history]
    ends = [number for number in range(1, len(movers) - 1) if movers[number] != movers[number + 1]]
    return play_on(match.record(), ends[-turns_left]).record()


def moment(game: str, players: int, wanted: Callable[[View], bool], seed: int = 0, **options: Any) -> str:
    """The record of a game between bots up to a moment in which the first seat is to move and sees what is wanted."""
    for number in range(seed, seed + MOST_GAMES):
        rng = random.Random(number)
        match = barkade.new(game, players, seed=number, **options)
        while not match.over:
            view = match.view(match.to_move)
            if match.to_move == 0 and match.version > SETTLED and wanted(view):
                return match.record()
            # Now and then something odd, so that odd positions come up too.
            odd = rng.random() < 0.15
            match.play((rng.choice(view["legal"]) if odd else good_dog_choice(view, rng))["text"])
    raise AssertionError(f"there is no such moment in {MOST_GAMES} games of {game}")


def played_on(visitors: Visitors, page: Page, game: str, turns_left: int, players: int = 2) -> str:
    """A table that goes on a few turns before the end, with bots in the other seats; its id."""
    return take_seat(visitors, page, game, players, near_the_end(game, players, turns_left))


def take_seat(_visitors: Visitors, page: Page, game: str, players: int, record: str) -> str:
    """The first seat of a table that goes on from a record, with bots in the other seats; the table's id."""
    table = wish(page, {"game": game, "players": players, "record": record})
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="start").click()
    page.locator(".table").wait_for()
    return table


def play_to_the_end(*readers: Reader, press: Press = click, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody plays whenever it is their turn, until all see the end."""
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, "the game does not come to an end"
        looks = [reader.page.evaluate(LOOK) for reader in readers]
        if all(look["over"] for look in looks):
            break
        for reader, look in zip(readers, looks, strict=True):
            if look["curtain"]:  # between two people at one device
                reader.page.locator(".curtain .btn").click()
            elif look["mine"] and reader.view["version"] == look["version"]:
                reader.move(press)
        readers[0].page.wait_for_timeout(20)


def play_elsewhere(*pages: Page, table: str, until: Callable[[View], bool] | None) -> None:
    """The people of these pages go on at the same table, without a page, until somebody to move sees what is wanted;
    until the end if nothing is."""
    address = urlsplit(table)
    people = [
        HttpClient(
            f"{address.scheme}://{address.netloc}", "; ".join(f"{each['name']}={each['value']}" for each in kept)
        )
        for kept in (page.context.cookies() for page in pages)
    ]

    async def main() -> None:
        rng = random.Random(3)
        async with AsyncExitStack() as stack:
            at = address.path.rpartition("/")[2]
            clients = [await stack.enter_async_context(person.at(at)) for person in people]
            for _ in range(MOST_MOVES):
                async with asyncio.timeout(PATIENCE):
                    mover = await whose_turn(clients)
                seat = mover.to_move()
                if seat is None and until is None:
                    return
                assert seat is not None, "it was over before it came to that"
                if until is not None and until(mover.views[seat]):
                    return
                done = await mover.play(seat, good_dog_choice(mover.views[seat], rng)["text"])
                for client in clients:
                    await client.reach(done)
            raise AssertionError("it never came to that")

    # Playwright's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(main())).result()


async def whose_turn(clients: Sequence[TableClient]) -> TableClient:
    """Return who is to move, or somebody when it is over."""
    while (mover := next((each for each in clients if each.over or each.to_move() is not None), None)) is None:
        await asyncio.sleep(0.01)
    return mover
