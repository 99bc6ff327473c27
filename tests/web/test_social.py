"""Social features of a table: talk, bark, pause, hand over, take over, resign."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.boards.dig import end_turn
from tests.web.helpers.players import headers_of, open_table


@pytest.fixture
def two(visitors: Visitors) -> tuple[Page, Page]:
    """A host, who is to move, and a guest at a table of DIG."""
    return sit_down(visitors)


def sit_down(visitors: Visitors, guest_name: str = "") -> tuple[Page, Page]:
    host, guest = visitors.come(), visitors.come()
    open_table(host, "dig", players=2)
    if guest_name:
        guest.request.post("/api/me", data={"name": guest_name}, headers=headers_of(guest))
        guest.add_init_script("localStorage['barkade-known'] ??= 'yes'")
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_label("Who starts").select_option(index=1)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".table .dig").wait_for()
    return host, guest


def choose(page: Page, door: str) -> None:
    """Go through a door of the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=door).click()


def test_a_word_and_a_bark_reach_the_other_one(two: tuple[Page, Page]) -> None:
    host, guest = two
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("<b>Nice dog!</b>")
    host.get_by_role("button", name="Send").click()
    expect(host.get_by_label("Say something")).to_have_value("")
    expect(guest.get_by_role("tab", name="Chat")).to_contain_text("1")  # unread
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_role("log")).to_contain_text("<b>Nice dog!</b>")
    expect(guest.get_by_role("tab", name="Chat")).not_to_contain_text("1")
    guest.get_by_role("button", name="Awoooo!").click()
    expect(host.locator(".seats li").nth(1).get_by_role("status")).to_have_text("Awoooo!")
    expect(host.get_by_role("log")).to_contain_text("Awoooo!")


def test_the_first_bark_of_all_is_seen_on_the_dog(two: tuple[Page, Page]) -> None:
    host, guest = two
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_role("button", name="Woof!").click()
    expect(host.locator(".seats li").nth(1).get_by_role("status")).to_have_text("Woof!")


TEXTS_UNDER_THE_BARK = """plate => {
    const bark = plate.querySelector('.bark').getBoundingClientRect()
    const box = text => { const range = document.createRange(); range.selectNodeContents(text)
                          return range.getBoundingClientRect() }
    const under = at => at.left < bark.right && at.right > bark.left && at.top < bark.bottom && at.bottom > bark.top
    return [...plate.querySelectorAll('.name, b')].filter(each => under(box(each))).map(each => each.textContent)
}"""


@pytest.mark.parametrize("name", ["", "Maximiliana Wolfgang"], ids=["any name", "a long name"])
def test_a_bark_on_a_phone_hides_neither_names_nor_points(visitors: Visitors, name: str) -> None:
    host, guest = sit_down(visitors, name)
    host.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_role("button", name="Woof!").click()
    plate = host.locator(".plates li")
    expect(plate.locator(".name")).to_contain_text(name)
    expect(plate.locator(".bark")).to_have_text("Woof!")
    bark = plate.locator(".bark").bounding_box()
    assert bark
    assert 0 <= bark["x"] <= PHONE["width"] - bark["width"]
    assert plate.evaluate(TEXTS_UNDER_THE_BARK) == []
    expect(host.locator(".barks span:visible")).to_have_count(0)  # not twice


def test_a_pause_and_its_end_need_both(two: tuple[Page, Page]) -> None:
    host, guest = two
    choose(guest, "Ask for a pause")
    expect(guest.get_by_text("Waiting for the others")).to_be_visible()
    host.get_by_role("button", name="Decline").click()
    expect(guest.get_by_text("Waiting for the others")).not_to_be_visible()
    expect(host.locator(".table.mine")).to_be_visible()

    choose(guest, "Ask for a pause")
    host.get_by_role("button", name="Agree").click()
    for page in (host, guest):
        expect(page.locator(".banner")).to_contain_text("The game is paused")
    # Nothing on the board can be pressed, and nothing there looks as if it could.
    expect(host.locator(".game[inert] > *").first).to_have_css("opacity", "0.55")
    host.locator(".place.reach").first.click(force=True)
    expect(host.locator(".table.busy")).to_have_count(0)
    home = host.context.new_page()
    home.goto("/")
    expect(home.locator("main li a").first).to_contain_text("The game is paused")
    home.close()

    host.get_by_role("main").get_by_role("button", name="Ask to resume").click()
    expect(guest.get_by_role("alert")).to_contain_text("wants to carry on")
    guest.get_by_role("button", name="Agree").click()
    expect(host.locator(".banner")).to_contain_text("Your turn!")
    host.locator(".place.reach").first.click()
    expect(guest.locator(".table")).to_have_attribute("data-version", "1")


def test_who_asks_can_withdraw_it(two: tuple[Page, Page]) -> None:
    host, guest = two
    choose(guest, "Offer to end here")
    expect(host.get_by_role("button", name="Withdraw")).to_have_count(0)
    host.get_by_role("button", name="Menu").click()
    expect(host.get_by_role("button", name="Ask for a pause")).to_be_disabled()
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Withdraw").click()
    for page in (host, guest):
        expect(page.locator(".offer")).to_contain_text("Withdrawn.")
        expect(page.get_by_role("button", name="Withdraw")).to_have_count(0)
    choose(host, "Ask for a pause")
    expect(guest.get_by_role("alert")).to_contain_text("asks for a pause")
    guest.get_by_role("button", name="Decline").click()
    expect(host.locator(".offer")).to_contain_text("said no.")


def test_a_paused_game_goes_on_without_somebody_who_has_closed_the_page(visitors: Visitors) -> None:
    """Nobody is waited for here: the grace of this server is no time at all."""
    host, guest, gone = (visitors.come() for _ in range(3))
    open_table(host, "dig", players=3)
    for page in (guest, gone):
        page.goto(host.url)
        page.get_by_role("button", name="Sit here", exact=True).first.click()
        expect(page.get_by_role("button", name="Sit here", exact=True)).to_have_count(0)
    host.get_by_label("Who starts").select_option(index=1)
    host.get_by_role("button", name="Start the game").click()
    choose(host, "Ask for a pause")
    for page in (guest, gone):
        page.get_by_role("button", name="Agree").click()
    expect(host.locator(".banner")).to_contain_text("The game is paused")
    gone.close()
    host.get_by_role("main").get_by_role("button", name="Ask to resume").click()
    guest.get_by_role("button", name="Agree").click()
    expect(host.locator(".banner")).to_contain_text("Your turn!")
    host.locator(".place.reach").first.click()
    expect(guest.locator(".table")).to_have_attribute("data-version", "1")


def test_a_bot_plays_for_whoever_went_away_until_they_are_back(two: tuple[Page, Page]) -> None:
    host, guest = two
    address, seat = guest.url, host.locator(".seats li").nth(1)
    guest.goto("/about")
    expect(seat).to_contain_text("away")
    choose(host, "Let a bot play for")
    expect(seat).to_contain_text("is standing in")
    guest.goto(address)
    expect(seat).not_to_contain_text("is standing in")
    expect(guest.locator(".seats li").nth(1)).to_contain_text("(you)")


def test_a_phone_says_why_a_turn_takes_a_while(two: tuple[Page, Page]) -> None:
    host, guest = two
    guest.set_viewport_size(PHONE)  # type: ignore[arg-type]
    turn = guest.locator(".banner .turn")
    expect(turn).not_to_contain_text("away")
    host.goto("/about")
    expect(turn).to_contain_text("away")
    # The bot may have played before anybody could ask what the banner says.
    turn.evaluate(
        """turn => {
            const say = () => document.body.dataset.said += document.querySelector('.banner .turn').textContent
            new MutationObserver(say)
                .observe(turn.closest('.banner'), { subtree: true, childList: true, characterData: true })
        }"""
    )
    choose(guest, "Let a bot play for")
    expect(guest.locator("body")).to_have_attribute("data-said", re.compile("Good Dog is standing in"))


def test_a_seat_that_a_bot_holds_says_so_at_the_board_with_a_button(two: tuple[Page, Page]) -> None:
    """Somebody's phone shows the table while a bot has been let in for them from another tab."""
    host, guest = two
    seat = host.locator(".seats li").nth(1)
    away = guest.context.new_page()
    away.goto(guest.url)
    away.locator(".table .dig").wait_for()
    choose(away, "Leave")
    away.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(seat).to_contain_text("is standing in")
    expect(guest.locator(".notice.lent")).to_contain_text("Good Dog is playing for you.")
    expect(guest.locator(".table.mine")).to_have_count(0)
    expect(guest.locator(".place.reach")).to_have_count(0)  # what the bot is to do is not offered
    guest.get_by_role("button", name="Take your seat back").click()
    expect(seat).not_to_contain_text("is standing in")
    expect(guest.locator(".notice.lent")).to_have_count(0)


def test_a_watcher_takes_over_a_bot(visitors: Visitors) -> None:
    host, watcher = visitors.come(), visitors.come()
    open_table(host, "dig", players=2)
    host.get_by_label("Who starts").select_option(index=1)
    host.get_by_role("button", name="Fill one seat and start").click()
    host.locator(".table.mine .dig").wait_for()
    end_turn(host)
    moved = host.locator(".story .collar + div", has_text="Pepper")
    expect(moved.first).to_be_visible()
    expect(host.locator(".banner")).to_contain_text("Your turn!")
    watcher.goto(host.url)
    watcher.locator(".table .dig").wait_for()
    choose(watcher, "Play for Pepper")
    expect(watcher.locator(".offer")).to_contain_text("Waiting for the others")
    expect(watcher.locator(".seats li").nth(1)).not_to_contain_text("(you)")
    host.get_by_role("button", name="Agree").click()
    expect(watcher.locator(".seats li").nth(1)).to_contain_text("(you)")
    expect(moved.first).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_role("log")).to_contain_text("carries on for Pepper.")
    end_turn(host)
    expect(watcher.locator(".banner")).to_contain_text("Your turn!")
    before = host.locator(".table").get_attribute("data-version") or ""
    watcher.locator(".place.reach").first.click()
    expect(host.locator(".table")).not_to_have_attribute("data-version", before)


def test_whoever_gives_up_is_asked_once_and_has_lost(two: tuple[Page, Page]) -> None:
    host, guest = two
    choose(guest, "Give up")
    guest.get_by_role("button", name="Stay").click()
    guest.get_by_role("dialog").get_by_role("button", name="Give up").click()
    guest.get_by_role("dialog").get_by_role("button", name="Give up").click()
    winner = host.locator(".end tr.best th")
    for page in (host, guest):
        expect(page.locator(".banner")).to_contain_text("The game is over")
    expect(host.locator(".end h2")).to_have_text("You win!")
    expect(guest.locator(".end h2")).to_have_text(f"{winner.inner_text()} wins!")
    expect(winner).to_have_count(1)
