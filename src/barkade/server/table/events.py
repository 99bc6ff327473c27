"""Stored events: a table is rebuilt from them, one event per row, and from nothing else.

They are structs of their own, separate from the wire's, so that a change of the API can't make a row unreadable. Every
row carries the version of its format; rows of older formats are upgraded when they are read
(`barkade.server.table.legacy`). Author and time of an event are in the row (`Row.who`, `Row.at`).
"""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from barkade.server.table import legacy

FORMAT = 3
"""Raise it, and add an upgrade and a migration to both schemas, when older programs could not read new rows."""

Draws = list[tuple[int, int]]


def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=_snake_case):
    """Base class of stored events. Unknown fields are ignored when a row is read."""

    v: int = FORMAT


# What the first row carries over from an earlier table


class Sitter(msgspec.Struct, frozen=True):
    """The name and the dog that a seat had of its own; empty where it had those of its person."""

    name: str = ""
    dog: dict[str, int] | None = None


class EveningSeat(msgspec.Struct, frozen=True):
    """A seat of a game of an evening, and its share of the sheet."""

    person: str
    name: str
    """The seat's own, where several people share a device."""
    bot: str
    points: int
    """On the score sheet of the evening."""
    won: bool


class EveningGame(msgspec.Struct, frozen=True):
    """A game of an evening that has been played."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[EveningSeat]


class Evening(msgspec.Struct, frozen=True):
    """A series of games on one score sheet: those played before this table was opened."""

    games: list[EveningGame] = []


# The life of a table


class Opened(Event, frozen=True):
    """The first row: the table's settings, and the seed of the published commitment."""

    game: str
    players: int
    options: dict[str, Any]
    host: str
    seed: str
    box: dict[str, Any] | None = None
    clock: int = 0
    """Seconds per turn; 0 for no clock."""
    holiday: int = 0
    """Seconds that each seat may be late in the whole game."""
    help: Literal["all", "coach", "none"] = "all"
    public: bool = False
    asks: bool = False
    """The host wants to be asked before somebody sits down."""
    seats: list[str] = []
    """Seats of the table this one is a rematch of: ids of people, or `bot:<name>`."""
    record: str = ""
    """The record of the game that is continued here."""
    upto: int = 0
    """The version of the record from which it is continued."""
    sitters: list[Sitter] = []
    """Names and dogs that the seats of that table had of their own."""
    evening: Evening | None = None
    """The evening that this game is a part of."""
    daily: str = ""
    """The day of a game against the game's own opponent: its dice are everybody's, so the seed is not told."""
    owner: str = ""
    """The owner of the table this one is a rematch of, if they were there when somebody else asked for it."""
    muted: list[str] = []
    """Whoever was muted there."""
    sent_away: list[str] = []
    """Whoever was sent away from there."""


class Started(Event, frozen=True):
    """The game was set up, or continued from a record: version 0, or the record's."""

    nonces: list[str]
    options: dict[str, Any]
    check: str
    """Checksum of the position."""


class StartBegun(Event, frozen=True):
    """The host began the game. Seats, options and commitments are fixed; everybody's random bytes are awaited."""


class Rematched(Event, frozen=True):
    """The same people play again at another table."""

    table: str


class EveningEnded(Event, frozen=True):
    """The game that is over was the last one of its evening."""


# Versions


class Moved(Event, frozen=True):
    """A version: seat, actions, draws, and a checksum of the position after it."""

    seat: int
    texts: list[str]
    draws: Draws
    check: str


class TakenBack(Event, frozen=True):
    """A version that takes another one back, and what came after it."""

    seat: int
    undoes: int
    check: str


# Seats


class Sat(Event, frozen=True):
    """A person took a free seat, a bot's seat in mid-game, or their own again."""

    seat: int
    hash: str = ""
    nonce: str = ""


class SeatNamed(Event, frozen=True):
    """Whoever holds a seat gave it a name and a dog of its own; empty for their own again."""

    seat: int
    name: str
    dog: dict[str, int] | None = None


class DoorSet(Event, frozen=True):
    """The host wants to be asked before somebody sits down, or no more."""

    asks: bool


class SeatRequested(Event, frozen=True):
    """Somebody asked the host for a seat before the start."""

    seat: int
    hash: str = ""
    nonce: str = ""


class RequestAnswered(Event, frozen=True):
    """The host let somebody in who had asked for a seat, to this one; or did not."""

    person: str
    yes: bool
    seat: int = 0


class NonceCommitted(Event, frozen=True):
    """A seated client committed to its random bytes."""

    seat: int
    hash: str


class NonceAdded(Event, frozen=True):
    """A seated client added its random bytes: revealed those it had committed to, or gave them at once."""

    seat: int
    nonce: str


class StoodUp(Event, frozen=True):
    """A person left a seat; in mid-game they may come back to it."""

    seat: int


class Unseated(Event, frozen=True):
    """The host sent a person or a bot away."""

    seat: int


class BotSeated(Event, frozen=True):
    """The host put a bot into a seat."""

    seat: int
    bot: str


class Substituted(Event, frozen=True):
    """A bot plays for a person from now on."""

    seat: int
    why: Literal["clock", "host"]


class StoodIn(Event, frozen=True):
    """A bot plays the overdue turn of a person, and no more."""

    seat: int


class Waited(Event, frozen=True):
    """The time of the last person in play is up: the game waits until somebody is back."""


class Continued(Event, frozen=True):
    """Somebody is back at a game that waited; the turn has its whole time again."""

    person: str


class TimeGivenBack(Event, frozen=True):
    """The deadline is put off, as nobody could move while the server was down."""

    milliseconds: int


class FirstChosen(Event, frozen=True):
    """The host chose who starts; None for chance."""

    seat: int | None = None


class Changed(Event, frozen=True):
    """The owner changed what was agreed: all of it, as it is now."""

    players: int
    options: dict[str, Any]
    clock: int
    holiday: int
    help: Literal["all", "coach", "none"]
    public: bool


class Closed(Event, frozen=True):
    """The owner closed the table before a game had started."""


class HandedOver(Event, frozen=True):
    """The owner made somebody else owner and host."""

    person: str


class SentAway(Event, frozen=True):
    """The owner sent a spectator away."""

    person: str


class LetBack(Event, frozen=True):
    """Somebody who was sent away may sit and talk again."""

    person: str


class HostChanged(Event, frozen=True):
    """Somebody else may start the game from now on, as the owner has been away for too long; or the owner is back."""

    person: str


# Agreements


class Offered(Event, frozen=True):
    """An offer to all others: to end, pause or resume, to take back, to substitute a bot for a seat, to take a seat."""

    what: Literal["end", "pause", "resume", "undo", "substitute", "sit"]
    seat: int = 0
    hash: str = ""
    nonce: str = ""
    """Of whoever asks for a seat before the start."""


class Answered(Event, frozen=True):
    """Somebody agreed to an offer, or declined it."""

    yes: bool


class AwayCounted(Event, frozen=True):
    """People who were asked and have been away for longer than the grace: the offer doesn't wait for them."""

    people: list[str]


class OfferLapsed(Event, frozen=True):
    """An offer has waited for answers for too long."""


class Resigned(Event, frozen=True):
    """Somebody resigned."""

    seat: int


# Talk


class Said(Event, frozen=True):
    """A text to the table."""

    text: str


class Barked(Event, frozen=True):
    """A quick reaction."""

    bark: str


class BotSpoke(Event, frozen=True):
    """A bot remarked on what happened (`line`, the id of a message), or answered a bark."""

    seat: int
    line: str = ""
    bark: str = ""


class Muted(Event, frozen=True):
    """The host silenced somebody, or let them talk again."""

    person: str
    muted: bool = True


AnyEvent = (
    Opened
    | StartBegun
    | Started
    | Rematched
    | EveningEnded
    | Moved
    | TakenBack
    | Sat
    | SeatNamed
    | DoorSet
    | SeatRequested
    | RequestAnswered
    | NonceCommitted
    | NonceAdded
    | StoodUp
    | Unseated
    | BotSeated
    | Substituted
    | StoodIn
    | Waited
    | Continued
    | TimeGivenBack
    | FirstChosen
    | Changed
    | Closed
    | HandedOver
    | SentAway
    | LetBack
    | HostChanged
    | Offered
    | Answered
    | AwayCounted
    | OfferLapsed
    | Resigned
    | Said
    | Barked
    | BotSpoke
    | Muted
)


class Unreadable(Exception):
    """A stored row that this program can't read."""


class _Header(msgspec.Struct):
    v: int = 1
    record: str = ""


_encode = msgspec.json.Encoder().encode
_decode_header = msgspec.json.Decoder(_Header).decode
_decode: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> bytes:
    return _encode(event)


def decode(data: bytes) -> AnyEvent:
    """Decode a row's event, whatever format it was written in."""
    try:
        if _decode_header(data).v in (2, FORMAT):  # format 3 has more events, and no others
            return _decode.decode(data)
        event: AnyEvent = msgspec.convert(legacy.upgrade(msgspec.json.decode(data)), AnyEvent)
        return event
    except (msgspec.DecodeError, KeyError, TypeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"{data[:80]!r}: {error}") from error


def continues(opened: bytes) -> bool:
    """Tell whether a first row opens a table that continues a record, which takes a while to replay."""
    try:
        return bool(_decode_header(opened).record)
    except msgspec.DecodeError:
        return False
