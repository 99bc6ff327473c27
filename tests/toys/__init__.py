"""Toy games, known to the house only while a test plays them: other tests go through all games that there are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import barkade
from barkade.engine.i18n import forget
from barkade.games import PACKAGES


@contextmanager
def heap_registered() -> Iterator[None]:
    """The toy game Heap, registered by its one line."""
    barkade.register("heap", "tests.toys.heap")
    try:
        yield
    finally:
        del PACKAGES["heap"]
        forget()
