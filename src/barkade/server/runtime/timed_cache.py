"""A cache of slow lookups whose entries expire."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from barkade.server.runtime.clock import SECOND, Clock

T = TypeVar("T")

LIFETIME = 10 * SECOND


class TimedCache(Generic[T]):
    """Looks up each key once per lifetime, whoever asks (single-flight). Failures are not cached."""

    def __init__(self, clock: Clock, look_up: Callable[[str], Coroutine[Any, Any, T]]) -> None:
        self._clock = clock
        self._look_up = look_up
        self._entries: dict[str, tuple[int, asyncio.Task[T]]] = {}

    async def get(self, key: str) -> T:
        now = self._clock.now()
        entry = self._entries.get(key)
        if entry is None or now - entry[0] > LIFETIME or (entry[1].done() and entry[1].exception() is not None):
            entry = self._entries[key] = (now, asyncio.get_running_loop().create_task(self._look_up(key)))
        return await asyncio.shield(entry[1])
