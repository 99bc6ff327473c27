"""Characters of bots: their temper and their remarks, independent of their strength (the level).

The temper only decides between actions of about the same value (`temper.py`). The character belongs to the seat, like
its colour. The page names it; its remarks are the messages `bot-line-<number>-<feeling>`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Feeling = Literal["hurt", "glad", "won", "lost"]
"""Occasions for a remark: a misfortune of its own, a success of its own, and the end."""


@dataclass(frozen=True, slots=True)
class Character:
    """A bot's character."""

    answer: str
    """The bark with which it answers a bark."""
    feels: tuple[Feeling, ...]
    """The occasions on which it remarks; some keep quiet about misfortunes, others about successes."""
    nerve: int = 0
    """Preference between actions of about the same value: 1 for bold ones, -1 for careful ones."""
    teeth: int = 0
    """Likewise: 1 for actions that harm others, -1 for those that spare them."""


CHARACTERS = (
    Character("wag", ("glad", "won", "lost")),  # easy-going: nothing hurts
    Character("sniff", ("hurt", "won", "lost"), nerve=-1),  # cautious: saw it coming
    Character("grr", ("hurt", "glad", "won", "lost"), nerve=1, teeth=1),  # hot-headed: barks at everything
    Character("yip", ("glad", "won", "lost"), teeth=-1),  # polite
    Character("howl", ("hurt", "won", "lost"), teeth=1),  # grumpy
    Character("zoomies", ("hurt", "glad", "won", "lost"), nerve=1),  # overexcited
)


def character_of(seat: int) -> int:
    """Return the number of the character of a seat's bot."""
    return seat % len(CHARACTERS)


def line_of(seat: int, feeling: Feeling) -> str:
    """Return the id of the remark of a seat's bot; empty if it makes none."""
    number = character_of(seat)
    return f"bot-line-{number}-{feeling}" if feeling in CHARACTERS[number].feels else ""
