"""Who may do what, when: every command is judged here, and becomes a row or is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from barkade.engine.errors import BarkadeError
from barkade.engine.words import message
from barkade.games import room
from barkade.server import facts, wire
from barkade.server.facts import AnyFact
from barkade.server.refusal import Refusal, from_engine, refuse
from barkade.server.store import Row
from barkade.server.table import NO_NONCE, LiveTable, Seat


class Context(NamedTuple):
    """What a ruling may look at besides the table."""

    now: int
    away: Callable[[str], bool] = lambda _person: False
    """Whether somebody has been away for longer than the grace."""
    bots: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Repeated:
    """The command has been done before."""

    seq: int
    version: int


def do(table: LiveTable, who: str, command: wire.AnyCommand, context: Context) -> Row | Repeated:
    """Judge a person's command; the table is then where it leads. Raises `Refusal`, and nothing has changed."""
    known = table.commands.get(command.id)
    if known is not None:
        if known[0] != who:
            raise refuse("taken-id")
        return Repeated(known[1], known[2])
    if table.phase == "over" and not isinstance(command, wire.Say | wire.Bark | wire.Mute):
        raise refuse("over")
    return RULINGS[type(command)](table, who, command, context)


def by_house(table: LiveTable, command: str, fact: AnyFact, now: int) -> Row:
    """Something that the house does by itself."""
    table.enter(fact, "", now)
    return _row(table, command, "", fact, now)


def _row(table: LiveTable, command: str, who: str, fact: AnyFact, now: int) -> Row:
    version = table.version if isinstance(fact, facts.Moved | facts.Begun | facts.TakenBack) else None
    row = Row(table.id, table.seq + 1, version, command, who, now, facts.encode(fact), table.last)
    table.count(row)
    return row


def _noted(table: LiveTable, who: str, command: wire.AnyCommand, context: Context) -> Row:
    fact = facts.Noted(command=command)
    table.enter(fact, who, context.now)
    return _row(table, command.id, who, fact, context.now)


# What many rulings ask


def _seat(table: LiveTable, number: int) -> Seat:
    if number >= len(table.seats):
        raise refuse("no-seat", number=number + 1)
    return table.seats[number]


def _own_seat(table: LiveTable, who: str, number: int) -> Seat:
    seat = _seat(table, number)
    if not who or seat.person != who:
        raise refuse("not-your-seat", number=number + 1)
    return seat


def _host(table: LiveTable, who: str) -> None:
    if not who or who != table.host:
        raise refuse("host-only")


def _open(table: LiveTable) -> None:
    if table.phase != "open":
        raise refuse("started")


def _current(table: LiveTable, version: int) -> None:
    if table.match is None:
        raise refuse("not-started")
    if version != table.version:
        raise refuse("stale", version=table.version)


def _playing(table: LiveTable) -> None:
    if table.phase != "playing":
        raise refuse("not-started")
    if table.paused:
        raise refuse("paused")


# Playing


def play(table: LiveTable, who: str, command: wire.Play, context: Context) -> Row:
    seat = _own_seat(table, who, command.seat)
    if seat.bot:
        raise refuse("bot-plays")
    return enter_move(table, who, command, context)


def play_by_bot(table: LiveTable, command: wire.Play, context: Context) -> Row:
    """A bot's move in a seat of the house."""
    if not _seat(table, command.seat).bot:
        raise refuse("not-your-seat", number=command.seat + 1)
    return enter_move(table, "", command, context)


def enter_move(table: LiveTable, who: str, command: wire.Play, context: Context) -> Row:
    _playing(table)
    _current(table, command.version)
    match = table.match
    assert match is not None
    if match.to_move != command.seat:
        raise Refusal("not-your-turn", message("error-not-your-turn", seat=match.to_move or 0))
    try:
        version = match.play(command.actions, seat=command.seat)
    except BarkadeError as error:
        raise from_engine(error) from error
    fact = facts.Moved(seat=version.seat, texts=list(version.texts), draws=list(version.draws), check=table.checksum())
    table.after_version(context.now, back=False)
    return _row(table, command.id, who, fact, context.now)


def undo(table: LiveTable, who: str, command: wire.Undo, context: Context) -> Row:
    _playing(table)
    if _own_seat(table, who, command.seat).bot:
        raise refuse("bot-plays")
    _current(table, command.version)
    whose, allowed = table.undoable()
    if whose != command.seat:
        raise refuse("no-undo")
    if allowed == "free" or not [person for person in table.voters() if person != who]:
        return _take_back(table, who, command.id, context)
    return _noted(table, who, command, context)


def _take_back(table: LiveTable, who: str, command: str, context: Context) -> Row:
    match = table.match
    assert match is not None
    undone = match.undo()
    fact = facts.TakenBack(seat=undone.seat, undoes=undone.undoes, check=table.checksum())
    table.after_version(context.now, back=True)
    return _row(table, command, who, fact, context.now)


def offer(table: LiveTable, who: str, command: wire.Offer, context: Context) -> Row:
    if table.phase != "playing":
        raise refuse("not-started")
    if who not in table.voters():
        raise refuse("players-only")
    if table.offer is not None:
        raise refuse("other-offer")
    if (command.what == "resume") != table.paused and command.what in ("pause", "resume"):
        raise refuse("paused" if table.paused else "not-paused")
    if command.what == "hand":
        _away(table, command.seat, context)
    return _noted(table, who, command, context)


def _away(table: LiveTable, number: int, context: Context) -> None:
    seat = _seat(table, number)
    if not seat.person or seat.bot:
        raise refuse("no-person-there", number=number + 1)
    if not context.away(seat.person):
        raise refuse("not-away", number=number + 1)


def answer(table: LiveTable, who: str, command: wire.Answer, context: Context) -> Row:
    if table.offer is None:
        raise refuse("no-offer")
    last = table.missing() == [who]
    if command.yes and who not in table.missing():
        raise refuse("players-only")
    if not command.yes and who not in table.voters():
        raise refuse("players-only")
    if command.yes and last and table.offer.what == "undo" and table.undoable()[0] == table.offer.seat:
        return _take_back(table, who, command.id, context)
    if command.yes and last and table.offer.what == "hand":
        _away(table, table.offer.seat, context)  # they may have come back meanwhile
    return _noted(table, who, command, context)


def resign(table: LiveTable, who: str, command: wire.Resign, context: Context) -> Row:
    _playing(table)
    if _own_seat(table, who, command.seat).resigned:
        raise refuse("resigned")
    return _noted(table, who, command, context)


# Who sits where


def sit(table: LiveTable, who: str, command: wire.Sit, context: Context) -> Row:
    seat = _seat(table, command.seat)
    if not who:
        raise refuse("who-are-you")
    if who in table.sent_away:
        raise refuse("sent-away")
    if seat.resigned:
        raise refuse("resigned")
    if table.phase == "open":
        if not (seat.free or seat.person == who):
            raise refuse("seat-taken", number=command.seat + 1)
    elif seat.person and seat.person != who:
        raise refuse("seat-taken", number=command.seat + 1)
    elif seat.bot and table.is_late(command.seat, context.now):
        raise refuse("time-is-up")
    return _noted(table, who, command, context)


def mix(table: LiveTable, who: str, command: wire.Mix, context: Context) -> Row:
    _open(table)
    _own_seat(table, who, command.seat)
    return _noted(table, who, command, context)


def stand(table: LiveTable, who: str, command: wire.Stand, context: Context) -> Row:
    _own_seat(table, who, command.seat)
    return _noted(table, who, command, context)


def seat_bot(table: LiveTable, who: str, command: wire.SeatBot, context: Context) -> Row:
    _host(table, who)
    seat = _seat(table, command.seat)
    if seat.person and not (seat.bot and table.phase == "playing"):
        raise refuse("seat-taken", number=command.seat + 1)
    if command.bot not in context.bots:
        raise refuse("no-such-bot", bot=command.bot, known=", ".join(sorted(context.bots)))
    return _noted(table, who, command, context)


def unseat(table: LiveTable, who: str, command: wire.Unseat, context: Context) -> Row:
    _host(table, who)
    seat = _seat(table, command.seat)
    if seat.free or seat.person == who or (table.phase == "playing" and not seat.person):
        raise refuse("no-person-there", number=command.seat + 1)
    return _noted(table, who, command, context)


def hand(table: LiveTable, who: str, command: wire.Hand, context: Context) -> Row:
    _host(table, who)
    _playing(table)
    _away(table, command.seat, context)
    return _noted(table, who, command, context)


def first(table: LiveTable, who: str, command: wire.First, context: Context) -> Row:
    _host(table, who)
    _open(table)
    if "first" not in room(table.opened.game).box.OPTIONS or table.opened.record:
        raise refuse("no-choice-of-first")
    if command.seat is not None:
        _seat(table, command.seat)
    return _noted(table, who, command, context)


def start(table: LiveTable, who: str, command: wire.Start, context: Context) -> Row:
    _host(table, who)
    _open(table)
    for number, seat in enumerate(table.seats):
        if seat.free:
            raise refuse("seat-free", number=number + 1)
        if seat.person and not seat.nonce:
            raise refuse("not-ready", number=number + 1)
    nonces = [seat.nonce if seat.person else NO_NONCE for seat in table.seats]
    table.begin(nonces, table.options)
    assert table.match is not None
    draws = [] if table.opened.record else list(table.match.history[0].draws)
    fact = facts.Begun(draws=draws, check=table.checksum(), nonces=nonces, options=table.options)
    table.after_version(context.now, back=False)
    return _row(table, command.id, who, fact, context.now)


# Talk


def talk(table: LiveTable, who: str, command: wire.Say | wire.Bark, context: Context) -> Row:
    if not who or who in table.muted or who in table.sent_away:
        raise refuse("muted")
    return _noted(table, who, command, context)


def mute(table: LiveTable, who: str, command: wire.Mute, context: Context) -> Row:
    _host(table, who)
    return _noted(table, who, command, context)


RULINGS: dict[type, Callable[[LiveTable, str, Any, Context], Row]] = {
    wire.Play: play,
    wire.Undo: undo,
    wire.Offer: offer,
    wire.Answer: answer,
    wire.Resign: resign,
    wire.Sit: sit,
    wire.Mix: mix,
    wire.Stand: stand,
    wire.SeatBot: seat_bot,
    wire.Unseat: unseat,
    wire.Hand: hand,
    wire.First: first,
    wire.Start: start,
    wire.Say: talk,
    wire.Bark: talk,
    wire.Mute: mute,
}
