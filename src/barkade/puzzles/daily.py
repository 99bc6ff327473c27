"""The puzzle of the day: the same for everybody, chosen by the date."""

from __future__ import annotations

import hashlib
from datetime import date

from barkade.puzzles.model import Puzzle, puzzles_of


def puzzle_of_day(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day (UTC); None if the game has none. None is repeated before all have been used."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return None
    turn, place = divmod(day.toordinal(), len(puzzles))
    return sorted(puzzles, key=lambda puzzle: hashlib.sha256(f"{turn} {puzzle.id}".encode()).digest())[place]


def streaks(days: set[date], today: date) -> tuple[int, int]:
    """Return the current streak, which ends today or (as today is not over) yesterday, and the longest streak."""
    longest = current = 0
    row, last = 0, None
    for day in sorted(days):
        row = row + 1 if last is not None and (day - last).days == 1 else 1
        longest, last = max(longest, row), day
        if (today - day).days in (0, 1):
            current = row
    return current, longest
