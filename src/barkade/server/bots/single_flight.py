"""Single-flight cache of hints and coaching: one request at a time, none computed twice, so that bots are hardly
slowed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from barkade.server.errors import refuse

MOST_KNOWN = 1000
ANSWER_TIMEOUT = 20.0
"""Seconds to wait for an answer."""


class Subject(NamedTuple):
    """The subject of a request. It is durable, and versions only grow, so the answer can be cached."""

    table: str
    seat: int | None
    version: int


class SingleFlight:
    """One kind of request for all clients, first come, first served."""

    def __init__(self, ask: Callable[[dict[str, Any]], Awaitable[Any]]) -> None:
        self._ask = ask
        self._known: OrderedDict[Subject, Any] = OrderedDict()
        self._latest: dict[str, object] = {}
        self._one_at_a_time = asyncio.Lock()

    async def help(self, person: str, subject: Subject, view: dict[str, Any]) -> Any:
        """Return the answer, from the cache if possible. A client's next request cancels its previous one."""
        mine = self._latest[person] = object()
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT), self._one_at_a_time:
                if subject in self._known:
                    return self._known[subject]
                if self._latest.get(person) is not mine:
                    raise refuse("too-fast")
                return self._keep(subject, await self._ask(view))
        except TimeoutError:  # the queue is full: earlier clients have given up by now, or should
            raise refuse("too-fast") from None
        finally:
            if self._latest.get(person) is mine:
                del self._latest[person]

    def _keep(self, subject: Subject, answer: Any) -> Any:
        if answer is not None:  # "not yet" is not cached
            self._known[subject] = answer
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return answer
