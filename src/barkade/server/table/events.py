"""Stored events: one per row, the only source that a table is rebuilt from.

Their structs are separate from the wire protocol's, so that a change of the API can't make a row unreadable. Every
row carries the version of its format; rows of older formats are upgraded when they are read
(`barkade.server.table.legacy`). Author and time of an event are in the row (`Row.who`, `Row.at`).
"""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from barkade.server.table import legacy

FORMAT = 4
"""Increase it when older programs can't read new rows; add an upgrade and a migration in both schemas."""

Draws = list[tuple[int, int]]


def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=_snake_case):
    """Base class of stored events. Unknown fields are ignored when a row is read."""

    v: int = FORMAT


# What the first row carries over from an earlier table


class Sitter(msgspec.Struct, frozen=True):
    """A seat's own name and dog; empty where it uses its person's."""

    name: str = ""
    dog: dict[str, int] | None = None


class EveningSeat(msgspec.Struct, frozen=True):
    """A seat in a game of an evening, with its points."""

    person: str
    name: str
    """The seat's own name, where several people share a device."""
    bot: str
    points: int
    """Points on the score sheet of the evening."""
    won: bool


class EveningGame(msgspec.Struct, frozen=True):
    """A finished game of an evening."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[EveningSeat]


class Evening(msgspec.Struct, frozen=True):
    """The games of an evening that were played before this table was opened."""

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
    """Each seat's reserve for the whole game, in seconds."""
    help: Literal["all", "coach", "none"] = "all"
    public: bool = False
    asks: bool = False
    """Seats are taken on request: the host lets people in."""
    seats: list[str] = []
    """Seats of the table this one is a rematch of: ids of people, or `bot:<name>`."""
    record: str = ""
    """The record of the game that this table continues."""
    upto: int = 0
    """The version of the record at which it continues."""
    sitters: list[Sitter] = []
    """The own names and dogs of that table's seats."""
    evening: Evening | None = None
    """The evening that this game belongs to."""
    daily: str = ""
    """The day of a daily game. All players get the same dice, so the seed is never revealed."""
    owner: str = ""
    """The owner of the previous table, if present when somebody else requested the rematch."""
    muted: list[str] = []
    """People muted at the previous table."""
    sent_away: list[str] = []
    """People sent away from the previous table."""


class Started(Event, frozen=True):
    """The game was set up, or continued from a record: version 0, or the record's."""

    nonces: list[str]
    options: dict[str, Any]
    check: str
    """Checksum of the position."""


class StartBegun(Event, frozen=True):
    """The host has begun the game: seats, options and commitments are fixed until all nonces are revealed."""


class Rematched(Event, frozen=True):
    """The players have opened a rematch at another table."""

    table: str


class EveningEnded(Event, frozen=True):
    """The finished game was the last one of its evening."""


# Versions


class Moved(Event, frozen=True):
    """A version: seat, actions, draws, and a checksum of the position after it."""

    seat: int
    texts: list[str]
    draws: Draws
    check: str


class TakenBack(Event, frozen=True):
    """A version that takes back another one and everything after it."""

    seat: int
    undoes: int
    check: str


# Seats


class Sat(Event, frozen=True):
    """A person took a free seat, took over a bot's seat in mid-game, or came back to their own."""

    seat: int
    hash: str = ""
    nonce: str = ""


class SeatNamed(Event, frozen=True):
    """The holder of a seat gave it its own name and dog; empty to use the holder's again."""

    seat: int
    name: str
    dog: dict[str, int] | None = None


class DoorSet(Event, frozen=True):
    """The host switched seats on request on or off."""

    asks: bool


class SeatRequested(Event, frozen=True):
    """Somebody requested a seat from the host before the start."""

    seat: int
    hash: str = ""
    nonce: str = ""


class RequestAnswered(Event, frozen=True):
    """The host accepted a request, for this seat, or declined it."""

    person: str
    yes: bool
    seat: int = 0


class NonceCommitted(Event, frozen=True):
    """A seated client committed to its nonce."""

    seat: int
    hash: str


class NonceAdded(Event, frozen=True):
    """A seated client revealed the nonce that it had committed to, or gave one without a commitment."""

    seat: int
    nonce: str


class StoodUp(Event, frozen=True):
    """A person left their seat; in mid-game they may come back to it."""

    seat: int


class Unseated(Event, frozen=True):
    """The host removed a person or a bot from a seat."""

    seat: int


class BotSeated(Event, frozen=True):
    """The host put a bot into a seat."""

    seat: int
    bot: str


class Substituted(Event, frozen=True):
    """A bot took over a person's seat."""

    seat: int
    why: Literal["clock", "host"]


class StoodIn(Event, frozen=True):
    """A bot plays one overdue turn of a person."""

    seat: int


class Waited(Event, frozen=True):
    """The time of the last active player has run out: the game waits until somebody is back."""


class Continued(Event, frozen=True):
    """A player came back to a game that waited; the time of the turn starts again."""

    person: str


class TimeGivenBack(Event, frozen=True):
    """The deadline was extended, as nobody could move while the server was down."""

    milliseconds: int


class FirstChosen(Event, frozen=True):
    """The host chose who starts; None for chance."""

    seat: int | None = None


class Changed(Event, frozen=True):
    """The owner changed the setup; holds all of its values."""

    players: int
    options: dict[str, Any]
    clock: int
    holiday: int
    help: Literal["all", "coach", "none"]
    public: bool


class Closed(Event, frozen=True):
    """The owner closed the table before a game had started."""


class HandedOver(Event, frozen=True):
    """The owner transferred ownership to somebody else."""

    person: str


class SentAway(Event, frozen=True):
    """The owner sent a spectator away."""

    person: str


class LetBack(Event, frozen=True):
    """The owner let somebody back who had been sent away."""

    person: str


class HostChanged(Event, frozen=True):
    """The right to start the game passed to somebody else, as the owner was away for too long, or back to the owner."""

    person: str


# Agreements


class Offered(Event, frozen=True):
    """An offer to all others: end, pause or resume, take back a version, substitute a bot for a seat, take a seat."""

    what: Literal["end", "pause", "resume", "undo", "substitute", "sit"]
    seat: int = 0
    hash: str = ""
    nonce: str = ""
    """The nonce of a person who requests a seat before the start."""


class Answered(Event, frozen=True):
    """Somebody agreed to an offer, or declined it."""

    yes: bool


class AwayCounted(Event, frozen=True):
    """People who have been away for longer than the grace period: the offer doesn't wait for them."""

    people: list[str]


class OfferLapsed(Event, frozen=True):
    """An offer was not answered in time."""


class Resigned(Event, frozen=True):
    """Somebody resigned."""

    seat: int


# Talk


class Said(Event, frozen=True):
    """A chat message to the table."""

    text: str


class Barked(Event, frozen=True):
    """A quick reaction."""

    bark: str


class BotSpoke(Event, frozen=True):
    """A bot remarked on an event (`line`, the id of a message) or answered a bark."""

    seat: int
    line: str = ""
    bark: str = ""


class Muted(Event, frozen=True):
    """The host muted or unmuted somebody."""

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
        if _decode_header(data).v in (2, 3, FORMAT):  # format 3 only added events, 4 renamed an option of games
            return _decode.decode(data)
        event: AnyEvent = msgspec.convert(legacy.upgrade(msgspec.json.decode(data)), AnyEvent)
        return event
    except (msgspec.DecodeError, KeyError, TypeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"{data[:80]!r}: {error}") from error


def continues(opened: bytes) -> bool:
    """Tell whether a first row opens a table that continues a record, which is slow to replay."""
    try:
        return bool(_decode_header(opened).record)
    except msgspec.DecodeError:
        return False
