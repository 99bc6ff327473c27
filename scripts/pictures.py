"""Take screenshots of every page and board: at the start, in the middle, in every special phase and at the end; on
desktop, tablet and phone, in light and dark. They are written to pictures/, which git ignores.

python scripts/pictures.py [places] [GAME ...] [--day] [--in pl,uk,hu]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from barkade.games import games
from tests.games.examples import COACHED, TAUGHT
from tests.server.helpers.process import ServerProcess
from tests.web.conftest import DESK, PHONE, Visitors
from tests.web.helpers import browser as browsers
from tests.web.helpers.boards import moments_of
from tests.web.helpers.players import Reader, moment, open_table, play_to_the_end, played_on, take_seat

FOLDER = Path(__file__).resolve().parents[1] / "pictures"
SIZES = {"desk": DESK, "tablet": {"width": 768, "height": 1024}, "phone": PHONE}
TELEVISION = {"width": 1920, "height": 1080}
SETTLES = 700
SPEAK = """language => localStorage.setItem(
  'barkade-settings', JSON.stringify({ ...JSON.parse(localStorage['barkade-settings']), language })
)"""
TIMEOUT_MS = 300_000
PLACES = {
    "home": "/",
    "about": "/about",
    "bring": "/replay",
    **{f"rules-{game}": f"/rules/{game}" for game in games()},
    **{f"learn-{game}": f"/learn/{game}" for game in TAUGHT},
    "no": "/no",
}


class Album:
    """The screenshots of one size and one colour scheme."""

    def __init__(self, browser: Browser, address: str, size: str, dark: bool, languages: list[str]) -> None:
        self.people = Visitors(browser, address)
        self.size, self.dark, self.languages = size, dark, languages

    def visitor(self, size: dict[str, int] | None = None) -> Page:
        """Open a page with longer timeouts than a test has: the machine may be busy."""
        page = self.people.come(size or SIZES[self.size], touch=self.size != "desk", dark=self.dark)
        page.context.set_default_timeout(TIMEOUT_MS)
        return page

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        name = f"{name}-{self.size}-{'night' if self.dark else 'day'}"
        page.evaluate("document.fonts.ready.then(() => true)")
        if not self.languages:
            page.wait_for_timeout(SETTLES)
            page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)
            return
        # Pages are found by their English texts. A second tab switches the language; the first one follows in place.
        tab = page.context.new_page()
        tab.goto("/api/games")
        for language in (*self.languages, "en"):
            tab.evaluate(SPEAK, language)
            page.locator(f"html[lang='{language}']").wait_for(state="attached")
            if language != "en":
                page.wait_for_timeout(SETTLES)
                page.screenshot(path=FOLDER / f"{language}-{name}.png", full_page=whole)
        tab.close()

    def places(self) -> None:
        page = self.visitor()
        for name, path in PLACES.items():
            page.goto(path)
            page.locator("main :is(h1, button)").first.wait_for()
            self.take(page, name, whole=not name.startswith("learn"))
        page.goto("/")
        page.locator("article.spots").get_by_role("button", name="Invite friends").click()
        self.take(page, "new-table")
        open_table(page, "dig", players=3)
        self.take(page, "lobby", whole=True)
        wall = self.visitor(TELEVISION if self.size == "desk" else None)
        wall.goto(f"{page.url}/screen")
        wall.locator(".share path:not([d=''])").wait_for()
        self.take(wall, "screen-door")
        page.get_by_role("button", name="seats and start").click()
        page.locator(".table").wait_for()
        wall.locator(".screen").wait_for()
        self.take(wall, "screen")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Pause").click()
        page.locator(".game.paused").wait_for()
        self.take(page, "paused")
        page.goto("/me")
        self.take(page, "me", whole=True)
        page.goto("/")
        page.get_by_role("heading", name="Your games").wait_for()
        self.take(page, "home-again", whole=True)
        self.curtain()
        self.company()
        self.screen_at_the_end()

    def screen_at_the_end(self) -> None:
        page = self.visitor()
        reader = Reader(page)
        table = played_on(self.people, page, "dig", turns_left=2)
        wall = self.visitor(TELEVISION if self.size == "desk" else None)
        wall.goto(f"/table/{table}/screen")
        play_to_the_end(reader)
        wall.locator(".screen .result h2").wait_for()
        self.take(wall, "screen-end")

    def curtain(self) -> None:
        page = self.visitor()
        open_table(page, "barking", players=2)
        page.get_by_role("button", name="Sit here too").click()
        page.get_by_role("button", name="Start the game").click()
        page.get_by_role("button", name="I'm ").wait_for()
        self.take(page, "curtain")

    def company(self) -> None:
        """Show a clock, and a request from one player to another."""
        page, guest = self.visitor(), self.visitor()
        open_table(page, "dig", players=2, clock=180)
        guest.goto(page.url)
        guest.get_by_role("button", name="Sit here").click()
        page.get_by_label("Who starts").select_option(index=1)
        page.get_by_role("button", name="Start the game").click()
        page.locator(".table.mine").wait_for()
        self.take(page, "clock")
        guest.get_by_role("button", name="Menu").click()
        guest.get_by_role("button", name="Offer to end").click()
        page.locator(".offer").wait_for()
        self.take(page, "offer")
        self.take(guest, "offered")

    def game(self, game: str) -> None:
        page = self.visitor()
        page.goto("/")
        page.locator(f"article.{game}").get_by_role("button", name="Play now").click()
        page.locator(".table.mine").wait_for()
        self.take(page, f"{game}-start")
        page = self.visitor()
        reader = Reader(page)
        table = played_on(self.people, page, game, turns_left=8)
        page.locator(".table.mine").wait_for()
        self.take(page, f"{game}-middle")
        page.get_by_role("button", name="Menu").click()
        self.take(page, f"{game}-menu")
        if game in COACHED:
            page.get_by_role("checkbox", name="Coach").check()
            page.keyboard.press("Escape")
            page.locator(".coach .first").wait_for()
            self.take(page, f"{game}-coach")
        else:
            page.keyboard.press("Escape")
        page.get_by_role("button", name="What would Top Dog do?").click()
        page.get_by_role("button", name="Do it").wait_for()
        self.take(page, f"{game}-hint")
        play_to_the_end(reader)
        self.take(page, f"{game}-end")
        # The result is beside the board or, where there is no room, in a sheet above it.
        page.locator("#end-how:visible").evaluate("heading => heading.scrollIntoView()")
        self.take(page, f"{game}-scored")
        page.goto("/me")
        page.locator(".share").first.wait_for()
        self.take(page, f"{game}-record", whole=True)
        page.goto(f"/replay/{table}")
        page.get_by_role("button", name="To the end").click()
        self.take(page, f"{game}-replay")

    def moments(self, game: str) -> None:
        for name, players, wanted, seed, options in moments_of(game, "MOMENTS"):
            page = self.visitor()
            take_seat(self.people, page, game, players, moment(game, players, wanted, seed, **options))
            page.locator(".table.mine .board button").first.wait_for()
            self.take(page, f"{game}-{name}")
            page.context.close()


def asked_for(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    everything = ["places", *games()]
    parser.add_argument("chosen", nargs="*", metavar="GAME", help=", ".join(everything))
    parser.add_argument("--day", action="store_true", help="not by night")
    parser.add_argument("--in", dest="languages", default="", help="languages, behind commas: on a phone by day")
    given = parser.parse_args(arguments)
    if unknown := [each for each in given.chosen if each not in everything]:
        parser.error(f"no {unknown[0]} here: choose from {', '.join(everything)}")
    given.chosen = given.chosen or everything
    given.languages = given.languages.split(",") if given.languages else []
    return given


def main(arguments: list[str]) -> int:
    given = asked_for(arguments)
    languages = given.languages
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browsers.find(), args=browsers.ARGUMENTS)
        for size in ["phone"] if languages else SIZES:
            for dark in (False,) if languages or given.day else (False, True):
                album = Album(browser, server.url, size, dark, languages)
                for each in given.chosen:
                    if each == "places":
                        album.places()
                    else:
                        album.moments(each)
                        album.game(each)
                album.people.leave()
        browser.close()
    print(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
