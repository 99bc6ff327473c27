"""What a game is told by: what may be done, what was done, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from barkade.engine.chance import Draw
from barkade.engine.kit import Told
from barkade.engine.words import Message, say


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat may do: a small number for the rules, its notations, and its parts for highlighting."""

    code: int
    text: str
    public: str
    fields: Mapping[str, Any] = field(hash=False)
    message: Message = field(hash=False, compare=False)

    def __str__(self) -> str:
        return self.text

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready, for the owner of the action."""
        return shown(self.text, self.message, self.fields)


def shown(text: str, told: Message, fields: Mapping[str, Any]) -> dict[str, Any]:
    """What somebody is offered, JSON-ready."""
    return {"text": text, "message": told.as_dict(), **fields}


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners, and the reason by name and in words."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    message: Message

    def __str__(self) -> str:
        return say(self.message)

    def as_dict(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "message": self.message.as_dict(),
        }


class Version(NamedTuple):
    """A row of the history: who did what, what chance did, what was told. Number 0 is the set-up."""

    seat: int
    codes: tuple[int, ...]
    texts: tuple[str, ...]
    publics: tuple[str, ...]
    draws: tuple[Draw, ...]
    story: tuple[Told, ...]
    undoes: int = 0
    """The number of the version that this one takes back; 0 for none."""

    @property
    def is_undo(self) -> bool:
        return self.undoes > 0
