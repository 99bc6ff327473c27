"""Puzzle endpoints: today's puzzles and the streak, the list of a game, a puzzle's view, and judging attempts.

The server reveals the solution only with the last correct attempt, or on request.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.batch import LONGEST_TEXT
from barkade.engine.i18n import MessageDict
from barkade.games import games, load_game
from barkade.puzzles.daily import puzzle_of_day
from barkade.puzzles.explaining import answer_texts, coach_lines, comment, explanation, valued_choices
from barkade.puzzles.judging import judge
from barkade.puzzles.model import Puzzle, level_of, number_of, puzzles_of, view_of
from barkade.server.http.common import body, endpoint, reply, server_of, visitor
from barkade.server.http.replay import Frame
from barkade.server.results.puzzle_log import Mark, PuzzleTry, Streak

MOST_ACTIONS = 20


class PuzzleEntry(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    number: int
    """Rank by difficulty, from 1."""
    level: int
    """Difficulty, 1 to 5."""
    players: int
    choices: int
    mark: Mark


class DailyPuzzle(msgspec.Struct, frozen=True):
    """A game's puzzle of the day."""

    game: str
    puzzle: PuzzleEntry


class PuzzlesToday(msgspec.Struct, frozen=True):
    """The puzzles of the day, and the requester's streak."""

    day: str
    """The date in UTC."""
    streak: Streak
    puzzles: list[DailyPuzzle]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles of a game, easiest first."""

    game: str
    today: str
    """Id of the puzzle of the day."""
    puzzles: list[PuzzleEntry]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle to solve."""

    game: str
    puzzle: PuzzleEntry
    seat: int
    count: int
    """Number of puzzles of the game."""
    today: bool
    next: str
    """The next puzzle in the list; empty after the last."""
    frame: Frame


class PuzzleAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt: all actions since the beginning of the puzzle, or a request for the solution."""

    actions: Annotated[list[Annotated[str, Meta(max_length=LONGEST_TEXT)]], Meta(max_length=MOST_ACTIONS)] = []
    show: bool = False


class ValuedChoice(msgspec.Struct, frozen=True):
    """A choice with its estimated winning chance, in percent."""

    text: str
    message: MessageDict
    share: int


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """The solution and the reasons for it."""

    actions: list[str]
    explanation: list[MessageDict]
    coach: list[MessageDict]
    choices: list[ValuedChoice]


class PuzzleReply(msgspec.Struct, frozen=True):
    """The verdict on an attempt."""

    right: bool
    said: MessageDict | None
    frame: Frame | None
    """The position after the correct actions so far, if there is more to play."""
    answer: PuzzleAnswer | None
    streak: Streak


def _entry(game: str, number: int, tries: dict[tuple[str, str], PuzzleTry]) -> PuzzleEntry:
    puzzle = puzzles_of(game)[number]
    return PuzzleEntry(
        id=puzzle.id,
        number=number + 1,
        level=level_of(game, number),
        players=puzzle.players,
        choices=len(puzzle.steps[0].choices),
        mark=tries.get((game, puzzle.id), PuzzleTry()).mark,
    )


@endpoint
async def today(request: Request) -> Response:
    log = server_of(request).puzzle_log
    tries, day = await log.of(await visitor(request)), log.today()
    found = [(game, puzzle_of_day(game, day)) for game in games()]
    return reply(
        PuzzlesToday(
            day.isoformat(),
            log.streak(tries),
            [DailyPuzzle(game, _entry(game, number_of(game, each.id), tries)) for game, each in found if each],
        )
    )


@endpoint
async def all_puzzles(request: Request) -> Response:
    log, game = server_of(request).puzzle_log, load_game(request.path_params["game"]).id
    tries, daily = await log.of(await visitor(request)), puzzle_of_day(game, log.today())
    entries = [_entry(game, number, tries) for number in range(len(puzzles_of(game)))]
    return reply(PuzzleList(game, daily.id if daily else "", entries))


def _asked(request: Request) -> tuple[str, int, Puzzle]:
    game = load_game(request.path_params["game"]).id
    number = number_of(game, request.path_params["puzzle"])
    return game, number, puzzles_of(game)[number]


@endpoint
async def one_puzzle(request: Request) -> Response:
    log, (game, number, puzzle) = server_of(request).puzzle_log, _asked(request)
    tries, daily = await log.of(await visitor(request)), puzzle_of_day(game, log.today())
    everything = puzzles_of(game)
    return reply(
        PuzzleInfo(
            game=game,
            puzzle=_entry(game, number, tries),
            seat=puzzle.seat,
            count=len(everything),
            today=daily is not None and daily.id == puzzle.id,
            next=everything[number + 1].id if number + 1 < len(everything) else "",
            frame=Frame(0, view_of(puzzle.match(), puzzle.seat), []),
        )
    )


def _answer(puzzle: Puzzle) -> PuzzleAnswer:
    return PuzzleAnswer(
        actions=answer_texts(puzzle),
        explanation=[each.as_dict() for each in explanation(puzzle)],
        coach=coach_lines(puzzle),
        choices=[ValuedChoice(each.text, each.message.as_dict(), each.share) for each in valued_choices(puzzle)],
    )


@endpoint
async def attempt(request: Request) -> Response:
    """Judge an attempt; refuse illegal actions."""
    log, (game, _, puzzle) = server_of(request).puzzle_log, _asked(request)
    wish, person = await body(request, PuzzleAttempt), await visitor(request)
    if wish.show:
        shown = await asyncio.to_thread(_answer, puzzle)
        await log.note(person, game, puzzle.id, "shown")
        return reply(PuzzleReply(False, None, None, shown, log.streak(await log.of(person))))
    verdict = await asyncio.to_thread(judge, puzzle, wish.actions)
    frame, answer = None, None
    if verdict.done:
        answer = await asyncio.to_thread(_answer, puzzle)
        await log.note(person, game, puzzle.id, "solved")
    elif verdict.right:
        match = verdict.match
        frame = Frame(match.version, view_of(match, puzzle.seat), match.events(puzzle.seat, match.version - 1))
    else:
        await log.note(person, game, puzzle.id, "wrong")
    said = comment(puzzle, verdict).as_dict()
    return reply(PuzzleReply(verdict.right, said, frame, answer, log.streak(await log.of(person))))


ROUTES = [
    Route("/api/puzzles", today, methods=["GET"]),
    Route("/api/games/{game}/puzzles", all_puzzles, methods=["GET"]),
    Route("/api/games/{game}/puzzles/{puzzle}", one_puzzle, methods=["GET"]),
    Route("/api/games/{game}/puzzles/{puzzle}", attempt, methods=["POST"]),
]
