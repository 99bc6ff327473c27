"""A family evening in the browser: from game to game by one tap, the cup, its picture, and the games found again."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.players import headers_of, wish

TELEVISION = {"width": 1920, "height": 1080}


def command(page: Page, table: str, **what: Any) -> None:
    answer = page.request.post(f"/api/tables/{table}", data={"id": f"t-{what['do']}", **what}, headers=headers_of(page))
    assert answer.ok, answer.text()


def give_up(page: Page) -> str:
    """End the game of the page by giving up, as playing to the end would take minutes; return its table."""
    table = page.url.rpartition("/")[2]
    page.locator(".table[data-version]").wait_for()
    command(page, table, do="resign", seat=0)
    page.get_by_role("region", name="Family evening").wait_for()
    return table


def test_an_evening_from_the_front_door_to_the_cup(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Begin an evening").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("How many players?").select_option("2")
    dialog.get_by_label("Spots").check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Family evening: game 1")).to_be_visible()
    page.get_by_role("button", name="Fill one seat and start").click()
    give_up(page)

    # One tap leads to the next game, which starts by itself: there are only bots to wait for.
    end = page.get_by_role("region", name="Family evening")
    expect(end.get_by_role("table").get_by_role("row")).to_have_count(3)
    end.get_by_role("button", name="Next:").click()
    page.wait_for_url(lambda url: url.rpartition("/")[2] != "")
    page.locator(".table:not(.over)[data-version]").wait_for()
    last = give_up(page)
    end.get_by_role("button", name="Hand out the cup").click()
    end.get_by_role("button", name="Hand out the cup").click()
    end.get_by_role("link", name="The cup").click()

    expect(page.get_by_role("heading", name="Pepper wins the cup!")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Send the picture").click()
    saving.value.save_as(tmp_path / "cup.png")
    made = (tmp_path / "cup.png").read_bytes()
    assert made[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", made[16:24]) == (1080, 1350)
    assert len(made) > 30_000, "an empty picture is smaller"

    # Both games are found again, with their ways; a game that runs is dropped.
    page.goto("/me")
    games = page.get_by_role("region", name="Games you've finished").get_by_role("listitem")
    expect(games).to_have_count(2)
    expect(games.first.get_by_role("link", name="Family evening")).to_have_attribute("href", f"/evening/{last}")
    expect(games.first.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{last}")
    page.goto("/")
    page.locator("article").first.get_by_role("button", name="Play now").click()
    page.locator(".table[data-version]").wait_for()
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    mine.get_by_role("button", name="Remove").click()
    expect(mine.get_by_text("closed for good")).to_be_visible()
    mine.get_by_role("button", name="Remove").click()
    expect(mine).to_have_count(0)


def test_the_next_game_is_announced_and_the_television_comes_along(visitors: Visitors) -> None:
    host, friend, fan = visitors.come(), visitors.come(PHONE, touch=True), visitors.come()
    wall = visitors.come(TELEVISION)
    first = wish(host, {"game": "dig", "players": 2, "evening": True})
    for page in (host, friend):
        page.goto(f"/table/{first}")
        page.get_by_role("button", name="Sit here").first.click()
        page.get_by_role("button", name="Stand up").wait_for()
    fan.goto(f"/table/{first}")
    wall.goto(f"/table/{first}/screen")
    host.get_by_role("button", name="Start the game").click()
    give_up(host)
    for page in (friend, fan):
        page.locator(".table.over").wait_for()
    friend.get_by_role("dialog").get_by_role("button", name="Close").click()
    host.get_by_role("region", name="Family evening").get_by_role("button", name="Next: Barking").click()
    host.get_by_role("button", name="Stand up").wait_for()
    second = host.url.rpartition("/")[2]
    assert second != first

    # Everybody who is still there is called, and one tap leads there.
    for page in (friend, fan):
        expect(page.get_by_role("alert")).to_contain_text("The next game is open: Barking Up the Wrong Tree.")
        assert page.title().startswith("● The next game is open")
        page.get_by_role("link", name="Come along").click()
        page.wait_for_url(f"**/table/{second}")
    expect(fan.get_by_role("button", name="Sit here")).to_have_count(0)  # the seats are kept for those who played

    # The television has come along without anybody's hand, and does so again after a rematch.
    wall.wait_for_url(f"**/table/{second}/screen")
    wall.locator(".screen .board .barking").wait_for()
    give_up(host)
    command(host, second, do="end_evening")
    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: url.rpartition("/")[2] not in (first, second))
    wall.wait_for_url(f"**/table/{host.url.rpartition('/')[2]}/screen")
    wall.get_by_text("Point your phone at the code").wait_for()
