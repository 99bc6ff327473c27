"""Commands submitted by the server itself. They take the same path as people's, but have no wire format.

Their ids contain a colon, which no client can choose.
"""

from __future__ import annotations

import msgspec

from barkade.server import wire


class ServerCommand(msgspec.Struct, frozen=True, kw_only=True):
    """Base class of the server's own commands."""

    id: str


class PlayForBot(ServerCommand, frozen=True):
    """Play the action that a bot has chosen for its seat."""

    seat: int
    bot: str
    version: int
    actions: list[str]


class EndTurn(ServerCommand, frozen=True):
    """Substitute a bot for a person whose time is up."""

    seat: int


class Continue(ServerCommand, frozen=True):
    """Resume a game that waited for its players: one of them is back."""

    person: str


class GiveTimeBack(ServerCommand, frozen=True):
    """Extend a deadline by the downtime of the server."""

    since: int
    until: int


class ReplaceHost(ServerCommand, frozen=True):
    """Make another player the host, as the current one has been away for too long."""

    person: str


class CountAway(ServerCommand, frozen=True):
    """Stop waiting for the answers of people who have been away for longer than the grace period."""

    people: list[str]


class LapseOffer(ServerCommand, frozen=True):
    """Withdraw an offer that was not answered in time."""


class SpeakForBot(ServerCommand, frozen=True):
    """Let a bot remark on an event or answer a bark."""

    seat: int
    line: str = ""
    bark: str = ""


class Drop(ServerCommand, frozen=True):
    """Close a running game whose only human player has dropped it."""

    person: str


class LinkRematch(ServerCommand, frozen=True):
    """Store the id of the rematch of a finished game."""

    table: str


AnyCommand = (
    wire.AnyCommand
    | PlayForBot
    | EndTurn
    | Continue
    | GiveTimeBack
    | ReplaceHost
    | CountAway
    | LapseOffer
    | SpeakForBot
    | Drop
    | LinkRematch
)
