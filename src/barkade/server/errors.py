"""Refusals: errors that a client can show, raised instead of executing a command."""

from __future__ import annotations

from barkade.engine.errors import BarkadeError, GameOver, Illegal, NotYourTurn
from barkade.engine.i18n import Arg, Message, message
from barkade.puzzles.model import NoPuzzle
from barkade.server import wire


class Refusal(Exception):
    """A command was refused and nothing has changed. `kind` is for programs, the message for people."""

    def __init__(self, kind: str, what: Message, rule: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.message = what
        self.rule = rule

    def of(self, command: str, version: int) -> wire.Refused:
        """Return the reply to the sender of the command; `version` is the table's version as known to that sender."""
        return wire.Refused(command, self.kind, self.message.as_dict(), self.rule, version)


def refuse(kind: str, **args: Arg) -> Refusal:
    """Return a refusal by the server, with the message `server-<kind>`."""
    return Refusal(kind, message(f"server-{kind}", **args))


def from_engine(error: BarkadeError) -> Refusal:
    """Return a refusal with the engine's reason."""
    if isinstance(error, Illegal):
        return Refusal("illegal", error.message, error.reason.rule)
    if isinstance(error, NotYourTurn):
        return Refusal("not-your-turn", error.message)
    if isinstance(error, GameOver):
        return Refusal("over", error.message)
    if isinstance(error, NoPuzzle):
        return Refusal("no-puzzle", error.message)
    return Refusal("malformed", error.message)
