"""The public protocol: commands of clients and messages of the server, described in docs/protocol.md.

Commands are sent over the WebSocket or by POST. The sender gives each an id, unique in its table, which makes commands
idempotent: one whose reply was lost can be sent again and is applied once.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from barkade.engine.i18n import MessageDict

_encode = msgspec.json.Encoder().encode

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


# Messages to clients


class SeatInfo(msgspec.Struct, frozen=True):
    """The occupant of a seat."""

    kind: Literal["free", "person", "bot", "remote_bot"]
    person: str
    name: str
    own_name: bool
    """Name and dog belong to the seat, not to its person, as several people share a device."""
    dog: Dog | None
    bot: str
    """The bot that plays the seat now; empty if a person or nobody does."""
    ready: bool
    """The seat has committed to its nonce."""
    hash: str
    """The commitment to the nonce; empty for none."""
    revealed: bool
    """The nonce is revealed."""
    online: bool
    resigned: bool


class Guest(msgspec.Struct, frozen=True):
    """Somebody without a seat."""

    person: str
    name: str


class Offered(msgspec.Struct, frozen=True):
    """An offer waiting for everybody's consent."""

    what: str
    seat: int
    by: str
    name: str
    """Name of the author, who may have no seat."""
    agreed: list[str]
    missing: list[str]


class Declined(msgspec.Struct, frozen=True):
    """An offer or a request for a seat that was declined, withdrawn or has lapsed."""

    what: str
    seat: int
    by: str
    name: str
    """Name of the author."""
    who: str
    """Id of the person who declined; the author's if it was withdrawn; empty if it lapsed."""
    declined_by: str
    """Name of the person who declined."""
    at: int


class SeatRequest(msgspec.Struct, frozen=True):
    """A request for a seat, waiting for the host."""

    person: str
    name: str
    dog: Dog | None
    seat: int


class Origin(msgspec.Struct, frozen=True):
    """The origin of a game that was not set up at its table, so that earlier draws can't be verified."""

    version: int
    """The last version that was imported."""
    position: bool
    """The imported game began at a position set up by hand."""


class EveningPlayer(msgspec.Struct, frozen=True):
    """A line of an evening's score sheet."""

    person: str
    """Empty for a bot."""
    name: str
    dog: Dog | None
    bot: str
    seat: int
    """The seat in their latest game."""
    points: int
    wins: int
    by_game: list[int | None]
    """Points per game; None for games they did not play."""
    cup: bool
    """No player ranks higher."""


class EveningGame(msgspec.Struct, frozen=True):
    """A finished game of an evening."""

    table: str
    game: str
    winners: list[int]
    """Indexes of the winners' lines on the sheet."""


class Evening(msgspec.Struct, frozen=True):
    """A series of games with one score sheet, as far as it has been played."""

    players: list[EveningPlayer]
    games: list[EveningGame]
    ended: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table's metadata, without the game itself."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    own_box: bool
    origin: Origin | None
    """None for a game that was set up here."""
    phase: Literal["open", "playing", "over"]
    starting: bool
    """The host has begun the game, which waits for all nonces."""
    host: str
    """The person who may start: the owner, or the next person in seat order while the owner is away."""
    owner: str
    """The person who opened the table, or to whom it was handed over: the only one who may change it."""
    code: str
    """The room code; empty once the game has started."""
    seats: list[SeatInfo]
    watchers: int
    """Number of connections without a seat."""
    watching: list[Guest]
    """Some of the spectators."""
    screen: bool
    """A table screen is connected, so phones need not show the board."""
    clock: int
    """Seconds per turn; 0 for no clock."""
    holiday: int
    """Each seat's reserve for the whole game, in seconds."""
    deadline: int | None
    """Deadline of the turn, in milliseconds since 1970."""
    paused: bool
    waits: bool
    """No person is active: the game waits until somebody is back."""
    help: str
    public: bool
    asks: bool
    """Seats are taken on request: the host lets people in."""
    requests: list[SeatRequest]
    commit: str
    seed: str | None
    """Revealed with the nonces once the game is over, so that every draw can be verified."""
    nonces: list[str] | None
    offer: Offered | None
    declined: Declined | None
    """The last declined or lapsed offer, until the next one is made."""
    ending: str
    """Why the game is over: finished, resigned, agreed, rules or closed; empty before."""
    winners: list[int]
    rematch: str
    evening: Evening | None
    """The evening that this game belongs to, including its own points once it is over."""
    daily: str
    """The day of a daily game, whose dice are the same for everybody; empty for other games."""
    muted: list[str]
    sent_away: list[Guest]
    """The most recently sent-away people."""
    now: int


class Seen(msgspec.Struct, frozen=True):
    """A seat's full view, and the events since the last view that this client has seen."""

    seat: int | None
    view: msgspec.Raw
    events: msgspec.Raw
    undo: Literal["no", "free", "ask"]
    """Tells whether this seat could take back its last version."""


class Talk(msgspec.Struct, frozen=True):
    """A chat message or a bark; `seq` is the number of its row."""

    seq: int
    who: str
    """Id of a person; for a bot, `bot:` and the number of its seat."""
    at: int
    text: str = ""
    bark: str = ""
    line: str = ""
    """The id of the message that a bot says."""


class ServerMessage(msgspec.Struct, frozen=True, dict=True, tag_field="type", tag=str.lower):
    """Base class of messages."""

    @property
    def encoded(self) -> bytes:
        """Return the message as JSON; encoded once, however many clients it is sent to."""
        # `functools.cached_property` takes a lock before Python 3.12.
        kept: dict[str, bytes] = self.__dict__
        if "encoded" not in kept:
            kept["encoded"] = _encode(self)
        return kept["encoded"]


class News(ServerMessage, frozen=True):
    """News of a table, self-contained. The first one after connecting has everything since the last visit."""

    table: str
    version: int
    """-1 before the start."""
    seq: int
    seen: list[Seen]
    """One for every seat of this client; one with seat None for a spectator. Empty before the start."""
    deadline: int | None = None
    info: msgspec.Raw | None = None
    """`TableInfo`, if it has changed."""
    talk: list[Talk] = []
    ack: str | None = None
    """The command of this client that caused the news; it is durable."""


class Ack(ServerMessage, frozen=True):
    """A command is durable, whether executed just now or earlier."""

    id: str
    version: int
    seq: int


class Refused(ServerMessage, frozen=True):
    """A command was refused; `kind` and `message` say why."""

    id: str
    kind: str
    message: MessageDict
    rule: str
    version: int
    """The table's current version."""


class Presence(ServerMessage, frozen=True):
    """The presence at the table has changed."""

    online: list[bool]
    watchers: int
    watching: list[Guest]
    screen: bool


class Pong(ServerMessage, frozen=True):
    """The answer to a `Ping`."""


class Bye(ServerMessage, frozen=True):
    """The server closes this connection; `again` tells whether to reconnect at once."""

    reason: str
    again: bool
