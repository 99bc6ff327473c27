"""The bot process at live tables: the same bots as everywhere, each the same object through its game."""

from __future__ import annotations

import asyncio
import io
import itertools
import os
import random
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import barkade
from barkade.bots import Bot, GoodDog, Legal, View
from barkade.bots.guarded import Guarded
from barkade.bots.temper import Tempered
from barkade.server import wire
from barkade.server.app import make_app
from barkade.server.bots import process, single_flight
from barkade.server.bots.help_queue import MOST_WAITING, HelpQueue
from barkade.server.bots.ipc import Answered, Ask
from barkade.server.bots.process import SeatedBots, answer, serve
from barkade.server.bots.single_flight import SingleFlight, Subject
from barkade.server.bots.turn import choose_action
from barkade.server.errors import Refusal
from tests.server.helpers.in_process import AnyBot
from tests.server.test_hostile_requests import ask
from tests.server.test_read_your_writes import playing
from tests.server.test_tables import mover


class Barks(Bot):
    """A plug-in that raises."""

    name = "barks"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        raise KeyError("woof")


def view_with_a_choice() -> dict[str, Any]:
    match = barkade.new("dig", 2, seed=3)
    return match.view(match.to_move)


def test_a_bot_stays_the_same_at_its_seat_and_leaves_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = list[Bot]()
    monkeypatch.setattr(GoodDog, "close", lambda self: gone.append(self))
    seated_bots = SeatedBots(most=2)
    first = seated_bots.bot("a", 0, "good-dog")
    other = seated_bots.bot("a", 1, "good-dog")
    assert seated_bots.bot("a", 0, "good-dog") is first is not other
    assert seated_bots.bot("b", 0, "good-dog") not in (first, other)
    assert isinstance(other, Tempered)
    assert gone == [other.bot]  # asked longest ago
    assert seated_bots.bot("a", 0, "good-dog") is first


def test_what_goes_wrong_with_a_plug_in_is_told_with_good_dogs_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "seated_bots", SeatedBots())
    monkeypatch.setattr("barkade.bots.make", lambda name: Guarded(Barks()))
    view = view_with_a_choice()
    chosen = answer(Ask(1, "choose", "barks", "a", view))
    assert chosen.text in {action["text"] for action in view["legal"]}
    assert chosen.troubles == ["barks broke down (KeyError: 'woof'). Good Dog moves for it."]
    assert answer(Ask(2, "choose", "barks", "a", view)).troubles == chosen.troubles


def test_good_dog_moves_for_a_bot_that_gives_no_answer() -> None:
    class Silent(AnyBot):
        async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
            return None

    match = barkade.new("dig", 2, seed=1)
    seat = match.to_move
    assert seat is not None
    chosen = asyncio.run(choose_action(Silent(), "random", "a", match, seat, random.Random(1)))
    view = match.view(seat)
    assert chosen == GoodDog().choose(view, view["legal"], random.Random(1))["text"]


def test_no_bot_waits_for_somebody_who_wants_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    going = threading.Event()
    monkeypatch.setattr(process, "answer", lambda ask: ask.what == "hint" and going.wait(20))
    asked = [Ask(number, what) for number, what in enumerate(["hint", "hint", "advise", "choose"])]
    data = b"".join(len(each).to_bytes(4, "big") + each for each in map(msgspec.json.encode, asked))
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as answers, os.fdopen(writing, "wb") as sink:
        serve(io.BytesIO(data), sink)
        order = []
        for _ in asked:
            said = answers.read(int.from_bytes(answers.read(4), "big"))
            order.append(msgspec.json.decode(said, type=Answered).number)
            going.set()
    assert order == [3, 0, 1, 2]


class Asked:
    """Thinks about one thing at a time."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []
        self.thinking = 0
        self.ready = True
        self.seconds = 0.01

    async def __call__(self, view: dict[str, Any]) -> Any:
        self.views.append(view)
        self.thinking += 1
        assert self.thinking == 1, "one question at a time"
        try:
            await asyncio.sleep(self.seconds)
        finally:
            self.thinking -= 1
        return [view] if self.ready else None


async def ask_at_once(line: SingleFlight, askers: Sequence[tuple[str, int]]) -> list[Any]:
    """Return the answers by (person, version); the kind of the refusal if one is refused."""
    asking = [line.help(person, Subject("t", 0, version), {"v": version}) for person, version in askers]
    answers = await asyncio.gather(*asking, return_exceptions=True)
    return [answer.kind if isinstance(answer, Refusal) else answer for answer in answers]


def test_the_same_is_asked_once_however_often_people_want_it() -> None:
    async def run() -> None:
        asked = Asked()
        line = SingleFlight(asked)
        assert await ask_at_once(line, [("anna", 1)] * 25) == [[{"v": 1}]] * 25
        assert await ask_at_once(line, [("anna", 1), ("bo", 1)]) == [[{"v": 1}]] * 2
        assert asked.views == [{"v": 1}]

    asyncio.run(run())


def test_somebody_who_asks_on_and_on_is_answered_the_last_and_others_wait_no_longer() -> None:
    async def run() -> None:
        asked = Asked()
        wanted = [*(("anna", version) for version in range(20)), ("bo", 50)]
        answers = await ask_at_once(SingleFlight(asked), wanted)
        assert asked.views[-2:] == [{"v": 50}, {"v": 19}] and len(asked.views) <= 3
        assert set(answers[1:19]) == {"too-fast"} and answers[19:] == [[{"v": 19}], [{"v": 50}]]

    asyncio.run(run())


def test_nobody_stands_in_line_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        asked = Asked()
        answers = await ask_at_once(SingleFlight(asked), [(f"person {number}", number) for number in range(50)])
        assert answers[0] == [{"v": 0}] and answers[-1] == "busy"
        assert len(asked.views) <= 1 + MOST_WAITING, "nobody thinks about what nobody waits for"
        asked.seconds = 60
        assert await ask_at_once(SingleFlight(asked), [("anna", 1)]) == ["busy"]

    monkeypatch.setattr(single_flight, "ANSWER_TIMEOUT", 0.1)
    asyncio.run(run())


def test_a_crowd_that_asks_on_and_on_starves_nobody() -> None:
    """Twenty people ask again as soon as they are answered or told that it is busy. Somebody who comes now and then is
    answered every time, after those at most who have waited as long without help."""

    async def run() -> None:
        asked = Asked()
        line, versions = SingleFlight(asked), itertools.count()

        async def ask_on_and_on(person: str) -> None:
            while True:
                await ask_at_once(line, [(person, next(versions))])
                await asyncio.sleep(0)

        crowd = [asyncio.create_task(ask_on_and_on(f"person {number}")) for number in range(20)]
        while len(asked.views) < 60:
            await asyncio.sleep(0.01)
        for _ in range(5):
            before = len(asked.views)
            mine = next(versions)
            assert await ask_at_once(line, [("bo", mine)]) == [[{"v": mine}]]
            assert len(asked.views) - before <= 3, "others were helped first who had been helped since"
            while len(asked.views) < before + 40:
                await asyncio.sleep(0.01)
        for each in crowd:
            each.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(run())


def test_hint_and_coach_wait_in_one_queue() -> None:
    async def run() -> None:
        asked, queue = Asked(), HelpQueue()  # it fails if it is asked two things at once
        lines = [SingleFlight(asked, queue), SingleFlight(asked, queue)]
        asking = [line.help("anna", Subject("t", 0, 1), {"v": number}) for number, line in enumerate(lines)]
        assert await asyncio.gather(*asking) == [[{"v": 0}], [{"v": 1}]]
        assert len(queue) == 0

    asyncio.run(run())


def test_who_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def run() -> None:
        queue = HelpQueue()

        async def wait(person: str) -> str:
            async with queue.place(person):
                return person

        async with queue.place("anna"):
            bo, cy = asyncio.create_task(wait("bo")), asyncio.create_task(wait("cy"))
            await asyncio.sleep(0)
            bo.cancel()
        assert await asyncio.wait_for(cy, 5) == "cy"
        async with queue.place("anna"):
            bo = asyncio.create_task(wait("bo"))
            await asyncio.sleep(0)
        bo.cancel()  # after the place was given to him
        assert await asyncio.wait_for(wait("cy"), 5) == "cy"

    asyncio.run(run())


def test_not_yet_is_no_answer_to_keep() -> None:
    async def run() -> None:
        asked = Asked()
        line = SingleFlight(asked)
        asked.ready = False
        assert await ask_at_once(line, [("anna", 1)]) == [None]
        asked.ready = True
        assert await ask_at_once(line, [("anna", 1)]) == [[{"v": 1}]]

    asyncio.run(run())


@pytest.mark.parametrize("part", ["coach", "hint"])
def test_nobody_thinks_about_a_position_that_may_never_have_been(tmp_path: Path, part: str) -> None:
    """A cached answer would be given for the position that replaces it."""

    async def run() -> None:
        async with playing(tmp_path / "t.sqlite") as (server, store, session, ears):
            asked = Asked()
            asked.ready = False
            server.worker.coach = server.worker.hints = SingleFlight(asked)
            seat, ear, text = mover(session, ears)
            cookie = f"barkade={await server.people.new_session(ear.person)}".encode()
            await server.tables.submit(session.table.id, wire.Play(id="m", seat=seat, version=0, actions=[text]), ear)
            path = f"/api/tables/{session.table.id}/{part}"
            helped = asyncio.create_task(ask(make_app(server), "GET", path, "", [(b"cookie", cookie)], b""))
            await asyncio.sleep(0.05)
            assert store.held and asked.views == []
            store.held[0].set_result(None)
            await helped
            assert [view["version"] for view in asked.views] == [1]

    asyncio.run(run())
