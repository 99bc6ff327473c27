"""Texts of a given width; longer ones are truncated with an ellipsis."""

from __future__ import annotations

from rich.text import Text

NAME_WIDTH = 11
"""The width of a player's name."""


def truncate(text: str, width: int) -> str:
    cut = Text(text)
    cut.truncate(width, overflow="ellipsis")
    return cut.plain


def pad(text: str, width: int = NAME_WIDTH) -> str:
    """Truncate a text, or pad it with spaces, to exactly this width."""
    cut = Text(text)
    cut.truncate(width, overflow="ellipsis", pad=True)
    return cut.plain
