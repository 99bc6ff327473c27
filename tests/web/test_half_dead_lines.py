"""Lines that die without a word: a router was restarted, Wi-Fi leads nowhere, a phone has no network."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.helpers.process import ServerProcess
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.frozen_proxy import FreezingProxy
from tests.web.helpers.players import open_table

ON_ITS_SIDE = {"width": 844, "height": 390}
NOTICED = 30_000
"""Milliseconds: a dead line is noticed well within that, also on a busy machine."""


@pytest.fixture
def proxy(served: ServerProcess) -> Iterator[FreezingProxy]:
    with FreezingProxy(served.port) as between:
        yield between


@pytest.fixture
def people(chromium: Browser, proxy: FreezingProxy) -> Iterator[Visitors]:
    visitors = Visitors(chromium, f"http://127.0.0.1:{proxy.port}")
    yield visitors
    visitors.leave()
    # The browser itself notes connections that fail; the page does not.
    assert [each for each in visitors.wrong if "WebSocket" not in each and "ERR_" not in each] == []


def play_dig(people: Visitors) -> Page:
    page = people.come(PHONE, touch=True)
    open_table(page, "dig", players=2)
    page.get_by_label("Who starts").select_option(index=1)
    page.get_by_role("button", name="Fill one seat and start").click()
    page.locator(".table.mine .place.reach").first.wait_for()
    return page


def test_a_move_into_a_dead_line_is_marked_and_arrives_on_a_new_one(people: Visitors, proxy: FreezingProxy) -> None:
    page = play_dig(people)
    proxy.freeze_connections()
    page.locator(".place.reach").first.click()
    expect(page.get_by_text("On its way…")).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-version", "1", timeout=NOTICED)
    expect(page.get_by_text("On its way…")).to_have_count(0)
    expect(page.locator(".banner .line")).to_have_count(0)
    page.locator(".place.reach").first.click()
    expect(page.locator(".table")).to_have_attribute("data-version", "2")


def test_a_silent_line_is_noticed_by_whoever_only_waits(people: Visitors, proxy: FreezingProxy) -> None:
    page = play_dig(people)
    proxy.freeze_network()
    expect(page.get_by_text("Reconnecting…")).to_be_visible(timeout=NOTICED)
    proxy.thaw()
    expect(page.get_by_text("Reconnecting…")).to_have_count(0, timeout=NOTICED)
    page.locator(".place.reach").first.click()
    expect(page.locator(".table")).to_have_attribute("data-version", "1")


def test_a_device_without_a_network_says_so_and_sends_the_move_later(people: Visitors, proxy: FreezingProxy) -> None:
    page = play_dig(people)
    proxy.freeze_network()
    page.context.set_offline(True)
    expect(page.get_by_text("You're offline.")).to_be_visible(timeout=NOTICED)
    page.set_viewport_size(ON_ITS_SIDE)  # type: ignore[arg-type]
    notice, banner = (page.locator(each).bounding_box() for each in (".banner .line", ".banner"))
    assert notice and banner and notice["height"] < 32 and banner["height"] < 60, "one line, beside the others"
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator(".place.reach").first.click()
    expect(page.get_by_text("Your move will be sent.")).to_be_visible()
    proxy.thaw()
    page.context.set_offline(False)
    expect(page.locator(".table")).to_have_attribute("data-version", "1", timeout=NOTICED)
    expect(page.locator(".banner .line")).to_have_count(0)
