"""Barkade on a device: it can be installed, and opens when the server can't be reached."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.helpers.process import ServerProcess
from tests.web.conftest import Visitors

KEPT = """async () => {
    if (!await caches.match('/')) return 0;
    return (await (await caches.open((await caches.keys())[0])).keys()).length;
}"""


def until_kept(page: Page) -> None:
    """The page's files are laid by for later after it was loaded, in nobody's way."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function(f"({KEPT})().then((files) => files > 3)")


@pytest.mark.whole_browser
def test_the_browser_finds_nothing_in_the_way_of_installing(visitors: Visitors) -> None:
    visitors.workers = True
    page = visitors.come()
    page.goto("/")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == [] and '"Barkade"' in manifest["data"]
    problems = [each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(problems) <= {"in-incognito"}  # a browser for tests has nobody's profile
    for icon in ("/icon-192.png", "/icon-512.png", "/icon.svg"):
        assert page.request.get(icon).ok


def test_whoever_may_install_it_finds_the_offer_in_me(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/me")
    page.get_by_role("button", name="Save").wait_for()
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    page.evaluate("""() => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = async () => { window.asked = true; };
        dispatchEvent(offer);
    }""")
    page.get_by_role("button", name="Install").click()
    assert page.evaluate("window.asked")
    expect(page.get_by_role("button", name="Install")).to_have_count(0)


def test_without_the_server_the_page_still_opens_and_says_so(chromium: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.sqlite") as server:
        people = Visitors(chromium, server.url)
        page = people.come()
        page.goto("/")
        page.locator("article").first.wait_for()
        until_kept(page)
        server.kill()
        page.goto("/")
        expect(page.get_by_text("The server can't be reached")).to_be_visible()
        expect(page.locator("article")).to_have_count(4)
        page.goto("/table/somewhere")  # any address opens the page
        expect(page.get_by_text("The server can't be reached").first).to_be_visible()
        server.start()
        server.wait_until_ready()
        page.goto("/")
        page.get_by_role("heading", name="Who wants to play?").wait_for()
        expect(page.get_by_text("The server can't be reached")).to_have_count(0)
        people.leave()
        assert all("ERR_" in each for each in people.wrong)  # the browser's own words about the lost server


def test_nothing_of_a_game_is_laid_by(visitors: Visitors) -> None:
    visitors.workers = True
    page = visitors.come()
    page.goto("/")
    until_kept(page)
    kept = page.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
        return requests.map((request) => new URL(request.url).pathname);
    }""")
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
