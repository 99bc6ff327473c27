"""Puzzles on the real board: from the home page to the answer, by the board's own controls."""

from __future__ import annotations

from playwright.sync_api import expect

from barkade.puzzles.model import puzzles_of
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.axe import violations
from tests.web.helpers.boards import board_of
from tests.web.helpers.players import tap

GAME = "goodboy"


def test_a_puzzle_is_missed_solved_and_followed_by_the_next(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    page.goto("/")
    page.get_by_role("region", name="Today's puzzles").get_by_role("link").first.tap()
    page.locator(".learn .board > *").first.wait_for()

    puzzle = next(each for each in puzzles_of(GAME) if each.kind == "roll" and len(each.steps) == 1)
    page.goto(f"/puzzles/{GAME}/{puzzle.id}")
    page.locator(".learn[data-answered='false']").wait_for()
    right, wrong = (choice.texts[0] for choice in puzzle.steps[0].choices)
    view = puzzle.match().view(puzzle.seat)
    board_of(GAME).learn(page, tap, wrong, view)
    expect(page.locator(".learn .answer")).to_contain_text("Not quite")
    board_of(GAME).learn(page, tap, right, view)
    page.locator(".learn[data-solved='true']").wait_for()
    expect(page.locator(".learn .why").first).to_contain_text("Best:")
    assert violations(page) == []
    page.get_by_role("link", name="Next puzzle").tap()
    page.locator(".learn[data-answered='false']").wait_for()
