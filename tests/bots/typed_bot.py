"""A bot that is typed with its game's board: mypy, which reads the tests, has to find the typing errors marked here."""

from __future__ import annotations

import random
from collections.abc import Sequence

import barkade
from barkade.bots import Legal
from barkade.games.dig.actions import DigAction
from barkade.games.dig.view import DigBoard


class Typed(barkade.Bot):
    """Digs wherever it can."""

    name = "typed"

    def choose(self, view: barkade.TypedView[DigBoard], legal: Sequence[DigAction], rng: random.Random) -> Legal:
        assert view["board"]["actions_left"] > 0
        return next((each for each in legal if each["kind"] == "dig"), legal[0])


def wrong(view: barkade.TypedView[DigBoard], legal: Sequence[DigAction]) -> None:
    view["board"]["haands"].clear()  # type: ignore[typeddict-item]
    view["bord"].clear()  # type: ignore[typeddict-item]
    assert view["board"]["phase"] != "asleep"  # type: ignore[comparison-overlap]
    assert legal[0]["kind"] != "fly"  # type: ignore[comparison-overlap]
