"""Checks shared by the handlers; each raises a `Refusal`."""

from __future__ import annotations

from barkade.engine.match import Match
from barkade.server.errors import refuse
from barkade.server.table.decision import Context
from barkade.server.table.parts import Seat
from barkade.server.table.presence import SCREEN
from barkade.server.table.state import Table


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise refuse("no-seat", number=number + 1)
    return table.seats[number]


def own_seat(table: Table, who: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if not who or seat.person != who:
        raise refuse("not-your-seat", number=number + 1)
    return seat


def require_host(table: Table, who: str) -> None:
    """Require the host, or the owner, who may be back before the role has been returned."""
    if not who or who not in (table.host, table.owner):
        raise refuse("host-only")


def require_owner(table: Table, who: str) -> None:
    """Require the owner: a host who replaces an absent owner may only start the game."""
    if not who or who != table.owner:
        raise refuse("host-only")


def require_open(table: Table) -> None:
    if table.phase != "open":
        raise refuse("started")
    if table.starting:
        raise refuse("starting")


def require_started(table: Table) -> None:
    if table.phase != "playing":
        raise refuse("not-started")


def require_playing(table: Table) -> None:
    require_started(table)
    if table.paused:
        raise refuse("paused")


def require_been_here(table: Table, person: str, context: Context) -> None:
    """Require that a person has been at the table, so that broadcast lists can't name outsiders."""
    if person in ("", SCREEN) or not (person in table.known or context.online(person)):
        raise refuse("not-been-here")


def require_away(table: Table, number: int, context: Context) -> None:
    seat = seat_at(table, number)
    if not seat.person or seat.bot:
        raise refuse("no-person-there", number=number + 1)
    if seat.person not in context.away:
        raise refuse("not-away", number=number + 1)


def current_match(table: Table, version: int) -> Match:
    if table.match is None:
        raise refuse("not-started")
    if version != table.version:
        raise refuse("stale", version=table.version)
    return table.match
