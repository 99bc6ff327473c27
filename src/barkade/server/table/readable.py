"""The fields of a table and queries on them. Nothing here changes it."""

from __future__ import annotations

from collections import deque
from collections.abc import Set
from typing import Literal

from barkade.engine.chance import commitment
from barkade.engine.match import Match
from barkade.engine.takeback import Takeback, undoable
from barkade.server.store import TableSummary
from barkade.server.table import events
from barkade.server.table.clock import TurnClock
from barkade.server.table.parts import (
    REMOTE_BOT,
    SUBSTITUTE,
    Accepted,
    Declined,
    FormerSitter,
    Pending,
    Remark,
    Seat,
    SeatRequest,
)

TALK_KEPT = 100
MOST_UNDOS = 50
"""Takebacks per turn and seat; bounded, as each one lengthens the history. A solo game is a single turn."""
MOST_UNDOS_PER_GAME = 500
"""Takebacks per game and seat."""
GRANTED_ALONE = ("resume", "substitute")
"""Offers that are granted without consent if nobody else is present; all others need at least one consent."""

Phase = Literal["open", "playing", "over"]


class ReadableTable:
    """The fields of a table and what is derived from them: voters, takebacks, overdue seats."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.last = ""
        """Id of the last row's command."""
        self.opened: events.Opened
        self.from_position = False
        """The record continued here began at a position set up by hand."""
        self.options: dict[str, object] = {}
        self.owner = ""
        """The person who opened the table, or to whom it was handed over."""
        self.deputy = ""
        """The person who may start the game while the owner is away."""
        self.seats: list[Seat] = []
        self.phase: Phase = "open"
        self.starting = False
        """The host has begun the game, which waits for all nonces."""
        self.match: Match | None = None
        self.clock = TurnClock(0, 0)
        self.commands: dict[str, Accepted] = {}
        """Accepted commands by id: commands are idempotent, a repeated one is only acknowledged again."""
        self.ending = ""
        self._undos: list[int] = []
        """Number of takebacks of each seat since its turn began."""
        self._undos_in_all: list[int] = []
        self._authors: list[str] = []
        """Author of each version; empty for the server and its bots."""
        self.chores = 0
        """Number of rows that are no moves and were caused by people."""
        self.touched = 0
        self.offer: Pending | None = None
        self.declined: Declined | None = None
        """The last offer that was declined or has lapsed, until the next one is made."""
        self.talk: deque[Remark] = deque(maxlen=TALK_KEPT)
        self.bots_spoke = 0
        """Number of remarks by bots."""
        self.known: set[str] = set()
        """Authors of rows: everybody who has done anything at this table; an empty id for the server."""
        self.muted: set[str] = set()
        self.sent_away: dict[str, None] = {}
        """People who were sent away, in order."""
        self.first_people: list[str] = []
        """The person of each seat when the game began."""
        self.former: list[FormerSitter] = []
        self._hands_seen: dict[str, set[int]] = {}
        """The seats that each person has held since the start, and whose secrets they know."""
        self.asks = False
        """Seats are taken on request: the host lets people in."""
        self.requests: dict[str, SeatRequest] = {}
        """Requests for seats, by person."""
        self.let_in: set[str] = set()
        """People who may sit down without another request."""
        self.since = 0
        """Time at which the table was opened."""
        self.turned_down: set[str] = set()
        """People whose request was declined; they can't make another."""
        self.substituted: set[int] = set()
        """Seats that a bot has played for a person, or that somebody else has taken over."""
        self.stand_in = -1
        """The seat whose overdue turn a bot plays; -1 for none."""
        self.overdue: set[int] = set()
        """Seats of slow games whose time ran out, until their people are back."""
        self.idle = False
        """Everybody's time has run out: the clock is stopped until somebody is back."""
        self.forfeits: list[int] = []
        """Seats that forfeit a rated game, in order: their first players resigned, left, were substituted by a bot, or,
        as hosts, sent a player away."""
        self._sent_home: set[int] = set()
        """Seats whose first players were sent away by the host; they don't forfeit."""
        self.rematch = ""
        self.evening_ended = False
        """Somebody has ended the evening that this game belongs to."""
        self.log: list[tuple[int, list[str]]] = []
        """Stored versions that can't be replayed under the current rules."""

    @property
    def version(self) -> int:
        return -1 if self.match is None else self.match.version

    @property
    def host(self) -> str:
        """The person who may start the game: the deputy if there is one, else the owner."""
        return self.deputy if self.deputy and self.phase == "open" else self.owner

    @property
    def commit(self) -> str:
        return commitment(bytes.fromhex(self.opened.seed))

    @property
    def deadline(self) -> int | None:
        return self.clock.deadline

    @property
    def paused(self) -> bool:
        return self.clock.paused

    @property
    def to_move(self) -> int | None:
        """The seat to move; None unless the game is running."""
        return self.match.to_move if self.phase == "playing" and self.match is not None else None

    @property
    def bot_to_move(self) -> str:
        """The bot to move; empty for none."""
        seat = self.to_move
        if seat is None or self.paused:
            return ""
        bot = self.bot_at(seat)
        return "" if bot and self.waits else bot

    def bot_at(self, seat: int) -> str:
        """Return the bot that plays a seat; empty for none."""
        return SUBSTITUTE if seat == self.stand_in else self.seats[seat].bot

    @property
    def waits(self) -> bool:
        """True while no person is active: bots and the clock are suspended."""
        if self.phase != "playing":
            return False
        people = [seat for seat in self.seats if seat.person and not seat.remote_bot and not seat.resigned]
        return self.idle or (bool(people) and all(seat.bot for seat in people))

    def others_in_play(self, seat: int) -> list[int]:
        """Return the other seats that are played by people whose time did not run out on their last turn."""
        return [
            number
            for number, each in enumerate(self.seats)
            if each.votes and number != seat and number not in self.overdue
        ]

    @property
    def winners(self) -> list[int]:
        if self.ending == "finished" and self.match is not None:
            return self.match.winners
        if self.ending == "resigned":
            return [number for number, seat in enumerate(self.seats) if not seat.resigned]
        return []

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person] if person else []

    def others(self, person: str) -> list[str]:
        """Return the other people who hold a seat, or held one when the game began.

        A substitute doesn't change who holds a seat, and players who were sent away still count.
        """
        holders = dict.fromkeys([*(seat.person for seat in self.seats), *self.first_people])
        return [each for each in holders if each not in ("", person) and not each.startswith(REMOTE_BOT)]

    def voters(self) -> list[str]:
        """The people whose consent an offer needs, in seat order."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.votes))

    def heirs(self) -> list[str]:
        """Return the people who may become deputy or owner, in seat order; in mid-game, first players only."""
        return [each for each in self.voters() if self.phase == "open" or each in self.first_people]

    def knows_another_hand(self, person: str, seat: int) -> bool:
        """Tell whether a person knows secrets of this game that must be hidden from a seat's player."""
        if self.match is None or not self.match.game.secrets:
            return False
        return bool(self._hands_seen.get(person, set()) - {seat})

    def asked(self) -> list[str]:
        """Return the people who have not agreed to the offer yet."""
        offer = self.offer
        if offer is None:
            return []
        replaced = self.seats[offer.seat].person if offer.what == "substitute" else ""
        return [person for person in self.voters() if person not in offer.agreed and person != replaced]

    def missing(self, agrees: str = "", away: Set[str] | None = None) -> list[str]:
        """Return the people whose consent the offer would still need if `agrees` agreed and `away` were away.

        Everybody present has to consent, and at least one person has to be present.
        """
        offer, asked = self.offer, [person for person in self.asked() if person != agrees]
        if offer is None:
            return []
        there = [person for person in asked if person not in (offer.away if away is None else away)]
        agreed = len(offer.agreed | {agrees} - {""}) > 1
        return there if there or agreed or offer.what in GRANTED_ALONE else asked

    def undoable(self) -> Takeback:
        """Return what could be taken back: the last version made by a person who still plays that seat.

        Bots' moves since then are taken back with it. If another person's turn has begun, they have to consent.
        """
        if self.match is None or self.phase != "playing":
            return Takeback()
        found = undoable(self.match, follows=lambda number: not self._authors[number])
        if found.seat is None or found.how == "no":
            return Takeback()
        seat, author = self.seats[found.seat], self._authors[found.number]
        used_up = self._undos[found.seat] >= MOST_UNDOS or self._undos_in_all[found.seat] >= MOST_UNDOS_PER_GAME
        if self._turn_of_another(author):
            found = found._replace(how="ask")
        kept = seat.bot or author != seat.person or used_up
        return Takeback() if kept or (found.how == "ask" and self._nobody_to_ask(author)) else found

    def _turn_of_another(self, person: str) -> bool:
        """Tell whether the turn has passed to another person."""
        seat = None if self.to_move is None else self.seats[self.to_move]
        return seat is not None and seat.votes and seat.person != person

    def _nobody_to_ask(self, person: str) -> bool:
        """Tell whether a takeback that needs consent is impossible, as there is nobody to give it.

        Bots and daily games never consent; a person who plays all seats needs no consent.
        """
        return bool(self.opened.daily) or (self.voters() == [person] and any(seat.bot for seat in self.seats))

    def is_late(self, seat: int, now: int) -> bool:
        """Tell whether a seat's time for the current turn has run out."""
        return self.to_move == seat and self.clock.is_late(now)

    def summary(self) -> TableSummary:
        people = tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person))
        wakes = self.opened.clock > 0 or any(seat.bot for seat in self.seats)
        return TableSummary(
            self.id, self.opened.game, self.phase, self.opened.public, wakes, self.touched, people, self.opened.host
        )
