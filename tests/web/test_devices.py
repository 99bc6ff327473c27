"""Somebody's way to another device, and out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors


def come_as_fido(visitors: Visitors) -> Page:
    page = visitors.come()
    page.goto("/me")
    page.get_by_label("Name", exact=True).fill("Fido the First")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved. Good dog!")).to_be_visible()
    return page


def personal_link(page: Page) -> str:
    page.get_by_role("button", name="Make a link").click()
    return page.get_by_label("Your personal link").input_value()


def test_the_link_makes_another_device_the_same_person_once(visitors: Visitors) -> None:
    page, phone, thief = come_as_fido(visitors), visitors.come(), visitors.come()
    link = personal_link(page)
    phone.goto(link)
    phone.get_by_role("button", name="Yes, that's me").click()
    expect(phone.get_by_label("Name", exact=True)).to_have_value("Fido the First")
    assert "#" not in phone.url  # nobody who looks over a shoulder reads the code
    phone.reload()
    expect(phone.get_by_label("Name", exact=True)).to_have_value("Fido the First")

    thief.goto(link)
    thief.get_by_role("button", name="Yes, that's me").click()
    expect(thief.get_by_role("alert")).to_be_visible()
    expect(thief.get_by_label("Name", exact=True)).not_to_have_value("Fido the First")
    forgive(visitors)


def test_whoever_is_deleted_is_gone_from_every_device(visitors: Visitors) -> None:
    page, phone = come_as_fido(visitors), visitors.come()
    phone.goto(personal_link(page))
    phone.get_by_role("button", name="Yes, that's me").click()
    expect(phone.get_by_label("Name", exact=True)).to_have_value("Fido the First")

    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Yes, delete me").click()
    page.get_by_role("heading", name="Who wants to play?").wait_for()
    for device in (page, phone):
        device.goto("/me")
        expect(device.get_by_role("heading", name="Forget me")).to_have_count(0)
        expect(device.get_by_label("Name", exact=True)).to_have_value("")
    assert page.context.cookies() == []
    forgive(visitors)


def forgive(visitors: Visitors) -> None:
    """The browser itself notes that the server said no; the page does not."""
    assert all("the server responded with a status of 4" in each for each in visitors.wrong)
    visitors.wrong.clear()
