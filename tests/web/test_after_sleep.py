"""A laptop that slept: the line is found again, and what was being drafted is still there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visitors
from tests.web.helpers.boards import in_phase
from tests.web.helpers.players import moment, take_seat

SOON = 4000  # milliseconds: sooner than the page would try again by itself


class Cable:
    """The line between a page and the server, to be pulled and plugged in again."""

    def __init__(self, page: Page) -> None:
        self.tries = 0
        self._pulled = False
        self._alive: list[WebSocketRoute] = []
        page.route_web_socket("**/*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.tries += 1
        if self._pulled:
            line.close()
            return
        self._alive.append(line)
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(text) if line in self._alive else None)
        server.on_message(lambda text: line.send(text) if line in self._alive else None)

    def die(self) -> None:
        """Nothing goes through any more, and nobody is told: only a new line would help."""
        self._alive.clear()

    def pull(self) -> None:
        """Cut the line, and let no new one through."""
        self._pulled = True
        for line in self._alive:
            line.close()
        self._alive.clear()

    def plug_in(self) -> None:
        self._pulled = False


def draft(visitors: Visitors) -> tuple[Page, Cable]:
    """Somebody in the middle of laying treats, with some of them laid."""
    page = visitors.come()
    page.clock.install()
    cable = Cable(page)
    take_seat(visitors, page, "goodboy", 2, moment("goodboy", 2, in_phase("laying")))
    page.locator(".treats .treat").first.click()
    page.locator(".yard.live button.dog").last.click()
    expect(page.locator(".yard .back")).to_have_count(1)
    return page, cable


def finish(page: Page) -> None:
    """The draft is still there, and is played as it stands."""
    expect(page.locator(".yard .back")).to_have_count(1)
    before = page.locator(".table").get_attribute("data-version") or ""
    page.locator(".own .btn.go.big").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def test_a_line_that_died_in_silence_is_replaced_after_the_sleep(visitors: Visitors) -> None:
    page, cable = draft(visitors)
    tries = cable.tries
    cable.die()
    page.clock.fast_forward("30:00")
    finish(page)
    assert cable.tries > tries


@pytest.mark.parametrize("back", ["online", "visibilitychange"])
def test_whoever_comes_back_does_not_wait_for_the_line(visitors: Visitors, back: str) -> None:
    page, cable = draft(visitors)
    cable.pull()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    for _ in range(6):  # every vain attempt makes the next wait longer
        tries = cable.tries
        page.clock.fast_forward(9_000)
        while cable.tries == tries:
            page.wait_for_timeout(20)
    cable.plug_in()
    page.evaluate("back => document.dispatchEvent(new Event(back, { bubbles: true }))", back)
    expect(page.get_by_text("Reconnecting")).not_to_be_visible(timeout=SOON)
    finish(page)
