"""An evening: a series of games with one score sheet. Pure; each table's first row carries the sheet so far.

A game gives each player one point for every player ranked below. The player with the most points gets the cup; ties
are broken by games won, and the cup is shared by players who are still equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from barkade.server.table import events
from barkade.server.table.result import GameResult, ranks, result_of
from barkade.server.table.state import Table

MOST_GAMES = 24
"""Games per evening; bounded, as every table carries the whole sheet."""
COUNTED = ("finished", "resigned")
"""Endings that give points; a game that everybody agreed to stop gives none."""


@dataclass(slots=True)
class Standing:
    """A line of the score sheet."""

    person: str
    name: str
    bot: str
    seat: int
    """The seat in their latest game."""
    points: int = 0
    won: set[int] = field(default_factory=set)
    """Numbers of the games they have won."""
    by_game: list[int | None] = field(default_factory=list)
    """Points per game; None for games they did not play."""
    cup: bool = False


def points_of(result: GameResult) -> list[int]:
    """Return each seat's points: one for every player ranked below."""
    if result.ending not in COUNTED:
        return [0] * len(result.seats)
    order = ranks(result.seats)
    return [sum(other > own for other in order) for own in order]


def games_of(table: Table) -> list[events.EveningGame]:
    """Return the finished games of a table's evening, including its own once it is over."""
    if table.opened.evening is None:
        return []
    result = result_of(table)
    return [*table.opened.evening.games, *([] if result is None else [_game(result, table.options)])]


def _game(result: GameResult, options: dict[str, object]) -> events.EveningGame:
    seats = [
        events.EveningSeat(seat.person, seat.name, seat.bot, points, seat.won)
        for seat, points in zip(result.seats, points_of(result), strict=True)
    ]
    return events.EveningGame(result.table, result.game, dict(options), seats)


def standings(games: Sequence[events.EveningGame]) -> list[Standing]:
    """Return a line for everybody who has played, in order of first appearance."""
    found: dict[tuple[str, str, int], Standing] = {}
    for number, game in enumerate(games):
        for at, seat in enumerate(game.seats):
            # A bot is identified by its seat, a person by their id and the name of the seat, wherever they sit.
            key = (seat.person, seat.name, -1) if seat.person else ("", seat.bot, at)
            each = found.setdefault(key, Standing(seat.person, seat.name, seat.bot, at))
            each.seat = at
            each.by_game += [None] * (number - len(each.by_game))
            each.by_game.append(seat.points)
            each.points += seat.points
            if seat.won:
                each.won.add(number)
    for each in found.values():
        each.by_game += [None] * (len(games) - len(each.by_game))
    best = max(((each.points, len(each.won)) for each in found.values()), default=None)
    for each in found.values():
        each.cup = (each.points, len(each.won)) == best
    return list(found.values())
