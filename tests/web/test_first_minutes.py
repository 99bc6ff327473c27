"""The first minutes: who are you, shall I show you how, and with whom; all of it asked once."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.boards.dig import end_turn
from tests.web.helpers.players import open_table


def test_a_newcomer_is_asked_who_they_are_and_how_they_want_to_begin(visitors: Visitors) -> None:
    page = visitors.come(PHONE, newcomer=True)
    page.goto("/")
    who = page.get_by_role("region", name="Who are you?")
    who.get_by_label("Name").fill("Greta")
    who.get_by_label("Your bark").select_option("howl")
    who.get_by_role("button", name="Make your own dog").click()
    who.get_by_role("group", name="Ears").get_by_role("button").last.click()
    who.get_by_role("button", name="That's me").click()
    expect(who).to_have_count(0)
    play = page.locator("article.dig").get_by_role("button", name="Play now")
    play.click()
    asked = page.get_by_role("dialog")
    expect(asked.get_by_role("link", name="Show me how")).to_have_attribute("href", "/learn/dig")
    asked.get_by_label("Good Dog").check()
    asked.get_by_text("2", exact=True).click()
    asked.get_by_role("button", name="Start").click()
    page.locator(".table .dig").wait_for()
    page.wait_for_function("() => document.activeElement !== document.body")
    expect(page.locator(".plates li")).to_have_count(1)
    page.goto("/")
    expect(page.locator("article.dig")).to_contain_text("Good Dog")
    expect(page.get_by_role("region", name="Who are you?")).to_have_count(0)
    page.locator("article.dig").get_by_role("button", name="Play now").click()  # not asked again
    page.locator(".table .dig").wait_for()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog").locator(".barks button").first).to_have_text("Awoooo!")
    names = page.request.get("/api/me").json()
    assert names["name"] == "Greta"


def picture(dog: Locator) -> str:
    """Return how a dog is drawn, without the ids of this drawing."""
    return re.sub(r"\b[a-z]\d+-\d+\b", "", dog.inner_html())


def test_a_newcomer_who_invites_at_once_is_the_one_they_were_shown(visitors: Visitors) -> None:
    page = visitors.come(newcomer=True)
    page.goto("/")
    who = page.get_by_role("region", name="Who are you?")
    who.get_by_label("Name").fill("Greta")
    dog = picture(who.get_by_role("img", name="Your dog"))
    page.locator("article.dig").get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Your name")).to_have_value("Greta")
    page.get_by_role("button", name="That's me").click()
    page.goto("/me")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Greta")
    assert picture(page.get_by_role("img", name="Your dog")) == dog


def test_whoever_has_moved_is_offered_sound_once(visitors: Visitors) -> None:
    page = visitors.come(PHONE, newcomer=True)
    open_table(page, "dig", players=2)
    page.get_by_role("button", name="start").click()
    page.locator(".table.mine").wait_for()
    offer = page.locator(".notice.sound")
    expect(offer).to_have_count(0)  # nobody has moved yet
    page.locator(".place.reach").first.click()
    expect(offer).to_contain_text("Play with sound?")
    # What was asked for lies above what offers itself.
    page.get_by_role("button", name="What would Top Dog do?").click()
    page.locator(".coach.asked").get_by_role("button", name="Close").click()
    offer.get_by_role("button", name="Turn sound on").click()
    expect(offer).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage['barkade-settings']).sound") is True


def test_the_offer_of_sound_is_gone_with_the_next_turn(visitors: Visitors) -> None:
    page = visitors.come(PHONE, newcomer=True)
    open_table(page, "dig", players=2)
    page.get_by_role("button", name="start").click()
    page.locator(".table.mine").wait_for()
    page.locator(".place.reach").first.click()
    offer = page.locator(".notice.sound")
    offer.wait_for()
    end_turn(page)
    page.locator(".table:not(.mine)").wait_for()
    expect(offer).to_have_count(1)  # while the others move, there is time to answer
    page.locator(".table.mine").wait_for()
    expect(offer).to_have_count(0)


def test_whoever_wants_no_sound_is_not_offered_it_again(visitors: Visitors) -> None:
    page = visitors.come(newcomer=True)
    for offered in (1, 0):
        open_table(page, "dig", players=2)
        page.get_by_role("button", name="start").click()
        page.locator(".table.mine").wait_for()
        page.locator(".place.reach").first.click()
        page.locator("[data-score]").first.wait_for()
        page.wait_for_function("() => document.querySelector('.table').dataset.version > 0")
        expect(page.locator(".notice.sound")).to_have_count(offered)
        if offered:
            page.locator(".notice.sound").get_by_role("button", name="Close").click()
    assert page.evaluate("JSON.parse(localStorage['barkade-settings']).sound") is False
