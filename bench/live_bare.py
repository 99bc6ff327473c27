"""The bare socket that `live.py` compares Barkade with: Starlette and the store, without rules, views or people.

It commits a row of the same size through the same store, then sends as many bytes to the same four connections.

    python bench/live_bare.py PORT FILE
"""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from live_load import SEATS
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from barkade.server.runner import allow_many_files
from barkade.server.store import Row
from barkade.server.store.sqlite import SQLiteStore

PADDING = "x" * 2275
"""Makes a message as long as Barkade's are on average in this load, 2,340 bytes."""
FACT = b"y" * 120


class Bare:
    """The bare application: commits what it receives, then broadcasts it."""

    def __init__(self, file: str) -> None:
        self.store = SQLiteStore(file)
        self.tables: dict[str, list[WebSocket | None]] = {}
        self.counts: dict[str, int] = {}
        self.last: dict[str, str] = {}

    @asynccontextmanager
    async def opened(self, _app: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        yield
        await self.store.close()

    async def play(self, websocket: WebSocket) -> None:
        table, seat = websocket.path_params["table"], int(websocket.path_params["seat"])
        await websocket.accept()
        seats = self.tables.setdefault(table, [None] * SEATS)
        seats[seat] = websocket
        if seat == 0:
            self.counts[table] = 0
            await websocket.send_text('{"type":"news","turn":0,"ack":""}')
        try:
            while True:
                text = await websocket.receive_text()
                self.counts[table] += 1
                count, name = self.counts[table], json.loads(text)["id"]
                await self.store.append(Row(table, count, count, name, "somebody", 0, FACT, self.last.get(table, "")))
                self.last[table] = name
                for each in seats:
                    if each is not None:
                        await each.send_text(
                            f'{{"type":"news","turn":{count % SEATS},"ack":"{name}","pad":"{PADDING}"}}'
                        )
        except WebSocketDisconnect:
            pass


def main() -> None:
    allow_many_files()
    port, file = sys.argv[1:]
    bare = Bare(file)
    app = Starlette(routes=[WebSocketRoute("/socket/{table}/{seat}", bare.play)], lifespan=bare.opened)
    uvicorn.run(
        app, port=int(port), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", loop="uvloop"
    )


if __name__ == "__main__":
    main()
