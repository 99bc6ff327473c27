"""`barkade serve`."""

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

from barkade.cli_args import Parser, parse_int, parse_pace
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message, say
from barkade.paths import make_private, owner_only
from barkade.server.config import with_settings
from barkade.server.data_file import default_file
from barkade.server.runtime.addresses import ALL_INTERFACES, Proxies, lan_url

if TYPE_CHECKING:
    from barkade.server.settings import Settings
    from barkade.server.store import Store

DEFAULT_PORT = 8000
SMTP_PASSWORD = "BARKADE_SMTP_PASSWORD"


def serve(arguments: Sequence[str]) -> int:
    parser = Parser("serve")
    parser.option("host", "ADDRESS")
    parser.option("port", "N")
    parser.option("data", "FILE")
    parser.option("database", "URL")
    parser.option("public-url", "URL")
    parser.option("proxy", "ADDRESS")
    parser.option("bot-pace", "SECONDS")
    parser.option("grace", "SECONDS")
    parser.option("keep-days", "N")
    parser.option("smtp", "HOST:PORT")
    parser.option("smtp-user", "NAME")
    parser.option("mail-from", "ADDRESS")
    parser.option("log", "FILE")
    parser.flag("private-webhooks")
    parser.flag("clean-up")
    parser.flag("open-metrics")
    parser.flag("unlimited")
    parser.flag("open")
    parser.option("config", "FILE")
    given = parser.read(with_settings(parser, arguments, os.environ))
    port = parse_int("--port", given.port, 0, 65535) if given.port else DEFAULT_PORT
    settings = _settings(given)
    file = Path(given.data) if given.data else default_file()

    from barkade.server import runner
    from barkade.server.runtime import logs
    from barkade.server.server import Server

    with owner_only():
        for existing in (file, Path(given.log)) if given.log else (file,):
            make_private(existing)
        logs.to_stream(Path(given.log) if given.log else None)
        _check_port(settings.host, port)
        store = _shared_store(given.database) if given.database else _store(file)
        runner.serve(Server(store, settings), settings.host, port, lambda port: announce(settings, port, given.open))
    if not given.database:
        print(say(message("server-closed", file=str(file))), flush=True)
    return 0


def _settings(given: argparse.Namespace) -> Settings:
    from barkade.server.runtime.clock import DAY, SECOND
    from barkade.server.settings import Settings

    settings = Settings(
        smtp=given.smtp or "",
        smtp_user=given.smtp_user or "",
        smtp_password=os.environ.get(SMTP_PASSWORD, ""),  # every user of the machine can read command lines
        mail_from=given.mail_from or "",
        private_webhooks=given.private_webhooks,
        delete_expired=given.clean_up,
        open_metrics=given.open_metrics,
        proxies=_proxies(given.proxy or ""),
    )
    if given.host:
        settings = replace(settings, host=given.host)
    if given.public_url is not None:
        if not given.public_url.startswith(("http://", "https://")):
            raise BarkadeError(message("server-bad-url", option="--public-url", value=given.public_url))
        settings = replace(settings, public_url=given.public_url.rstrip("/"))
    if given.bot_pace is not None:
        settings = replace(settings, bot_pace=int(parse_pace("--bot-pace", given.bot_pace) * SECOND))
    if given.grace is not None:
        settings = replace(settings, grace=parse_int("--grace", given.grace, 0, 10**6) * SECOND)
    if given.keep_days is not None:
        settings = replace(settings, keep_finished=parse_int("--keep-days", given.keep_days, 1, 10**5) * DAY)
    if given.unlimited:
        settings = unlimited(settings)
    return settings


def _proxies(given: str) -> tuple[str, ...]:
    """Parse a comma-separated list of addresses and networks."""
    named = tuple(each.strip() for each in given.split(",") if each.strip())
    try:
        Proxies(named)
    except ValueError as error:
        raise BarkadeError(message("server-bad-proxy", value=given)) from error
    return named


def unlimited(settings: Settings) -> Settings:
    """Return the settings without rate limits and without background compilation."""
    names = (
        "frames_per_second",
        "frames_burst",
        "chores_per_second",
        "chores_burst",
        "codes_per_second",
        "codes_burst",
        "openings_per_second",
        "openings_burst",
        "openings_per_address_per_second",
        "openings_per_address_burst",
        "mails_per_second",
        "mails_burst",
        "new_faces_per_second",
        "new_faces_burst",
        "talk_per_second",
        "talk_burst",
        "requests_per_second",
        "requests_burst",
        "replays_per_second",
        "replays_burst",
        "new_people_per_second",
        "new_people_burst",
    )
    counts = ("most_per_address", "most_per_person", "most_tables_per_person", "most_public_per_person")
    free = replace(settings, **dict.fromkeys(names, 1000000000.0), **dict.fromkeys(counts, 10**6))  # type: ignore[arg-type]
    return replace(free, warm_up=False)


def _shared_store(url: str) -> Store:
    from barkade.server.store import TooNew
    from barkade.server.store.postgres import PostgresStore
    from barkade.server.store.postgres_schema import reachable

    if not url.startswith(("postgresql://", "postgres://")):
        raise BarkadeError(message("server-bad-database", value=url))
    try:
        if reason := reachable(url):
            raise BarkadeError(message("server-no-database", reason=reason))
    except TooNew as error:
        name = urlsplit(url).path.strip("/") or "PostgreSQL"  # the rest of the URL may hold a password
        raise BarkadeError(message("server-file-too-new", file=name)) from error
    return PostgresStore(url)


def _store(file: Path) -> Store:
    from barkade.lockfile import FileLock, Locked
    from barkade.server.store import TooNew
    from barkade.server.store.sqlite import SQLiteStore
    from barkade.server.store.sqlite_schema import migrate

    # Report a bad file here, not from deep inside the server.
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(file)
        lock.take()
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            migrate(connection)
            # Find a damaged file now, not when a table is loaded.
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(found)
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


# Announcing the address


def announce(settings: Settings, port: int, open_page: bool = False) -> None:
    """Print the address, and as a QR code for phones; open the page if asked for."""
    local = f"http://{'localhost' if settings.host in ALL_INTERFACES else settings.host}:{port}"
    url = settings.public_url or lan_url(settings.host, port) or local
    print(f"{say(message('server-open'))} {url}", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(url, micro=False).terminal(compact=True)
        print(say(message("server-stop-with")), flush=True)
    if open_page and has_a_screen():
        # localhost is a secure context: clipboard and notifications work there. A public URL allows no other Origin.
        threading.Thread(target=webbrowser.open, args=[settings.public_url or local], daemon=True).start()


def has_a_screen() -> bool:
    """Tell whether a graphical browser can open; otherwise Python would start one in the terminal, over the QR code."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
