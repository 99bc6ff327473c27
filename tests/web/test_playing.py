"""Whole games, played through the page."""

from tests.web.conftest import Visitors
from tests.web.players import play_to_the_end


def test_dig_against_bots_from_the_front_door_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.locator("article.dig").get_by_role("button", name="Play now").click()
    play_to_the_end("dig", page)
    assert page.get_by_role("heading", name="wins!").or_(page.get_by_role("heading", name="share")).count()
    page.get_by_role("button", name="Check the dice").click()
    page.get_by_text("all of them come from the seed").wait_for()
    page.get_by_text("That commitment is the one this browser saw").wait_for()
    page.get_by_text("The random bytes of this browser were mixed in").wait_for()
