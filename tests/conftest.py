"""Shared by all tests: English, hypothesis without deadlines as machines may be busy, and only proofs traced."""

from __future__ import annotations

import os
import re
import sys
import threading
from asyncio import events
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

PROVING = re.compile(r"tests/games/|conformance/test_golden\.py")
"""The tests that have to reach every branch of the rules; `./go test` says so where they don't."""
ABOUT_MORE = re.compile(r"/test_(coach|heuristics|terminal|words)\.py")
"""Those of them that are about what stands on the rules."""

CRASHED = pytest.StashKey[bool]()

settings.register_profile(
    "barkade",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("barkade")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail skipped tests where everything must be installed."""
    report = yield
    if report.skipped and os.environ.get("CI"):
        report.outcome, report.longrepr = "failed", f"skipped where nothing may be missing: {report.longrepr}"
    return report


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Note that a worker crashed; without xdist there are none."""
    if error:
        node.config.stash[CRASHED] = True


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell a crash from a failed test: `./go test` gives the latter a second chance."""
    if session.config.stash.get(CRASHED, False):
        session.exitstatus = pytest.ExitCode.INTERNAL_ERROR


@pytest.fixture(scope="session", autouse=True)
def plain_computer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Neither the language nor the kept games of whoever runs the tests matter."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.setenv("BARKADE_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test speaks, the next one begins in English."""
    yield
    # Where no test has brought Barkade in yet there is nothing to reset: `./go` is tested without it.
    if words := sys.modules.get("barkade.engine.i18n"):
        words.speak(words.LANGUAGES[0])


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser keeps its event loop running between tests: whoever comes after it in the process has their own."""
    loop = events._get_running_loop()
    if loop is None or "tests/web/" in request.node.nodeid:
        yield
        return
    events._set_running_loop(None)
    yield
    events._set_running_loop(loop)


@pytest.fixture
def untraced() -> Iterator[None]:
    """Long playouts prove by their results; tracing them for coverage makes them two and a half times slower."""
    with nothing_traced():
        yield


@contextmanager
def nothing_traced() -> Iterator[None]:
    """Trace neither this thread nor those that are started meanwhile, in which Numba may compile."""
    tracer, of_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    yield
    sys.settrace(tracer)
    threading.settrace(of_threads)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Trace the rules as they are imported, and nothing else that is."""
    if sys.gettrace() is None:
        return (yield)
    from barkade.games import games, load_game

    for game in games():
        load_game(game)
    with nothing_traced():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Trace proofs alone: of all other tests neither the fixtures nor what pytest does around them."""
    if PROVING.search(item.nodeid) and not ABOUT_MORE.search(item.nodeid):
        return (yield)
    with nothing_traced():
        return (yield)
