"""The whole evening: a family of four, with a laptop and three phones, from `./go` to the end of the game tomorrow."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from barkade.server.runtime.addresses import lan_url
from tests.server.helpers.process import ServerProcess
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.boards import View
from tests.web.helpers.players import Reader, open_in_dialog, play_elsewhere, play_to_the_end, version
from tests.web.helpers.qr import read_code

DAY = 24 * 3600
AT_MOST = 120
"""Seconds from the start of the server to the first move."""
# The computer's clock, a day later: the laptop was closed overnight.
TOMORROW = f"""
import sys, time
real = time.time_ns
time.time_ns = lambda: real() + {DAY} * 10**9
from barkade.cli import main
sys.exit(main())
"""


def sit_down(phone: Page, name: str) -> None:
    phone.get_by_role("button", name="Sit here", exact=True).first.tap()
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="That's me").tap()
    phone.get_by_role("button", name="Stand up").wait_for()


def few_bones(view: View) -> bool:
    # A game may be over with eight bones still lying there.
    lying = [card for card in view["board"]["row"] if card and card["kind"] != "bowl"]
    return len(lying) + sum(map(len, view["board"]["hands"])) <= 9


def test_a_family_plays_tonight_and_finishes_tomorrow(chromium: Browser, tmp_path: Path) -> None:
    begun = time.monotonic()
    with ServerProcess(tmp_path / "t.sqlite", "--unlimited", "--host", "0.0.0.0") as server:
        people = Visitors(chromium, f"http://localhost:{server.port}")
        address = lan_url("0.0.0.0", server.port) or server.url
        laptop, *phones = people.come(), *(people.come(PHONE, touch=True) for _ in range(3))
        family = [laptop, *phones]
        readers = [Reader(page) for page in family]

        # Getting in: by the QR code, by a link that was sent, by the code that was read out.
        open_in_dialog(laptop, "dig", players=4, clock=DAY)
        laptop.get_by_role("button", name="That's me").click()
        link = laptop.get_by_label("Link to this table").input_value()
        phones[0].goto(read_code(laptop.locator(".share")))
        phones[1].goto(link)
        phones[2].goto(f"{address}/{laptop.locator('.code b').inner_text().lower()}")
        for phone, name in zip(phones, ("Mum", "Grandpa", "Zosia"), strict=True):
            sit_down(phone, name)
        laptop.get_by_role("button", name="Start the game").click()
        for page in family:
            page.locator(".table .dig").wait_for()
        play_to_the_end(*readers, until=lambda: version(laptop) > 0)
        took = time.monotonic() - begun
        assert took < AT_MOST, f"{took:.0f} s to the first move"

        # Playing, and losing the Wi-Fi in the middle of one's turn.
        play_elsewhere(*family, table=laptop.url, until=lambda view: view["to_move"] == 1 and view["version"] > 20)
        phone, reader = phones[0], readers[1]
        phone.locator(".table.mine").wait_for()
        before = version(phone)
        phone.context.set_offline(True)
        expect(phone.get_by_text("You're offline.")).to_be_visible()
        phone.context.set_offline(False)
        expect(phone.get_by_text("You're offline.")).to_have_count(0)
        play_to_the_end(reader, until=lambda: version(phone) > before)
        laptop.wait_for_function(f"() => document.querySelector('.table').dataset.version > {before}")

        # The laptop is closed overnight, at somebody's turn; tomorrow all are back without doing anything.
        server.stop()
        for page in phones:
            expect(page.get_by_text("Reconnecting…")).to_be_visible()
        server.program = ("-c", TOMORROW)
        server.start()
        server.wait_until_ready()
        for page in family:
            expect(page.get_by_text("Reconnecting…")).to_have_count(0, timeout=60_000)
            expect(page.locator(".banner .clock")).to_have_text("24 hours")  # nobody's day has run out
        expect(laptop.locator(".lent")).to_have_count(0)  # and no bot has moved

        # Finishing, in the pages of all four.
        play_elsewhere(*family, table=laptop.url, until=few_bones)
        play_to_the_end(
            *readers,
        )
        for page in family:
            expect(page.locator(".table.over")).to_be_visible()
            expect(page.locator(".notice.bad, .refused")).to_have_count(0)  # not one wrong turn
        people.leave()
        assert [each for each in people.wrong if not each.startswith(("error:", "warning:"))] == []
