"""A finished game is handed on: by a link that shows it to anybody."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.players import Reader, play_to_the_end, played_on


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
