"""Endpoints of the requester's finished games, and of their kennel, the dogs met in these games."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.games import games
from barkade.server.http.common import endpoint, known, number_of, reply, server_of
from barkade.server.http.tutorials import learnt
from barkade.server.results.results import KennelDog
from barkade.server.server import Server
from barkade.server.table.result import GameResult

PAGE = 20
"""Games per response."""


class FinishedSeat(msgspec.Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    """Empty for bots and deleted people."""
    bot: str
    score: int
    won: bool
    mine: bool


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game in its players' list."""

    table: str
    game: str
    at: int
    ending: str
    kept: bool
    """The table still exists, so the game can be watched, analysed and played again."""
    evening: bool
    seats: list[FinishedSeat]


class FinishedGames(msgspec.Struct, frozen=True):
    """Finished games, newest first."""

    games: list[FinishedGame]
    more: bool
    """There are older games."""


def _game(server: Server, result: GameResult, person: str, kept: bool) -> FinishedGame:
    name_of = server.people.name_of
    seats = [
        FinishedSeat(seat.name or name_of(seat.person), seat.bot, seat.score, seat.won, seat.person == person)
        for seat in result.seats
    ]
    return FinishedGame(result.table, result.game, result.at, result.ending, kept, result.evening, seats)


@endpoint
async def my_games(request: Request) -> Response:
    """Return a page of the requester's finished games; `skip` leaves out the newest ones."""
    server, person = server_of(request), await known(request)
    found = await server.results.of(person, PAGE + 1, number_of(request, "skip") or 0)
    shown = found[:PAGE]
    await server.people.meet({seat.person for result in shown for seat in result.seats})
    kept = await server.store.existing([result.table for result in shown])
    games = [_game(server, result, person, result.table in kept) for result in shown]
    return reply(FinishedGames(games, len(found) > PAGE))


class Kennel(msgspec.Struct, frozen=True):
    """A person's kennel."""

    dogs: list[KennelDog]


@endpoint
async def my_kennel(request: Request) -> Response:
    """Return the dogs that the requester has met in finished games and tutorials."""
    server, person = server_of(request), await known(request)
    taken = (await server.people.lessons(person)).items()
    lessons = await asyncio.to_thread(lambda: [learnt(person, game, at) for game, at in taken if game in games()])
    return reply(Kennel(await server.results.kennel(person, lessons)))


ROUTES = [
    Route("/api/me/games", my_games, methods=["GET"]),
    Route("/api/me/kennel", my_kennel, methods=["GET"]),
]
