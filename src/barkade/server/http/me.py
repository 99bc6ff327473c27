"""Endpoints about the requester: sign-up, name and dog, other devices, notifications, results, deletion."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.http.common import Nothing, address, body, endpoint, known, player, reply, server_of, visitor
from barkade.server.http.language import liked_by
from barkade.server.http.security import COOKIE, address_of, secret_of, set_cookie
from barkade.server.notify.notices import Shape
from barkade.server.notify.turns import check_email, check_webhook
from barkade.server.people.device_names import guess_name
from barkade.server.people.devices import is_pushed
from barkade.server.people.profiles import Device, Introduction, Language, Me, Profile
from barkade.server.server import Server
from barkade.server.tables.dropping import leave

ALL = 1_000_000


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to the requester's profile."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    dog: wire.Dog | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    webhook_shape: Shape | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    language: Language | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from a confirmation mail."""

    code: Annotated[str, Meta(max_length=100)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a personal link."""

    code: Annotated[str, Meta(max_length=100)]
    replace: bool = False
    """Confirms that this device may drop its current identity."""


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery phrase as typed."""

    phrase: Annotated[str, Meta(max_length=300)]
    replace: bool = False


class Phrase(msgspec.Struct, frozen=True):
    """A recovery phrase, shown once."""

    phrase: str


class Link(msgspec.Struct, frozen=True):
    """A personal link; it lets one more device continue as this person, once."""

    link: str
    code: str


async def _me(server: Server, person: str, secret: str | None) -> Me:
    found = await server.people.get(person)
    if found is None:
        raise refuse("who-are-you")
    who, profile = found
    return Me(
        id=who.id,
        name=who.name,
        dog=profile.dog,
        webhook=profile.webhook,
        webhook_shape=profile.webhook_shape,
        email=profile.email,
        email_confirmed=profile.email_confirmed,
        language=profile.language,
        push=is_pushed(profile, secret),
        phrase=profile.phrase,
        table=profile.table,
        seat=profile.seat,
    )


@endpoint
async def come_in(request: Request) -> Response:
    server = server_of(request)
    wanted = await body(request, Introduction)
    if await visitor(request):
        person = await known(request)
        found = await server.people.get(person)
        old = found[1] if found else Profile()
        profile = msgspec.structs.replace(old, dog=wanted.dog, language=wanted.language or old.language)
        await server.people.change(person, wanted.name, profile)
        return reply(await _me(server, person, secret_of(request)))
    if not server.newcomers.take(address_of(request)):
        raise refuse("too-fast")
    who, secret = await server.people.come_in(
        wanted.name, wanted.dog, wanted.language or liked_by(request), _device(request)
    )
    response = reply(await _me(server, who.id, secret), 201)
    set_cookie(response, secret, server.settings)
    return response


@endpoint
async def who_am_i(request: Request) -> Response:
    return reply(await _me(server_of(request), await player(request), secret_of(request)))


@endpoint
async def change_me(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    wanted = await body(request, Changes)
    check_webhook(wanted.webhook or "")
    check_email(wanted.email or "")
    found = await server.people.get(person)
    if found is None:
        raise refuse("who-are-you")
    old = found[1]
    new_address = wanted.email is not None and wanted.email != old.email
    profile = msgspec.structs.replace(
        old,
        email_confirmed=old.email_confirmed and not new_address,
        dog=wanted.dog or old.dog,
        webhook=old.webhook if wanted.webhook is None else wanted.webhook,
        webhook_shape=wanted.webhook_shape or old.webhook_shape,
        email=old.email if wanted.email is None else wanted.email,
        language=wanted.language or old.language,
    )
    await server.people.change(person, wanted.name, profile)
    if profile.email and not profile.email_confirmed and wanted.email is not None and server.settings.smtp:
        code = await server.credentials.new_email_code(person, profile.email)
        server.notifications.messenger.ask_to_confirm(person, profile.email, code, profile.language)
    return reply(await _me(server, person, secret_of(request)))


@endpoint
async def confirm_email(request: Request) -> Response:
    """Confirm the requester's mail address by the code that was sent there."""
    server, person = server_of(request), await known(request)
    await server.credentials.confirm_email(person, (await body(request, Code)).code)
    return reply(await _me(server, person, secret_of(request)))


@endpoint
async def delete_me(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    summaries = await server.store.summaries_of(person, limit=ALL)
    for table in await server.tables.readable(each.table for each in summaries if each.phase != "over"):
        await leave(server.tables, table, person)
    await server.people.delete(person)
    response = reply(Nothing())
    response.delete_cookie(COOKIE)
    return response


@endpoint
async def my_link(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    if not server.recoveries.take(person):
        raise refuse("too-fast")
    code = await server.credentials.link(person)
    return reply(Link(f"{address(request)}/me#{code}", code), 201)


@endpoint
async def move_here(request: Request) -> Response:
    """Sign in with a personal link; replacing another identity needs `replace`."""
    server, wanted = server_of(request), await body(request, Move)
    me, device = await visitor(request), _device(request)
    return await _is_here(request, await server.credentials.move(wanted.code, me, wanted.replace, device))


@endpoint
async def new_phrase(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    if not server.recoveries.take(person):
        raise refuse("too-fast")
    return reply(Phrase(await server.credentials.new_phrase(person)), 201)


@endpoint
async def recover(request: Request) -> Response:
    """Sign in with a recovery phrase; replacing another identity needs `replace`."""
    server, wanted = server_of(request), await body(request, Recovery)
    if not server.recoveries.take(address_of(request)):
        raise refuse("too-fast")
    me, device = await visitor(request), _device(request)
    return await _is_here(request, await server.credentials.recover(wanted.phrase, me, wanted.replace, device))


def _device(request: Request) -> str:
    return guess_name(request.headers.get("user-agent", ""))


async def _is_here(request: Request, secret: str) -> Response:
    server = server_of(request)
    response = reply(await _me(server, await server.people.whose(secret), secret))
    set_cookie(response, secret, server.settings)
    return response


class DeviceName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The new name of a device."""

    name: Annotated[str, Meta(max_length=200)]


class Devices(msgspec.Struct, frozen=True):
    """The devices of a person."""

    devices: list[Device]


@endpoint
async def my_devices(request: Request) -> Response:
    server, person = server_of(request), await known(request)
    return reply(Devices(await server.devices.of(person, secret_of(request))))


@endpoint
async def name_device(request: Request) -> Response:
    """Rename one of the requester's devices."""
    server, person = server_of(request), await known(request)
    await server.devices.rename(person, request.path_params["device"], (await body(request, DeviceName)).name)
    return reply(Devices(await server.devices.of(person, secret_of(request))))


@endpoint
async def sign_out(request: Request) -> Response:
    """Sign out one device, or, if none is named, all but this one."""
    server, person = server_of(request), await known(request)
    await server.devices.sign_out(person, request.path_params.get("device"), secret_of(request))
    return reply(Devices(await server.devices.of(person, secret_of(request))))


@endpoint
async def my_results(request: Request) -> Response:
    return reply(await server_of(request).results.of(await known(request)))


@endpoint
async def my_luck(request: Request) -> Response:
    """Return the requester's accuracy and luck in the analysed games."""
    return reply(await server_of(request).careers.of(await known(request)))


ROUTES = [
    Route("/api/me", come_in, methods=["POST"]),
    Route("/api/me", who_am_i, methods=["GET"]),
    Route("/api/me", change_me, methods=["PATCH"]),
    Route("/api/me", delete_me, methods=["DELETE"]),
    Route("/api/me/email", confirm_email, methods=["POST"]),
    Route("/api/me/link", my_link, methods=["POST"]),
    Route("/api/me/move", move_here, methods=["POST"]),
    Route("/api/me/phrase", new_phrase, methods=["POST"]),
    Route("/api/me/recover", recover, methods=["POST"]),
    Route("/api/me/devices", my_devices, methods=["GET"]),
    Route("/api/me/devices", sign_out, methods=["DELETE"]),
    Route("/api/me/devices/{device}", name_device, methods=["PATCH"]),
    Route("/api/me/devices/{device}", sign_out, methods=["DELETE"]),
    Route("/api/me/results", my_results, methods=["GET"]),
    Route("/api/me/luck", my_luck, methods=["GET"]),
]
