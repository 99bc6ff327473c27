"""Helpers of all endpoints: JSON bodies as msgspec structs, authentication, refusals as HTTP statuses."""

from __future__ import annotations

import functools
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import MessageDict
from barkade.engine.match import Match
from barkade.server.errors import Refusal, from_engine, refuse
from barkade.server.http.security import address_of, allowed_origin, secret_of
from barkade.server.runtime.addresses import is_loopback, is_own_name, lan_url, lan_urls
from barkade.server.server import Server
from barkade.server.store import StoreFailed
from barkade.server.table.parts import REMOTE_BOT
from barkade.server.table.state import Table

log = logging.getLogger("barkade.requests")

LONGEST_RECORD = 300_000
"""Characters; three times the longest record that a table writes."""

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

STATUS = {
    "no-table": 404,
    "no-code": 404,
    "no-person": 404,
    "no-lesson": 404,
    "no-puzzle": 404,
    "no-device": 404,
    "no-evening": 404,
    "no-daily": 404,
    "evening-needs-two": 400,
    "who-are-you": 401,
    "dead-link": 410,
    "host-only": 403,
    "players-only": 403,
    "not-your-seat": 403,
    "sent-away": 403,
    "muted": 403,
    "foreign": 403,
    "no-help": 403,
    "malformed": 400,
    "bad-name": 400,
    "bots-name": 400,
    "bad-webhook": 400,
    "bad-email": 400,
    "wrong-code": 400,
    "too-large": 413,
    "too-long-to-analyse": 413,
    "too-fast": 429,
    "failed": 503,
    "busy": 503,
    "unreadable": 500,
}


class Problem(msgspec.Struct, frozen=True):
    """The reply to a refused request."""

    kind: str
    message: MessageDict
    rule: str = ""


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


def reply(content: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def refused(refusal: Refusal) -> Response:
    problem = Problem(refusal.kind, refusal.message.as_dict(), refusal.rule)
    return reply(problem, STATUS.get(refusal.kind, 409))


def endpoint(answer: Endpoint) -> Endpoint:
    """Wrap an endpoint: rate limits, Origin check, refusals."""

    @functools.wraps(answer)
    async def guarded(request: Request) -> Response:
        server = server_of(request)
        try:
            if not server.requests.take(address_of(request)):
                raise refuse("too-fast")
            # CSRF: another site can make a browser send a request, but can't forge its Origin.
            if request.method not in ("GET", "HEAD") and not allowed_origin(request, server.settings):
                raise refuse("foreign")
            return await answer(request)
        except Refusal as refusal:
            return refused(refusal)
        except BarkadeError as error:
            return refused(from_engine(error))
        except RecursionError:  # too deeply nested, the body or a record in it
            return refused(refuse("malformed", reason="depth"))
        except StoreFailed:
            log.exception("store failed")
            return refused(refuse("failed"))

    return guarded


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


async def body(request: Request, kind: type[T]) -> T:
    """Decode the request's JSON body to a struct."""
    largest = server_of(request).settings.largest_body
    # CSRF: another site can't send JSON without a CORS preflight.
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise refuse("malformed", reason="content-type")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > largest:
            raise refuse("too-large", kilobytes=largest // 1024)
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise refuse("malformed", reason=str(error)[:200]) from error


async def visitor(request: Request) -> str:
    """Return the requester's id; empty for strangers."""
    return await server_of(request).people.whose(secret_of(request))


async def known(request: Request) -> str:
    """Return the requester's id; refuse strangers, and remote bots, which are known at their table only."""
    person = await player(request)
    if person.startswith(REMOTE_BOT):
        raise refuse("who-are-you")
    return person


async def player(request: Request) -> str:
    """Return the requester's id, a person's or a remote bot's; refuse strangers."""
    person = await visitor(request)
    if not person:
        raise refuse("who-are-you")
    return person


async def table_of(request: Request) -> Table:
    """Return the table of a request once all its rows are durable. Treat it as read-only."""
    return await server_of(request).tables.table(request.path_params["table"])


async def match_of(request: Request) -> tuple[Table, Match]:
    """Return the table of a request and a copy of its match, with the names filled in."""
    table = await table_of(request)
    if table.match is None:
        raise refuse("not-started")
    match = table.match.copy()
    match.setup = match.setup.named(server_of(request).people.names_of(table.seats))
    return table, match


def charge_replay(request: Request) -> None:
    """Charge the requester for a replay or a record, the most expensive requests."""
    if not server_of(request).replay_requests.take(address_of(request)):
        raise refuse("too-fast")


def number_of(request: HTTPConnection, name: str) -> int | None:
    """Return an integer query parameter; None if it is missing or invalid."""
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else None


def lan_addresses(request: Request) -> list[str]:
    """Return the server's LAN URLs if the request came by a loopback name; else none."""
    if not is_loopback(str(request.base_url)):
        return []
    return lan_urls(server_of(request).settings.host, request.scope["server"][1])


def address(request: Request) -> str:
    """Return the URL under which guests reach this server; a loopback URL only as a last resort."""
    settings = server_of(request).settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if not is_own_name(request.headers.get("host", "")):
        return lan_url(settings.host, request.scope["server"][1])
    return next(iter(lan_addresses(request)), str(request.base_url).rstrip("/"))
