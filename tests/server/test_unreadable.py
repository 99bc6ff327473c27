"""A table whose rows can't be read is left alone, and nobody else suffers for it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from barkade.server import wire
from barkade.server.app import make_app
from barkade.server.cli import unlimited
from barkade.server.http.tables import Wish, wished
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store import Row
from barkade.server.store.sqlite import SQLiteStore
from tests.server.test_hostile_requests import ask
from tests.server.test_tables import begin, settle


def test_a_table_that_cannot_be_read_hurts_nobody_else(tmp_path: Path) -> None:
    """One row that no program has written, at a table with people, a bot and a place in the public list."""

    async def run() -> None:
        server = Server(SQLiteStore(tmp_path / "t.sqlite"), unlimited(Settings()))
        await server.store.open()
        try:
            good, ears = await begin(server.tables, "dig", 2, public=True)
            bad = await server.tables.open_table(wished(Wish("dig", 2, public=True), ears[0].person))
            session = await server.tables.session(bad)
            await server.tables.submit(bad, wire.Sit(id="sit", seat=0, nonce="ab" * 16), ears[0])
            await server.tables.submit(bad, wire.SeatBot(id="bot", seat=1, bot="good-dog"), ears[0])
            await settle(server.tables)
            row = Row(bad, session.table.seq + 1, None, "poison", "", 1, b'{"event":"flown","v":2}', session.table.last)
            await server.store.append(row, session.table.summary())
            server.tables.unload(session)
            await server.tables.load_waking()
            told = {}
            secret = await server.people.new_session(ears[0].person)
            headers = [(b"cookie", b"barkade=" + secret.encode())]
            for path in ("/api/tables", "/api/me/tables", f"/api/tables/{bad}", f"/api/tables/{good.table.id}"):
                body = bytearray()
                status = await ask(make_app(server), "GET", path, "", headers, b"", body)
                told[path] = (status, json.loads(body))
            for path in ("/api/tables", "/api/me/tables"):
                assert told[path][0] == 200 and [line["id"] for line in told[path][1]["tables"]] == [good.table.id]
            assert told[f"/api/tables/{bad}"][0] == 500 and told[f"/api/tables/{bad}"][1]["kind"] == "unreadable"
            assert told[f"/api/tables/{good.table.id}"][0] == 200
            status = await ask(make_app(server), "DELETE", "/api/me", "", headers, b"", bytearray())
            assert status == 200 and good.table.seats[0].bot
        finally:
            await server.tables.close()
            await server.store.close()

    asyncio.run(run())
