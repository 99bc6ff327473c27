"""The queue of people who wait for a hint or the coach; one request at a time, as a single thread answers them.

People are served least recently served first, so that a few who ask at every move can't starve the others. The queue is
bounded: when it is full, the most recently served person is refused.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from barkade.server.errors import refuse

MOST_WAITING = 12
"""A hint takes about a second, so this bounds the wait to a little over ten."""
MOST_REMEMBERED = 5_000


@dataclass(eq=False)
class _Waiting:
    person: str
    kind: object
    helped: int
    arrived: int
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def rank(self) -> tuple[int, int]:
        return self.helped, self.arrived


class HelpQueue:
    """A lock that is granted to the least recently served person."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._busy = False
        self._waiting: list[_Waiting] = []
        self._helped: OrderedDict[str, int] = OrderedDict()
        """Number of the turn in which each person was last served."""
        self._count = 0

    def __len__(self) -> int:
        """Return the number of waiting people."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, person: str, kind: object = None) -> AsyncIterator[None]:
        """Wait for the lock and hold it.

        Raises `Refusal` if the same person requests something else of this kind meanwhile, or if the queue is full of
        people who were served less recently.
        """
        await self._enter(person, kind)
        self._count += 1
        self._helped[person] = self._count
        self._helped.move_to_end(person)
        if len(self._helped) > MOST_REMEMBERED:
            self._helped.popitem(last=False)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, person: str, kind: object) -> None:
        if not self._busy:
            self._busy = True
            return
        for earlier in [each for each in self._waiting if (each.person, each.kind) == (person, kind)]:
            self._send_away(earlier, "too-fast")
        self._count += 1
        mine = _Waiting(person, kind, self._helped.get(person, 0), self._count)
        self._waiting.append(mine)
        if len(self._waiting) > self._most:
            self._send_away(max(self._waiting, key=lambda each: each.rank), "busy")
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            elif mine.turn.done() and not mine.turn.cancelled() and mine.turn.exception() is None:
                self._leave()  # cancelled after the lock was granted
            raise

    def _send_away(self, waiting: _Waiting, why: str) -> None:
        self._waiting.remove(waiting)
        waiting.turn.set_exception(refuse(why))

    def _leave(self) -> None:
        self._waiting = [each for each in self._waiting if not each.turn.done()]  # drop those just cancelled
        if not self._waiting:
            self._busy = False
            return
        first = min(self._waiting, key=lambda each: each.rank)
        self._waiting.remove(first)
        first.turn.set_result(None)
