"""Long computations in threads that leave the event loop its share of the GIL.

By default a thread may hold the GIL for 5 ms, and a request needs it several times: beside threads that compute for
seconds, every request would be noticeably slow. So the switch interval is shortened while such work is running, and
only then, as frequent switches cost time, too.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")

SHORT_TURN = 0.0005
"""The shortened switch interval, in seconds."""

_lock = threading.Lock()
_working = 0
_ordinary_turn = 0.0


@contextmanager
def polite() -> Iterator[None]:
    """Shorten the switch interval while the context lasts; contexts may overlap in several threads."""
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
    """Wrap a function so that it runs with the shortened switch interval."""

    def done() -> T:
        with polite():
            return work()

    return done
