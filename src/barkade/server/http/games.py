"""Endpoints of games: the list of games and bots, and statistics."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.options import Choice, Flag, Number, Seat
from barkade.games import games, load_game
from barkade.server.http.common import endpoint, reply, server_of


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game and its values."""

    name: str
    kind: Literal["flag", "choice", "number", "seat"]
    default: bool | int | str
    choices: list[str] = []
    low: int = 0
    high: int = 0


class GameInfo(msgspec.Struct, frozen=True):
    """One game of the server."""

    game: str
    fewest: int
    most: int
    options: list[OptionInfo]


class Games(msgspec.Struct, frozen=True):
    """All games and bots of the server."""

    games: list[GameInfo]
    bots: list[str]


def _option(name: str, option: Flag | Choice | Number | Seat) -> OptionInfo:
    if isinstance(option, Flag):
        return OptionInfo(name, "flag", option.default)
    if isinstance(option, Choice):
        return OptionInfo(name, "choice", option.default, list(option.choices))
    if isinstance(option, Seat):
        return OptionInfo(name, "seat", option.default, low=option.default, high=option.seats - 1)
    return OptionInfo(name, "number", option.default, low=option.low, high=option.high)


@endpoint
async def all_games(request: Request) -> Response:
    found = []
    for game in games():
        definition = load_game(game)
        options = [_option(name, option) for name, option in definition.options.items()]
        found.append(GameInfo(game, definition.players.start, definition.players.stop - 1, options))
    return reply(Games(found, sorted(await server_of(request).worker.known_bots())))


@endpoint
async def ratings(request: Request) -> Response:
    return reply(await server_of(request).results.ratings(load_game(request.path_params["game"]).id))


@endpoint
async def statistics(request: Request) -> Response:
    return reply(await server_of(request).results.statistics(load_game(request.path_params["game"]).id))


ROUTES = [
    Route("/api/games", all_games, methods=["GET"]),
    Route("/api/games/{game}/ratings", ratings, methods=["GET"]),
    Route("/api/games/{game}/statistics", statistics, methods=["GET"]),
]
