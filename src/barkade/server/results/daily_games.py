"""Daily games: solo games against the game's own opponent, with the same dice for everybody on the server.

A person has one try per day (UTC, by the server's clock), at an ordinary table without help. The seed is derived from a
secret of the server and the date, so nobody can know it in advance, and equal choices lead to equal rolls.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Literal
from weakref import WeakSet

import msgspec

from barkade.engine.chance import SEED_BYTES
from barkade.engine.game import Game
from barkade.engine.setup import Setup
from barkade.games import games
from barkade.server import wire
from barkade.server.errors import refuse
from barkade.server.people.people import People
from barkade.server.runtime.clock import Clock, today
from barkade.server.store import Conflict, Store, Try
from barkade.server.table import events
from barkade.server.table.session import Session
from barkade.server.table.state import Table
from barkade.server.tables.sessions import TablesObserver
from barkade.server.tables.tables import Tables

KIND = "daily "
"""Prefix of the kind of a try (`Try.kind`); the game follows. The key is the day."""
SECRET = "daily-secret"
"""Name of the note that holds the secret."""
MOST_LISTED = 100

DailyMark = Literal["", "playing", "won", "lost", "left"]


class DailyTry(msgspec.Struct, frozen=True):
    """A person's try of a day."""

    table: str
    mark: DailyMark = "playing"
    score: int = 0
    opponent: int = 0
    """The opponent's score."""
    turns: int = 0

    @property
    def over(self) -> bool:
        return self.mark != "playing"

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Sort key, smaller is better: win, more points, fewer points of the opponent, less time."""
        return ("won", "lost", "left").index(self.mark), -self.score, self.opponent, self.turns


class DailyResult(msgspec.Struct, frozen=True):
    """A line of the ranking."""

    place: int
    """Place from 1; ties share one."""
    name: str
    dog: wire.Dog | None
    mine: bool
    mark: DailyMark
    score: int
    opponent: int
    turns: int
    table: str
    """The table to watch; empty while the requester may still play with these dice."""


class DailyGames(TablesObserver):
    """Opens daily games and stores their results."""

    def __init__(self, store: Store, tables: Tables, people: People, clock: Clock) -> None:
        self._store, self._tables, self._people, self._clock = store, tables, people, clock
        self._noted: WeakSet[Session] = WeakSet()

    def today(self) -> date:
        return today(self._clock)

    async def mine(self, game: Game, person: str, day: date) -> DailyTry | None:
        """Return a person's try of a day."""
        found = await self._try_of(person, game.id, day.isoformat()) if person else None
        return None if found is None else _read(found)

    async def begin(self, game: Game, person: str, free_id: str) -> str:
        """Return the table of a person's try of today, opened under `free_id` if they have not begun."""
        if game.solo_tally is None:
            raise refuse("no-daily")
        day = self.today().isoformat()
        await self._store.begin_try(
            Try(person, KIND + game.id, day, msgspec.json.encode(DailyTry(free_id)))
        )  # of concurrent requests, one wins
        found = await self._try_of(person, game.id, day)
        if found is None:
            raise refuse("who-are-you")
        table = _read(found).table
        if not await self._store.existing([table]):
            with contextlib.suppress(Conflict):
                await self._tables.open_table(await self._opened(game, person, day), table)
        # A server stopped at this point leaves a table that is open but not started.
        if (await self._tables.table(table)).phase == "open":
            await self._tables.request(table, wire.Start(id=f"daily-{day}"), person)
        return table

    async def _opened(self, game: Game, person: str, day: str) -> events.Opened:
        secret = await self._store.note_once(SECRET, secrets.token_hex(SEED_BYTES))
        seed = hmac.new(bytes.fromhex(secret), f"{game.id} {day}".encode(), hashlib.sha256).hexdigest()
        return events.Opened(
            game=game.id,
            players=1,
            options=dict(Setup.of(game.id, 1, {}).options),
            host=person,
            seed=seed,
            help="none",
            seats=[person],
            daily=day,
        )

    # Results

    def on_rest(self, session: Session, here: bool) -> None:
        table = session.table
        if table.opened.daily and table.phase == "over" and session not in self._noted:
            self._noted.add(session)
            self._tables.tasks.spawn(self._note(table))

    async def catch_up(self) -> None:
        """Store missing results of games that ended just before the server was stopped."""
        for day in (self.today() - timedelta(days=1), self.today()):
            for game in games():
                tries = await self._store.tries(KIND + game, day.isoformat())
                unfinished = [each.table for each in map(_read, tries) if not each.over]
                for table in await self._tables.readable(unfinished):
                    if table.phase == "over":
                        await self._note(table)

    async def _note(self, table: Table) -> None:
        before = await self._try_of(table.opened.host, table.opened.game, table.opened.daily)
        if before is not None and not _read(before).over:
            after = msgspec.structs.replace(before, content=msgspec.json.encode(tried(table)))
            await self._store.swap_try(before, after)

    async def results(self, game: Game, day: date, person: str) -> list[DailyResult]:
        """Return the best results of a day, best first; the person's own is appended if it isn't among them."""
        tries = await self._store.tries(KIND + game.id, day.isoformat())
        await self._people.meet(each.person for each in tries)
        known = [(each.person, _read(each)) for each in tries if self._people.name_of(each.person)]
        over = sorted(((who, each) for who, each in known if each.over), key=lambda each: each[1].rank)
        knows_dice = day < self.today() or any(who == person for who, _ in over)
        ranks = [each.rank for _, each in over]
        return [
            DailyResult(
                place=ranks.index(each.rank) + 1,
                name=self._people.name_of(who),
                dog=self._people.dog_of(who),
                mine=who == person,
                mark=each.mark,
                score=each.score,
                opponent=each.opponent,
                turns=each.turns,
                table=each.table if knows_dice else "",
            )
            for number, (who, each) in enumerate(over)
            if number < MOST_LISTED or who == person
        ]

    async def _try_of(self, person: str, game: str, day: str) -> Try | None:
        return _found(await self._store.tries_of(person), KIND + game, day)


def _found(tries: Iterable[Try], kind: str, key: str) -> Try | None:
    return next((each for each in tries if (each.kind, each.key) == (kind, key)), None)


def _read(found: Try) -> DailyTry:
    return msgspec.json.decode(found.content, type=DailyTry)


def tried(table: Table) -> DailyTry:
    """Return the result of a finished table."""
    match = table.match
    if match is None or match.game.solo_tally is None or table.ending != "finished":
        return DailyTry(table.id, "left")
    opponent, turns = match.game.solo_tally(match.state)
    return DailyTry(table.id, "won" if table.winners else "lost", match.scores[0], opponent, turns)
