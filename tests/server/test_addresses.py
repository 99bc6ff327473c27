"""Links that guests can follow: the public URL, else the address in the home network, else this machine alone."""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from barkade.server import cli
from barkade.server.http.common import address, lan_addresses
from barkade.server.runtime import addresses
from barkade.server.runtime.addresses import is_loopback, lan_url, lan_urls
from barkade.server.server import Server
from barkade.server.settings import Settings
from barkade.server.store.sqlite import SQLiteStore
from tests.server.helpers.process import ServerProcess
from tests.server.test_http_tables import ask

LAN = "192.168.1.5"
CABLE = "10.0.7.1"


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: [LAN, CABLE])


@pytest.fixture
def without_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(addresses, "_addresses_of_interfaces", list)
    monkeypatch.setattr(socket.socket, "connect", unreachable)


@pytest.mark.parametrize(
    "host", ["localhost", "dogs.localhost", "LOCALHOST", "127.0.0.1", "127.8.9.10", "0.0.0.0", "[::1]"]
)
def test_loopback(host: str) -> None:
    assert is_loopback(f"http://{host}:8000/")


@pytest.mark.parametrize("host", [LAN, "dogs.example", "localhost.example", "notlocalhost", "[fd00::1]", "[", ""])
def test_not_loopback(host: str) -> None:
    assert not is_loopback(f"http://{host}:8000/")


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("0.0.0.0", f"http://{LAN}:8000"),
        ("10.0.0.7", "http://10.0.0.7:8000"),
        ("kennel.local", "http://kennel.local:8000"),
        ("127.0.0.1", ""),
        ("localhost", ""),
    ],
)
def test_the_url_in_the_home_network_follows_the_bound_address(host: str, url: str) -> None:
    assert lan_url(host, 8000) == url


@pytest.mark.usefixtures("without_network")
def test_there_is_none_without_a_network() -> None:
    assert lan_url("0.0.0.0", 8000) == ""


def test_all_networks_of_this_machine_are_found_and_the_usual_one_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = addresses.own_addresses()
    assert found[0] == addresses.own_address() and "127.0.0.1" not in found
    several = ["127.0.1.1", "169.254.3.4", "10.0.7.1", found[0]]
    monkeypatch.setattr(addresses, "_addresses_of_interfaces", lambda: several)
    assert addresses.own_addresses() == [found[0], "10.0.7.1"]


@pytest.mark.skipif(sys.platform != "linux", reason="others are asked by name")
def test_the_address_of_each_interface_is_read() -> None:
    assert addresses.own_address() in addresses._addresses_of_interfaces()
    assert "127.0.0.1" in addresses._addresses_of_interfaces()


def asked(tmp_path: Path, host_header: str, **settings: str) -> Request:
    """A request that came to port 8000 with a Host header, perhaps through a tunnel from another port."""

    server = Server(SQLiteStore(tmp_path / "t.sqlite"), Settings(**settings))  # type: ignore[arg-type]
    app = SimpleNamespace(state=SimpleNamespace(server=server))
    headers = [(b"host", host_header.encode())]
    bound = ("127.0.0.1", 8000)
    return Request(
        {
            "type": "http",
            "scheme": "http",
            "path": "/",
            "headers": headers,
            "server": bound,
            "app": app,
            "query_string": b"",
        }
    )


@pytest.mark.usefixtures("at_home")
def test_links_lead_to_where_guests_reach_the_server(tmp_path: Path) -> None:
    for local in ("localhost:8000", "127.0.0.1:8000", "localhost:9000"):
        assert address(asked(tmp_path, local)) == f"http://{LAN}:8000"
        assert lan_addresses(asked(tmp_path, local)) == [f"http://{LAN}:8000", f"http://{CABLE}:8000"]
        assert address(asked(tmp_path, local, public_url="https://dogs.example")) == "https://dogs.example"
        only_here = asked(tmp_path, local, host="127.0.0.1")
        assert (address(only_here), lan_addresses(only_here)) == (f"http://{local}", [])
    for reachable in ("kennel.local:8000", "10.0.0.7:8000"):
        assert address(asked(tmp_path, reachable)) == f"http://{reachable}"
        # Whoever did not come from this machine is not told its address in a network that may be private.
        assert lan_addresses(asked(tmp_path, reachable)) == []


def test_a_real_server_never_puts_localhost_into_a_link(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "t.sqlite", "--unlimited", "--host", "0.0.0.0") as server:
        guests = lan_url("0.0.0.0", server.port)
        assert guests, "this machine has no address but loopback"
        _, headers, _ = ask(server, "POST", "/api/me", {"name": "Anna"})
        cookie = headers["set-cookie"].partition(";")[0]
        for host in (f"localhost:{server.port}", f"127.0.0.1:{server.port}"):
            wish = {"game": "dig", "players": 2}
            table = json.loads(ask(server, "POST", "/api/tables", wish, Cookie=cookie, Host=host)[2])
            assert table["link"] == f"{guests}/table/{table['id']}"
            link = json.loads(ask(server, "POST", "/api/me/link", {}, Cookie=cookie, Host=host)[2])
            assert link["link"] == f"{guests}/me#{link['code']}"
            page = ask(server, "GET", f"/table/{table['id']}", Host=host)[2]
            assert f'<meta name="barkade-lan" content="{" ".join(lan_urls("0.0.0.0", server.port))}">' in page


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("settings", "printed", "opened"),
    [
        (Settings(), f"http://{LAN}:8000", "http://localhost:8000"),
        (Settings(host="10.0.0.7"), "http://10.0.0.7:8000", "http://10.0.0.7:8000"),
        (Settings(host="127.0.0.1"), "http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        # At localhost the Origin would be refused.
        (Settings(public_url="https://dogs.example"), "https://dogs.example", "https://dogs.example"),
    ],
)
def test_the_hosts_own_browser_is_sent_where_the_page_works(
    settings: Settings, printed: str, opened: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class AtOnce:
        def __init__(self, target: Any, args: list[str], daemon: bool) -> None:
            self.start = lambda: target(*args)

    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    monkeypatch.setattr("threading.Thread", AtOnce)
    monkeypatch.setattr(cli, "has_a_screen", lambda: True)
    cli.announce(settings, 8000, open_page=True)
    assert printed in capsys.readouterr().out and pages == [opened]
