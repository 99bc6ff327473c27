"""The owner's desk: change the setup, close the table, transfer ownership, send spectators away and let them back."""

from __future__ import annotations

from barkade.engine.errors import BarkadeError
from barkade.engine.options import CHANCE
from barkade.engine.setup import Setup
from barkade.server import wire
from barkade.server.errors import from_engine, refuse
from barkade.server.table import events
from barkade.server.table.decision import Context, Decision
from barkade.server.table.handlers.checks import require_been_here, require_open, require_owner
from barkade.server.table.state import Table


def change(table: Table, who: str, command: wire.Change, _context: Context) -> Decision:
    require_owner(table, who)
    require_open(table)
    opened = table.opened
    players = opened.players if command.players is None else command.players
    options = dict(table.options if command.options is None else {**table.options, **command.options})
    if opened.record and (players, options) != (opened.players, table.options):
        raise refuse("fixed-by-record")
    for number, seat in enumerate(table.seats[players:], players):
        if seat.person:
            raise refuse("seat-taken", number=number + 1)
    starter = options.get("starter", CHANCE)
    if isinstance(starter, int) and starter >= players:
        options["starter"] = CHANCE
    try:
        agreed = Setup.of(opened.game, players, options, opened.box)
        agreed.box()
    except BarkadeError as error:
        raise from_engine(error) from error
    return Decision(
        events.Changed(
            players=players,
            options=dict(agreed.options),
            clock=opened.clock if command.clock is None else command.clock,
            holiday=_holiday(opened, command),
            help=opened.help if command.help is None else command.help,
            public=opened.public if command.public is None else command.public,
        )
    )


def _holiday(opened: events.Opened, command: wire.Change) -> int:
    clock = opened.clock if command.clock is None else command.clock
    holiday = opened.holiday if command.holiday is None else command.holiday
    return holiday if clock else 0


def close(table: Table, who: str, _command: wire.Close, _context: Context) -> Decision:
    require_owner(table, who)
    if table.phase != "open":
        raise refuse("started")
    return Decision(events.Closed())


def hand_over(table: Table, who: str, command: wire.HandOver, _context: Context) -> Decision:
    require_owner(table, who)
    if command.person == who or command.person not in table.heirs():
        raise refuse("players-only")
    return Decision(events.HandedOver(person=command.person))


def send_away(table: Table, who: str, command: wire.SendAway, context: Context) -> Decision:
    require_owner(table, who)
    require_been_here(table, command.person, context)
    if command.person == who or table.seats_of(command.person):
        raise refuse("spectators-only")
    return Decision(events.SentAway(person=command.person))


def let_back(table: Table, who: str, command: wire.LetBack, _context: Context) -> Decision:
    require_owner(table, who)
    if command.person not in table.sent_away:
        raise refuse("not-been-here")
    return Decision(events.LetBack(person=command.person))
