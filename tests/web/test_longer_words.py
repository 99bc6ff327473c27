"""Every board and every lesson has room for words that are 40 % longer than English ones, as every other place has
(test_accessibility.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from barkade.games import games
from tests.web.conftest import Visitors
from tests.web.helpers.longer import LongerWords, must_have_room, stretched
from tests.web.helpers.players import played_on

Place = Callable[[Visitors, Page], None]


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


EVERYWHERE = [make(game) for make in (table_of, lesson_of) for game in games()]


def test_a_text_gets_two_fifths_longer_and_keeps_its_beginning() -> None:
    assert stretched("menu = Menu\n") == "menu = Menudo\n"
    assert stretched("home = Back to the games\n") == "home = Back to the games donauda\n"
    assert stretched("sign = { $number }\n") == "sign = { $number }\n"
    several = stretched("free = { $free ->\n    [one] One free seat\n   *[other] { $free } free seats\n}\n")
    assert "One free seat donaud" in several and "free seats dona" in several


@pytest.mark.parametrize("place", EVERYWHERE, ids=lambda place: place.__name__)
def test_nothing_is_cut_off_and_nothing_sticks_out(visitors: Visitors, place: Place) -> None:
    page = visitors.come()
    LongerWords().speak(page)
    place(visitors, page)
    must_have_room(page)
