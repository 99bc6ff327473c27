"""Barking Up the Wrong Tree's board."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.helpers.boards import Moment, Press, View, any_of, in_phase, press_what_glows

LIVE = ".place.can, .card.can, .own .btn"
PROMISES = ("Bark here", "Done")
KEYS = "p"


def pick(page: Page, rng: random.Random, _step: int) -> Locator | None:
    return any_of(page, rng, ".place.can", ".card.can:not(.wonder)", ".card.can", ".own .btn:enabled")


def move(page: Page, press: Press, _view: View, rng: random.Random, played: Callable[[], bool]) -> None:
    press_what_glows(page, press, rng, played, pick)


def learn(page: Page, press: Press, text: str, view: View) -> None:
    if text in ("pass", "no-token"):
        press(page.locator(".own .buttons .btn").first)
    elif text == "cat":
        press(page.locator(".card.feline"))
    else:
        dogs, _, where = text.removeprefix("lay ").partition(" at ")
        for group in dogs.split(", "):
            press(page.locator(f"[data-place='hand-{group.split()[0]}']"))
        if "+" in dogs:
            press(page.locator(".card.wonder"))
        item = next(each["number"] for each in view["board"]["items"] if each["kind"] == where)
        press(page.locator(f"[data-item='{item}']"))


def crowd(dogs: int) -> Callable[[View], bool]:
    return lambda view: in_phase("act")(view) and sum(len(item["dogs"]) for item in view["board"]["items"]) >= dogs


MOMENTS = [
    Moment("token", 3, in_phase("token")),
    Moment("discard", 3, in_phase("discard")),
    Moment("more", 3, in_phase("more")),
    Moment("crowd", 5, crowd(9)),
    Moment("bark-off", 2, in_phase("bark"), 76),
]
CHOOSES: tuple[str, Callable[[View], bool]] = (
    ".card.can:not(.feline, .wonder)",
    lambda view: in_phase("act")(view) and any(each["kind"] == "lay" for each in view["legal"]),
)
CROWDED = [
    Moment("a crowd", 5, crowd(9)),
    Moment("too many cards", 3, in_phase("discard")),
]
