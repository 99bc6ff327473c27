"""Coming in, finding and opening tables, and what can be asked of a table without a socket."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import barkade
from barkade.engine.chance import SEED_BYTES
from barkade.engine.match import Table as Agreed
from barkade.engine.options import Choice, Flag, Number
from barkade.engine.record import read_record
from barkade.games import games, room
from barkade.server import facts, wire
from barkade.server.alerts import check_email, check_webhook
from barkade.server.desk import Desk
from barkade.server.house import House
from barkade.server.people import Introduction, Language, Me, Profile
from barkade.server.refusal import refuse
from barkade.server.requests import body, endpoint, house_of, known, reply, visitor
from barkade.server.security import COOKIE, address_of, set_cookie
from barkade.server.table import STAND_IN
from barkade.server.tongues import liked_by
from barkade.server.worker import NoAnswer

LONGEST_RECORD = 900_000
ALL = 1_000_000
LONGEST_CLOCK = 30 * 24 * 3600
Help = Literal["all", "coach", "none"]


# People


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody changes about themselves."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    dog: wire.Dog | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    language: Language | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a personal link."""

    code: Annotated[str, Meta(max_length=100)]


class Link(msgspec.Struct, frozen=True):
    """A personal link: whoever opens it can go on as this person, once."""

    link: str
    code: str


async def _me(house: House, person: str) -> Me:
    found = await house.people.get(person)
    if found is None:
        raise refuse("who-are-you")
    who, profile = found
    return Me(who.id, who.name, profile.dog, profile.webhook, profile.email, profile.language)


@endpoint
async def come_in(request: Request) -> Response:
    house = house_of(request)
    wanted = await body(request, Introduction)
    person = await visitor(request)
    if person:
        found = await house.people.get(person)
        old = found[1] if found else Profile()
        profile = msgspec.structs.replace(old, dog=wanted.dog, language=wanted.language or old.language)
        await house.people.change(person, wanted.name, profile)
        return reply(await _me(house, person))
    if not house.newcomers.take(address_of(request)):
        raise refuse("too-fast")
    who, secret = await house.people.come_in(wanted.name, wanted.dog, wanted.language or liked_by(request))
    response = reply(await _me(house, who.id), 201)
    set_cookie(response, secret, house.settings)
    return response


@endpoint
async def who_am_i(request: Request) -> Response:
    return reply(await _me(house_of(request), await known(request)))


@endpoint
async def change_me(request: Request) -> Response:
    house, person = house_of(request), await known(request)
    wanted = await body(request, Changes)
    check_webhook(wanted.webhook or "")
    check_email(wanted.email or "")
    found = await house.people.get(person)
    if found is None:
        raise refuse("who-are-you")
    old = found[1]
    profile = msgspec.structs.replace(
        old,
        dog=wanted.dog or old.dog,
        webhook=old.webhook if wanted.webhook is None else wanted.webhook,
        email=old.email if wanted.email is None else wanted.email,
        language=wanted.language or old.language,
    )
    await house.people.change(person, wanted.name, profile)
    return reply(await _me(house, person))


@endpoint
async def delete_me(request: Request) -> Response:
    house, person = house_of(request), await known(request)
    for card in await house.store.cards_of(person, limit=ALL):
        if card.phase != "over":
            desk = await house.hall.desk(card.table)
            _leave_for_good(house, desk, person)
    await house.people.delete(person)
    response = reply({})
    response.delete_cookie(COOKIE)
    return response


def _leave_for_good(house: House, desk: Desk, person: str) -> None:
    for seat in desk.table.seats_of(person):
        command = wire.Stand(id=secrets.token_urlsafe(12), seat=seat)
        house.hall.apply(desk, command, Silent(person))


class Silent:
    """Somebody who waits for no answer."""

    def __init__(self, person: str) -> None:
        self.person = person

    def push(self, data: bytes) -> None:
        """Nobody listens."""


@endpoint
async def my_link(request: Request) -> Response:
    house = house_of(request)
    code = await house.people.link(await known(request))
    return reply(Link(f"{address(request)}/me#{code}", code), 201)


@endpoint
async def move_here(request: Request) -> Response:
    house = house_of(request)
    secret = await house.people.move((await body(request, Code)).code)
    response = reply(await _me(house, await house.people.whose(secret)))
    set_cookie(response, secret, house.settings)
    return response


def address(request: Request) -> str:
    """How people reach this server."""
    return house_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


# Games


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


# Tables


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
    agreed = Agreed.agreed(game, players, options, box)
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


async def _desk(request: Request) -> Desk:
    return await house_of(request).hall.desk(request.path_params["table"])


@endpoint
async def table_info(request: Request) -> Response:
    desk = await _desk(request)
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
    house, person = house_of(request), await known(request)
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
    desks = [await house.hall.desk(card.table) for card in await house.store.cards_of(person, limit=50)]
    return reply(Lines([_line(house, desk, person) for desk in desks]))


@endpoint
async def rematch(request: Request) -> Response:
    """The same people at a new table, which has a commitment of its own; the start goes to the next seat."""
    house, person = house_of(request), await known(request)
    await body(request, Nothing)
    desk = await _desk(request)
    table = desk.table
    if table.phase != "over" or table.match is None:
        raise refuse("not-over")
    if not table.seats_of(person):
        raise refuse("players-only")
    if not table.rematch:
        opened, match = table.opened, table.match
        seats = [seat.person or f"bot:{seat.bot or STAND_IN}" for seat in table.seats]
        options = dict(match.table.options)
        if "first" in options:
            options["first"] = (_first_mover(desk) + 1) % opened.players + 1
        wish = Wish(opened.game, opened.players, options, opened.box, opened.clock, opened.help, opened.public)
        again = await house.hall.open_table(wished(wish, person, seats))
        if not desk.alive or desk.waiting or table.rematch:
            desk = await house.hall.desk(table.id)
        if not desk.table.rematch:
            house.hall.house(desk, ":rematch", facts.Rematched(table=again.table.id))
    rematched = desk.table.rematch
    return reply(Opening(rematched, f"{address(request)}/table/{rematched}"), 201)


def _first_mover(desk: Desk) -> int:
    match = desk.table.match
    assert match is not None
    return match.history[1].seat if match.version else match.to_move or 0


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


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
    desk = await _desk(request)
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
    desk, person = await _desk(request), await visitor(request)
    table = desk.table
    if table.match is None or (desk.waiting and table.version > desk.durable[0]):
        raise refuse("not-started")
    match = table.match.copy()
    names = tuple(desk.sight.names())
    match.table = barkade.engine.match.Table(match.room, match.players, match.table.options, match.table.custom, names)
    mine = table.seats_of(person)
    if table.phase == "over":
        text = await asyncio.to_thread(match.record)
    else:
        text = await asyncio.to_thread(match.record_for, mine[0] if mine else None)
    return PlainTextResponse(text, headers={"cache-control": "no-store"})


@endpoint
async def coach(request: Request) -> Response:
    """What the coach says to the asker, where the table allows it."""
    house, person = house_of(request), await known(request)
    desk = await _desk(request)
    table = desk.table
    if table.match is None:
        raise refuse("not-started")
    mine = table.seats_of(person)
    if mine and table.phase == "playing" and table.opened.help == "none":
        raise refuse("no-help")
    seat = table.to_move if table.to_move in mine else mine[0] if mine else None
    try:
        return reply(await house.worker.ask("advise", view=table.match.view(seat)))
    except NoAnswer as error:
        raise refuse("failed") from error


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
    table = (await _desk(request)).table
    if table.match is None:
        raise refuse("not-started")
    if table.opened.help != "all":
        raise refuse("no-help")
    seat = table.to_move
    if seat is None or table.seats[seat].person != person:
        raise refuse("players-only")
    try:
        found = await house.worker.ask("hint", view=table.match.view(seat))
    except NoAnswer as error:
        raise refuse("failed") from error
    return reply(Hints(found is not None, [HintInfo(**each) for each in found or []]))


@endpoint
async def my_results(request: Request) -> Response:
    return reply(await house_of(request).results.of(await known(request)))


@endpoint
async def ratings(request: Request) -> Response:
    return reply(await house_of(request).results.ratings(room(request.path_params["game"]).game))


@endpoint
async def statistics(request: Request) -> Response:
    return reply(await house_of(request).results.statistics(room(request.path_params["game"]).game))


ROUTES = [
    Route("/api/me/results", my_results, methods=["GET"]),
    Route("/api/games/{game}/ratings", ratings, methods=["GET"]),
    Route("/api/games/{game}/statistics", statistics, methods=["GET"]),
    Route("/api/me", come_in, methods=["POST"]),
    Route("/api/me", who_am_i, methods=["GET"]),
    Route("/api/me", change_me, methods=["PATCH"]),
    Route("/api/me", delete_me, methods=["DELETE"]),
    Route("/api/me/link", my_link, methods=["POST"]),
    Route("/api/me/move", move_here, methods=["POST"]),
    Route("/api/me/tables", my_tables, methods=["GET"]),
    Route("/api/games", all_games, methods=["GET"]),
    Route("/api/tables", public_tables, methods=["GET"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}", table_info, methods=["GET"]),
    Route("/api/tables/{table}", post_command, methods=["POST"]),
    Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{table}/outside", outside, methods=["POST"]),
    Route("/api/tables/{table}/record", record, methods=["GET"]),
    Route("/api/tables/{table}/coach", coach, methods=["GET"]),
    Route("/api/tables/{table}/hint", hint, methods=["GET"]),
]
