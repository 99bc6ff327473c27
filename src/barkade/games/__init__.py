"""The games of the house: one line each."""

from __future__ import annotations

from barkade.engine.errors import UnknownGame
from barkade.engine.room import Room
from barkade.engine.words import forget, message

ROOMS: dict[str, str] = {
    "dig": "barkade.games.dig",
    "barking": "barkade.games.barking",
    "goodboy": "barkade.games.goodboy",
    "spots": "barkade.games.spots",
}

_open: dict[str, Room] = {}


def register(game: str, package: str) -> None:
    """Add a game from a package elsewhere; nothing else needs an edit."""
    ROOMS[game] = package
    _open.pop(game, None)
    forget()


def games() -> list[str]:
    """The ids of all games."""
    return list(ROOMS)


def room(game: str) -> Room:
    """The room of a game."""
    if str(game) not in ROOMS:
        raise UnknownGame(message("error-unknown-game", game=str(game), known=", ".join(ROOMS)))
    if game not in _open:
        _open[game] = Room(game, ROOMS[game])
    return _open[game]
