"""Room codes: short codes, easy to read out, for tables that wait for players.

A code is derived from the table's id, so nothing is stored and every node knows all codes; ids are chosen so that the
code is free. Unlike the id, a code is no secret: it is valid until the game starts, and guesses are rate-limited.
"""

from __future__ import annotations

import secrets

from barkade.server.errors import refuse
from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.store import Store
from barkade.server.table.code import code_of
from barkade.server.tables.tables import Tables

MOST_OPEN = 100_000
"""Tables whose codes are kept; the least recently used are left out."""
FRESH = 2 * SECOND
"""Age from which the list of open tables is reloaded for an unknown code."""
TRIES = 50


class RoomCodes:
    """Maps room codes to open tables."""

    def __init__(self, tables: Tables, store: Store, clock: Clock) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock
        self._open: dict[str, str] = {}
        self._read_at = -FRESH

    async def table(self, typed: str) -> str:
        """Return the open table of a typed code, or raise a `Refusal`."""
        code = "".join(typed.upper().replace("-", " ").split())
        if code not in self._open and self._clock.now() - self._read_at >= FRESH:
            await self._read()
        table_id = self._open.get(code)
        if table_id is None or (await self._tables.table(table_id)).phase != "open":
            raise refuse("no-code")
        return table_id

    async def free_id(self) -> str:
        """Return an id for a new table, with a code that no open table has."""
        if self._clock.now() - self._read_at >= FRESH:
            await self._read()
        for _ in range(TRIES):
            table_id = secrets.token_urlsafe(12)
            if self._open.setdefault(code_of(table_id), table_id) == table_id:
                break
        return table_id

    async def _read(self) -> None:
        self._read_at = self._clock.now()
        found = await self._store.summaries("open", limit=MOST_OPEN)
        self._open = {code_of(each.table): each.table for each in reversed(found)}
