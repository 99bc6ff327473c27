"""Room for everything: nothing sticks out at any width, and no move needs scrolling on a desk or by one thumb."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.web.conftest import DESK, PHONE, Visitors
from tests.web.players import View, in_phase, moment, take_seat

WIDTHS = (360, 390, 768, 1280, 1920)
# Whatever does something now: it glows, or it is a button that is meant for this moment.
LIVE = (
    ".place.reach, .place.here, .held.can, .stock.can, .rob, .yard.live .dog, .treat[aria-disabled=false], .tile.can,"
    " .spot.can, .fence.can, .take, .rolled, .change, .number, .place.can, .card.can, .own .btn"
)
OUT_OF_SIGHT = """things => things.filter((thing) => {
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    const hidden = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const covered = !hidden || !(thing.contains(hidden) || hidden.closest('.dog, .do, .treat, .heap'));
    return width && (left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 || covered);
}).map((thing) => thing.outerHTML.slice(0, 120))"""


class Full(NamedTuple):
    """A moment with much on the table."""

    game: str
    name: str
    players: int
    wanted: Any
    options: dict[str, Any] = {}


def holding_three(view: View) -> bool:
    return in_phase("decide")(view) and len(view["board"]["hands"][0]) == 3


def many_packs(view: View) -> bool:
    return in_phase("act")(view) and sum(len(item["dogs"]) for item in view["board"]["items"]) > 8


def many_dogs(view: View) -> bool:
    return in_phase("rolled")(view) and len(view["board"]["seats"][0]["cards"]) > 3


MOMENTS = [
    Full("dig", "a whole yard", 4, in_phase("act")),
    Full("dig", "a full mouth", 3, holding_three),
    Full("goodboy", "a heap to lay", 4, in_phase("laying")),
    Full("goodboy", "a robbery", 4, in_phase("robbing")),
    Full("spots", "many dice", 4, in_phase("setting-aside"), {"set": "obstacle-course"}),
    Full("spots", "a search", 3, in_phase("rolled", trick="search"), {"set": "kennel-club"}),
    Full("spots", "many dogs", 4, many_dogs),
    Full("barking", "a crowd", 5, many_packs),
    Full("barking", "too many cards", 3, in_phase("discard")),
]


@pytest.mark.parametrize("full", MOMENTS, ids=lambda full: f"{full.game}: {full.name}")
def test_a_full_table_has_room(visitors: Visitors, full: Full) -> None:
    page = visitors.come()
    take_seat(visitors, page, full.game, full.players, moment(full.game, full.players, full.wanted, **full.options))
    page.locator(".table.mine .board button").first.wait_for()
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(150)
        assert page.locator(LIVE).count() > 0
        assert page.locator(LIVE).evaluate_all(OUT_OF_SIGHT) == [], f"{size}"
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844 if width < 500 else 1000})
        page.wait_for_timeout(50)
        wide = page.evaluate(
            "Math.max(document.documentElement.scrollWidth, document.querySelector('main.board').scrollWidth)"
        )
        assert wide <= width, f"{wide} at {width}"
