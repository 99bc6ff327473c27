"""Endpoints of daily games: today's games, the requester's try, and the ranking."""

from __future__ import annotations

from datetime import date

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.game import Game
from barkade.games import games, load_game
from barkade.server.errors import refuse
from barkade.server.http.common import Nothing, body, endpoint, known, reply, server_of, visitor
from barkade.server.http.tables import charge_opening, opening
from barkade.server.results.daily_games import DailyMark, DailyResult


class DailyGame(msgspec.Struct, frozen=True):
    """A daily game and the requester's try."""

    game: str
    mark: DailyMark
    """The state of the try; empty if not begun."""
    table: str
    """The table of the try; empty if not begun."""


class DailyGamesToday(msgspec.Struct, frozen=True):
    """Today's daily games."""

    day: str
    """The date in UTC."""
    games: list[DailyGame]


class DailyTable(msgspec.Struct, frozen=True):
    """The ranking of a day, best first."""

    day: str
    today: bool
    mine: DailyGame
    results: list[DailyResult]


async def _mine(request: Request, game: Game, day: date) -> DailyGame:
    found = await server_of(request).daily_games.mine(game, await visitor(request), day)
    return DailyGame(game.id, found.mark if found else "", found.table if found else "")


def _asked(request: Request) -> Game:
    game = load_game(request.path_params["game"])
    if game.solo_tally is None:
        raise refuse("no-daily")
    return game


def _day(request: Request, today: date) -> date:
    """Return the requested day, by default today."""
    try:
        return date.fromisoformat(request.query_params.get("day") or today.isoformat())
    except ValueError as error:
        raise refuse("malformed", reason="day") from error


@endpoint
async def all_games(request: Request) -> Response:
    today = server_of(request).daily_games.today()
    solo = [game for game in map(load_game, games()) if game.solo_tally is not None]
    return reply(DailyGamesToday(today.isoformat(), [await _mine(request, game, today) for game in solo]))


@endpoint
async def results(request: Request) -> Response:
    daily, game = server_of(request).daily_games, _asked(request)
    today = daily.today()
    day = _day(request, today)
    lines = await daily.results(game, day, await visitor(request))
    return reply(DailyTable(day.isoformat(), day == today, await _mine(request, game, day), lines))


@endpoint
async def begin(request: Request) -> Response:
    """Begin or continue the requester's try of today."""
    server, game, person = server_of(request), _asked(request), await known(request)
    await body(request, Nothing)
    if await server.daily_games.mine(game, person, server.daily_games.today()) is None:
        await charge_opening(request, person)
    return opening(request, await server.daily_games.begin(game, person, await server.room_codes.free_id()))


ROUTES = [
    Route("/api/daily", all_games, methods=["GET"]),
    Route("/api/games/{game}/daily", results, methods=["GET"]),
    Route("/api/games/{game}/daily", begin, methods=["POST"]),
]
