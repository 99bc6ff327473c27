"""The web application: routes, headers, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from barkade.server import lessons, lobby, operations, page, replay
from barkade.server.house import House
from barkade.server.security import SecureHeaders
from barkade.server.socket import socket


def make_app(house: House) -> Starlette:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", socket),
            *lobby.ROUTES,
            *replay.ROUTES,
            *lessons.ROUTES,
            *operations.ROUTES,
            *page.ROUTES,
        ],
        middleware=[Middleware(SecureHeaders, settings=house.settings)],
        lifespan=lifespan,
    )
    app.state.house = house
    return app
