"""Faults that axe finds in a page, by day and by night."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
# What was right is not asked for: describing it takes longer than finding what is wrong.
EVERYTHING = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast", "link-in-text-block"]}
# The light has changed everywhere.
UNTIL_FADED = """async () => {
    await new Promise(requestAnimationFrame);
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(fading.map((each) => each.finished.catch(() => {})));
}"""


def violations(page: Page) -> list[Any]:
    """Faults in the light that the page is in."""
    return [_told(each) for each in AXE.run(page, options=EVERYTHING).response["violations"]]


def violations_in_every_light(page: Page) -> list[Any]:
    """Faults by day or by night, with a word which. In another light only colours are others."""
    _turn(page, "light")
    found = [("light", *wrong) for wrong in violations(page)]
    _turn(page, "dark")
    by_night = page.evaluate("options => axe.run(document, options)", COLOURS)  # axe is in the page by now
    assert by_night["testEngine"]["name"] == "axe-core"
    return found + [("dark", *_told(each)) for each in by_night["violations"]]


def _turn(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate(UNTIL_FADED)


def _told(violation: dict[str, Any]) -> tuple[str, list[str]]:
    return violation["id"], [node["html"][:160] for node in violation["nodes"]][:3]
