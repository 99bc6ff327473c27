"""Learning by playing: every lesson from its first sentence to a real game, by pointer, by touch and by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.examples import TAUGHT
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.axe import violations, violations_in_every_light
from tests.web.helpers.boards import Press, board_of
from tests.web.helpers.players import headers_of, tap, type_enter

GO_ON = "Next"


def begin(page: Page, game: str) -> dict[str, Any]:
    """From the front door to the first step; the lesson as the server has it."""
    page.goto("/")
    with page.expect_response(f"**/api/games/{game}/lesson") as answer:
        page.locator(f"article.{game}").get_by_role("link", name="Learn", exact=True).click()
    page.locator(".learn[data-scene='0']").wait_for()
    lesson: dict[str, Any] = answer.value.json()
    return lesson


def take(page: Page, game: str, lesson: dict[str, Any], press: Press) -> None:
    """Do what every step asks for, as a learner would."""
    for number, scene in enumerate(lesson["scenes"][:-1]):
        page.locator(f".learn[data-scene='{number}']").wait_for()
        if scene["plays"]:
            view = lesson["frames"][scene["version"]]["view"]
            page.locator(".learn[data-playing='true']").wait_for()
            for text in scene["plays"]:
                board_of(game).learn(page, press, text, view)
        else:
            press(page.get_by_role("button", name=GO_ON))
    page.locator(f".learn[data-scene='{len(lesson['scenes']) - 1}']").wait_for()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_by_touch_on_a_phone_leads_to_a_game_against_puppy(visitors: Visitors, game: str) -> None:
    page = visitors.come(PHONE, touch=True)
    take(page, game, begin(page, game), tap)
    assert violations(page) == []
    page.get_by_role("button", name="Play against Puppy").tap()
    page.locator(".table").wait_for()
    page.get_by_role("button", name="Story").tap()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_by_the_keyboard_alone(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    page.request.post("/api/me", data={"name": "Ada"}, headers=headers_of(page))
    page.add_init_script("localStorage['barkade-known'] ??= 'yes'")
    take(page, game, begin(page, game), type_enter)
    expect(page.get_by_role("button", name="Play against Puppy")).to_be_visible()
    # Whoever is known here has met the dogs of the lesson: they live in the kennel now.
    type_enter(page.get_by_role("link", name="Leave the lesson"))
    kennel = page.get_by_role("region", name="Your kennel")
    expect(kennel.get_by_role("img", name=re.compile("last met in")).first).to_be_visible()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_for_everybody(visitors: Visitors, game: str) -> None:
    """At the first move: axe finds nothing, nothing sticks out, and the move can be made without scrolling."""
    page = visitors.come()
    lesson = begin(page, game)
    first = next(number for number, scene in enumerate(lesson["scenes"]) if scene["plays"])
    for _ in range(first):
        page.get_by_role("button", name=GO_ON).click()
    expect(page.get_by_role("status").first).to_contain_text(".")
    assert violations_in_every_light(page) == []
    for width in (360, 390, 768, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Show me where").click()
    pointed = page.locator(".hinted").first
    expect(pointed).to_be_visible()
    page.get_by_role("button", name="Do it for me").click()
    page.locator(f".learn[data-scene='{first + 1}']").wait_for()


def test_another_move_gets_a_kind_word_and_a_forbidden_one_its_rule(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "dig")
    page.get_by_role("button", name=GO_ON).click()
    told = page.get_by_role("status").first
    page.locator("[data-step='2']").click()
    expect(told).to_contain_text("Try place 3 first")
    expect(page.locator("[data-step='3'].hinted")).to_be_visible()
    expect(page.locator(".learn")).to_have_attribute("data-scene", "1")
    page.locator("[data-step='9']").click(force=True)
    expect(told).to_contain_text("9 places away")
    visitors.wrong.clear()  # the browser has noted the refusal by itself
    page.get_by_role("button", name="Rule DIG-4.1").click()
    expect(page.get_by_role("dialog")).to_contain_text("1 to 4 places")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("heading", name="Who wants to play?").wait_for()
