"""Everything that can be tapped can be dragged: by a mouse on a desktop and by a finger on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.boards import View, in_phase
from tests.web.helpers.players import moment, take_seat

STEPS = 6
Drag = Callable[[Page, Locator, Locator], None]


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page, what: Locator, where: Locator) -> None:
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(where), steps=STEPS)
    page.mouse.up()


def by_finger(page: Page, what: Locator, where: Locator) -> None:
    session = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(what), middle(where)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    for step in range(1, STEPS + 1):
        touch("touchMove", (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS))
    touch("touchEnd")


@pytest.fixture(params=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, visitors: Visitors) -> tuple[Page, Drag]:
    finger = request.param == "finger"
    return (visitors.come(PHONE, touch=True), by_finger) if finger else (visitors.come(), by_mouse)


def begin(visitors: Visitors, page: Page, game: str, wanted: Callable[[View], bool]) -> str:
    """A table in such a moment; its version, as the page says it."""
    take_seat(visitors, page, game, 2, moment(game, 2, wanted))
    page.locator(".table.mine .board button").first.wait_for()
    return page.locator(".table").get_attribute("data-version") or ""


def test_digs_dog_goes_where_it_is_dropped(visitors: Visitors, hand: tuple[Page, Drag]) -> None:
    page, drag = hand
    before = begin(visitors, page, "dig", lambda view: any(each["kind"] == "move" for each in view["legal"]))
    goal = page.locator(".place.reach").last
    where = goal.get_attribute("data-step")
    drag(page, page.locator(".ground > .dog.mine"), goal)
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    expect(page.locator(".story").first).to_contain_text(f"{where}")


def test_a_tap_on_digs_dog_is_a_tap_on_its_card(visitors: Visitors) -> None:
    page = visitors.come()
    before = begin(visitors, page, "dig", lambda view: any(each["kind"] == "dig" for each in view["legal"]))
    page.locator(".ground > .dog.mine").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    expect(page.get_by_role("button", name="Keep all").or_(page.get_by_text("put one back")).first).to_be_visible()


def test_good_boys_treat_goes_to_the_yard_it_is_dropped_on(visitors: Visitors, hand: tuple[Page, Drag]) -> None:
    page, drag = hand
    begin(visitors, page, "goodboy", in_phase("laying"))
    treats = page.locator(".treats .treat")
    treats.first.wait_for()
    drag(page, treats.first, page.locator(".yard.live .picture").last)
    expect(page.locator(".yard").last.locator(".back")).to_have_count(1)


def test_spots_die_goes_to_the_spot_or_the_yard(visitors: Visitors, hand: tuple[Page, Drag]) -> None:
    page, drag = hand

    def two_ways(view: View) -> bool:
        board = view["board"]
        return board["phase"] == "rolled" and len(board["roll"]) == 1 and bool(board["targets"][0]["cards"])

    before = begin(visitors, page, "spots", two_ways)
    drag(page, page.locator(".rolled").first, page.locator(".spot.can").first)
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def test_barkings_group_goes_to_the_item_it_is_dropped_on(visitors: Visitors, hand: tuple[Page, Drag]) -> None:
    page, drag = hand
    before = begin(
        visitors, page, "barking", lambda view: any(each["kind"] == "lay" and each["items"] for each in view["legal"])
    )
    group = page.locator(".card.can").first
    group.click()
    goal = page.locator(".place.can").first
    goal_number = goal.get_attribute("data-item")
    group.click()  # put back
    drag(page, group, page.locator(f"[data-item='{goal_number}'] .title"))
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
