"""The interface of a bot: it gets a seat's view and its legal actions, never the match, so it can't cheat."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

Legal = Mapping[str, Any]
"""A legal action as a view lists it: `text` (notation), `message`, `kind` and the kind's own fields."""
View = Mapping[str, Any]


class Bot:
    """Base class. Write your own: `class MyBot(barkade.Bot)` with its own `choose`."""

    name = "bot"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        """Return one of the view's legal actions. `barkade.sample(view, rng)` gives worlds to try them in."""
        raise NotImplementedError

    def close(self) -> None:
        """Release resources: the game is over, or the bot leaves."""
