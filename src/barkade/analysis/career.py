"""Many analysed games of one person: how accurate their choices are, what luck they had, where they lose most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from barkade.analysis.report import Analysis, MoveReport
from barkade.stats import Mean, wilson

MISTAKES = ("mistake", "blunder")
MOST_LOSSES = 3


class Lost(msgspec.Struct, frozen=True):
    """The losses of one kind of choice."""

    kind: str
    """The kind of action that was chosen, as the game names it."""
    choices: int
    mistakes: int
    given_away: float
    """By mistakes, in victories, over all games."""


class SeatGame(msgspec.Struct, frozen=True):
    """One seat of one analysed game, as far as a career needs it."""

    game: str
    luck: float
    given_away: float
    kinds: list[Lost]


class Interval(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval; without one if a single game can't tell."""

    value: float
    low: float | None = None
    high: float | None = None


class Career(msgspec.Struct, frozen=True):
    """One person's analysed games of one kind."""

    game: str
    games: int
    choices: int
    accuracy: Interval
    """Share of the choices that were no mistakes."""
    luck: Interval
    """Gain by chance and hidden things in a game, on average, in victories."""
    given_away: Interval
    """Cost of mistakes in a game, on average, in victories."""
    loses: list[Lost]
    """The kinds of choices that give most away, the dearest first."""


def seat_games(analysis: Analysis) -> list[SeatGame]:
    """Return what careers need of every seat."""
    return [_seat_game(analysis, seat) for seat in range(analysis.players)]


def _seat_game(analysis: Analysis, seat: int) -> SeatGame:
    report, unit = analysis.seats[seat], analysis.unit
    judged = [move for move in analysis.moves if move.seat == seat and move.judgement is not None]
    kinds = [
        _lost(kind, [move for move in judged if move.kind == kind], unit) for kind in sorted({m.kind for m in judged})
    ]
    return SeatGame(analysis.game, (report.chance.value + report.hidden.value) / unit, report.given_away / unit, kinds)


def _lost(kind: str, moves: Sequence[MoveReport], unit: int) -> Lost:
    mistakes = [move.judgement.loss.value for move in moves if move.judgement and move.mark in MISTAKES]
    return Lost(kind, len(moves), len(mistakes), sum(mistakes) / unit)


def careers(games: Iterable[SeatGame]) -> list[Career]:
    """Return a career for every game that was played, the most played first."""
    by_game: dict[str, list[SeatGame]] = {}
    for each in games:
        by_game.setdefault(each.game, []).append(each)
    return [_career(game, by_game[game]) for game in sorted(by_game, key=lambda game: -len(by_game[game]))]


def _career(game: str, games: Sequence[SeatGame]) -> Career:
    kinds = [_total(kind, games) for kind in sorted({lost.kind for each in games for lost in each.kinds})]
    choices, mistakes = sum(kind.choices for kind in kinds), sum(kind.mistakes for kind in kinds)
    right = choices - mistakes
    low, high = wilson(right, choices)
    loses = sorted((kind for kind in kinds if kind.mistakes), key=lambda kind: -kind.given_away)
    return Career(
        game,
        len(games),
        choices,
        Interval(right / max(choices, 1), low, high),
        _mean([each.luck for each in games]),
        _mean([each.given_away for each in games]),
        loses[:MOST_LOSSES],
    )


def _total(kind: str, games: Sequence[SeatGame]) -> Lost:
    found = [lost for each in games for lost in each.kinds if lost.kind == kind]
    return Lost(
        kind,
        sum(each.choices for each in found),
        sum(each.mistakes for each in found),
        sum(each.given_away for each in found),
    )


def _mean(values: Sequence[float]) -> Interval:
    if len(values) < 2:
        return Interval(values[0])
    mean = Mean.of(values)
    return Interval(mean.value, mean.low, mean.high)
