"""Characters of bots: a temper, and what they say. How strong a bot plays is another matter: that is its level. The
temper only decides between actions that are about as good (`temper.py`).

A seat has a character as it has a colour. Its call name is the page's; lines are messages
`bot-line-<number>-<feeling>`.
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
    """Its occasions for a remark; some keep quiet about their misfortunes, others about their successes."""
    nerve: int = 0
    """Preference between actions that are about as good: 1 for bold ones, -1 for careful ones."""
    teeth: int = 0
    """The same: 1 for those that are unkind to others, -1 for those that spare them."""


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
    """Return the id of what a seat's bot says; empty if it says nothing to that."""
    number = character_of(seat)
    return f"bot-line-{number}-{feeling}" if feeling in CHARACTERS[number].feels else ""
