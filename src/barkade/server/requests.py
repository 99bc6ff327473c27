"""How REST requests are read and answered: JSON in and out as msgspec structs, refusals with a fitting status."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from barkade.engine.errors import BarkadeError
from barkade.server.desk import Desk
from barkade.server.house import House
from barkade.server.refusal import Refusal, from_engine, refuse
from barkade.server.security import address_of, allowed_origin, secret_of
from barkade.server.store import StoreFailed
from barkade.server.table import OUTSIDE

log = logging.getLogger("barkade.requests")

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

PATIENCE = 5.0
LOOK_EVERY = 0.002
"""Seconds: how long a row may take to the disk while a request waits for it, and how often we look."""

STATUS = {
    "no-table": 404,
    "no-person": 404,
    "no-lesson": 404,
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
    "bad-webhook": 400,
    "bad-email": 400,
    "too-large": 413,
    "too-fast": 429,
    "failed": 503,
}


class Problem(msgspec.Struct, frozen=True):
    """A request that was refused."""

    kind: str
    message: dict[str, Any]
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
    """Guard an endpoint: rates, Origin, refusals."""

    @functools.wraps(answer)
    async def guarded(request: Request) -> Response:
        house = house_of(request)
        try:
            if not house.requests.take(address_of(request)):
                raise refuse("too-fast")
            # A page elsewhere may make a browser send a request, but can't hide where it comes from.
            if request.method not in ("GET", "HEAD") and not allowed_origin(request, house.settings):
                raise refuse("foreign")
            return await answer(request)
        except Refusal as refusal:
            return refused(refusal)
        except BarkadeError as error:
            return refused(from_engine(error))
        except RecursionError:  # nested deeper than anything we take: in the body, or in a record that it carries
            return refused(refuse("malformed", reason="depth"))
        except StoreFailed:
            log.exception("the store failed")
            return refused(refuse("failed"))

    return guarded


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON as a struct."""
    largest = house_of(request).settings.largest_body
    # Only JSON: a form on a page elsewhere can't send it without asking us first.
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
    """Who asks; empty for somebody unknown."""
    return await house_of(request).people.whose(secret_of(request))


async def known(request: Request) -> str:
    """Who asks; refused for somebody unknown, and for a program from outside: it is somebody at its table alone."""
    person = await player(request)
    if person.startswith(OUTSIDE):
        raise refuse("who-are-you")
    return person


async def player(request: Request) -> str:
    """Who asks, a person or a program; refused for somebody unknown."""
    person = await visitor(request)
    if not person:
        raise refuse("who-are-you")
    return person


async def desk_of(request: Request) -> Desk:
    """The table that a request is about."""
    return await house_of(request).hall.desk(request.path_params["table"])


async def settled_desk(request: Request) -> Desk:
    """The same, once nothing of it is on its way to the disk: what is answered from it is durable."""
    until = time.monotonic() + PATIENCE
    while (desk := await desk_of(request)).waiting:
        if time.monotonic() > until:
            raise refuse("failed")
        await asyncio.sleep(LOOK_EVERY)
    return desk


def address(request: Request) -> str:
    """How people reach this server."""
    return house_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
