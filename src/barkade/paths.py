"""Folders of this user, for data and for caches, and files that only their owner may read."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

BESIDE = ("", "-wal", "-shm", ".lock")
"""Suffixes of the files that belong to a SQLite file, hold parts of it, or lock it."""


def data_folder() -> Path:
    """Return the folder for games, tables and preferences; `BARKADE_DATA` overrides it."""
    return _folder("BARKADE_DATA", "data", "Application Support", "XDG_DATA_HOME", ".local/share")


def cache_root() -> Path:
    """Return the folder for compiled code; `BARKADE_CACHE` overrides it."""
    return _folder("BARKADE_CACHE", "cache", "Caches", "XDG_CACHE_HOME", ".cache")


@contextlib.contextmanager
def owner_only() -> Iterator[None]:
    """Create files that nobody but their owner may read: tables hold seeds and hands."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def make_private(file: Path) -> None:
    """Restrict a file's permissions to its owner, as older versions created it readable by all."""
    for suffix in BESIDE:
        with contextlib.suppress(OSError):  # not there, or not ours
            file.with_name(file.name + suffix).chmod(0o600)


def _folder(override: str, windows: str, mac: str, xdg: str, xdg_default: str) -> Path:
    if os.environ.get(override):
        return Path(os.environ[override])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "barkade" / windows
    if sys.platform == "darwin":
        return Path.home() / "Library" / mac / "barkade"
    # By the XDG specification, an empty or relative path counts as not set.
    named = Path(os.environ.get(xdg, ""))
    return (named if named.is_absolute() else Path.home() / xdg_default) / "barkade"
