"""Help at a table, where it is allowed: what the coach says, and what Top Dog would do."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.match import Match
from barkade.server.helping import Helping, Position
from barkade.server.refusal import refuse
from barkade.server.requests import endpoint, house_of, known, reply, settled_desk
from barkade.server.worker import NoAnswer


@endpoint
async def coach(request: Request) -> Response:
    """What the coach says to the asker, where the table allows it."""
    house, person = house_of(request), await known(request)
    table = (await settled_desk(request)).table
    if table.match is None:
        raise refuse("not-started")
    if table.phase == "playing" and table.opened.help == "none":
        raise refuse("no-help")  # to nobody: whoever plays could ask under another name
    mine = table.seats_of(person)
    seat = table.to_move if table.to_move in mine else mine[0] if mine else None
    return reply(await _asked(house.worker.coach, person, table.id, table.match, seat))


class HintInfo(msgspec.Struct, frozen=True):
    """A legal action, the chance to win after it, and which part of the search looked at it."""

    text: str
    chance: float
    share: float


class Hints(msgspec.Struct, frozen=True):
    """What Top Dog would do, the best first; not `ready` while the search is still being compiled."""

    ready: bool
    hints: list[HintInfo]


@endpoint
async def hint(request: Request) -> Response:
    """What Top Dog would do in the asker's place, where the table allows it."""
    house, person = house_of(request), await known(request)
    table = (await settled_desk(request)).table
    if table.match is None:
        raise refuse("not-started")
    if table.opened.help != "all":
        raise refuse("no-help")
    seat = table.to_move
    if seat is None or table.seats[seat].person != person:
        raise refuse("players-only")
    found = await _asked(house.worker.hints, person, table.id, table.match, seat)
    return reply(Hints(found is not None, [HintInfo(**each) for each in found or []]))


async def _asked(helping: Helping, person: str, table: str, match: Match, seat: int | None) -> Any:
    """What the thinking process says of a seat's view."""
    try:
        return await helping.help(person, Position(table, seat, match.version), match.view(seat))
    except NoAnswer as error:
        raise refuse("failed") from error


ROUTES = [
    Route("/api/tables/{table}/coach", coach, methods=["GET"]),
    Route("/api/tables/{table}/hint", hint, methods=["GET"]),
]
