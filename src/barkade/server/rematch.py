"""Rematch: the same people at a new table, which has a commitment of its own; the start goes to the next seat.

The new table's id is derived from the old one's, so that of several requests at once, at any node, one opens the table
and the others find it.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from base64 import urlsafe_b64encode

from msgspec.structs import replace

from barkade.engine.chance import SEED_BYTES
from barkade.engine.match import Match
from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.store import Conflict
from barkade.server.table import events
from barkade.server.table.commands import LinkRematch
from barkade.server.table.parts import SUBSTITUTE
from barkade.server.table.state import Table
from barkade.server.tables import Tables

ID_BYTES = 12


async def rematch(tables: Tables, table_id: str, person: str) -> str:
    """Return the id of the table where a finished game's people play again; open it unless somebody has."""
    table = await tables.table(table_id)
    if table.phase != "over" or table.match is None:
        raise refuse("not-over")
    if not table.seats_of(person):
        raise refuse("players-only")
    if table.rematch:
        return table.rematch
    again = _rematch_id(table)
    with contextlib.suppress(Conflict):  # another request was faster
        await tables.open_table(_opened_again(table, table.match, person), again)
    answer = await tables.request(table_id, LinkRematch(id=":rematch", table=again))
    if isinstance(answer, wire.Refused):
        raise refuse("failed")
    return again


def _rematch_id(table: Table) -> str:
    """Return the id, which is secret until the end of the game: the seed is part of it."""
    digest = hashlib.sha256(f"barkade-rematch-1 {table.id} {table.opened.seed}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode()


def _opened_again(table: Table, match: Match, host: str) -> events.Opened:
    options = dict(match.setup.options)
    if "first" in options:
        first = match.history[1].seat if match.version else match.to_move or 0
        options["first"] = (first + 1) % match.players + 1
    return replace(
        table.opened,
        options=options,
        host=host,
        seed=secrets.token_bytes(SEED_BYTES).hex(),
        asks=table.asks,
        seats=[seat.person or f"bot:{seat.bot or SUBSTITUTE}" for seat in table.seats],
        record="",
        upto=0,
    )
