"""Results of games, and what is derived from them: history, statistics, ratings by game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from weakref import WeakSet

import msgspec

from barkade.engine.i18n import MessageDict
from barkade.server.people.people import People
from barkade.server.runtime.clock import Clock
from barkade.server.runtime.polite import politely
from barkade.server.runtime.tasks import BackgroundTasks
from barkade.server.runtime.timed_cache import TimedCache
from barkade.server.store import Store
from barkade.server.table.result import GameResult, ranks, result_of
from barkade.server.table.session import Session
from barkade.server.tables.sessions import TablesObserver

MOST_RESULTS = 1_000_000
MOST_IN_KENNEL = 5000
"""Newest games of a person that count for their kennel."""
MOST_LISTED = 1000
"""Ratings per response, best first."""


class KennelDog(msgspec.Struct, frozen=True):
    """A dog in a person's kennel."""

    looks: str
    name: MessageDict
    game: str
    """The game in which it was last met."""
    games: int
    """Number of games in which it was met."""
    at: int
    """Time of the last of these games."""


class Rating(msgspec.Struct, frozen=True):
    """A person's rating at a game: `rating` is the conservative estimate."""

    person: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int


class Statistics(msgspec.Struct, frozen=True):
    """Statistics of this server's games."""

    game: str
    finished: int
    versions: float
    """Average number of versions per game."""
    wins_by_seat: list[int]
    endings: dict[str, int]


def rate(results: Iterable[GameResult]) -> dict[str, tuple[float, float, float, int]]:
    """Return everybody's (ordinal, mu, sigma, games) after these results, given oldest first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, object] = {}
    games: dict[str, int] = {}
    for result in results:
        if not result.rated:
            continue
        people = [seat.person for seat in result.seats]
        before = [[ratings.get(person) or model.rating(name=person)] for person in people]
        after = model.rate(before, ranks=ranks(result.seats))  # type: ignore[arg-type]
        for person, (rating,) in zip(people, after, strict=True):
            ratings[person] = rating
            games[person] = games.get(person, 0) + 1
    return {
        person: (float(rating.ordinal()), float(rating.mu), float(rating.sigma), games[person])  # type: ignore[attr-defined]
        for person, rating in ratings.items()
    }


def count(game: str, results: Iterable[GameResult]) -> Statistics:
    """Summarise the results of a game; games that were not played to the end are skipped."""
    finished = [result for result in results if result.ending == "finished"]
    wins, endings = [0] * 16, dict[str, int]()
    for result in finished:
        endings[result.reason] = endings.get(result.reason, 0) + 1
        for number, seat in enumerate(result.seats):
            wins[number] += seat.won
    seats = max((len(result.seats) for result in finished), default=0)
    mean = sum(result.versions for result in finished) / len(finished) if finished else 0.0
    return Statistics(game, len(finished), round(mean, 1), wins[:seats], endings)


def kennel_of(person: str, results: Iterable[GameResult]) -> list[KennelDog]:
    """Return the distinct dogs that a person has met, most recent first. Results are given oldest first."""
    found: dict[str, KennelDog] = {}
    for result in results:
        met = {dog.looks: dog for seat in result.seats if seat.person == person for dog in seat.dogs}
        for looks, dog in met.items():
            before = found.pop(looks, None)
            games = 1 if before is None else before.games + 1
            found[looks] = KennelDog(looks, dog.name, result.game, games, result.at)
    return list(reversed(found.values()))


def decoded(results: Iterable[bytes]) -> list[GameResult]:
    return [msgspec.json.decode(result, type=GameResult) for result in results]


class Results(TablesObserver):
    """Stores results when games end, and answers queries."""

    def __init__(self, store: Store, people: People, clock: Clock, tasks: BackgroundTasks) -> None:
        self._store = store
        self._people = people
        self._tasks = tasks
        self._stored: WeakSet[Session] = WeakSet()
        self._ratings = TimedCache(clock, self._rate)
        self._statistics = TimedCache(clock, self._count)

    def on_rest(self, session: Session, here: bool) -> None:
        if session.table.phase == "over" and session not in self._stored:
            self._stored.add(session)
            result = result_of(session.table)
            if result is not None:
                self._tasks.spawn(self._store_result(result))

    async def _store_result(self, result: GameResult) -> None:
        people = [seat.person for seat in result.seats if seat.person]
        await self._store.save_result(
            result.table, result.game, result.at, msgspec.json.encode(result), sorted(set(people))
        )

    async def of(self, person: str, most: int = 200, skip: int = 0) -> list[GameResult]:
        """Return a person's results, newest first."""
        return list(reversed(decoded(await self._store.results(None, person, most, skip))))

    async def kennel(self, person: str, lessons: Sequence[GameResult] = ()) -> list[KennelDog]:
        """Return the dogs of a person's finished games and tutorials, most recent first."""
        results = await self._store.results(None, person, MOST_IN_KENNEL)

        def look() -> list[KennelDog]:
            return kennel_of(person, sorted([*decoded(results), *lessons], key=lambda result: result.at))

        return await asyncio.to_thread(politely(look))

    async def ratings(self, game: str) -> list[Rating]:
        return await self._ratings.get(game)

    async def statistics(self, game: str) -> Statistics:
        return await self._statistics.get(game)

    # Going through all results of a game is slow: use a thread, so that tables don't wait.

    async def _rate(self, game: str) -> list[Rating]:
        results = await self._store.results(game, None, MOST_RESULTS)
        rated = await asyncio.to_thread(politely(lambda: rate(decoded(results))))
        await self._people.meet(rated)
        name_of = self._people.name_of
        found = [Rating(person, name_of(person), *figures) for person, figures in rated.items() if name_of(person)]
        return sorted(found, key=lambda rating: -rating.rating)[:MOST_LISTED]

    async def _count(self, game: str) -> Statistics:
        results = await self._store.results(game, None, MOST_RESULTS)
        return await asyncio.to_thread(politely(lambda: count(game, decoded(results))))
