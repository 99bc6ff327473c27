"""Bots by name: built-in bots, plug-ins, references to classes, programs that speak the JSON lines protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from barkade.bots.baselines import GoodDog, Puppy, Random, YoungDog
from barkade.bots.bot import Bot
from barkade.bots.class_reference import UnknownBot, is_class_reference, load_class
from barkade.bots.guarded import Guarded
from barkade.bots.subprocess_bot import SubprocessBot
from barkade.bots.top_dog import CleverDog, TopDog
from barkade.engine.i18n import message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

PLUG_INS = "barkade.bots"
"""Entry point group of plug-ins: name = "module:ClassOfBot"."""
PROGRAM = "run"

BOTS: Mapping[str, type[Bot]] = {bot.name: bot for bot in (Random, Puppy, YoungDog, GoodDog, CleverDog, TopDog)}
"""Built-in bots, from the weakest to the strongest."""


def plug_ins() -> EntryPoints:
    from importlib.metadata import entry_points  # slow to import

    return entry_points(group=PLUG_INS)


def bots() -> list[str]:
    """Return the names of all installed bots."""
    return [*BOTS, *(entry.name for entry in plug_ins() if entry.name not in BOTS)]


def make(name: str) -> Bot:
    """Make a bot by name. `top-dog:2000` searches 2,000 iterations per decision, `top-dog:0.5s` half a second per turn;
    `my_bot.py:MyBot` or `my_package:MyBot` is a class, `run:COMMAND` a program that speaks the JSON lines protocol.
    Third-party bots are guarded."""
    kind, _, detail = name.partition(":")
    if kind == PROGRAM and detail.strip():
        return Guarded(SubprocessBot(detail))
    if kind == TopDog.name and detail:
        return _top_dog(name, detail)
    if name in BOTS:
        return BOTS[name]()
    for entry in plug_ins():
        if entry.name == name:
            return Guarded(entry.load()())
    if is_class_reference(name):
        return Guarded(load_class(name)())
    raise UnknownBot(message("bots-unknown", bot=name, known=", ".join(bots())))


def _top_dog(name: str, detail: str) -> Bot:
    number = detail.removesuffix("s")
    try:
        budget = float(number) if detail.endswith("s") else int(number)
    except ValueError:
        budget = 0
    if not 0 < budget < 10**9:
        raise UnknownBot(message("bots-bad-budget", bot=name))
    return TopDog(seconds=budget) if isinstance(budget, float) else TopDog(iterations=budget)
