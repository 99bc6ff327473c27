"""Bots: they get a seat's view and its legal actions, never the match, so they can't cheat."""

from __future__ import annotations

from barkade.bots.baselines import GoodDog, Puppy, Random, YoungDog, good_dog_choice
from barkade.bots.bot import Bot, Legal, Turn, View, ask, people_only
from barkade.bots.class_reference import UnknownBot
from barkade.bots.compilation import NotCompiled
from barkade.bots.hints import Hint, rank
from barkade.bots.registry import BOTS, bots, make
from barkade.bots.top_dog import CleverDog, TopDog
from barkade.engine.i18n import add_words

__all__ = [
    "BOTS",
    "Bot",
    "CleverDog",
    "GoodDog",
    "Hint",
    "Legal",
    "NotCompiled",
    "Puppy",
    "Random",
    "TopDog",
    "Turn",
    "UnknownBot",
    "View",
    "YoungDog",
    "ask",
    "bots",
    "good_dog_choice",
    "make",
    "people_only",
    "rank",
]

add_words(__name__)
