"""The web application: routes, headers, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from barkade.server import advice, catalogue, lessons, lobby, operations, page, reception, replay
from barkade.server.house import House
from barkade.server.security import SecureHeaders
from barkade.server.socket import socket

API = [
    *reception.ROUTES,
    *catalogue.ROUTES,
    *lobby.ROUTES,
    *advice.ROUTES,
    *replay.ROUTES,
    *lessons.ROUTES,
]
"""What is answered with JSON."""


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
            *API,
            *operations.ROUTES,
            *page.ROUTES,
        ],
        middleware=[Middleware(SecureHeaders, settings=house.settings)],
        lifespan=lifespan,
    )
    app.state.house = house
    return app
