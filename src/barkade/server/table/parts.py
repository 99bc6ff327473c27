"""The parts of a table: seats, offers, talk, accepted commands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from barkade.engine.chance import nonce_commitment
from barkade.server.store import REMOTE_BOTS

SUBSTITUTE = "good-dog"
"""The bot that substitutes for a person."""
REMOTE_BOT = REMOTE_BOTS
"""Prefix of the ids of remote bots: external programs that sit at a table with a token."""
WATCHERS = "watchers"
"""Entry in the list of the muted that stands for all spectators, so that a new identity doesn't help."""
BOTS = "bots"
"""Entry in the list of the muted that stands for the bots of the table."""
SEATED_BOT = "bot:"
"""Prefix of a bot as a speaker; the number of its seat follows."""
CARRIES_ON = "talk-carries-on"
"""The line that tells who plays on for a bot in mid-game."""
NO_NONCE = "00" * 16
"""Nonce of a bot's seat. Constant, so that the server can't choose anything after its commitment."""


@dataclass(slots=True)
class Seat:
    """A seat. A person keeps it while a bot plays for them."""

    person: str = ""
    bot: str = ""
    nonce: str = ""
    hash: str = ""
    """The commitment to the nonce."""
    resigned: bool = False
    name: str = ""
    dog: dict[str, int] | None = None
    """The seat's own dog, where several people share a device; otherwise its person's is shown."""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def remote_bot(self) -> bool:
        return self.person.startswith(REMOTE_BOT)

    def commit_to(self, commitment: str, nonce: str = "") -> None:
        """Replace the commitment by another one, or by a nonce and its commitment."""
        self.hash = nonce_commitment(bytes.fromhex(nonce)) if nonce else commitment
        self.nonce = nonce

    @property
    def votes(self) -> bool:
        """True if the seat is played by a person whose consent can be asked for."""
        return bool(self.person) and not self.bot and not self.remote_bot


@dataclass(slots=True)
class Pending:
    """An offer waiting for everybody's consent."""

    what: str
    seat: int
    by: str
    since: int
    agreed: set[str]
    hash: str = ""
    nonce: str = ""
    """The nonce of a person who requests a seat."""
    away: set[str] = field(default_factory=set)
    """People whose answers are not waited for."""


class Declined(NamedTuple):
    """An offer or a request for a seat that was declined, withdrawn or has lapsed."""

    what: str
    seat: int
    by: str
    who: str
    """The person who declined; the author if it was withdrawn; empty if it lapsed."""
    at: int


class SeatRequest(NamedTuple):
    """A request for a seat, waiting for the host."""

    seat: int
    hash: str
    nonce: str


class Remark(NamedTuple):
    """A chat message or a bark; `seq` is the number of its row."""

    seq: int
    who: str
    at: int
    text: str = ""
    bark: str = ""
    line: str = ""
    """The id of the message that a bot says, or that tells of somebody."""
    seat: int = -1
    """The seat that was taken over, as the line tells."""


class FormerSitter(NamedTuple):
    """Somebody who had a seat in mid-game before another: the story tells their moves under their name."""

    seat: int
    until: int
    """The last version that was theirs."""
    person: str
    """Empty for a bot."""
    name: str
    """The seat's own name, where several people share a device."""


class Accepted(NamedTuple):
    """An accepted command: its sender, and the resulting row and version."""

    who: str
    seq: int
    version: int
