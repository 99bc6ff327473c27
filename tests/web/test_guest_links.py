"""The host plays at localhost; whatever is shared from there leads the guests to the host's machine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, Playwright, expect

from barkade.server.runtime.addresses import lan_url
from tests.server.helpers.process import ServerProcess
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers import browser
from tests.web.helpers.networks import NETWORKS, Machine, ServerThere, house_with_two_networks
from tests.web.helpers.players import open_in_dialog, open_table
from tests.web.helpers.qr import read_code

SENTENCE = "Phones can't reach this computer yet"


@pytest.fixture(scope="module")
def home_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    file = tmp_path_factory.mktemp("home") / "tables.sqlite"
    with ServerProcess(file, "--unlimited", "--bot-pace", "0", "--host", "0.0.0.0") as server:
        yield server


@pytest.fixture
def people(chromium: Browser, home_server: ServerProcess) -> Iterator[Visitors]:
    visitors = Visitors(chromium, f"http://localhost:{home_server.port}")
    yield visitors
    visitors.leave()
    assert visitors.wrong == []


@pytest.fixture
def guests(home_server: ServerProcess) -> str:
    """The address under which guests reach the server."""
    url = lan_url("0.0.0.0", home_server.port)
    assert url, "this machine has no address but loopback"
    return url


def share_in(page: Page) -> Locator:
    return page.locator(".share")


def test_a_table_opened_at_localhost_is_shared_by_the_address_in_the_home_network(
    people: Visitors, guests: str
) -> None:
    page = people.come()
    open_in_dialog(page, "dig", players=2)
    assert page.url.startswith("http://localhost:")
    link = f"{guests}{page.url.removeprefix(people.address)}"
    expect(page.get_by_label("Link to this table")).to_have_value(link)
    assert read_code(share_in(page)) == link
    expect(page.get_by_text(SENTENCE)).to_have_count(0)

    wall = people.come()
    wall.goto(f"{page.url}/screen")
    code = share_in(page).locator(".code b").inner_text()
    expect(share_in(wall)).to_contain_text(f"{guests.removeprefix('http://')}/{code}")
    assert read_code(share_in(wall)) == link

    phone = people.come(PHONE, touch=True)
    phone.goto(link)
    phone.get_by_role("button", name="Sit here").first.wait_for()
    # Headers that only count over https are ignored there, and the browser says so.
    people.wrong[:] = [each for each in people.wrong if "Cross-Origin-Opener-Policy" not in each]

    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Menu").click()
    page.locator("summary", has_text="Link to this table").click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(link)


def test_a_personal_link_leads_another_device_to_this_machine(people: Visitors, guests: str) -> None:
    page = people.come()
    open_table(page, "dig", players=2)
    page.goto("/me")
    page.get_by_role("button", name="Make a link").click()
    field = share_in(page).get_by_role("textbox")
    expect(field).to_have_value(re.compile(rf"^{re.escape(guests)}/me#."))
    assert read_code(share_in(page)) == field.input_value()


def test_a_server_that_phones_can_not_reach_says_so_beside_the_link(visitors: Visitors) -> None:
    """The tests' own server listens at 127.0.0.1 alone."""
    page = visitors.come(PHONE, touch=True)
    open_table(page, "dig", players=2)
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)
    expect(page.get_by_text(SENTENCE)).to_be_visible()


def chooses_the_other_address(page: Page, origin: str, first: str, other: str) -> str:
    """Whoever opens a table is shown the first address, and shares the other; the link to the table."""
    open_in_dialog(page, "dig", players=3)
    path = page.url.removeprefix(origin)
    expect(page.get_by_label("Link to this table")).to_have_value(first + path)
    assert read_code(share_in(page)) == first + path
    page.get_by_label("Address for phones").select_option(other)
    expect(page.get_by_label("Link to this table")).to_have_value(other + path)
    assert read_code(share_in(page)) == other + path
    return path


def comes_and_sits(people: Visitors, link: str) -> None:
    phone = people.come(PHONE, touch=True)
    phone.goto(link)
    phone.get_by_role("button", name="Sit here").first.tap()
    phone.get_by_role("button", name="Stand up").wait_for()
    people.wrong[:] = [each for each in people.wrong if "Cross-Origin-Opener-Policy" not in each]


def test_of_several_addresses_the_host_chooses_whichever_is_shared(people: Visitors, guests: str) -> None:
    other = f"http://127.0.0.2:{urlsplit(guests).port}"
    page = people.come()
    page.add_init_script(
        f"""addEventListener('DOMContentLoaded', () => {{
          document.querySelector('meta[name=barkade-lan]').content = '{guests} {other}';
        }})"""
    )
    comes_and_sits(people, other + chooses_the_other_address(page, people.address, guests, other))
    expect(page.locator(".chairs li.person")).to_have_count(2)


def test_in_two_networks_guests_come_from_either(playing: Playwright, tmp_path: Path) -> None:
    with house_with_two_networks() as machines:
        if machines is None or browser.find_shell() is None:
            pytest.skip("nobody may set up networks here, or there is no Chromium")
        host, phones = machines
        arguments = ("--unlimited", "--bot-pace", "0", "--host", "0.0.0.0")
        with ExitStack() as stack, ServerThere(host, tmp_path / "tables.sqlite", *arguments) as server:
            first, other = (f"http://{network}.1:{server.port}" for network in NETWORKS)

            def on(machine: Machine) -> Visitors:
                launched = machine.browser(playing, tmp_path)
                stack.callback(launched.close)
                return Visitors(launched, f"http://localhost:{server.port}")

            home = on(host)
            page = home.come()
            path = chooses_the_other_address(page, home.address, first, other)
            for number, (phone, address) in enumerate(zip(phones, (first, other), strict=True)):
                people = on(phone)
                comes_and_sits(people, address + path)
                expect(page.locator(".chairs li.person")).to_have_count(number + 2)
                assert people.wrong == []
            assert home.wrong == []
            with pytest.raises(Error, match="ERR_ADDRESS_UNREACHABLE"):  # the choice is one that matters
                people.come(PHONE).goto(first + path)
