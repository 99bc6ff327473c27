"""Endpoints for operators: liveness, readiness, metrics."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from barkade.server.http.common import server_of
from barkade.server.http.security import from_this_machine


async def healthz(_request: Request) -> Response:
    return PlainTextResponse("ok")


async def readyz(request: Request) -> Response:
    server = server_of(request)
    ready = server.ready and server.store.reachable and server.tables.can_write
    return PlainTextResponse("ready" if ready else "not ready", 200 if ready else 503)


async def metrics(request: Request) -> Response:
    """Return Prometheus metrics; to this machine only, unless the settings open them to all."""
    if not (server_of(request).settings.open_metrics or from_this_machine(request)):
        return PlainTextResponse("not here", 404)
    from barkade.server.http.metrics import exposition

    return exposition(server_of(request))


ROUTES = [
    Route("/healthz", healthz, methods=["GET"]),
    Route("/readyz", readyz, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]
