"""Endpoints of tables: listing, opening, commands, rematch, records."""

from __future__ import annotations

import secrets
from collections import Counter
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from barkade.engine.boxfile import LARGEST_FILE
from barkade.engine.chance import SEED_BYTES
from barkade.engine.errors import BadRecord
from barkade.engine.i18n import message
from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.http.common import (
    LONGEST_RECORD,
    STATUS,
    Nothing,
    address,
    body,
    charge_replay,
    endpoint,
    known,
    match_of,
    player,
    reply,
    server_of,
    table_of,
    visitor,
)
from barkade.server.http.security import address_of
from barkade.server.server import Server
from barkade.server.table import events
from barkade.server.table.replays import Replays, plain_record
from barkade.server.table.state import Table
from barkade.server.table.views import origin_of
from barkade.server.tables.dropping import drop
from barkade.server.tables.rematch import last_of_evening, linked
from barkade.server.tables.rematch import rematch as open_rematch

MOST_PUBLIC = 50
"""Public tables listed per phase."""
MOST_OF_MINE = 500
"""Own tables per response; nobody plays at more."""
FINISHED_OF_MINE = 50
MOST_LISTED_OF_ONE = 3
"""Public tables listed per host and phase, so that nobody fills the list alone."""
CONSIDERED = 200
"""Public tables of a phase that the list is chosen from."""
RECORD_PRICE = 10_000
"""Characters of a record that cost one more token of the bucket for opening tables."""
Help = Literal["all", "coach", "none"]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, bool | int | str] = {}
    box: dict[str, Any] | None = None
    clock: Annotated[int, Meta(ge=0, le=wire.LONGEST_CLOCK)] = 0
    holiday: Annotated[int, Meta(ge=0, le=wire.LONGEST_HOLIDAY)] = 0
    help: Help = "all"
    public: bool = False
    asks: bool = False
    """Seats are taken on request: the host lets people in."""
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] = ""
    """Continue this record instead of starting anew; game, players and options are taken from it."""
    upto: int = -1
    """The version of the record to continue from; -1 for the last."""
    evening: bool = False
    """Begin an evening: a series of games on one score sheet."""


class Opening(msgspec.Struct, frozen=True):
    """A table that was opened."""

    id: str
    link: str


class TableEntry(msgspec.Struct, frozen=True):
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
    waits: bool
    """No person is active: the game waits until somebody is back."""
    bot_plays: bool
    """It is a bot's turn."""
    origin: wire.Origin | None
    evening: bool
    """The game belongs to an evening."""


class TableEntries(msgspec.Struct, frozen=True):
    """Tables."""

    tables: list[TableEntry]


def wished(wish: Wish, host: str, replays: Replays | None = None) -> events.Opened:
    """Validate a request to open a table. Slow with a long record: call it by `Replays.run`."""
    if wish.evening and (wish.record or wish.players < 2):
        raise refuse("evening-needs-two")
    game, players, options, box, record, upto = wish.game, wish.players, dict(wish.options), wish.box, "", 0
    if wish.record:
        match = _continued((replays or Replays()).read(wish.record), wish.upto)
        record, upto = plain_record(match), match.version
        game, players, options = match.game.id, match.players, dict(match.setup.options)
        box = None if match.setup.custom is None else dict(match.setup.custom)
    agreed = Setup.of(game, players, options, box)
    agreed.box()
    return events.Opened(
        game=game,
        players=agreed.players,
        options=dict(agreed.options),
        host=host,
        seed=secrets.token_bytes(SEED_BYTES).hex(),
        box=box,
        clock=wish.clock,
        holiday=wish.holiday if wish.clock else 0,
        help=wish.help,
        public=wish.public,
        asks=wish.asks,
        record=record,
        upto=upto,
        evening=events.Evening() if wish.evening else None,
    )


def _continued(whole: Match, upto: int) -> Match:
    """Return the match of a record at the version to continue from; -1 for the last."""
    if upto > whole.version:
        raise BadRecord(message("error-record-no-version", version=upto, last=whole.version))
    return whole.at(whole.version if upto < 0 else upto)


@endpoint
async def open_table(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    wish = await body(request, Wish)
    if len(msgspec.json.encode(wish.box)) > LARGEST_FILE:
        raise refuse("too-large", kilobytes=LARGEST_FILE // 1024)
    await charge_opening(request, person, wish.public, len(wish.record))
    if wish.record:
        charge_replay(request)
        opened = await server.replays.run(partial(wished, wish, person, server.replays))
    else:
        opened = wished(wish, person)
    return opening(request, await server.tables.open_table(opened, await server.room_codes.free_id()))


async def charge_opening(request: Request, person: str, public: bool = False, size: int = 0) -> None:
    """Charge for opening a table; refuse a person at their limit of tables or of the rate."""
    server, settings = server_of(request), server_of(request).settings
    if await server.store.count_tables(person) >= settings.most_tables_per_person:
        raise refuse("too-many-tables", most=settings.most_tables_per_person)
    if public and await server.store.count_tables(person, public=True) >= settings.most_public_per_person:
        raise refuse("too-many-public", most=settings.most_public_per_person)
    if not server.openings.take(person):
        raise refuse("too-fast")
    if not server.openings_of_address.take(address_of(request), 1 + size // RECORD_PRICE):
        raise refuse("too-fast")


def opening(request: Request, table_id: str) -> Response:
    return reply(Opening(table_id, f"{address(request)}/table/{table_id}"), 201)


class CodeOwner(msgspec.Struct, frozen=True):
    """The table of a room code."""

    table: str


@endpoint
async def by_code(request: Request) -> Response:
    server = server_of(request)
    if not server.code_guesses.take(address_of(request)):
        raise refuse("too-fast")
    return reply(CodeOwner(await server.room_codes.table(request.path_params["code"])))


@endpoint
async def table_info(request: Request) -> Response:
    return reply(await server_of(request).tables.info(request.path_params["table"]))


class OwnBox(msgspec.Struct, frozen=True):
    """The custom box of a table."""

    box: dict[str, Any] | None
    """Its parts, as written in the file; None where the game's own box is used."""


@endpoint
async def own_box(request: Request) -> Response:
    return reply(OwnBox((await table_of(request)).opened.box))


@endpoint
async def post_command(request: Request) -> Response:
    server, person = server_of(request), await player(request)
    if not server.commands.take(person):
        raise refuse("too-fast")
    command: wire.AnyCommand = await body(request, wire.AnyCommand)  # type: ignore[arg-type]
    answer = await server.tables.request(request.path_params["table"], command, person)
    return reply(answer, 200 if isinstance(answer, wire.Ack) else STATUS.get(answer.kind, 409))


def _entry(server: Server, table: Table, person: str) -> TableEntry:
    people = server.people.names_of(table.seats)
    names = [name if seat.person else seat.bot for seat, name in zip(table.seats, people, strict=True)]
    return TableEntry(
        id=table.id,
        game=table.opened.game,
        phase=table.phase,
        players=table.opened.players,
        names=names,
        free=sum(seat.free for seat in table.seats),
        to_move=table.to_move,
        since=table.clock.since or table.touched,
        mine=table.seats_of(person),
        deadline=table.deadline,
        paused=table.paused,
        waits=table.waits,
        bot_plays=table.to_move is not None and bool(table.bot_at(table.to_move)),
        origin=origin_of(table),
        evening=table.opened.evening is not None,
    )


async def _listed(server: Server, phase: str) -> list[str]:
    """Return the public tables of a phase to list: those with somebody present first, a few per host."""
    shown, of_host = list[str](), Counter[str]()
    for summary in await server.store.summaries(phase, public=True, limit=CONSIDERED):
        of_host[summary.host] += 1
        if not summary.host or of_host[summary.host] <= MOST_LISTED_OF_ONE:
            shown.append(summary.table)
    sessions = server.tables.sessions

    def lonely(table_id: str) -> bool:
        session = sessions.get(table_id)
        return session is None or not (session.subscribers or session.presence.elsewhere)

    return sorted(shown, key=lonely)[:MOST_PUBLIC]


@endpoint
async def public_tables(request: Request) -> Response:
    server, person = server_of(request), await visitor(request)
    found = [table for phase in ("open", "playing") for table in await _listed(server, phase)]
    return reply(TableEntries([_entry(server, table, person) for table in await server.tables.readable(found)]))


@endpoint
async def my_tables(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    summaries = await server.store.summaries_of(person, limit=MOST_OF_MINE)
    running = sum(summary.phase != "over" for summary in summaries)
    found = [summary.table for summary in summaries[: running + FINISHED_OF_MINE]]
    readable = [table for table in await server.tables.readable(found) if table.ending != "closed"]
    wanted = [table for table in readable if not server.people.has_dropped(person, table.id)]
    return reply(TableEntries([_entry(server, table, person) for table in wanted]))


@endpoint
async def drop_table(request: Request) -> Response:
    """Drop an unfinished table from the requester's lists."""
    server, person = server_of(request), await known(request)
    await drop(server.tables, server.people, request.path_params["table"], person)
    return reply(Nothing())


class NextGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play again."""

    game: Annotated[str, Meta(max_length=40)] = ""
    """In an evening another game; empty for the same one."""


@endpoint
async def rematch(request: Request) -> Response:
    """Open a new table for the same people, with a commitment of its own; the next seat starts."""
    server, person = server_of(request), await known(request)
    wish = await body(request, NextGame)
    table = await table_of(request)
    if await linked(server.tables, table) is None:
        await charge_opening(request, person, table.opened.public)
    return opening(request, await open_rematch(server.tables, table.id, person, wish.game))


class EveningState(msgspec.Struct, frozen=True):
    """The state of an evening, and its latest table."""

    table: str
    phase: str
    at: int
    """Time of the last event there."""
    evening: wire.Evening


@endpoint
async def evening(request: Request) -> Response:
    """Return the evening that a table belongs to, up to its latest game."""
    server = server_of(request)
    last = await last_of_evening(server.tables, request.path_params["table"])
    info = await server.tables.info(last.id)
    assert info.evening is not None
    return reply(EveningState(info.id, info.phase, last.touched, info.evening))


class RemoteBotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a seat for a remote bot."""

    seat: wire.SeatNumber
    name: wire.Name = "bot"


class RemoteBotToken(msgspec.Struct, frozen=True):
    """The bearer token of a remote bot."""

    person: str
    token: str


@endpoint
async def add_remote_bot(request: Request) -> Response:
    """Add a remote bot, requested by the table's owner: it connects with the returned token and takes the seat."""
    server, person = server_of(request), await known(request)
    table = await table_of(request)
    wish = await body(request, RemoteBotWish)
    if table.owner != person:
        raise refuse("host-only")
    if wish.seat >= len(table.seats) or table.seats[wish.seat].person:
        raise refuse("seat-taken", number=wish.seat + 1)
    if not server.newcomers.take(address_of(request)):
        raise refuse("too-fast")
    who, token = await server.people.add_remote_bot(wish.name, table.id, person, wish.seat)
    return reply(RemoteBotToken(who.id, token), 201)


@endpoint
async def record(request: Request) -> Response:
    """Return the record of a game: complete once it is over, before that only what the requester's seat knows."""
    charge_replay(request)
    person = await visitor(request)
    table, match = await match_of(request)
    mine = table.seats_of(person)
    write = match.record if table.phase == "over" else partial(match.record_for, mine[0] if mine else None)
    text = await server_of(request).replays.run(write)
    return PlainTextResponse(text, headers={"cache-control": "no-store"})


ROUTES = [
    Route("/api/tables", public_tables, methods=["GET"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/codes/{code}", by_code, methods=["GET"]),
    Route("/api/me/tables", my_tables, methods=["GET"]),
    Route("/api/me/tables/{table}", drop_table, methods=["DELETE"]),
    Route("/api/tables/{table}", table_info, methods=["GET"]),
    Route("/api/tables/{table}", post_command, methods=["POST"]),
    Route("/api/tables/{table}/box", own_box, methods=["GET"]),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{table}/evening", evening, methods=["GET"]),
    Route("/api/tables/{table}/remote-bot", add_remote_bot, methods=["POST"]),
    Route("/api/tables/{table}/record", record, methods=["GET"]),
]
