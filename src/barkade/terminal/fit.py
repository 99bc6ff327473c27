"""Words that have only so much room on a board: what doesn't fit ends in an ellipsis."""

from __future__ import annotations

from rich.text import Text

NAME = 11
"""The room for a player's name."""


def cut(words: str, width: int) -> str:
    text = Text(words)
    text.truncate(width, overflow="ellipsis")
    return text.plain


def filled(words: str, width: int = NAME) -> str:
    """Cut, or followed by spaces, to exactly this width."""
    text = Text(words)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text.plain
