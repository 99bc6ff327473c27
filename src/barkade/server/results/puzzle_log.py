"""Solved puzzles and streaks, stored per person, so that all their devices show the same.

Days are in UTC, by the server's clock. A day counts for the streak if any game's puzzle of that day was solved on it,
after any number of attempts, but without having been shown the solution.
"""

from __future__ import annotations

from datetime import date
from typing import Literal

import msgspec

from barkade.puzzles.daily import puzzle_of_day, streaks
from barkade.server.runtime.clock import Clock, today
from barkade.server.store import Store, Try

KIND = "puzzle "
"""Prefix of the kind of a try (`Try.kind`); the game follows."""

Mark = Literal["", "tried", "solved", "shown"]
Event = Literal["wrong", "solved", "shown"]


class PuzzleTry(msgspec.Struct, frozen=True):
    """A summary of a person's attempts at a puzzle."""

    wrong: int = 0
    """Wrong attempts before it was solved."""
    solved: bool = False
    shown: str = ""
    """The day on which the solution was shown to an unsuccessful solver."""
    days: list[str] = []
    """The days on which it was solved as puzzle of the day."""

    @property
    def mark(self) -> Mark:
        if self.solved:
            return "solved"
        if self.shown:
            return "shown"
        return "tried" if self.wrong else ""


class Streak(msgspec.Struct, frozen=True):
    """Consecutive days on which a person solved a puzzle of the day."""

    now: int
    longest: int
    today: bool
    """Today counts already."""


class PuzzleLog:
    """Reads and writes tries at puzzles."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    def today(self) -> date:
        return today(self._clock)

    async def of(self, person: str) -> dict[tuple[str, str], PuzzleTry]:
        """Return a person's tries by game and puzzle."""
        if not person:
            return {}
        return {
            (each.kind.removeprefix(KIND), each.key): msgspec.json.decode(each.content, type=PuzzleTry)
            for each in await self._store.tries_of(person)
            if each.kind.startswith(KIND)
        }

    async def note(self, person: str, game: str, puzzle: str, event: Event) -> None:
        """Record an event. A solved puzzle stays solved."""
        if not person:
            return
        before = (await self.of(person)).get((game, puzzle), PuzzleTry())
        after = self._after(before, game, puzzle, event)
        if after != before:
            await self._store.save_try(Try(person, KIND + game, puzzle, msgspec.json.encode(after)))

    def _after(self, before: PuzzleTry, game: str, puzzle: str, event: Event) -> PuzzleTry:
        now = self.today()
        day, daily = now.isoformat(), puzzle_of_day(game, now)
        if event == "solved":
            # Puzzles come round again; a solution shown on an earlier day doesn't matter then.
            counts = daily is not None and daily.id == puzzle and before.shown != day and day not in before.days
            days = [*before.days, day] if counts else before.days
            return msgspec.structs.replace(before, solved=before.solved or not before.shown, days=days)
        if before.solved and day in before.days:
            return before
        if event == "shown":
            return msgspec.structs.replace(before, shown=day)
        return before if before.solved else msgspec.structs.replace(before, wrong=before.wrong + 1)

    def streak(self, tries: dict[tuple[str, str], PuzzleTry]) -> Streak:
        now = self.today()
        days = {date.fromisoformat(day) for each in tries.values() for day in each.days}
        return Streak(*streaks(days, now), now in days)
