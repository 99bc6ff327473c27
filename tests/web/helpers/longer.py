"""A language that is nobody's: English with every text 40 % longer, as some languages are. It lives in tests alone."""

from __future__ import annotations

import json
import math
import re
from functools import cache, partial

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, Route

from tests.web.helpers.waiting import comes_to, drawn

PADDING = "donaudampfschifffahrt"
CUT = """() => [...document.querySelectorAll('.btn, label, [role=tab], nav a, .doors a, h1, h2')]
  .filter((each) => each.checkVisibility() && !each.closest('.heard, [inert]') && each.clientWidth > 1)
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 6)
  .map((each) => `${each.className || each.tagName}: ${each.textContent.trim().slice(0, 60)}`)"""
WIDTHS = (360, 390, 768, 1280, 1920)
UNCUT = (360, 390, 1280)
WORD = 9
"""Length of the words that make a text longer."""


class Stretch(Visitor):
    """Makes each pattern longer at its end, so that its words can still be found by how they begin."""

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.generic_visit(node)
        texts = [part for part in node.elements if isinstance(part, ast.TextElement)]
        letters = sum(len(part.value.strip()) for part in texts)
        if texts and re.search(r"\w", "".join(part.value for part in texts)):
            node.elements.append(ast.TextElement(longer(math.ceil(0.4 * letters), " " in texts[-1].value.strip())))


def longer(letters: int, several: bool) -> str:
    """So many letters: in words of their own where there are several, else as the end of the only one."""
    words = [PADDING[: min(WORD, letters - at)] for at in range(0, letters, WORD)]
    return (" " if several else "") + " ".join(words)


def stretched(text: str) -> str:
    resource = FluentParser().parse(text)
    Stretch().visit(resource)
    return FluentSerializer().serialize(resource)


def words_in(chunk: str) -> str:
    """The text that a chunk of the page's words holds: all that is between its first and its last quotation mark."""
    quote = min((chunk.find(mark), mark) for mark in "`\"'" if mark in chunk)[1]
    text = chunk[chunk.index(quote) + 1 : chunk.rindex(quote)]
    return text.replace("\\n", "\n") if quote != "`" else re.sub(r"\\([`$\\])", r"\1", text)


@cache
def longer_words(chunk: str) -> str:
    return stretched(words_in(chunk))


class LongerWords:
    """Stands in for the server wherever a browser fetches English words."""

    def speak(self, page: Page) -> None:
        # What a service worker has kept would never be asked for.
        page.add_init_script("delete Navigator.prototype.serviceWorker")
        page.route("**/assets/en-*.js", self._answer)

    def _answer(self, route: Route) -> None:
        text = longer_words(route.fetch().text())
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(text)};")


def must_have_room(page: Page) -> None:
    """At no width does anything stick out, and on a phone and a desk no longer text is cut off."""
    assert "donau" in page.locator("body").inner_text(), "the words are English"
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844 if width < 500 else 800})
        drawn(page)
        if width in UNCUT:
            comes_to(page, partial(page.evaluate, CUT), [])
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{wide} at {width}"
