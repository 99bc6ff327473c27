"""Learning by playing: a game's lesson with all that its learner sees, and the judge of what a learner tries.

A lesson is the same for everybody, so nothing of it is kept here: the page says at which step it is.
"""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.util import find_spec
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.engine.lesson import LEARNER, OTHER, Course
from barkade.engine.match import LONGEST_TEXT
from barkade.engine.words import message
from barkade.games import room
from barkade.server.refusal import refuse
from barkade.server.replay import Frame
from barkade.server.requests import body, endpoint, reply

MOST_ACTIONS = 40


class Scene(msgspec.Struct, frozen=True):
    """A step of a lesson: what is said, the rule that matters, and what the learner is to play, if anything."""

    message: dict[str, Any]
    rule: str
    version: int
    """What lies on the table meanwhile."""
    plays: list[str]
    """One batch; empty where there is only something to read."""
    points: str
    """The first small action of it, as the view's legal ones are written."""
    rather: dict[str, Any] | None
    """The answer to whatever else the rules allow."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided first game, from the learner's seat."""

    game: str
    players: int
    scenes: list[Scene]
    frames: list[Frame]
    """One for each version, from 0 on."""


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner plays at a step."""

    step: Annotated[int, Meta(ge=0)]
    actions: Annotated[list[Annotated[str, Meta(max_length=LONGEST_TEXT)]], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Judged(msgspec.Struct, frozen=True):
    """Whether that was what the step asks for."""

    right: bool


@cache
def course(game: str) -> Course:
    """A lesson, played through once and for all."""
    return Course(room(game).lesson.LESSON)


@cache
def lesson(game: str) -> LessonInfo:
    taught = course(game)
    match = taught.match
    frames = [
        Frame(version, view, match.events(LEARNER, version - 1, version)) for version, view in enumerate(taught.views)
    ]
    scenes = []
    for number, step in enumerate(taught.lesson.steps):
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
    """The game that is asked for, if it has a lesson: one from elsewhere may have none."""
    game: str = room(request.path_params["game"]).game
    if find_spec(f"{room(game).package}.lesson") is None:
        raise refuse("no-lesson")
    return game


@endpoint
async def whole_lesson(request: Request) -> Response:
    """A guided first game: every step, and what the learner sees."""
    return reply(await asyncio.to_thread(lesson, _taught(request)))


@endpoint
async def try_step(request: Request) -> Response:
    """Whether what a learner plays is what the step asks for; refused if the rules don't allow it."""
    game = _taught(request)
    attempt = await body(request, Attempt)
    taught = await asyncio.to_thread(course, game)
    if not taught.expects(attempt.step):
        raise refuse("malformed", reason="step")
    return reply(Judged(taught.is_right(attempt.step, attempt.actions)))


ROUTES = [
    Route("/api/games/{game}/lesson", whole_lesson, methods=["GET"]),
    Route("/api/games/{game}/lesson", try_step, methods=["POST"]),
]
