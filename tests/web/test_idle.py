"""Idle is idle: a page that nobody touches and on which nothing happens takes hardly any processor time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from barkade.games import games
from tests.web.conftest import Visitors
from tests.web.helpers.boards import live_of
from tests.web.helpers.players import played_on

MOST = 0.02
"""Of one core."""
LOOKED_AT = 5_000
STILL = "() => document.getAnimations().every((each) => each.playState !== 'running')"


def share_of_a_core(page: Page) -> float:
    """Processor time, not time on the clock: a busy machine makes no difference."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def measure() -> dict[str, float]:
        return {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}

    before = measure()
    page.wait_for_timeout(LOOKED_AT)
    after = measure()
    return (after["ProcessTime"] - before["ProcessTime"]) / (after["Timestamp"] - before["Timestamp"])


@pytest.mark.parametrize("game", games())
def test_a_table_at_which_nobody_moves(visitors: Visitors, game: str) -> None:
    page = visitors.come(still=False)
    played_on(visitors, page, game, turns_left=4)
    page.locator(f".table.mine :is({live_of(game)})").first.wait_for()
    page.wait_for_function(STILL)
    assert share_of_a_core(page) < MOST


def test_the_page_of_all_games(visitors: Visitors) -> None:
    page = visitors.come(still=False)
    page.goto("/")
    page.locator("article").first.wait_for()
    page.wait_for_function(STILL)
    assert share_of_a_core(page) < MOST
