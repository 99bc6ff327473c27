"""What a bot is: somebody who gets a seat's view and its legal actions, never the match, so that it can't cheat."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

Legal = Mapping[str, Any]
"""A legal action as a view lists it: `text`, `message`, `kind` and the kind's own fields."""
View = Mapping[str, Any]


class Bot:
    """Somebody who chooses. Write your own: `class MyBot(barkade.Bot)` with a `choose` of its own."""

    name = "bot"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        """One of the legal actions of the view's seat. `barkade.sample(view, rng)` gives worlds to try them in."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over, or the bot has to leave."""
