"""The pace of whoever looks: one thing after another, and the rest at a tap."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.boards.dig import end_turn
from tests.web.helpers.players import Reader, moment, near_the_end, play_to_the_end, take_seat, version

EASY = "localStorage['barkade-settings'] = JSON.stringify({ pace: 'easy', soundOffered: true })"
WATCH = """() => {
    const table = document.querySelector('.table');
    window.shown = [];
    new MutationObserver(() => window.shown.push([Number(table.dataset.version), performance.now()]))
        .observe(table, { attributeFilter: ['data-version'] });
}"""
LEAST = 700
"""Milliseconds between two things that others do."""


def steps(shown: list[list[float]]) -> list[Any]:
    return [later[0] - earlier[0] for earlier, later in pairwise(shown)]


def test_bots_are_watched_move_by_move_and_a_tap_shows_the_rest_without_playing(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(EASY)
    take_seat(visitors, page, "dig", 3, moment("dig", 3, lambda view: any(a["kind"] == "stop" for a in view["legal"])))
    page.locator(".table.mine").wait_for()
    page.evaluate(WATCH)

    end_turn(page)
    page.locator(".table:not(.mine)").wait_for()
    page.locator(".table.mine").wait_for()
    shown = page.evaluate("shown")
    assert len(shown) > 3 and set(steps(shown)) == {1}, shown
    assert all(later[1] - earlier[1] > LEAST for earlier, later in pairwise(shown[1:])), shown

    end_turn(page)
    page.locator(".table:not(.mine)").wait_for()
    page.wait_for_timeout(2500)  # the bots have played; the page is still at their first moves
    assert not page.locator(".table.mine").count()
    places = page.locator(".dig .place")
    for each in range(places.count()):
        if page.locator(".table.mine").count():
            break
        places.nth(each).click(force=True)
    page.locator(".table.mine").wait_for()
    now = version(page)
    page.wait_for_timeout(300)
    assert version(page) == now, "a tap that meant “go on” has played"


ORDER = """() => {
    window.seen = [];
    new MutationObserver(() => {
        const title = document.querySelector('.moments .title')?.textContent ?? '';
        const seen = [['win', title.includes('win')], ['sheet', document.querySelector('dialog .result')]];
        for (const [name, there] of seen) if (there && !window.seen.includes(name)) window.seen.push(name);
    }).observe(document.body, { childList: true, subtree: true });
}"""
INSIDE = """() => {
    const layer = document.querySelector('.moments');
    if (!layer) return true;
    const { left, right, top, bottom } = layer.getBoundingClientRect();
    return [...layer.querySelectorAll('.float')].every((each) => {
        const box = each.getBoundingClientRect();
        return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    });
}"""


def test_on_a_phone_the_win_is_seen_before_the_result_covers_the_board(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.add_init_script(EASY)
    reader = Reader(page)
    take_seat(visitors, page, "dig", 2, near_the_end("dig", 2, 1))
    page.evaluate(ORDER)
    play_to_the_end(reader)
    page.locator("dialog .result").wait_for()
    assert page.evaluate("seen") == ["win", "sheet"]


def test_points_float_inside_the_board_of_a_phone_on_its_side(visitors: Visitors) -> None:
    page = visitors.come({"width": 844, "height": 390})
    page.add_init_script(EASY)
    take_seat(
        visitors, page, "dig", 3, moment("dig", 3, lambda view: any(a["kind"] == "deliver" for a in view["legal"]))
    )
    page.locator(".table.mine .place.here .do").wait_for()
    page.locator(".place.here").click()
    page.locator(".moments .float").first.wait_for()
    assert page.evaluate(INSIDE)


TOLD = """() => {
    const seen = (each) => Number(getComputedStyle(each).opacity);
    const layer = document.querySelector('.moments');
    return {
        over: [...layer.children].filter((each) => !each.matches('.card, .float') && seen(each) > 0.05).length,
        taken: layer.querySelectorAll('.items i').length,
        left: [...document.querySelectorAll('.picture[data-place^=item-]')].filter((each) => seen(each) > 0.5).length,
        items: document.querySelectorAll('.picture[data-place^=item-]').length,
    };
}"""


def round_ends(view: dict[str, Any]) -> bool:
    """Tell whether nothing is left but to pass, after everybody else has."""
    return view["board"]["passed"] == [False, True] and {each["kind"] for each in view["legal"]} == {"pass"}


def test_what_was_won_is_gone_from_the_street_and_hides_no_points(visitors: Visitors) -> None:
    page = visitors.come({"width": 844, "height": 390}, still=False)
    page.add_init_script(EASY)
    take_seat(visitors, page, "barking", 2, moment("barking", 2, round_ends))
    page.locator(".table.mine .own .btn.go").click()
    page.locator(".moments .float").first.wait_for()
    page.locator(".moments table").wait_for()
    told = page.evaluate(TOLD)
    assert told["over"] == 0, "copies of items lie over the board"
    assert told["taken"] > 0 and told["left"] == told["items"] - told["taken"], told
