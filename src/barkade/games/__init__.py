"""The registry of games: one line each."""

from __future__ import annotations

from barkade.engine.registry import PACKAGES, games, load_game, register

__all__ = ["PACKAGES", "games", "load_game", "register"]

register("dig", "barkade.games.dig")
register("barking", "barkade.games.barking")
register("goodboy", "barkade.games.goodboy")
register("spots", "barkade.games.spots")
