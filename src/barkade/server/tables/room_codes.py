"""Room codes: a few characters that can be read out across a room, for tables that wait for people.

A code is derived from the table's id, so nothing is stored and every node knows all of them; new ids are chosen so that
their code is free. It is no secret like the id: it leads in only until the game starts, and guesses are rate-limited.
"""

from __future__ import annotations

import secrets

from barkade.server.errors import refuse
from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.store import Store
from barkade.server.table.code import code_of
from barkade.server.tables.tables import Tables

MOST_OPEN = 100_000
"""Tables whose codes are known; the longest unused are left out."""
FRESH = 2 * SECOND
"""Age of the list of open tables at which an unknown code is looked for again."""
TRIES = 50


class RoomCodes:
    """The codes of the open tables."""

    def __init__(self, tables: Tables, store: Store, clock: Clock) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock
        self._open: dict[str, str] = {}
        self._read_at = -FRESH

    async def table(self, typed: str) -> str:
        """Return the table of a code that somebody typed; refuse it if none waits for people under it."""
        code = "".join(typed.upper().replace("-", " ").split())
        if code not in self._open and self._clock.now() - self._read_at >= FRESH:
            await self._read()
        table_id = self._open.get(code)
        if table_id is None or (await self._tables.table(table_id)).phase != "open":
            raise refuse("no-code")
        return table_id

    async def free_id(self) -> str:
        """Return an id for a new table whose code no open table has."""
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
