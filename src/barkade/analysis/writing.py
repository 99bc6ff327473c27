"""From the ledger and the judged choices to the report: marks, totals, moments, turning points and the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot

import msgspec

from barkade.analysis.judge import MISTAKE, Judged
from barkade.analysis.ledger import Ledger
from barkade.analysis.line import Line, Move
from barkade.analysis.playouts import Rows
from barkade.analysis.report import Analysis, Figure, Judgement, Moment, MoveReport, SeatReport, Shares
from barkade.analysis.verdict import verdict
from barkade.engine.i18n import Message, MessageDict, from_dict, message
from barkade.stats import SIGMAS_FOR_95_PERCENT as SIGMAS

BLUNDER = 0.12
GREAT = 0.04
"""Least share of the victory that a choice has to lose, or to gain over Good Dog's one, to be marked."""
MISTAKES = ("mistake", "blunder")
MOST_ODDS = 2
TURN = 0.08
MOST_TURNS = 5


def write(line: Line, ledger: Ledger, judged: Mapping[int, Judged], complete: bool) -> Analysis:
    """Write the report of a line; choices that are not judged yet are left out."""
    setup = line.match.setup
    moves = [_move(line, ledger, at, judged.get(at)) for at in range(len(line.moves))]
    seats = [_seat(line, ledger, moves, seat) for seat in range(setup.players)]
    moments, turns = list(_moments(line, ledger, moves)), _turns(line, ledger)
    told = {moment.move for moment in (*moments, *turns)} | {at for at, move in enumerate(moves) if move.mark}
    return Analysis(
        game=setup.game.id,
        players=setup.players,
        names=list(setup.names),
        unit=ledger.unit,
        playouts=ledger.playouts,
        complete=complete,
        deal=ledger.shares(ledger.deal()),
        before=ledger.shares(ledger.values[0]),
        moves=[_explained(line, at, move) if at in told else move for at, move in enumerate(moves)],
        seats=seats,
        moments=moments,
        turns=turns,
        verdict=verdict(line, ledger).as_dict(),
    )


def beyond_error(figure: Figure, least: float, unit: int) -> bool:
    """Tell whether a figure is at least so large, and not by chance."""
    return figure.value >= least * unit and figure.value > SIGMAS * figure.error


# Moves


def _move(line: Line, ledger: Ledger, at: int, judged: Judged | None) -> MoveReport:
    move = line.moves[at]
    judgement = None if judged is None else _judgement(line, move, judged, ledger.unit)
    mark = _mark(ledger, move, at, judged, judgement)
    return MoveReport(
        version=move.version,
        index=move.index,
        seat=move.seat,
        text=line.match.game.notation.notate(move.state, line.match.box, move.code, True),
        message=_words(line, move, move.code).as_dict(),
        after=ledger.shares(ledger.values[at + 1]),
        chance=_part(ledger, ledger.chance[at]),
        hidden=_part(ledger, ledger.hidden[at]),
        decision=_part(ledger, ledger.decision[at]),
        kind=str(line.match.game.actions.fields(move.state, line.match.box, move.code)["kind"]),
        judgement=judgement,
        mark=mark,
    )


def _explained(line: Line, at: int, report: MoveReport) -> MoveReport:
    """Add what the coach said before a move, and what Top Dog would have done if that is not said of a mistake."""
    move, judgement = line.moves[at], report.judgement
    top_dog = None
    if judgement is not None and report.mark not in MISTAKES:
        same = judgement.best == report.text
        better = _words(line, move, line_code(line, move, judgement.best))
        top_dog = message("analysis-same") if same else message("analysis-rather", better=better)
    return msgspec.structs.replace(report, odds=_odds(line, move), top_dog=top_dog and top_dog.as_dict())


def _odds(line: Line, move: Move) -> list[MessageDict]:
    """Return the coach's first lines about the position before a move, as its seat knew it."""
    if move.index:
        return []  # in the middle of a batch, nobody was shown a board
    view = line.match.at(move.version - 1).view(move.seat)
    lines = line.match.game.coach().advise(view)["lines"][:MOST_ODDS]
    if not lines:
        return []
    # The coach says "you", and means this seat.
    first = message("analysis-coach", seat=move.seat, line=from_dict(lines[0]))
    return [first.as_dict(), *lines[1:]]


def _words(line: Line, move: Move, code: int) -> Message:
    return line.match.game.actions.action_message(move.state, line.match.box, code)


def _part(ledger: Ledger, rows: Rows) -> Shares | None:
    return ledger.shares(rows) if rows.any() else None


def _judgement(line: Line, move: Move, judged: Judged, unit: int) -> Judgement:
    best = line.match.game.notation.notate(move.state, line.match.box, judged.best, True)
    loss = Figure(round(judged.loss * unit), round(judged.error * unit))
    return Judgement(best, _words(line, move, judged.best).as_dict(), loss)


def _mark(ledger: Ledger, move: Move, at: int, judged: Judged | None, judgement: Judgement | None) -> str:
    if judged is None or judgement is None:
        return ""
    if judged.certain and beyond_error(judgement.loss, MISTAKE, ledger.unit):
        return "blunder" if judgement.loss.value >= BLUNDER * ledger.unit else "mistake"
    gained = ledger.figure(ledger.decision[at, :, move.seat])
    return "great" if judged.loss <= judged.error and beyond_error(gained, GREAT, ledger.unit) else ""


# Seats


def _seat(line: Line, ledger: Ledger, moves: list[MoveReport], seat: int) -> SeatReport:
    mine = [move for move in moves if move.seat == seat]
    losses = [move.judgement.loss for move in mine if move.judgement is not None]
    mistakes = [move.judgement.loss for move in mine if move.judgement and move.mark in MISTAKES]
    return SeatReport(
        start=ledger.figure(ledger.start[:, seat]),
        chance=ledger.figure(ledger.total_chance(seat)),
        hidden=ledger.figure(ledger.total_hidden(seat)),
        own=ledger.figure(ledger.total_decision(line, seat, own=True)),
        others=ledger.figure(ledger.total_decision(line, seat, own=False)),
        final=int(ledger.values[-1, :, seat].sum()),
        choices=sum(move.free and move.seat == seat for move in line.moves),
        cost=Figure(sum(loss.value for loss in losses), round(hypot(*(loss.error for loss in losses)))),
        mistakes=len(mistakes),
        given_away=sum(loss.value for loss in mistakes),
    )


# Moments


def _moments(line: Line, ledger: Ledger, moves: list[MoveReport]) -> Iterable[Moment]:
    """The luckiest and unluckiest moment, the best and worst guess, the best choice and the dearest mistake: of all
    moves the one that changed its own seat's share most. What is within its error is no moment."""
    whole = range(len(moves))
    chance = [ledger.figure(ledger.chance[at, :, line.moves[at].seat]) for at in whole]
    hidden = [ledger.figure(ledger.hidden[at, :, line.moves[at].seat]) for at in whole]
    gained = [ledger.figure(ledger.decision[at, :, line.moves[at].seat]) for at in whole]
    lost = [move.judgement.loss if move.judgement else Figure(0, 0) for move in moves]
    great = [at for at in whole if moves[at].mark == "great"]
    wrong = [at for at in whole if moves[at].mark in MISTAKES]
    candidates = {
        "luckiest": (whole, chance),
        "unluckiest": (whole, [_minus(each) for each in chance]),
        "guess": (whole, hidden),
        "great": (great, gained),
        "dearest": (wrong, lost),
    }
    for kind, (places, figures) in candidates.items():
        at = max(places, key=lambda at: figures[at].value, default=None)
        if at is not None and beyond_error(figures[at], 0, ledger.unit):
            yield _moment(line, moves, kind, at, figures[at], ledger.unit)


def _minus(figure: Figure) -> Figure:
    return Figure(-figure.value, figure.error)


def _moment(line: Line, moves: list[MoveReport], kind: str, at: int, figure: Figure, unit: int) -> Moment:
    move, judgement = line.moves[at], moves[at].judgement
    words: dict[str, Message | int | float] = {
        "seat": move.seat,
        "action": _words(line, move, move.code),
        "share": round(100 * abs(figure.value) / unit),
    }
    if kind == "dearest" and judgement is not None:
        words["better"] = _words(line, move, line_code(line, move, judgement.best))
    return Moment(kind, at, move.seat, figure, message(f"analysis-{kind}", **words).as_dict())


def line_code(line: Line, move: Move, text: str) -> int:
    """Return the legal action of a notation."""
    notate, box = line.match.game.notation.notate, line.match.box
    return next(code for code in move.legal if notate(move.state, box, code, True) == text)


def _turns(line: Line, ledger: Ledger) -> list[Moment]:
    """The moves that changed anybody's share most, in the order of the game: whom they helped most, and by what."""
    turns = []
    for at, move in enumerate(line.moves):
        change = ledger.values[at + 1] - ledger.values[at]
        seat = int(change.sum(axis=0).argmax())
        figure = ledger.figure(change[:, seat])
        if not beyond_error(figure, TURN, ledger.unit):
            continue
        parts = {"chance": ledger.chance, "hidden": ledger.hidden, "decision": ledger.decision}
        cause = max(parts, key=lambda part: int(parts[part][at, :, seat].sum()))
        share_before, share_after = (
            round(100 * int(ledger.values[each, :, seat].sum()) / ledger.unit) for each in (at, at + 1)
        )
        words = message(
            f"analysis-turn-{cause}",
            seat=move.seat,
            action=_words(line, move, move.code),
            whose=message("analysis-player", seat=seat),
            before=share_before,
            after=share_after,
        )
        turns.append(Moment("turn", at, seat, figure, words.as_dict()))
    largest = sorted(turns, key=lambda turn: -turn.figure.value)[:MOST_TURNS]
    return sorted(largest, key=lambda turn: turn.move)
