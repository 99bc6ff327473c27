"""Behind a proxy: forwarded addresses are believed from those that were named, and the files in docs/proxy work."""

from __future__ import annotations

import asyncio
import http.client
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from barkade.client import HttpClient, new_nonce
from barkade.engine.errors import BarkadeError
from barkade.server.cli import _proxies
from barkade.server.runtime.addresses import Proxies, is_own_name, network_of
from tests.server.helpers.process import ServerProcess, free_port

DOCS = Path(__file__).resolve().parents[2] / "docs" / "proxy"
FLOOD = 400
"""More requests than an address has at once."""


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("x" * 40_000, "?"),
        ("", "?"),
    ],
)
def test_whose_an_address_is(address: str, whose: str) -> None:
    assert network_of(address) == whose


def test_proxies_are_addresses_or_networks() -> None:
    proxies = Proxies(_proxies("127.0.0.1, 10.0.0.0/8,::1"))
    assert "127.0.0.1" in proxies and "10.1.2.3" in proxies and "::1" in proxies
    assert "127.0.0.2" not in proxies and "nonsense" not in proxies
    with pytest.raises(BarkadeError):
        _proxies("proxy.example")


@pytest.mark.parametrize(
    "host", ["localhost:8000", "192.168.1.5", "[::1]:80", "kennel", "kennel.local", "pi.fritz.box"]
)
def test_names_of_this_machine(host: str) -> None:
    assert is_own_name(host)


@pytest.mark.parametrize("host", ["evil.example", "local.evil.example:8000", "", "[", "x.ts.net."])
def test_names_that_could_be_anybodys(host: str) -> None:
    assert not is_own_name(host)


def ask(port: int, source: str, path: str = "/api/games", count: int = 1, **headers: str) -> list[int]:
    """Requests over one connection from an address of the loopback network."""
    connection = http.client.HTTPConnection("127.0.0.1", port, source_address=(source, 0), timeout=30)
    told = []
    for _ in range(count):
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        answer.read()
        told.append(answer.status)
    connection.close()
    return told


def test_nobody_is_believed_who_was_not_named(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.sqlite", "--bot-pace", "0") as server:
        told = [ask(server.port, "127.0.0.1", X_Forwarded_For=f"192.0.2.{n % 250}")[0] for n in range(FLOOD)]
        assert 429 in told


def test_who_was_named_is_believed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.sqlite", "--proxy", "127.0.0.1") as server:
        assert 429 in ask(server.port, "127.0.0.1", count=FLOOD, X_Forwarded_For="192.0.2.1")
        assert ask(server.port, "127.0.0.1", X_Forwarded_For="192.0.2.2") == [200]
        # What a client says itself stands before what the proxy adds.
        named = [f"192.0.2.{n % 250}, 192.0.2.1" for n in range(FLOOD)]
        assert 429 in [ask(server.port, "127.0.0.1", X_Forwarded_For=each)[0] for each in named]
        # One customer has many IPv6 addresses.
        told = [ask(server.port, "127.0.0.1", X_Forwarded_For=f"2001:db8::{n:x}")[0] for n in range(FLOOD)]
        assert 429 in told
        assert ask(server.port, "127.0.0.1", "/metrics", X_Forwarded_For="192.0.2.3") == [404]
        assert ask(server.port, "127.0.0.1", "/metrics") == [200]


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + 20
        while True:
            try:
                ask(port, "127.0.0.1", "/healthz")
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > until:
                    assert process.stdout is not None
                    raise AssertionError(process.stdout.read().decode()) from None
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """The documented file without TLS, at other ports."""
    lines = (DOCS / "nginx.conf").read_text("utf-8").splitlines()
    kept = [line for line in lines if "ssl" not in line]
    kept.insert(kept.index("server {") + 1, f"    listen 127.0.0.1:{port};")
    (folder / "site.conf").write_text("\n".join(kept).replace("127.0.0.1:8000", f"127.0.0.1:{server}"), "utf-8")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}",
        "utf-8",
    )
    return [program("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    """The documented file without TLS, at other ports."""
    text = (DOCS / "Caddyfile").read_text("utf-8")
    text = text.replace("\ndogs.example.org {", f"\nhttp://:{port} {{\n\tbind 127.0.0.1")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text.replace(":8000", f":{server}"), "utf-8")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def composed(_folder: Path, port: int, server: int) -> list[str]:
    """The command of the composition's Caddy without TLS, at other ports."""
    yaml = pytest.importorskip("yaml")
    command = yaml.safe_load((DOCS.parent / "deploy" / "compose.yaml").read_text("utf-8"))["services"]["caddy"][
        "command"
    ]
    command = re.sub(r"\$\{BARKADE_PUBLIC_URL:-[^}]*\}", f":{port}", command)
    words = shlex.split(command.replace("barkade:8000", f"127.0.0.1:{server}"))
    return [program(words[0]), *words[1:]]


@pytest.mark.parametrize("proxy", [nginx, caddy, composed])
def test_the_documented_files_work(proxy: object, tmp_path: Path) -> None:
    assert callable(proxy)
    port = free_port()
    public = f"http://127.0.0.1:{port}"
    behind = ServerProcess(tmp_path / "t.sqlite", "--proxy", "127.0.0.1", "--public-url", public, "--bot-pace", "0")
    command = proxy(tmp_path, port, behind.port)
    with behind, running(command, port):
        asyncio.run(play_through(public))
        assert 429 in ask(port, "127.0.0.2", count=FLOOD)
        # Whoever says another address each time is still the same person.
        said = [ask(port, "127.0.0.4", X_Forwarded_For=f"192.0.2.{n % 250}")[0] for n in range(FLOOD)]
        assert 429 in said, "what people say of themselves"
        assert ask(port, "127.0.0.3") == [200], "everybody has limits of their own"
        assert ask(port, "127.0.0.3", "/metrics") == ([200] if proxy is composed else [404])  # from this machine


async def play_through(url: str) -> None:
    """Two people play a few moves over sockets."""
    anna, bo = [await HttpClient.come_in(url, name) for name in ("Anna", "Bo")]
    table = await anna.open_table("dig", players=2, options={"starter": 0})
    async with asyncio.timeout(30), anna.at(table) as first, bo.at(table) as second:
        await first.do("sit", seat=0, nonce=new_nonce())
        await second.do("sit", seat=1, nonce=new_nonce())
        await first.do("start")
        await first.reach(0)
        await first.play(0, "stop")
        await second.reach(1)
        assert await second.play(1, "stop") == 2
