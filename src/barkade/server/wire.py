"""The public protocol: commands of clients and messages of the server. docs/protocol.md describes it.

Commands may come over the WebSocket or be posted; each has an id chosen by the sender, unique in its table, so that it
is idempotent: it can be sent again whenever a reply was lost, and is applied once.
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
"""Of room codes: none looks like another, and they spell no words."""
CODE_LENGTH = 5
BARKS = ("woof", "grr", "whine", "howl", "yip", "sniff", "wag", "zoomies", "beg", "sleepy")

# A `$` alone would let a line break pass at the end.
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}(?!\n)$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}(?!\n)$")]
"""16 random bytes that a client adds to the table's chance, as hex."""
NonceHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
"""SHA-256 of "barkade-nonce-1" and a nonce, as hex."""
Notation = Annotated[str, Meta(max_length=LONGEST_ACTION)]
BotName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,23}(?!\n)$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Small = Annotated[int, Meta(ge=0, le=31)]


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


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Base class of commands."""

    id: CommandId


# Playing


class Play(Command, frozen=True):
    """Play actions, given in notation, as one version, atomically."""

    seat: SeatNumber
    version: int
    """The version that the sender has seen; a stale command is refused."""
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Undo(Command, frozen=True):
    """Take back one's own last version. Past open dice this becomes an offer that needs everybody's consent."""

    seat: SeatNumber
    version: int


class Offer(Command, frozen=True):
    """Ask all the others: to end the game now, to pause, to go on, to let a bot play for somebody who is away."""

    what: Literal["end", "pause", "resume", "substitute"]
    seat: SeatNumber = 0
    """For `substitute`: whose seat."""


class Answer(Command, frozen=True):
    """Agree or decline what was offered."""

    yes: bool


class Resign(Command, frozen=True):
    """Resign: of two seats the other wins, of more a bot finishes the game."""

    seat: SeatNumber


# Who sits where


class Sit(Command, frozen=True):
    """Take a free seat, or one's own back. A bot's seat in mid-game and a second hand of a game with secrets become an
    offer that everybody has to agree to."""

    seat: SeatNumber
    hash: NonceHash | None = None
    """A commitment to one's random bytes, which are revealed when the game starts."""
    nonce: Nonce | None = None
    """The bytes themselves, for whoever trusts the server and all others with them."""


class NameSeat(Command, frozen=True, tag="name_seat"):
    """Give one's own seat a name and a dog of its own: several people share one device. An empty name goes back to the
    owner's."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]
    dog: Dog | None = None


class Mix(Command, frozen=True):
    """Commit to one's own random bytes, after having seen the table's commitment, or give them at once."""

    seat: SeatNumber
    hash: NonceHash | None = None
    nonce: Nonce | None = None


class Reveal(Command, frozen=True):
    """Reveal one's random bytes: all are committed to, and nothing at the table changes any more before the start."""

    seat: SeatNumber
    nonce: Nonce


class Stand(Command, frozen=True):
    """Leave a seat: before the start it is free again, afterwards a bot plays on, and who has played from the start may
    take it back."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot into a free seat, or the owner another one into a bot's seat."""

    seat: SeatNumber
    bot: BotName


class Unseat(Command, frozen=True):
    """The owner sends a bot or a person away: before the start the seat is free, afterwards a bot plays on."""

    seat: SeatNumber


class Door(Command, frozen=True):
    """The owner wants to be asked before somebody sits down, or no more; before the start."""

    asks: bool


class LetIn(Command, frozen=True, tag="let_in"):
    """The owner lets somebody sit down who has asked, or does not."""

    person: Annotated[str, Meta(max_length=40)]
    yes: bool = True


class Substitute(Command, frozen=True):
    """The owner lets a bot play for somebody who has been away for a while."""

    seat: SeatNumber


class First(Command, frozen=True):
    """The owner chooses who starts; None lets chance decide."""

    seat: SeatNumber | None = None


class Change(Command, frozen=True):
    """The owner changes what was agreed, until the game starts; what is left out stays."""

    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, bool | int | str] | None = None
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] | None = None
    holiday: Annotated[int, Meta(ge=0, le=LONGEST_HOLIDAY)] | None = None
    help: Literal["all", "coach", "none"] | None = None
    public: bool | None = None


class Close(Command, frozen=True):
    """The owner closes a table at which no game has started."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """The owner makes somebody who sits at the table its owner and host."""

    person: Annotated[str, Meta(max_length=40)]


class SendAway(Command, frozen=True, tag="send_away"):
    """The owner sends a spectator away, who can't sit, talk or follow the game any more."""

    person: Annotated[str, Meta(max_length=40)]


class LetBack(Command, frozen=True, tag="let_back"):
    """The owner lets somebody who was sent away sit, talk and watch again."""

    person: Annotated[str, Meta(max_length=40)]


class Start(Command, frozen=True):
    """The host begins the game: at once, or as soon as everybody has revealed their random bytes."""


class EndEvening(Command, frozen=True, tag="end_evening"):
    """Whoever played the last game of an evening ends it: the cup is handed out, and a rematch is a game by itself."""


# Talk


class Say(Command, frozen=True):
    """A short text to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class Bark(Command, frozen=True):
    """A quick reaction."""

    bark: Literal[BARKS]  # type: ignore[valid-type]


class Mute(Command, frozen=True):
    """The owner lets somebody talk no more, or again."""

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
    """Ask whether the line is alive; answered by `Pong`. Not a command: it has no id and changes nothing."""


# Messages to clients


class SeatInfo(msgspec.Struct, frozen=True):
    """The occupant of a seat."""

    kind: Literal["free", "person", "bot", "remote_bot"]
    person: str
    name: str
    own_name: bool
    """The name and the dog are the seat's own, not its person's: they share a device with others."""
    dog: Dog | None
    bot: str
    """The bot that plays for it now; empty when nobody or a person does."""
    ready: bool
    """Its random bytes are committed to."""
    hash: str
    """That commitment; empty where there is none."""
    revealed: bool
    """Its random bytes are in."""
    online: bool
    resigned: bool


class Guest(msgspec.Struct, frozen=True):
    """Somebody without a seat."""

    person: str
    name: str


class Offered(msgspec.Struct, frozen=True):
    """An offer that awaits everybody's consent."""

    what: str
    seat: int
    by: str
    name: str
    """Of whoever asks; they may have no seat."""
    agreed: list[str]
    missing: list[str]


class Declined(msgspec.Struct, frozen=True):
    """An offer, or a request for a seat at the door, that came to nothing."""

    what: str
    seat: int
    by: str
    name: str
    """Of whoever asked."""
    who: str
    """The id of whoever declined: of the one who asked if they withdrew it; empty if nobody answered in time."""
    declined_by: str
    """Their name."""
    at: int


class SeatRequest(msgspec.Struct, frozen=True):
    """Somebody who has asked the host for a seat."""

    person: str
    name: str
    dog: Dog | None
    seat: int


class Origin(msgspec.Struct, frozen=True):
    """The origin of a game that was not set up at its table: earlier draws can't be verified."""

    version: int
    """The last version that was brought along."""
    position: bool
    """Somebody laid out where that game began."""


class EveningPlayer(msgspec.Struct, frozen=True):
    """A line of an evening's score sheet."""

    person: str
    """Empty for a bot."""
    name: str
    dog: Dog | None
    bot: str
    seat: int
    """The one that they had last."""
    points: int
    wins: int
    by_game: list[int | None]
    """Points game by game; None where they did not play."""
    cup: bool
    """Nobody stands better."""


class EveningGame(msgspec.Struct, frozen=True):
    """A game of an evening that has been played."""

    table: str
    game: str
    winners: list[int]
    """Lines of the sheet."""


class Evening(msgspec.Struct, frozen=True):
    """A series of games on one score sheet, as far as it has been played."""

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
    """None for a game that is set up here."""
    phase: Literal["open", "playing", "over"]
    starting: bool
    """The host has begun the game, and it waits for everybody's random bytes."""
    host: str
    """Whoever may start: the owner, or the next person in seat order while the owner is away."""
    owner: str
    """Whoever opened the table, or was handed it: the only one who may change it."""
    code: str
    """Leads here from the home page, or behind the server's address, until the game starts; then empty."""
    seats: list[SeatInfo]
    watchers: int
    """Connections without a seat."""
    watching: list[Guest]
    """Some of their people."""
    screen: bool
    """The table is shown on a screen of its own: phones beside it need no board."""
    clock: int
    """Seconds a turn; 0 for none."""
    holiday: int
    """Seconds that each seat may be late in the whole game."""
    deadline: int | None
    """Deadline of the turn, in milliseconds since 1970."""
    paused: bool
    waits: bool
    """Nobody is left in play: the game waits until somebody is back."""
    help: str
    public: bool
    asks: bool
    """Whoever sits down has to ask the host first."""
    requests: list[SeatRequest]
    commit: str
    seed: str | None
    """Shown once the game is over, with the nonces, so that every draw can be checked."""
    nonces: list[str] | None
    offer: Offered | None
    declined: Declined | None
    """The last one that came to nothing, until the next."""
    ending: str
    """Why it is over: empty, finished, resigned, agreed, rules, closed."""
    winners: list[int]
    rematch: str
    evening: Evening | None
    """The evening that this game is a part of, its own points included once it is over."""
    daily: str
    """The day whose dice the game is played with, the same for everybody; empty for a game by itself."""
    muted: list[str]
    sent_away: list[Guest]
    """The last ones."""
    now: int


class Seen(msgspec.Struct, frozen=True):
    """A seat's full view, and the events that led to it from the last view that this client has seen."""

    seat: int | None
    view: msgspec.Raw
    events: msgspec.Raw
    undo: Literal["no", "free", "ask"]
    """Tells whether this seat could take back its last version."""


class Talk(msgspec.Struct, frozen=True):
    """Something said or barked; `seq` is its number among the table's rows."""

    seq: int
    who: str
    """A person; `bot:` and the number of the seat for a bot."""
    at: int
    text: str = ""
    bark: str = ""
    line: str = ""
    """Of a bot: the id of the message that it says."""


class ServerMessage(msgspec.Struct, frozen=True, dict=True, tag_field="type", tag=str.lower):
    """Base class of messages."""

    @property
    def encoded(self) -> bytes:
        """The message encoded; once, however many it is sent to."""
        # `functools.cached_property` takes a lock before Python 3.12.
        kept: dict[str, bytes] = self.__dict__
        if "encoded" not in kept:
            kept["encoded"] = _encode(self)
        return kept["encoded"]


class News(ServerMessage, frozen=True):
    """News of a table, complete in itself. The first one after connecting has everything since the last visit."""

    table: str
    version: int
    """-1 before the start."""
    seq: int
    seen: list[Seen]
    """One for every seat that this connection holds; one with seat None for a watcher. Empty before the start."""
    deadline: int | None = None
    info: msgspec.Raw | None = None
    """`TableInfo`, whenever it has changed."""
    talk: list[Talk] = []
    ack: str | None = None
    """The command of this client that led here; it is durable."""


class Ack(ServerMessage, frozen=True):
    """A command is durable (perhaps it has been for long)."""

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
    """The table's version now."""


class Presence(ServerMessage, frozen=True):
    """The presence at the table changed."""

    online: list[bool]
    watchers: int
    watching: list[Guest]
    screen: bool


class Pong(ServerMessage, frozen=True):
    """The answer to a `Ping`."""


class Bye(ServerMessage, frozen=True):
    """The server ends this connection; `again` says whether to come back at once."""

    reason: str
    again: bool
