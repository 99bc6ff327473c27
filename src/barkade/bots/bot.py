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
    """The things that a bot may ask for while it chooses."""

    told: Told = tuple
    """All events that its seat has been told, the first first."""
    until: float | None = None
    """Time on `time.monotonic` when it has to have chosen; None if nobody waits."""


NOT_ASKED = Turn()


def people_only(view: View) -> Legal | None:
    """Return what a bot has to play where only a person could do otherwise; None where it may choose."""
    kinds = load_game(view["game"]).not_for_bots
    instead = {kinds[each["kind"]] for each in view["legal"] if each["kind"] in kinds}
    return next((each for each in view["legal"] if each["kind"] in instead), None)


def ask(bot: Bot, view: View, rng: random.Random, turn: Turn = NOT_ASKED) -> Legal:
    """Return a bot's action: its choice, where it has one."""
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
    """Set while the bot is asked."""

    def choose(self, view: Any, legal: Sequence[Any], rng: random.Random) -> Legal:
        """Return one of the view's legal actions. `barkade.sample(view, rng)` gives worlds to try them in.

        Your own may name the types of its game, as in `view: TypedView[DigBoard]` and `legal: Sequence[DigAction]`.
        """
        raise NotImplementedError

    def events(self) -> Sequence[EventDict]:
        """Return all events that the bot's seat has been told in this game, the first first: for whoever learns from
        how others play. Ask while choosing; takebacks are events, too."""
        return self.turn.told()

    def time_left(self) -> float | None:
        """Return the seconds that are left for the choice; None if nobody waits."""
        return None if self.turn.until is None else max(0.0, self.turn.until - time.monotonic())

    def close(self) -> None:
        """Release resources: the game is over, or the bot leaves."""
