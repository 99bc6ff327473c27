"""Every place, for everybody: axe finds nothing, long words have room, the keyboard and plain http are enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.games.examples import COACHED
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.axe import violations_in_every_light
from tests.web.helpers.boards import in_phase
from tests.web.helpers.longer import LongerWords, must_have_room
from tests.web.helpers.players import Reader, moment, open_table, play_to_the_end, played_on, take_seat, type_enter

UNTIL_COMPILED = 120_000


def home(_visitors: Visitors, page: Page) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()


def new_table(visitors: Visitors, page: Page) -> None:
    home(visitors, page)
    page.locator("article.spots").get_by_role("button", name="Invite friends").click()
    page.get_by_role("dialog").wait_for()


def lobby(_visitors: Visitors, page: Page) -> None:
    open_table(page, "dig", players=3)


def table(visitors: Visitors, page: Page) -> None:
    lobby(visitors, page)
    page.get_by_label("Who starts").select_option(index=1)
    page.get_by_role("button", name="seats and start").click()
    page.locator(".table.mine .dig").wait_for()


def menu(visitors: Visitors, page: Page) -> None:
    table(visitors, page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()


def end(visitors: Visitors, page: Page) -> None:
    reader = Reader(page)
    played_on(visitors, page, "dig", turns_left=1)
    play_to_the_end(reader)
    page.locator(".end h2").first.wait_for()
    page.get_by_role("button", name="Share").click()


def replay(visitors: Visitors, page: Page) -> None:
    end(visitors, page)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.get_by_role("button", name="One move forward").wait_for()
    page.locator(".board > *").first.wait_for()


def me(visitors: Visitors, page: Page) -> None:
    home(visitors, page)
    page.goto("/me")
    page.get_by_role("button", name="Save").wait_for()


def tell(visitors: Visitors, page: Page) -> None:
    home(visitors, page)
    page.goto("/tell")
    page.get_by_role("heading", name="Tell me").wait_for()


def about(_visitors: Visitors, page: Page) -> None:
    page.goto("/about")
    page.get_by_role("heading", name="Credits").wait_for()


def rules(_visitors: Visitors, page: Page) -> None:
    page.goto("/rules/barking#BRK-9.2")
    page.locator("li.here").wait_for()


def nowhere(_visitors: Visitors, page: Page) -> None:
    page.goto("/no/such/place")
    page.get_by_role("heading", name="There's nothing here").wait_for()


def bring(_visitors: Visitors, page: Page) -> None:
    page.goto("/replay")
    page.get_by_text("Open a record").wait_for()


def told_story(visitors: Visitors, page: Page) -> None:
    """The record of a running game, brought along."""
    table(visitors, page)
    record = page.request.get(f"/api{page.url.removeprefix(visitors.address).replace('/table/', '/tables/')}/record")
    bring(visitors, page)
    file = {"name": "record.txt", "mimeType": "text/plain", "buffer": record.body()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_text("had been told so far").wait_for()


def record(visitors: Visitors, page: Page) -> None:
    end(visitors, page)
    page.goto("/me")
    page.locator(".share").first.wait_for()


def helped(game: str) -> Callable[[Visitors, Page], None]:
    """A board with the coach's numbers on it."""

    def place(visitors: Visitors, page: Page) -> None:
        played_on(visitors, page, game, turns_left=8)
        page.locator(".table.mine").wait_for()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("checkbox", name="Coach").check()
        page.keyboard.press("Escape")
        page.locator(".coach .first").click()

    place.__name__ = f"{game}_with_coach"
    return place


def hint(visitors: Visitors, page: Page) -> None:
    table(visitors, page)
    page.get_by_role("button", name="What would Top Dog do?").click()
    page.get_by_role("button", name="Do it").wait_for(timeout=UNTIL_COMPILED)


def curtain(_visitors: Visitors, page: Page) -> None:
    open_table(page, "barking", players=2)
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="I'm ").wait_for()


def bark_off(visitors: Visitors, page: Page) -> None:
    take_seat(visitors, page, "barking", 2, moment("barking", 2, in_phase("bark"), seed=147))
    page.get_by_role("button", name="Bark!").wait_for()


def screen_door(visitors: Visitors, page: Page) -> None:
    host = visitors.come()
    open_table(host, "dig", players=2)
    page.goto(f"{host.url}/screen")
    page.get_by_text("Point your phone at the code").wait_for()


PLACES = (
    *(home, new_table, lobby, table, menu, end, replay, bring, told_story, me, tell, record, about, rules, nowhere),
    *(curtain, bark_off, screen_door, hint, *map(helped, COACHED)),
)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_a_place_is_for_everybody(visitors: Visitors, place: Callable[[Visitors, Page], None]) -> None:
    """With words two fifths longer than English ones: where those have room, English has."""
    page = visitors.come()
    LongerWords().speak(page)
    place(visitors, page)
    assert violations_in_every_light(page) == []
    must_have_room(page)


def test_dig_by_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    reader = Reader(page)
    played_on(visitors, page, "dig", turns_left=4)
    play_to_the_end(reader, press=type_enter)
    expect(page.locator(".end h2")).to_be_visible()


def test_dig_by_touch_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    reader = Reader(page)
    played_on(visitors, page, "dig", turns_left=4)
    play_to_the_end(reader, press=lambda what: what.tap())
    expect(page.get_by_role("dialog").locator(".end h2")).to_be_visible()


def test_the_page_travels_light(visitors: Visitors) -> None:
    """The front door is under 100 kB of JavaScript, squeezed as it travels."""
    page = visitors.come()
    scripts: dict[str, Response] = {}

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = response

    page.on("response", note)
    home(visitors, page)
    page.wait_for_load_state("networkidle")
    assert scripts
    assert all(each.headers["content-encoding"] == "gzip" for each in scripts.values())
    assert sum(int(each.headers["content-length"]) for each in scripts.values()) < 100_000


def test_an_item_that_a_cat_may_be_put_at_says_so(visitors: Visitors) -> None:
    page = visitors.come()
    record = moment("barking", 2, lambda view: any(each["kind"] == "token" for each in view["legal"]))
    take_seat(visitors, page, "barking", 2, record)
    there = page.locator(".place.can").first
    there.wait_for()
    assert (there.get_attribute("aria-label") or "").rpartition(". ")[2].startswith("Cat token: ")
