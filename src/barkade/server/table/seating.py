"""Seats and agreements of a table: who sits, who stands in, what is offered.

A part of the table's state: `Table.apply` alone calls what changes it.
"""

from __future__ import annotations

from barkade.server.table import events
from barkade.server.table.parts import (
    CARRIES_ON,
    SUBSTITUTE,
    Declined,
    FormerSitter,
    Pending,
    Remark,
    Seat,
)
from barkade.server.table.readable import ReadableTable


class SeatedTable(ReadableTable):
    """The state of seats, requests and offers."""

    # Seats

    def _sit(self, number: int, who: str, at: int, commitment: str = "", nonce: str = "") -> None:
        seat, waited = self.seats[number], self.waits
        if self.phase == "open":
            if commitment or nonce or seat.person != who:
                seat.commit_to(commitment, nonce)
        elif seat.person != who:
            self._keep_sitter(number)
            self.substituted.add(number)
            self._forfeit(number)
            self._hands_seen.setdefault(who, set()).add(number)
            self.talk.append(Remark(self.seq + 1, who, at, line=CARRIES_ON, seat=number))
        if seat.person != who:
            seat.name, seat.dog = "", None
        seat.person, seat.bot = who, ""
        self._come_back(who, at)
        if self.clock.seat == number and self.phase == "playing":
            self.clock.stop(at)
            if waited and self.clock.is_late(at):
                self.clock.rest(at)  # no bot has finished the turn, as the game waited
            self.clock.start(at, runs=True)
        if not self.owner and who in self.heirs():
            self.owner = who

    def _vacate(self, number: int, at: int, keep: bool) -> None:
        """Free a seat. In mid-game a bot plays on, and a person who left voluntarily (`keep`) may come back."""
        person = self.seats[number].person
        if self.phase == "open":
            self.seats[number] = Seat()
            self._call_start_off()
            self._after_leaving(person, at)
        elif self.phase == "playing":
            self._substitute(number, at)
            if not keep or person != self.first_people[number]:
                self._keep_sitter(number)
                self.seats[number].person, self.seats[number].name, self.seats[number].dog = "", "", None

    def _keep_sitter(self, number: int) -> None:
        """Remember whose a seat was, if they have seen any version."""
        known = any(each.seat == number and each.until == self.version for each in self.former)
        if not known and self.version >= 0:
            seat = self.seats[number]
            self.former.append(FormerSitter(number, self.version, seat.person, seat.name))

    def _call_start_off(self) -> None:
        """Cancel the start. Revealed nonces are discarded, as they are known: everybody commits to new ones."""
        if self.starting:
            self.starting = False
            for seat in self.seats:
                seat.commit_to("")

    def _seat_bot(self, event: events.BotSeated) -> None:
        seat = self.seats[event.seat]
        seat.bot = event.bot
        if self.phase == "open":
            seat.commit_to("")

    def _substitute(self, seat: int, at: int) -> None:
        """Let a bot play for a seat's person."""
        if self.clock.seat == seat:
            self.clock.stop(at)
        self.seats[seat].bot = SUBSTITUTE
        self.substituted.add(seat)
        self._after_leaving(self.seats[seat].person, at)

    def _after_leaving(self, person: str, at: int) -> None:
        """Update deputy and offer after a person left a seat.

        A deputy without a seat is replaced by the next heir. The offer may have everybody's consent now; it is void if
        its author has left.
        """
        voters = self.voters()
        if person and person == self.deputy and person not in voters:
            self.deputy = next((heir for heir in self.heirs() if heir != self.owner), "")
        if self.offer is not None and self.offer.by not in voters and self.offer.what != "sit":
            self.offer = None
        self._settle_offer(at)

    def _forfeit(self, number: int) -> None:
        if number not in self.forfeits and number not in self._sent_home:
            self.forfeits.append(number)

    def _count_sending_away(self, number: int, host: str) -> None:
        """Make a host who unseats an active player in mid-game forfeit, instead of the player."""
        seat = self.seats[number]
        if self.phase != "playing" or seat.bot or seat.person != self.first_people[number]:
            return
        self._sent_home.add(number)
        for each in self.seats_of(host):
            self._forfeit(each)

    def _send_away(self, person: str) -> None:
        self.sent_away[person] = None
        self.let_in.discard(person)
        self.requests.pop(person, None)
        if self.offer is not None and self.offer.by == person and not self.seats_of(person):
            self.offer = None

    def _set_door(self, asks: bool) -> None:
        self.asks = asks
        self.let_in.update(seat.person for seat in self.seats if seat.person)
        if not asks:
            self.requests.clear()  # anybody may sit down now

    def _answer_request(self, event: events.RequestAnswered, who: str, at: int) -> None:
        asked = self.requests.pop(event.person)
        if event.yes:
            self.let_in.add(event.person)
            self._sit(event.seat, event.person, at, asked.hash, asked.nonce)
        else:
            self.turned_down.add(event.person)
            self.declined = Declined("door", asked.seat, event.person, who, at)

    # Agreements

    def _resign(self, number: int, at: int) -> None:
        self.seats[number].resigned = True
        self._forfeit(number)
        self._substitute(number, at)
        if sum(not seat.resigned for seat in self.seats) <= 1:
            self._end("resigned")

    def _answer(self, event: events.Answered, who: str, at: int) -> None:
        if self.offer is None:
            return
        if not event.yes:
            if self.offer.what == "sit" and who != self.offer.by:
                self.turned_down.add(self.offer.by)
            self._decline(who, at)
            return
        self.offer.agreed.add(who)
        self._settle_offer(at)

    def _decline(self, who: str, at: int) -> None:
        if self.offer is not None:
            self.declined = Declined(self.offer.what, self.offer.seat, self.offer.by, who, at)
            self.offer = None

    def _settle_offer(self, at: int) -> None:
        """Carry out an offer that has everybody's consent.

        A takeback is not carried out here: the last consent makes it a version of its own. If the last person who had
        to consent has left, it has to be offered again.
        """
        offer = self.offer
        if offer is None or self.missing():
            return
        self.offer = None
        if offer.what == "end":
            self._end("agreed")
        elif offer.what == "pause":
            self.clock.pause(at)
        elif offer.what == "resume":
            self.idle = False
            self.clock.resume(at, runs=not self.seats[self.clock.seat].bot)
        elif offer.what == "substitute":
            self._substitute(offer.seat, at)
        elif offer.what == "sit" and self._still_there(offer):
            self._sit(offer.seat, offer.by, at, offer.hash, offer.nonce)

    def _still_there(self, offer: Pending) -> bool:
        """Tell whether the requested seat is still available."""
        seat = self.seats[offer.seat]
        taken = bool(seat.person) or seat.resigned or (self.phase == "open" and bool(seat.bot))
        return not taken and offer.by not in self.sent_away

    # The course of the game

    def _come_back(self, person: str, at: int) -> None:
        """Count a person as active again, and resume the game if it waited."""
        self.overdue.difference_update(self.seats_of(person))
        if self.idle:
            self.idle = False
            self.clock.start(at, runs=not self.seats[self.clock.seat].bot)

    def _end(self, why: str) -> None:
        self.phase, self.ending = "over", why
        self.offer, self.declined, self.stand_in, self.idle = None, None, -1, False
        self.clock.end()
