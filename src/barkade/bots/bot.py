"""The interface of a bot: it gets a seat's view and its legal actions, never the match, so it can't cheat."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from barkade.engine.registry import load_game

Legal = Mapping[str, Any]
"""A legal action as a view lists it: `text` (notation), `message`, `kind` and the kind's own fields."""
View = Mapping[str, Any]


def people_only(view: View) -> Legal | None:
    """Return what a bot has to play where only a person could do otherwise; None where it may choose."""
    kinds = load_game(view["game"]).not_for_bots
    instead = {kinds[each["kind"]] for each in view["legal"] if each["kind"] in kinds}
    return next((each for each in view["legal"] if each["kind"] in instead), None)


def ask(bot: Bot, view: View, rng: random.Random) -> Legal:
    """Return a bot's action: its choice, where it has one."""
    return people_only(view) or bot.choose(view, view["legal"], rng)


class Bot:
    """Base class. Write your own: `class MyBot(barkade.Bot)` with its own `choose`."""

    name = "bot"

    def choose(self, view: Any, legal: Sequence[Any], rng: random.Random) -> Legal:
        """Return one of the view's legal actions. `barkade.sample(view, rng)` gives worlds to try them in.

        Your own may name the types of its game, as in `view: TypedView[DigBoard]` and `legal: Sequence[DigAction]`.
        """
        raise NotImplementedError

    def close(self) -> None:
        """Release resources: the game is over, or the bot leaves."""
