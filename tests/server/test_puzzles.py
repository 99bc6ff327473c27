"""Puzzles by real requests: judged by the server, remembered with the person, and never told beforehand."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from barkade.puzzles.daily import puzzle_of_day
from barkade.puzzles.explaining import answer_texts
from barkade.puzzles.model import puzzles_of
from barkade.server.people.people import People
from barkade.server.results.puzzle_log import PuzzleLog
from barkade.server.runtime.clock import DAY
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.wire import Dog
from tests.server.helpers.process import ServerProcess
from tests.server.test_http_tables import ask

GAME = "spots"


def get(server: ServerProcess, path: str, cookie: str = "") -> Any:
    status, _, text = ask(server, "GET", path, Cookie=cookie)
    assert status == 200
    return json.loads(text)


def attempt(server: ServerProcess, puzzle: str, cookie: str = "", **body: object) -> tuple[int, Any]:
    status, _, text = ask(server, "POST", f"/api/games/{GAME}/puzzles/{puzzle}", body, Cookie=cookie)
    return status, json.loads(text)


def come_in(server: ServerProcess) -> str:
    _, headers, _ = ask(server, "POST", "/api/me", {"name": "Anna"})
    found = re.match(r"barkade=[A-Za-z0-9_-]+", headers["set-cookie"])
    assert found
    return found[0]


def test_a_puzzle_is_tried_solved_and_remembered_on_another_device(server: ServerProcess) -> None:
    anna = come_in(server)
    today = next(each for each in get(server, "/api/puzzles", anna)["puzzles"] if each["game"] == GAME)["puzzle"]["id"]
    puzzle = next(each for each in puzzles_of(GAME) if each.id == today)
    info = get(server, f"/api/games/{GAME}/puzzles/{today}", anna)
    assert info["today"] and "known" not in info["frame"]["view"]
    assert not re.search(r'"(steps|share|misses)"', json.dumps(info))  # the answer is not among it

    _, wrong = attempt(server, today, anna, actions=[puzzle.steps[0].choices[-1].texts[0]])
    assert (wrong["right"], wrong["answer"], wrong["said"]["id"]) == (False, None, "puzzles-wrong")
    answer = answer_texts(puzzle)
    for number in range(1, len(answer)):
        _, so_far = attempt(server, today, anna, actions=answer[:number])
        assert so_far["right"] and so_far["answer"] is None and so_far["frame"]["view"]["legal"]
    _, right = attempt(server, today, anna, actions=answer)
    assert right["right"] and right["answer"]["actions"] == answer and right["answer"]["explanation"]
    assert right["answer"]["choices"][0]["text"] in puzzle.steps[0].choices[0].texts
    assert right["streak"] == {"now": 1, "longest": 1, "today": True}

    link = json.loads(ask(server, "POST", "/api/me/link", {}, Cookie=anna)[2])
    code = next(value for value in link.values() if isinstance(value, str)).rpartition("#")[2]
    _, headers, _ = ask(server, "POST", "/api/me/move", {"code": code, "replace": True})
    phone = headers["set-cookie"].partition(";")[0]
    assert phone != anna
    assert get(server, "/api/puzzles", phone)["streak"]["now"] == 1
    marks = {each["id"]: each["mark"] for each in get(server, f"/api/games/{GAME}/puzzles", phone)["puzzles"]}
    assert marks.pop(today) == "solved" and set(marks.values()) == {""}


def test_whoever_is_shown_the_answer_has_not_solved_it(server: ServerProcess) -> None:
    bo, puzzle = come_in(server), puzzles_of(GAME)[0]
    _, shown = attempt(server, puzzle.id, bo, show=True)
    assert shown["answer"]["actions"] == answer_texts(puzzle)
    _, again = attempt(server, puzzle.id, bo, actions=answer_texts(puzzle))
    assert again["right"] and again["streak"]["now"] == 0
    marks = {each["id"]: each["mark"] for each in get(server, f"/api/games/{GAME}/puzzles", bo)["puzzles"]}
    assert marks[puzzle.id] == "shown"


def test_strangers_may_try_and_nonsense_is_refused(server: ServerProcess) -> None:
    puzzle = puzzles_of(GAME)[0]
    assert attempt(server, puzzle.id, actions=answer_texts(puzzle))[1]["right"]
    assert attempt(server, "nonsense", actions=["x"])[0] == 404
    assert attempt(server, puzzle.id, actions=["fly to the moon"])[0] == 400
    assert attempt(server, puzzle.id, actions=["x"] * 21)[0] == 400
    assert attempt(server, puzzle.id, actions=[])[1]["answer"] is None
    assert ask(server, "GET", "/api/games/chess/puzzles")[0] == 400


class FixedClock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = 20_000 * DAY + DAY // 2

    def now(self) -> int:
        return self.time


def test_a_streak_needs_the_puzzle_of_the_day_on_its_day(tmp_path: Path) -> None:
    async def run() -> None:
        store, clock = SQLiteStore(tmp_path / "tables.sqlite"), FixedClock()
        await store.open()
        person, _ = await People(store, clock).come_in("Anna", Dog())
        log = PuzzleLog(store, clock)

        async def solve(days_later: int = 0) -> int:
            daily = puzzle_of_day(GAME, log.today())
            assert daily
            clock.time += days_later * DAY
            await log.note(person.id, GAME, daily.id, "wrong")
            await log.note(person.id, GAME, daily.id, "solved")
            return log.streak(await log.of(person.id)).now

        assert await solve() == 1
        clock.time += DAY
        assert log.streak(await log.of(person.id)).now == 1  # until the day is over
        assert await solve() == 2
        clock.time += DAY
        assert await solve(days_later=1) == 0  # yesterday's puzzle, and a day without one
        assert log.streak(await log.of(person.id)).longest == 2
        # Just before midnight in UTC, and just after it.
        clock.time = 21_000 * DAY - 1
        assert await solve() == 1
        clock.time += 1
        assert await solve() == 2
        # Deleted with the person.
        await store.delete_person(person.id)
        assert await log.of(person.id) == {}
        await log.note(person.id, GAME, puzzles_of(GAME)[0].id, "solved")
        assert await log.of(person.id) == {}
        await store.close()

    asyncio.run(run())
