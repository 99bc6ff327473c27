"""Actions, history entries and results of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from barkade.engine.chance import Draw
from barkade.engine.i18n import Message, say
from barkade.engine.kit import RawEvent
from barkade.engine.view import ResultDict


@dataclass(frozen=True)
class Action:
    """An action a seat may take: its code for the rules, its notation, and its fields for highlighting."""

    code: int
    text: str
    public: str
    fields: Mapping[str, Any] = field(hash=False)
    message: Message = field(hash=False, compare=False)

    def __str__(self) -> str:
        return self.text

    def as_dict(self) -> dict[str, Any]:
        """Return the action as JSON-ready dict, as its owner's view lists it."""
        return {"text": self.text, "message": self.message.as_dict(), "code": self.code, **self.fields}

    @cached_property
    def json(self) -> bytes:
        """Return the action as encoded JSON."""
        return msgspec.json.encode(self.as_dict())


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game: the winners, and the reason by name and in words."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    message: Message

    def __str__(self) -> str:
        return say(self.message)

    def as_dict(self) -> ResultDict:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "message": self.message.as_dict(),
        }


class Outcome(NamedTuple):
    """The effect of an entry, computed when it was decided."""

    version: int
    state: Any
    own_chance: bool
    """True if the match's own chance made the draws, False if they were read from a record."""


@dataclass(slots=True)
class Entry:
    """A version in the history: seat, actions, draws and events. Entry 0 is the set-up. Treat as read-only."""

    seat: int
    codes: tuple[int, ...]
    texts: tuple[str, ...]
    publics: tuple[str, ...]
    draws: tuple[Draw, ...]
    events: tuple[RawEvent, ...]
    undoes: int = 0
    """Number of the version that this one takes back, with all later ones; 0 for none."""
    outcome: Outcome | None = field(default=None, compare=False, repr=False)
    """None once the entry was applied, as keeping the states of all entries would use too much memory."""

    @property
    def is_undo(self) -> bool:
        return self.undoes > 0

    @property
    def after(self) -> Any:
        """The state after a decided entry."""
        assert self.outcome is not None, "applied already"
        return self.outcome.state
