"""Endpoint of the data export: everything that `DELETE /api/me` would delete, as one JSON file."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from barkade.server.errors import refuse
from barkade.server.http.common import charge_replay, endpoint, known, server_of
from barkade.server.http.security import secret_of
from barkade.server.people.profiles import Device, Profile
from barkade.server.server import Server
from barkade.server.table.result import GameResult

PAGE = 100
"""Results held in memory at a time."""
ALL = 1_000_000


class KeptBot(msgspec.Struct, frozen=True):
    """A remote bot of the requester."""

    id: str
    name: str
    profile: Profile


class KeptTable(msgspec.Struct, frozen=True):
    """A table where the requester has, or had, a seat."""

    table: str
    game: str
    phase: str
    touched: int


class KeptTry(msgspec.Struct, frozen=True):
    """A try at a puzzle or a daily game."""

    kind: str
    key: str
    content: msgspec.Raw


class MyData(msgspec.Struct, frozen=True):
    """All data stored about a person. Secrets aren't: the server has only their digests."""

    id: str
    name: str
    created: int
    profile: Profile
    devices: list[Device]
    bots: list[KeptBot]
    tables: list[KeptTable]
    tries: list[KeptTry]
    results: list[GameResult]


async def _pages(server: Server, person: str) -> AsyncIterator[list[GameResult]]:
    skip = 0
    while found := await server.results.of(person, PAGE, skip):
        yield found
        skip += PAGE


async def _written(server: Server, data: MyData) -> AsyncIterator[bytes]:
    """Stream the data; results are read in pages, as there may be many."""
    encode, first = msgspec.json.encode, True
    yield encode(data).removesuffix(b"]}")
    async for page in _pages(server, data.id):
        yield (b"" if first else b",") + b",\n".join(map(encode, page))
        first = False
    yield b"]}"


@endpoint
async def my_data(request: Request) -> Response:
    charge_replay(request)
    server, person = server_of(request), await known(request)
    found = await server.store.people([person])
    if not found:
        raise refuse("who-are-you")
    bots = await server.store.people(await server.store.bots_of(person))
    data = MyData(
        id=person,
        name=found[0].name,
        created=found[0].created,
        profile=await server.people.profile_of(person),
        devices=await server.devices.of(person, secret_of(request)),
        bots=[KeptBot(bot.id, bot.name, msgspec.json.decode(bot.profile, type=Profile)) for bot in bots],
        tables=[
            KeptTable(each.table, each.game, each.phase, each.touched)
            for each in await server.store.summaries_of(person, limit=ALL)
        ],
        tries=[KeptTry(each.kind, each.key, msgspec.Raw(each.content)) for each in await server.store.tries_of(person)],
        results=[],
    )
    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="barkade-my-data.json"'}
    return StreamingResponse(_written(server, data), media_type="application/json", headers=headers)


ROUTES = [Route("/api/me/data", my_data, methods=["GET"])]
