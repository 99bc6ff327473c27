"""Messages of the server to clients."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from barkade.engine.i18n import MessageDict
from barkade.server.wire.commands import Dog

_encode = msgspec.json.Encoder().encode


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


class FormerSitter(msgspec.Struct, frozen=True):
    """Somebody who had a seat in mid-game before another: the story tells their moves under their name."""

    seat: int
    until: int
    """Their last version."""
    name: str
    """Empty for a bot, and for a person who is forgotten."""
    bot: bool


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
    former: list[FormerSitter]
    """In order; the last ones."""
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
    """The id of the message that a bot says, or of `talk-carries-on`: a person plays on in a bot's seat."""
    seat: int = -1
    """That seat; -1 for all other lines."""


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
