"""A real server and a real Chromium: what people see is what is tested."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

import barkade.server.http.static
from barkade.games import games, load_game
from tests.server.helpers.process import ServerProcess
from tests.web.helpers import browser

DESK = {"width": 1280, "height": 800}
NO_WORKER = "delete Navigator.prototype.serviceWorker"
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds: the machine may be busy with other tests."""
expect.set_options(timeout=PATIENCE)


def settled_in() -> str:
    """Somebody who has been here before: bots' moves are shown at once, with whom each game is played is known, and
    sounds were offered."""
    plays = {game: {"bot": "good-dog", "players": company(game)} for game in games()}
    settings = json.dumps({"pace": "once", "plays": plays, "soundOffered": True})
    return f"localStorage['barkade-settings'] ??= JSON.stringify({settings})"


def company(game: str) -> int:
    """Three, where three can play."""
    players = load_game(game).players
    return min(max(3, players[0]), players[-1])


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if barkade.server.http.static.index() is None:
        pytest.fail("the page is not built: python web/build.py")
    with ServerProcess(tmp_path_factory.mktemp("served") / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def playing() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


def launch(playing: Playwright, path: str | None) -> Iterator[Browser]:
    if path is None:
        pytest.skip(browser.NO_BROWSER)
    launched = playing.chromium.launch(executable_path=path, args=browser.ARGUMENTS)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def headless_shell(playing: Playwright) -> Iterator[Browser]:
    yield from launch(playing, browser.find_shell())


@pytest.fixture(scope="session")
def whole_chromium(playing: Playwright) -> Iterator[Browser]:
    yield from launch(playing, browser.find())


@pytest.fixture
def chromium(request: pytest.FixtureRequest) -> Browser:
    """The headless shell; the whole browser for tests marked so, which want what the shell lacks."""
    whole = request.node.get_closest_marker("whole_browser")
    launched: Browser = request.getfixturevalue("whole_chromium" if whole else "headless_shell")
    return launched


class Visitors:
    """People with browsers of their own. Whatever goes wrong in any of them is noted."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.wrong: list[str] = []
        self.workers = True
        """Service workers in every browser, as people have them."""
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        size: dict[str, int] = DESK,
        touch: bool = False,
        dark: bool = False,
        still: bool = True,
        locale: str = "en-GB",
        newcomer: bool = False,
    ) -> Page:
        context = self._browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            base_url=self.address,
            locale=locale,
        )
        if not newcomer:
            context.add_init_script(settled_in())
        if not self.workers:
            context.add_init_script(NO_WORKER)
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._console)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def visitors(chromium: Browser, served: ServerProcess) -> Iterator[Visitors]:
    people = Visitors(chromium, served.url)
    # It would fetch everything once more in every browser, a third of the work of a short visit. Tests that want one
    # say so (test_installed.py).
    people.workers = False
    yield people
    people.leave()
    assert people.wrong == []
