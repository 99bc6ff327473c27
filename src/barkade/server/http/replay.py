"""Replay endpoints: a seat's view after each version, of a table or of an uploaded record.

Once a game is over, everybody may watch every seat; before that, only their own or the spectator's view.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.events import EventDict
from barkade.engine.match import Match
from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.http.common import (
    LONGEST_RECORD,
    body,
    charge_replay,
    endpoint,
    match_of,
    number_of,
    reply,
    server_of,
    visitor,
)
from barkade.server.table.replays import Replays

MOST_FRAMES = 40
"""Frames per response: a whole game would be megabytes."""


class ReplayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for frames of a record."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    first: Annotated[int, Meta(ge=0)] = 0


class Frame(msgspec.Struct, frozen=True):
    """A seat's view after a version, and the events that led there."""

    version: int
    view: dict[str, Any]
    events: list[EventDict]


class Frames(msgspec.Struct, frozen=True):
    """Some frames of a game, and the metadata a replay needs."""

    game: str
    players: int
    names: list[str]
    last: int
    """The number of the last version."""
    seats: list[int]
    """The seats whose views the requester may get, besides the spectator's."""
    origin: wire.Origin | None
    frames: list[Frame]


def frames(whole: Match, seat: int | None, first: int, seats: list[int]) -> Frames:
    """Return the frames of a game from a version on. Slow for a long game: call it by `Replays.run`."""
    if not 0 <= first <= whole.version or (seat is not None and seat not in seats):
        raise refuse("no-frame")
    match = whole.at(first)
    shown = [_frame(match, seat)]
    for entry in whole.history[first + 1 : first + MOST_FRAMES]:
        match.play_recorded(entry.seat, entry.texts, entry.draws)
        shown.append(_frame(match, seat))
    origin = None
    if whole.inherited or whole.starts_from is not None:
        origin = wire.Origin(max(0, whole.inherited - 1), whole.starts_from is not None)
    return Frames(whole.game.id, whole.players, list(whole.setup.names), whole.version, seats, origin, shown)


def _frame(match: Match, seat: int | None) -> Frame:
    view = match.view(seat)
    view["legal"] = []  # nothing is played here
    return Frame(match.version, view, match.events(seat, match.version - 1))


@endpoint
async def table_replay(request: Request) -> Response:
    charge_replay(request)
    person = await visitor(request)
    table, match = await match_of(request)
    seats = list(range(match.players)) if table.phase == "over" else table.seats_of(person)
    seat, first = number_of(request, "seat"), number_of(request, "first") or 0
    return await server_of(request).replays.run(lambda: reply(frames(match, seat, first, seats)))


@endpoint
async def record_replay(request: Request) -> Response:
    """Replay an uploaded record, from any seat: a whole record holds no secrets from its owner."""
    charge_replay(request)
    wish, replays = await body(request, ReplayWish), server_of(request).replays
    return await replays.run(partial(_of_record, replays, wish))


def _of_record(replays: Replays, wish: ReplayWish) -> Response:
    whole = replays.read(wish.record)
    return reply(frames(whole, wish.seat, wish.first, list(range(whole.players))))


ROUTES = [
    Route("/api/tables/{table}/replay", table_replay, methods=["GET"]),
    Route("/api/replay", record_replay, methods=["POST"]),
]
