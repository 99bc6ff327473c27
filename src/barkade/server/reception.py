"""Coming in, and all about oneself: name and dog, other devices, alerts, results, and leaving for good."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.server import wire
from barkade.server.alerts import check_email, check_webhook
from barkade.server.desk import Desk
from barkade.server.house import House
from barkade.server.people import Introduction, Language, Me, Profile
from barkade.server.refusal import refuse
from barkade.server.requests import Nothing, address, body, endpoint, house_of, known, player, reply, visitor
from barkade.server.security import COOKIE, address_of, set_cookie
from barkade.server.tongues import liked_by

ALL = 1_000_000


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
    if await visitor(request):
        person = await known(request)
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
    return reply(await _me(house_of(request), await player(request)))


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
    response = reply(Nothing())
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


@endpoint
async def my_results(request: Request) -> Response:
    return reply(await house_of(request).results.of(await known(request)))


ROUTES = [
    Route("/api/me", come_in, methods=["POST"]),
    Route("/api/me", who_am_i, methods=["GET"]),
    Route("/api/me", change_me, methods=["PATCH"]),
    Route("/api/me", delete_me, methods=["DELETE"]),
    Route("/api/me/link", my_link, methods=["POST"]),
    Route("/api/me/move", move_here, methods=["POST"]),
    Route("/api/me/results", my_results, methods=["GET"]),
]
