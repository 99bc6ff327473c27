"""Smaller gaps that stay closed: names, talk, line breaks, links to a file, a store that can't write, damage."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from pathlib import Path

import msgspec
import pytest

import barkade
from barkade.client import HttpClient, TableClient
from barkade.engine.errors import BarkadeError
from barkade.engine.record import read_record
from barkade.lockfile import Locked
from barkade.server import wire
from barkade.server.app import make_app
from barkade.server.cli import _store
from barkade.server.errors import Refusal
from barkade.server.people.people import clean_name
from barkade.server.people.profiles import Introduction
from barkade.server.people.text import clean_talk
from barkade.server.store import StoreFailed
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table.events import Said
from tests.server.helpers.play import Sitting, refused
from tests.server.test_hostile_requests import ask
from tests.server.test_loop import server_at
from tests.server.test_store import opened
from tests.server.test_tables import begin, settle

# Names and talk


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f", "\u034f", "\ufe0f", "\u0301\u0302", " \u200b ", ""])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("A" + "\u0301" * 23, "\u00c1\u0301\u0301"),
        ("An\u3164na", "Anna"),
        ("Zo\u00eb \U0001f436", "Zo\u00eb \U0001f436"),
        ("\u202eannA", "annA"),
        ("Ольга", "Ольга"),
    ],
)
def test_what_is_kept_of_a_name(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_talk_is_one_line_without_controls() -> None:
    assert clean_talk("a\x1b[31m\x00b\nc\u202e d\u2066e") == "a[31mb c de"
    family = "\U0001f468\u200d\U0001f469"
    assert clean_talk(f"{family} !") == f"{family} !"
    sitting = Sitting("dig", 2)
    sitting.do("anna", wire.Say(id="s", text="one\r\ntwo\x07"))
    assert sitting.table.talk[-1].text == "one two"
    assert refused(sitting, "anna", wire.Say(id="t", text="\u202e\u3164")) == "malformed"
    assert Said(text="old rows\nstay").text == "old rows\nstay"


@pytest.mark.parametrize(
    "command",
    [
        {"do": "start", "id": "abc\n"},
        {"do": "mix", "id": "a", "seat": 0, "nonce": "ab" * 16 + "\n"},
        {"do": "seat_bot", "id": "a", "seat": 0, "bot": "random\n"},
        {"do": "mix", "id": "a", "seat": 0, "hash": "ab" * 32 + "\n"},
    ],
)
def test_a_line_break_at_the_end_is_no_part_of_an_id(command: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(command), type=wire.AnyCommand)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"name": "Anna", "language": "en\\n"}', type=Introduction)


# Records


MANY = "9" * 5000


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("players", f"players {MANY}"),
        ("rules", f"rules {MANY}"),
        ("simulation", f"simulation {MANY} 0"),
        ("option", f"option first {MANY}"),
        ("option", "option first --1"),
        ("box", '{"a":' + MANY + "}"),
        ("inherited", f"inherited {MANY}"),
        ("position", f'position {{"a":{MANY}}}'),
        ("name", f"name {MANY} Anna"),
        ("nonce", f"nonce {MANY} 00"),
    ],
)
def test_numbers_without_end_in_a_record_are_refused(word: str, line: str) -> None:
    head, _, body = barkade.new("dig", 2, seed=1).record().partition("\n\n")
    lines = [each for each in head.splitlines() if not each.startswith(f"{word} ")] + [line]
    with pytest.raises(BarkadeError):
        read_record("\n".join(lines) + "\n\n" + body)


# The file


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="no links")
def test_a_file_has_one_server_whatever_links_lead_to_it(tmp_path: Path) -> None:
    async def run() -> None:
        link = tmp_path / "link.sqlite"
        async with opened(SQLiteStore(tmp_path / "tables.sqlite")):
            link.symlink_to(tmp_path / "tables.sqlite")
            with pytest.raises(Locked):
                await SQLiteStore(link).open()
            with pytest.raises(BarkadeError):
                _store(link)

    asyncio.run(run())


def test_a_damaged_file_is_not_served(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def fill() -> None:
        async with server_at(file) as server:
            session, ears = await begin(server.tables, "dig")
            for number in range(100):
                await server.tables.submit(session.table.id, wire.Say(id=f"s{number}", text="x" * 300), ears[0])
            await settle(server.tables)

    asyncio.run(fill())
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    data = bytearray(file.read_bytes())
    for page in range(5, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(data)
    with pytest.raises(BarkadeError) as caught:
        _store(file)
    assert caught.value.message.id == "server-file-broken"


def test_what_was_deleted_is_not_left_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    secret = "a secret that nobody shall read again"

    async def run() -> None:
        async with server_at(file) as server:
            session, ears = await begin(server.tables, "dig")
            await server.tables.submit(session.table.id, wire.Say(id="s", text=secret), ears[0])
            await settle(server.tables)
            await server.store.delete_tables([session.table.id])

    asyncio.run(run())
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    assert secret.encode() not in file.read_bytes()


# A store that can't write


def test_who_asks_is_told_while_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with server_at(tmp_path / "t.sqlite") as server:
            server.ready = True
            app = make_app(server)

            async def ready() -> int:
                return await ask(app, "GET", "/readyz", "", [], b"")

            session, ears = await begin(server.tables, "dig")
            assert await ready() == 200
            store = server.store
            assert isinstance(store, SQLiteStore)

            def full(_group: object) -> list[object]:
                raise StoreFailed("disk full")

            with monkeypatch.context() as patched:
                patched.setattr(store._writer, "_commit", full)
                await server.tables.submit(session.table.id, wire.Bark(id="b", bark="woof"), ears[0])
                await settle(server.tables)
                assert ears[0].last("refused")["kind"] == "failed" and await ready() == 503
            await server.tables.submit(session.table.id, wire.Bark(id="c", bark="woof"), ears[0])
            await settle(server.tables)
            assert await ready() == 200

    asyncio.run(run())


def test_a_client_waits_longer_and_longer_and_forgets_what_was_given_up() -> None:
    async def run() -> None:
        client = TableClient(HttpClient("http://127.0.0.1:1", "", ""), "t")
        sent, waits = list[str](), list[float]()

        async def send(text: str) -> None:
            sent.append(text)

        async def sleep(seconds: float) -> None:
            waits.append(seconds)

        client._send = send  # type: ignore[method-assign]
        failed = {"kind": "failed", "id": "a", "message": {}, "rule": "", "version": 0}
        client._asked["a"] = ("command", asyncio.get_running_loop().create_future())
        client._asked["b"] = ("other", asyncio.get_running_loop().create_future())
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("barkade.client.asyncio.sleep", sleep)
            for _ in range(12):
                await client._refused(failed)
                await asyncio.gather(*client._trying)
            assert sent == ["command"] * 12
            assert waits == sorted(waits) and waits[5] >= 16 * waits[0] and max(waits) <= client.longest_wait
            await client._refused({**failed, "id": "b"})
            del client._asked["b"]  # given up meanwhile
            await asyncio.gather(*client._trying)
            assert sent == ["command"] * 12

    asyncio.run(run())
