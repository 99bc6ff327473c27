"""Features of every game, not only of the one that quick tests play: sharing a device, losing the server, watching,
checking, watching again, and another game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from barkade.games import games
from tests.server.helpers.process import ServerProcess
from tests.web.conftest import Visitors
from tests.web.helpers.boards import in_phase
from tests.web.helpers.catalogue import known
from tests.web.helpers.players import (
    Reader,
    catch_up,
    moment,
    near_the_end,
    open_table,
    play_to_the_end,
    played_on,
    take_seat,
)

# The game with the most secrets always, the others in long runs.
EVERY_GAME = [game if game == "barking" else pytest.param(game, marks=pytest.mark.long) for game in games()]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_two_at_one_device_play_to_the_end(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    reader = Reader(page)
    page.goto("/")
    wish = {"game": game, "players": 2, "record": near_the_end(game, 2, turns_left=3)}
    page.request.post("/api/me", data={"name": "Ada"}, headers={"origin": visitors.address})
    opened = page.request.post("/api/tables", data=wish, headers={"origin": visitors.address})
    page.evaluate("localStorage.setItem('barkade-known', 'yes')")
    page.goto(f"/table/{opened.json()['id']}")
    page.get_by_role("button", name="Sit here", exact=True).first.click()
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Start the game").click()
    if known(game)["secrets"]:
        page.get_by_role("button", name="I'm ").wait_for()
        # Nothing that only one of the two may know is on the device while it goes from hand to hand.
        assert page.locator(".private").count() == 0 and page.locator(".own").count() == 0
        assert "You draw" not in page.locator("body").inner_text()
    else:
        page.locator(".table.mine").wait_for()
        expect(page.locator(".curtain")).to_have_count(0)  # nothing is secret here
    play_to_the_end(reader)
    expect(page.locator(".end h2")).to_be_visible()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_an_end_is_checked_watched_again_and_followed_by_another_game(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    reader = Reader(page)
    table = played_on(visitors, page, game, turns_left=2)
    play_to_the_end(reader)
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text("locked in before the game")).to_be_visible()
    expect(page.locator(".checked li.bad")).to_have_count(0)
    scores = page.locator(".end .points").all_inner_texts()
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="To the end").click()
    page.locator(".replay .board > *").first.wait_for()
    for seat in range(3):  # a spectator's seat, and both seats
        page.get_by_label("Watch from").select_option(index=seat)
        for points in scores:
            expect(page.locator(".replay .board")).to_contain_text(points)
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".at")).not_to_have_text("")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    page.locator(".table").wait_for()  # against bots it starts by itself
    expect(page.locator(".end")).to_have_count(0)


def test_a_draft_outlives_the_server(chromium: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.sqlite") as server:
        people = Visitors(chromium, server.url)
        page = people.come()
        take_seat(people, page, "goodboy", 2, moment("goodboy", 2, in_phase("laying")))
        page.locator(".yard.live .dog").first.click()
        laid = page.locator(".yard .back")
        drafted = laid.count()
        assert drafted
        server.kill()
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        expect(laid).to_have_count(drafted)
        server.start()
        server.wait_until_ready()
        expect(page.get_by_text("Reconnecting")).not_to_be_visible(timeout=20_000)
        expect(laid).to_have_count(drafted)
        page.get_by_role("button", name="Call!").click()
        expect(laid).to_have_count(0)
        assert all("WebSocket" in each or "ERR_CONNECTION" in each for each in people.wrong)
        people.leave()


def test_a_watcher_of_barking_sees_nobodys_hand(visitors: Visitors) -> None:
    player, watcher = visitors.come(), visitors.come()
    reader = Reader(player)
    heard: list[str] = []
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    open_table(player, "barking", players=2)
    player.get_by_role("button", name="Fill one seat and start").click()
    watcher.goto(player.url)
    watcher.locator(".table").wait_for()
    play_to_the_end(reader, until=lambda: reader.view.get("version", 0) > 12)
    catch_up(watcher, player)
    seen = [view for frame in heard for view in json.loads(frame).get("seen", [])]
    assert len(seen) > 1
    assert all(view["seat"] is None and view["view"]["legal"] == [] for view in seen)
    assert all(hand["cards"] is None for view in seen for hand in view["view"]["board"]["hands"])
    events = [event for view in seen for event in view["events"]]
    assert events and all(event["to"] is None for event in events)
    assert "drew" not in {event["kind"] for event in events}
