"""Bots: they get a seat's view and its legal actions, never the match, so they can't cheat."""

from __future__ import annotations

from barkade.bots.bot import Bot, Legal, View
from barkade.bots.levels import GoodDog, Puppy, Random
from barkade.bots.registry import BOTS, UnknownBot, bots, make
from barkade.bots.top_dog import Hint, NotCompiled, TopDog, rank

__all__ = [
    "BOTS",
    "Bot",
    "GoodDog",
    "Hint",
    "Legal",
    "NotCompiled",
    "Puppy",
    "Random",
    "TopDog",
    "UnknownBot",
    "View",
    "bots",
    "make",
    "rank",
]
