"""Tutorial endpoints: all steps with the learner's views, and checking what a learner tries.

A tutorial is the same for everybody, and the server is stateless about progress: the page says at which step it is.
Completing a tutorial adds its dogs to one's kennel.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.batch import LONGEST_TEXT
from barkade.engine.course import Course
from barkade.engine.i18n import MessageDict, message
from barkade.engine.tutorial import LEARNER, OTHER
from barkade.games import load_game
from barkade.server.errors import refuse
from barkade.server.http.common import body, endpoint, reply, server_of, visitor
from barkade.server.http.replay import Frame
from barkade.server.table.result import GameResult, SeatResult, dogs_met

MOST_ACTIONS = 40


class Scene(msgspec.Struct, frozen=True):
    """A step of a tutorial: its message, its rule, and the actions expected from the learner, if any."""

    message: MessageDict
    rule: str
    version: int
    """The version shown during this step."""
    plays: list[str]
    """The expected batch of actions; empty for a step that is only read."""
    points: str
    """Its first action, in the notation of the view's legal actions."""
    rather: MessageDict | None
    """The reply to any other legal action."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided first game, from the learner's seat."""

    game: str
    players: int
    scenes: list[Scene]
    frames: list[Frame]
    """One for each version, from 0 on."""


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learner's attempt at a step."""

    step: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Annotated[str, Meta(max_length=LONGEST_TEXT)]], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Judged(msgspec.Struct, frozen=True):
    """The verdict on an attempt."""

    right: bool


@cache
def course(game: str) -> Course:
    """Return a tutorial, played through once per process."""
    tutorial = load_game(game).tutorial
    if tutorial is None:
        raise refuse("no-lesson")
    return Course(tutorial().TUTORIAL)


def learnt(person: str, game: str, at: int) -> GameResult:
    """Return a completed tutorial as a game result, for the kennel."""
    met = SeatResult(person, "", 0, False, False, dogs=dogs_met(course(game).match)[LEARNER])
    return GameResult("", game, at, 0, "", "", False, [met])


@cache
def lesson(game: str) -> LessonInfo:
    taught = course(game)
    match = taught.match
    frames = [
        Frame(version, view, match.events(LEARNER, version - 1, version)) for version, view in enumerate(taught.views)
    ]
    scenes = []
    for number, step in enumerate(taught.tutorial.steps):
        mine = taught.expects(number)
        rather = message(step.rather, seat=OTHER).as_dict() if step.rather else None
        scenes.append(
            Scene(
                message=message(step.says, seat=OTHER).as_dict(),
                rule=step.rule,
                version=taught.shown[number],
                plays=list(step.plays) if mine else [],
                points=taught.first_of(number) if mine else "",
                rather=rather,
            )
        )
    return LessonInfo(game, match.players, scenes, frames)


def _taught(request: Request) -> str:
    return load_game(request.path_params["game"]).id


@endpoint
async def whole_lesson(request: Request) -> Response:
    """All steps of a tutorial, and the learner's views."""
    return reply(await asyncio.to_thread(lesson, _taught(request)))


@endpoint
async def try_step(request: Request) -> Response:
    """Check an attempt at a step; refuse illegal actions."""
    game = _taught(request)
    attempt = await body(request, Attempt)
    taught = await asyncio.to_thread(course, game)
    if not taught.expects(attempt.step):
        raise refuse("malformed", reason="step")
    right = taught.is_right(attempt.step, attempt.actions)
    if right and not any(map(taught.expects, range(attempt.step + 1, len(taught.tutorial.steps)))):
        await server_of(request).people.learn(await visitor(request), game)
    return reply(Judged(right))


ROUTES = [
    Route("/api/games/{game}/lesson", whole_lesson, methods=["GET"]),
    Route("/api/games/{game}/lesson", try_step, methods=["POST"]),
]
