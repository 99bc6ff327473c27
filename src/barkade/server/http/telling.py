"""Endpoints of turn notifications: available channels, push subscriptions, a test, unsubscribing from mails."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from barkade.engine.i18n import message, say
from barkade.server.errors import refuse
from barkade.server.http.common import Nothing, body, endpoint, known, reply, server_of
from barkade.server.http.security import secret_of
from barkade.server.notify.notices import Notice
from barkade.server.people.profiles import PushDevice


class Ways(msgspec.Struct, frozen=True):
    """The channels by which this server can notify people."""

    key: str
    """The server's public key (VAPID), which browsers need to subscribe to push messages."""
    mail: bool
    links: bool
    """Notifications carry a link, as the server knows its public URL."""


@endpoint
async def ways(request: Request) -> Response:
    server = server_of(request)
    key = await server.notifications.messenger.push_key()
    return reply(Ways(key.public, bool(server.settings.smtp), bool(server.settings.public_url)))


@endpoint
async def push_here(request: Request) -> Response:
    """Subscribe this browser to push messages."""
    from barkade.server.notify.push import check_device

    server, person = server_of(request), await known(request)
    device = await body(request, PushDevice)
    check_device(device, server.settings.private_webhooks)
    await server.devices.push_to(person, device, secret_of(request))
    return reply(Nothing())


@endpoint
async def push_no_more(request: Request) -> Response:
    await server_of(request).devices.push_to(await known(request), None, secret_of(request))
    return reply(Nothing())


@endpoint
async def try_out(request: Request) -> Response:
    """Send the requester a test notification by all channels they have chosen."""
    server, person = server_of(request), await known(request)
    await body(request, Nothing)
    if not server.tests.take(person):
        raise refuse("too-fast")
    found = await server.people.get(person)
    if found is None:
        raise refuse("who-are-you")
    language = found[1].language
    text = say(message("server-turn-test"), language=language or None)
    notice = Notice("", "", 0, server.settings.public_url, None, text, language=language)
    await server.notifications.messenger.tell(person, found[1], notice)
    return reply(Nothing())


@endpoint
async def stop_mails(request: Request) -> Response:
    """Unsubscribe an address from mails, by a link that only mails contain (one-click, as mail programs do it)."""
    server, person = server_of(request), request.path_params["person"]
    found = await server.people.get(person)
    proof = request.path_params["proof"]
    if found is None or not await server.notifications.messenger.stops(person, found[1].email, proof):
        raise refuse("dead-stop")
    profile = msgspec.structs.replace(found[1], email="", email_confirmed=False)
    await server.people.change(person, None, profile)
    return reply(Nothing())


@endpoint
async def stop_mails_page(request: Request) -> Response:
    """Redirect to a page that asks for confirmation, as mail scanners open links, too."""
    return RedirectResponse(f"/tell#{request.path_params['person']}/{request.path_params['proof']}", 303)


ROUTES = [
    Route("/api/tell", ways, methods=["GET"]),
    Route("/api/me/push", push_here, methods=["PUT"]),
    Route("/api/me/push", push_no_more, methods=["DELETE"]),
    Route("/api/me/test", try_out, methods=["POST"]),
    Route("/api/mail/stop/{person}/{proof}", stop_mails, methods=["POST"]),
    Route("/api/mail/stop/{person}/{proof}", stop_mails_page, methods=["GET"]),
]
