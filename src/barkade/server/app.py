"""The web application: routes, headers, and the server behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from barkade.server.http import (
    analysis,
    daily,
    finished,
    games,
    hints,
    me,
    my_data,
    ops,
    puzzles,
    replay,
    static,
    tables,
    telling,
    tutorials,
)
from barkade.server.http.security import SecureHeaders
from barkade.server.server import Server
from barkade.server.transport.connection import socket

API = [
    *me.ROUTES,
    *my_data.ROUTES,
    *telling.ROUTES,
    *finished.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *hints.ROUTES,
    *analysis.ROUTES,
    *replay.ROUTES,
    *tutorials.ROUTES,
    *puzzles.ROUTES,
    *daily.ROUTES,
]
"""Routes of the JSON API."""


def make_app(server: Server) -> Starlette:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", socket),
            *API,
            *ops.ROUTES,
            *static.ROUTES,
        ],
        middleware=[Middleware(SecureHeaders, settings=server.settings)],
        lifespan=lifespan,
    )
    app.state.server = server
    return app
