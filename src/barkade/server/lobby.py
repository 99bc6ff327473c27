"""Finding and opening tables, and what can be asked of a table without a socket."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from barkade.engine.agreed import Agreed
from barkade.engine.chance import SEED_BYTES
from barkade.engine.record import read_record
from barkade.server import facts, wire
from barkade.server.desk import Desk
from barkade.server.house import House
from barkade.server.refusal import refuse
from barkade.server.requests import (
    Nothing,
    address,
    body,
    desk_of,
    endpoint,
    house_of,
    known,
    player,
    reply,
    settled_desk,
    visitor,
)
from barkade.server.table import STAND_IN

LONGEST_RECORD = 900_000
LONGEST_CLOCK = 30 * 24 * 3600
MOST_OF_MINE = 500
"""Of somebody's tables in one answer; nobody plays at more."""
FINISHED_OF_MINE = 50
Help = Literal["all", "coach", "none"]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that somebody wants to open."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, bool | int | str] = {}
    box: dict[str, Any] | None = None
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    help: Help = "all"
    public: bool = False
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] = ""
    """Play on from this record instead of starting anew; game, players and options are then its own."""
    upto: int = -1
    """From this version of it; -1 for the last."""


class Opening(msgspec.Struct, frozen=True):
    """A table that was opened."""

    id: str
    link: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    players: int
    names: list[str]
    free: int
    to_move: int | None
    since: int
    mine: list[int]
    deadline: int | None
    paused: bool


class Lines(msgspec.Struct, frozen=True):
    """Tables."""

    tables: list[TableLine]


def wished(wish: Wish, host: str, seats: list[str]) -> facts.Opened:
    """Check what somebody wants to play."""
    game, players, options, box, upto = wish.game, wish.players, dict(wish.options), wish.box, 0
    if wish.record:
        match = read_record(wish.record)
        upto = match.version if wish.upto < 0 else wish.upto
        match = read_record(wish.record, until=upto)
        game, players, options = match.game, match.players, dict(match.table.options)
        box = None if match.table.custom is None else dict(match.table.custom)
    agreed = Agreed.of(game, players, options, box)
    agreed.box()
    return facts.Opened(
        game=game,
        rules=agreed.room.rules.RULES,
        players=agreed.players,
        options=dict(agreed.options),
        host=host,
        seed=secrets.token_bytes(SEED_BYTES).hex(),
        box=box,
        clock=wish.clock,
        help=wish.help,
        public=wish.public,
        seats=seats,
        record=wish.record,
        upto=upto,
    )


@endpoint
async def open_table(request: Request) -> Response:
    house, person = house_of(request), await known(request)
    wish = await body(request, Wish)
    # A long record takes a while to replay: others shall not wait for it.
    opened = await asyncio.to_thread(wished, wish, person, [])
    desk = await house.hall.open_table(opened)
    return reply(Opening(desk.table.id, f"{address(request)}/table/{desk.table.id}"), 201)


@endpoint
async def table_info(request: Request) -> Response:
    desk = await settled_desk(request)
    return reply(desk.sight.info(desk, house_of(request).clock.now()))


class Posted:
    """A command that came by REST, and its answer."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def push(self, data: bytes) -> None:
        if not self.answer.done():
            self.answer.set_result(data)


@endpoint
async def post_command(request: Request) -> Response:
    house, person = house_of(request), await player(request)
    await house.people.admitted(person, request.path_params["table"])
    command: wire.AnyCommand = await body(request, wire.AnyCommand)  # type: ignore[arg-type]
    if isinstance(command, wire.Say | wire.Bark) and not house.talk.take(person):
        raise refuse("too-fast")
    posted = Posted(person)
    await house.hall.command(request.path_params["table"], command, posted)
    answer = await posted.answer
    told = msgspec.json.decode(answer, type=wire.Ack | wire.Refused | wire.Bye)
    if isinstance(told, wire.Bye):
        raise refuse("failed")
    status = 200 if isinstance(told, wire.Ack) else 409
    return Response(answer, status, media_type="application/json", headers={"cache-control": "no-store"})


def _line(house: House, desk: Desk, person: str) -> TableLine:
    table = desk.table
    names = [house.people.name_of(seat.person) if seat.person else seat.bot for seat in table.seats]
    return TableLine(
        id=table.id,
        game=table.opened.game,
        phase=table.phase,
        players=table.opened.players,
        names=names,
        free=sum(seat.free for seat in table.seats),
        to_move=table.to_move,
        since=table.turn_since or table.touched,
        mine=table.seats_of(person),
        deadline=table.deadline,
        paused=table.paused,
    )


@endpoint
async def public_tables(request: Request) -> Response:
    house, person = house_of(request), await visitor(request)
    found = []
    for phase in ("open", "playing"):
        cards = await house.store.cards(phase, public=True, limit=50)
        found += [_line(house, await house.hall.desk(card.table), person) for card in cards]
    return reply(Lines(found))


@endpoint
async def my_tables(request: Request) -> Response:
    house, person = house_of(request), await known(request)
    cards = await house.store.cards_of(person, limit=MOST_OF_MINE)
    running = sum(card.phase != "over" for card in cards)
    desks = [await house.hall.desk(card.table) for card in cards[: running + FINISHED_OF_MINE]]
    return reply(Lines([_line(house, desk, person) for desk in desks]))


@endpoint
async def rematch(request: Request) -> Response:
    """The same people at a new table, which has a commitment of its own; the start goes to the next seat."""
    house, person = house_of(request), await known(request)
    await body(request, Nothing)
    desk = await settled_desk(request)
    table = desk.table
    if table.phase != "over" or table.match is None:
        raise refuse("not-over")
    if not table.seats_of(person):
        raise refuse("players-only")
    rematched = table.rematch
    if not rematched:
        opened, match = table.opened, table.match
        seats = [seat.person or f"bot:{seat.bot or STAND_IN}" for seat in table.seats]
        options = dict(match.table.options)
        if "first" in options:
            options["first"] = (_first_mover(desk) + 1) % opened.players + 1
        wish = Wish(opened.game, opened.players, options, opened.box, opened.clock, opened.help, opened.public)
        again = await house.hall.open_table(wished(wish, person, seats))
        rematched = await _agreed(request, again.table.id)
        if rematched != again.table.id:
            again.alive = False
            house.hall.desks.pop(again.table.id, None)
            await house.store.forget_tables([again.table.id])
    return reply(Opening(rematched, f"{address(request)}/table/{rematched}"), 201)


async def _agreed(request: Request, again: str) -> str:
    """The table of the rematch, once that is durable: this one, or that of somebody who was faster."""
    for _attempt in range(3):  # another node may have written something else meanwhile
        desk = await settled_desk(request)
        if not desk.table.rematch:
            house_of(request).hall.house(desk, ":rematch", facts.Rematched(table=again))
            desk = await settled_desk(request)
        if desk.table.rematch:
            return desk.table.rematch
    raise refuse("failed")


def _first_mover(desk: Desk) -> int:
    match = desk.table.match
    assert match is not None
    return match.history[1].seat if match.version else match.to_move or 0


class OutsideWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat for a program from outside."""

    seat: wire.SeatNumber
    name: wire.Name = "bot"


class OutsideToken(msgspec.Struct, frozen=True):
    """What the program has to show, as a bearer token."""

    person: str
    token: str


@endpoint
async def outside(request: Request) -> Response:
    """The host lets an outside program sit at this table: it connects with the token and sits down by itself."""
    house, person = house_of(request), await known(request)
    desk = await desk_of(request)
    wish = await body(request, OutsideWish)
    if desk.table.host != person:
        raise refuse("host-only")
    if wish.seat >= len(desk.table.seats) or desk.table.seats[wish.seat].person:
        raise refuse("seat-taken", number=wish.seat + 1)
    who, token = await house.people.outside(wish.name, desk.table.id, person)
    return reply(OutsideToken(who.id, token), 201)


@endpoint
async def record(request: Request) -> Response:
    """The record of a game: all of it once it is over, before that what the asker's seat was told."""
    person = await visitor(request)
    desk = await settled_desk(request)
    table = desk.table
    if table.match is None:
        raise refuse("not-started")
    match = table.match.copy()
    match.table = match.table.named(desk.sight.names())
    mine = table.seats_of(person)
    if table.phase == "over":
        text = await asyncio.to_thread(match.record)
    else:
        text = await asyncio.to_thread(match.record_for, mine[0] if mine else None)
    return PlainTextResponse(text, headers={"cache-control": "no-store"})


ROUTES = [
    Route("/api/tables", public_tables, methods=["GET"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/me/tables", my_tables, methods=["GET"]),
    Route("/api/tables/{table}", table_info, methods=["GET"]),
    Route("/api/tables/{table}", post_command, methods=["POST"]),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{table}/outside", outside, methods=["POST"]),
    Route("/api/tables/{table}/record", record, methods=["GET"]),
]
