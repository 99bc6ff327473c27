"""People who play by what they see: they press what glows."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

PATIENCE = 240.0
Press = Callable[[Locator], None]


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


def type_enter(what: Locator) -> None:
    """By the keyboard alone: what can be focused can be pressed."""
    what.focus()
    what.press("Enter")


def dig(page: Page, press: Press, turn: int) -> None:
    """A player of DIG: dig and deliver where it goes, else walk on."""
    put, keep = page.locator(".held.can:has(.do)"), page.locator(".own .acts .btn.go")
    here, reach = page.locator(".place.here"), page.locator(".place.reach")
    if keep.count():
        press(keep.first)
    elif put.count():
        press(put.first)
    elif here.count():
        press(here.first)
    elif reach.count():
        press(reach.nth(turn * 7 % reach.count()))


PLAYERS: dict[str, Callable[[Page, Press, int], None]] = {"dig": dig}


def version(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-version") or -1)


def play_to_the_end(game: str, *pages: Page, press: Press = click) -> None:
    """Everybody plays whenever it is their turn, until all see the end."""
    until = time.monotonic() + PATIENCE
    turn = 0
    while not all(page.locator(".table.over").count() for page in pages):
        assert time.monotonic() < until, "the game does not come to an end"
        for page in pages:
            if page.locator(".table.mine:not(.busy)").count():
                before = version(page)
                PLAYERS[game](page, press, turn)
                turn += 1
                page.wait_for_function(
                    "before => document.querySelector('.table')?.dataset.version != before", arg=str(before)
                )
        pages[0].wait_for_timeout(20)
