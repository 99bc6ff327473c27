"""The server's own commands. They take the same path as people's, but can't come over the wire.

Their ids contain a colon, which no client can choose.
"""

from __future__ import annotations

import msgspec

from barkade.server import wire


class ServerCommand(msgspec.Struct, frozen=True, kw_only=True):
    """Base class of the server's own commands."""

    id: str


class PlayForBot(ServerCommand, frozen=True):
    """Play a bot's choice for its seat."""

    seat: int
    bot: str
    version: int
    actions: list[str]


class EndTurn(ServerCommand, frozen=True):
    """Substitute a bot for a person whose time is up."""

    seat: int


class Continue(ServerCommand, frozen=True):
    """Go on with a game that waited: somebody is back."""

    person: str


class GiveTimeBack(ServerCommand, frozen=True):
    """Put a deadline off by the time for which the server was down."""

    since: int
    until: int


class ReplaceHost(ServerCommand, frozen=True):
    """Make somebody else the host, as the host has been away for too long."""

    person: str


class CountAway(ServerCommand, frozen=True):
    """Stop waiting for people who were asked and have been away for longer than the grace."""

    people: list[str]


class LapseOffer(ServerCommand, frozen=True):
    """Void an offer that has waited for too long."""


class SpeakForBot(ServerCommand, frozen=True):
    """Let a bot remark on something, or answer a bark."""

    seat: int
    line: str = ""
    bark: str = ""


class Drop(ServerCommand, frozen=True):
    """Close a running game that its only player has dropped."""

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
