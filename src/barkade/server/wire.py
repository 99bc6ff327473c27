"""Everything that goes over the wire: what a client may ask for, and what it is told. See docs/protocol.md.

Commands may come over the socket or be posted; each has an id of the sender's choosing, unique in its table, so that it
can be sent again whenever an answer was lost, and is applied once.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

LONGEST_NAME = 24
LONGEST_TALK = 300
MOST_ACTIONS = 64
LONGEST_ACTION = 500
BARKS = ("woof", "grr", "whine", "howl", "yip", "sniff", "wag", "zoomies", "beg", "sleepy")

CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
"""16 random bytes that a client adds to the table's chance, as hex."""
Notation = Annotated[str, Meta(max_length=LONGEST_ACTION)]
BotName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,23}$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Small = Annotated[int, Meta(ge=0, le=31)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something that somebody wants to be done at a table."""

    id: CommandId


# Playing


class Play(Command, frozen=True):
    """Play actions, given by their notation, as one version: whole or not at all."""

    seat: SeatNumber
    version: int
    """The version that the sender has seen; a stale command is refused."""
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Undo(Command, frozen=True):
    """Take one's own last version back. Past open dice this becomes an offer that everybody has to agree to."""

    seat: SeatNumber
    version: int


class Offer(Command, frozen=True):
    """Ask all the others: to end the game now, to pause, to go on, to let a bot play for somebody who is away."""

    what: Literal["end", "pause", "resume", "hand"]
    seat: SeatNumber = 0
    """For `hand`: whose seat."""


class Answer(Command, frozen=True):
    """Agree or decline what was offered."""

    yes: bool


class Resign(Command, frozen=True):
    """Give up: of two seats the other wins, of more a bot finishes the game."""

    seat: SeatNumber


# Who sits where


class Sit(Command, frozen=True):
    """Take a free seat, take over a bot's in mid-game, or take one's own back."""

    seat: SeatNumber
    nonce: Nonce | None = None


class Mix(Command, frozen=True):
    """Add one's own random bytes to the table's chance, after having seen its commitment."""

    seat: SeatNumber
    nonce: Nonce


class Stand(Command, frozen=True):
    """Leave a seat: before the start it is free again, afterwards a bot plays on and it can be taken back."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot into a free seat, or another one into a bot's seat."""

    seat: SeatNumber
    bot: BotName


class Unseat(Command, frozen=True):
    """The host sends a bot or a person away: before the start the seat is free, afterwards a bot plays on."""

    seat: SeatNumber


class Hand(Command, frozen=True):
    """The host lets a bot play for somebody who has been away for a while."""

    seat: SeatNumber


class First(Command, frozen=True):
    """The host chooses who starts; None lets chance decide."""

    seat: SeatNumber | None = None


class Start(Command, frozen=True):
    """The host begins the game."""


# Talk


class Say(Command, frozen=True):
    """A short text to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class Bark(Command, frozen=True):
    """A quick reaction."""

    bark: Literal[BARKS]  # type: ignore[valid-type]


class Mute(Command, frozen=True):
    """The host lets somebody talk no more, or again."""

    person: Annotated[str, Meta(max_length=40)]
    muted: bool = True


AnyCommand = (
    Play
    | Undo
    | Offer
    | Answer
    | Resign
    | Sit
    | Mix
    | Stand
    | SeatBot
    | Unseat
    | Hand
    | First
    | Start
    | Say
    | Bark
    | Mute
)


# What a client is told


class Dog(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """The dog that stands for a person, as the page draws it: each a number of its own list."""

    head: Small = 0
    ears: Small = 0
    snout: Small = 0
    coat: Small = 0
    patch: Small = 0
    marking: Small = 0
    fur: Small = 0
    collar: Small = 0


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    kind: Literal["free", "person", "bot", "outside"]
    person: str
    name: str
    dog: Dog | None
    bot: str
    """The bot that plays for it now; empty when nobody or a person does."""
    ready: bool
    """Its random bytes are in."""
    online: bool
    resigned: bool


class Offered(msgspec.Struct, frozen=True):
    """Something that awaits everybody's consent."""

    what: str
    seat: int
    by: str
    agreed: list[str]
    missing: list[str]


class TableInfo(msgspec.Struct, frozen=True):
    """All about a table but the game itself."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    own_box: bool
    phase: Literal["open", "playing", "over"]
    host: str
    seats: list[SeatInfo]
    watchers: int
    clock: int
    """Seconds a turn; 0 for none."""
    deadline: int | None
    """When the turn's time is up, in milliseconds since 1970."""
    paused: bool
    help: str
    public: bool
    commit: str
    seed: str | None
    """Shown once the game is over, with the nonces, so that every draw can be checked."""
    nonces: list[str] | None
    offer: Offered | None
    ending: str
    """Why it is over: empty, finished, resigned, agreed, rules."""
    winners: list[int]
    rematch: str
    muted: list[str]
    now: int


class Seen(msgspec.Struct, frozen=True):
    """A seat's full view, and the events that led to it from the last view that this client has seen."""

    seat: int | None
    view: msgspec.Raw
    events: msgspec.Raw
    undo: Literal["no", "free", "ask"]
    """Whether this seat could take its last version back."""


class Talk(msgspec.Struct, frozen=True):
    """Something said or barked; `seq` is its number among the table's rows."""

    seq: int
    who: str
    at: int
    text: str = ""
    bark: str = ""


class Told(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Any message from the server."""


class News(Told, frozen=True):
    """What happened at the table; complete in itself. The first one after connecting tells all since the last visit."""

    table: str
    version: int
    """-1 before the start."""
    seq: int
    seen: list[Seen]
    """One for every seat that this connection holds; one with seat None for a watcher. Empty before the start."""
    deadline: int | None = None
    info: TableInfo | None = None
    """Whenever it has changed."""
    talk: list[Talk] = []
    ack: str | None = None
    """The command of this client that led here; it is durable."""


class Ack(Told, frozen=True):
    """A command is durable (perhaps since long ago)."""

    id: str
    version: int
    seq: int


class Refused(Told, frozen=True):
    """A command was not done, and why."""

    id: str
    kind: str
    message: dict[str, Any]
    rule: str
    version: int
    """The table's version now."""


class Presence(Told, frozen=True):
    """Who is connected."""

    online: list[bool]
    watchers: int


class Bye(Told, frozen=True):
    """The server ends this connection; `again` says whether to come back at once."""

    reason: str
    again: bool
