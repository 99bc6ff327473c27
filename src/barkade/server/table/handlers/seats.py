"""Seats: people, bots and substitutes in them, and the host."""

from __future__ import annotations

import msgspec

from barkade.games import load_game
from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.people.names import is_bots
from barkade.server.people.text import clean_name
from barkade.server.table import commands, events
from barkade.server.table.decision import Context, Decision
from barkade.server.table.handlers.checks import (
    own_seat,
    require_away,
    require_host,
    require_open,
    require_owner,
    require_started,
    seat_at,
)
from barkade.server.table.handlers.door import must_ask, request_seat
from barkade.server.table.parts import REMOTE_BOT
from barkade.server.table.state import Table


def sit(table: Table, who: str, command: wire.Sit, context: Context) -> Decision:
    seat = seat_at(table, command.seat)
    if not who:
        raise refuse("who-are-you")
    if who in table.sent_away:
        raise refuse("sent-away")
    if seat.resigned:
        raise refuse("resigned")
    if table.phase == "open":
        require_open(table)
        if not (seat.free or seat.person == who):
            raise refuse("seat-taken", number=command.seat + 1)
        if seat.free and must_ask(table, who):
            return request_seat(table, who, command)
        if seat.free and _has_to_ask(table, who):
            return _ask_for_seat(table, who, command)
    elif seat.person and seat.person != who:
        raise refuse("seat-taken", number=command.seat + 1)
    elif table.bot_at(command.seat) and table.is_late(command.seat, context.now) and not table.waits:
        raise refuse("time-is-up")  # the bot is about to finish the turn
    elif not seat.person:
        # A remote bot's views are also its owner's.
        if any(table.knows_another_hand(each, command.seat) for each in (who, *_owner(table, who))):
            raise refuse("knows-a-hand")
        if any(person != who for person in table.voters()):
            return _ask_for_seat(table, who, command)
    return Decision(events.Sat(seat=command.seat, hash=command.hash or "", nonce=command.nonce or ""))


def _owner(table: Table, who: str) -> list[str]:
    return [table.owner] if who.startswith(REMOTE_BOT) else []


def _has_to_ask(table: Table, who: str) -> bool:
    """Tell whether a person would see two hands of a game with secrets without the consent of the players seated now.
    Players who sit down later consent by sitting down."""
    if not load_game(table.opened.game).secrets or not (table.seats_of(who) or _owner(table, who)):
        return False
    return any(person not in (who, *_owner(table, who)) for person in table.voters())


def _ask_for_seat(table: Table, who: str, command: wire.Sit) -> Decision:
    if who in table.turned_down:
        raise refuse("turned-down")
    if table.offer is not None:
        raise refuse("other-offer")
    hashed, nonce = command.hash or "", command.nonce or ""
    return Decision(events.Offered(what="sit", seat=command.seat, hash=hashed, nonce=nonce))


def name_seat(table: Table, who: str, command: wire.NameSeat, _context: Context) -> Decision:
    own_seat(table, who, command.seat)
    dog = None if command.dog is None else msgspec.structs.asdict(command.dog)
    if not command.name:
        return Decision(events.SeatNamed(seat=command.seat, name=""))
    name = clean_name(command.name, wire.LONGEST_NAME)
    if not name:
        raise refuse("bad-name")
    if is_bots(name):
        raise refuse("bots-name", name=name)
    return Decision(events.SeatNamed(seat=command.seat, name=name, dog=dog))


def stand(table: Table, who: str, command: wire.Stand, _context: Context) -> Decision:
    own_seat(table, who, command.seat)
    return Decision(events.StoodUp(seat=command.seat))


def seat_bot(table: Table, who: str, command: wire.SeatBot, context: Context) -> Decision:
    if table.phase == "open":
        require_host(table, who)  # to start with fewer people
        require_open(table)
    else:
        require_owner(table, who)
    seat = seat_at(table, command.seat)
    if seat.person and not (seat.bot and table.phase == "playing"):
        raise refuse("seat-taken", number=command.seat + 1)
    if command.bot not in context.bots:
        raise refuse("no-such-bot", bot=command.bot, known=", ".join(sorted(context.bots)))
    return Decision(events.BotSeated(seat=command.seat, bot=command.bot))


def unseat(table: Table, who: str, command: wire.Unseat, _context: Context) -> Decision:
    require_owner(table, who)
    seat = seat_at(table, command.seat)
    if seat.free or seat.person == who or (table.phase == "playing" and not seat.person):
        raise refuse("no-person-there", number=command.seat + 1)
    return Decision(events.Unseated(seat=command.seat))


def substitute(table: Table, who: str, command: wire.Substitute, context: Context) -> Decision:
    require_owner(table, who)
    require_started(table)
    require_away(table, command.seat, context)
    return Decision(events.Substituted(seat=command.seat, why="host"))


def replace_host(table: Table, _who: str, command: commands.ReplaceHost, context: Context) -> Decision:
    """Make the next person host while the owner is away, or return the role to the owner."""
    require_open(table)
    if command.person == table.owner:
        if not table.deputy or table.owner in context.away:
            raise refuse("host-only")
        return Decision(events.HostChanged(person=command.person))
    if table.host and table.host not in context.away:
        raise refuse("host-only")
    if command.person not in table.heirs():
        raise refuse("players-only")
    return Decision(events.HostChanged(person=command.person))
