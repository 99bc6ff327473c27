"""Errors, one class per kind, each with a message that says what to do."""

from __future__ import annotations

from dataclasses import dataclass

from barkade.engine.i18n import Message, say


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why an action is illegal: a message, and the number of the game's rule (empty if there is none)."""

    rule: str
    message: Message

    def __str__(self) -> str:
        return f"{say(self.message)} ({self.rule})" if self.rule else say(self.message)


class BarkadeError(ValueError):
    """Base class of errors in the caller's input. Nothing has been changed."""

    def __init__(self, what: Message) -> None:
        super().__init__(what)
        self.message = what

    def __str__(self) -> str:
        return say(self.message)


class Malformed(BarkadeError):
    """The text is not an action."""


class Ambiguous(BarkadeError):
    """The text could be several actions."""


class Illegal(BarkadeError):
    """The rules don't allow the action now; `reason` names the rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class NotYourTurn(BarkadeError):
    """Another seat is to move."""


class NothingToUndo(BarkadeError):
    """The game is at its beginning."""


class GameOver(BarkadeError):
    """The game has ended."""


class UnknownGame(BarkadeError):
    """No game has this id."""


class BadOption(BarkadeError):
    """An option, number of players or seat that the game doesn't have."""


class BadBox(BarkadeError):
    """A custom box that is invalid."""


class BadPosition(BarkadeError):
    """An impossible position: a lost card, a number out of range."""


class BadRecord(BarkadeError):
    """A record that is truncated, tampered with, or of another kind than needed."""
