"""The host's desk: what the owner of a table does there, and how the others see it happen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.players import open_table

AWAY = re.compile("^Send .* away$")


def desk(page: Page) -> None:
    page.get_by_role("button", name="Host's desk").click()
    page.get_by_role("dialog", name="Host's desk").wait_for()


def test_the_owner_acts_at_the_desk_and_the_guest_sees_it(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come(PHONE, touch=True)
    open_table(host, "dig", players=2)
    guest.goto(host.url)
    expect(host.get_by_text("One spectator: ")).to_be_visible()
    guest.get_by_role("button", name="Sit here", exact=True).tap()
    guest.get_by_role("button", name="Stand up").wait_for()
    expect(guest.get_by_role("button", name="Host's desk")).to_have_count(0)

    # What was agreed changes, and the guest is told what.
    desk(host)
    sheet = host.get_by_role("dialog")
    sheet.locator("summary").click()
    expect(sheet.get_by_role("radio", name="2")).to_be_enabled()
    sheet.get_by_text("4", exact=True).click()
    sheet.get_by_label("Clock").select_option("60")
    sheet.get_by_role("button", name="Save").click()
    told = guest.locator(".changes")
    expect(told).to_contain_text("The host has changed the settings.")
    expect(told).to_contain_text("Seats: 4")
    expect(guest.locator(".chairs li")).to_have_count(4)

    # Sent away by the keyboard, after a question, and let back in.
    desk(host)
    send = sheet.get_by_role("button", name=AWAY)
    send.press("Enter")
    expect(sheet.get_by_role("button", name="Cancel")).to_be_focused()
    host.keyboard.press("Enter")
    expect(send).to_be_focused()
    expect(guest.locator(".chairs li").nth(1)).to_contain_text("(you)")
    send.press("Enter")
    sheet.get_by_role("button", name="Send away").click()
    expect(guest.get_by_text("The host has asked you to leave this table.")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(guest.get_by_label("Say something")).to_have_count(0)
    sheet.get_by_role("button", name="Let back in").click()
    guest.get_by_role("button", name="Sit here", exact=True).first.tap()
    guest.get_by_role("button", name="Stand up").wait_for()

    # Muted in play, where the desk is in the menu, and a spectator sent away; then the table is the guest's.
    watcher = visitors.come(PHONE, touch=True)
    watcher.goto(host.url)
    watcher.get_by_role("button", name="Sit here", exact=True).first.wait_for()
    host.keyboard.press("Escape")
    host.get_by_role("button", name=re.compile("and start$")).click()
    guest.locator(".table .dig").wait_for()
    host.get_by_role("button", name="Menu").click()
    desk(host)
    watchers = sheet.get_by_role("region", name="One spectator")
    watcher.get_by_role("button", name="Chat").tap()
    watcher.get_by_label("Say something").wait_for()
    watchers.get_by_role("button", name=re.compile("^Mute ")).click()
    expect(watcher.get_by_label("Say something")).to_have_count(0)
    watcher.keyboard.press("Escape")
    watchers.get_by_role("button", name=AWAY).click()
    watchers.get_by_role("button", name="Send away").click()
    watcher.get_by_text("The host has asked you to leave this table.").wait_for()
    expect(watcher.locator(".dig")).to_have_count(0)
    sheet.get_by_role("button", name="Let back in").click()
    watcher.locator(".table .dig").wait_for()
    sheet.get_by_role("region", name="People at the table").get_by_role("button", name="Mute ").click()
    guest.get_by_role("button", name="Chat").tap()
    guest.get_by_role("log").wait_for()
    expect(guest.get_by_label("Say something")).to_have_count(0)
    guest.keyboard.press("Escape")
    sheet.get_by_role("button", name="Make ").click()
    sheet.get_by_role("button", name="Make host", exact=True).click()
    guest.get_by_role("button", name="Menu").tap()
    guest.get_by_role("button", name="Host's desk").wait_for()


def test_a_deputy_may_start_and_no_more_and_a_closed_table_says_so(visitors: Visitors) -> None:
    """Nobody is waited for here: the grace of this server is no time at all."""
    host, guest = visitors.come(), visitors.come()
    open_table(host, "dig", players=3)
    address = host.url
    guest.goto(address)
    guest.get_by_role("button", name="Sit here", exact=True).first.click()
    host.goto("/about")
    guest.get_by_role("button", name="Fill one seat and start").wait_for()
    expect(guest.get_by_role("button", name="Host's desk")).to_have_count(0)
    expect(guest.get_by_role("button", name=AWAY)).to_have_count(0)
    host.goto(address)
    host.get_by_role("button", name="Fill one seat and start").wait_for()
    expect(guest.get_by_text("Waiting for the host to start.")).to_be_visible()
    desk(host)
    host.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    host.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    for page in (host, guest):
        expect(page.get_by_text("The host has closed this table.")).to_be_visible()
    host.get_by_role("link", name="Back to the games").click()
    host.get_by_role("heading", name="Who wants to play?").wait_for()
    expect(host.locator(f"a[href='{address.removeprefix(visitors.address)}']")).to_have_count(0)
