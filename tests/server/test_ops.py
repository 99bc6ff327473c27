"""For whoever runs a server: addresses, figures, logs, limits on connections, copies, and a polite end."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from barkade.client import HttpClient
from barkade.server import cli, data_file
from barkade.server.app import make_app
from barkade.server.runtime.addresses import lan_url
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store import Row, TableSummary
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.transport.connection import POLICY, TRY_AGAIN, _refused
from tests.server.helpers.in_process import HandClock, tables
from tests.server.helpers.process import ServerProcess
from tests.server.test_http_tables import ask
from tests.server.test_live import play_on, sit_down

# Where it is found


def test_the_address_is_printed_with_a_code_for_phones_where_there_is_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli.announce(Settings(), 8000)
    told = capsys.readouterr().out
    assert (lan_url("0.0.0.0", 8000) or "http://localhost:8000") in told and told.count("\n") == 1
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    cli.announce(Settings(public_url="https://dogs.example"), 8000)
    told = capsys.readouterr().out
    assert "https://dogs.example" in told and re.search("[▀▄█]{5}", told)


def test_a_public_address_sets_links_cookies_and_the_allowed_origin(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.sqlite", "--public-url", "https://dogs.example/") as server:
        own = {"Origin": "https://dogs.example"}
        status, headers, _ = ask(server, "POST", "/api/me", {"name": "Anna"}, **own)
        assert status == 201 and "Secure" in headers["set-cookie"]
        assert "max-age" in headers["strict-transport-security"]
        cookie = headers["set-cookie"].partition(";")[0]
        wish = {"game": "dig", "players": 2}
        table = json.loads(ask(server, "POST", "/api/tables", wish, Cookie=cookie, **own)[2])
        assert table["link"] == f"https://dogs.example/table/{table['id']}"
        link = json.loads(ask(server, "POST", "/api/me/link", {}, Cookie=cookie, **own)[2])
        assert link["link"].startswith("https://dogs.example/me#")
        page = ask(server, "GET", f"/table/{table['id']}")[2]
        assert '<meta name="barkade-public" content="https://dogs.example">' in page
        for elsewhere in (
            "http://dogs.example",
            f"http://127.0.0.1:{server.port}",
            "null",
            "https://dogs.example:8443",
        ):
            assert ask(server, "POST", "/api/me", {"name": "Eve"}, Origin=elsewhere)[0] == 403


def test_opening_a_personal_link_changes_nothing(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        code = (await anna.request("POST", "/api/me/link", {}))["code"]
        for path in ("/me", f"/me?code={code}", f"/api/me/move?code={code}"):
            status, headers, _ = ask(server, "GET", path)
            assert "set-cookie" not in headers and status in (200, 404, 405, 503)
        assert (await HttpClient(server.url).request("POST", "/api/me/move", {"code": code}))["id"] == anna.id

    asyncio.run(run())


# How it is doing


def test_the_figures_follow_what_happens(own_server: ServerProcess) -> None:
    def figures() -> dict[str, float]:
        lines = [line.split() for line in ask(own_server, "GET", "/metrics")[2].splitlines() if line[0] != "#"]
        return {line[0]: float(line[1]) for line in lines}

    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = await sit_down(own_server, stack, "dig", people=2, clock=3600)
            await asyncio.gather(*(play_on(client, random.Random(1), beyond=5) for client in clients))
            await clients[0].person.request("GET", "/api/games")  # answered as soon as bots are known
            now = figures()
            assert now["barkade_connections"] == 2 and now["barkade_tables_in_memory"] == 1
            assert now["barkade_versions_total"] == clients[0].version + 1
            assert now["barkade_alarms"] == 1 and now["barkade_worker_starts_total"] == 1
            assert now["barkade_rows_waiting"] == now["barkade_questions"] == 0
        assert now["process_resident_memory_bytes"] > 0

    asyncio.run(run())


def test_logs_are_one_json_object_a_line(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    with ServerProcess(tmp_path / "t.sqlite", "--log", str(log)) as server:
        assert server.process is not None
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        if not children.exists():
            pytest.skip("needs /proc")
        (worker,) = children.read_text().split()
        subprocess.run(["kill", "-9", worker], check=True)
        assert ask(server, "GET", "/api/games")[0] == 200
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert all({"event", "level", "logger", "timestamp"} <= set(line) for line in lines)
    events = [line["event"] for line in lines]
    assert events[0] == "server started" and events[-1] == "server stopped"
    assert "bot process died" in events


# Limits on connections


def test_connections_are_limited_by_person_address_and_in_all(tmp_path: Path) -> None:
    class Asking:
        headers: dict[str, str] = {}

    server = Server(
        SQLiteStore(tmp_path / "t.sqlite"), Settings(most_connections=3, most_per_address=2, most_per_person=1)
    )
    asking: Any = Asking()
    assert _refused(server, asking, "1.2.3.4") is None
    server.by_address["1.2.3.4"] = 2
    assert _refused(server, asking, "1.2.3.4") == TRY_AGAIN and _refused(server, asking, "4.3.2.1") is None
    server.connections = {object(), object(), object()}  # type: ignore[arg-type]
    assert _refused(server, asking, "4.3.2.1") == TRY_AGAIN
    for origin in ("https://evil.example", "http://["):
        asking.headers = {"origin": origin}
        assert _refused(server, asking, "4.3.2.1") == POLICY
    assert make_app(server).state.server is server


def test_opening_sockets_is_limited_in_rate_as_requests_are(tmp_path: Path) -> None:
    class Asking:
        headers: dict[str, str] = {}

    clock, asking = HandClock(), cast(Any, Asking())
    server = Server(SQLiteStore(tmp_path / "t.sqlite"), Settings(requests_per_second=2, requests_burst=3), clock)
    assert [_refused(server, asking, "1.2.3.4") for _ in range(4)] == [None, None, None, TRY_AGAIN]
    assert _refused(server, asking, "4.3.2.1") is None
    clock.time += 500
    assert [_refused(server, asking, "1.2.3.4") for _ in range(2)] == [None, TRY_AGAIN]


def test_one_person_cant_open_tabs_without_end(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        table = await anna.open_table("dig", 2)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with AsyncExitStack() as stack:
            tabs = [
                await stack.enter_async_context(connect(address, additional_headers=anna.headers, proxy=None))
                for _ in range(Settings().most_per_person)
            ]
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers=anna.headers, proxy=None)
            await tabs[0].close()
            async with asyncio.timeout(10):  # as soon as the server has noticed
                while True:
                    try:
                        await stack.enter_async_context(connect(address, additional_headers=anna.headers, proxy=None))
                        return
                    except InvalidStatus:
                        await asyncio.sleep(0.05)

    with ServerProcess(tmp_path / "t.sqlite", "--bot-pace", "0") as server:
        asyncio.run(run(server))


# Clearing away


def test_everything_that_was_kept_long_enough_is_cleared_away_at_once(tmp_path: Path) -> None:
    """However many it is: a store names a thousand at a time."""

    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            rows = [Row(str(number), 1, None, "c", "", clock.time, b"{}") for number in range(2300)]
            cards = [TableSummary(row.table, "dig", "over", False, False, clock.time) for row in rows]
            await asyncio.gather(*map(running.store.append, rows, cards))
            clock.time += running.settings.keep_finished + 1
            assert await running.cleaning.delete_expired(clock.time) == 2300
            assert await running.store.summaries("over") == []

    asyncio.run(run())


# Copies, and the end


def test_a_copy_made_under_load_has_every_move_acknowledged_before(own_server: ServerProcess, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"

    async def run() -> tuple[str, int]:
        async with AsyncExitStack() as stack:
            clients = await sit_down(own_server, stack, "dig", people=2)
            playing = [asyncio.create_task(play_on(client, random.Random(1))) for client in clients]
            await clients[0].reach(20)
            before = clients[0].version
            command = [sys.executable, "-m", "barkade", "backup", str(target), "--data", str(own_server.file)]
            await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)
            assert clients[0].version > before, "it was played on meanwhile"
            for each in playing:
                each.cancel()
            return clients[0].table, before

    table, before = asyncio.run(run())
    with ServerProcess(target) as copy:
        record = ask(copy, "GET", f"/api/tables/{table}/record")[2]
        shown = [line for line in record.splitlines() if re.match(r"\d", line)]
        assert len(shown) >= before


@pytest.mark.parametrize("folder", ["a#b", "c%41d", "dogs & cats"])
def test_a_copy_is_made_of_a_file_wherever_it_is(tmp_path: Path, folder: str) -> None:
    """An address of SQLite's has signs with a meaning, which a folder may have in its name."""
    source, target = tmp_path / folder / "tables.sqlite", tmp_path / "copy.sqlite"
    source.parent.mkdir()
    with sqlite3.connect(source) as file:
        file.execute("CREATE TABLE kept (dog TEXT)")
    file.close()
    assert data_file.backup([str(target), "--data", str(source)]) == 0
    with sqlite3.connect(target) as copy:
        assert copy.execute("SELECT name FROM sqlite_schema").fetchall() == [("kept",)]
    copy.close()


def test_everybody_is_told_before_the_server_goes(own_server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(own_server.url, "Anna")
        table = await anna.open_table("dig", 2)
        address = f"ws://127.0.0.1:{own_server.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers=anna.headers, proxy=None) as line:
            assert json.loads(await line.recv())["type"] == "news"
            stopping = asyncio.create_task(asyncio.to_thread(own_server.stop))
            assert json.loads(await line.recv()) == {"type": "bye", "reason": "closing", "again": True}
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1001
            assert await stopping == 0

    asyncio.run(run())


def test_who_is_deleted_is_disconnected(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        table = await anna.open_table("dig", 2)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers=anna.headers, proxy=None) as line:
            await line.recv()
            await anna.request("DELETE", "/api/me")
            assert json.loads(await line.recv()) == {"type": "bye", "reason": "deleted", "again": False}

    asyncio.run(run())
