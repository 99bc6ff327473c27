"""`barkade backup` and `barkade restore`: consistent copies of the data file, with rotation."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

from barkade.cli_args import Parser, parse_int
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message, say
from barkade.paths import data_folder, owner_only

DEFAULT_FILE = "tables.sqlite"
STAMP = "%Y%m%d-%H%M%S"
COPY = re.compile(r"barkade-\d{8}-\d{6}\.sqlite")
BESIDE = ("-wal", "-shm")
"""Suffixes of the files that SQLite writes beside the database."""


def default_file() -> Path:
    return data_folder() / DEFAULT_FILE


def backup(arguments: Sequence[str]) -> int:
    """Make a consistent copy of the data file, even while a server writes to it.

    If the target is a folder, name the copy by its time and delete all but the newest copies.
    """
    parser = Parser("backup")
    parser.file("copy")
    parser.option("data", "FILE")
    parser.option("keep", "N")
    given = parser.read(arguments)
    if given.file is None:
        raise BarkadeError(message("server-missing-backup"))
    keep = parse_int("--keep", given.keep, 1, 10_000) if given.keep else None
    source, target = Path(given.data) if given.data else default_file(), Path(given.file)
    folder = target if target.is_dir() else None
    if folder is not None:
        target = folder / f"barkade-{datetime.now():{STAMP}}.sqlite"
    if target.exists():
        raise BarkadeError(message("server-backup-exists", file=str(target)))
    _copy(source, target)
    print(say(message("server-backed-up", file=str(target))))
    if folder is not None and keep is not None:
        copies = sorted(each for each in folder.iterdir() if COPY.fullmatch(each.name))
        for old in copies[:-keep]:
            old.unlink()
    return 0


def restore(arguments: Sequence[str]) -> int:
    """Replace the data file by a copy and keep the old file beside it. Refuse while a server uses the file."""
    from barkade.lockfile import FileLock, Locked

    parser = Parser("restore")
    parser.file("put-back")
    parser.option("data", "FILE")
    given = parser.read(arguments)
    if given.file is None:
        raise BarkadeError(message("server-missing-restore"))
    copy, file = Path(given.file), Path(given.data) if given.data else default_file()
    _check(copy)
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(file)
    try:
        lock.take()
    except Locked as error:
        raise BarkadeError(message("server-file-locked", file=str(file))) from error
    try:
        aside = file.with_name(f"{file.name}.before-{datetime.now():{STAMP}}")
        for ending in ("", *BESIDE):
            old = file.with_name(file.name + ending)
            if old.exists():
                old.replace(aside.with_name(aside.name + ending))
        _copy(copy, file)
    finally:
        lock.release()
    print(say(message("server-restored", file=str(file), old=str(aside))))
    return 0


def _check(copy: Path) -> None:
    """Refuse a copy that is damaged or written by a newer program."""
    from barkade.server.store.sqlite_schema import STEPS

    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as error:
        raise BarkadeError(message("server-file-broken", file=str(copy), reason=str(error))) from error
    if found != "ok" or not version:
        raise BarkadeError(message("server-file-broken", file=str(copy), reason=str(found)))
    if version > len(STEPS):
        raise BarkadeError(message("server-file-too-new", file=str(copy)))


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            owner_only(),
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise BarkadeError(message("server-file-broken", file=str(source), reason=str(error))) from error
