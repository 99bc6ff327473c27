"""Coming in, links to other devices, finding and opening tables: by real requests."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import barkade
from barkade.client import HttpClient, RefusedError, new_nonce
from barkade.engine.i18n import message, say
from tests.server.helpers.play import Sitting
from tests.server.helpers.process import ServerProcess


def ask(
    server: ServerProcess, method: str, path: str, body: object = None, **headers: str
) -> tuple[int, dict[str, str], str]:
    """A request with headers of our own."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    sent = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, data, sent)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, text


def refused(coroutine: Any) -> str:
    with pytest.raises(RefusedError) as error:
        asyncio.run(coroutine)
    return error.value.kind


# People


def test_coming_in_gives_a_cookie_that_scripts_cant_read(server: ServerProcess) -> None:
    status, headers, text = ask(server, "POST", "/api/me", {"name": " Anna \u202e\x07 <b> "})
    assert status == 201 and json.loads(text)["name"] == "Anna <b>"
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    secret = re.match(r"barkade=([A-Za-z0-9_-]+)", cookie)
    assert secret is not None and len(secret[1]) >= 43 and secret[1] not in text
    status, _, text = ask(server, "GET", "/api/me", Cookie=f"barkade={secret[1]}")
    assert status == 200 and json.loads(text)["name"] == "Anna <b>"
    assert ask(server, "GET", "/api/me", Cookie="barkade=nonsense")[0] == 401
    assert ask(server, "GET", "/api/me")[0] == 401


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\x00"])
def test_a_name_has_to_be_visible(server: ServerProcess, name: str) -> None:
    assert ask(server, "POST", "/api/me", {"name": name})[0] == 400


def test_changing_name_and_dog(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        changed = await anna.request("PATCH", "/api/me", {"name": "Anne", "dog": {"ears": 3}})
        assert changed["name"] == "Anne" and changed["dog"]["ears"] == 3 and changed["id"] == anna.id

    asyncio.run(run())


def test_a_personal_link_moves_somebody_to_another_device_once(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        link = await anna.request("POST", "/api/me/link", {})
        assert link["link"].startswith(server.url) and link["link"].endswith(link["code"])
        # Opening the link changes nothing: its secret isn't even sent before the button is pressed.
        assert "#" in link["link"]
        phone = HttpClient(server.url)
        moved = await phone.request("POST", "/api/me/move", {"code": link["code"]})
        assert moved["id"] == anna.id and phone.cookie != anna.cookie
        assert (await phone.request("GET", "/api/me"))["id"] == anna.id
        assert (await anna.request("GET", "/api/me"))["id"] == anna.id
        with pytest.raises(RefusedError) as again:
            await HttpClient(server.url).request("POST", "/api/me/move", {"code": link["code"]})
        assert again.value.kind == "dead-link"

    asyncio.run(run())


def test_delete_me(server: ServerProcess) -> None:
    async def run() -> None:
        anna, bo = await HttpClient.come_in(server.url, "Anna"), await HttpClient.come_in(server.url, "Bo")
        table = await anna.open_table("dig", 2)
        await anna.do(table, "sit", seat=0, nonce=new_nonce())
        await bo.do(table, "sit", seat=1, nonce=new_nonce())
        await anna.do(table, "start")
        await anna.request("DELETE", "/api/me")
        info = await bo.request("GET", f"/api/tables/{table}")
        assert info["seats"][0]["name"] == "" and info["seats"][0]["bot"] == "good-dog"
        assert info["owner"] == bo.id
        with pytest.raises(RefusedError):
            await anna.request("GET", "/api/me")

    asyncio.run(run())


def test_a_remote_bot_may_play_at_its_table_and_nothing_else(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        table, elsewhere = await anna.open_table("dig", 2), await anna.open_table("dig", 2)
        given = await anna.request("POST", f"/api/tables/{table}/remote-bot", {"seat": 1, "name": "Robo"})
        robo = HttpClient(server.url, token=given["token"])
        for method, path, body in (
            ("POST", "/api/me", {"name": "Rex"}),
            ("PATCH", "/api/me", {"name": "Rex"}),
            ("DELETE", "/api/me", None),
            ("POST", "/api/me/link", {}),
            ("GET", "/api/me/tables", None),
            ("GET", "/api/me/results", None),
            ("GET", "/api/me/data", None),
            ("POST", "/api/tables", {"game": "dig", "players": 2}),
            ("POST", f"/api/tables/{table}/rematch", {}),
            ("POST", f"/api/tables/{table}/remote-bot", {"seat": 0}),
        ):
            with pytest.raises(RefusedError) as why:
                await robo.request(method, path, body)
            assert why.value.kind == "who-are-you", (method, path)
        with pytest.raises(RefusedError) as why:
            await robo.do(elsewhere, "bark", bark="woof")
        assert why.value.kind == "players-only"
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{elsewhere}/socket"
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=robo.headers, proxy=None)
        assert (await robo.request("GET", "/api/me"))["name"] == "Robo"
        await robo.do(table, "sit", seat=1, nonce=new_nonce())
        assert (await anna.request("GET", f"/api/tables/{table}"))["seats"][1]["name"] == "Robo"

    asyncio.run(run())


# Tables


def test_a_running_game_stays_among_my_tables_however_many_are_opened_later(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        first = ""
        for number in range(52):
            table = await anna.open_table("dig", 2)
            await anna.do(table, "sit", seat=0, nonce=new_nonce())
            first = first or table
            if number == 20:
                await anna.do(first, "say", text="my turn?")
        mine = [each["id"] for each in (await anna.request("GET", "/api/me/tables"))["tables"]]
        assert len(mine) == 52 and mine[0] == table
        assert 30 < mine.index(first) < 34, "in the order in which something was last done"

    asyncio.run(run())


def test_the_games_of_the_house_and_their_options(server: ServerProcess) -> None:
    told = json.loads(ask(server, "GET", "/api/games")[2])
    assert [game["game"] for game in told["games"]] == barkade.games()
    assert "good-dog" in told["bots"]


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"game": "chess", "players": 2}, "malformed"),
        ({"game": "dig", "players": 7}, "malformed"),
        ({"game": "dig", "players": 2, "options": {"starter": 8}}, "malformed"),
        ({"game": "dig", "players": 2, "record": "barkade 1\n"}, "malformed"),
        ({"game": "dig", "players": 2, "surprise": 1}, "malformed"),
        ({"game": "dig", "players": 2, "clock": -1}, "malformed"),
    ],
)
def test_a_table_that_cant_be_is_refused(server: ServerProcess, wish: dict[str, Any], kind: str) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        await anna.request("POST", "/api/tables", wish)

    assert refused(run()) == kind


def test_tables_are_public_or_by_link(server: ServerProcess) -> None:
    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        shown, hidden = await anna.open_table("dig", 2, public=True), await anna.open_table("dig", 2)
        listed = {line["id"] for line in (await HttpClient(server.url).request("GET", "/api/tables"))["tables"]}
        assert shown in listed and hidden not in listed
        await anna.do(hidden, "sit", seat=0, nonce=new_nonce())
        (mine,) = (await anna.request("GET", "/api/me/tables"))["tables"]
        assert mine["id"] == hidden and mine["mine"] == [0] and mine["free"] == 1

    asyncio.run(run())


def test_my_games_say_whose_turn_it_is_and_since_when(server: ServerProcess) -> None:
    async def run() -> None:
        anna, bo = await HttpClient.come_in(server.url, "Anna"), await HttpClient.come_in(server.url, "Bo")
        table = await anna.open_table("dig", 2, clock=86400)
        await anna.do(table, "sit", seat=0, nonce=new_nonce())
        await bo.do(table, "sit", seat=1, nonce=new_nonce())
        await anna.do(table, "first", seat=1)
        await anna.do(table, "start")
        (line,) = (await bo.request("GET", "/api/me/tables"))["tables"]
        assert line["to_move"] == 1 and line["mine"] == [1] and line["names"] == ["Anna", "Bo"]
        assert line["deadline"] == line["since"] + 86400 * 1000

    asyncio.run(run())


def test_play_on_from_an_uploaded_record(server: ServerProcess) -> None:
    sitting = Sitting("dig", 2)
    sitting.play_some(random.Random(1), 30)
    text = sitting.match.record()

    async def run() -> None:
        anna, bo = await HttpClient.come_in(server.url, "Anna"), await HttpClient.come_in(server.url, "Bo")
        table = await anna.open_table("dig", 2, record=text, upto=20, public=True)
        origin = {"version": 20, "position": False}
        # Whoever comes is told before they sit down.
        assert (await bo.request("GET", f"/api/tables/{table}"))["origin"] == origin
        lines = (await bo.request("GET", "/api/tables"))["tables"]
        assert [line["origin"] for line in lines if line["id"] == table] == [origin]
        await anna.do(table, "sit", seat=0, nonce=new_nonce())
        await bo.do(table, "sit", seat=1, nonce=new_nonce())
        assert (await anna.do(table, "start"))["version"] == 20
        async with anna.at(table) as client:
            assert client.views[0]["known"] is not None and client.version == 20
        assert "\ninherited 21\n" in await bo.request("GET", f"/api/tables/{table}/record")
        assert (await bo.request("GET", f"/api/tables/{table}/replay"))["origin"] == origin

    asyncio.run(run())


def test_a_position_that_somebody_laid_out_is_named(server: ServerProcess) -> None:
    """The host could deal everybody's cards: that is allowed, but not in secret."""
    match = barkade.from_position(Sitting("barking", 2).match.position())
    text = match.record()

    async def run() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        table = await anna.open_table("barking", 2, record=text, upto=0)
        assert (await anna.request("GET", f"/api/tables/{table}"))["origin"] == {"version": 0, "position": True}
        fresh = await anna.open_table("barking", 2)
        assert (await anna.request("GET", f"/api/tables/{fresh}"))["origin"] is None
        replayed = await anna.request("POST", "/api/replay", {"record": text})
        assert replayed["origin"] == {"version": 0, "position": True}

    asyncio.run(run())


def test_the_coach_helps_where_the_table_allows_it(server: ServerProcess) -> None:
    async def run(help_allowed: str, stranger: bool = False) -> Any:
        anna = await HttpClient.come_in(server.url, "Anna")
        table = await anna.open_table("dig", 2, help=help_allowed)
        await anna.do(table, "sit", seat=0, nonce=new_nonce())
        await anna.do(table, "seat_bot", seat=1, bot="random")
        await anna.do(table, "start")
        asker = await HttpClient.come_in(server.url, "Bo") if stranger else anna
        return await asker.request("GET", f"/api/tables/{table}/coach")

    assert asyncio.run(run("coach"))["lines"]
    assert refused(run("none")) == "no-help"
    assert refused(run("none", stranger=True)) == "no-help", "whoever plays could come in under another name"


async def at_the_move(server: ServerProcess, help_allowed: str) -> tuple[HttpClient, str]:
    """Somebody who is to move at a table of two."""
    anna = await HttpClient.come_in(server.url, "Anna")
    table = await anna.open_table("dig", 2, help=help_allowed)
    for seat in range(2):
        await anna.do(table, "sit", seat=seat, nonce=new_nonce())
    await anna.do(table, "start")
    return anna, table


def test_hints_are_for_whoever_is_to_move_where_all_help_is_allowed(server: ServerProcess) -> None:
    async def run(help_allowed: str, stranger: bool) -> Any:
        anna, table = await at_the_move(server, help_allowed)
        asker = await HttpClient.come_in(server.url, "Bo") if stranger else anna
        return await asker.request("GET", f"/api/tables/{table}/hint")

    assert refused(run("coach", stranger=False)) == "no-help"
    assert refused(run("all", stranger=True)) == "players-only"


@pytest.mark.long
def test_a_hint_names_legal_actions(server: ServerProcess) -> None:
    async def run() -> None:
        anna, table = await at_the_move(server, "all")
        async with asyncio.timeout(300), anna.at(table) as client:
            while not (told := await anna.request("GET", f"/api/tables/{table}/hint"))["ready"]:
                await asyncio.sleep(1)
            seat = client.to_move()
            assert seat is not None
            legal = {action["text"] for action in client.views[seat]["legal"]}
            assert {hint["text"] for hint in told["hints"]} <= legal and told["hints"]

    asyncio.run(run())


# Safety


def test_every_answer_carries_the_headers_and_pages_elsewhere_are_kept_out(server: ServerProcess) -> None:
    for path in ("/", "/healthz", "/api/games", "/table/nowhere", "/assets/../../secret"):
        _, headers, _ = ask(server, "GET", path)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    elsewhere = {"Origin": "https://evil.example"}
    assert ask(server, "POST", "/api/me", {"name": "Eve"}, **elsewhere)[0] == 403
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    assert ask(server, "POST", "/api/me", {"name": "Eve"}, **own)[0] == 201
    assert ask(server, "POST", "/api/me", b'{"name":"Eve"}', Content_Type="text/plain")[0] == 400
    assert ask(server, "POST", "/api/me", b"x" * 2_000_000)[0] == 413


def test_paths_do_not_lead_out_of_the_page(server: ServerProcess) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/cli.py", "/assets/%2e%2e/%2e%2e/cli.py", "//etc/passwd"):
        status, _, text = ask(server, "GET", path)
        assert "import" not in text and "root:" not in text
        assert status in (200, 404, 503)


def test_opening_an_invitation_changes_nothing_and_shows_whom_it_is_from(server: ServerProcess) -> None:
    async def run() -> str:
        anna = await HttpClient.come_in(server.url, 'Anna "><script>')
        return await anna.open_table("dig", 2)

    table = asyncio.run(run())
    before = ask(server, "GET", f"/api/tables/{table}")[2]
    status, _, page = ask(server, "GET", f"/table/{table}")
    if status == 200:
        assert "og:title" in page and "DIG" in page and "<script>" not in page.split("og:description")[1][:200]
    after = ask(server, "GET", f"/api/tables/{table}")[2]
    assert re.sub(r'"now":\d+', "", before) == re.sub(r'"now":\d+', "", after)


@pytest.mark.parametrize(
    ("liked", "language"), [("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("de,cs;q=0.3,hu;q=0.7", "hu"), ("fr", "en"), ("", "en")]
)
def test_an_invitation_is_shown_in_the_language_that_its_reader_likes(
    server: ServerProcess, liked: str, language: str
) -> None:
    async def run() -> str:
        anna = await HttpClient.come_in(server.url, "Anna")
        return await anna.open_table("spots", 2)

    status, headers, page = ask(server, "GET", f"/table/{asyncio.run(run())}", Accept_Language=liked)
    invited = message("server-invited", name="Anna", game=message("spots-name"))
    assert say(invited if status == 200 else message("server-no-page"), language=language) in page
    assert status != 200 or headers["vary"] == "accept-language"


def test_who_comes_in_is_written_to_in_the_language_of_their_browser_until_they_choose_one(
    server: ServerProcess,
) -> None:
    def language(name: str, liked: str, **chosen: str) -> str:
        body = {"name": name, **chosen}
        return str(json.loads(ask(server, "POST", "/api/me", body, Accept_Language=liked)[2])["language"])

    assert language("Anna", "pl-PL,pl;q=0.9") == "pl"
    assert language("Bo", "pl-PL", language="ro") == "ro"


def test_everybody_sees_what_a_table_s_own_box_has(server: ServerProcess) -> None:
    box = {"hand_limit": 2, "reach": 5}

    async def run() -> tuple[str, str]:
        anna = await HttpClient.come_in(server.url, "Anna")
        return await anna.open_table("dig", 2, box=box), await anna.open_table("dig", 2)

    own, usual = asyncio.run(run())
    assert json.loads(ask(server, "GET", f"/api/tables/{own}/box")[2]) == {"box": box}
    assert json.loads(ask(server, "GET", f"/api/tables/{usual}/box")[2]) == {"box": None}
    assert ask(server, "GET", "/api/tables/nowhere/box")[0] == 404


# For whoever runs it


def test_health_and_metrics(server: ServerProcess) -> None:
    assert ask(server, "GET", "/healthz")[::2] == (200, "ok")
    assert ask(server, "GET", "/readyz")[0] == 200
    _, _, metrics = ask(server, "GET", "/metrics")
    assert "barkade_connections" in metrics and "barkade_versions_total" in metrics


def test_a_backup_while_the_server_runs_is_whole(server: ServerProcess, tmp_path: Path) -> None:
    async def run() -> str:
        anna = await HttpClient.come_in(server.url, "Anna")
        return await anna.open_table("dig", 2)

    table = asyncio.run(run())
    target = tmp_path / "copy.sqlite"
    command = [sys.executable, "-m", "barkade", "backup", str(target), "--data", str(server.file)]
    assert subprocess.run(command, check=True, capture_output=True).stdout
    again = subprocess.run(command, capture_output=True, text=True)
    assert again.returncode == 1 and again.stderr.count("\n") == 1
    with ServerProcess(target) as copy:
        assert json.loads(ask(copy, "GET", f"/api/tables/{table}")[2])["id"] == table


def test_what_is_wrong_at_the_start_is_said_in_one_line(server: ServerProcess, tmp_path: Path) -> None:
    def start(*arguments: str) -> str:
        command = [sys.executable, "-m", "barkade", "serve", "--host", "127.0.0.1", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=30)
        assert done.returncode != 0 and done.stderr.count("\n") == 1, done.stderr
        return done.stderr

    fresh = str(tmp_path / "x.sqlite")
    assert str(server.port) in start("--port", str(server.port), "--data", fresh)
    assert "open" in start("--port", "0", "--data", str(server.file))
    assert "http" in start("--port", "0", "--data", fresh, "--public-url", "ftp://x")
    (tmp_path / "torn.sqlite").write_bytes(b"not a database at all" * 100)
    assert "torn.sqlite" in start("--port", "0", "--data", str(tmp_path / "torn.sqlite"))
