"""The registry of games: the package of each id. `barkade.games` fills it; other packages may `register`."""

from __future__ import annotations

from importlib import import_module

from barkade.engine.errors import UnknownGame
from barkade.engine.game import Game
from barkade.engine.i18n import add_words, message

PACKAGES: dict[str, str] = {}
"""The package of each game by the game's id, in the order in which games are listed."""

_loaded: dict[str, Game] = {}


def register(game: str, package: str) -> None:
    """Add a game; nothing else needs an edit."""
    PACKAGES[game] = package
    _loaded.pop(game, None)
    add_words(package)


def games() -> list[str]:
    """Return the ids of all games."""
    return list(PACKAGES)


def load_game(game: str) -> Game:
    """Return a game by its id: the `GAME` of its package."""
    if str(game) not in PACKAGES:
        raise UnknownGame(message("error-unknown-game", game=str(game), known=", ".join(PACKAGES)))
    if game not in _loaded:
        _loaded[game] = import_module(PACKAGES[game]).GAME
    return _loaded[game]
