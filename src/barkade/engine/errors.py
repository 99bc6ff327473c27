"""What can go wrong, each kind with a class of its own, each with a message that says what to do."""

from __future__ import annotations

from dataclasses import dataclass

from barkade.engine.words import Message, say


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not allowed: the number of the rule (empty where it is none of the game's), and a message."""

    rule: str
    message: Message

    def __str__(self) -> str:
        return f"{say(self.message)} ({self.rule})" if self.rule else say(self.message)


class BarkadeError(ValueError):
    """Any mistake in what was asked of Barkade. Nothing has been changed."""

    def __init__(self, what: Message) -> None:
        super().__init__(what)
        self.message = what

    def __str__(self) -> str:
        return say(self.message)


class Malformed(BarkadeError):
    """The text is no action at all."""


class Ambiguous(BarkadeError):
    """The text could be several actions."""


class Illegal(BarkadeError):
    """An action that the rules don't allow now; `reason` names the rule."""

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
    """An option, player count or seat that the game doesn't have."""


class BadBox(BarkadeError):
    """A box of other cards that can't work."""


class BadPosition(BarkadeError):
    """A position that can't be: a lost card, a number out of range."""


class BadRecord(BarkadeError):
    """A record that is torn, tampered with, or of another kind than needed."""
