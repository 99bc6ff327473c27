from tests.web.conftest import PHONE, Visitors
from tests.web.helpers.players import wish, played_on
from tests.web.test_evening import give_up, TELEVISION
from tests.web.test_joining import BOX
import tomllib
OUT="/tmp/q/pics/"
def test_pics(visitors: Visitors) -> None:
    host, friend, fan = visitors.come(), visitors.come({"width":390,"height":664}, touch=True), visitors.come({"width":1280,"height":800})
    wall = visitors.come(TELEVISION)
    first = wish(host, {"game": "dig", "players": 2, "evening": True})
    for page in (host, friend):
        page.goto(f"/table/{first}")
        page.get_by_role("button", name="Sit here").first.click()
        page.get_by_role("button", name="Stand up").wait_for()
    fan.goto(f"/table/{first}")
    wall.goto(f"/table/{first}/screen")
    host.get_by_role("button", name="Start the game").click()
    give_up(host)
    friend.locator(".table.over").wait_for()
    host.get_by_role("region", name="Family evening").get_by_role("button", name="Next: Barking").click()
    wall.locator(".next").wait_for()
    wall.screenshot(path=OUT+"tv.png")
    friend.get_by_role("alert").wait_for()
    friend.screenshot(path=OUT+"friend.png")
    fan.emulate_media(color_scheme="dark")
    fan.screenshot(path=OUT+"fan.png")
    t = wish(host, {"game": "goodboy", "players": 2, "box": tomllib.loads(BOX)})
    for size in ((390,844),(1280,800)):
        fan.set_viewport_size({"width":size[0],"height":size[1]})
        fan.goto(f"/table/{t}")
        fan.get_by_text("What's in the box").click()
        fan.locator(".own-box pre").wait_for()
        fan.screenshot(path=OUT+f"box{size[0]}.png", full_page=True)
    p=visitors.come({"width":390,"height":844},touch=True)
    played_on(visitors, p, "spots", turns_left=4)
    p.get_by_role("button", name="Menu").tap()
    p.get_by_label("Language").scroll_into_view_if_needed()
    p.screenshot(path=OUT+"menu.png")
    p.set_viewport_size({"width":844,"height":390})
    p.screenshot(path=OUT+"menu-land.png")
    p.goto("/"); p.wait_for_timeout(800)
    p.get_by_role("region", name="Your games").screenshot(path=OUT+"list.png")
