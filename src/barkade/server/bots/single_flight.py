"""Single-flight cache of hints and coaching: nothing is computed twice, and one thing at a time, to spare the bots.

`barkade.server.bots.help_queue` decides who is next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from barkade.server.bots.help_queue import HelpQueue
from barkade.server.errors import refuse

MOST_KNOWN = 1000
ANSWER_TIMEOUT = 20.0
"""Seconds to wait for an answer."""


class Subject(NamedTuple):
    """The cache key of a request. A durable version never changes, so its answer can be cached."""

    table: str
    seat: int | None
    version: int


class SingleFlight:
    """The cache of one kind of request, for all clients. Several kinds may share a queue."""

    def __init__(self, ask: Callable[[dict[str, Any]], Awaitable[Any]], queue: HelpQueue | None = None) -> None:
        self._ask = ask
        self._queue = HelpQueue() if queue is None else queue
        self._known: OrderedDict[Subject, Any] = OrderedDict()
        self._computing: dict[Subject, asyncio.Future[Any]] = {}

    async def help(self, person: str, subject: Subject, view: dict[str, Any]) -> Any:
        """Return the answer, from the cache if possible. A person's next request cancels their previous one."""
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                if subject in self._known:
                    return self._known[subject]
                if subject in self._computing:
                    return await asyncio.shield(self._computing[subject])
                async with self._queue.place(person, self):
                    if subject in self._known:
                        return self._known[subject]
                    return await self._compute(subject, view)
        except TimeoutError:
            raise refuse("busy") from None

    async def _compute(self, subject: Subject, view: dict[str, Any]) -> Any:
        computing = self._computing[subject] = asyncio.ensure_future(self._ask(view))
        try:
            return self._keep(subject, await computing)
        finally:
            del self._computing[subject]

    def _keep(self, subject: Subject, answer: Any) -> Any:
        if answer is not None:  # None means "not ready": don't cache it
            self._known[subject] = answer
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return answer
