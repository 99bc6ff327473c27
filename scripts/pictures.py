"""Takes pictures of every place and board: at the start, in the middle and at the end, on a desk and on a phone, by day
and by night. They go to pictures/, which git ignores; look at them all.

python scripts/pictures.py [GAME ...]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from barkade.games import games
from tests.server.process import ServerProcess
from tests.web import browser as browsers
from tests.web.conftest import DESK, PHONE, Visitors
from tests.web.players import Reader, open_table, play_to_the_end, played_on

FOLDER = Path(__file__).resolve().parents[1] / "pictures"
SETTLES = 900
PLACES = {"/": "home", "/about": "about", "/replay": "bring", "/rules/dig": "rules", "/no": "nowhere"}


class Album:
    """The pictures of one size and one light."""

    def __init__(self, browser: Browser, address: str, phone: bool, dark: bool) -> None:
        self.people = Visitors(browser, address)
        self.phone, self.dark = phone, dark

    def visitor(self) -> Page:
        return self.people.come(PHONE if self.phone else DESK, touch=self.phone, dark=self.dark)

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        page.wait_for_timeout(SETTLES)
        where = f"{'phone' if self.phone else 'desk'}-{'night' if self.dark else 'day'}"
        page.screenshot(path=FOLDER / f"{name}-{where}.png", full_page=whole)

    def places(self) -> None:
        page = self.visitor()
        for path, name in (
            ("/", "home"),
            ("/about", "about"),
            ("/replay", "bring"),
            ("/rules/dig", "rules"),
            ("/no", "no"),
        ):
            page.goto(path)
            page.locator("main").first.wait_for()
            self.take(page, name)
        page.goto("/")
        page.locator("article.spots").get_by_role("button", name="Invite friends").click()
        self.take(page, "new-table")
        open_table(page, "dig", players=3)
        self.take(page, "lobby", whole=True)
        page.goto("/me")
        self.take(page, "me", whole=True)

    def game(self, game: str) -> None:
        page = self.visitor()
        page.goto("/")
        page.locator(f"article.{game}").get_by_role("button", name="Play now").click()
        page.locator(".table.mine").wait_for(timeout=60_000)
        self.take(page, f"{game}-start")
        page = self.visitor()
        reader = Reader(page)
        table = played_on(self.people, page, game, turns_left=8)
        page.locator(".table.mine").wait_for(timeout=60_000)
        self.take(page, f"{game}-middle")
        page.get_by_role("button", name="Menu").click()
        self.take(page, f"{game}-menu")
        page.keyboard.press("Escape")
        play_to_the_end(reader)
        self.take(page, f"{game}-end")
        page.goto(f"/replay/{table}")
        page.get_by_role("button", name="To the end").click()
        self.take(page, f"{game}-replay")


def main(chosen: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browsers.find(), args=["--no-sandbox"])
        for phone in (False, True):
            for dark in (False, True):
                album = Album(browser, server.url, phone, dark)
                if not chosen:
                    album.places()
                for game in chosen or games():
                    album.game(game)
                album.people.leave()
        browser.close()
    print(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
