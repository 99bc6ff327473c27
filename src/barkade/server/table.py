"""A live table, pure and synchronous: rebuilt from its rows, changed by one more. No clock, no store, no network here.

`follow` takes in a row that is durable already; `do` judges a command, brings the table to where it leads and gives the
row that says so, which is then to be made durable (if that fails, the table is rebuilt from its rows).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from barkade.engine.agreed import Agreed
from barkade.engine.chance import Live, OutOfDraws, commitment
from barkade.engine.errors import BarkadeError
from barkade.engine.match import Match
from barkade.engine.record import checksum, play_on
from barkade.server import facts, wire
from barkade.server.clock import SECOND
from barkade.server.facts import AnyFact
from barkade.server.store import Card, Row
from barkade.server.undoing import Undo, undoable

STAND_IN = "good-dog"
"""The bot that plays for somebody who has left."""
OUTSIDE = "bot-"
"""How the ids of outside programs begin."""
NO_NONCE = "00" * 16
"""What a bot's seat adds to the key: the house must not be able to choose anything after the commitment."""
TALK_KEPT = 100
MOST_TAKES = 50
"""How often somebody may take something back in one turn: nobody thinks for so long, and every story gets longer."""

Phase = Literal["open", "playing", "over"]


@dataclass(slots=True)
class Seat:
    """Who sits here. A person keeps the seat while a bot plays for them."""

    person: str = ""
    bot: str = ""
    nonce: str = ""
    resigned: bool = False

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def outside(self) -> bool:
        return self.person.startswith(OUTSIDE)

    @property
    def votes(self) -> bool:
        """Whether a person who can be asked plays here."""
        return bool(self.person) and not self.bot and not self.outside


@dataclass(slots=True)
class Pending:
    """Something offered that awaits consent."""

    what: str
    seat: int
    by: str
    version: int
    agreed: set[str] = field(default_factory=set)


class Diverged(Exception):
    """A stored version leads elsewhere under today's rules."""


class LiveTable:
    """See the module."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.last = ""
        """The command of the last row."""
        self.opened: facts.Opened
        self.options: dict[str, object] = {}
        self.host = ""
        self.seats: list[Seat] = []
        self.phase: Phase = "open"
        self.match: Match | None = None
        self.commands: dict[str, tuple[str, int, int]] = {}
        """Every command's author, seq and version, so that one sent again is only acknowledged again."""
        self.ending = ""
        self.paused = False
        self.deadline: int | None = None
        self._turn = -1
        self._left: list[int] = []
        """What each seat had left of the time for its last turn when its clock was stopped."""
        self._takes: list[int] = []
        """How often each seat has taken something back since its turn began."""
        self._authors: list[str] = []
        """Who made each version; empty for the house and its bots."""
        self.turn_since = 0
        self.touched = 0
        self.offer: Pending | None = None
        self.talk: deque[wire.Talk] = deque(maxlen=TALK_KEPT)
        self.muted: set[str] = set()
        self.sent_away: set[str] = set()
        self.first_people: list[str] = []
        self.stand_ins: set[int] = set()
        """Seats where a bot has played for a person, or somebody else has taken over."""
        self.rematch = ""
        self.log: list[tuple[int, list[str]]] = []
        """Stored versions that today's rules could not follow."""

    @classmethod
    def rebuilt(cls, rows: Sequence[Row]) -> LiveTable:
        table = cls(rows[0].table)
        for row in rows:
            table.follow(row)
        return table

    # Looking

    @property
    def version(self) -> int:
        return -1 if self.match is None else self.match.version

    @property
    def commit(self) -> str:
        return commitment(bytes.fromhex(self.opened.seed))

    @property
    def to_move(self) -> int | None:
        """The seat to move while the game is on."""
        return self.match.to_move if self.phase == "playing" and self.match is not None else None

    @property
    def bot_to_move(self) -> str:
        """The bot that is to move now, if one is."""
        seat = self.to_move
        return "" if seat is None or self.paused else self.seats[seat].bot

    @property
    def winners(self) -> list[int]:
        if self.ending == "finished" and self.match is not None:
            return self.match.winners
        if self.ending == "resigned":
            return [number for number, seat in enumerate(self.seats) if not seat.resigned]
        return []

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person] if person else []

    def voters(self) -> list[str]:
        """The people who have to agree to an offer, in seat order."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.votes))

    def missing(self) -> list[str]:
        """Who has not answered the offer yet."""
        if self.offer is None:
            return []
        away = self.seats[self.offer.seat].person if self.offer.what == "hand" else ""
        return [person for person in self.voters() if person not in self.offer.agreed and person != away]

    def card(self) -> Card:
        """What the lobby should know."""
        people = tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person))
        wakes = self.opened.clock > 0 or any(seat.bot for seat in self.seats)
        return Card(self.id, self.opened.game, self.phase, self.opened.public, wakes, self.touched, people)

    # Following

    def follow(self, row: Row) -> None:
        """Take in a durable row."""
        fact = facts.decode(row.fact)
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} after {self.seq}")
        try:
            self.enter(fact, row.who, row.at)
        except Diverged:
            self.phase, self.ending = "over", "rules"
        self.count(row)

    def count(self, row: Row) -> None:
        """A row has been taken in."""
        self.seq, self.last = row.seq, row.command
        self.touched = row.at
        while len(self._authors) <= self.version:
            self._authors.append(row.who)
        self.commands[row.command] = (row.who, row.seq, self.version)

    def enter(self, fact: AnyFact, who: str, at: int) -> None:
        """Bring the table to where a fact leads."""
        if self.ending == "rules" and isinstance(fact, facts.Moved):
            self.log.append((fact.seat, fact.texts))
        elif self.ending == "rules":
            return
        elif isinstance(fact, facts.Moved):
            self._follow_move(fact)
            self.after_version(at, back=False)
        elif isinstance(fact, facts.TakenBack):
            self._take_back(fact)
            self.after_version(at, back=True)
        elif isinstance(fact, facts.Noted):
            self._note(fact.command, who, at)
        elif isinstance(fact, facts.Begun):
            self.begin(fact.nonces, fact.options)
            if self.checksum() != fact.check:
                raise Diverged
            self.after_version(at, back=False)
        elif isinstance(fact, facts.Opened):
            self._open(fact)
        elif isinstance(fact, facts.Handed):
            self.hand(fact.seat, at)
        elif isinstance(fact, facts.Hosted):
            self.host = fact.person
        else:
            self.rematch = fact.table

    def _open(self, fact: facts.Opened) -> None:
        self.opened = fact
        self.options = dict(fact.options)
        self.host = fact.host
        self.seats = [Seat() for _ in range(fact.players)]
        for seat, who in zip(self.seats, fact.seats, strict=False):
            if who.startswith("bot:"):
                seat.bot = who.removeprefix("bot:")
            else:
                seat.person = who
        self._left = [0] * fact.players
        self._takes = [0] * fact.players

    def begin(self, nonces: Sequence[str], options: dict[str, object]) -> None:
        """Set the game up, or go on with the game of a record."""
        opened, mixed = self.opened, [bytes.fromhex(nonce) for nonce in nonces]
        chance = Live(bytes.fromhex(opened.seed), mixed)
        for seat, nonce in zip(self.seats, nonces, strict=True):
            seat.nonce = nonce
        try:
            if opened.record:
                self.match = play_on(opened.record, opened.upto, chance)
            else:
                self.match = Match(Agreed.of(opened.game, opened.players, options, opened.box), chance)
        except BarkadeError as error:
            raise Diverged from error
        self.options = dict(self.match.table.options)
        self.phase = "playing"
        self.first_people = [seat.person for seat in self.seats]

    def checksum(self) -> str:
        assert self.match is not None
        return checksum(self.match)

    def _follow_move(self, fact: facts.Moved) -> None:
        assert self.match is not None
        try:
            self.match.follow(fact.seat, fact.texts, fact.draws)
        except (BarkadeError, OutOfDraws) as error:
            self.log.append((fact.seat, fact.texts))
            raise Diverged from error
        if self.checksum() != fact.check:
            raise Diverged

    def _take_back(self, fact: facts.TakenBack) -> None:
        assert self.match is not None
        self.match.undo()
        if self.checksum() != fact.check:
            raise Diverged

    # Turns and time

    def after_version(self, at: int, back: bool) -> None:
        """The clock of the turn, and the end of the game."""
        assert self.match is not None
        seat = self.match.to_move
        if self.offer is not None and self._is_done_with(self.offer):
            self.offer = None
        if back:
            self._takes[self.match.history[-1].seat] += 1
        if seat is None:
            self.end("finished")
        elif self._turn != seat or self.match.players == 1:
            self._turn_begins(seat, at, back)

    def _is_done_with(self, offer: Pending) -> bool:
        """There is something else to take back now; and whoever has just moved is not away."""
        assert self.match is not None
        return offer.what == "undo" or (offer.what == "hand" and self.match.history[-1].seat == offer.seat)

    def _turn_begins(self, seat: int, at: int, back: bool) -> None:
        """Taking back gives no new time: the turn goes on where it was left."""
        self._stop_clock(at)
        self._turn, self.turn_since = seat, at
        if not back:
            self._left[seat], self._takes[seat] = self.opened.clock * SECOND, 0
        self._start_clock(at)

    def _stop_clock(self, at: int) -> None:
        if self.deadline is not None:
            self._left[self._turn] = max(self.deadline - at, 0)
            self.deadline = None

    def _start_clock(self, at: int) -> None:
        """Let the clock run for the person who is to move, if one is."""
        if self.opened.clock and not self.seats[self._turn].bot and not self.paused:
            self.deadline = at + self._left[self._turn]

    def is_late(self, seat: int, now: int) -> bool:
        """Whether a seat's time for the turn that is on is used up."""
        left = self._left[seat] if self.deadline is None else self.deadline - now
        return bool(self.opened.clock) and self.to_move == seat and left <= 0

    def undoable(self) -> tuple[int | None, Undo]:
        """Whose last version could be taken back, and how: their own, as long as they sit there themselves."""
        if self.match is None or self.phase != "playing":
            return None, "no"
        whose, how = undoable(self.match)
        if whose is None or how == "no":
            return None, "no"
        seat, author = self.seats[whose], self._authors[self.match.last_standing]
        kept = seat.bot or not author or author != seat.person or self._takes[whose] >= MOST_TAKES
        return (None, "no") if kept else (whose, how)

    def hand(self, seat: int, at: int) -> None:
        """Let a bot play here from now on."""
        if self._turn == seat:
            self._stop_clock(at)
        self.seats[seat].bot = STAND_IN
        self.stand_ins.add(seat)
        self._left_by(self.seats[seat].person, at)

    def end(self, why: str) -> None:
        self.phase, self.ending = "over", why
        self.deadline, self.offer, self.paused = None, None, False

    def _pause(self, at: int) -> None:
        self._stop_clock(at)
        self.paused = True

    def _resume(self, at: int) -> None:
        self.paused = False
        self._start_clock(at)

    # Notes

    def _note(self, command: wire.AnyCommand, who: str, at: int) -> None:
        if isinstance(command, wire.Say | wire.Bark):
            self._hear(command, who, at)
        elif isinstance(command, wire.Sit):
            self._sit(command, who, at)
        elif isinstance(command, wire.Mix):
            self.seats[command.seat].nonce = command.nonce
        elif isinstance(command, wire.Stand):
            self._vacate(command.seat, at, keep=True)
        elif isinstance(command, wire.Unseat):
            if self.seats[command.seat].person:
                self.sent_away.add(self.seats[command.seat].person)
            self._vacate(command.seat, at, keep=False)
        elif isinstance(command, wire.SeatBot):
            self._seat_bot(command)
        elif isinstance(command, wire.Hand):
            self.hand(command.seat, at)
        elif isinstance(command, wire.First):
            self.options["first"] = 0 if command.seat is None else command.seat + 1
        elif isinstance(command, wire.Resign):
            self._resign(command.seat, at)
        elif isinstance(command, wire.Offer | wire.Undo):
            what = command.what if isinstance(command, wire.Offer) else "undo"
            self.offer = Pending(what, command.seat, who, self.version, {who})
            self._settle_offer(at)
        elif isinstance(command, wire.Answer):
            self._answer(command, who, at)
        elif isinstance(command, wire.Mute):
            (self.muted.add if command.muted else self.muted.discard)(command.person)

    def _hear(self, command: wire.Say | wire.Bark, who: str, at: int) -> None:
        if isinstance(command, wire.Say):
            self.talk.append(wire.Talk(self.seq + 1, who, at, text=command.text))
        else:
            self.talk.append(wire.Talk(self.seq + 1, who, at, bark=command.bark))

    def _sit(self, command: wire.Sit, who: str, at: int) -> None:
        seat = self.seats[command.seat]
        if self.phase == "open":
            seat.nonce = command.nonce or (seat.nonce if seat.person == who else "")
        elif seat.person != who:
            self.stand_ins.add(command.seat)
        seat.person, seat.bot = who, ""
        if self._turn == command.seat and self.phase == "playing":
            self._stop_clock(at)
            self._start_clock(at)
        if not self.host and not seat.outside:
            self.host = who

    def _vacate(self, number: int, at: int, keep: bool) -> None:
        """Somebody gets up; in mid-game a bot goes on, and who went by themselves may come back."""
        person = self.seats[number].person
        if self.phase == "open":
            self.seats[number] = Seat()
            self._left_by(person, at)
        elif self.phase == "playing":
            self.hand(number, at)
            if not keep:
                self.seats[number].person = ""

    def _seat_bot(self, command: wire.SeatBot) -> None:
        seat = self.seats[command.seat]
        seat.bot = command.bot
        if self.phase == "open":
            seat.nonce = ""

    def _left_by(self, person: str, at: int) -> None:
        """A host who leaves the last seat hands the table to the next human, in seat order. What was offered may now
        have everybody's consent; what was offered by somebody who has left has gone with them."""
        voters = self.voters()
        if person == self.host and person not in voters:
            self.host = next(iter(voters), "")
        if self.offer is not None and self.offer.by not in voters:
            self.offer = None
        self._settle_offer(at)

    def _resign(self, number: int, at: int) -> None:
        self.seats[number].resigned = True
        self.hand(number, at)
        if sum(not seat.resigned for seat in self.seats) <= 1:
            self.end("resigned")

    def _answer(self, command: wire.Answer, who: str, at: int) -> None:
        if self.offer is None:
            return
        if not command.yes:
            self.offer = None
            return
        self.offer.agreed.add(who)
        self._settle_offer(at)

    def _settle_offer(self, at: int) -> None:
        """Do what everybody has agreed to. (Taking back is a version of its own, made by whoever agrees last: it is
        asked for again if the last one to be asked has left.)"""
        offer = self.offer
        if offer is None or self.missing():
            return
        self.offer = None
        if offer.what == "end":
            self.end("agreed")
        elif offer.what == "pause":
            self._pause(at)
        elif offer.what == "resume":
            self._resume(at)
        elif offer.what == "hand":
            self.hand(offer.seat, at)
