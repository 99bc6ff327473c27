"""Offers that need everybody's consent."""

from __future__ import annotations

from barkade.engine.match import Match
from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.table import commands, events
from barkade.server.table.decision import Context, Decision
from barkade.server.table.handlers.checks import require_away, require_started
from barkade.server.table.handlers.playing import take_back
from barkade.server.table.state import Table


def offer(table: Table, who: str, command: wire.Offer, context: Context) -> Decision:
    require_started(table)
    if who not in table.voters():
        raise refuse("players-only")
    if table.offer is not None:
        raise refuse("other-offer")
    if (command.what == "resume") != table.paused and command.what in ("pause", "resume"):
        raise refuse("paused" if table.paused else "not-paused")
    if command.what == "substitute":
        require_away(table, command.seat, context)
    return Decision(events.Offered(what=command.what, seat=command.seat))


def answer(table: Table, who: str, command: wire.Answer, context: Context) -> Decision:
    if table.offer is None:
        raise refuse("no-offer")
    if who not in (table.asked() if command.yes else [*table.voters(), table.offer.by]):
        raise refuse("players-only")
    if command.yes and not table.missing(agrees=who):
        if (match := _undoes(table)) is not None:
            return take_back(match, table.undoable().number)
        if table.offer.what == "substitute":
            require_away(table, table.offer.seat, context)  # they may have come back meanwhile
    return Decision(events.Answered(yes=command.yes))


def _undoes(table: Table) -> Match | None:
    """Return the match if the offer, once everybody has agreed, takes a version back."""
    offered = table.offer is not None and table.offer.what == "undo" and table.undoable().seat == table.offer.seat
    return table.match if offered else None


def count_away(table: Table, _who: str, command: commands.CountAway, _context: Context) -> Decision:
    """Count people as away; the offer is then settled if all the others have agreed."""
    if table.offer is None:
        raise refuse("no-offer")
    match = _undoes(table)
    if match is not None and not table.missing(away=frozenset(command.people)):
        return take_back(match, table.undoable().number)
    return Decision(events.AwayCounted(people=command.people))


def lapse_offer(table: Table, _who: str, _command: commands.LapseOffer, _context: Context) -> Decision:
    if table.offer is None:
        raise refuse("no-offer")
    return Decision(events.OfferLapsed())
