"""The keyboard: shortcuts for what a turn offers, and arrows that follow the picture; answers at what was pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from barkade.games import games
from tests.web.conftest import Visitors
from tests.web.helpers.boards import Moment, board_of, live_of
from tests.web.helpers.players import moment, take_seat, version

KEYS = """() => [...document.querySelectorAll('[aria-keyshortcuts]')]
    .filter((each) => each.checkVisibility() && !each.matches(':disabled, [aria-disabled=true]'))
    .map((each) => each.getAttribute('aria-keyshortcuts'))"""
WHERE = "() => document.activeElement.getBoundingClientRect()"


def sit(visitors: Visitors, page: Page, game: str) -> None:
    start = Moment("any", 2, lambda view: view["board"]["phase"] in ("act", "rolling", "choose"))
    take_seat(visitors, page, game, 2, moment(game, 2, start.wanted))
    page.locator(f".table.mine :is({live_of(game)})").first.wait_for()


@pytest.mark.parametrize("game", games())
def test_what_a_turn_offers_has_a_key(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    sit(visitors, page, game)
    offered = page.evaluate(KEYS)
    assert len(offered) == len(set(offered)) >= 3
    page.keyboard.press("?")
    listed = page.get_by_role("dialog").locator("kbd")
    names = [each.lower() for each in listed.all_inner_texts()]
    assert names[: len(offered)] == offered
    page.keyboard.press("Escape")
    before = version(page)
    for key in board_of(game).KEYS.split():
        page.keyboard.press(key)
    page.wait_for_function("was => Number(document.querySelector('.table').dataset.version) > was", arg=before)
    page.wait_for_function("() => document.activeElement !== document.body")
    # Whoever wants no shortcuts has none.
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_refusal_answers_at_what_was_pressed(visitors: Visitors) -> None:
    page = visitors.come()
    sit(visitors, page, "dig")
    far = page.locator(".place:not(.reach, .here, .house)").last
    place = int(far.get_attribute("data-step") or 0)
    here = int(page.locator(".place[tabindex='0']:not(.reach)").first.get_attribute("data-step") or 0)
    far.click(force=True)  # what can't be done is marked as such
    bubble = page.get_by_role("alert")
    expect(bubble).to_contain_text(f"{abs(place - here)} places away")
    box, at = bubble.bounding_box(), far.bounding_box()
    assert box is not None and at is not None
    assert min(abs(box["y"] + box["height"] - at["y"]), abs(at["y"] + at["height"] - box["y"])) < 20
    expect(page.get_by_role("dialog")).to_have_count(0)
    bubble.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog")).to_contain_text("DIG-4.1")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement !== document.body")


def test_arrows_go_where_they_point(visitors: Visitors) -> None:
    page = visitors.come()
    sit(visitors, page, "spots")
    tiles = page.locator(".tile.can")
    tiles.first.focus()
    for key, axis, sign in (("ArrowRight", "x", 1), ("ArrowLeft", "x", -1)):
        was = page.evaluate(WHERE)
        page.keyboard.press(key)
        assert (page.evaluate(WHERE)[axis] - was[axis]) * sign > 0, key
