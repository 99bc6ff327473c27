"""The host's door: whoever wants to sit asks, and the host lets them in or does not."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.helpers.players import open_table

PHONE = {"width": 390, "height": 664}


def test_the_host_lets_one_in_and_declines_another(visitors: Visitors) -> None:
    host, guest, stranger = visitors.come(), visitors.come(PHONE), visitors.come()
    open_table(host, "dig", players=3)
    asks = host.get_by_label("Ask me before somebody sits down")
    expect(asks).not_to_be_checked()
    asks.check()
    place = host.url.removeprefix(visitors.address)
    for page in (guest, stranger):
        page.goto(place)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.get_by_text("You've asked for a seat.")).to_be_visible()
        expect(page.get_by_role("button", name="Stand up")).to_have_count(0)
    requests = host.get_by_text("would like to take seat 2")
    expect(requests).to_have_count(2)
    host.get_by_role("button", name="Let in").first.click()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="No, thanks").click()
    expect(requests).to_have_count(0)
    expect(stranger.get_by_text("You've asked for a seat.")).to_have_count(0)
    stranger.get_by_role("button", name="Sit here").first.click()
    expect(stranger.get_by_text("The table has said no.")).to_be_visible()
