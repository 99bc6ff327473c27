"""How games ended, and what follows from it: everybody's finished games, statistics, ratings by game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from barkade.server.clock import Clock
from barkade.server.desk import Desk
from barkade.server.hall import Hall
from barkade.server.table import LiveTable

FRESH = 10_000
"""Milliseconds for which ratings and statistics are good enough."""
MOST_RESULTS = 1_000_000


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat did."""

    person: str
    bot: str
    score: int
    won: bool
    resigned: bool


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended."""

    table: str
    game: str
    at: int
    versions: int
    ending: str
    reason: str
    rated: bool
    seats: list[SeatResult]


class Rating(msgspec.Struct, frozen=True):
    """Somebody's strength at a game: `rating` is what one may be sure of."""

    person: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class Statistics(msgspec.Struct, frozen=True):
    """What has been played at this house."""

    game: str
    finished: int
    versions: float
    """On average."""
    wins_by_seat: list[int]
    endings: dict[str, int]


def is_rated(table: LiveTable) -> bool:
    """Only games count that were finished by their first players, all of them people, nobody twice, without help."""
    people = table.first_people
    return (
        table.ending == "finished"
        and table.opened.help == "none"
        and not table.opened.record
        and len(people) > 1
        and all(people)
        and len(set(people)) == len(people)
        and not table.stand_ins
        and not any(seat.outside for seat in table.seats)
    )


def result_of(table: LiveTable) -> GameResult | None:
    """The result of a table that is over; None where nothing was played."""
    match = table.match
    if table.phase != "over" or match is None or table.ending == "rules":
        return None
    scores, winners = match.scores, set(table.winners)
    seats = [
        SeatResult(seat.person, "" if seat.person else seat.bot, scores[number], number in winners, seat.resigned)
        for number, seat in enumerate(table.seats)
    ]
    reason = match.result.reason if match.result is not None else ""
    return GameResult(table.id, match.game, table.touched, match.version, table.ending, reason, is_rated(table), seats)


def rate(results: Iterable[GameResult]) -> dict[str, tuple[float, float, float, int]]:
    """Everybody's (ordinal, mu, sigma, games) after these results, the oldest first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, object] = {}
    games: dict[str, int] = {}
    for result in results:
        if not result.rated:
            continue
        people = [seat.person for seat in result.seats]
        before = [[ratings.get(person) or model.rating(name=person)] for person in people]
        after = model.rate(before, ranks=_ranks(result.seats))  # type: ignore[arg-type]
        for person, (rating,) in zip(people, after, strict=True):
            ratings[person] = rating
            games[person] = games.get(person, 0) + 1
    return {
        person: (float(rating.ordinal()), float(rating.mu), float(rating.sigma), games[person])  # type: ignore[attr-defined]
        for person, rating in ratings.items()
    }


def _ranks(seats: Sequence[SeatResult]) -> list[float]:
    """Winners first, then by points; equals share a rank."""
    order = [(not seat.won, -seat.score if not seat.won else 0) for seat in seats]
    return [float(sum(other < own for other in order)) for own in order]


def count(game: str, results: Iterable[GameResult]) -> Statistics:
    """What these results say of a game, as far as they were played to the end."""
    finished = [result for result in results if result.ending == "finished"]
    wins, endings = [0] * 16, dict[str, int]()
    for result in finished:
        endings[result.reason] = endings.get(result.reason, 0) + 1
        for number, seat in enumerate(result.seats):
            wins[number] += seat.won
    seats = max((len(result.seats) for result in finished), default=0)
    mean = sum(result.versions for result in finished) / len(finished) if finished else 0.0
    return Statistics(game, len(finished), round(mean, 1), wins[:seats], endings)


def decoded(results: Iterable[bytes]) -> list[GameResult]:
    return [msgspec.json.decode(result, type=GameResult) for result in results]


T = TypeVar("T")


class Fresh(Generic[T]):
    """What takes long to find out, by game: found out once for all who ask within a while."""

    def __init__(self, clock: Clock, find: Callable[[str], Coroutine[Any, Any, T]]) -> None:
        self._clock = clock
        self._find = find
        self._found: dict[str, tuple[int, asyncio.Task[T]]] = {}

    async def get(self, game: str) -> T:
        now = self._clock.now()
        known = self._found.get(game)
        if known is None or now - known[0] > FRESH or (known[1].done() and known[1].exception() is not None):
            known = self._found[game] = (now, asyncio.get_running_loop().create_task(self._find(game)))
        return await asyncio.shield(known[1])


class Results:
    """Keeps results as games end, and answers questions about them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._ratings = Fresh(hall.clock, self._rate)
        self._statistics = Fresh(hall.clock, self._count)

    def note(self, desk: Desk) -> None:
        """A table has come to rest; if it is over, keep how."""
        if desk.table.phase == "over" and not desk.result_kept:
            result = result_of(desk.table)
            desk.result_kept = True
            if result is not None:
                self._hall.spawn(self._keep(result))

    async def _keep(self, result: GameResult) -> None:
        people = [seat.person for seat in result.seats if seat.person]
        await self._hall.store.keep_result(
            result.table, result.game, result.at, msgspec.json.encode(result), sorted(set(people))
        )

    async def of(self, person: str) -> list[GameResult]:
        return list(reversed(decoded(await self._hall.store.results(None, person, 200))))

    async def ratings(self, game: str) -> list[Rating]:
        return await self._ratings.get(game)

    async def statistics(self, game: str) -> Statistics:
        return await self._statistics.get(game)

    # All results of a game take long to go through, so that is done in a thread: tables don't wait for it.

    async def _rate(self, game: str) -> list[Rating]:
        results = await self._hall.store.results(game, None, MOST_RESULTS)
        rated = await asyncio.to_thread(lambda: rate(decoded(results)))
        await self._hall.people.meet(rated)
        name_of = self._hall.people.name_of
        found = [Rating(person, name_of(person), *figures) for person, figures in rated.items() if name_of(person)]
        return sorted(found, key=lambda rating: -rating.rating)

    async def _count(self, game: str) -> Statistics:
        results = await self._hall.store.results(game, None, MOST_RESULTS)
        return await asyncio.to_thread(lambda: count(game, decoded(results)))
