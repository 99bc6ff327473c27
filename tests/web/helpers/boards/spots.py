"""Spots' board."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.helpers.boards import Moment, Press, View, any_of, in_phase, press_what_glows

LIVE = ".tile.can, .spot.can, .fence.can, .take, .rolled, .change, .number, .own .btn"
PROMISES = ("^Done", "Place them all", "Score", "Roll", "face up")
KEYS = "1"
MANY = 5
"""Dogs that wait for dice."""


def pick(page: Page, rng: random.Random, _step: int) -> Locator | None:
    ways = [".acts .btn.go:enabled", ".acts .btn:not(.go, .warn):enabled"]
    rng.shuffle(ways)
    return any_of(
        page,
        rng,
        ".choices button",
        ".spot.can",
        ".take",
        ways[0],
        ".fence.can",
        ways[1],
        ".tile.can",
        ".btn.warn",
        ".rolled",
    )


def move(page: Page, press: Press, _view: View, rng: random.Random, played: Callable[[], bool]) -> None:
    press_what_glows(page, press, rng, played, pick)


def learn(page: Page, press: Press, text: str, view: View) -> None:
    word, *rest = text.split()
    if word == "do":
        slot = next(tile["slot"] for tile in view["board"]["tiles"] if tile["trick"] == rest[0])
        press(page.locator(".tile").nth(slot))
    elif word == "name":
        press(page.locator(f"[data-place='roll-{rest[0]}']"))
    elif word == "reroll":
        press(page.locator(".acts .btn:has(.cost)"))
    elif word == "roll":
        press(page.locator(".acts .btn.go"))
    else:
        cards = [card["dog"] for card in view["board"]["seats"][0]["cards"]]
        for number, goal in re.findall(r"(\d)>([a-z-]+)", text):
            press(page.locator(f"[data-place='roll-{number}']"))
            spot = page.locator(f"[data-place='spot-0-{cards.index(goal)}-{number}']") if goal != "yard" else None
            press(spot or page.locator(".own .fence"))


def dice(view: View, least: int) -> bool:
    return in_phase("rolled")(view) and len(view["board"]["roll"]) >= least


def many_dogs(view: View) -> bool:
    cards = view["board"]["seats"][0]["cards"]
    return in_phase("rolled")(view) and sum(not card["scored"] for card in cards) >= MANY


def late_choice(view: View) -> bool:
    return in_phase("choose")(view) and view["version"] > 60


MOMENTS = [
    Moment("digging", 2, in_phase("digging"), 0, {"set": "dog-park"}),
    Moment("naming", 2, in_phase("naming"), 0, {"set": "dog-park"}),
    Moment("setting-aside", 4, in_phase("setting-aside"), 0, {"set": "obstacle-course"}),
    Moment("taking", 2, in_phase("taking"), 0, {"set": "obstacle-course"}),
    Moment("moving", 2, in_phase("moving"), 0, {"set": "obstacle-course"}),
    Moment("searching", 2, in_phase("rolled", trick="search"), 0, {"set": "kennel-club"}),
    Moment("settling", 3, lambda view: dice(view, 3)),
    Moment("free-range", 2, late_choice, 0, {"free_range": True}),
    Moment("solo", 1, lambda view: view["version"] > 40),
]
CROWDED = [
    Moment("many dice", 4, in_phase("setting-aside"), 0, {"set": "obstacle-course"}),
    Moment("a search", 3, in_phase("rolled", trick="search"), 0, {"set": "kennel-club"}),
    Moment("many dogs", 4, many_dogs),
]
