"""From an address that is not localhost, over plain http, as in most homes: there is no WebCrypto, clipboard, service
worker, microphone, wake lock or notification, and each thing that wants one works another way or says why not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from barkade.server.runtime.addresses import lan_url
from tests.server.helpers.process import ServerProcess
from tests.web.conftest import Visitors
from tests.web.helpers.boards import in_phase
from tests.web.helpers.players import Reader, moment, open_table, play_to_the_end, played_on, take_seat

MISSING = """() => ({
    crypto: crypto.subtle === undefined,
    clipboard: navigator.clipboard === undefined,
    worker: navigator.serviceWorker === undefined,
    microphone: navigator.mediaDevices === undefined,
    awake: navigator.wakeLock === undefined,
    notification: !('Notification' in window) || Notification.permission === 'denied',
})"""


@pytest.fixture(scope="module")
def home_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    file = tmp_path_factory.mktemp("home") / "tables.sqlite"
    with ServerProcess(file, "--unlimited", "--bot-pace", "0", "--host", "0.0.0.0") as server:
        yield server


@pytest.fixture
def people(chromium: Browser, home_server: ServerProcess) -> Iterator[Visitors]:
    address = lan_url("0.0.0.0", home_server.port)
    if not address:
        pytest.skip("this machine has no address but localhost")
    visitors = Visitors(chromium, address)
    yield visitors
    visitors.leave()
    # Headers that only count over https are ignored by the browser, and it says so.
    assert [each for each in visitors.wrong if "Cross-Origin-Opener-Policy" not in each] == []


@pytest.fixture
def page(people: Visitors) -> Page:
    return people.come()


def test_there_is_nothing_that_wants_a_secure_context(page: Page) -> None:
    page.goto("/")
    assert page.evaluate("isSecureContext") is False
    assert page.evaluate(MISSING) == dict.fromkeys(
        ("crypto", "clipboard", "worker", "microphone", "awake", "notification"), True
    )


def test_a_link_is_copied_the_old_way(page: Page) -> None:
    open_table(page, "dig", players=2)
    link = page.get_by_label("Link to this table").input_value()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.goto("/")
    code = page.get_by_label("Table link or code")
    code.focus()
    page.keyboard.press("Control+V")
    expect(code).to_have_value(link)


def test_the_dice_are_checked_without_webcrypto(page: Page, people: Visitors) -> None:
    reader = Reader(page)
    played_on(people, page, "goodboy", turns_left=2)  # the last turns of DIG may draw nothing
    play_to_the_end(reader)
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text("come from the seed").or_(page.get_by_text("comes from the seed"))).to_be_visible()


def test_me_says_why_there_is_no_notification_and_offers_no_installing(page: Page) -> None:
    page.goto("/me")
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    page.get_by_role("link", name="Choose how").click()
    expect(page.get_by_text("Browsers only do this over https")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Notify me")).to_be_disabled()


def test_a_tie_is_decided_without_a_microphone(page: Page, people: Visitors) -> None:
    take_seat(people, page, "barking", 2, moment("barking", 2, in_phase("bark"), seed=147))
    expect(page.get_by_text("Browsers only allow the microphone over https")).to_be_visible()
    page.get_by_role("button", name="No microphone: let chance bark").click()
    expect(page.locator(".table.mine .own .acts")).to_have_count(0)


def test_a_table_screen_says_that_it_may_go_dark(page: Page, people: Visitors) -> None:
    open_table(page, "dig", players=2)
    screen = people.come()
    screen.goto(f"{page.url}/screen")
    expect(screen.get_by_text("tell the device itself not to sleep")).to_be_visible()
