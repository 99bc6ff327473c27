"""Commands of clients, their limits, and the types of their fields."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

LONGEST_NAME = 24
LONGEST_TALK = 300
MOST_ACTIONS = 64
LONGEST_ACTION = 500
LONGEST_CLOCK = 30 * 24 * 3600
LONGEST_HOLIDAY = 60 * 24 * 3600
CODE_LETTERS = "CDFHJKMNPRTWXY34679"
"""Alphabet of room codes: no look-alikes, and no vowels that could spell words."""
CODE_LENGTH = 5
BARKS = ("woof", "grr", "whine", "howl", "yip", "sniff", "wag", "zoomies", "beg", "sleepy")

# A `$` alone would also match before a line break at the end.
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}(?!\n)$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}(?!\n)$")]
"""16 random bytes that a client contributes to the key of the draws, as hex."""
NonceHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
"""SHA-256 of "barkade-nonce-1" and a nonce, as hex."""
Notation = Annotated[str, Meta(max_length=LONGEST_ACTION)]
BotName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,23}(?!\n)$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Small = Annotated[int, Meta(ge=0, le=31)]


class Dog(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """The dog that stands for a person; each field is an index into a list of the page."""

    head: Small = 0
    ears: Small = 0
    snout: Small = 0
    coat: Small = 0
    patch: Small = 0
    marking: Small = 0
    fur: Small = 0
    collar: Small = 0


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Base class of commands."""

    id: CommandId


# Playing


class Play(Command, frozen=True):
    """Play actions in notation, atomically, as one version."""

    seat: SeatNumber
    version: int
    """The last version known to the sender; a stale command is refused."""
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Undo(Command, frozen=True):
    """Take back one's own last version. If chance has been revealed since, this becomes an offer to all others."""

    seat: SeatNumber
    version: int


class Offer(Command, frozen=True):
    """Ask all others to end the game now, to pause, to resume, or to substitute a bot for somebody who is away."""

    what: Literal["end", "pause", "resume", "substitute"]
    seat: SeatNumber = 0
    """The seat to `substitute` a bot for."""


class Answer(Command, frozen=True):
    """Agree to an offer, or decline it."""

    yes: bool


class Resign(Command, frozen=True):
    """Resign: with two seats the other one wins, with more a bot plays on."""

    seat: SeatNumber


# Seats


class Sit(Command, frozen=True):
    """Take a free seat, or one's own back.

    Taking a bot's seat in mid-game, or a second hand of a game with secrets, becomes an offer to all others.
    """

    seat: SeatNumber
    hash: NonceHash | None = None
    """A commitment to one's nonce, which is revealed when the game starts."""
    nonce: Nonce | None = None
    """The nonce itself, for clients that trust the server and all others with it."""


class NameSeat(Command, frozen=True, tag="name_seat"):
    """Give one's seat its own name and dog, where several people share a device; an empty name removes them."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]
    dog: Dog | None = None


class Mix(Command, frozen=True):
    """Commit to one's nonce after having seen the table's commitment, or give it at once."""

    seat: SeatNumber
    hash: NonceHash | None = None
    nonce: Nonce | None = None


class Reveal(Command, frozen=True):
    """Reveal one's nonce: all are committed to, and nothing at the table can change before the start."""

    seat: SeatNumber
    nonce: Nonce


class Stand(Command, frozen=True):
    """Leave a seat. Before the start it becomes free; in mid-game a bot plays on, and a first player may come back."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot into a free seat, or the owner replaces a bot by another one."""

    seat: SeatNumber
    bot: BotName


class Unseat(Command, frozen=True):
    """The owner removes a bot or a person from a seat. Before the start it becomes free; in mid-game a bot plays on."""

    seat: SeatNumber


class Door(Command, frozen=True):
    """The owner switches seats on request on or off, before the start."""

    asks: bool


class LetIn(Command, frozen=True, tag="let_in"):
    """The owner accepts or declines a request for a seat."""

    person: Annotated[str, Meta(max_length=40)]
    yes: bool = True


class Substitute(Command, frozen=True):
    """The owner substitutes a bot for somebody who has been away for longer than the grace period."""

    seat: SeatNumber


class First(Command, frozen=True):
    """The owner chooses who starts; None for chance."""

    seat: SeatNumber | None = None


class Change(Command, frozen=True):
    """The owner changes the setup before the start; omitted fields stay as they are."""

    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, bool | int | str] | None = None
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] | None = None
    holiday: Annotated[int, Meta(ge=0, le=LONGEST_HOLIDAY)] | None = None
    help: Literal["all", "coach", "none"] | None = None
    public: bool | None = None


class Close(Command, frozen=True):
    """The owner closes a table before the start."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """The owner transfers ownership to somebody who sits at the table."""

    person: Annotated[str, Meta(max_length=40)]


class SendAway(Command, frozen=True, tag="send_away"):
    """The owner bans a spectator, who can't sit, talk or watch any more."""

    person: Annotated[str, Meta(max_length=40)]


class LetBack(Command, frozen=True, tag="let_back"):
    """The owner lifts the ban of somebody who was sent away."""

    person: Annotated[str, Meta(max_length=40)]


class Start(Command, frozen=True):
    """The host begins the game: at once, or as soon as all nonces are revealed."""


class EndEvening(Command, frozen=True, tag="end_evening"):
    """A player of the last game ends the evening: the cup is awarded, and a rematch is a single game again."""


# Talk


class Say(Command, frozen=True):
    """A chat message to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class Bark(Command, frozen=True):
    """A quick reaction."""

    bark: Literal[BARKS]  # type: ignore[valid-type]


class Mute(Command, frozen=True):
    """The owner mutes or unmutes somebody."""

    person: Annotated[str, Meta(max_length=40)]
    muted: bool = True


AnyCommand = (
    Play
    | Undo
    | Offer
    | Answer
    | Resign
    | Sit
    | NameSeat
    | Mix
    | Reveal
    | Stand
    | SeatBot
    | Unseat
    | Door
    | LetIn
    | Substitute
    | First
    | Change
    | Close
    | HandOver
    | SendAway
    | LetBack
    | Start
    | EndEvening
    | Say
    | Bark
    | Mute
)


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Check that the connection is alive; answered by `Pong`. Not a command: it has no id and changes nothing."""
