"""In the reader's own language, and with the rules at hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response, expect

from barkade.games import games
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.axe import violations_in_every_light
from tests.web.helpers.players import open_table

HELLO = {"en": "Who wants to play?", "pl": "Kto", "uk": "Хто", "hu": "Ki"}


def hello(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_contain_text(HELLO[language])


def fetched(page: Page) -> list[Response]:
    """The scripts that the front door fetches."""
    scripts: list[Response] = []
    page.on("response", lambda response: scripts.append(response) if response.url.endswith(".js") else None)
    page.goto("/")
    page.locator("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    return scripts


@pytest.mark.parametrize(("locale", "language"), [("pl-PL", "pl"), ("uk", "uk"), ("de-DE", "en")])
def test_the_language_is_the_browsers_and_no_other_is_fetched(visitors: Visitors, locale: str, language: str) -> None:
    page = visitors.come(locale=locale)
    scripts = fetched(page)
    hello(page, language)
    spoken = [
        other for other, words in HELLO.items() if any(f"home-hello = {words}" in each.text() for each in scripts)
    ]
    assert spoken == [language]
    assert sum(int(each.headers["content-length"]) for each in scripts) < 100_000


def test_the_language_is_switched_at_once_and_kept(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    page.locator("header select").select_option("hu")
    hello(page, "hu")
    page.reload()
    hello(page, "hu")
    page.goto("/me")
    choice = page.locator("main select").first
    expect(choice).to_have_value("hu")
    assert "українська" in choice.inner_text() and "Polski" in choice.inner_text().title()
    choice.select_option("pl")
    page.goto("/")
    hello(page, "pl")


def test_all_tabs_follow_when_one_is_switched(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    other = page.context.new_page()
    other.goto("/about")
    other.locator("header select").select_option("uk")
    hello(page, "uk")


def test_everybody_at_a_table_sees_their_own_language(visitors: Visitors) -> None:
    page, guest = visitors.come(), visitors.come(locale="pl-PL")
    open_table(page, "dig", players=2)
    page.get_by_label("Who starts").select_option(index=1)
    guest.goto(page.url)
    guest.locator("li .btn").first.click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".place.reach").first.click()
    expect(page.locator(".story")).to_contain_text(" trots to 1")
    expect(guest.locator(".story")).to_contain_text("biegnie na pole 1")
    expect(guest.locator(".story")).not_to_contain_text("trots")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(guest.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.parametrize("game", games())
def test_the_short_rules_have_pictures_and_are_for_everybody(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    page.goto(f"/rules/{game}")
    plates = page.locator("ol li")
    expect(plates).to_have_count(7)
    for plate in plates.all():
        expect(plate.locator(".picture :is(svg, .tile)").first).to_be_attached()
    assert violations_in_every_light(page) == []
    for width in (360, 390, 768, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_rules_are_found_as_one_types_by_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    page.goto("/rules/dig")
    page.locator("form[role=search]").wait_for()
    rules = page.locator("li[id^='DIG-']")
    everything = rules.count()
    page.keyboard.press("/")
    page.keyboard.type("doghouse")
    expect(page.get_by_role("status")).to_contain_text("rules found")
    assert 0 < rules.count() < everything
    page.keyboard.press("Control+A")
    page.keyboard.type("dig-4.1")
    expect(rules).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("a.number")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("li.here")).to_contain_text("DIG-4.1")
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_signs_on_letters_need_not_be_typed(visitors: Visitors) -> None:
    page = visitors.come(locale="hu")
    page.goto("/rules/dig")
    page.get_by_role("searchbox").fill("kutyahaz")
    expect(page.locator("li[id^='DIG-']").first).to_contain_text("utyaház")


def test_a_lesson_is_one_tap_away_from_the_rules(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    page.goto("/rules/spots")
    page.get_by_role("link", name="Learn by playing").tap()
    page.locator(".learn .spots").wait_for()
