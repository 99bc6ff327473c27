"""DIG's board."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Page

from barkade.bots import good_dog_choice
from tests.web.helpers.boards import Moment, Press, View, in_phase, with_kind

LIVE = ".place.reach, .place.here, .held.can, .own .btn"
PROMISES = ("Deliver", "Dig", "Keep", r"(Go|Trot) to")
KEYS = "e e"


def move(page: Page, press: Press, view: View, rng: random.Random, _played: Callable[[], bool]) -> None:
    """A game of dogs that wander about has no end, so the bot is asked."""
    do(page, press, good_dog_choice(view, rng))


def do(page: Page, press: Press, action: Mapping[str, Any]) -> None:
    """Press what stands for an action."""
    match action["kind"]:
        case "move":
            press(page.locator(f"[data-step='{action['to']}']"))
        case "dig":
            press(page.locator(".place.here"))
        case "put":
            press(page.locator(".held").nth(action["slot"]))
        case "deliver":
            for slot in action["slots"]:
                press(page.locator(".held").nth(slot))
            press(page.locator(".place.here"))
        case "keep":
            press(page.locator(".acts .btn.go"))
        case "stop":
            end_turn(page, press)


def end_turn(page: Page, press: Press = lambda what: what.click()) -> None:
    """It is asked once whether that is meant: there are always actions left, or the turn would be over."""
    press(page.locator("[aria-keyshortcuts=e]"))
    sure = page.locator("[aria-keyshortcuts=e].warn")
    sure.wait_for()
    press(sure)


def learn(page: Page, press: Press, text: str, view: View) -> None:
    do(page, press, next(each for each in view["legal"] if sorted(each["text"].split()) == sorted(text.split())))


def holding(view: View, least: int) -> bool:
    return in_phase("decide")(view) and len(view["board"]["hands"][0]) >= least


MOMENTS = [
    Moment("four", 4, lambda view: in_phase("act")(view) and view["version"] > 60),
    Moment("put-back", 3, lambda view: holding(view, 2)),
    Moment("must-put", 3, lambda view: holding(view, 4)),
    Moment("deliver", 2, with_kind("deliver")),
]
CROWDED = [
    Moment("a whole yard", 4, in_phase("act")),
    Moment("a full mouth", 3, lambda view: holding(view, 3) and len(view["board"]["hands"][0]) == 3),
    Moment("a mouth too full", 4, lambda view: holding(view, 4)),
]
