"""Careers: aggregated accuracy and luck over the stored analyses of a person's games."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict

import msgspec

from barkade.analysis.career import Career, SeatGame, careers, seat_games
from barkade.analysis.report import Analysis
from barkade.server.results.results import Results
from barkade.server.store import Store

MOST_REMEMBERED = 5_000
"""Tables whose figures are cached; a stored analysis is complete and never changes."""


class Careers:
    """Computes careers from stored analyses; those of deleted tables don't count."""

    def __init__(self, store: Store, results: Results) -> None:
        self._store, self._results = store, results
        self._figures: OrderedDict[str, list[SeatGame]] = OrderedDict()

    async def of(self, person: str) -> list[Career]:
        """Return a person's career in each game, over their newest games."""
        games: list[SeatGame] = []
        for result in await self._results.of(person):
            mine = [number for number, seat in enumerate(result.seats) if seat.person == person and not seat.bot]
            if mine and (figures := await self._figures_of(result.table)):
                games += [figures[number] for number in mine if number < len(figures)]
        return careers(games)

    async def _figures_of(self, table: str) -> list[SeatGame]:
        if table in self._figures:
            self._figures.move_to_end(table)
            return self._figures[table]
        kept = await self._store.analysis(table)
        if kept is None:
            return []
        self._figures[table] = await asyncio.to_thread(_read, kept)
        if len(self._figures) > MOST_REMEMBERED:
            self._figures.popitem(last=False)
        return self._figures[table]


def _read(kept: bytes) -> list[SeatGame]:
    return seat_games(msgspec.json.decode(zlib.decompress(kept), type=Analysis))
