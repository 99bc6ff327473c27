"""Every screen: whatever a turn offers is in sight, uncovered and big enough for a finger, without scrolling, and
nothing sticks out at any width."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page

from barkade.games import games
from tests.web.conftest import Visitors
from tests.web.helpers.boards import Moment, live_of, moments_of
from tests.web.helpers.players import Reader, click, moment, take_seat, version
from tests.web.helpers.waiting import comes_to, drawn

FINGER = 36
"""Pixels: cards and spots are at least as wide and high."""
MOST_ACTIONS = 8


class Screen(NamedTuple):
    name: str
    width: int
    height: int
    text: int = 100
    """Per cent of the usual size."""


SCREENS = [
    Screen("a phone on its side", 844, 390),
    Screen("a phone with the browser's bars", 390, 664),
    Screen("a small Android phone", 360, 580),
    Screen("the smallest phone", 320, 568),
    Screen("a small laptop", 1366, 625),
    Screen("a desk at 200 % zoom", 640, 400),
    Screen("a phone with large text", 390, 844, text=200),
    Screen("a desk with large text", 1280, 800, text=200),
]
USUAL = [Screen("a desk", 1280, 800), Screen("a phone", 390, 844)]
WIDTHS = (360, 390, 768, 1280, 1920)
TOO_WIDE = """width => Math.max(
    document.documentElement.scrollWidth, document.querySelector('main.board').scrollWidth
) > width"""
WRONG = """([thing, finger]) => {
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
    const at = [(left + right) / 2, (top + bottom) / 2];
    const seen = document.elementFromPoint(...at);
    // What lies on a card may be tapped as well, such as the dog that stands there; another card or spot may not.
    const dog = thing.matches('.place') && seen?.closest('.dog');
    const over = thing.contains(seen) || Boolean(dog || seen?.closest('.do, .treat, .heap'));
    const inside = thing.closest('.own') !== null || !seen?.closest('.own');
    if (left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'out of sight';
    if (!over || !inside) return `covered by ${seen?.outerHTML.slice(0, 100)}`;
    if (Math.min(width, height) < finger - 0.5) return `only ${width} by ${height} pixels`;
    return '';
}"""

# The board measures its place and lays itself out in it, which takes some frames.
SETTLED = """() => new Promise((done) => {
    const boxes = () => JSON.stringify([...document.querySelectorAll('main.board button')].map((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [x, y, width, height];
    }));
    let was = '';
    let same = 0;
    let frames = 0;
    const look = () => {
        const now = boxes();
        same = now === was ? same + 1 : 0;
        was = now;
        if (same >= 5 || ++frames > 100) done();
        else requestAnimationFrame(look);
    };
    look();
})"""


def wrong_with(thing: Locator) -> str:
    return str(thing.evaluate(f"thing => ({WRONG})([thing, {FINGER}])"))


def look_at_all(page: Page, game: str, where: str) -> None:
    live = page.locator(live_of(game))
    assert live.count() > 0, where
    all_wrong = live.evaluate_all(
        f"things => things.map((thing) => [thing.outerHTML.slice(0, 120), ({WRONG})([thing, {FINGER}])])"
        ".filter(([, wrong]) => wrong)"
    )
    assert all_wrong == [], where


def set_up(page: Page, screen: Screen) -> None:
    page.evaluate("text => { document.documentElement.style.fontSize = `${text}%` }", screen.text)
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate(SETTLED)


def sit_down(visitors: Visitors, page: Page, game: str, full: Moment) -> None:
    take_seat(visitors, page, game, full.players, moment(game, full.players, full.wanted, full.seed, **full.options))
    page.locator(f".table.mine :is({live_of(game)})").first.wait_for()
    page.locator(".notice").get_by_role("button", name="Close").click()


@pytest.mark.parametrize("game", games())
def test_a_turn_is_played_without_scrolling(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    reader = Reader(page)
    sit_down(visitors, page, game, Moment("any", 3, lambda _view: True))
    for screen in SCREENS:
        set_up(page, screen)

        def press(thing: Locator, screen: Screen = screen) -> None:
            wrong = wrong_with(thing)
            assert not wrong, f"{screen.name}: {thing}: {wrong}"
            assert "[object" not in page.locator("body").inner_text(), screen.name
            click(thing)

        for _action in range(MOST_ACTIONS):
            before = version(page)
            page.wait_for_function("() => document.querySelector('.table.mine:not(.busy), .table.over')")
            if page.locator(".table.over").count():
                return
            page.evaluate(SETTLED)
            look_at_all(page, game, screen.name)
            reader.move(press)
            page.wait_for_function("was => Number(document.querySelector('.table').dataset.version) > was", arg=before)
            if not page.locator(".table.mine").count():
                break


CROWDED = [(game, full) for game in games() for full in moments_of(game, "CROWDED")]


@pytest.mark.parametrize(("game", "full"), CROWDED, ids=lambda each: getattr(each, "name", each))
def test_a_full_table_has_room_and_all_its_controls_in_sight(visitors: Visitors, game: str, full: Moment) -> None:
    page = visitors.come()
    sit_down(visitors, page, game, full)
    for screen in (*SCREENS, *USUAL):
        set_up(page, screen)
        look_at_all(page, game, screen.name)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844 if width < 500 else 1000})
        drawn(page)
        comes_to(page, partial(page.evaluate, TOO_WIDE, width), False)
