"""Encoded views of a table, one per audience."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match
from barkade.engine.memo import Memo
from barkade.engine.takeback import Takeback
from barkade.games import load_game
from barkade.server import wire
from barkade.server.people.people import People
from barkade.server.table.code import code_of
from barkade.server.table.evening import Standing, games_of, standings
from barkade.server.table.parts import Seat
from barkade.server.table.presence import SCREEN, Presence
from barkade.server.table.state import Table
from barkade.server.table.story import Story

_encode = msgspec.json.Encoder().encode

MOST_GUESTS = 30
MOST_FORMER = 30
"""Entries in a list of spectators; bounded, as it is broadcast."""


class Views:
    """Cache of the views of one version: each is made once, however many clients share it.

    `forget` them after a change other than a new version. Parts of a view are JSON without braces.
    """

    def __init__(self, table: Table, people: People, presence: Presence) -> None:
        self._table = table
        self._people = people
        self._presence = presence
        self._seen: dict[tuple[int | None, int, bool], wire.Seen] = {}
        self._version = -2
        self._to_move: int | None = None
        self._state: Any = None
        self._agreed: bytes | None = None
        self._people_then = 0
        """State of the people cache when the info was made: names may change in mid-game."""
        self._shared = self._shared_board = b""
        """The public part of the view, and the public part of its board."""
        self._own_boards: Memo[int | None, bytes] | None = None
        """The private part of the board, by seat."""
        self._resting: dict[int | None, bytes] = {}
        """The rest of the view of a seat that is not to move, without `known`; it depends on the seat only."""
        self._told: list[tuple[int, bytes]] = []
        """This version's events, encoded, each with its audience."""
        self._told_all: msgspec.Raw | None = None
        """All of this version's events encoded as a list, if all are public."""
        self._told_since: int | None = None
        """The version that these events follow; None if this version is a takeback."""
        self.story = Story()
        """Events of earlier versions, for clients that connect late."""
        self._undo = Takeback()
        self._seats: dict[str, tuple[int | None, ...]] = {}

    def forget(self) -> None:
        """Drop all cached views: seats, names or the phase have changed without a new version."""
        self._version = -2
        self._agreed = None
        self._own_boards = None
        self._seats.clear()

    def seats_of(self, person: str) -> tuple[int | None, ...]:
        """Return the seats whose views a person gets; None stands for the spectator's view.

        A person with one seat gets its view, a spectator the spectator's. With several seats at one device, it gets all
        of them and the spectator's, shown while somebody else moves. People sent away get none while the game runs.
        """
        seats = self._seats.get(person)
        if seats is None:
            own: tuple[int | None, ...] = tuple(self._table.seats_of(person))
            shared = len(own) > 1 and load_game(self._table.opened.game).secrets
            sent_away = person in self._table.sent_away and self._table.phase == "playing"
            watches = shared or not (own or sent_away)
            seats = self._seats[person] = (*own, None) if watches else own
        return seats

    def seen(self, seat: int | None, since: int, known: bool = True) -> wire.Seen:
        """Return a seat's view, with or without `known`, and the events it was told after a version."""
        match = self._table.match
        assert match is not None
        if self._version != match.version:
            self._renew(match)
        key = (seat, since, known)
        seen = self._seen.get(key)
        if seen is None:
            undo = self._undo.how if self._undo.seat == seat else "no"
            seen = wire.Seen(seat, self._view(match, seat, known), self._events(match, seat, since), undo)
            # Longer stories are for clients that reconnect, each from another version: don't cache them.
            if since >= self._version - 1:
                self._seen[key] = seen
        return seen

    def _renew(self, match: Match) -> None:
        """Encode the public parts of a new version."""
        self._seen.clear()
        self._version, self._to_move, self._state = match.version, match.to_move, match.state
        if self._agreed is None or self._people.changes != self._people_then:
            self._people_then = self._people.changes
            agreed = {**match.agreed_view(), "names": self._people.names_of(self._table.seats)}
            self._agreed = b",%b," % _items(agreed)
        self._shared = _encode(match.shared_view())[:-1] + self._agreed
        self._shared_board = b',"board":' + _encode(match.shared_board())[:-1]
        self._put_into_words(match)
        self._undo = self._table.undoable()

    def _view(self, match: Match, seat: int | None, known: bool) -> msgspec.Raw:
        """Return `Match.view`, encoded. The public part is shared; a seat's own board is encoded only if it changed."""
        if self._own_boards is None:
            self._own_boards = Memo(match.game.states, lambda seat, s: _more(match.own_board(seat, s)))
        board = self._own_boards.of(seat, self._state)
        rests = seat != self._to_move and not known
        own = self._resting.get(seat) if rests else None
        if own is None:
            own = self._own(match, seat, known)
            if rests:
                self._resting[seat] = own
        return msgspec.Raw(b"".join((self._shared, own, self._shared_board, board, b"}}")))

    def _own(self, match: Match, seat: int | None, known: bool) -> bytes:
        """Return `Match.own_view`, encoded. The catalogue encodes each action once for all tables."""
        if known:
            return _items(match.own_view(seat, known))
        legal = b",".join([action.json for action in match.offered()]) if seat == self._to_move is not None else b""
        return b'"seat":%b,"legal":[%b]' % (_encode(seat), legal)

    def _events(self, match: Match, seat: int | None, since: int) -> msgspec.Raw:
        """Return `Match.events`, encoded; the events of the last version are encoded once, not once per seat."""
        if since != self._told_since:
            return msgspec.Raw(self.story.since(match, seat, since))
        if self._told_all is not None:
            return self._told_all
        return _joined([event for to, event in self._told if to in (EVERYONE, seat)])

    def _put_into_words(self, match: Match) -> None:
        """Encode this version's events."""
        encoded, version, last = match.catalogue.event, match.version, match.history[-1]
        self._told_since = None if last.is_undo else version - 1
        self._told = [(raw.to, encoded(version, raw)) for raw in last.events]
        for_all = [event for to, event in self._told if to == EVERYONE]
        self._told_all = _joined(for_all) if len(for_all) == len(last.events) else None

    def presence(self) -> wire.Presence:
        online = [bool(seat.person) and self._presence.online(seat.person) for seat in self._table.seats]
        return wire.Presence(online, *self._watchers(), self._presence.online(SCREEN))

    def _watchers(self) -> tuple[int, list[wire.Guest]]:
        """Return the number of spectating connections, and some of their people."""
        there = self._presence.watchers(seat.person for seat in self._table.seats)
        return there.total(), self._guests(sorted(there))

    def _guests(self, people: Iterable[str]) -> list[wire.Guest]:
        """Return the people who have a name: no strangers and nobody deleted."""
        named = ((person, self._people.name_among(person, self._table.seats)) for person in people if person)
        return [wire.Guest(person, name) for person, name in named if name][:MOST_GUESTS]

    def info(self, now: int) -> wire.TableInfo:
        table, opened = self._table, self._table.opened
        over = table.phase == "over" and table.match is not None
        watchers, watching = self._watchers()
        offer = None
        if table.offer is not None:
            offer = wire.Offered(
                table.offer.what,
                table.offer.seat,
                table.offer.by,
                self._people.name_among(table.offer.by, table.seats),
                sorted(table.offer.agreed),
                table.missing(),
            )
        return wire.TableInfo(
            id=table.id,
            game=opened.game,
            players=opened.players,
            options=table.options,
            own_box=opened.box is not None,
            origin=origin_of(table),
            phase=table.phase,
            starting=table.starting,
            host=table.host,
            owner=table.owner,
            code=code_of(table.id) if table.phase == "open" else "",
            seats=[self._seat(*each) for each in zip(table.seats, self._people.names_of(table.seats), strict=True)],
            watchers=watchers,
            watching=watching,
            screen=self._presence.online(SCREEN),
            clock=opened.clock,
            holiday=opened.holiday,
            former=self._former(),
            deadline=table.deadline,
            paused=table.paused,
            waits=table.waits,
            help=opened.help,
            public=opened.public,
            asks=table.asks,
            requests=[self._request(person, each.seat) for person, each in table.requests.items()],
            commit=table.commit,
            seed=opened.seed if over and not opened.daily else None,
            nonces=[seat.nonce for seat in table.seats] if over else None,
            offer=offer,
            declined=self._declined(),
            ending=table.ending,
            winners=table.winners,
            rematch=table.rematch,
            evening=self.evening(),
            daily=opened.daily,
            muted=sorted(table.muted),
            sent_away=self._guests(reversed(table.sent_away)),
            now=now,
        )

    def _former(self) -> list[wire.FormerSitter]:
        former = self._table.former[-MOST_FORMER:]
        sitters = [Seat(person=each.person, name=each.name) for each in former]
        names = self._people.names_of([*self._table.seats, *sitters])[len(self._table.seats) :]
        return [
            wire.FormerSitter(each.seat, each.until, name, not each.person)
            for each, name in zip(former, names, strict=True)
        ]

    def evening(self) -> wire.Evening | None:
        """Return the score sheet of the table's evening; None for a single game."""
        if self._table.opened.evening is None:
            return None
        games = games_of(self._table)
        lines = standings(games)
        names = self._people.names_of([Seat(person=each.person, name=each.name) for each in lines])
        return wire.Evening(
            players=[self._line(each, name) for each, name in zip(lines, names, strict=True)],
            games=[
                wire.EveningGame(game.table, game.game, [line for line, each in enumerate(lines) if number in each.won])
                for number, game in enumerate(games)
            ],
            ended=self._table.evening_ended,
        )

    def _line(self, each: Standing, name: str) -> wire.EveningPlayer:
        """Return a line of the score sheet, with the seat's own dog if it has one."""
        seats = (seat for seat in self._table.seats if (seat.person, seat.name) == (each.person, each.name))
        return wire.EveningPlayer(
            person=each.person,
            name=name,
            dog=self._people.dog_in(next(seats, Seat(person=each.person))),
            bot=each.bot,
            seat=each.seat,
            points=each.points,
            wins=len(each.won),
            by_game=each.by_game,
            cup=each.cup,
        )

    def _declined(self) -> wire.Declined | None:
        last = self._table.declined
        if last is None:
            return None
        asker, other = (self._people.name_among(each, self._table.seats) for each in (last.by, last.who))
        return wire.Declined(last.what, last.seat, last.by, asker, last.who, other, last.at)

    def _request(self, person: str, seat: int) -> wire.SeatRequest:
        name = self._people.name_among(person, self._table.seats)
        return wire.SeatRequest(person, name, self._people.dog_of(person), seat)

    def _seat(self, seat: Seat, name: str) -> wire.SeatInfo:
        kind: Literal["free", "person", "bot", "remote_bot"] = "remote_bot" if seat.remote_bot else "person"
        if not seat.person:
            kind = "bot" if seat.bot else "free"
        return wire.SeatInfo(
            kind=kind,
            person=seat.person,
            name=name,
            own_name=bool(seat.name),
            dog=self._people.dog_in(seat),
            bot=seat.bot,
            ready=not seat.person or bool(seat.hash),
            hash=seat.hash,
            revealed=not seat.person or bool(seat.nonce),
            online=bool(seat.person) and self._presence.online(seat.person),
            resigned=seat.resigned,
        )


def origin_of(table: Table) -> wire.Origin | None:
    """Return the origin of a game that was not set up at its table; None for others."""
    return wire.Origin(table.opened.upto, table.from_position) if table.opened.record else None


def _items(part: Mapping[str, Any]) -> bytes:
    """Return the JSON of a dict without braces."""
    return _encode(part)[1:-1]


def _more(part: Mapping[str, Any]) -> bytes:
    """Return the JSON of a dict without braces, with a leading comma."""
    return b"," + _items(part) if part else b""


def _joined(values: list[bytes]) -> msgspec.Raw:
    """Return a JSON list of encoded values."""
    return msgspec.Raw(b"[%b]" % b",".join(values))
