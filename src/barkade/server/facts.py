"""What a row says: the facts that a table is rebuilt from, and nothing else."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from barkade.server.wire import AnyCommand

Draws = list[tuple[int, int]]


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=str.lower, omit_defaults=True):
    """Something that happened."""


class Opened(Fact, frozen=True):
    """The first row: what was agreed, and the seed that the shown commitment belongs to."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    host: str
    seed: str
    box: dict[str, Any] | None = None
    clock: int = 0
    help: Literal["all", "coach", "none"] = "all"
    public: bool = False
    seats: list[str] = []
    """Who sat where at the table this one is a rematch of: persons' ids, or `bot:<name>`."""
    record: str = ""
    """The record of the game that is played on here."""
    upto: int = 0


class Begun(Fact, frozen=True):
    """The version that set the game up: what chance did, and a checksum of the position."""

    draws: Draws
    check: str
    nonces: list[str]
    options: dict[str, Any]


class Moved(Fact, frozen=True):
    """A version: who did what, what chance did, a checksum of where it led."""

    seat: int
    texts: list[str]
    draws: Draws
    check: str


class TakenBack(Fact, frozen=True):
    """A version that takes one back."""

    seat: int
    undoes: int
    check: str


class Noted(Fact, frozen=True):
    """A command that was accepted and is no version."""

    command: AnyCommand


class Handed(Fact, frozen=True):
    """A bot plays for a seat from now on: its time was up, or its person is gone for good."""

    seat: int
    why: str


class Hosted(Fact, frozen=True):
    """Somebody else is the host from now on: the one before has been away for too long."""

    person: str


class Rematched(Fact, frozen=True):
    """Its people play again at another table."""

    table: str


AnyFact = Opened | Begun | Moved | TakenBack | Noted | Handed | Hosted | Rematched

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def encode(fact: AnyFact) -> bytes:
    return _encoder.encode(fact)


def decode(fact: bytes) -> AnyFact:
    return _decoder.decode(fact)
