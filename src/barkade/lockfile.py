"""A lock between processes, released by the operating system when its owner exits or crashes."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import IO

RETRY_SECONDS = 0.05


class Locked(Exception):
    """Another process holds the lock."""


class FileLock:
    """A lock on `<file>.lock`, whatever links lead to the file."""

    def __init__(self, file: Path) -> None:
        file = file.resolve()
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

    def wait(self) -> None:
        """Block until the lock is free, then take it."""
        while True:
            try:
                return self.take()
            except Locked:
                time.sleep(RETRY_SECONDS)

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
