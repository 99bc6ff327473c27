"""The interface of a bot: it gets a seat's view and its legal actions, never the match, so it can't cheat."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from barkade.engine.events import EventDict
from barkade.engine.registry import load_game

Legal = Mapping[str, Any]
"""A legal action as a view lists it: `text` (notation), `message`, `kind` and the kind's own fields."""
View = Mapping[str, Any]
Told = Callable[[], Sequence[EventDict]]


class Turn(NamedTuple):
    """The information that a bot may query while it chooses."""

    told: Told = tuple
    """Returns all events that its seat has been told, oldest first."""
    until: float | None = None
    """Deadline for the choice (`time.monotonic`); None if there is none."""


NOT_ASKED = Turn()


def people_only(view: View) -> Legal | None:
    """Return the action a bot has to play where all alternatives need a person; None where it may choose."""
    kinds = load_game(view["game"]).not_for_bots
    instead = {kinds[each["kind"]] for each in view["legal"] if each["kind"] in kinds}
    return next((each for each in view["legal"] if each["kind"] in instead), None)


def ask(bot: Bot, view: View, rng: random.Random, turn: Turn = NOT_ASKED) -> Legal:
    """Return a bot's action; the bot is asked only if it has a choice."""
    only = people_only(view)
    if only is not None:
        return only
    bot.turn = turn
    try:
        return bot.choose(view, view["legal"], rng)
    finally:
        bot.turn = NOT_ASKED


class Bot:
    """Base class. Write your own: `class MyBot(barkade.Bot)` with its own `choose`."""

    name = "bot"
    turn = NOT_ASKED
    """Set while the bot chooses."""

    def choose(self, view: Any, legal: Sequence[Any], rng: random.Random) -> Legal:
        """Return one of the view's legal actions. `barkade.sample(view, rng)` returns worlds to try them in.

        Subclasses may use their game's types, as in `view: TypedView[DigBoard]` and `legal: Sequence[DigAction]`.
        """
        raise NotImplementedError

    def events(self) -> Sequence[EventDict]:
        """Return all events that the bot's seat has been told in this game, oldest first, takebacks included.

        Available while choosing; for bots that learn from how others play.
        """
        return self.turn.told()

    def time_left(self) -> float | None:
        """Return the seconds left for the choice; None if there is no deadline."""
        return None if self.turn.until is None else max(0.0, self.turn.until - time.monotonic())

    def close(self) -> None:
        """Release resources: the game is over, or the bot leaves."""
