"""Good Boy's board."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.helpers.boards import Moment, Press, View, any_of, in_phase, press_what_glows

LIVE = ".stock.can, .rob, .yard.live button.dog, .treat[aria-disabled=false], .own .btn"
PROMISES = ("Come here", "Call!", "any-treat", "Roll", "Stop")
KEYS = "r"


def pick(page: Page, rng: random.Random, step: int) -> Locator | None:
    taking = any_of(page, rng, ".rob", ".stock.can", ".yard:has(.do) button.dog")
    if taking is not None:
        return taking
    if page.locator(".yard.live").count():  # lay the treats: serve every dog, then go on
        yards = page.locator(".yard.live button.dog")
        return yards.nth(step) if step < yards.count() else page.locator(".own .btn.big")
    return any_of(page, rng, *(".own .btn.big:not(.go)", ".own .btn.go.big")[:: rng.choice((1, -1))])


def move(page: Page, press: Press, _view: View, rng: random.Random, played: Callable[[], bool]) -> None:
    press_what_glows(page, press, rng, played, pick)


def learn(page: Page, press: Press, text: str, _view: View) -> None:
    if text == "roll":
        press(page.locator(".own .btn.go.big"))
    elif text == "stop":
        press(page.locator(".own .btn.big:not(.go)"))
    elif text.startswith("any "):
        press(page.locator(f"[data-place='pool-{text.removeprefix('any ')}']"))
    else:
        yard = int(text.removeprefix("lay ").partition(":")[0]) - 1
        press(page.locator(".yard").nth(yard).locator("button.dog"))
        press(page.locator(".own .btn.go.big"))


def has_odds(page: Page) -> bool:
    """Tell whether the coach has numbers to show: before a roll."""
    return page.get_by_role("button", name="Roll").count() > 0


MOMENTS = [
    Moment("choosing", 3, in_phase("choosing")),
    Moment("robbing", 3, in_phase("robbing")),
    Moment("laying", 4, in_phase("laying")),
    Moment("taking", 3, in_phase("taking")),
    Moment("harder", 2, lambda view: in_phase("rolling")(view) and view["board"]["rolls"] > 1, 0, {"hard": True}),
]
CHOOSES: tuple[str, Callable[[View], bool]] = (".yard.live button.dog", in_phase("laying"))
CROWDED = [
    Moment("a heap to lay", 4, in_phase("laying")),
    Moment("a robbery", 4, in_phase("robbing")),
]
