"""Ways to a table: from the list at home, by a code or a link, and with a box of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, Visitors
from tests.web.helpers.players import open_in_dialog, open_table

BOX = """
goal = 5
dice = [
  ["ball", "bone", "any", "cat"],
  ["ball", "bone", "any", "cat"],
]
treats = [
  { name = "ball", count = 12 },
  { name = "bone", count = 12 },
]
dogs = [
  { name = "Azor", points = 3, wants = ["ball", "ball", "bone"] },
  { name = "Burek", points = 2, wants = ["bone", "ball"] },
  { name = "Łatka", points = 5, wants = ["bone", "bone", "ball"] },
]
"""


def test_an_open_table_is_found_at_home_and_watched_from_there(visitors: Visitors) -> None:
    host, watcher = visitors.come(), visitors.come()
    open_table(host, "spots", players=2)
    by_link_only = host.url.removeprefix(visitors.address)
    host.goto("/")
    host.locator("article.dig").get_by_role("button", name="Invite friends").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_text("2", exact=True).click()
    sheet.get_by_label("Open to everyone").check()
    sheet.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Stand up").wait_for()
    place = host.url.removeprefix(visitors.address)

    watcher.goto("/")
    listed = watcher.get_by_role("region", name="Open tables").locator(f"a[href='{place}']")
    expect(listed).to_contain_text("One free seat")
    expect(watcher.locator(f"a[href='{by_link_only}']")).to_have_count(0)
    host.get_by_role("button", name="Fill one seat and start").click()
    host.locator(".table .dig").wait_for()
    watcher.reload()
    playing = watcher.get_by_role("region", name="Games to watch").locator(f"a[href='{place}']")
    expect(playing).to_contain_text("'s turn")
    expect(listed).to_have_count(0)  # there is no seat to be had
    playing.click()
    watcher.locator(".table .dig").wait_for()
    expect(watcher.locator(".table.mine")).to_have_count(0)
    expect(watcher.locator(".seats")).not_to_contain_text("(you)")


@pytest.mark.parametrize("by", ["code", "link"])
def test_a_table_is_joined_by_pasting(visitors: Visitors, by: str) -> None:
    host, guest = visitors.come(), visitors.come()
    open_table(host, "spots", players=2)
    guest.goto("/")
    guest.get_by_label("Table link or code").fill(host.url if by == "link" else f" {host.url.split('/')[-1]} ")
    guest.get_by_role("button", name="Join").click()
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").wait_for()


@pytest.mark.parametrize("by", ["home page", "address"])
def test_a_table_is_joined_by_its_room_code_until_the_game_starts(visitors: Visitors, by: str) -> None:
    host, guest, late = visitors.come(), visitors.come(PHONE, touch=True), visitors.come(PHONE, touch=True)
    open_table(host, "spots", players=2)
    code = host.locator(".share .code b").inner_text()
    assert re.fullmatch("[A-Z0-9]{5}", code)

    def enter(page: Page, code: str) -> None:
        page.goto("/")
        if by == "address":
            page.goto(f"/{code.lower()}")
        else:
            page.get_by_label("Table link or code").fill(f" {code[:2].lower()} {code[2:]}")
            page.get_by_role("button", name="Join").tap()

    enter(guest, code)
    guest.get_by_role("button", name="Sit here").tap()
    assert guest.url == host.url
    host.get_by_role("button", name="Start the game").click()
    host.locator(".table").wait_for()
    enter(late, code)
    late.get_by_text("No table is waiting under this code").wait_for()
    late.get_by_role("link", name="Back to the games").tap()
    # The browser itself notes the answer; the page does not.
    assert all("404" in each for each in visitors.wrong)
    visitors.wrong.clear()


def test_whoever_has_heard_a_code_sees_at_once_where_it_goes(visitors: Visitors) -> None:
    for size in (PHONE, {"width": 390, "height": 664}, {"width": 844, "height": 390}, DESK):
        page = visitors.come(size, newcomer=True)
        page.goto("/")
        page.get_by_role("heading", name="Who are you?").wait_for()
        expect(page.get_by_label("Table link or code")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Join")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [{"width": 390, "height": 664}, {"width": 844, "height": 390}, DESK], ids=str)
def test_a_table_is_opened_without_looking_for_the_button(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors.come(size)
    page.goto("/")
    page.locator("article.barking").get_by_role("button", name="Invite friends").click()
    button = page.get_by_role("dialog").get_by_role("button", name="Open the table")
    expect(button).to_be_in_viewport(ratio=1)
    page.get_by_label("Your own box").scroll_into_view_if_needed()  # under nothing that can't be scrolled away
    box, file = button.bounding_box(), page.get_by_label("Your own box").bounding_box()
    assert box and file and file["y"] + file["height"] <= box["y"] + 1


def test_whoever_invites_friends_is_not_led_to_start_without_them(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come(PHONE, touch=True)
    open_in_dialog(host, "dig", players=2)
    host.get_by_role("button", name="That's me").click()
    green = re.compile(r"\bgo\b")
    expect(host.get_by_role("button", name="Fill one seat and start")).not_to_have_class(green)
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").tap()
    expect(host.get_by_role("button", name="Start the game")).to_have_class(green)


def test_whoever_comes_late_is_told_that_they_watch_and_what_is_free(visitors: Visitors) -> None:
    host, late, latest = visitors.come(), visitors.come(PHONE, touch=True), visitors.come(PHONE, touch=True)
    open_table(host, "spots", players=2)
    host.get_by_role("button", name="Sit here too").click()
    expect(host.get_by_role("button", name="Stand up")).to_have_count(2)
    late.goto(host.url)
    expect(late.get_by_text("All the seats are taken. Stay and watch!")).to_be_visible()
    host.get_by_role("button", name="Stand up").last.click()
    late.get_by_text("Take a seat, or stay and watch.").wait_for()
    host.get_by_label("Bot for seat 2").select_option("good-dog")
    host.get_by_role("button", name="Start the game").click()
    latest.goto(host.url)
    for page in (late, latest):
        expect(page.locator(".notice.watching")).to_contain_text("You're watching this game.")
    late.locator(".notice.watching").get_by_role("button", name="Play for").tap()
    expect(host.locator(".offer")).to_contain_text("asks to carry on in")


def test_the_lobby_says_who_starts_by_the_book_and_has_its_chat(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come(PHONE, touch=True)
    open_table(host, "dig", players=2)
    expect(host.get_by_label("Who starts")).to_be_visible()
    expect(host.get_by_text("By the book, the youngest begins.")).to_be_visible()
    guest.goto(host.url)
    guest.get_by_label("Say something").fill("Two minutes, looking for the charger!")
    guest.get_by_role("button", name="Send").tap()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("looking for the charger")


def test_whoever_mistypes_a_code_is_told_and_led_home(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.get_by_label("Table link or code").fill("nosuchtable")
    page.get_by_role("button", name="Join").click()
    page.get_by_role("link", name="Back to the games").click()
    page.get_by_role("heading", name="Who wants to play?").wait_for()
    # The browser itself notes the answer; the page does not.
    assert all("404" in each for each in visitors.wrong)
    visitors.wrong.clear()


def bring_box(page: Page, file: Path, box: str) -> None:
    file.write_text(box, encoding="utf-8")
    page.goto("/")
    page.locator("article.goodboy").get_by_role("button", name="Invite friends").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("2", exact=True).click()
    sheet.get_by_label("Your own box").set_input_files(file)
    sheet.get_by_role("button", name="Open the table").click()


def test_a_box_of_ones_own_is_played_with(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    bring_box(page, tmp_path / "mine.toml", BOX)
    expect(page.get_by_text("with a custom box")).to_be_visible()
    guest = visitors.come()  # who sees what was changed before sitting down
    guest.goto(page.url)
    guest.get_by_text("What's in the box").click()
    expect(guest.locator(".own-box pre")).to_contain_text('name = "Azor"')
    page.get_by_label("Who starts").select_option(index=1)  # before a bot can take a dog away
    page.get_by_role("button", name="Fill one seat and start").click()
    for dog in ("Azor", "Burek", "Łatka"):
        expect(page.locator(".board").get_by_text(dog).first).to_be_visible()


@pytest.mark.parametrize(
    ("box", "why"),
    [
        ("goal = 3\nrounds = many", "The mistake is in line 2: rounds = many"),
        (BOX.replace('"cat"', '"bone"'), "No die shows a cat"),
    ],
    ids=["no TOML", "no cat"],
)
def test_a_bad_box_is_told_kindly_and_can_be_mended(visitors: Visitors, tmp_path: Path, box: str, why: str) -> None:
    page = visitors.come()
    bring_box(page, tmp_path / "bad.toml", box)
    expect(page.get_by_role("alert")).to_contain_text(why)
    (tmp_path / "good.toml").write_text(BOX, encoding="utf-8")
    page.get_by_label("Your own box").set_input_files(tmp_path / "good.toml")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("with a custom box")).to_be_visible()
    # The browser itself notes the refusal; the page does not.
    assert all("400" in each or "422" in each for each in visitors.wrong)
    visitors.wrong.clear()
