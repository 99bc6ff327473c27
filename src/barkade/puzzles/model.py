"""A puzzle: a position as one seat knows it, with the value of every choice, proven by search and by playouts.

Puzzles are stored as JSON lines in `puzzles.jsonl` of a game's folder, easiest first. A position is stored as its seat
knows it (`known` of a view); the file contains no hidden truth.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache, cached_property
from importlib import resources
from typing import Any

import msgspec

from barkade.bots.information_set import InformationSet
from barkade.engine.create import sample
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message
from barkade.engine.match import Match
from barkade.engine.options import Value
from barkade.engine.setup import Setup
from barkade.games import load_game

FILE = "puzzles.jsonl"
FORMAT = 1
LEVELS = 5


class NoPuzzle(BarkadeError):
    """There is no such puzzle."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """One choice of a step: the notations that lead to the same position, and the seat's share of the victory after
    it, in thousandths."""

    texts: list[str]
    share: int
    error: int
    """Standard error."""


class Step(msgspec.Struct, frozen=True, array_like=True):
    """A decision of a puzzle: all choices, best first. Steps after the first may accept several."""

    choices: list[Choice]
    right: int = 1
    """Number of choices that are accepted: the first ones."""

    def find(self, text: str) -> int | None:
        """Return the index of the choice that a notation belongs to."""
        return next((at for at, choice in enumerate(self.choices) if text in choice.texts), None)


class Misses(msgspec.Struct, frozen=True):
    """Misses in a hundred tries, by player."""

    puppy: int
    good_dog: int
    short: int
    """A short search."""


class Puzzle(msgspec.Struct, frozen=True, dict=True):
    """A position where one action is clearly best from what the seat knows."""

    game: str
    players: int
    seat: int
    options: dict[str, Value]
    known: list[int]
    steps: list[Step]
    """The first step has one answer; others follow if the seat continues without chance in between."""
    kind: str
    """Kind of the answer."""
    moment: int
    """Progress of the game, in percent of its decisions."""
    playouts: list[int]
    """By playouts: the lead of the answer over the next best choice, in thousandths, and its standard error."""
    misses: Misses

    @cached_property
    def id(self) -> str:
        """Eight hex digits, made from the position alone."""
        content = msgspec.json.encode([self.game, self.players, self.seat, self.options, self.known])
        return hashlib.sha256(content).hexdigest()[:8]

    @property
    def lead(self) -> int:
        """Lead of the answer over the next best choice, in thousandths of a victory."""
        first, second = self.steps[0].choices[:2]
        return first.share - second.share

    @property
    def difficulty(self) -> int:
        """Difficulty from 0 to 100: mainly how often it is missed, then how small the lead is."""
        missed = 4 * self.misses.puppy + 3 * self.misses.good_dog + 3 * self.misses.short
        return round(0.9 * missed / 10 + 10 * (1 - self.lead / 1000))

    def match(self) -> Match:
        """Return a world consistent with the puzzle, the same at every call."""
        view = {
            "game": self.game,
            "players": self.players,
            "names": [],
            "options": self.options,
            "box": None,
            "known": self.known,
            "seat": self.seat,
        }
        return sample(view, int(self.id, 16))

    def information_set(self) -> InformationSet:
        """Return the position as the seat knows it."""
        setup = Setup.of(self.game, self.players, self.options)
        game, box = setup.game, setup.box()
        state, out = game.states.from_flat(self.known), [0] * game.rules.MAX_LEGAL
        return InformationSet(game, box, self.seat, state, out[: game.rules.legal(state, box, out)], [])


class Header(msgspec.Struct, frozen=True):
    """The first line of a file."""

    format: int
    rules: int
    """The version of the game's rules under which the puzzles were proven."""


def write_puzzles(game: str, puzzles: Iterable[Puzzle]) -> str:
    """Return a file of puzzles, in order of difficulty."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    lines = [Header(FORMAT, load_game(game).rules.RULES), *ordered]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read_puzzles(text: str) -> tuple[Header, list[Puzzle]]:
    header, *lines = text.splitlines()
    return msgspec.json.decode(header, type=Header), [msgspec.json.decode(line, type=Puzzle) for line in lines]


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return a game's puzzles, easiest first; none if it has no file or the file is for other rules."""
    definition = load_game(game)
    file = resources.files(definition.package) / FILE
    if not file.is_file():
        return ()
    header, puzzles = read_puzzles(file.read_text("utf-8"))
    return tuple(puzzles) if (header.format, header.rules) == (FORMAT, definition.rules.RULES) else ()


@cache
def _by_id(game: str) -> dict[str, int]:
    return {puzzle.id: number for number, puzzle in enumerate(puzzles_of(game))}


def number_of(game: str, puzzle: str) -> int:
    """Return the index of a puzzle in its game's list. Raises `NoPuzzle`."""
    number = _by_id(load_game(game).id).get(puzzle)
    if number is None:
        raise NoPuzzle(message("puzzles-unknown", puzzle=puzzle[:40]))
    return number


def level_of(game: str, number: int) -> int:
    """Return the level of an index in the list, from 1 to `LEVELS`; all levels have equally many puzzles."""
    return 1 + number * LEVELS // len(puzzles_of(game))


def view_of(match: Match, seat: int) -> dict[str, Any]:
    """Return a seat's view without `known`."""
    view = match.view(seat)
    del view["known"]
    return view
