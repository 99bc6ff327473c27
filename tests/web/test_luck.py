"""Was it luck? From the end of a game to its analysis, and from there to the board."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from barkade.analysis.analyst import Analyst
from barkade.analysis.report import Analysis
from barkade.bots.compilation import compiled_search
from barkade.games import games, load_game
from barkade.server.http.analysis import AnalysisState
from tests.analysis.measure import played
from tests.web.conftest import DESK, PHONE, Visitors
from tests.web.helpers.axe import violations_in_every_light
from tests.web.helpers.players import Reader, play_to_the_end, played_on

COMPILED_WITHIN = 120_000
"""Milliseconds; the rules may have to be compiled first."""


BOTS = ["good-dog", "puppy", "good-dog", "random"]
PLAYOUTS = 96
JUDGED = 8
"""One choice in so many: a picture needs mistakes, not all of them."""


SIZES = ((DESK, False), (PHONE, True), ({"width": 390, "height": 664}, True), ({"width": 844, "height": 390}, True))
"""The last two: a phone with the bars of its browser, and one on its side."""

AS_HEARD = """
- region "Was it luck?":
  - status: /\\w+ .+/
  - figure:
    - img "Chances of winning, from the first move to the last"
  - group "What gave and what took":
    - table:
      - rowgroup:
        - row /^Player \\w+/
      - rowgroup:
        - row /^at the start \\d+ ±\\d+/
        - row /^own decisions [+−]\\d+ ±\\d+/
        - row /^result \\d+/
        - row /^mistakes \\d+/
  - button "Previous mistake"
  - button "Next mistake"
  - heading "Moments"
  - list:
    - listitem:
      - 'button /.+: .+, “.+”. .+%/'
"""


def taken_apart(game: str) -> tuple[str, Analysis]:
    """Return a record of four players, and its analysis in short."""
    match = played(game, BOTS, 4)
    analyst = Analyst(match, compiled_search(load_game(game)), 1, PLAYOUTS)
    tasks = list(analyst.tasks())
    choices = sum(move.free for move in analyst.line.moves)
    for task in (tasks[0], *tasks[1 : choices + 1 : JUDGED], *tasks[choices + 1 :]):
        task()
    return match.record(), msgspec.structs.replace(analyst.report(), complete=True)


def first_number(cell: str) -> int:
    return int(re.findall(r"[+−]?\d+", cell)[0].replace("−", "-"))


def test_a_finished_game_is_taken_apart_and_leads_back_to_the_board(visitors: Visitors) -> None:
    page = visitors.come()
    reader = Reader(page)
    played_on(visitors, page, "dig", turns_left=2)
    play_to_the_end(reader)
    page.get_by_role("link", name="Was it luck?").click()
    panel = page.get_by_role("region", name="Was it luck?")
    expect(panel.locator("svg").first).to_be_visible(timeout=COMPILED_WITHIN)
    expect(panel.get_by_role("progressbar")).to_have_count(0, timeout=COMPILED_WITHIN)
    expect(panel.locator(".verdict")).to_have_text(re.compile(r"\w+.*\."))

    # What each player got adds up to the result, to a point for each rounded part.
    rows = panel.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()))"
    )
    *parts, final, _mistakes = [[first_number(cell) for cell in row] for row in rows]
    assert sum(final) == 100
    for seat, result in enumerate(final):
        assert abs(sum(row[seat] for row in parts) - result) <= len(parts), rows

    expect(panel).to_match_aria_snapshot(AS_HEARD)

    # A moment leads to the position that it is about.
    place = page.get_by_role("slider")
    before = place.input_value()
    panel.locator("button.moment").first.click()
    expect(place).not_to_have_value(before)

    # Mistakes can be stepped through, and played on from against bots.
    assert violations_in_every_light(page) == []
    place.fill("0")
    panel.get_by_role("button", name="Next mistake").click()
    expect(place).not_to_have_value("0")
    expect(page.locator(".note.wrong")).to_contain_text(re.compile(r"\w+"))

    # In the story every marked move carries its mark, which leads to the position.
    place.fill(place.get_attribute("max") or "")
    toggle = page.get_by_role("button", name="Was it luck?")
    toggle.click()
    story = page.get_by_role("log")
    mark = story.get_by_role("button", name=re.compile("^(Mistake|Blunder): .+% better")).first
    expect(mark).to_have_text(re.compile(r"^\?{1,2}−\d+%$"))
    assert violations_in_every_light(page) == []
    mark.click()
    expect(page.locator(".note.wrong")).to_contain_text(re.compile(r"\w+"))
    toggle.click()
    page.get_by_role("button", name="What if?").click()
    page.wait_for_url("**/table/**")
    page.locator(".table.mine").wait_for()  # in the seat of whoever made the mistake, and it is their move


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_four_players_have_room_in_every_light(visitors: Visitors, game: str, tmp_path: Path) -> None:
    record, analysis = taken_apart(game)
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    answer = msgspec.json.encode(AnalysisState("done", 1, 1, analysis))
    for size, touch in SIZES:
        page = visitors.come(size, touch)
        page.route("**/api/analysis", lambda route: route.fulfill(body=answer, content_type="application/json"))
        page.goto("/replay")
        page.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
        page.get_by_role("button", name="Was it luck?").click()
        panel = page.get_by_role("region", name="Was it luck?")
        expect(panel.locator("tbody tr").first).to_be_visible()
        assert violations_in_every_light(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # The table of four players is read without pushing it aside.
        assert panel.locator(".sums").evaluate("each => each.scrollWidth <= each.clientWidth + 1"), size
        # A turning point in the picture shows its board, however narrow the picture is, and says what happened.
        assert analysis.turns
        panel.locator("figure > svg circle").last.click(force=True)
        turn = analysis.turns[-1]
        expect(page.get_by_role("slider")).to_have_value(str(analysis.moves[turn.move].version))
        expect(page.locator(".note").first).to_be_visible()
