"""Played from the accessibility tree: the player knows roles and names, presses keys, and sees nothing else."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import CDPSession, Page, expect

from barkade.games import games
from tests.web.conftest import Visitors
from tests.web.helpers.boards import board_of
from tests.web.helpers.players import near_the_end, take_seat, wish

TURNS_LEFT = 4
MOST_PRESSES = 3000
PATIENCE = 20_000
LAST_RESORT = r"End the turn|End it|Undo|Put back|Start over|Pass|Nowhere|Bury and bust|fewer|more$"


class Node(NamedTuple):
    role: str
    name: str
    disabled: bool
    on_board: bool


class Ears:
    """The words that a screen reader is told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")

    def nodes(self) -> list[Node]:
        tree: list[dict[str, Any]] = self._line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in tree}

        def on_board(node: dict[str, Any]) -> bool:
            while node.get("parentId") in by_id:
                node = by_id[node["parentId"]]
                if role_of(node) == "main":
                    return True
            return False

        return [
            Node(role_of(node), name_of(node), is_disabled(node), on_board(node))
            for node in tree
            if not node["ignored"]
        ]


def role_of(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def name_of(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", ""))


def is_disabled(node: dict[str, Any]) -> bool:
    return any(each["name"] == "disabled" and each["value"]["value"] for each in node.get("properties", []))


def choose(game: str, buttons: list[Node], tried: Counter[str], rng: random.Random) -> Node:
    """The control that promises most and has not led nowhere already."""
    fresh = [each for each in buttons if tried[each.name] < 2] or buttons
    for promise in getattr(board_of(game), "PROMISES", ()):
        found = [each for each in fresh if re.search(promise, each.name)]
        if found:
            return rng.choice(found)
    usual = [each for each in fresh if not re.search(LAST_RESORT, each.name)]
    return rng.choice(usual or fresh)


def press(page: Page, ears: list[Node], wanted: Node) -> None:
    same = [each for each in ears if (each.role, each.name) == (wanted.role, wanted.name)]
    button = page.get_by_role("button", name=wanted.name, exact=True, include_hidden=False).nth(same.index(wanted))
    button.focus()
    page.keyboard.press("Enter")


def play(page: Page, game: str) -> int:
    """Play to the end by ear; return the number of presses."""
    listener, rng, tried = Ears(page), random.Random(5), Counter[str]()
    for presses in range(MOST_PRESSES):
        nodes = listener.nodes()
        said = {each.name for each in nodes}
        if any("The game is over" in each for each in said):
            return presses
        assert [each for each in nodes if each.role in ("button", "link") and not each.name] == []
        buttons = [each for each in nodes if each.role == "button" and each.on_board and not each.disabled]
        if not any("Your turn" in each for each in said) or not buttons:
            page.wait_for_timeout(30)
            continue
        wanted = choose(game, buttons, tried, rng)
        tried[wanted.name] += 1
        was = page.locator(".table").get_attribute("data-version")
        press(page, nodes, wanted)
        page.wait_for_function("() => !document.querySelector('.table.busy')")
        if page.locator(".table").get_attribute("data-version") != was:
            tried.clear()
        page.wait_for_function("() => document.activeElement !== document.body", timeout=PATIENCE)
    raise AssertionError("it does not come to an end")


@pytest.mark.parametrize("game", games())
def test_the_end_of_a_game_is_played_by_ear(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    take_seat(visitors, page, game, 2, near_the_end(game, 2, TURNS_LEFT))
    assert play(page, game) > 0
    expect(page.get_by_role("status").filter(has_text="The game is over")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_played_by_ear(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    page.goto(f"/table/{wish(page, {'game': game, 'players': 2})}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Fill one seat and start").click()
    assert play(page, game) > 0
