"""Playing the board of each game by hand: a module per game, and `plain` for games without a board of their own.

A module has `move` and LIVE (selects whatever does something now: it glows, or it is a button that is meant for this
moment), and where they make sense `learn` (do what a step of the tutorial asks for), MOMENTS (worth a picture),
CROWDED (with much on the table), CHOOSES (what only chooses when it is pressed, and when it is there), PROMISES
(patterns of names that get a game on, best first) and KEYS (typed at the start of a turn, they play something).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, cast

from playwright.sync_api import Locator, Page

View = dict[str, Any]
Press = Callable[[Locator], None]
Pick = Callable[[Page, random.Random, int], Locator | None]
MOST_PRESSES = 40


class Moment(NamedTuple):
    """Something that a game doesn't come to by itself every time."""

    name: str
    players: int
    wanted: Callable[[View], bool]
    seed: int = 0
    options: dict[str, Any] = {}


def board_of(game: str) -> Any:
    name = f"{__name__}.{game}"
    return import_module(name if find_spec(name) else f"{__name__}.plain")


def live_of(game: str) -> str:
    return cast(str, board_of(game).LIVE)


def moments_of(game: str, kind: str) -> list[Moment]:
    """The moments of a kind (MOMENTS, CROWDED) that a game names."""
    return cast(list[Moment], getattr(board_of(game), kind, []))


def press_what_glows(page: Page, press: Press, rng: random.Random, played: Callable[[], bool], pick: Pick) -> None:
    """Games come to an end whatever is played, so it is enough to press what can be pressed."""
    for step in range(MOST_PRESSES):
        wanted = pick(page, rng, step)
        if wanted is not None:
            press(wanted)
        page.wait_for_timeout(30)
        if played():
            break


def any_of(page: Page, rng: random.Random, *selectors: str) -> Locator | None:
    """Something that can be pressed, of the first kind of which there is any."""
    for selector in selectors:
        found = page.locator(selector)
        if found.count():
            return found.nth(rng.randrange(found.count()))
    return None


def in_phase(phase: str, **more: Any) -> Callable[[View], bool]:
    """Tell whether a board is in a phase, and has these values."""
    return lambda view: all(view["board"][name] == value for name, value in {"phase": phase, **more}.items())


def with_kind(kind: str) -> Callable[[View], bool]:
    """Tell whether an action of this kind is legal."""
    return lambda view: any(each["kind"] == kind for each in view["legal"])
