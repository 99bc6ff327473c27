"""Tell me, in the page: push to this browser, a mail address, a webhook, each with a real receiver; and the way back of
somebody who has lost a device."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.helpers.process import ServerProcess
from tests.server.helpers.receivers import (
    CERTIFICATE,
    MailServer,
    PushBrowser,
    WebReceiver,
    decoded,
    mail_server,
    web_receiver,
)
from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.boards.dig import end_turn
from tests.web.helpers.players import open_table

# A browser of the tests has no push service behind it: this one says where its messages go, and with which keys.
SUBSCRIBED = """(() => {
    const subscription = {
        endpoint: '%(endpoint)s',
        options: {},
        getKey: (name) => new Uint8Array(name === 'auth' ? %(auth)s : %(p256dh)s).buffer,
        unsubscribe: async () => true,
    };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        if (applicationServerKey.length !== 65) throw new Error('a wrong key');
        return subscription;
    };
})()"""


WITHIN_AN_APP = """
for (const name of ['Notification', 'PushManager']) delete window[name];
for (const name of ['serviceWorker', 'share', 'clipboard', 'wakeLock']) delete Navigator.prototype[name];
Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
"""


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server("barkade", "woof") as running:
        yield running


@pytest.fixture(scope="module")
def receiver() -> Iterator[WebReceiver]:
    with web_receiver() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[ServerProcess]:
    """A server that may send to receivers on this machine."""
    server = ServerProcess(tmp_path_factory.mktemp("tell") / "tables.sqlite")
    server.arguments = (
        *("--unlimited", "--private-webhooks", "--grace", "0", "--bot-pace", "0"),
        *("--public-url", server.url.replace("127.0.0.1", "localhost")),
        *("--smtp", f"localhost:{mails.port}", "--smtp-user", "barkade", "--mail-from", "dogs@dogs.test"),
    )
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("SSL_CERT_FILE", str(CERTIFICATE))
        patched.setenv("BARKADE_SMTP_PASSWORD", "woof")
        with server as running:
            yield running


@pytest.fixture
def people(chromium: Browser, house: ServerProcess) -> Iterator[Visitors]:
    visitors = Visitors(chromium, house.url.replace("127.0.0.1", "localhost"))
    yield visitors
    visitors.leave()
    assert visitors.wrong == []


def until(page: Page, true: Callable[[], object]) -> None:
    """Wait for something outside of the page, while the page goes on."""
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def name_of(page: Page) -> str:
    return str(page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)"))


def come_in(page: Page, name: str) -> None:
    page.goto("/me")
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("Saved. Good dog!")).to_be_visible()


def show_push(page: Page, told: dict[str, object]) -> None:
    """Bring a push message to the page's service worker, as the browser does."""
    devtools = page.context.new_cdp_session(page)
    registrations: list[dict[str, str]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    until(page, lambda: registrations)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": page.evaluate("location.origin"),
            "registrationId": registrations[0]["registrationId"],
            "data": json.dumps(told),
        },
    )


@pytest.mark.whole_browser
def test_a_phone_is_pushed_to_and_shows_it_by_its_service_worker(people: Visitors, receiver: WebReceiver) -> None:
    receiver.heard.clear()
    push = PushBrowser(f"{receiver.url}/push")
    phone, friend = people.come(PHONE, touch=True), people.come()
    phone.context.grant_permissions(["notifications"])
    keys = {name: list(decoded(text)) for name, text in push.subscription.items() if name != "endpoint"}
    phone.add_init_script(SUBSCRIBED % {"endpoint": push.endpoint, **keys})
    phone.goto("/tell")
    box = phone.get_by_role("checkbox", name="Notify me")
    box.check()
    expect(phone.get_by_role("button", name="Send a test")).to_be_visible()
    open_table(friend, "dig", players=2)
    phone.goto(friend.url)
    phone.get_by_role("button", name="Sit here").click()
    friend.get_by_label("Who starts").select_option(index=2)
    friend.get_by_role("button", name="Start the game").click()
    phone.locator(".table.mine").wait_for()
    phone.goto("/")
    phone.get_by_role("heading", name="Your games").wait_for()
    friend.get_by_text("away").first.wait_for()
    phone.goto(friend.url)
    end_turn(phone)
    phone.goto("/")
    end_turn(friend)
    until(phone, lambda: receiver.heard)
    told = push.decrypt(receiver.heard[-1].body)
    assert told["path"] == friend.url.removeprefix(people.address) and name_of(friend) in told["body"]
    phone.evaluate("navigator.serviceWorker.ready.then(() => true)")
    show_push(phone, told)
    shown = (
        "navigator.serviceWorker.ready.then((each) => each.getNotifications()).then((all) => all.map((n) => n.title))"
    )
    phone.wait_for_function(f"async () => (await {shown}).length")
    assert phone.evaluate(shown) == [told["title"]]
    phone.goto("/tell")
    box.uncheck()
    expect(phone.get_by_text("Nothing chosen yet")).to_be_visible()


def test_a_browser_within_another_app_is_told_what_would_help(people: Visitors) -> None:
    """Such browsers have neither notifications nor service workers, and some keep nothing."""
    page = people.come(PHONE, touch=True, newcomer=True)
    page.add_init_script(WITHIN_AN_APP)
    page.goto("/tell")
    expect(page.get_by_text("open it in your usual browser")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Notify me")).to_be_disabled()
    expect(page.get_by_text("over https")).to_have_count(0)
    friend = people.come()
    open_table(friend, "dig", players=2)
    page.goto(friend.url)
    page.get_by_role("button", name="Sit here").tap()
    page.get_by_label("Your name").fill("Grandma")
    page.get_by_role("button", name="That's me").tap()
    expect(friend.locator(".chairs")).to_contain_text("Grandma")
    friend.get_by_label("Who starts").select_option(index=2)
    friend.get_by_role("button", name="Start the game").click()
    page.locator(".table.mine .place.reach").first.tap()
    friend.wait_for_function("() => document.querySelector('.table')?.dataset.version === '1'")
    page.reload()
    page.locator(".seats li", has_text="(you)").wait_for(state="attached")  # the same person, by the cookie alone
    # Where nothing is kept the page asks who it is, and the browser itself notes that the server did not know.
    people.wrong[:] = [each for each in people.wrong if "status of 401" not in each]


def test_a_mail_address_is_confirmed_and_stopped_by_the_link_of_a_mail(people: Visitors, mails: MailServer) -> None:
    mails.letters.clear()
    page = people.come()
    page.goto("/tell")
    page.get_by_label("Email address").fill("bo@example.org")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("We've sent you an email")).to_be_visible()
    until(page, lambda: mails.letters)
    code = re.search(r"\b[0-9a-f]{8}\b", mails.letters.pop().get_content())
    assert code is not None
    page.get_by_label("Code from the email").fill(code[0])
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Emails go to bo@example.org.")).to_be_visible()
    page.get_by_role("button", name="Send a test").click()
    until(page, lambda: mails.letters)
    letter = mails.letters.pop()
    stranger = people.come(PHONE)  # the mail is read elsewhere
    stranger.goto(letter["List-Unsubscribe"].strip(" <>"))
    stranger.get_by_role("button", name="Yes, stop").click()
    expect(stranger.get_by_text("That was the last email")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Email address")).to_have_value("")


def test_a_webhook_is_set_tried_and_switched_off(people: Visitors, receiver: WebReceiver) -> None:
    receiver.heard.clear()
    page = people.come(PHONE)
    page.goto("/tell")
    page.get_by_label("Webhook address").fill("https://ntfy.example.org/dogs")
    expect(page.get_by_label("Receiver")).to_have_value("ntfy")
    page.get_by_label("Webhook address").fill(f"{receiver.url}/hook")
    page.get_by_label("Receiver").select_option("Discord")
    page.locator("section", has_text="Discord, ntfy").get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Send a test").click()
    until(page, lambda: receiver.heard)
    assert json.loads(receiver.heard[0].body)["content"].startswith("This is a test.")
    page.get_by_role("button", name="Switch off").click()
    expect(page.get_by_text("Nothing chosen yet")).to_be_visible()


def test_somebodys_link_replaces_nobody_without_asking(people: Visitors) -> None:
    anna, bo = people.come(), people.come(PHONE)
    come_in(anna, "Anna")
    come_in(bo, "Bo")
    anna.get_by_role("button", name="Make a link").click()
    link = anna.get_by_label("Your personal link").input_value()
    bo.goto(link)
    bo.get_by_role("button", name="Yes, that's me").click()
    expect(bo.get_by_text("In this browser you are Bo. Be Anna here instead?")).to_be_visible()
    people.wrong[:] = [each for each in people.wrong if "409" not in each]  # the refusal, as the browser logs it
    bo.get_by_role("button", name="Stay Bo").click()
    expect(bo.get_by_label("Name")).to_have_value("Bo")
    bo.goto(link)
    bo.get_by_role("button", name="Yes, that's me").click()
    bo.get_by_role("button", name="Be Anna here").click()
    expect(bo.get_by_label("Name")).to_have_value("Anna")
    people.wrong[:] = [each for each in people.wrong if "409" not in each]


def test_eight_words_bring_somebody_back_and_a_lost_phone_is_signed_out(people: Visitors) -> None:
    phone = people.come(PHONE)
    come_in(phone, "Cleo")
    phone.get_by_role("button", name="Make recovery words").click()
    items = phone.get_by_role("list", name="Your eight words").get_by_role("listitem")
    expect(items).to_have_count(8)
    words = items.all_inner_texts()
    desk = people.come()
    desk.goto("/me")
    desk.get_by_role("button", name="I have recovery words").click()
    desk.get_by_label("Your eight words").fill(", ".join(words[:-1]))
    desk.get_by_role("button", name="Bring me back").click()
    expect(desk.get_by_text("Nobody has these words")).to_be_visible()
    people.wrong[:] = [each for each in people.wrong if "status of 4" not in each]
    desk.get_by_label("Your eight words").fill(", ".join(words).upper())
    desk.get_by_role("button", name="Bring me back").click()
    expect(desk.get_by_label("Name")).to_have_value("Cleo")
    away = desk.get_by_role("button", name=re.compile("^Sign .* out$"))
    named = desk.get_by_role("listitem").filter(has=away).get_by_label("What you call this device")
    expect(named).to_have_value("Chrome · Linux")
    named.fill("The old phone")
    named.blur()
    desk.reload()
    expect(named).to_have_value("The old phone")
    away.click()
    expect(away).to_have_count(0)
    phone.goto("/me")
    expect(phone.get_by_label("Name")).to_have_value("")
    people.wrong[:] = [each for each in people.wrong if "status of 401" not in each]
