"""What people ask the thinking process: one question at a time, nothing twice, so that bots hardly notice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from barkade.server.refusal import refuse

MOST_KNOWN = 1000
PATIENCE = 20.0
"""Seconds."""


class Position(NamedTuple):
    """What is asked about. It is durable, and versions only grow, so it has one answer."""

    table: str
    seat: int | None
    version: int


class Helping:
    """Asks one kind of question for everybody, first come, first served."""

    def __init__(self, ask: Callable[[dict[str, Any]], Awaitable[Any]]) -> None:
        self._ask = ask
        self._known: OrderedDict[Position, Any] = OrderedDict()
        self._latest: dict[str, object] = {}
        self._one_at_a_time = asyncio.Lock()

    async def help(self, person: str, position: Position, view: dict[str, Any]) -> Any:
        """The answer, which may be known already. Whoever asks about something else meanwhile gives this up."""
        mine = self._latest[person] = object()
        try:
            async with asyncio.timeout(PATIENCE), self._one_at_a_time:
                if position in self._known:
                    return self._known[position]
                if self._latest.get(person) is not mine:
                    raise refuse("too-fast")
                return self._keep(position, await self._ask(view))
        except TimeoutError:  # too many are in line: whoever asked has hung up by now, or should
            raise refuse("too-fast") from None
        finally:
            if self._latest.get(person) is mine:
                del self._latest[person]

    def _keep(self, position: Position, answer: Any) -> Any:
        if answer is not None:  # that one is "not yet"
            self._known[position] = answer
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return answer
