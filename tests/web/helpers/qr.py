"""Reading the QR codes of the page, as a phone does."""

from __future__ import annotations

import re

import zxingcpp
from playwright.sync_api import Locator, expect

MARGIN, SCALE = 4, 4
"""Of a QR code's picture: quiet squares around it, pixels to a square."""


def read_code(share: Locator) -> str:
    """Return the text of the QR code."""
    drawn = share.get_by_label("The link as a QR code").locator("path")
    expect(drawn).to_have_attribute("d", re.compile("h1v1h-1z"))
    squares = [(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn.get_attribute("d") or "")]
    width = (max(max(square) for square in squares) + 1 + 2 * MARGIN) * SCALE
    picture = bytearray(b"\xff" * width * width)
    for x, y in squares:
        for row in range((y + MARGIN) * SCALE, (y + MARGIN + 1) * SCALE):
            start = row * width + (x + MARGIN) * SCALE
            picture[start : start + SCALE] = bytes(SCALE)
    (found,) = zxingcpp.read_barcodes(memoryview(picture).cast("B", [width, width]))
    return found.text
