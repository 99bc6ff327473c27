"""Bots: they get a seat's view and its legal actions, never the match, so they can't cheat."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from barkade.games import room

Legal = Mapping[str, Any]
"""A legal action as a view lists it: `text`, `message`, `kind` and the kind's own fields."""


class Bot:
    """Somebody who chooses. Write your own: `class MyBot(barkade.Bot)` with a `choose` of its own."""

    name = "bot"

    def choose(self, view: Mapping[str, Any], legal: Sequence[Legal], rng: random.Random) -> Legal:
        """One of the legal actions of the view's seat."""
        raise NotImplementedError


class Random(Bot):
    """Any legal action, each as likely."""

    name = "random"

    def choose(self, view: Mapping[str, Any], legal: Sequence[Legal], rng: random.Random) -> Legal:
        return rng.choice(legal)


class Sensible(Bot):
    """The game's rules of thumb."""

    name = "sensible"

    def choose(self, view: Mapping[str, Any], legal: Sequence[Legal], rng: random.Random) -> Legal:
        chosen: Legal = room(view["game"]).bot.choose(view, legal, rng)
        return chosen


BOTS: Mapping[str, type[Bot]] = {bot.name: bot for bot in (Random, Sensible)}
