"""Room for everything: nothing sticks out at any width, and no move needs scrolling on a desk or by one thumb."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from barkade.games import games
from tests.web.conftest import DESK, PHONE, Visitors
from tests.web.helpers.boards import Moment, live_of, moments_of
from tests.web.helpers.players import moment, take_seat
from tests.web.helpers.waiting import comes_to, drawn

WIDTHS = (360, 390, 768, 1280, 1920)
OUT_OF_SIGHT = """things => things.filter((thing) => {
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    const hidden = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const covered = !hidden || !(thing.contains(hidden) || hidden.closest('.dog, .do, .treat, .heap'));
    return width && (left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 || covered);
}).map((thing) => thing.outerHTML.slice(0, 120))"""
TOO_WIDE = """width => Math.max(
    document.documentElement.scrollWidth, document.querySelector('main.board').scrollWidth
) > width"""

MOMENTS = [(game, full) for game in games() for full in moments_of(game, "CROWDED")]


@pytest.mark.parametrize(("game", "full"), MOMENTS, ids=lambda each: getattr(each, "name", each))
def test_a_full_table_has_room(visitors: Visitors, game: str, full: Moment) -> None:
    page = visitors.come()
    take_seat(visitors, page, game, full.players, moment(game, full.players, full.wanted, full.seed, **full.options))
    live = page.locator(live_of(game))
    live.first.wait_for()  # the game's own board comes after the table
    page.locator(".notice").get_by_role("button", name="Close").click()  # where the game comes from has been read
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        drawn(page)
        expect(live).not_to_have_count(0)
        comes_to(page, lambda: live.evaluate_all(OUT_OF_SIGHT), [])
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844 if width < 500 else 1000})
        drawn(page)
        comes_to(page, partial(page.evaluate, TOO_WIDE, width), False)
