"""Learners: they do on the board what a step of a lesson asks for, by pressing what stands for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.players import Press
from tests.web.players import dig as dig_by_hand

Board = dict[str, Any]


def dig(page: Page, press: Press, text: str, view: Board) -> None:
    dig_by_hand(
        page, press, next(each for each in view["legal"] if sorted(each["text"].split()) == sorted(text.split()))
    )


def barking(page: Page, press: Press, text: str, view: Board) -> None:
    if text in ("pass", "no-token"):
        press(page.locator(".own .buttons .btn").first)
    elif text == "cat":
        press(page.locator(".card.feline"))
    else:
        dogs, _, where = text.removeprefix("lay ").partition(" at ")
        for group in dogs.split(", "):
            press(page.locator(f"[data-place='hand-{group.split()[0]}']"))
        if "+" in dogs:
            press(page.locator(".card.wonder"))
        item = next(each["number"] for each in view["board"]["items"] if each["kind"] == where)
        press(page.locator(f"[data-item='{item}']"))


def goodboy(page: Page, press: Press, text: str, _view: Board) -> None:
    if text == "roll":
        press(page.locator(".own .btn.go.big"))
    elif text == "stop":
        press(page.locator(".own .btn.big:not(.go)"))
    elif text.startswith("any "):
        press(page.locator(f"[data-place='pool-{text.removeprefix('any ')}']"))
    else:
        yard = int(text.removeprefix("lay ").partition(":")[0]) - 1
        press(page.locator(".yard").nth(yard).locator("button.dog"))
        press(page.locator(".own .btn.go.big"))


def spots(page: Page, press: Press, text: str, view: Board) -> None:
    word, *rest = text.split()
    if word == "do":
        slot = next(tile["slot"] for tile in view["board"]["tiles"] if tile["trick"] == rest[0])
        press(page.locator(".tile").nth(slot))
    elif word == "name":
        press(page.locator(f"[data-place='roll-{rest[0]}']"))
    elif word == "reroll":
        press(page.locator(".acts .btn:has(.cost)"))
    elif word == "roll":
        press(page.locator(".acts .btn.go"))
    else:
        cards = [card["dog"] for card in view["board"]["seats"][0]["cards"]]
        for number, goal in re.findall(r"(\d)>([a-z-]+)", text):
            press(page.locator(f"[data-place='roll-{number}']"))
            spot = page.locator(f"[data-place='spot-0-{cards.index(goal)}-{number}']") if goal != "yard" else None
            press(spot or page.locator(".own .fence"))


BY_HAND: dict[str, Callable[[Page, Press, str, Board], None]] = {
    "dig": dig,
    "barking": barking,
    "goodboy": goodboy,
    "spots": spots,
}
