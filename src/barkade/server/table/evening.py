"""An evening: a series of games at one score sheet. Pure; the sheet travels from table to table in their first rows.

A game brings a point for everybody whom one has left behind, so that games for two and for five count alike and no
points are handed out for nothing. Whoever has most points gets the cup; equals are told apart by games won, and share
it if that doesn't.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from barkade.server.table import events
from barkade.server.table.result import GameResult, ranks, result_of
from barkade.server.table.state import Table

MOST_GAMES = 24
"""Of an evening: every table carries the whole sheet."""
COUNTED = ("finished", "resigned")
"""Endings that bring points; a game that everybody agreed to stop brings none."""


@dataclass(slots=True)
class Standing:
    """A line of the score sheet."""

    person: str
    name: str
    bot: str
    seat: int
    """The one that they had last."""
    points: int = 0
    won: set[int] = field(default_factory=set)
    """The games that they have won."""
    by_game: list[int | None] = field(default_factory=list)
    """Points game by game; None where they did not play."""
    cup: bool = False


def points_of(result: GameResult) -> list[int]:
    """Return the points that each seat gets on the sheet: one for everybody left behind."""
    if result.ending not in COUNTED:
        return [0] * len(result.seats)
    order = ranks(result.seats)
    return [sum(other > own for other in order) for own in order]


def games_of(table: Table) -> list[events.EveningGame]:
    """Return the games of a table's evening that have been played, this one included once it is over."""
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
    """Return everybody who has played, in the order in which they came to the table."""
    found: dict[tuple[str, str, int], Standing] = {}
    for number, game in enumerate(games):
        for at, seat in enumerate(game.seats):
            # A bot is known by its seat, a person by their id and the name of the seat, wherever they sit.
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
