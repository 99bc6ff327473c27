"""Hints: Top Dog's ranking of a seat's legal actions, from that seat's view alone."""

from __future__ import annotations

import random
from dataclasses import dataclass

from barkade.bots.bot import Legal, View, people_only
from barkade.bots.compilation import compiled_search_if_ready
from barkade.bots.ismcts import search_seconds
from barkade.games import load_game


@dataclass(frozen=True)
class Hint:
    """A legal action, the estimated chance to win after it (a shared victory counts as its part), and its share of the
    search's visits."""

    action: Legal
    chance: float
    share: float


def rank(view: View, seconds: float, rng: random.Random) -> list[Hint] | None:
    """Rank the legal actions of a view's seat, best first; None while the search is still being compiled.

    Raises `NotCompiled` if compiling has failed.
    """
    backend = compiled_search_if_ready(load_game(view["game"]))
    if backend is None:
        return None
    if not view["legal"] or people_only(view):
        return []
    search = search_seconds(view, rng, backend, seconds)
    action, total = search.known.action, search.iterations
    return [Hint(action(each.code), each.chance, each.visits / total) for each in search.ranking()]
