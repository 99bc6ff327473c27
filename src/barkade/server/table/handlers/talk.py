"""Chat, barks and muting."""

from __future__ import annotations

from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.people.text import clean_talk
from barkade.server.table import commands, events
from barkade.server.table.decision import Context, Decision
from barkade.server.table.handlers.checks import require_been_here, require_owner, seat_at
from barkade.server.table.parts import BOTS, WATCHERS
from barkade.server.table.state import Table

MOST_REMARKS = 60
"""Remarks of bots per table; bounded, as every remark is a row."""
MOST_MUTED = 50
"""Bounded, as the list is broadcast with the table's info."""


def say(table: Table, who: str, command: wire.Say, _context: Context) -> Decision:
    _require_voice(table, who)
    text = clean_talk(command.text)
    if not text:
        raise refuse("malformed", reason="text")
    return Decision(events.Said(text=text))


def bark(table: Table, who: str, command: wire.Bark, _context: Context) -> Decision:
    _require_voice(table, who)
    return Decision(events.Barked(bark=command.bark))


def speak_for_bot(table: Table, _who: str, command: commands.SpeakForBot, _context: Context) -> Decision:
    seat = seat_at(table, command.seat)
    if not seat.bot or seat.person or BOTS in table.muted or table.bots_spoke >= MOST_REMARKS:
        raise refuse("muted")
    return Decision(events.BotSpoke(seat=command.seat, line=command.line, bark=command.bark))


def _require_voice(table: Table, who: str) -> None:
    watches = WATCHERS in table.muted and not table.seats_of(who) and who != table.owner
    if not who or watches or who in table.muted or who in table.sent_away:
        raise refuse("muted")


def mute(table: Table, who: str, command: wire.Mute, context: Context) -> Decision:
    require_owner(table, who)
    if command.person not in (WATCHERS, BOTS):
        require_been_here(table, command.person, context)
    if command.muted and len(table.muted | {command.person}) > MOST_MUTED:
        raise refuse("too-many-muted", most=MOST_MUTED)
    return Decision(events.Muted(person=command.person, muted=command.muted))
