"""Decide commands: each becomes an event or is refused. Pure: nothing here changes a table.

`HANDLERS` maps each type of command to its handler in `barkade.server.table.handlers`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.table import commands
from barkade.server.table.commands import AnyCommand
from barkade.server.table.decision import Context, Decision
from barkade.server.table.handlers import agreements, desk, door, lifecycle, playing, seats, talk
from barkade.server.table.parts import Accepted
from barkade.server.table.state import Table

ALLOWED_AFTER_THE_END = (wire.Say, wire.Bark, wire.Mute, wire.EndEvening, commands.LinkRematch, commands.SpeakForBot)
ALLOWED_IN_A_DAILY = (wire.Start, wire.Play, wire.Undo, wire.Resign, wire.Say, wire.Bark, wire.Mute)
"""Commands allowed in a daily game, which one person plays alone."""
MOST_CHORES = 5000
"""Limit of rows other than moves that people may cause at a table: loading it reads all of them."""


def accepted_before(table: Table, who: str, command: AnyCommand) -> Accepted | None:
    """Return the result of a command that was accepted before; commands are idempotent, so it is acknowledged again."""
    accepted = table.commands.get(command.id)
    if accepted is not None and accepted.who != who:
        raise refuse("taken-id")
    return accepted


def decide(table: Table, who: str, command: AnyCommand, context: Context) -> Decision:
    """Decide a command, or raise a `Refusal`. The table is unchanged in both cases."""
    if table.phase == "over" and not isinstance(command, ALLOWED_AFTER_THE_END):
        raise refuse("over")
    if who and table.opened.daily and not isinstance(command, ALLOWED_IN_A_DAILY):
        raise refuse("daily-alone")
    if who and table.chores >= MOST_CHORES and not _still_allowed(table, command):
        raise refuse("table-full", most=MOST_CHORES)
    return HANDLERS[type(command)](table, who, command, context)


def _still_allowed(table: Table, command: AnyCommand) -> bool:
    """Tell whether a command is allowed at a table with too many rows: playing to the end and leaving are."""
    if isinstance(command, wire.Stand):
        return command.seat < len(table.seats) and not table.seats[command.seat].bot
    return isinstance(command, wire.Play | wire.Undo | wire.Resign)


HANDLERS: dict[type, Callable[[Table, str, Any, Context], Decision]] = {
    wire.Play: playing.play,
    wire.Undo: playing.undo,
    wire.Offer: agreements.offer,
    wire.Answer: agreements.answer,
    wire.Resign: playing.resign,
    wire.Sit: seats.sit,
    wire.NameSeat: seats.name_seat,
    wire.Mix: lifecycle.mix,
    wire.Reveal: lifecycle.reveal,
    wire.Stand: seats.stand,
    wire.SeatBot: seats.seat_bot,
    wire.Unseat: seats.unseat,
    wire.Door: door.door,
    wire.LetIn: door.let_in,
    wire.Substitute: seats.substitute,
    wire.First: lifecycle.first,
    wire.Change: desk.change,
    wire.Close: desk.close,
    wire.HandOver: desk.hand_over,
    wire.SendAway: desk.send_away,
    wire.LetBack: desk.let_back,
    wire.Start: lifecycle.start,
    wire.EndEvening: lifecycle.end_evening,
    wire.Say: talk.say,
    wire.Bark: talk.bark,
    wire.Mute: talk.mute,
    commands.PlayForBot: playing.play_for_bot,
    commands.EndTurn: playing.end_turn,
    commands.Continue: playing.go_on,
    commands.GiveTimeBack: playing.give_time_back,
    commands.ReplaceHost: seats.replace_host,
    commands.CountAway: agreements.count_away,
    commands.LapseOffer: agreements.lapse_offer,
    commands.SpeakForBot: talk.speak_for_bot,
    commands.Drop: lifecycle.drop,
    commands.LinkRematch: lifecycle.link_rematch,
}
