"""Amounts of the long tests: enough for every night, or, with BARKADE_LONG=full, all that docs/reliability.md names.

One amount alone is set by its own variable, as in BARKADE_LONG_KILLS=50; BARKADE_LONG_SECONDS ends each of the tests
after a time, whatever it has done by then, and it says how much that was. BARKADE_LONG_FIRST_GAME lets the random games
go on where an earlier run of the same program stopped.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

AMOUNTS = {
    "games": (1_000_000, 10_000_000),  # compiled random games of each kind
    "first_game": (0, 0),  # where an earlier run stopped
    "check_every": (8, 31),  # steps between two checks of such a game
    "kills": (200, 1000),  # of a server, on each store
    "restarts": (1, 10),  # of the database meanwhile
    "frames": (100_000, 1_000_000),  # hostile ones, at all games together
    "requests": (25_000, 100_000),  # hostile ones
    "cut": (60, 60),  # seconds that a node can't reach its database
}
"""Every night, and in full."""


def amount(name: str) -> int:
    nightly, full = AMOUNTS[name]
    usual = full if os.environ.get("BARKADE_LONG") == "full" else nightly
    return int(os.environ.get(f"BARKADE_LONG_{name.upper()}", usual))


def rounds(number: int) -> Iterator[int]:
    """Count up to a number, or until the time for a test is over."""
    seconds = float(os.environ.get("BARKADE_LONG_SECONDS", "inf"))
    until = time.monotonic() + seconds
    for each in range(number):
        if time.monotonic() > until:
            return
        yield each


def report(text: str) -> None:
    """Say what was done; `pytest -s` shows it."""
    print(f"\nlong run: {text}", flush=True)
