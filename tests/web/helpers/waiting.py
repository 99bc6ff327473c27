"""Waiting for what a page does by itself: never for a time, always for what comes of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

PATIENCE = 20.0
"""Seconds: the machine may be busy with other tests."""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def drawn(page: Page) -> None:
    """Wait until the page has drawn what it was told: media queries and observers of sizes come with a frame."""
    page.evaluate(DRAWN)


def comes_to(page: Page, look: Callable[[], Any], wanted: Any) -> None:
    """Look frame by frame until what is seen is what is wanted; for what `expect` has no word for."""
    until = time.monotonic() + PATIENCE
    while (seen := look()) != wanted:
        assert time.monotonic() < until, f"{seen!r} instead of {wanted!r}"
        drawn(page)
