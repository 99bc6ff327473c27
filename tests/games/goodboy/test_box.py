"""Other people's boxes of Good Boy: played as they are, or refused with the reason."""

from __future__ import annotations

import random
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.engine.boxfile import read_box
from barkade.engine.errors import BadBox
from barkade.games.goodboy.box import DOG_TABLE, HOUSE, TREATS
from tests.games.goodboy.positions import SMALL_BOX

POSITIONS = Path(str(barkade.__file__)).parent / "games" / "goodboy" / "positions.md"
DOCS = Path(__file__).parents[3] / "docs" / "boxes.md"


def played_out(box: Any, **options: Any) -> barkade.Match:
    match = barkade.new("goodboy", 3, seed=8, box=box, **options)
    rng = random.Random(8)
    for _ in range(400):
        if not match.over:
            match.play(rng.choice(match.legal_codes()))
            assert match.game.rules.check(match.state, match.box) == 0
    return match


def test_the_house_box_is_written_as_any_other() -> None:
    """Brought by a table, it is the same box; its names are then shown as written."""
    house, own = barkade.new("goodboy", seed=3), barkade.new("goodboy", seed=3, box=deepcopy(dict(HOUSE)))
    assert house.position()["state"] == own.position()["state"]
    assert own.view(0)["board"]["treats"][0]["name"] == {"id": "goodboy-own-name", "args": {"text": "ball"}}


@pytest.mark.parametrize(
    "box",
    [
        {},
        SMALL_BOX,
        {"goal": 5},
        {"rounds": 2},
        {"dice": [["any"], ["cat"]]},
        {"dice": [[["ball", "bone", "stick"], ["any", "cat"]], [["duck", "snack", "frisbee"]]]},
        {"dice": [["any"] * 12, ["cat"] * 12]},
        {"dogs": [{"name": "Rex", "points": 9, "wants": ["ball"] * 9}], "goal": 9},
        {"treats": [{"name": kind["name"], "count": 2} for kind in HOUSE["treats"]]},
        {"dogs": [{"name": f"Pup {number}", "points": 1, "wants": ["ball"]} for number in range(40)]},
    ],
)
def test_a_box_that_can_work_is_played(box: dict[str, Any]) -> None:
    match = played_out(box)
    assert barkade.read_record(match.record()).position() == match.position()
    assert played_out(box, any_face="random", hard=True).version > 0


def treat(name: Any = "ball", count: Any = 4) -> dict[str, Any]:
    return {"name": name, "count": count}


def rex(points: Any = 3, wants: Any = ("ball",), name: Any = "Rex") -> dict[str, Any]:
    return {"name": name, "points": points, "wants": list(wants)}


ONE_KIND = {"treats": [treat()], "dice": [["ball"], ["cat"]], "dogs": [rex()], "goal": 3}


def test_the_smallest_box() -> None:
    assert played_out(ONE_KIND).over


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"treets": []}, "“treets” isn't a part of this game's box. The parts are: treats, dice, dogs, goal, rounds."),
        ({"goal": 0}, "“goal” must be a whole number from 1 to 99, not “0”."),
        ({"goal": True}, "“goal” must be a whole number from 1 to 99, not “True”."),
        ({"rounds": 201}, "“rounds” must be a whole number from 1 to 200, not “201”."),
        ({"goal": 4}, "All the dogs together are worth 3 points, fewer than the 4 needed to win."),
        ({"treats": []}, "“treats” must be a list of 1 to 8 entries."),
        ({"treats": {"ball": 4}}, "“treats” must be a list of 1 to 8 entries."),
        ({"treats": [treat(f"kind {n}") for n in range(9)]}, "“treats” must be a list of 1 to 8 entries."),
        ({"treats": ["ball"]}, "Every entry of “treats” needs exactly these parts: name, count."),
        ({"treats": [{"name": "ball"}]}, "Every entry of “treats” needs exactly these parts: name, count."),
        ({"treats": [treat(count=0)]}, "“ball.count” must be a whole number from 1 to 30, not “0”."),
        ({"treats": [treat(count=31)]}, "“ball.count” must be a whole number from 1 to 30, not “31”."),
        ({"treats": [treat(), treat(" Ball")]}, "“Ball” is already the name of something else."),
        ({"treats": [treat(), treat("Cat")]}, "“Cat” is already the name of something else."),
        ({"treats": [treat("a;b")]}, "“a;b” can't be a name: it needs 1 to 16 letters or digits"),
        ({"treats": [treat("a" * 17)]}, "“aaaaaaaaaaaaaaaaa” can't be a name"),
        ({"treats": [treat(" ")]}, "“ ” can't be a name"),
        ({"treats": [treat(7)]}, "“7” can't be a name"),
        ({"treats": [treat("bone")]}, "There is no treat called “ball” in this box."),
        ({"dice": [["ball", "cat"]]}, "“dice” must be a list of exactly 2 entries."),
        ({"dice": [["ball", "cat"], []]}, "“dice.2” must be a list of 1 to 12 entries."),
        ({"dice": [["ball"] * 13, ["cat"]]}, "“dice.1” must be a list of 1 to 12 entries."),
        ({"dice": [["ball", []], ["cat"]]}, "“dice.1.2” must be a list of 1 to 3 entries."),
        ({"dice": [[["ball"] * 4], ["cat"]]}, "“dice.1.1” must be a list of 1 to 3 entries."),
        ({"dice": [["ball", 7], ["cat"]]}, "“dice.1.2” must be a list of 1 to 3 entries."),
        ({"dice": [["ball", [7]], ["cat"]]}, "There is no treat called “7” in this box."),
        ({"dice": [["ball", "stick"], ["cat"]]}, "There is no treat called “stick” in this box."),
        ({"dice": [["ball"], [["cat", "cat"]]]}, "A face of a die may show “cat” only once."),
        ({"dice": [[["any", "any"]], ["cat"]]}, "A face of a die may show “any” only once."),
        ({"dice": [["ball"], ["any"]]}, "No die shows a cat, so nothing would ever stop a player."),
        ({"dice": [["cat"], ["cat"]]}, "Rex can never be won: no die gives “ball”."),
        ({"dogs": []}, "“dogs” must be a list of 1 to 40 entries."),
        ({"dogs": [rex()] * 41}, "“dogs” must be a list of 1 to 40 entries."),
        ({"dogs": [{"name": "Rex"}]}, "Every entry of “dogs” needs exactly these parts: name, points, wants."),
        ({"dogs": [rex(points=10)]}, "“Rex.points” must be a whole number from 1 to 9, not “10”."),
        ({"dogs": [rex(wants=[])]}, "“Rex.wants” must be a list of 1 to 9 entries."),
        ({"dogs": [rex(wants=["ball"] * 5)]}, "Rex can never be won: it wants 5 of “ball”, and the box has 4."),
        ({"dogs": [rex(wants=["cat"])]}, "There is no treat called “cat” in this box."),
        ({"dogs": [rex(name="R" * 25)]}, f"“{'R' * 25}” can't be a name: it needs 1 to 24 letters"),
    ],
)
def test_a_box_that_cannot_work_is_refused_with_the_reason(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadBox, match="^" + re.escape(why)):
        barkade.new("goodboy", seed=1, box={**ONE_KIND, **change})


def test_the_documented_example_works(tmp_path: Path) -> None:
    section = DOCS.read_text(encoding="utf-8").partition("## Good Boy\n")[2].partition("\n## ")[0]
    example = section.partition("```toml\n")[2].partition("```")[0]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    match = played_out(read_box(path))
    assert len(match.view(0)["board"]["treats"]) == 3
    assert match.view(0)["board"]["goal"] == 10


def test_the_numbers_of_positions_are_those_of_the_box() -> None:
    page = POSITIONS.read_text(encoding="utf-8").lower()
    assert ", ".join(TREATS) in page
    for number, name in ((1, "chihuahua"), (6, "pug"), (9, "beagle"), (18, "bulldog"), (28, "saint bernard")):
        assert DOG_TABLE[number - 1][0].replace("-", " ") == name
        assert re.search(rf"\b{number}\s+(is )?the {name}", page)
