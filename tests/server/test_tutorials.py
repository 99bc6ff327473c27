"""Learning by playing, by real requests: nobody has to come in for it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.examples import TAUGHT
from tests.server.helpers.process import ServerProcess
from tests.server.test_http_tables import ask


def attempt(server: ServerProcess, game: str, step: int, *actions: str) -> tuple[int, dict[str, Any]]:
    status, _, text = ask(server, "POST", f"/api/games/{game}/lesson", {"step": step, "actions": actions})
    return status, json.loads(text)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_taken_from_its_first_step_to_its_last(server: ServerProcess, game: str) -> None:
    status, _, text = ask(server, "GET", f"/api/games/{game}/lesson")
    lesson = json.loads(text)
    assert status == 200
    assert [frame["version"] for frame in lesson["frames"]] == list(range(len(lesson["frames"])))
    assert all(frame["events"] and frame["view"]["seat"] == 0 for frame in lesson["frames"][1:])
    for number, scene in enumerate(lesson["scenes"]):
        if scene["plays"]:
            assert scene["points"] in [each["text"] for each in lesson["frames"][scene["version"]]["view"]["legal"]]
            assert attempt(server, game, number, *scene["plays"]) == (200, {"right": True})
    assert lesson["frames"][-1]["view"]["over"]


def test_another_move_is_wrong_and_a_forbidden_one_is_refused_with_its_rule(server: ServerProcess) -> None:
    assert attempt(server, "dig", 1, "to 2") == (200, {"right": False})
    status, problem = attempt(server, "dig", 1, "to 9")
    assert (status, problem["kind"], problem["rule"]) == (409, "illegal", "DIG-4.1")


def test_nothing_can_be_played_where_there_is_only_something_to_read(server: ServerProcess) -> None:
    for step in (0, 999):
        status, problem = attempt(server, "dig", step, "to 3")
        assert (status, problem["kind"]) == (400, "malformed")
    assert ask(server, "GET", "/api/games/chess/lesson")[0] == 400
