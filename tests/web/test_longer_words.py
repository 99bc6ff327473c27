"""Every place has room for words that are 40 % longer than English ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from barkade.games import games
from tests.web import test_accessibility as places
from tests.web.conftest import Visitors
from tests.web.helpers.longer import LongerWords, stretched
from tests.web.helpers.players import played_on
from tests.web.helpers.waiting import comes_to, drawn

WIDTHS = (360, 390, 1280)
Place = Callable[[Visitors, Page], None]
CUT = """() => [...document.querySelectorAll('.btn, label, [role=tab], nav a, .doors a, h1, h2')]
  .filter((each) => each.checkVisibility() && !each.closest('.heard, [inert]') && each.clientWidth > 1)
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 6)
  .map((each) => `${each.className || each.tagName}: ${each.textContent.trim().slice(0, 60)}`)"""


def lesson_of(game: str) -> Place:
    def lesson(_visitors: Visitors, page: Page) -> None:
        page.goto(f"/learn/{game}")
        page.locator(f".learn .{game}").wait_for()
        while page.locator(".doors .btn.go").count():
            page.locator(".doors .btn.go").click()
        page.locator(".doors .btn.small").click()

    lesson.__name__ = f"lesson-{game}"
    return lesson


def table_of(game: str) -> Place:
    def table(visitors: Visitors, page: Page) -> None:
        played_on(visitors, page, game, turns_left=6)
        page.locator(f".table.mine div.{game}").wait_for()  # a dog may be barking, too

    table.__name__ = f"table-{game}"
    return table


EVERYWHERE = [*places.PLACES, *(make(game) for make in (table_of, lesson_of) for game in games())]


def test_a_text_gets_two_fifths_longer_and_keeps_its_beginning() -> None:
    assert stretched("menu = Menu\n") == "menu = Menudo\n"
    assert stretched("home = Back to the games\n") == "home = Back to the games donauda\n"
    assert stretched("sign = { $number }\n") == "sign = { $number }\n"
    several = stretched("free = { $free ->\n    [one] One free seat\n   *[other] { $free } free seats\n}\n")
    assert "One free seat donaud" in several and "free seats dona" in several


@pytest.mark.parametrize("place", EVERYWHERE, ids=lambda place: place.__name__)
def test_nothing_is_cut_off_and_nothing_sticks_out(visitors: Visitors, place: Place) -> None:
    longer = LongerWords()
    page = visitors.come()
    longer.speak(page)
    place(visitors, page)
    assert "donau" in page.locator("body").inner_text()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844 if width < 500 else 800})
        drawn(page)
        comes_to(page, partial(page.evaluate, CUT), [])
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
