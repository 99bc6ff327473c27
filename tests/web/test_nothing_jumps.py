"""Nothing jumps: what is chosen, and what is said about the board, doesn't move the board under the finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from barkade.games import games
from tests.web.conftest import DESK, Visitors
from tests.web.helpers.boards import board_of, live_of
from tests.web.helpers.players import moment, take_seat

SHORT_PHONE = {"width": 390, "height": 664}
SIZES = [pytest.param(DESK, id="desk"), pytest.param(SHORT_PHONE, id="phone")]
LOOKS_AT_REST = 5
MOST_LOOKS = 200
# Layout, not what is lifted: a chosen card is moved up by a transform, and stays where it is.
WHERE = """() => [...document.querySelectorAll('.layout > *, .field button, .shelf button, .own > *')].map((thing) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = thing;
    return [thing.className, offsetLeft, offsetTop, offsetWidth, offsetHeight];
}).filter(([name]) => !String(name).includes('back'))"""


def boxes(page: Page) -> list[Any]:
    """Everything's place, at rest."""
    seen: list[Any] = []
    while len(seen) < LOOKS_AT_REST or any(look != seen[-1] for look in seen[-LOOKS_AT_REST:]):
        assert len(seen) < MOST_LOOKS, "the board does not come to rest"
        page.wait_for_timeout(60)
        seen.append(page.evaluate(WHERE))
    return [[str(name).split()[0], *box] for name, *box in seen[-1]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games())
def test_the_board_stays_where_it_is(visitors: Visitors, game: str, size: dict[str, int]) -> None:
    board = board_of(game)
    page = visitors.come(size)
    chooses, wanted = getattr(board, "CHOOSES", ("", lambda _view: True))
    take_seat(visitors, page, game, 3, moment(game, 3, wanted))
    page.locator(f".table.mine :is({live_of(game)})").first.wait_for()
    before = boxes(page)
    page.locator(".notice").get_by_role("button", name="Close").click()
    assert boxes(page) == before
    page.get_by_role("button", name="What would Top Dog do?").click()
    page.locator(".coach.asked").wait_for()
    assert boxes(page) == before
    page.locator(".coach.asked").get_by_role("button", name="Close").click()
    if chooses:
        page.locator(chooses).first.click()
        assert boxes(page) == before
