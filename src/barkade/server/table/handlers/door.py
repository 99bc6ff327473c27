"""Seats on request: before the start, the host may choose to let people in one by one."""

from __future__ import annotations

from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.table import events
from barkade.server.table.decision import Context, Decision
from barkade.server.table.handlers.checks import require_open, require_owner
from barkade.server.table.parts import REMOTE_BOT
from barkade.server.table.state import Table

MOST_REQUESTS = 8
"""Bounded, as the list is broadcast; no table has more seats."""


def door(table: Table, who: str, command: wire.Door, _context: Context) -> Decision:
    require_owner(table, who)
    require_open(table)
    return Decision(events.DoorSet(asks=command.asks))


def must_ask(table: Table, who: str) -> bool:
    """Tell whether a person needs the host's consent to sit down."""
    inside = who == table.owner or who in table.let_in or bool(table.seats_of(who))
    return table.asks and not inside and not who.startswith(REMOTE_BOT)


def request_seat(table: Table, who: str, command: wire.Sit) -> Decision:
    if who in table.turned_down:
        raise refuse("turned-down")
    if len(table.requests.keys() | {who}) > MOST_REQUESTS:
        raise refuse("crowded")
    return Decision(events.SeatRequested(seat=command.seat, hash=command.hash or "", nonce=command.nonce or ""))


def let_in(table: Table, who: str, command: wire.LetIn, _context: Context) -> Decision:
    require_owner(table, who)
    require_open(table)
    asked = table.requests.get(command.person)
    if asked is None:
        raise refuse("no-request")
    if not command.yes:
        return Decision(events.RequestAnswered(person=command.person, yes=False))
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    if not free:
        raise refuse("seat-taken", number=asked.seat + 1)
    seat = asked.seat if asked.seat in free else free[0]
    return Decision(events.RequestAnswered(person=command.person, yes=True, seat=seat))
