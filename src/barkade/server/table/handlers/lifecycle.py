"""The life of a table: start, nonces, rematch, end of the evening, dropping."""

from __future__ import annotations

from barkade.engine.chance import nonce_commitment
from barkade.engine.errors import BarkadeError
from barkade.engine.record import checksum
from barkade.games import load_game
from barkade.server import wire
from barkade.server.errors import from_engine, refuse
from barkade.server.table import commands, events
from barkade.server.table.decision import Context, Decision
from barkade.server.table.handlers.checks import own_seat, require_host, require_open, require_owner, seat_at
from barkade.server.table.matches import new_match
from barkade.server.table.parts import NO_NONCE
from barkade.server.table.state import Table


def first(table: Table, who: str, command: wire.First, _context: Context) -> Decision:
    require_owner(table, who)
    require_open(table)
    if "starter" not in load_game(table.opened.game).options or table.opened.record:
        raise refuse("no-choice-of-first")
    if command.seat is not None:
        seat_at(table, command.seat)
    return Decision(events.FirstChosen(seat=command.seat))


def mix(table: Table, who: str, command: wire.Mix, _context: Context) -> Decision:
    require_open(table)
    own_seat(table, who, command.seat)
    if command.nonce:
        return Decision(events.NonceAdded(seat=command.seat, nonce=command.nonce))
    if not command.hash:
        raise refuse("malformed", reason="hash")
    return Decision(events.NonceCommitted(seat=command.seat, hash=command.hash))


def start(table: Table, who: str, _command: wire.Start, context: Context) -> Decision:
    require_host(table, who)
    require_open(table)
    if table.opened.daily:
        return _started(table, [NO_NONCE], context)
    for number, seat in enumerate(table.seats):
        if seat.free:
            raise refuse("seat-free", number=number + 1)
        if seat.person and not seat.hash:
            raise refuse("not-ready", number=number + 1)
    if any(seat.person and not seat.nonce for seat in table.seats):
        return Decision(events.StartBegun())
    return _started(table, [seat.nonce or NO_NONCE for seat in table.seats], context)


def reveal(table: Table, who: str, command: wire.Reveal, context: Context) -> Decision:
    """Reveal a nonce; the last one starts the game."""
    if not table.starting:
        raise refuse("not-starting")
    seat = own_seat(table, who, command.seat)
    if nonce_commitment(bytes.fromhex(command.nonce)) != seat.hash:
        raise refuse("wrong-nonce")
    others = [each for each in table.seats if each is not seat]
    if any(each.person and not each.nonce for each in others):
        return Decision(events.NonceAdded(seat=command.seat, nonce=command.nonce))
    nonces = [command.nonce if each is seat else each.nonce or NO_NONCE for each in table.seats]
    return _started(table, nonces, context)


def _started(table: Table, nonces: list[str], context: Context) -> Decision:
    try:
        match = new_match(table.opened, nonces, table.options, context.continued)
    except BarkadeError as error:
        raise from_engine(error) from error
    return Decision(events.Started(nonces=nonces, options=dict(table.options), check=checksum(match)), match)


def link_rematch(table: Table, _who: str, command: commands.LinkRematch, _context: Context) -> Decision:
    if table.phase != "over":
        raise refuse("not-over")
    return Decision(events.Rematched(table=command.table))


def end_evening(table: Table, who: str, _command: wire.EndEvening, _context: Context) -> Decision:
    if table.opened.evening is None:
        raise refuse("no-evening")
    if not table.seats_of(who):
        raise refuse("players-only")
    if table.phase != "over":
        raise refuse("not-over")
    if table.rematch:
        raise refuse("evening-goes-on")
    return Decision(events.EveningEnded())


def drop(table: Table, _who: str, command: commands.Drop, _context: Context) -> Decision:
    """Close a game whose only human player has dropped it, which frees bots and the owner's quota."""
    if table.phase != "playing":
        raise refuse("not-started")
    if table.others(command.person):
        raise refuse("players-only")
    return Decision(events.Closed())
