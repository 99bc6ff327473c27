"""Whole games, played through the page."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from barkade.games import games
from tests.server.helpers.process import ServerProcess
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.boards import View
from tests.web.helpers.boards.dig import end_turn
from tests.web.helpers.players import (
    Reader,
    catch_up,
    click,
    open_in_dialog,
    open_table,
    play_elsewhere,
    play_to_the_end,
    played_on,
    tap,
    type_enter,
    version,
)

# DIG is played from its beginning to its end.
OTHERS = [game for game in games() if game != "dig"]


def test_dig_against_bots_from_the_front_door_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    reader = Reader(page)
    page.goto("/")
    page.locator("article.dig").get_by_role("button", name="Play now").click()
    play_to_the_end(reader)
    expect(page.get_by_role("heading", name=re.compile("wins?!|share")).first).to_be_visible()
    expect(page.locator(".recap")).to_contain_text("brought home the most bones")
    page.get_by_role("button", name="Check the draws").click()
    page.get_by_text("they all come from the seed").wait_for()
    page.get_by_text("It was locked in with the number this browser saw").wait_for()
    page.get_by_text("This browser's random bytes were mixed in").wait_for()


def few_bones_are_left(view: View) -> bool:
    bones = [place for place in view["board"]["row"] if place is not None and place["kind"] == "bone"]
    return len(bones) <= 2


def test_two_browsers_play_dig_against_each_other_and_then_again(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    readers = Reader(host), Reader(guest)
    open_in_dialog(host, "dig", players=2, help_with="none")
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    play_to_the_end(*readers, until=lambda: min(map(version, (host, guest))) >= 12)
    # The middle of a whole game is as its beginning, and takes ten times as long.
    table = host.url
    for page in (host, guest):
        page.goto("/about")
    play_elsewhere(host, guest, table=table, until=few_bones_are_left)
    for page in (host, guest):
        page.goto(table)
    play_to_the_end(*readers)
    # Both have won, or one of them.
    ends = [page.locator(".end h2").inner_text() for page in (host, guest)]
    assert ends == ["You share the victory!"] * 2 or ("You win!" in ends and any(" wins!" in end for end in ends)), ends
    record = guest.context.new_page()
    record.goto("/me")
    expect(record.get_by_text("of 1 won")).to_be_visible()
    expect(record.get_by_text(", place ")).to_be_visible()  # of people alone, without help

    host.get_by_role("button", name="Rematch").click()
    host.get_by_text("Waiting for").wait_for()
    guest.get_by_role("link", name="Come along").click()
    for page in (host, guest):  # it starts by itself when both are there
        page.locator(".table .dig").wait_for()


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("how", ["pointer", "touch", "keyboard"])
def test_the_end_of_every_game_is_reached(visitors: Visitors, game: str, how: str) -> None:
    page = visitors.come(PHONE, touch=True) if how == "touch" else visitors.come()
    reader = Reader(page)
    played_on(visitors, page, game, turns_left=4)
    play_to_the_end(reader, press={"pointer": click, "touch": tap, "keyboard": type_enter}[how])
    expect(page.locator(".end h2").last).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", OTHERS)
def test_two_browsers_play_every_game_against_each_other(visitors: Visitors, game: str) -> None:
    host, guest = visitors.come(), visitors.come()
    readers = Reader(host), Reader(guest)
    open_table(host, game, players=2)
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    play_to_the_end(*readers)
    # Both have won, or one of them.
    ends = [page.locator(".end h2").inner_text() for page in (host, guest)]
    assert ends == ["You share the victory!"] * 2 or ("You win!" in ends and any(" wins!" in end for end in ends)), ends


def test_a_finished_game_can_be_watched_again_and_played_on(visitors: Visitors) -> None:
    page = visitors.come()
    reader = Reader(page)
    table = played_on(visitors, page, "dig", turns_left=3)
    play_to_the_end(reader)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="To the end").click()
    page.get_by_text("The last bone is out of the yard").first.wait_for()
    page.get_by_label("Watch from").select_option(index=1)
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Fill one seat and start").wait_for()


def test_a_turn_can_be_taken_back_until_a_secret_was_seen(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "dig", players=2)
    page.get_by_label("Who starts").select_option(index=1)
    page.get_by_role("button", name="Fill one seat and start").click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.locator(".place.reach").nth(1).click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator(".dig")).to_be_visible()
    expect(page.locator(".story")).to_contain_text("takes that back")


def test_a_killed_server_is_found_again_in_mid_turn(chromium: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.sqlite") as server:
        people = Visitors(chromium, server.url)
        page = people.come()
        open_table(page, "dig", players=2)
        page.get_by_label("Who starts").select_option(index=1)
        page.get_by_role("button", name="Fill one seat and start").click()
        page.locator(".place.reach").first.click()
        expect(page.locator(".table")).to_have_attribute("data-version", "1")
        server.kill()
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        page.locator(".place.reach").first.click()  # sent when the server is back
        server.start()
        server.wait_until_ready()
        expect(page.locator(".table")).to_have_attribute("data-version", "2", timeout=20_000)
        expect(page.get_by_text("Reconnecting")).not_to_be_visible()
        # The browser itself complains about the lost line; the page does not.
        assert all("WebSocket" in each or "ERR_CONNECTION" in each for each in people.wrong)
        people.leave()


def test_whoever_leaves_can_come_back_to_the_seat(visitors: Visitors) -> None:
    page, guest = visitors.come(), visitors.come()
    open_table(page, "dig", players=2)
    guest.goto(page.url)
    guest.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".table .dig").wait_for()
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    page.get_by_role("heading", name="Who wants to play?").wait_for()
    expect(guest.locator(".seats li").first).to_contain_text("is standing in")
    page.goto(address)
    expect(guest.locator(".seats li").first).not_to_contain_text("is standing in")


def test_two_people_share_one_device_behind_a_curtain(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "dig", players=2)
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Start the game").click()
    lift = page.get_by_role("button", name="I'm ")
    first = lift.inner_text()
    expect(page.locator(".dig")).to_have_count(0)
    lift.click()
    expect(lift).not_to_be_visible()
    end_turn(page)
    expect(lift).to_be_visible()
    expect(lift).not_to_have_text(first, use_inner_text=True)


def test_no_hand_lies_open_on_a_shared_device_while_somebody_elsewhere_moves(visitors: Visitors) -> None:
    page, far = visitors.come(PHONE, touch=True), visitors.come()
    reader = Reader(far)
    open_table(page, "barking", players=3)
    page.get_by_role("button", name="Sit here too").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_have_count(2)
    far.goto(page.url)
    far.get_by_role("button", name="Sit here").click()
    page.get_by_label("Who starts").select_option(index=3)
    page.get_by_role("button", name="Start the game").click()
    far.locator(".table.mine").wait_for()
    hand, lift = page.locator(".table .hand .card").first, page.get_by_role("button", name="I'm ")
    covered = page.get_by_text("The hands are covered while")

    def rests() -> None:
        expect(covered).to_be_visible()
        expect(page.locator(".curtain")).to_have_count(0)
        expect(page.locator(".table div.barking")).to_be_visible()  # as spectators see it
        expect(hand).to_have_count(0)
        expect(page.locator(".banner.mine")).to_have_count(0)

    rests()
    lift.first.click()  # one of them looks what to do next
    expect(hand).to_be_visible()
    reader.move(click)
    for _ in range(2):
        # The curtain and the banner name the same player, and the hand opens for that one.
        name = page.locator(".curtain button").inner_text().removeprefix("I'm ")
        expect(page.locator(".banner .turn")).to_have_text(f"{name}'s turn")
        expect(hand).to_have_count(0)
        lift.click()
        expect(hand).to_be_visible()
        page.get_by_role("button", name="Pass").click()
    far.locator(".table.mine").wait_for()
    rests()


def test_a_watchers_frames_hold_no_secret(visitors: Visitors) -> None:
    player, watcher = visitors.come(), visitors.come()
    reader = Reader(player)
    heard: list[str] = []
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    open_table(player, "dig", players=2)
    player.get_by_role("button", name="Fill one seat and start").click()
    watcher.goto(player.url)
    watcher.locator(".table").wait_for()
    play_to_the_end(reader, until=lambda: len(player.locator(".held").all()) > 0)
    catch_up(watcher, player)
    seen = [view for frame in heard for view in json.loads(frame).get("seen", [])]
    assert seen
    assert all(view["seat"] is None and view["view"]["legal"] == [] for view in seen)
    assert all(event["to"] is None for view in seen for event in view["events"])
    told = [event["kind"] for view in seen for event in view["events"]]
    assert "dug" in told
    assert not {"found", "buried-bone"} & set(told)


def test_the_language_is_changed_at_the_table(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    played_on(visitors, page, "spots", turns_left=4)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("dialog").get_by_text("Język")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".banner .turn")).to_contain_text("Twoja kolej")
