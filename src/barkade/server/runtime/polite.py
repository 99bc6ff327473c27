"""Long computations in threads that leave the event loop its share.

Python lets a thread run for 5 ms before another gets its turn, and an answer needs several turns: beside threads that
compute for seconds, every request would take a noticeable time. While such work is going on, turns are shorter; at all
other times they are as long as ever, as changing often costs time, too.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")

SHORT_TURN = 0.0005
"""Seconds."""

_lock = threading.Lock()
_working = 0
_ordinary_turn = 0.0


@contextmanager
def polite() -> Iterator[None]:
    """Keep turns short for as long as this lasts, in whatever thread."""
    global _working, _ordinary_turn
    with _lock:
        if _working == 0:
            _ordinary_turn = sys.getswitchinterval()
            sys.setswitchinterval(SHORT_TURN)
        _working += 1
    try:
        yield
    finally:
        with _lock:
            _working -= 1
            if _working == 0:
                sys.setswitchinterval(_ordinary_turn)


def politely(work: Callable[[], T]) -> Callable[[], T]:
    """Return the same work, with short turns."""

    def done() -> T:
        with polite():
            return work()

    return done
