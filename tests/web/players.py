"""People who play by what they see: they press what glows."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

import barkade
from barkade.engine.record import play_on
from barkade.games import room
from tests.web.conftest import Visitors

PATIENCE = 240.0
MOST_GAMES = 120
SETTLED = 6
View = dict[str, Any]
Press = Callable[[Locator], None]


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


def type_enter(what: Locator) -> None:
    """By the keyboard alone: what can be focused can be pressed."""
    what.focus()
    what.press("Enter")


def dig(page: Page, press: Press, action: dict[str, Any]) -> None:
    """Press what stands for an action in DIG."""
    match action["kind"]:
        case "move":
            press(page.locator(f"[data-step='{action['to']}']"))
        case "dig":
            press(page.locator(".place.here"))
        case "put":
            press(page.locator(".held").nth(action["slot"]))
        case "deliver":
            for slot in action["slots"]:
                press(page.locator(".held").nth(slot))
            press(page.locator(".place.here"))
        case "keep":
            press(page.locator(".acts .btn.go"))
        case "stop":
            press(page.get_by_role("button", name="End the turn"))


# Of the other games' boards it is enough to press what glows: they come to an end whatever is played.


def pick(page: Page, rng: random.Random, *selectors: str) -> Locator | None:
    """Something that can be pressed, of the first kind of which there is any."""
    for selector in selectors:
        found = page.locator(selector)
        if found.count():
            return found.nth(rng.randrange(found.count()))
    return None


def goodboy(page: Page, rng: random.Random, step: int) -> Locator | None:
    taking = pick(page, rng, ".rob", ".stock.can", ".yard:has(.do) .dog")
    if taking is not None:
        return taking
    if page.locator(".yard.live").count():  # lay the treats: serve every dog, then go on
        yards = page.locator(".yard.live .dog")
        return yards.nth(step) if step < yards.count() else page.locator(".own .btn.big")
    return pick(page, rng, *(".own .btn.big:not(.go)", ".own .btn.go.big")[:: rng.choice((1, -1))])


def spots(page: Page, rng: random.Random, _step: int) -> Locator | None:
    ways = [".acts .btn.go:enabled", ".acts .btn:not(.go, .warn):enabled"]
    rng.shuffle(ways)
    return pick(
        page,
        rng,
        ".choices button",
        ".spot.can",
        ".take",
        ways[0],
        ".fence.can",
        ways[1],
        ".tile.can",
        ".btn.warn",
        ".rolled",
    )


def barking(page: Page, rng: random.Random, _step: int) -> Locator | None:
    return pick(page, rng, ".place.can", ".card.can:not(.wonder)", ".card.can", ".own .btn:enabled")


NAIVE: dict[str, Callable[[Page, random.Random, int], Locator | None]] = {
    "goodboy": goodboy,
    "spots": spots,
    "barking": barking,
}
MOST_PRESSES = 40


class Reader:
    """Somebody who thinks about what the page was sent, and presses what the page offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view: dict[str, Any] = {}
        self._rng = random.Random(3)
        page.on("websocket", lambda line: line.on("framereceived", self._read))

    def _read(self, frame: str | bytes) -> None:
        for seen in json.loads(frame).get("seen", []):
            if seen["view"]["to_move"] == seen["seat"] or not self.view.get("legal"):
                self.view = seen["view"]

    def move(self, press: Press) -> None:
        """Press until something has been played: a turn may be drafted by several presses."""
        before, game = version(self.page), self.view["game"]
        if game == "dig":
            dig(self.page, press, room(game).bot.choose(self.view, self.view["legal"], self._rng))
        else:
            for step in range(MOST_PRESSES):
                wanted = NAIVE[game](self.page, self._rng, step)
                if wanted is not None:
                    press(wanted)
                self.page.wait_for_timeout(30)
                # In this order: between the two looks a table may come to rest, but it does not become busy.
                if self.page.locator(".table.busy").count() or version(self.page) != before:
                    break
        self.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.version != before", arg=str(before)
        )


def version(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-version") or -1)


def open_table(page: Page, game: str, players: int, help_with: str = "all", clock: int = 0) -> None:
    """Open a table for friends, and sit down at it."""
    page.goto("/")
    page.locator(f"article.{game}").get_by_role("button", name="Invite friends").click()
    page.get_by_role("dialog").get_by_text(str(players), exact=True).click()
    page.get_by_role("dialog").get_by_label("Help").select_option(help_with)
    page.get_by_role("dialog").get_by_label("Clock").select_option(str(clock))
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Stand up").wait_for()


def near_the_end(game: str, players: int, turns_left: int) -> str:
    """The record of a game between bots that will be over soon."""
    rng = random.Random(7)
    match = barkade.new(game, players, seed=11)
    while not match.over:
        view = match.view(match.to_move)
        match.play(room(game).bot.choose(view, view["legal"], rng)["text"])
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
            match.play((rng.choice(view["legal"]) if odd else room(game).bot.choose(view, view["legal"], rng))["text"])
    raise AssertionError(f"there is no such moment in {MOST_GAMES} games of {game}")


def in_phase(phase: str, **more: Any) -> Callable[[View], bool]:
    """Whether a board is in a phase, and has these values."""
    return lambda view: all(view["board"][name] == value for name, value in {"phase": phase, **more}.items())


def played_on(visitors: Visitors, page: Page, game: str, turns_left: int, players: int = 2) -> str:
    """A table that goes on a few turns before the end, with bots in the other seats; its id."""
    return take_seat(visitors, page, game, players, near_the_end(game, players, turns_left))


def take_seat(visitors: Visitors, page: Page, game: str, players: int, record: str) -> str:
    """The first seat of a table that goes on from a record, with bots in the other seats; the table's id."""
    page.goto("/")
    wish = {"game": game, "players": players, "record": record}
    page.request.post("/api/me", data={"name": "Ada"}, headers={"origin": visitors.address})
    answer = page.request.post("/api/tables", data=wish, headers={"origin": visitors.address})
    assert answer.ok, answer.text()
    page.evaluate("localStorage.setItem('barkade-known', 'yes')")
    page.goto(f"/table/{answer.json()['id']}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="start").click()
    page.locator(".table").wait_for()
    return str(answer.json()["id"])


def play_to_the_end(*readers: Reader, press: Press = click, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody plays whenever it is their turn, until all see the end."""
    deadline = time.monotonic() + PATIENCE
    pages = [reader.page for reader in readers]
    while not until() and not all(page.locator(".table.over").count() for page in pages):
        assert time.monotonic() < deadline, "the game does not come to an end"
        for reader in readers:
            page = reader.page
            if page.locator(".curtain").count():  # between two people at one device
                page.locator(".curtain .btn").click()
            if page.locator(".table.mine:not(.busy)").count() and reader.view["version"] == version(page):
                reader.move(press)
        pages[0].wait_for_timeout(10)
