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
"""Stands for everybody without a seat in the list of the muted: a new name doesn't help there."""
BOTS = "bots"
"""Stands for the bots of a table in the list of the muted."""
SEATED_BOT = "bot:"
"""Prefix of the speaker where a bot speaks; the number of its seat follows."""
NO_NONCE = "00" * 16
"""Nonce of a bot's seat: the server must not be able to choose anything after the commitment."""


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
    """The seat's own, where several people share a device; otherwise its person's are shown."""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def remote_bot(self) -> bool:
        return self.person.startswith(REMOTE_BOT)

    def commit_to(self, commitment: str, nonce: str = "") -> None:
        """Take a commitment to a nonce, or the nonce itself; neither takes back what was there."""
        self.hash = nonce_commitment(bytes.fromhex(nonce)) if nonce else commitment
        self.nonce = nonce

    @property
    def votes(self) -> bool:
        """True if a person who can be asked for consent plays here."""
        return bool(self.person) and not self.bot and not self.remote_bot


@dataclass(slots=True)
class Pending:
    """An offer that awaits everybody's consent."""

    what: str
    seat: int
    by: str
    since: int
    agreed: set[str]
    hash: str = ""
    nonce: str = ""
    """Of whoever asks for a seat."""
    away: set[str] = field(default_factory=set)
    """People who are not waited for."""


class Declined(NamedTuple):
    """An offer, or a request for a seat, that came to nothing."""

    what: str
    seat: int
    by: str
    who: str
    """The one who declined: the author if it was withdrawn; empty if nobody answered."""
    at: int


class SeatRequest(NamedTuple):
    """Somebody's request for a seat, which waits for the host."""

    seat: int
    hash: str
    nonce: str


class Remark(NamedTuple):
    """Something said or barked; `seq` is the number of its row."""

    seq: int
    who: str
    at: int
    text: str = ""
    bark: str = ""
    line: str = ""
    """Of a bot: the id of the message that it says."""


class Accepted(NamedTuple):
    """An accepted command: its sender, and the resulting row and version."""

    who: str
    seq: int
    version: int
