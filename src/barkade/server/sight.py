"""What each connection is shown of a table, as bytes ready to be sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match
from barkade.server import wire
from barkade.server.people import People
from barkade.server.table import LiveTable
from barkade.server.undoing import Undo

_encode = msgspec.json.Encoder().encode


class Present(Protocol):
    """Who is there."""

    def online(self, person: str) -> bool:
        """Whether a person is connected to this table."""

    @property
    def watchers(self) -> int:
        """How many are connected without a seat."""


class Sight:
    """The views of one version, each made once however many tabs look at it. `forget` them whenever something else
    than a version has changed the table. What lasts is kept for as long as what it comes from stays as it is.

    The parts of a view are kept as JSON that only has to be joined: what a brace begins, more behind commas."""

    def __init__(self, table: LiveTable, people: People) -> None:
        self._table = table
        self._people = people
        self._seen: dict[tuple[int | None, int, bool], wire.Seen] = {}
        self._version = -2
        self._to_move: int | None = None
        self._before: Any = None
        """The state that everything below was made from which lasts; None if nothing was."""
        self._agreed = self._lasting = self._lasting_board = b""
        self._people_then = 0
        """People may take another name in mid-game."""
        self._own: dict[int | None, bytes] = {}
        """A seat's own part of the board."""
        self._resting: dict[int | None, bytes] = {}
        """What a seat has besides while it is not to move: always the same."""
        self._common = self._common_board = b""
        """What all see alike of this version, and all of the board that they do."""
        self._told: list[tuple[int, bytes]] = []
        """What led to this version, to whom and in words."""
        self._told_all: bytes | None = None
        """The same, where everybody was told everything."""
        self._undo: tuple[int | None, Undo] = (None, "no")
        self._seats: dict[str, list[int | None]] = {}
        """Whose eyes a person looks through: those of their seats, else a spectator's."""

    def forget(self) -> None:
        """Seats, names or the end of the game: what was made before may be wrong without a new version."""
        self._version = -2
        self._before = None
        self._seats.clear()

    def names(self) -> list[str]:
        return [self._people.name_of(seat.person) if seat.person else "" for seat in self._table.seats]

    def seen_by(self, person: str, since: int, known: bool) -> list[wire.Seen]:
        """What somebody sees, from every seat that they hold."""
        seats = self._seats.get(person)
        if seats is None:
            seats = self._seats[person] = [*self._table.seats_of(person)] or [None]
        return [self.seen(seat, since, known) for seat in seats]

    def seen(self, seat: int | None, since: int, known: bool = True) -> wire.Seen:
        """A seat's view, with `known` or without, and what it was told after a version."""
        match = self._table.match
        assert match is not None
        if self._version != match.version:
            self._renew(match)
        key = (seat, since, known)
        seen = self._seen.get(key)
        if seen is None:
            whose, how = self._undo
            events = msgspec.Raw(self._events(match, seat, since))
            seen = wire.Seen(seat, msgspec.Raw(self._view(match, seat, known)), events, how if whose == seat else "no")
            # Longer stories are for whoever comes back, each from another version: keeping them could fill the memory.
            if since >= self._version - 1:
                self._seen[key] = seen
        return seen

    def _renew(self, match: Match) -> None:
        """Make what a new version shows to all alike."""
        self._seen.clear()
        self._version, self._to_move = match.version, match.to_move
        self._renew_what_lasted(match)
        passing = match.passing_view()
        self._common_board = b',"board":{%b%b' % (_begun(passing.pop("board")), self._lasting_board)
        self._common = b"{%b%b%b" % (_begun(passing), self._agreed, self._lasting)
        self._put_into_words(match)
        self._undo = self._table.undoable()

    def _renew_what_lasted(self, match: Match) -> None:
        """Make anew what comes from something that has changed."""
        before, now, view = self._before, match.state, match.room.view
        anew = before is None or match.over
        lasting_changed = anew or _differ(before, now, view.LASTING_FROM)
        own_changed = anew or _differ(before, now, view.OWN_FROM)
        if before is None or self._people.changes != self._people_then:
            self._people_then = self._people.changes
            self._agreed = _more({**match.agreed_view(), "names": self.names()})
        if lasting_changed:
            lasting = match.lasting_view()
            self._lasting_board = _more(lasting.pop("board"))
            self._lasting = _more(lasting)
        if own_changed:
            self._own.clear()
        if lasting_changed or own_changed:
            self._before = match.room.states.copy(now)

    def _view(self, match: Match, seat: int | None, known: bool) -> bytes:
        """As `Match.view`; what all seats see alike is made once."""
        board, rests = self._own.get(seat), seat != self._to_move and not known
        own = self._resting.get(seat) if rests else None
        if board is None or own is None:
            made = match.own_view(seat, board is None, known)
            if board is None:
                board = self._own[seat] = _more(made.pop("board"))
            own = _more(made)
            if rests:
                self._resting[seat] = own
        return b"".join((self._common, own, self._common_board, board, b"}}"))

    def _events(self, match: Match, seat: int | None, since: int) -> bytes:
        """As `Match.events`; what led to the last version is put into words once, not once for every seat."""
        if since != self._version - 1 or match.history[-1].is_undo:
            return _encode(match.events(seat, since))
        if self._told_all is not None:
            return self._told_all
        return b"[%b]" % b",".join([event for to, event in self._told if to in (EVERYONE, seat)])

    def _put_into_words(self, match: Match) -> None:
        """What led to this version."""
        version, told = match.version, match.room.view.told
        self._told = [
            (to, _encode({"version": version, **told(match.box, kind, actor, a, b).as_dict()}))
            for kind, actor, a, b, to in match.history[-1].story
        ]
        for_all = [event for to, event in self._told if to == EVERYONE]
        self._told_all = b"[%b]" % b",".join(for_all) if len(for_all) == len(self._told) else None

    def info(self, present: Present, now: int) -> wire.TableInfo:
        table, opened = self._table, self._table.opened
        over = table.phase == "over" and table.match is not None
        offer = None
        if table.offer is not None:
            offer = wire.Offered(
                table.offer.what, table.offer.seat, table.offer.by, sorted(table.offer.agreed), table.missing()
            )
        return wire.TableInfo(
            id=table.id,
            game=opened.game,
            players=opened.players,
            options=table.options,
            own_box=opened.box is not None,
            phase=table.phase,
            host=table.host,
            seats=[self._seat(number, present) for number in range(len(table.seats))],
            watchers=present.watchers,
            clock=opened.clock,
            deadline=table.deadline,
            paused=table.paused,
            help=opened.help,
            public=opened.public,
            commit=table.commit,
            seed=opened.seed if over else None,
            nonces=[seat.nonce for seat in table.seats] if over else None,
            offer=offer,
            ending=table.ending,
            winners=table.winners,
            rematch=table.rematch,
            muted=sorted(table.muted),
            now=now,
        )

    def _seat(self, number: int, present: Present) -> wire.SeatInfo:
        seat = self._table.seats[number]
        kind: Literal["free", "person", "bot", "outside"] = "outside" if seat.outside else "person"
        if not seat.person:
            kind = "bot" if seat.bot else "free"
        return wire.SeatInfo(
            kind=kind,
            person=seat.person,
            name=self._people.name_of(seat.person) if seat.person else "",
            dog=self._people.dog_of(seat.person) if seat.person else None,
            bot=seat.bot,
            ready=not seat.person or bool(seat.nonce),
            online=bool(seat.person) and present.online(seat.person),
            resigned=seat.resigned,
        )


def _differ(before: Any, now: Any, fields: Sequence[str]) -> bool:
    for field in fields:  # noqa: SIM110 (asked after every move)
        if getattr(before, field) != getattr(now, field):
            return True
    return False


def _begun(part: Mapping[str, Any]) -> bytes:
    """An object's JSON without its braces, for where one has just been opened."""
    return _encode(part)[1:-1]


def _more(part: Mapping[str, Any]) -> bytes:
    """The same for where there is something already."""
    return b"," + _encode(part)[1:-1] if part else b""
