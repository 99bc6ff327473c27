"""Going away and coming back: another tab, the back button, a reload, and what happened meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.players import open_in_dialog, open_table

# Catching up is over soon: whoever wants to end it before that has to be quick.
SKIP_AT_ONCE = """() => {
    const skip = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Skip');
    skip?.click();
    return Boolean(skip);
}"""


def start_dig(page: Page, open_it: Callable[[Page, str, int], None] = open_table) -> str:
    open_it(page, "dig", 2)
    page.get_by_label("Who starts").select_option(index=1)
    page.get_by_role("button", name="Fill one seat and start").click()
    page.locator(".table.mine .place.reach").first.wait_for()
    return page.url


def test_two_tabs_show_the_same_table(visitors: Visitors) -> None:
    page = visitors.come()
    address = start_dig(page)
    other = page.context.new_page()
    other.goto(address)
    other.locator(".table.mine").wait_for()
    page.locator(".place.reach").first.click()
    expect(other.locator(".table")).to_have_attribute("data-version", "1")
    other.locator(".place.reach").first.click()
    expect(page.locator(".table")).to_have_attribute("data-version", "2")


def test_back_leads_out_of_the_table_and_forward_into_it_again(visitors: Visitors) -> None:
    page = visitors.come()
    address = start_dig(page, open_in_dialog)
    page.go_back()
    page.get_by_role("heading", name="Who wants to play?").wait_for()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.go_forward()
    page.locator(".table.mine").wait_for()
    assert page.url == address


def test_a_reload_finds_the_seat_the_turn_and_the_story(visitors: Visitors) -> None:
    page = visitors.come()
    start_dig(page)
    page.locator(".place.reach").first.click()
    expect(page.locator(".table")).to_have_attribute("data-version", "1")
    story = page.locator(".side .story").inner_text()
    page.reload()
    page.locator(".table.mine").wait_for()
    expect(page.locator(".table")).to_have_attribute("data-version", "1")
    expect(page.locator(".side .story")).to_have_text(story)


def miss_a_few_moves(visitors: Visitors, still: bool) -> Page:
    """Somebody who was away while the other one moved, and is back."""
    page, guest = visitors.come(still=still), visitors.come()
    open_table(page, "dig", players=2)
    address = page.url
    guest.goto(address)
    guest.get_by_role("button", name="Sit here").click()
    page.get_by_label("Who starts").select_option(index=2)
    page.get_by_role("button", name="Start the game").click()
    guest.locator(".table.mine .place.reach").first.wait_for()
    page.locator(".table").wait_for()
    page.goto("/about")
    for version in (1, 2, 3):
        guest.locator(".place.reach").last.click()
        expect(guest.locator(".table")).to_have_attribute("data-version", str(version))
    page.goto(address)
    expect(page.get_by_text("While you were away")).to_be_visible()
    return page


WHERE = """() => {
  const middle = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(document.querySelectorAll('.ground > .dog')[1]);
  const far = (place) => Math.hypot(middle(place)[0] - x, middle(place)[1] - y);
  const places = [...document.querySelectorAll('.ground [data-step]')];
  return places.sort((one, other) => far(one) - far(other))[0].dataset.step;
}"""
"""The place of the second dog: whatever game the board has, it stands nearest to its card."""
CARDS = "all => all.map(each => each.ariaLabel).filter(name => /×|Cat/.test(name))"
WATCH = """() => {
  window.seen = new Set();
  const look = () => seen.add(document.querySelectorAll('.ground > .dog')[1]?.getAttribute('style'));
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['style'] });
}"""
"""Wherever the second dog comes by from now on."""


def at_rest(page: Page) -> str:
    """Return the place of the second dog at rest: a board is animated while it is drawn."""
    page.locator(".ground > .dog").nth(1).wait_for()
    before, now = "", page.evaluate(WHERE)
    while now != before:
        page.wait_for_timeout(700)
        before, now = now, page.evaluate(WHERE)
    return str(now)


def test_what_happened_meanwhile_is_shown_on_the_board(visitors: Visitors) -> None:
    page = miss_a_few_moves(visitors, still=False)
    now = at_rest(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="What happened?").click()
    skip = page.get_by_role("button", name="Skip")
    skip.wait_for()
    expect(skip).to_have_count(0)  # when all was shown
    assert page.evaluate("seen.size") > 2  # the dog was seen on its way
    expect(page.get_by_text("While you were away")).to_have_count(0)
    page.wait_for_function(f"now => ({WHERE})() === now", arg=now)
    page.get_by_role("button", name="Replay the last few turns").click()
    page.wait_for_function(SKIP_AT_ONCE)
    expect(skip).to_have_count(0)


def test_whoever_wants_it_still_reads_what_happened(visitors: Visitors) -> None:
    page = miss_a_few_moves(visitors, still=True)
    page.get_by_role("button", name="What happened?").click()
    expect(page.get_by_role("dialog").locator(".story section")).not_to_have_count(0)


def test_whoever_comes_back_as_somebody_else_gets_their_seat_again(visitors: Visitors) -> None:
    """A link was opened within another app, and the next day in a browser that knows nobody."""
    host, within_an_app, at_home = visitors.come(), visitors.come(PHONE, touch=True), visitors.come(PHONE, touch=True)
    open_table(host, "barking", players=2)
    within_an_app.goto(host.url)
    within_an_app.get_by_role("button", name="Sit here").tap()
    host.get_by_label("Who starts").select_option(index=1)
    host.get_by_role("button", name="Start the game").click()
    within_an_app.locator(".table .barking").wait_for()
    hand = within_an_app.locator(".own [aria-label]").evaluate_all(CARDS)
    within_an_app.close()
    at_home.goto(host.url)
    expect(at_home.locator(".notice.watching")).to_contain_text("You're watching this game.")

    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Let a bot play for").click()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Host's desk").click()
    desk = host.get_by_role("dialog", name="Host's desk")
    desk.get_by_role("region", name="People at the table").get_by_role("button", name=re.compile("away$")).click()
    expect(desk).not_to_contain_text("counts as lost")  # it costs the host nothing
    desk.get_by_role("button", name="Send away").first.click()
    host.keyboard.press("Escape")
    at_home.locator(".notice.watching").get_by_role("button", name="Play for").tap()
    host.get_by_role("button", name="Agree").click()
    expect(at_home.locator(".notice.watching")).to_have_count(0)
    expect(at_home.locator(".seats li", has_text="(you)")).to_have_count(1)
    assert hand and hand == at_home.locator(".own [aria-label]").evaluate_all(CARDS)


def test_the_record_of_a_running_game_is_read_as_a_story(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come(PHONE)
    start_dig(page)
    page.locator(".place.reach").first.click()
    expect(page.locator(".table")).to_have_attribute("data-version", "1")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("had been told so far")).to_be_visible()
    expect(page.get_by_text("1 / 1")).to_be_visible()
    lines = page.locator(".story p span")
    both = lines.count()
    page.get_by_role("button", name="One move back").click()
    expect(lines).not_to_have_count(both)
