"""The tree of a search, kept for the next decision of the same turn where nothing was learnt between the two."""

from __future__ import annotations

import random

from barkade.bots.information_set import InformationSet
from barkade.bots.ismcts import Search
from barkade.engine.chance import FromRandom


class KeptTree:
    """The last search of a seat, and its actions since then."""

    def __init__(self) -> None:
        self._search: Search | None = None
        self._codes: list[int] = []

    def keep(self, search: Search, code: int, rng: random.Random) -> None:
        """Keep a search whose seat plays this action now, unless that ends its turn: a tree takes much memory."""
        world, chance = search.known.determinize(FromRandom(rng)), FromRandom(rng)
        search.known.game.rules.apply(world, search.known.box, code, chance, None)
        self._search, self._codes = search if world.to_move == search.known.seat else None, [code]

    def note(self, code: int) -> None:
        """Take note of an action that needed no search."""
        self._codes.append(code)

    def recall(self, known: InformationSet, rng: random.Random) -> Search | None:
        """Return the search where it has a tree for what is known now. It is kept no longer."""
        search, self._search = self._search, None
        return search if search and search.follow(self._codes, known, rng) else None
