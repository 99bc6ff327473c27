"""The fields of a table, and the questions about them. Nothing here changes it."""

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
from barkade.server.table.parts import REMOTE_BOT, SUBSTITUTE, Accepted, Declined, Pending, Remark, Seat, SeatRequest

TALK_KEPT = 100
MOST_UNDOS = 50
"""Per turn and seat: more than anybody needs, as every undo makes the history longer. A solo player has one turn."""
MOST_UNDOS_PER_GAME = 500
"""Per seat."""
GRANTED_ALONE = ("resume", "substitute")
"""Offers that need nobody's consent when nobody else is there; all others need at least one yes."""

Phase = Literal["open", "playing", "over"]


class ReadableTable:
    """The fields of a table, and what follows from them: who votes, what can be taken back, who is late."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.last = ""
        """The command of the last row."""
        self.opened: events.Opened
        self.from_position = False
        """Somebody laid out where the record began that is played on here."""
        self.options: dict[str, object] = {}
        self.owner = ""
        """Whoever opened the table, or was handed it."""
        self.deputy = ""
        """Whoever may start the game while the owner is away."""
        self.seats: list[Seat] = []
        self.phase: Phase = "open"
        self.starting = False
        """The host has begun the game, and it waits for everybody's nonce."""
        self.match: Match | None = None
        self.clock = TurnClock(0, 0)
        self.commands: dict[str, Accepted] = {}
        """Accepted commands by id: commands are idempotent, one sent again is only acknowledged again."""
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
        """The last offer that came to nothing, until the next one."""
        self.talk: deque[Remark] = deque(maxlen=TALK_KEPT)
        self.bots_spoke = 0
        """The number of remarks of bots."""
        self.known: set[str] = set()
        """People who have sat, talked or done anything else here; an empty id for the server."""
        self.muted: set[str] = set()
        self.sent_away: dict[str, None] = {}
        """In the order in which they were sent away."""
        self.first_people: list[str] = []
        """The people of the seats when the game began."""
        self._hands_seen: dict[str, set[int]] = {}
        """The seats that each person has held since then, and seen the secrets of."""
        self.asks = False
        """The host wants to be asked before somebody sits down."""
        self.requests: dict[str, SeatRequest] = {}
        """By person."""
        self.let_in: set[str] = set()
        """People who need not ask for a seat any more."""
        self.since = 0
        """Time of its opening."""
        self.turned_down: set[str] = set()
        """People whose request for a seat was declined: they can't ask again."""
        self.substituted: set[int] = set()
        """Seats where a bot has played for a person, or somebody else has taken over."""
        self.stand_in = -1
        """The seat whose overdue turn a bot plays; -1 for none."""
        self.overdue: set[int] = set()
        """Seats of slow games whose time ran out, until their people are back."""
        self.idle = False
        """Everybody's time has run out: the clock stands still until somebody is back."""
        self.forfeits: list[int] = []
        """Seats of first players who didn't play to the end, in the order in which they gave up, left or let a bot move
        for them; or who, as hosts, sent another away."""
        self._sent_home: set[int] = set()
        """Seats whose first players the host sent away: that is not their doing."""
        self.rematch = ""
        self.evening_ended = False
        """Somebody has ended the evening that this game was a part of."""
        self.log: list[tuple[int, list[str]]] = []
        """Stored versions that could not be replayed under today's rules."""

    @property
    def version(self) -> int:
        return -1 if self.match is None else self.match.version

    @property
    def host(self) -> str:
        """Whoever may start the game."""
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
        """The seat to move while the game is on."""
        return self.match.to_move if self.phase == "playing" and self.match is not None else None

    @property
    def bot_to_move(self) -> str:
        """The bot that is to move, if one is."""
        seat = self.to_move
        if seat is None or self.paused:
            return ""
        bot = self.bot_at(seat)
        return "" if bot and self.waits else bot

    def bot_at(self, seat: int) -> str:
        """Return the bot that plays a seat now; empty for none."""
        return SUBSTITUTE if seat == self.stand_in else self.seats[seat].bot

    @property
    def waits(self) -> bool:
        """True while nobody is left in play: neither bots nor the clock go on."""
        if self.phase != "playing":
            return False
        people = [seat for seat in self.seats if seat.person and not seat.remote_bot and not seat.resigned]
        return self.idle or (bool(people) and all(seat.bot for seat in people))

    def others_in_play(self, seat: int) -> list[int]:
        """Return the other seats of people who play, and whose time did not run out last."""
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
        """Return the other people who hold a seat, in person or by a bot that plays for them, or who held one when the
        game began: it stays theirs as well when they are sent away."""
        holders = dict.fromkeys([*(seat.person for seat in self.seats), *self.first_people])
        return [each for each in holders if each not in ("", person) and not each.startswith(REMOTE_BOT)]

    def voters(self) -> list[str]:
        """The people who have to consent to an offer, in seat order."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.votes))

    def heirs(self) -> list[str]:
        """Return the people who may start for the owner or be handed the table, in seat order: in mid-game nobody who
        came later."""
        return [each for each in self.voters() if self.phase == "open" or each in self.first_people]

    def knows_another_hand(self, person: str, seat: int) -> bool:
        """Tell whether a person has seen secrets in this game that a seat's player must not know."""
        if self.match is None or not self.match.game.secrets:
            return False
        return bool(self._hands_seen.get(person, set()) - {seat})

    def asked(self) -> list[str]:
        """Return the people who could still agree to the offer."""
        offer = self.offer
        if offer is None:
            return []
        replaced = self.seats[offer.seat].person if offer.what == "substitute" else ""
        return [person for person in self.voters() if person not in offer.agreed and person != replaced]

    def missing(self, agrees: str = "", away: Set[str] | None = None) -> list[str]:
        """Return the people whose answer the offer still needs, if `agrees` agreed and `away` were away: everybody
        present, and somebody has to be present."""
        offer, asked = self.offer, [person for person in self.asked() if person != agrees]
        if offer is None:
            return []
        there = [person for person in asked if person not in (offer.away if away is None else away)]
        agreed = len(offer.agreed | {agrees} - {""}) > 1
        return there if there or agreed or offer.what in GRANTED_ALONE else asked

    def undoable(self) -> Takeback:
        """Return what could be taken back: somebody's own last version, as long as they sit there themselves. What bots
        did since goes along. Another person whose turn has begun is asked."""
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
        """Tell whether another person has got the turn and may be thinking already."""
        seat = None if self.to_move is None else self.seats[self.to_move]
        return seat is not None and seat.votes and seat.person != person

    def _nobody_to_ask(self, person: str) -> bool:
        """Bots never agree that dice are rolled again, nor does a game of the day; who plays all seats agrees with
        themselves."""
        return bool(self.opened.daily) or (self.voters() == [person] and any(seat.bot for seat in self.seats))

    def is_late(self, seat: int, now: int) -> bool:
        """Tell whether a seat's time for the current turn is used up."""
        return self.to_move == seat and self.clock.is_late(now)

    def summary(self) -> TableSummary:
        people = tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person))
        wakes = self.opened.clock > 0 or any(seat.bot for seat in self.seats)
        return TableSummary(
            self.id, self.opened.game, self.phase, self.opened.public, wakes, self.touched, people, self.opened.host
        )
