"""Telling people of their turn, against real receivers: a push service that decrypts, a mail server with a login over
TLS, and what Discord, ntfy and programs are sent."""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.request
from collections.abc import Callable
from email.header import decode_header, make_header
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest

from barkade.client import HttpClient, RefusedError, new_nonce
from tests.server.helpers.process import ServerProcess
from tests.server.helpers.receivers import CERTIFICATE, PushBrowser, mail_server, vapid_claims, web_receiver

PUBLIC = "http://dogs.test"


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.02)


async def bos_turn(server: ServerProcess, bo: HttpClient, clock: int = 86400) -> str:
    """Open a table where Anna plays with Bo, whose turn it is."""
    anna = await HttpClient.come_in(server.url, "Anna")
    table = await anna.open_table("dig", 2, clock=clock)
    for seat, client in enumerate((anna, bo)):
        await client.do(table, "sit", seat=seat, nonce=new_nonce())
    await anna.do(table, "first", seat=1)
    await anna.do(table, "start")
    return table


def serving(tmp_path: Path, *options: str) -> ServerProcess:
    fixed = ("--unlimited", "--private-webhooks", "--grace", "0", "--public-url", PUBLIC)
    return ServerProcess(tmp_path / "t.sqlite", *fixed, *options)


# Push


def test_a_turn_is_pushed_to_every_device_in_its_language(tmp_path: Path) -> None:
    async def run(server: ServerProcess, url: str) -> None:
        bo = await HttpClient.come_in(server.url, "Bo")
        await bo.request("PATCH", "/api/me", {"language": "cs"})
        ways = await bo.request("GET", "/api/tell")
        browser = PushBrowser(f"{url}/push/bo")
        assert not (await bo.request("GET", "/api/me"))["push"]
        await bo.request("PUT", "/api/me/push", browser.subscription)
        assert (await bo.request("GET", "/api/me"))["push"]
        table = await bos_turn(server, bo)
        await until(lambda: service.heard)
        (received,) = service.heard
        assert received.path == "/push/bo" and received.headers["Content-Encoding"] == "aes128gcm"
        assert int(received.headers["TTL"]) > 3600 and re.fullmatch("[A-Za-z0-9_-]{1,32}", received.headers["Topic"])
        claims = vapid_claims(received.headers["Authorization"], ways["key"])
        assert claims["aud"] == url and time.time() < claims["exp"] < time.time() + 86400 and claims["sub"]
        told = browser.decrypt(received.body)
        assert told["title"] == "DIG: jsi na tahu." and told["path"] == f"/table/{table}"
        assert "Anna" in told["body"] and "UTC" in told["body"]

    with web_receiver() as service, serving(tmp_path) as server:
        asyncio.run(run(server, service.url))


def test_a_device_that_is_gone_or_signed_out_is_told_no_more(tmp_path: Path) -> None:
    async def run(server: ServerProcess, url: str) -> None:
        bo = await HttpClient.come_in(server.url, "Bo")
        code = (await bo.request("POST", "/api/me/link", {}))["code"]
        phone = HttpClient(server.url)
        await phone.request("POST", "/api/me/move", {"code": code})
        await bo.request("PUT", "/api/me/push", PushBrowser(f"{url}/desk").subscription)
        await phone.request("PUT", "/api/me/push", PushBrowser(f"{url}/phone").subscription)
        await bo.request("POST", "/api/me/test", {})
        await until(lambda: len(service.heard) == 2)
        assert {each.path for each in service.heard} == {"/desk", "/phone"}
        await bo.request("DELETE", "/api/me/devices")
        service.status = 410
        await bo.request("POST", "/api/me/test", {})
        await until(lambda: len(service.heard) == 3)
        assert service.heard[-1].path == "/desk", "the phone was signed out"
        async with asyncio.timeout(20):
            while (await bo.request("GET", "/api/me"))["push"]:
                await asyncio.sleep(0.02)

    with web_receiver() as service, serving(tmp_path) as server:
        asyncio.run(run(server, service.url))


@pytest.mark.parametrize("changed", [{"endpoint": "ftp://x/"}, {"auth": "AAAA"}, {"p256dh": "BAAA"}, {"auth": "é"}])
def test_what_no_browser_would_send_is_refused(tmp_path: Path, changed: dict[str, str]) -> None:
    async def run(server: ServerProcess) -> None:
        bo = await HttpClient.come_in(server.url, "Bo")
        with pytest.raises(RefusedError, match="bad-push"):
            await bo.request("PUT", "/api/me/push", {**PushBrowser("http://127.0.0.1/").subscription, **changed})

    with serving(tmp_path) as server:
        asyncio.run(run(server))


def test_games_without_a_clock_are_told_of_and_quick_ones_are_not(tmp_path: Path) -> None:
    async def run(server: ServerProcess, url: str) -> None:
        bo = await HttpClient.come_in(server.url, "Bo")
        await bo.request("PATCH", "/api/me", {"webhook": url})
        await bos_turn(server, bo, clock=60)
        table = await bos_turn(server, bo, clock=0)
        await until(lambda: receiver.heard)
        assert [json.loads(each.body)["table"] for each in receiver.heard] == [table]

    with web_receiver() as receiver, serving(tmp_path) as server:
        asyncio.run(run(server, receiver.url))


# Webhooks


def test_discord_ntfy_and_programs_get_what_they_understand(tmp_path: Path) -> None:
    async def run(server: ServerProcess, url: str) -> None:
        bo = await HttpClient.come_in(server.url, "Bo")
        for shape in ("discord", "ntfy", "json"):
            await bo.request(
                "PATCH", "/api/me", {"webhook": f"{url}/{shape}", "webhook_shape": shape, "language": "ru"}
            )
            table = await bos_turn(server, bo)
            await until(lambda: len(receiver.heard) == 1)
            received = receiver.heard.pop()
            link = f"{PUBLIC}/table/{table}"
            assert received.path == f"/{shape}"
            if shape == "discord":
                sent = json.loads(received.body)
                assert sent["content"].startswith("Твой ход") and sent["content"].endswith(f"\n{link}")
                assert "Anna" in sent["content"] and sent["allowed_mentions"] == {"parse": []}
            elif shape == "ntfy":
                assert str(make_header(decode_header(received.headers["Title"]))).startswith("Твой ход")
                assert received.headers["Click"] == link and "Anna" in received.body.decode()
            else:
                sent = json.loads(received.body)
                assert sent["link"] == link and sent["seat"] == 1 and sent["deadline"] > time.time() * 1000

    with web_receiver() as receiver, serving(tmp_path) as server:
        asyncio.run(run(server, receiver.url))


# Mail


def test_a_mail_has_all_that_a_mail_needs_and_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    monkeypatch.setenv("BARKADE_SMTP_PASSWORD", "woof")

    async def run(server: ServerProcess) -> None:
        bo = await HttpClient.come_in(server.url, "Bo")
        assert (await bo.request("GET", "/api/tell"))["mail"]
        await bo.request("PATCH", "/api/me", {"email": "bo@example.org", "language": "hu"})
        await until(lambda: mails.letters)
        code = re.search(r"\b[0-9a-f]{8}\b", mails.letters.pop().get_content())
        assert code is not None
        await bo.request("POST", "/api/me/email", {"code": code[0]})
        table = await bos_turn(server, bo)
        await until(lambda: mails.letters)
        letter = mails.letters.pop()
        assert mails.logins == ["barkade", "barkade"]
        assert letter["From"] == "dogs@dogs.test" and letter["To"] == "bo@example.org"
        assert letter["Subject"] == "Te jössz: DIG."
        assert abs(parsedate_to_datetime(letter["Date"]).timestamp() - time.time()) < 60
        assert letter["Message-ID"].endswith("@dogs.test>") and letter["Auto-Submitted"] == "auto-generated"
        text = letter.get_content()
        assert "Anna" in text and "UTC" in text and f"{PUBLIC}/table/{table}" in text
        stop = letter["List-Unsubscribe"].strip(" <>")
        assert stop in text and letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = stop.removeprefix(PUBLIC)
        with pytest.raises(RefusedError, match="dead-stop"):
            await bo.request("POST", path[:-1] + ("A" if path[-1] != "A" else "B"))
        await asyncio.to_thread(urllib.request.urlopen, server.url + path)  # a program that follows every link
        assert (await bo.request("GET", "/api/me"))["email"] == "bo@example.org"
        asked = urllib.request.Request(server.url + path, b"List-Unsubscribe=One-Click", method="POST")
        with await asyncio.to_thread(urllib.request.urlopen, asked) as answer:
            assert answer.status == 200
        assert (await bo.request("GET", "/api/me"))["email"] == ""
        with pytest.raises(RefusedError, match="dead-stop"):
            await bo.request("POST", path)

    with mail_server("barkade", "woof") as mails:
        options = ("--smtp", f"localhost:{mails.port}", "--smtp-user", "barkade", "--mail-from", "dogs@dogs.test")
        with serving(tmp_path, *options) as server:
            asyncio.run(run(server))
