"""A fifth game is its folder and one line in the page, too: the toy game Heap in a copy of the repository, its types
made and its page built by the usual commands, opened in a real browser. It brings no board, picture or story."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.helpers.process import ServerProcess
from tests.web.conftest import DESK, PHONE, Visitors
from tests.web.helpers.axe import violations_in_every_light
from tests.web.helpers.players import Reader, open_in_dialog, open_table, play_to_the_end
from tests.web.helpers.waiting import drawn

REPOSITORY = Path(__file__).parents[2]
HEAP = REPOSITORY / "tests" / "toys" / "heap"
ONE_LINE = 'register("heap", "barkade.games.heap")\n'
COPIED = ("src", "scripts", "web")
NOT_COPIED = shutil.ignore_patterns("node_modules", "page", "__pycache__", "gallery")
LOW_PHONE = {"width": 844, "height": 390}
TELEVISION = {"width": 1920, "height": 1080}


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the game's folder and its line, and the page built from it."""
    copy = tmp_path_factory.mktemp("repository")
    for folder in COPIED:
        shutil.copytree(REPOSITORY / folder, copy / folder, ignore=NOT_COPIED)
    (copy / "web" / "node_modules").symlink_to(REPOSITORY / "web" / "node_modules", target_is_directory=True)
    games = copy / "src" / "barkade" / "games"
    shutil.copytree(HEAP, games / "heap", ignore=NOT_COPIED)
    with (games / "__init__.py").open("a", encoding="utf-8") as registry:
        registry.write(ONE_LINE)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(copy / "src"))
        for command in ("scripts/wire_types.py", "web/build.py"):
            subprocess.run([sys.executable, command], cwd=copy, check=True)
    return copy


@pytest.fixture(scope="module")
def served(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(repository / "src"))
        with ServerProcess(tmp_path_factory.mktemp("served") / "tables.sqlite") as running:
            yield running


@pytest.fixture
def visitors(chromium: Browser, served: ServerProcess) -> Iterator[Visitors]:
    people = Visitors(chromium, served.url)
    yield people
    people.leave()
    assert people.wrong == []


def test_home_shows_it_among_the_others(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    card = page.locator("article.heap")
    expect(card.get_by_role("heading")).to_have_text("Heap")
    expect(card).to_contain_text("Take biscuits, but not too much liver.")
    expect(card).to_contain_text("1–3 players")
    expect(card).to_contain_text("1–2 minutes")
    expect(card.locator("svg").first).to_be_visible()
    expect(card.get_by_role("link", name="Play your first game")).to_have_count(0)  # it has no tutorial
    card.get_by_role("link", name="Rules").click()
    expect(page.locator("li", has_text="HEP-2.1")).to_contain_text("more than two with liver make you ill")


def test_it_is_played_with_bots_to_the_end_and_watched_again(visitors: Visitors) -> None:
    page = visitors.come()
    reader = Reader(page)
    page.goto("/")
    page.locator("article.heap").get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    play_to_the_end(reader)
    expect(page.locator(".story")).to_contain_text("takes a biscuit")
    expect(page.locator(".story .private").first).to_contain_text("It is ")
    expect(page.locator(".end h2")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("All have shown what they have.")
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text("they all come from the seed")).to_be_visible()
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.locator(".replay .plain")).to_contain_text("9 biscuits in the heap")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".replay .plain li .fact").first).to_contain_text("plain")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".replay .plain .actions")).to_be_visible()


def test_a_curtain_falls_between_two_at_one_device(visitors: Visitors) -> None:
    page = visitors.come()
    open_in_dialog(page, "heap", players=2)
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Start the game").click()
    lift = page.get_by_role("button", name="I'm ")
    first = lift.inner_text()
    lift.click()
    page.get_by_role("button", name="Take a biscuit").click()
    lift.wait_for()
    expect(lift).not_to_have_text(first, use_inner_text=True)
    seen_by_nobody(page)
    lift.click()
    expect(page.locator(".plain")).to_contain_text("8 biscuits in the heap")
    seen_by_nobody(page)  # the other one's secret stays with the other one
    page.get_by_role("button", name="Take a biscuit").click()
    lift.click()
    expect(page.locator(".story .private")).to_have_text(re.compile(r"It is (plain|one with liver)\."))


def seen_by_nobody(page: Page) -> None:
    expect(page.locator("body")).not_to_contain_text("It is plain")
    expect(page.locator("body")).not_to_contain_text("It is one with liver")


def test_the_plain_board_has_room_for_all(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "heap", players=3)
    page.get_by_label("Who starts").select_option(index=1)
    page.get_by_role("button", name="seats and start").click()
    page.get_by_role("button", name="Take a biscuit").wait_for()
    for size in (DESK, PHONE, LOW_PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        drawn(page)
        assert violations_in_every_light(page) == [], size
        for part in page.locator(".plain li, .plain .btn, .plain .middle .fact").all():
            box = part.bounding_box()
            assert box is not None, size
            assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"], size
            assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], size


def test_beside_a_television_a_phone_is_a_plain_hand(visitors: Visitors) -> None:
    phone, wall = visitors.come(PHONE, touch=True), visitors.come(TELEVISION)
    open_table(phone, "heap", players=2)
    wall.goto(f"{phone.url}/screen")
    wall.get_by_text("Point your phone at the code").wait_for()
    phone.get_by_label("Who starts").select_option(index=1)
    phone.get_by_role("button", name="Fill one seat and start").tap()
    wall.locator(".screen .plain").wait_for()
    expect(wall.locator(".plain li")).to_have_count(2)  # everybody is on the wall,
    hand = phone.locator(".plain.controller")
    hand.wait_for()
    expect(hand.locator("li")).to_have_count(1)  # and in the hand one's own
    take = hand.get_by_role("button", name="Take a biscuit")
    for size in (PHONE, LOW_PHONE):
        phone.set_viewport_size(size)  # type: ignore[arg-type]
        drawn(phone)
        assert violations_in_every_light(phone) == [], size
        box = take.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"], size
    take.tap()
    expect(wall.locator(".story")).to_contain_text("takes a biscuit")
    seen_by_nobody(wall)
    expect(phone.locator(".plain.controller")).to_be_visible()
    phone.get_by_role("button", name="Show the whole board here").tap()
    expect(phone.locator(".plain li")).to_have_count(2)
