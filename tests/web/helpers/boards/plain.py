"""A game without a board of its own: everything that can be done is a button."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.helpers.boards import Press, View, any_of, press_what_glows

LIVE = ".plain .actions .btn"


def pick(page: Page, rng: random.Random, _step: int) -> Locator | None:
    return any_of(page, rng, ".plain .actions .btn:enabled")


def move(page: Page, press: Press, _view: View, rng: random.Random, played: Callable[[], bool]) -> None:
    press_what_glows(page, press, rng, played, pick)
