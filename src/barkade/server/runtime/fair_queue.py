"""A fair queue for a scarce resource: round-robin between owners, with a low-priority lane."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Lane = OrderedDict[str, deque[asyncio.Future[None]]]


class FairQueue:
    """Admits a fixed number at a time."""

    def __init__(self, places: int) -> None:
        self.places = self._free = places
        self._lanes: tuple[Lane, Lane] = (OrderedDict(), OrderedDict())
        """Waiting requests by owner, the next owner first: normal and low priority."""

    def __len__(self) -> int:
        """Return the number of waiting requests."""
        return sum(len(waiting) for lane in self._lanes for waiting in lane.values())

    @asynccontextmanager
    async def place(self, owner: str, last: bool = False) -> AsyncIterator[None]:
        """Wait for a slot and hold it. Low priority (`last`) waits until no other request is waiting."""
        await self._enter(owner, last)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, owner: str, last: bool) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._lanes[last].setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # cancelled after the slot was granted
            raise

    def _leave(self) -> None:
        for lane in self._lanes:
            while lane:
                owner, waiting = lane.popitem(last=False)
                turn = waiting.popleft()
                if waiting:
                    lane[owner] = waiting  # back to the end of the round
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
