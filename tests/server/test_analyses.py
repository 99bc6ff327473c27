"""The analysis after the game at live tables: finished games only, made once, kept with the table, after the bots."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import barkade
from barkade.analysis import analyst
from barkade.server import wire
from barkade.server.app import make_app
from barkade.server.bots.analysis_runner import AnalysisRunner, Progress
from barkade.server.bots.client import NoAnswer
from barkade.server.cli import unlimited
from barkade.server.errors import Refusal
from barkade.server.results.analyses import MOST_MOVES, MOST_OF_ADDRESS, MOST_OF_ONE, MOST_WAITING, Analyses, Asker
from barkade.server.runtime.tasks import BackgroundTasks
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store import Row, StoreFailed, TableSummary
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.wire import Dog
from tests.analysis.measure import played
from tests.server.test_hostile_requests import ask
from tests.server.test_read_your_writes import HeldStore
from tests.server.test_tables import begin, mover, settle

DONE = {"done": 3, "total": 3, "complete": True, "analysis": '{"verdict":1}', "error": ""}
HALF = {"done": 1, "total": 3, "complete": False, "analysis": '{"verdict":0}', "error": ""}


class Worker:
    """A bot process that answers by a script."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, str]] = []

    async def ask(self, what: str, view: dict[str, Any] | None = None, bot: str = "", table: str = "") -> Any:
        self.asked.append((what, table))
        if what == "analyse":
            assert view is not None and view["record"]
            return None
        answer = self.answers.pop(0) if self.answers else DONE
        if isinstance(answer, Exception):
            raise answer
        return answer


@asynccontextmanager
async def analyses_of(file: Path, worker: Any) -> AsyncIterator[tuple[Analyses, SQLiteStore, BackgroundTasks]]:
    store, tasks = SQLiteStore(file), BackgroundTasks()
    await store.open()
    for table in ("t", "u"):
        await store.append(Row(table, 1, 0, "c", "", 1, b"{}"), TableSummary(table, "dig", "over", False, False, 1))
    try:
        yield Analyses(store, worker, tasks), store, tasks
    finally:
        await tasks.cancel()
        await store.close()


async def rest(tasks: BackgroundTasks) -> None:
    while len(tasks):
        await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barkade.server.results.analyses.LOOK_EVERY", 0)


def test_an_analysis_is_made_once_and_kept_with_its_table(tmp_path: Path) -> None:
    async def run() -> None:
        worker = Worker(HALF, HALF, DONE)
        async with analyses_of(tmp_path / "t.sqlite", worker) as (analyses, store, tasks):
            assert await analyses.of_table("t") is None
            assert analyses.start("t", "record", "t") == analyses.start("t", "record", "t") == Progress()
            await rest(tasks)
            assert [what for what, _ in worker.asked] == ["analyse", "progress", "progress", "progress"]
            again = Analyses(store, worker, tasks)  # type: ignore[arg-type]
            kept = await again.of_table("t")
            assert kept is not None and kept.complete and kept.analysis == DONE["analysis"]
            await store.delete_tables(["t"])
            assert await again.of_table("t") is None
            await store.save_analysis("t", b"too late")
            assert await store.analysis("t") is None

    asyncio.run(run())


@pytest.mark.parametrize("trouble", [None, NoAnswer("gone")])
def test_it_begins_again_when_the_process_was_restarted(tmp_path: Path, trouble: Exception | None) -> None:
    async def run() -> None:
        worker = Worker(HALF, trouble, DONE)
        async with analyses_of(tmp_path / "t.sqlite", worker) as (analyses, _, tasks):
            analyses.start("t", "record", "t")
            await rest(tasks)
            kept = await analyses.of_table("t")
            assert kept is not None and kept.complete
            assert [what for what, _ in worker.asked].count("analyse") == 2

    asyncio.run(run())


def test_a_failure_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    async def run() -> None:
        worker = Worker({**HALF, "error": "woof"}, DONE)
        async with analyses_of(tmp_path / "t.sqlite", worker) as (analyses, _, tasks):
            analyses.start("t", "record", "t")
            await rest(tasks)
            failed = await analyses.of_table("t")
            assert failed is not None and failed.error == "woof"
            analyses.start("t", "record", "t")
            await rest(tasks)
            kept = await analyses.of_table("t")
            assert kept is not None and kept.complete

    asyncio.run(run())


def test_a_full_queue_refuses(tmp_path: Path) -> None:
    async def run() -> None:
        async with analyses_of(tmp_path / "t.sqlite", Worker()) as (analyses, _, tasks):
            for number in range(MOST_WAITING):
                analyses.start(f"record {number}", "record", asker=Asker(f"p{number}", f"a{number}"))
            with pytest.raises(Refusal):
                analyses.start("record more", "record", asker=Asker("p", "a"))
            await rest(tasks)
            assert analyses.of_record("record 3") is not None  # a record's is kept in memory

    asyncio.run(run())


def test_nobody_fills_the_queue_or_is_served_only_after_somebody_who_asks_a_lot(tmp_path: Path) -> None:
    async def run() -> None:
        worker = Worker()
        async with analyses_of(tmp_path / "t.sqlite", worker) as (analyses, _, tasks):
            for person in range(MOST_WAITING):  # new people cost an attacker nothing
                asked = 0
                with suppress(Refusal):
                    for asked in range(MOST_WAITING):
                        analyses.start(f"mine {person} {asked}", "record", asker=Asker(f"eve{person}", "hers"))
                assert asked <= MOST_OF_ONE
            analyses.start("yours", "record", asker=Asker("anna", "home"))
            await rest(tasks)
            begun = [key for what, key in worker.asked if what == "analyse"]
            assert len(begun) == MOST_OF_ADDRESS + 1
            assert begun.index("yours") <= 1

    asyncio.run(run())


# Requests


def wandering() -> str:
    """A finished game of dogs that wander at random for far longer than people would."""
    for seed in range(40):
        match, rng = barkade.new("dig", seed=seed), random.Random(seed)
        actions = 0
        while not match.over and actions < 2 * MOST_MOVES:
            match.play(rng.choice(match.legal()).text)
            actions += 1
        if match.over and actions > MOST_MOVES:
            return match.record()
    raise AssertionError("they all went home")


async def told(app: Any, method: str, path: str, headers: list[tuple[bytes, bytes]], body: object = None) -> Any:
    text = bytearray()
    status = await ask(app, method, path, "", headers, json.dumps(body).encode(), text)
    return status, json.loads(bytes(text))


def test_only_finished_games_are_analysed(tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(SQLiteStore(tmp_path / "t.sqlite"), unlimited(Settings()))
        server.analyses._worker = Worker(HALF, DONE)  # type: ignore[assignment]
        await server.store.open()
        try:
            _, secret = await server.people.come_in("Eve", Dog())
            session, _ = await begin(server.tables, "dig", 2)
            app, known = make_app(server), [(b"cookie", b"barkade=" + secret.encode())]
            known.append((b"content-type", b"application/json"))
            path = f"/api/tables/{session.table.id}/analysis"
            for method in ("GET", "POST"):
                status, said = await told(app, method, path, known)
                assert (status, said["kind"]) == (409, "not-over")
            running = {"record": barkade.new("dig", seed=1).record()}
            assert (await told(app, "POST", "/api/analysis", known, running))[1]["kind"] == "not-over"
            over = {"record": played("dig", ["good-dog", "good-dog"], 1).record()}
            assert (await told(app, "POST", "/api/analysis", [known[1]], over))[0] == 401
            assert (await told(app, "POST", "/api/analysis", known, {"record": "nonsense"}))[0] == 400
            status, said = await told(app, "POST", "/api/analysis", known, {"record": wandering()})
            assert (status, said["kind"]) == (413, "too-long-to-analyse")
            assert (await told(app, "POST", "/api/analysis", known, over))[1]["state"] == "running"
            while (said := (await told(app, "POST", "/api/analysis", known, over))[1])["state"] == "running":
                await asyncio.sleep(0.01)
            assert said == {"state": "done", "done": 3, "total": 3, "analysis": {"verdict": 1}, "percent": 100}
        finally:
            await server.tables.close()
            await server.store.close()

    asyncio.run(run())


def last_move() -> tuple[str, int, str]:
    """A record, the version before its last move, and that move, in which chance has no part."""
    for seed in range(40):
        match = played("dig", ["good-dog", "good-dog"], seed)
        if not match.history[-1].draws:
            before = match.version - 1
            return match.record(), before, match.at(before).action(match.history[-1].codes[0]).text
    raise AssertionError("every last move was drawn")


@pytest.mark.parametrize("lost", [False, True], ids=["kept", "lost"])
def test_nothing_is_analysed_before_the_end_is_durable(
    tmp_path: Path, lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("barkade.server.tables.sessions.SETTLE_TIMEOUT", 0.05)
    record, before, text = last_move()

    async def run() -> None:
        store, worker = HeldStore(tmp_path / "t.sqlite"), Worker(HALF, DONE)
        server = Server(store, unlimited(Settings()))
        server.analyses._worker = worker  # type: ignore[assignment]
        await store.open()
        try:
            session, ears = await begin(server.tables, "dig", 2, record=record, upto=before)
            _, secret = await server.people.come_in("Ada", Dog())
            known = [(b"cookie", b"barkade=" + secret.encode()), (b"content-type", b"application/json")]
            app, path = make_app(server), f"/api/tables/{session.table.id}/analysis"
            store.held, seat = [], mover(session, ears)[0]
            play = wire.Play(id="last", seat=seat, version=before, actions=[text])
            await server.tables.submit(session.table.id, play, ears[seat])
            assert session.table.phase == "over" and store.held
            assert (await told(app, "POST", path, known))[0] == 503
            assert worker.asked == []
            (held,), store.held = store.held, None
            if lost:
                held.set_exception(StoreFailed("no disk"))
            else:
                held.set_result(None)
            await settle(server.tables)
            assert (await told(app, "POST", path, known))[0] == (409 if lost else 200)
            while len(server.analyses._tasks):
                await asyncio.sleep(0.01)
            assert bool(worker.asked) != lost
        finally:
            await server.tables.close()
            await store.close()

    asyncio.run(run())


# In the bot process


def faked(monkeypatch: pytest.MonkeyPatch, tasks: Sequence[Callable[[], object]]) -> None:
    """An analyst with tasks of our own, and no compiling."""

    class Analyst:
        def __init__(self, *_: object) -> None:
            self.total, self.done = len(tasks), 0

        def tasks(self) -> Any:
            for self.done, task in enumerate(tasks, 1):
                yield task

        def report(self) -> dict[str, int]:
            return {"done": self.done}

    monkeypatch.setattr(analyst, "Analyst", Analyst)
    monkeypatch.setattr("barkade.bots.compilation.compiled_search_if_ready", lambda game: object())


def until(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("waited in vain")


RECORD = barkade.new("dig", seed=1).record()


def test_an_analysis_waits_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    began, go_on, did = threading.Event(), threading.Event(), list[int]()

    def first() -> None:
        began.set()
        go_on.wait(10)

    faked(monkeypatch, [first, *[partial(did.append, number) for number in range(5)]])
    runner = AnalysisRunner()
    runner.start("t", RECORD)
    runner.start("t", RECORD)  # once
    assert began.wait(10)
    with runner.paused():
        go_on.set()
        until(lambda: bool((runner.progress_of("t") or Progress()).analysis))
        time.sleep(0.1)
        assert did == []
        draft = runner.progress_of("t")
        assert draft is not None and msgspec.json.decode(draft.analysis) == {"done": 1}
    until(lambda: (runner.progress_of("t") or Progress()).complete)
    assert sorted(did) == [0, 1, 2, 3, 4]


def test_tasks_run_beside_each_other_and_one_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    together = threading.Barrier(2)

    def fail() -> None:
        raise ValueError("woof")

    faked(monkeypatch, [lambda: None, *[partial(together.wait, 10)] * 2, fail])
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    runner = AnalysisRunner()
    runner.start("t", RECORD)
    until(lambda: bool((runner.progress_of("t") or Progress()).error))
    assert "woof" in (runner.progress_of("t") or Progress()).error
    assert not together.broken


def test_how_much_is_compiled_is_told_until_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    from barkade.bots.compilation import Compilation

    faked(monkeypatch, [lambda: None])
    ready = list[object]()
    monkeypatch.setattr("barkade.bots.compilation.compiled_search_if_ready", lambda game: ready[0] if ready else None)
    monkeypatch.setattr(Compilation, "progress", 0.4)
    runner = AnalysisRunner()
    runner.start("t", RECORD)
    until(lambda: (runner.progress_of("t") or Progress()).percent == 40)
    ready.append(object())
    until(lambda: (runner.progress_of("t") or Progress()).complete)
    assert (runner.progress_of("t") or Progress()).percent == 100


def test_another_analysis_takes_its_place_and_an_error_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    did = list[int]()
    faked(monkeypatch, [lambda: did.append(1)])
    runner = AnalysisRunner()
    with runner.paused():
        runner.start("t", RECORD)
        runner.start("u", RECORD)
        assert runner.progress_of("t") is None
    until(lambda: (runner.progress_of("u") or Progress()).complete)
    assert did == [1]
    runner.start("v", "nonsense")
    until(lambda: "BadRecord" in (runner.progress_of("v") or Progress()).error)


def test_the_whole_way_through_a_real_process(tmp_path: Path) -> None:
    """A record is analysed by the real process: a draft comes first."""

    async def run() -> None:
        server = Server(SQLiteStore(tmp_path / "t.sqlite"), unlimited(Settings()))
        await server.start()
        try:
            server.analyses.start("record", played("dig", ["good-dog", "good-dog"], 1).record())
            for _ in range(600):
                progress = server.analyses.of_record("record")
                assert progress is not None and not progress.error
                if progress.analysis:
                    break
                await asyncio.sleep(0.2)
            assert progress is not None
            analysis = msgspec.json.decode(progress.analysis, type=barkade.Analysis)
            assert analysis.seats[0].final in (0, analysis.unit)
        finally:
            await server.stop()

    asyncio.run(run())


def test_fakes_are_like_the_real_thing() -> None:
    assert msgspec.convert(DONE, Progress) == Progress(3, 3, True, '{"verdict":1}')
