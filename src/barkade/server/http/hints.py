"""Endpoints of the coach and of hints, at tables that allow them."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.i18n import MessageDict
from barkade.engine.match import Match
from barkade.server.bots.client import BotClient, NoAnswer
from barkade.server.bots.single_flight import SingleFlight, Subject
from barkade.server.errors import refuse
from barkade.server.http.common import endpoint, known, reply, server_of, table_of


@endpoint
async def coach(request: Request) -> Response:
    """Return the coach's odds for the requester's seat, and the version they belong to."""
    server, person = server_of(request), await known(request)
    table = await table_of(request)
    if table.match is None:
        raise refuse("not-started")
    if table.phase == "playing" and table.opened.help == "none":
        raise refuse("no-help")  # not to spectators either: a player could ask under another identity
    mine = table.seats_of(person)
    seat = table.to_move if table.to_move in mine else mine[0] if mine else None
    match, version = table.match, table.match.version
    advice = await _asked(server.worker.coach, person, table.id, match, seat)
    return reply({**(advice or {}), "version": version})


class HintInfo(msgspec.Struct, frozen=True):
    """A legal action with its estimated winning chance, its share of the search, and reasons for it."""

    text: str
    chance: float
    share: float
    why: MessageDict | None = None


class Hints(msgspec.Struct, frozen=True):
    """Top Dog's ranking, best first; not `ready` until the search is compiled (`percent`) and loaded."""

    ready: bool
    hints: list[HintInfo]
    percent: int = 100


@endpoint
async def hint(request: Request) -> Response:
    """Return Top Dog's ranking for the requester's seat."""
    server, person = server_of(request), await known(request)
    table = await table_of(request)
    if table.match is None:
        raise refuse("not-started")
    if table.opened.help != "all":
        raise refuse("no-help")
    seat = table.to_move
    if seat is None or table.seats[seat].person != person:
        raise refuse("players-only")
    found = await _asked(server.worker.hints, person, table.id, table.match, seat)
    if found is None:
        return reply(Hints(False, [], await _waking(server.worker, table.opened.game)))
    return reply(Hints(True, [HintInfo(**each) for each in found]))


async def _waking(worker: BotClient, game: str) -> int:
    try:
        return int(100 * await worker.ask("waking", {"game": game}))
    except NoAnswer as error:
        raise refuse("failed") from error


async def _asked(helping: SingleFlight, person: str, table: str, match: Match, seat: int | None) -> Any:
    """Return the bot process's answer about a seat's view."""
    try:
        return await helping.help(person, Subject(table, seat, match.version), match.view(seat))
    except NoAnswer as error:
        raise refuse("failed") from error


ROUTES = [
    Route("/api/tables/{table}/coach", coach, methods=["GET"]),
    Route("/api/tables/{table}/hint", hint, methods=["GET"]),
]
