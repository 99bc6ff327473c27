"""What can be played here, and how it has been played so far."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.options import Choice, Flag, Number
from barkade.games import games, room
from barkade.server.requests import endpoint, house_of, reply


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game, and what it may be."""

    name: str
    kind: Literal["flag", "choice", "number"]
    default: bool | int | str
    choices: list[str] = []
    low: int = 0
    high: int = 0


class GameInfo(msgspec.Struct, frozen=True):
    """One game of the house."""

    game: str
    fewest: int
    most: int
    options: list[OptionInfo]


class Games(msgspec.Struct, frozen=True):
    """All that can be played, and against whom."""

    games: list[GameInfo]
    bots: list[str]


def _option(name: str, option: Flag | Choice | Number) -> OptionInfo:
    if isinstance(option, Flag):
        return OptionInfo(name, "flag", option.default)
    if isinstance(option, Choice):
        return OptionInfo(name, "choice", option.default, list(option.words))
    return OptionInfo(name, "number", option.default, low=option.low, high=option.high)


@endpoint
async def all_games(request: Request) -> Response:
    found = []
    for game in games():
        box = room(game).box
        options = [_option(name, option) for name, option in box.OPTIONS.items()]
        found.append(GameInfo(game, box.PLAYERS.start, box.PLAYERS.stop - 1, options))
    return reply(Games(found, sorted(await house_of(request).worker.known_bots())))


@endpoint
async def ratings(request: Request) -> Response:
    return reply(await house_of(request).results.ratings(room(request.path_params["game"]).game))


@endpoint
async def statistics(request: Request) -> Response:
    return reply(await house_of(request).results.statistics(room(request.path_params["game"]).game))


ROUTES = [
    Route("/api/games", all_games, methods=["GET"]),
    Route("/api/games/{game}/ratings", ratings, methods=["GET"]),
    Route("/api/games/{game}/statistics", statistics, methods=["GET"]),
]
