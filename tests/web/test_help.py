"""Help at the table: Top Dog's hint, the coach's numbers, and none of either where none was agreed on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.games.examples import COACHED
from tests.web.conftest import Visitors
from tests.web.helpers.boards import board_of
from tests.web.helpers.players import open_table, played_on, version

UNTIL_COMPILED = 120_000
WHERE_CARDS_LIE = """() => [...document.querySelectorAll('.place')].map((card) => {
    const { x, y, width } = card.getBoundingClientRect();
    return [x, y, width];
})"""


def start(page: Page, game: str, help_with: str = "all") -> None:
    """A table against one bot at which the visitor moves first."""
    open_table(page, game, players=2, help_with=help_with)
    page.get_by_label("Who starts").select_option(index=1)
    page.get_by_role("button", name="Fill one seat and start").click()
    page.locator(".table.mine").wait_for()


def switch_coach_on(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Coach").check()
    page.keyboard.press("Escape")


def test_top_dog_shows_what_it_would_do_and_does_it(visitors: Visitors) -> None:
    page = visitors.come()
    start(page, "dig")
    before = version(page)
    page.locator(".settled").wait_for()
    lying = page.evaluate(WHERE_CARDS_LIE)
    page.get_by_role("button", name="What would Top Dog do?").click()
    do_it = page.get_by_role("button", name="Do it")
    do_it.wait_for(timeout=UNTIL_COMPILED)
    assert page.evaluate(WHERE_CARDS_LIE) == lying  # what is said about the board doesn't move it
    rows = page.get_by_role("region", name="Top Dog would").locator(".row")
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    expect(rows.first).to_contain_text("%")
    assert page.locator(".hinted").count()
    where = page.locator(".hinted").first.get_attribute("data-step")
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    assert page.locator(".hinted").first.get_attribute("data-step") != where
    do_it.click()
    page.wait_for_function("was => document.querySelector('.table').dataset.version != was", arg=str(before))
    expect(page.get_by_role("region", name="Top Dog would")).to_have_count(0)


@pytest.mark.parametrize("game", COACHED)
def test_the_coachs_numbers_lie_on_the_things_they_are_about(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    played_on(visitors, page, game, turns_left=8)
    page.locator(".table.mine").wait_for()
    assert page.locator(".odds").count() == 0
    switch_coach_on(page)
    page.locator(".coach .first").wait_for()
    if getattr(board_of(game), "has_odds", bool)(page):
        page.locator(".odds").first.wait_for(state="attached")


def test_nobody_helps_where_no_help_was_agreed_on(visitors: Visitors) -> None:
    page = visitors.come()
    start(page, "dig", help_with="none")
    expect(page.get_by_role("button", name="What would Top Dog do?")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("checkbox", name="Coach")).to_be_disabled()
