"""One server a file: a lock that the operating system takes back when the process dies, however it dies."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO


class Locked(Exception):
    """Another process has the file."""


class FileLock:
    """Holds `<file>.lock`."""

    def __init__(self, file: Path) -> None:
        self.path = file.with_name(file.name + ".lock")
        self._held: IO[bytes] | None = None

    def take(self) -> None:
        held = self.path.open("ab")
        try:
            _lock(held)
        except OSError as error:
            held.close()
            raise Locked(str(self.path)) from error
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
