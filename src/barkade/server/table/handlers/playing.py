"""Moves, takebacks, time-outs and resignation."""

from __future__ import annotations

from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message
from barkade.engine.match import Match
from barkade.engine.record import checksum
from barkade.server import wire
from barkade.server.errors import Refusal, from_engine, refuse
from barkade.server.table import commands, events
from barkade.server.table.clock import SLOW_GAME
from barkade.server.table.decision import Context, Decision
from barkade.server.table.handlers.checks import current_match, own_seat, require_playing, seat_at
from barkade.server.table.state import Table


def play(table: Table, who: str, command: wire.Play, _context: Context) -> Decision:
    seat = own_seat(table, who, command.seat)
    if seat.bot:
        raise refuse("bot-plays")
    if command.seat == table.stand_in:
        raise refuse("time-is-up")
    decision = _move(table, command)
    if seat.remote_bot:
        _require_no_voice(table.match, command.actions[0])
    return decision


def _require_no_voice(match: Match | None, played: str) -> None:
    """Refuse actions that need a person, such as a bark, from a program."""
    assert match is not None
    instead = match.game.not_for_bots
    for kind in (match.action(code).fields["kind"] for code in match.parse(played) if instead):
        if kind in instead:
            raise refuse("people-only", action=instead[kind])


def play_for_bot(table: Table, _who: str, command: commands.PlayForBot, _context: Context) -> Decision:
    seat_at(table, command.seat)
    if table.bot_at(command.seat) != command.bot:
        raise refuse("not-your-seat", number=command.seat + 1)
    return _move(table, command)


def _move(table: Table, command: wire.Play | commands.PlayForBot) -> Decision:
    require_playing(table)
    match = current_match(table, command.version)
    if match.to_move != command.seat:
        raise Refusal("not-your-turn", message("error-not-your-turn", seat=match.to_move or 0))
    try:
        entry = match.decide(command.actions, seat=command.seat)
    except BarkadeError as error:
        raise from_engine(error) from error
    event = events.Moved(
        seat=entry.seat, texts=list(entry.texts), draws=list(entry.draws), check=checksum(match, entry)
    )
    return Decision(event, entry)


def undo(table: Table, who: str, command: wire.Undo, _context: Context) -> Decision:
    require_playing(table)
    if own_seat(table, who, command.seat).bot:
        raise refuse("bot-plays")
    match = current_match(table, command.version)
    found = table.undoable()
    if found.seat != command.seat:
        raise refuse("no-undo")
    if found.how == "free" or not [person for person in table.voters() if person != who]:
        return take_back(match, found.number)
    return Decision(events.Offered(what="undo", seat=command.seat))


def take_back(match: Match, number: int) -> Decision:
    entry = match.decide_undo(number)
    return Decision(events.TakenBack(seat=entry.seat, undoes=entry.undoes, check=checksum(match, entry)), entry)


def end_turn(table: Table, _who: str, command: commands.EndTurn, context: Context) -> Decision:
    require_playing(table)
    if table.deadline is None or not table.is_late(command.seat, context.now):
        raise refuse("not-away", number=command.seat + 1)
    if table.opened.clock < SLOW_GAME:
        return Decision(events.Substituted(seat=command.seat, why="clock"))
    return Decision(events.StoodIn(seat=command.seat) if table.others_in_play(command.seat) else events.Waited())


def go_on(table: Table, _who: str, command: commands.Continue, _context: Context) -> Decision:
    if not table.idle or command.person not in table.voters():
        raise refuse("not-paused")
    return Decision(events.Continued(person=command.person))


def give_time_back(table: Table, _who: str, command: commands.GiveTimeBack, _context: Context) -> Decision:
    """Give back the time lost since the last heartbeat of the server or the last row of this table."""
    lost = command.until - max(command.since, table.touched)
    if table.deadline is None or lost <= 0:
        raise refuse("not-paused")
    return Decision(events.TimeGivenBack(milliseconds=lost))


def resign(table: Table, who: str, command: wire.Resign, _context: Context) -> Decision:
    require_playing(table)
    if own_seat(table, who, command.seat).resigned:
        raise refuse("resigned")
    return Decision(events.Resigned(seat=command.seat))
