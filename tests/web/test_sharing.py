"""Tables and finished games are handed on: by a link, in whatever way the device has."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.helpers.players import Reader, open_table, play_to_the_end, played_on

SHARES = """navigator.share = what => {
  window.shared = what;
  return Promise.reject(new DOMException('never mind', 'AbortError'));
}"""


def test_a_finished_game_is_shared_as_a_link_to_its_replay(visitors: Visitors) -> None:
    page, friend = visitors.come(), visitors.come()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader = Reader(page)
    table = played_on(visitors, page, "goodboy", turns_left=1)
    play_to_the_end(reader)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to this replay")).to_have_value(f"{visitors.address}/replay/{table}")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_attached()
    friend.goto(page.evaluate("navigator.clipboard.readText()"))
    friend.get_by_role("button", name="To the end").click()
    expect(friend.locator(".story")).to_contain_text("Ada")


def test_a_phone_that_can_share_is_asked_to_and_may_be_told_never_mind(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(SHARES)
    open_table(page, "dig", players=2)
    page.get_by_role("button", name="Share", exact=True).click()
    shared = page.evaluate("window.shared")
    assert shared == {"title": "Come and play DIG with me", "url": page.url}
    page.get_by_role("button", name="Copy").wait_for()


def test_a_device_that_can_not_share_is_not_asked_to(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script("delete Navigator.prototype.share")
    open_table(page, "dig", players=2)
    page.get_by_role("button", name="Copy").wait_for()
    expect(page.get_by_role("button", name="Share", exact=True)).to_have_count(0)
