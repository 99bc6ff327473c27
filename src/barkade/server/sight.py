"""What each connection is shown of a table, as bytes ready to be sent."""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match
from barkade.server import wire
from barkade.server.people import People
from barkade.server.table import LiveTable
from barkade.server.undoing import Undo, undoable

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
    than a version has changed the table. What only some see of the board is kept for as long as it stays as it is."""

    def __init__(self, table: LiveTable, people: People) -> None:
        self._table = table
        self._people = people
        self._seen: dict[tuple[int | None, int, bool], wire.Seen] = {}
        self._version = -2
        self._common = b""
        self._board = b""
        """What all see alike of this version, as JSON whose last brace is still open."""
        self._own: dict[int | None, bytes] = {}
        """A seat's own part of the board, as JSON that goes on where `_board` ends, and the state it was made from."""
        self._resting: dict[int | None, bytes] = {}
        """What a seat has besides while it is not to move, as JSON without braces: always the same."""
        self._own_from: Any = None
        self._told: list[tuple[int, bytes]] = []
        """What led to this version, to whom and in words."""
        self._told_all: bytes | None = None
        """The same, where everybody was told everything."""
        self._undo: tuple[int | None, Undo] = (None, "no")

    def forget(self) -> None:
        """Seats, names or the end of the game: what was made before may be wrong without a new version."""
        self._version = -2
        self._own_from = None

    def names(self) -> list[str]:
        return [self._people.name_of(seat.person) if seat.person else "" for seat in self._table.seats]

    def seen(self, seat: int | None, since: int, known: bool = True) -> wire.Seen:
        """A seat's view, with `known` or without, and what it was told after a version."""
        match = self._table.match
        assert match is not None
        version = match.version
        if self._version != version:
            self._renew(match)
        seen = self._seen.get((seat, since, known))
        if seen is None:
            whose, how = self._undo
            events = msgspec.Raw(self._events(match, seat, since))
            seen = wire.Seen(seat, msgspec.Raw(self._view(match, seat, known)), events, how if whose == seat else "no")
            # Longer stories are for whoever comes back, each from another version: keeping them could fill the memory.
            if since >= version - 1:
                self._seen[seat, since, known] = seen
        return seen

    def _renew(self, match: Match) -> None:
        """Make what a new version shows to all alike."""
        self._seen.clear()
        self._version = match.version
        common = match.common_view()
        common["names"] = self.names()
        self._board = _encode(common.pop("board"))[:-1]
        self._common = _encode(common)[:-1]
        self._keep_own(match)
        self._put_into_words(match)
        self._undo = undoable(match) if self._table.phase == "playing" else (None, "no")

    def _keep_own(self, match: Match) -> None:
        """Keep the seats' own parts of the board if nothing has changed of what they come from."""
        before, now = self._own_from, match.state
        parts = match.room.view.OWN_FROM
        if before is None or match.over or any(getattr(before, part) != getattr(now, part) for part in parts):
            self._own.clear()
            self._own_from = match.room.states.copy(now)

    def _view(self, match: Match, seat: int | None, known: bool) -> bytes:
        """As `Match.view`; what all seats see alike is made once."""
        board, rests = self._own.get(seat), seat != match.to_move and not known
        own = self._resting.get(seat) if rests else None
        if board is None or own is None:
            made = match.own_view(seat, board is None, known)
            if board is None:
                shown = _encode(made.pop("board"))[1:]
                board = self._own[seat] = shown if shown == b"}" else b"," + shown
            own = _encode(made)[1:-1]
            if rests:
                self._resting[seat] = own
        return b"".join((self._common, b",", own, b',"board":', self._board, board, b"}"))

    def _events(self, match: Match, seat: int | None, since: int) -> bytes:
        """As `Match.events`; what led to the last version is put into words once, not once for every seat."""
        if since != match.version - 1 or match.history[-1].is_undo:
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
