"""The result of a finished table: players, points and ranks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from barkade.engine.i18n import MessageDict
from barkade.engine.match import Match
from barkade.server.table.parts import REMOTE_BOT
from barkade.server.table.state import Table


class DogMet(msgspec.Struct, frozen=True):
    """A dog that moves into a kennel."""

    looks: str
    """The breed, or a name from which its looks are derived."""
    name: MessageDict


class SeatResult(msgspec.Struct, frozen=True):
    """The result of one seat."""

    person: str
    bot: str
    score: int
    won: bool
    resigned: bool
    forfeited: int = 0
    """Place among the seats that forfeited a rated game, 1 for the first; 0 for seats that did not."""
    name: str = ""
    """The seat's own name, where several people share a device."""
    dogs: list[DogMet] = []
    """Distinct dogs; empty in results of older versions."""


class GameResult(msgspec.Struct, frozen=True):
    """The result of a game."""

    table: str
    game: str
    at: int
    versions: int
    ending: str
    reason: str
    rated: bool
    seats: list[SeatResult]
    evening: bool = False
    """The game belonged to an evening."""


def is_rated(table: Table) -> bool:
    """Tell whether a game counts for ratings: all first players were distinct people, without help, from a fresh start.

    Resignation or leaving doesn't make it unrated; an agreed end does, unless somebody had left before.
    """
    people = table.first_people
    return (
        (table.ending in ("finished", "resigned") or (table.ending == "agreed" and bool(forfeits(table))))
        and table.opened.help == "none"
        and not table.opened.record
        and len(people) > 1
        and all(people)
        and len(set(people)) == len(people)
        and not any(person.startswith(REMOTE_BOT) for person in people)
    )


def forfeits(table: Table) -> list[int]:
    """Return the seats that forfeit, in order; those whose player left just before the end come last."""
    left = [
        number
        for number, seat in enumerate(table.seats)
        if seat.bot and table.first_people[number] == seat.person and number not in table.forfeits
    ]
    return [*table.forfeits, *left]


def result_of(table: Table) -> GameResult | None:
    """Return the result of a finished table; None if nothing was played, or it was dropped."""
    match = table.match
    if table.phase != "over" or match is None or table.ending in ("rules", "closed"):
        return None
    rated = is_rated(table)
    gone = forfeits(table) if rated else []
    scores, winners = match.scores, set(table.winners) - set(gone)
    dogs = dogs_met(match)
    seats = [
        SeatResult(
            table.first_people[number] if rated else seat.person,
            "" if seat.person or rated else seat.bot,
            scores[number],
            number in winners,
            seat.resigned,
            gone.index(number) + 1 if number in gone else 0,
            seat.name,
            dogs[number],
        )
        for number, seat in enumerate(table.seats)
    ]
    reason = match.result.reason if match.result is not None else ""
    return GameResult(
        table=table.id,
        game=match.game.id,
        at=table.touched,
        versions=match.version,
        ending=table.ending,
        reason=reason,
        rated=rated,
        seats=seats,
        evening=table.opened.evening is not None,
    )


def dogs_met(match: Match) -> list[list[DogMet]]:
    """Return the dogs that each seat has met, in the order of events; the game declares which events count."""
    found: list[dict[str, DogMet]] = [{} for _ in range(match.players)]
    box, brings = match.box, match.game.brings
    for version in match.standing:
        for raw in match.history[version].events:
            if raw.kind in brings and raw.seat >= 0 and (dog := brings[raw.kind](box, *raw.values)) is not None:
                found[raw.seat].setdefault(dog.looks, DogMet(dog.looks, dog.name.as_dict()))
    return [list(each.values()) for each in found]


def ranks(seats: Sequence[SeatResult]) -> list[float]:
    """Rank winners first, then by points; ties share a rank.

    Players who forfeited or resigned rank behind all others, the first one last.
    """
    order = [_rank_of(seat) for seat in seats]
    return [float(sum(other < own for other in order)) for own in order]


def _rank_of(seat: SeatResult) -> tuple[bool, int, int]:
    if seat.forfeited or seat.resigned:
        return True, -seat.forfeited, 0
    return False, int(not seat.won), -seat.score if not seat.won else 0
