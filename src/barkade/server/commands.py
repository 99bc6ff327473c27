"""`barkade serve` and `barkade backup`."""

from __future__ import annotations

import argparse
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from barkade.engine.errors import BarkadeError
from barkade.engine.words import message, say

if TYPE_CHECKING:
    from barkade.server.settings import Settings
    from barkade.server.store import Store

DEFAULT_PORT = 8000
DEFAULT_FILE = "tables.sqlite"


def serve(arguments: Sequence[str]) -> int:
    from barkade.cli import Parser, whole

    parser = Parser("serve")
    parser.option("host", "ADDRESS")
    parser.option("port", "N")
    parser.option("data", "FILE")
    parser.option("database", "URL")
    parser.option("public-url", "URL")
    parser.option("bot-pace", "SECONDS")
    parser.option("grace", "SECONDS")
    parser.option("keep-days", "N")
    parser.option("smtp", "HOST:PORT")
    parser.option("mail-from", "ADDRESS")
    parser.option("log", "FILE")
    parser.flag("private-webhooks")
    parser.flag("unlimited")
    parser.flag("open")
    given = parser.read(arguments)
    port = whole("--port", given.port, 0, 65535) if given.port else DEFAULT_PORT
    settings = _settings(given)
    host = given.host or "0.0.0.0"
    file = Path(given.data) if given.data else _default_file()

    from barkade.server import logs, serving
    from barkade.server.house import House

    logs.to_stream(Path(given.log) if given.log else None)
    _check_port(host, port)
    store = _shared_store(given.database) if given.database else _store(file)
    serving.serve(
        House(store, settings), host, port, lambda port: announce(host, port, settings.public_url, given.open)
    )
    if not given.database:
        print(say(message("server-closed", file=str(file))), flush=True)
    return 0


def _settings(given: argparse.Namespace) -> Settings:
    from barkade.cli import pace_of, whole
    from barkade.server.clock import DAY, SECOND
    from barkade.server.settings import Settings

    settings = Settings(smtp=given.smtp or "", mail_from=given.mail_from or "", private_webhooks=given.private_webhooks)
    if given.public_url is not None:
        if not given.public_url.startswith(("http://", "https://")):
            raise BarkadeError(message("server-bad-url", option="--public-url", value=given.public_url))
        settings = replace(settings, public_url=given.public_url.rstrip("/"))
    if given.bot_pace is not None:
        settings = replace(settings, bot_pace=int(pace_of(given.bot_pace) * SECOND))
    if given.grace is not None:
        settings = replace(settings, grace=whole("--grace", given.grace, 0, 10**6) * SECOND)
    if given.keep_days is not None:
        settings = replace(settings, keep_finished=whole("--keep-days", given.keep_days, 1, 10**5) * DAY)
    if given.unlimited:
        settings = unlimited(settings)
    return settings


def unlimited(settings: Settings) -> Settings:
    """The same settings without limits on rates."""
    names = (
        "frames_a_second",
        "frames_at_once",
        "talk_a_second",
        "talk_at_once",
        "requests_a_second",
        "requests_at_once",
        "new_people_a_second",
        "new_people_at_once",
    )
    return replace(settings, **dict.fromkeys(names, 1000000000.0), most_of_one_address=10**6, most_of_one_person=10**6)  # type: ignore[arg-type]


def _default_file() -> Path:
    from barkade.terminal.saves import data_folder

    return data_folder() / DEFAULT_FILE


def _shared_store(url: str) -> Store:
    from barkade.server.store.postgres import PostgresStore, reachable
    from barkade.server.store.schema import TooNew

    if not url.startswith(("postgresql://", "postgres://")):
        raise BarkadeError(message("server-bad-database", value=url))
    try:
        if reason := reachable(url):
            raise BarkadeError(message("server-no-database", reason=reason))
    except TooNew as error:
        name = urlsplit(url).path.strip("/") or "PostgreSQL"  # the rest of the address may be secret
        raise BarkadeError(message("server-file-too-new", file=name)) from error
    return PostgresStore(url)


def _store(file: Path) -> Store:
    from barkade.server.store.lockfile import FileLock, Locked
    from barkade.server.store.schema import TooNew, migrate
    from barkade.server.store.sqlite import SQLiteStore

    # Whatever is wrong with the file is better said here than from deep inside the server.
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(file)
        lock.take()
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            migrate(connection)
        lock.release()
    except Locked as error:
        raise BarkadeError(message("server-file-locked", file=str(file))) from error
    except TooNew as error:
        raise BarkadeError(message("server-file-too-new", file=str(file))) from error
    except (OSError, sqlite3.Error) as error:
        raise BarkadeError(message("server-file-broken", file=str(file), reason=str(error))) from error
    return SQLiteStore(file)


def _check_port(host: str, port: int) -> None:
    try:
        with socket.socket() as trial:
            if sys.platform != "win32":
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        raise BarkadeError(message("server-port-taken", port=str(port), reason=reason)) from error


# Where to find us


def own_address() -> str:
    """This machine's address in the home network, as far as one can tell."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way packets would go
            return str(trial.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def announce(host: str, port: int, public_url: str, open_page: bool = False) -> None:
    """Print the address, and as a QR code for phones; open the page if asked for."""
    shown = own_address() if host in ("0.0.0.0", "::") else host
    url = public_url or f"http://{shown}:{port}"
    print(f"{say(message('server-open'))} {url}", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(url, micro=False).terminal(compact=True)
        print(say(message("server-stop-with")), flush=True)
    if open_page and has_a_screen():
        # A secure context where the browser is on this machine: clipboard and notifications work there.
        threading.Thread(target=webbrowser.open, args=[f"http://localhost:{port}"], daemon=True).start()


def has_a_screen() -> bool:
    """Whether a browser could show itself; without one Python would start a browser in the terminal, over the code."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# Backup


def backup(arguments: Sequence[str]) -> int:
    """Copy the file while the server writes to it; the copy is whole."""
    from barkade.cli import Parser

    parser = Parser("backup")
    parser.file()
    parser.option("data", "FILE")
    given = parser.read(arguments)
    if given.file is None:
        raise BarkadeError(message("server-missing-backup"))
    source, target = Path(given.data) if given.data else _default_file(), Path(given.file)
    if target.exists():
        raise BarkadeError(message("server-backup-exists", file=str(target)))
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise BarkadeError(message("server-file-broken", file=str(source), reason=str(error))) from error
    print(say(message("server-backed-up", file=str(target))))
    return 0
