"""Declaration of a tutorial: a position, fixed chance, and steps, each with a message and a rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

LEARNER = 0
OTHER = 1


@dataclass(frozen=True, slots=True)
class Step:
    """A text to read, a batch the learner plays, or actions of another player."""

    says: str
    """Id of the message shown with it; `{ $name }` in it is the other player."""
    rule: str
    """The rule it teaches."""
    plays: tuple[str, ...] = ()
    """The learner plays these as one batch, another player one after the other."""
    draws: tuple[int, ...] = ()
    """The values of the draws made in this step."""
    rather: str = ""
    """Id of the reply to a learner who tries another legal action."""
    by: int = LEARNER


@dataclass(frozen=True, slots=True)
class Tutorial:
    """A guided first game, from a position to its end."""

    position: Mapping[str, Any]
    steps: tuple[Step, ...]


def read(says: str, rule: str) -> Step:
    """Return a step that is only read."""
    return Step(says, rule)


def yours(says: str, rule: str, plays: str, rather: str, draws: Sequence[int] = ()) -> Step:
    """Return a step that the learner plays."""
    return Step(says, rule, (plays,), tuple(draws), rather)


def theirs(says: str, rule: str, *plays: str, draws: Sequence[int] = ()) -> Step:
    """Return a step that another player plays, explained afterwards."""
    return Step(says, rule, plays, tuple(draws), by=OTHER)
