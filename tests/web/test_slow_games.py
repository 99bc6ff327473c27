"""Slow games in the page: clocks to choose from, and whose turn it is, and until when, in every list."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visitors


def test_a_slow_game_is_agreed_and_listed_with_its_deadline(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come(PHONE)
    host.goto("/")
    host.locator(".games article", has_text="DIG").get_by_role("button", name="Invite friends").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_text("2", exact=True).click()
    sheet.get_by_label("Clock").select_option("1 day per turn")
    sheet.get_by_label("Holiday").select_option("7 days")
    sheet.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("1 day per turn, holiday: 7 days")).to_be_visible()
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_label("Who starts").select_option(index=1)
    host.get_by_role("button", name="Start the game").click()
    host.locator(".table.mine").wait_for()
    name = host.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    for page, says in ((host, "Your turn"), (guest, f"{name}'s turn")):
        page.goto("/")
        line = page.locator("section", has_text="Your games").locator("li a")
        expect(line).to_contain_text(says)
        expect(line).to_contain_text("8 days left")
        cut = "each => each.scrollWidth > each.clientWidth || each.clientWidth < 100"
        assert not line.locator(".names").evaluate(cut), "who plays there, on a phone, too"
