"""The game of the day in the page: from home to the table, and to the results."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.axe import violations_in_every_light
from tests.web.helpers.players import Reader, play_elsewhere, tap


def test_one_try_a_day_and_its_result_in_the_table(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    reader = Reader(page)
    page.goto("/")
    page.get_by_role("link", name="Spots against Pes").tap()
    page.get_by_role("button", name="Play today's game").tap()
    page.locator(".table.mine").wait_for()
    reader.move(tap)
    page.goto("/daily/spots")
    page.get_by_role("button", name="Carry on with your game").tap()
    page.locator(".table.mine").wait_for()
    play_elsewhere(page, table=page.url, until=None)
    page.locator(".table.over").wait_for()
    expect(page.get_by_role("button", name="Check the draws")).to_have_count(0)
    page.get_by_role("link", name="Results of the day").tap()
    mine = page.locator("tr.own")
    expect(mine.locator("td").first).to_have_text("1")
    expect(page.get_by_role("button", name="Play today's game")).to_have_count(0)
    assert violations_in_every_light(page) == []
    mine.get_by_role("link").tap()
    page.get_by_role("slider").wait_for()
