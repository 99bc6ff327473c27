"""The state of a live table. No clock, store, network or wire here.

`Table.apply` is the only way to change a table, both for rows read from the store and for rows just decided.
`barkade.server.table.decide` decides commands and changes nothing; the fields and the queries on them are in
`barkade.server.table.readable`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

from barkade.engine.chance import OutOfDraws, skip_draws
from barkade.engine.errors import BarkadeError
from barkade.engine.history import Entry
from barkade.engine.match import Match
from barkade.engine.options import CHANCE
from barkade.engine.record import begins_from_position, checksum
from barkade.server.store import Row
from barkade.server.table import events
from barkade.server.table.clock import TurnClock
from barkade.server.table.events import AnyEvent
from barkade.server.table.matches import new_match, options_of
from barkade.server.table.parts import (
    SEATED_BOT,
    Accepted,
    Pending,
    Remark,
    Seat,
    SeatRequest,
)
from barkade.server.table.seating import SeatedTable

Prepared = Entry | Match | None
"""Computed by `decide` and reused by `apply`: the entry of a version, or the match that starts."""


class Diverged(Exception):
    """Replaying a stored version under the current rules gives another position."""


class Table(SeatedTable):
    """The state of a table, built from its rows by `apply`."""

    @classmethod
    def rebuilt(cls, rows: Sequence[Row]) -> Table:
        table = cls(rows[0].table)
        for row in rows:
            table.apply(row, events.decode(row.event))
        return table

    # Applying

    def apply(self, row: Row, event: AnyEvent, prepared: Prepared = None) -> None:
        """Apply the next row. What `decide` has `prepared` is not computed again."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} after {self.seq}")
        try:
            self._apply(event, row.who, row.at, prepared)
        except Diverged:
            self._end("rules")
        self.seq, self.last, self.touched = row.seq, row.command, row.at
        version = self.version
        while len(self._authors) <= version:
            self._authors.append(row.who)
        self.since = self.since or row.at
        self.known.add(row.who)
        self.chores += row.version is None and bool(row.who)
        self.commands[row.command] = Accepted(row.who, row.seq, version)

    def _apply(self, event: AnyEvent, who: str, at: int, prepared: Prepared) -> None:
        if self.ending == "rules":
            if isinstance(event, events.Moved):
                self.log.append((event.seat, event.texts))
            return
        match event:
            case events.Moved() | events.TakenBack():
                if not who and self.first_people[event.seat]:
                    self._forfeit(event.seat)
                if self.overdue or self.idle:
                    self._come_back(who, at)
                self._enter_version(event, at, prepared)
            case events.Said():
                self.talk.append(Remark(self.seq + 1, who, at, text=event.text))
            case events.Barked():
                self.talk.append(Remark(self.seq + 1, who, at, bark=event.bark))
            case events.BotSpoke():
                self.bots_spoke += 1
                who = f"{SEATED_BOT}{event.seat}"
                self.talk.append(Remark(self.seq + 1, who, at, bark=event.bark, line=event.line))
            case events.Opened():
                self._open(event)
            case events.Started():
                self._start(event, at, prepared)
            case events.Sat():
                self._sit(event.seat, who, at, event.hash, event.nonce)
            case events.SeatNamed():
                self.seats[event.seat].name, self.seats[event.seat].dog = event.name, event.dog
            case events.DoorSet():
                self._set_door(event.asks)
            case events.SeatRequested():
                self.requests[who] = SeatRequest(event.seat, event.hash, event.nonce)
            case events.RequestAnswered():
                self._answer_request(event, who, at)
            case events.NonceCommitted():
                self.seats[event.seat].commit_to(event.hash)
            case events.NonceAdded():
                self.seats[event.seat].commit_to("", event.nonce)
            case events.StartBegun():
                self.starting = True
            case events.StoodUp():
                self._vacate(event.seat, at, keep=True)
            case events.Unseated():
                self._count_sending_away(event.seat, who)
                if self.seats[event.seat].person:
                    self._send_away(self.seats[event.seat].person)
                self._vacate(event.seat, at, keep=False)
            case events.BotSeated():
                self._seat_bot(event)
            case events.Substituted():
                self._substitute(event.seat, at)
            case events.StoodIn():
                self.clock.stop(at)
                self.stand_in = event.seat
                self.substituted.add(event.seat)
                self.overdue.add(event.seat)
            case events.Waited():
                self.clock.rest(at)
                self.idle = True
            case events.Continued():
                self._come_back(event.person, at)
            case events.TimeGivenBack():
                self.clock.give_back(event.milliseconds)
            case events.FirstChosen():
                self.options["starter"] = CHANCE if event.seat is None else event.seat
            case events.Resigned():
                self._resign(event.seat, at)
            case events.Offered():
                self.offer = Pending(event.what, event.seat, who, at, {who}, event.hash, event.nonce)
                self.declined = None
                self._settle_offer(at)
            case events.Answered():
                self._answer(event, who, at)
            case events.AwayCounted():
                if self.offer is not None:
                    self.offer.away = set(event.people)
                    self._settle_offer(at)
            case events.OfferLapsed():
                self._decline("", at)
            case events.Muted():
                (self.muted.add if event.muted else self.muted.discard)(event.person)
            case events.Changed():
                self._change(event)
            case events.Closed():
                self._end("closed")
            case events.HandedOver():
                self.owner, self.deputy = event.person, ""
                self.sent_away.pop(event.person, None)
            case events.SentAway():
                self._send_away(event.person)
            case events.LetBack():
                self.sent_away.pop(event.person, None)
            case events.HostChanged():
                self.deputy = "" if event.person == self.owner else event.person
            case events.Rematched():
                self.rematch = event.table
            case events.EveningEnded():
                self.evening_ended = True
            case _:
                assert_never(event)

    # The game

    def _open(self, event: events.Opened) -> None:
        self.opened, self.asks = event, event.asks
        self.from_position = begins_from_position(event.record)
        self.options = options_of(event.game, event.options)
        self.owner, self.deputy = event.owner or event.host, event.host if event.owner else ""
        self.muted, self.sent_away = set(event.muted), dict.fromkeys(event.sent_away)
        self.known.update(self.muted, self.sent_away)
        self.seats = [Seat() for _ in range(event.players)]
        for seat, who in zip(self.seats, event.seats, strict=False):
            if who.startswith("bot:"):
                seat.bot = who.removeprefix("bot:")
            else:
                seat.person = who
                self.known.add(who)
        for seat, sitter in zip(self.seats, event.sitters, strict=False):
            seat.name, seat.dog = sitter.name, sitter.dog
        self.clock = TurnClock(event.clock, event.players, event.holiday)
        self._undos = [0] * event.players
        self._undos_in_all = [0] * event.players

    def _change(self, event: events.Changed) -> None:
        self.opened = msgspec.structs.replace(
            self.opened,
            players=event.players,
            options=event.options,
            clock=event.clock,
            holiday=event.holiday,
            help=event.help,
            public=event.public,
        )
        self.options = options_of(self.opened.game, event.options)
        self.seats = (self.seats + [Seat() for _ in range(event.players)])[: event.players]
        self.clock = TurnClock(event.clock, event.players, self.opened.holiday)
        self._undos = [0] * event.players
        self._undos_in_all = [0] * event.players
        if self.offer is not None and self.offer.seat >= event.players:
            self.offer = None

    def _start(self, event: events.Started, at: int, prepared: Prepared) -> None:
        for seat, nonce in zip(self.seats, event.nonces, strict=True):
            seat.commit_to("", nonce)
        if isinstance(prepared, Match):
            self.match = prepared
        else:
            try:
                self.match = new_match(self.opened, event.nonces, event.options)
            except BarkadeError as error:
                raise Diverged from error
        self.options = dict(self.match.setup.options)
        self.phase, self.starting = "playing", False
        self.offer = self.declined = None
        self.requests.clear()
        self.first_people = [seat.person for seat in self.seats]
        for number, person in enumerate(self.first_people):
            self._hands_seen.setdefault(person, set()).add(number)
        if prepared is None and checksum(self.match) != event.check:
            raise Diverged
        self._after_version(at, undo=False)

    def _enter_version(self, event: events.Moved | events.TakenBack, at: int, prepared: Prepared) -> None:
        match = self.match
        assert match is not None
        if isinstance(prepared, Entry):
            match.apply(prepared)
        else:
            self._follow(match, event)
        self._after_version(at, undo=isinstance(event, events.TakenBack))

    def _follow(self, match: Match, event: events.Moved | events.TakenBack) -> None:
        """Replay a stored version."""
        try:
            if isinstance(event, events.Moved):
                match.play_recorded(event.seat, event.texts, event.draws)
                if self.opened.daily:
                    skip_draws(match.chance, event.draws)
            else:
                match.undo(event.undoes)
        except (BarkadeError, OutOfDraws) as error:
            if isinstance(event, events.Moved):
                self.log.append((event.seat, event.texts))
            raise Diverged from error
        if checksum(match) != event.check:
            raise Diverged

    def _after_version(self, at: int, undo: bool) -> None:
        """Advance the clock to the next turn; close the table if the game is over."""
        assert self.match is not None
        seat = self.match.to_move
        if self.offer is not None and self._is_obsolete(self.offer):
            self.offer = None
        if undo:
            self._undos[self.match.history[-1].seat] += 1
            self._undos_in_all[self.match.history[-1].seat] += 1
        if seat is None:
            self._end("finished")
        elif self.clock.seat != seat or self.match.players == 1:
            if not undo and self.clock.seat != seat:
                self._undos[seat] = 0
            self.stand_in = -1
            self.clock.begin(seat, at, runs=not self.seats[seat].bot, resumed=undo)

    def _is_obsolete(self, offer: Pending) -> bool:
        """Tell whether a new version voids the offer: it has replaced the version to take back, or the person to be
        substituted has moved."""
        assert self.match is not None
        return offer.what == "undo" or (offer.what == "substitute" and self.match.history[-1].seat == offer.seat)
