"""Watching a game again: what a seat saw after each version, of a table or of a record somebody brought along.

Once a game is over everybody may sit in every seat; before that only in one's own, or nowhere.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.match import Match
from barkade.engine.record import read_record
from barkade.server.refusal import refuse
from barkade.server.requests import body, endpoint, reply, settled_desk, visitor

LONGEST_RECORD = 900_000
MOST_FRAMES = 40
"""In one answer: a whole game would be megabytes."""


class ReplayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to see of a record."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    first: Annotated[int, Meta(ge=0)] = 0


class Frame(msgspec.Struct, frozen=True):
    """What a seat saw after a version, and the events that led there."""

    version: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Frames(msgspec.Struct, frozen=True):
    """Some frames of a game, and all about it that a replay needs."""

    game: str
    players: int
    names: list[str]
    last: int
    """The number of the last version."""
    seats: list[int]
    """The seats that the asker may watch from; everybody may watch from none."""
    frames: list[Frame]


def frames(record: str, seat: int | None, first: int, seats: list[int]) -> Frames:
    """The frames of a whole record from a version on. Slow for a long game: call it in a thread."""
    whole = read_record(record)
    if not 0 <= first <= whole.version or (seat is not None and seat not in seats):
        raise refuse("no-frame")
    match = read_record(record, until=first)
    shown = [_frame(match, seat)]
    for version in whole.history[first + 1 : first + MOST_FRAMES]:
        match.follow(version.seat, version.texts, version.draws)
        shown.append(_frame(match, seat))
    return Frames(whole.game, whole.players, list(whole.table.names), whole.version, seats, shown)


def _frame(match: Match, seat: int | None) -> Frame:
    view = match.view(seat)
    view["legal"] = []  # nothing is played here
    return Frame(match.version, view, match.events(seat, match.version - 1))


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None


@endpoint
async def table_replay(request: Request) -> Response:
    person = await visitor(request)
    desk = await settled_desk(request)
    table = desk.table
    if table.match is None:
        raise refuse("not-started")
    match = table.match.copy()
    match.table = match.table.named(desk.sight.names())
    seats = list(range(match.players)) if table.phase == "over" else table.seats_of(person)

    def shown() -> Frames:
        return frames(match.record(), _number(request, "seat"), _number(request, "first") or 0, seats)

    return reply(await asyncio.to_thread(shown))


@endpoint
async def record_replay(request: Request) -> Response:
    """Whoever has a whole record knows all of it."""
    wish = await body(request, ReplayWish)
    shown = await asyncio.to_thread(_of_record, wish)
    return reply(shown)


def _of_record(wish: ReplayWish) -> Frames:
    players = read_record(wish.record, until=0).players
    return frames(wish.record, wish.seat, wish.first, list(range(players)))


ROUTES = [
    Route("/api/tables/{table}/replay", table_replay, methods=["GET"]),
    Route("/api/replay", record_replay, methods=["POST"]),
]
