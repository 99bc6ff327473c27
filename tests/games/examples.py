"""Interface of the examples that tests of all games need: `examples.py` in the game's test folder."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from barkade.engine.game import NoCoach
from barkade.engine.match import Match
from barkade.games import games, load_game

TAUGHT = [game for game in games() if load_game(game).tutorial is not None]
"""The games with a tutorial."""
COACHED = [game for game in games() if load_game(game).coach is not NoCoach]
"""The games with a coach."""


class Examples(Protocol):
    TAUGHT: str
    """The rules that a tutorial has to teach."""
    SPACED: Sequence[tuple[str, str]]
    """Notations typed with spaces, and the plain form."""

    BOXES: Sequence[Mapping[str, Any]]
    """Boxes of one's own, each at the limits of what a box may be."""

    NO_ACTIONS: Collection[str]
    """Texts quoted in the documents of the notation that are no actions: signs, names, parts."""

    def notation_match(self) -> Match:
        """Return a game in which every notation of the documents can be read."""


def examples_of(game: str) -> Examples:
    return cast(Examples, import_module(f"tests.games.{game}.examples"))
