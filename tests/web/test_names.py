"""Names and dogs: asked for at the first seat, never twice alike at a table, seen by all at once."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.players import open_in_dialog


def chair(page: Page, number: int) -> Locator:
    return page.locator(".chairs li").nth(number)


def name_in(page: Page, number: int) -> str:
    return (chair(page, number).locator(".who b").inner_text()).removesuffix("(you)").strip()


def test_a_name_is_asked_for_at_the_first_seat_and_kept_with_one_tap(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come(PHONE, touch=True)
    open_in_dialog(host, "dig", players=2)
    given = name_in(host, 0)
    expect(host.get_by_label("Your name")).to_have_value(given)
    host.get_by_role("button", name="That's me").click()
    expect(host.get_by_label("Your name")).to_have_count(0)
    assert name_in(host, 0) == given

    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").tap()
    guest.get_by_label("Your name").fill("Grandma")
    guest.get_by_role("button", name="That's me").tap()
    expect(chair(host, 1)).to_contain_text("Grandma")  # at once, without anybody sitting down or reloading
    expect(guest.get_by_label("Your name")).to_have_count(0)
    guest.reload()
    expect(chair(guest, 1)).to_contain_text("Grandma")
    expect(guest.get_by_label("Your name")).to_have_count(0)
    guest.get_by_role("button", name="Change name").tap()
    guest.get_by_label("Your name").fill("Babcia")
    guest.get_by_role("button", name="Surprise me").tap()
    guest.get_by_role("button", name="That's me").tap()
    expect(chair(host, 1)).to_contain_text("Babcia")

    # In play, too, and from another page.
    host.get_by_role("button", name="Start the game").click()
    host.locator(".table .dig").wait_for()
    guest.goto("/me")
    guest.get_by_label("Name", exact=True).fill("Granny")
    guest.get_by_role("button", name="Save").tap()
    expect(host.locator(".seats li").nth(1)).to_contain_text("Granny")


def test_no_two_people_at_a_table_are_given_the_same_name(visitors: Visitors) -> None:
    pages = [visitors.come() for _ in range(3)]
    for page in pages:
        page.goto("/")
        page.request.post("/api/me", data={"name": "Max"}, headers={"origin": visitors.address})
        page.evaluate("localStorage.setItem('barkade-known', 'yes')")
    host = pages[0]
    open_in_dialog(host, "dig", players=3)
    for number, page in enumerate(pages[1:], 1):
        page.goto(host.url)
        page.get_by_role("button", name="Sit here").first.click()
        expect(chair(page, number)).to_contain_text("(you)")
    for page in pages:
        expect(page.locator(".chairs .who b", has_text="Max")).to_have_count(1)
    assert len({name_in(host, number) for number in range(3)}) == 3


def test_people_who_share_a_device_have_names_and_dogs_of_their_own(visitors: Visitors) -> None:
    page, friend = visitors.come(PHONE, touch=True), visitors.come()
    open_in_dialog(page, "dig", players=3)
    page.get_by_role("button", name="That's me").tap()
    friend.goto(page.url)
    page.get_by_role("button", name="Sit here too").first.tap()
    expect(page.get_by_label("Your name")).to_have_count(1)
    expect(page.get_by_label("Your name")).not_to_have_value(name_in(page, 0))
    page.get_by_label("Your name").fill("Ola")
    page.get_by_role("button", name="That's me").tap()
    friend.get_by_role("button", name="Sit here").click()
    for each in (page, friend):
        expect(chair(each, 1)).to_contain_text("Ola")
    faces = [chair(friend, number).locator("span.dog").inner_html() for number in (0, 1)]
    assert faces[0] != faces[1]

    expect(friend.locator(".chairs li .who > small").filter(has_text="host")).to_have_count(1)

    page.get_by_label("Who starts").select_option(index=2)
    page.get_by_role("button", name="Start the game").tap()
    expect(page.locator(".curtain")).to_contain_text("Ola")
    expect(friend.locator(".seats li").nth(1)).to_contain_text("Ola")
    expect(friend.locator(".banner .turn")).to_have_text("Ola's turn")
    page.get_by_role("button", name="I'm Ola").tap()
    page.locator(".place.reach").first.tap()
    expect(friend.locator(".side .story")).to_contain_text("Ola")
