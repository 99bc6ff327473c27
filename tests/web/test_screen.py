"""The table on a television, the phones as hands; and what tells somebody elsewhere that it is their turn."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from barkade.games import games
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.boards import live_of, moments_of
from tests.web.helpers.boards.dig import end_turn
from tests.web.helpers.players import (
    Reader,
    moment,
    open_table,
    play_to_the_end,
    take_seat,
    tap,
    version,
)
from tests.web.helpers.waiting import drawn

AXE = Axe()
TELEVISION = {"width": 1920, "height": 1080}
STAY_AWAKE = """
window.awake = 0;
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
    window.awake++;
    return { release: async () => {} };
} } });
"""
NOTE_NOTIFICATIONS = """
window.notified = [];
// As on Android: only the service worker may show one.
window.Notification = class extends window.Notification {
    constructor() { throw new TypeError('Illegal constructor'); }
};
ServiceWorkerRegistration.prototype.showNotification = async (title) => void window.notified.push(title);
PushManager.prototype.subscribe = async () => { throw new DOMException('no push service', 'AbortError'); };
"""
HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
SHOW = "delete document.hidden"


def test_a_television_shows_the_table_and_phones_the_hands(visitors: Visitors) -> None:
    ada, ben, wall = visitors.come(PHONE, touch=True), visitors.come(PHONE, touch=True), visitors.come(TELEVISION)
    wall.add_init_script(STAY_AWAKE)
    heard: list[str] = []
    wall.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    readers = Reader(ada), Reader(ben)
    open_table(ada, "dig", players=2)
    wall.goto(f"{ada.url}/screen")
    wall.get_by_text("Point your phone at the code").wait_for()
    code = wall.get_by_role("img", name="QR code").bounding_box()
    assert code is not None and code["height"] > TELEVISION["height"] / 3  # to be photographed from the sofa
    assert wall.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]
    assert wall.evaluate("window.awake") == 1
    ben.goto(ada.url)
    ben.get_by_role("button", name="Sit here").click()
    expect(wall.locator(".seats li")).to_have_count(2)
    ada.get_by_role("button", name="Start the game").click()

    board = wall.locator(".screen .board .dig")
    board.wait_for()
    play_to_the_end(*readers, until=lambda: ada.locator(".held").count() > 0)
    box = board.bounding_box()
    assert box is not None and box["width"] > 1100
    assert wall.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]
    expect(wall.locator(".banner .turn")).to_contain_text("'s turn")
    assert wall.locator(".own").count() == 0  # nobody's hand hangs on the wall
    assert board.get_by_text("Points:").count() == 2  # the board tells everybody's,
    assert wall.get_by_text("Points:").count() == 2  # and once is enough
    seen = [view for frame in heard for view in json.loads(frame).get("seen", [])]
    assert seen and all(view["seat"] is None and view["view"]["legal"] == [] for view in seen)
    assert AXE.run(wall).response["violations"] == []


def test_the_lobby_opens_the_table_screen_in_the_browser_that_has_a_seat(visitors: Visitors) -> None:
    page = visitors.come(TELEVISION)
    open_table(page, "dig", players=2)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Table screen").click()
    wall = opened.value
    wall.get_by_text("Point your phone at the code").wait_for()
    page.get_by_label("Who starts").select_option(index=1)
    page.get_by_role("button", name="Fill one seat and start").click()
    wall.locator(".screen .board .dig").wait_for()
    page.locator(".place.reach").first.click()
    expect(page.locator(".table .banner")).to_be_visible()
    expect(wall.locator(".screen .banner .turn")).to_contain_text("'s turn")  # and never "Your turn!"
    expect(wall.locator(".place.reach, .own")).to_have_count(0)


def start_with_a_friend(page: Page, guest: Page) -> None:
    """A game in which the friend moves first."""
    open_table(page, "dig", players=2)
    guest.goto(page.url)
    guest.get_by_role("button", name="Sit here").click()
    page.get_by_label("Who starts").select_option(index=2)
    page.get_by_role("button", name="Start the game").click()
    guest.locator(".table.mine").wait_for()
    page.locator(".table").wait_for()


@pytest.mark.whole_browser
def test_whoever_allowed_it_is_notified_of_the_turn(visitors: Visitors) -> None:
    visitors.workers = True
    page, guest = visitors.come(), visitors.come()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(NOTE_NOTIFICATIONS)
    page.goto("/tell")
    page.get_by_role("checkbox", name="Notify me").check()
    expect(page.get_by_role("checkbox", name="Notify me")).to_be_checked()
    start_with_a_friend(page, guest)
    page.evaluate(HIDE)
    end_turn(guest)
    page.locator(".table.mine").wait_for()
    page.wait_for_function("() => window.notified.length")
    assert page.evaluate("window.notified") == ["Your turn!"]
    assert page.title().startswith("●")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    page.evaluate(SHOW)
    end_turn(page)
    guest.locator(".table.mine").wait_for()
    assert not page.title().startswith("●")
    end_turn(guest)
    page.locator(".table.mine").wait_for()
    assert len(page.evaluate("window.notified")) == 1  # whoever looks sees it anyway


def test_whoever_refused_notifications_is_told_where_they_went(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto("/tell")
    box = page.get_by_role("checkbox", name="Notify me")
    box.click()
    expect(page.get_by_text("Notifications are blocked in this browser")).to_be_visible()
    expect(box).not_to_be_checked()


# A phone beside the television


# A line of text that is smaller than what can be read from a sofa, of everything that is on the wall.
SMALL_PRINT = """least => {
  const small = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, within = text.parentElement, lines = document.createRange();
    if (!text.textContent.trim() || within.closest('.heard, script, style')) continue;
    lines.selectNodeContents(text);
    if (lines.getBoundingClientRect().width < 2) continue;
    const size = parseFloat(getComputedStyle(within).fontSize) * (within.getScreenCTM?.().d ?? 1);
    if (size < least) small.push(`${text.textContent.trim()}: ${size}`);
  }
  return small;
}"""
FROM_A_SOFA = 22
SIZES = ({"width": 390, "height": 664}, {"width": 844, "height": 390}, {"width": 390, "height": 844})
OUT_OF_SIGHT = """live => [...document.querySelectorAll(live)].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((each) => each.className)"""


@pytest.mark.parametrize("game", games())
def test_beside_a_television_a_phone_is_a_hand(visitors: Visitors, game: str) -> None:
    phone, wall = visitors.come(SIZES[0], touch=True), visitors.come(TELEVISION)
    reader = Reader(phone)
    crowd = moments_of(game, "CROWDED")[0]
    table = take_seat(visitors, phone, game, crowd.players, moment(game, crowd.players, crowd.wanted, **crowd.options))
    phone.locator(".plates").wait_for()
    wall.goto(f"/table/{table}/screen")
    wall.locator(".screen .plates").wait_for()
    assert wall.evaluate(SMALL_PRINT, FROM_A_SOFA) == []
    assert wall.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]

    # What is one's own and what can be done, all of it in sight; no board, and nobody else's things.
    phone.locator(".controller").wait_for()
    expect(phone.locator(".plates")).to_have_count(0)
    for size in SIZES:
        phone.set_viewport_size(size)  # type: ignore[arg-type]
        drawn(phone)
        assert phone.locator(live_of(game)).count() and phone.evaluate(OUT_OF_SIGHT, live_of(game)) == [], size
    assert AXE.run(phone).response["violations"] == []
    before = version(phone)
    play_to_the_end(reader, press=tap, until=lambda: version(phone) >= before + 4)
    expect(phone.locator(".controller")).to_have_count(1)

    # Who sits elsewhere has the whole board with one tap, and keeps it.
    phone.get_by_role("button", name="Show the whole board here").tap()
    phone.locator(".plates").wait_for()
    phone.reload()
    phone.locator(".plates").wait_for()
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("checkbox", name="Just my hand").check()
    phone.locator(".controller").wait_for()
