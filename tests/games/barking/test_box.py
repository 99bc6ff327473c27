"""Boxes of other people: what may be replaced, and what is refused, with the reason."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import barkade
from barkade.engine.i18n import from_dict, say
from barkade.games.barking.box import DOGS, ITEMS
from tests.games.barking.positions import TINY, board, lay_out

POSITIONS = Path(str(barkade.__file__)).parent / "games" / "barking" / "positions.md"
DOCS = Path(__file__).parents[3] / "docs" / "boxes.md"


def with_part(part: str, value: Any) -> dict[str, Any]:
    return {**TINY, part: value}


def kinds(*names: Any, copies: int = 5) -> list[dict[str, Any]]:
    return [{"name": name, "copies": copies} for name in names]


def test_other_breeds_and_items_are_shown_as_they_are_called() -> None:
    match = barkade.new("barking", players=2, seed=1, box={**TINY, "breeds": kinds("Большой пёс", "Shiba-Inu 2")})
    assert [breed["id"] for breed in board(match)["breeds"]] == ["большой-пёс", "shiba-inu-2"]
    assert [say(from_dict(breed["name"])) for breed in board(match)["breeds"]] == ["Большой пёс", "Shiba-Inu 2"]
    assert {say(from_dict(item["name"])) for item in board(match)["items"]} <= {"Kite", "Drum"}
    rng = random.Random(2)
    while not match.over:
        for action in match.legal():
            assert match.parse(action.text) == [action.code]
            assert str(say(action.message))
        match.play(rng.choice(match.legal_codes()))
    assert barkade.read_record(match.record()).record() == match.record()


def test_parts_that_are_left_out_are_as_printed() -> None:
    match = barkade.new("barking", players=2, seed=1, box={"items": kinds("Kite", "Drum", "Ball", "Hat", "Shoe")})
    assert board(match)["breeds"][0]["id"] == "great-dane"
    assert board(match)["piles"] == [3, 4, 5, 6, 7]
    assert {kind["id"] for kind in board(match)["kinds"]} == {"kite", "drum", "ball", "hat", "shoe"}


def test_breeds_may_be_called_by_rank_or_the_beginning_of_their_name() -> None:
    match = lay_out([{"husky": 1, "basset-hound": 1, "bulldog": 1}, {}])
    assert match.parse("lay 4") == match.parse("lay hus") == match.parse("LAY Husky") == match.parse("lay husky")
    with pytest.raises(barkade.Ambiguous):
        match.parse("lay b")


@pytest.mark.parametrize(
    ("box", "why"),
    [
        (with_part("rules", 3), "error-box-unknown"),
        (with_part("breeds", "Poodle"), "error-box-list"),
        (with_part("breeds", kinds("Poodle")), "error-box-list"),
        (with_part("breeds", kinds(*"abcdefghijklm")), "error-box-list"),
        (with_part("breeds", [{"name": "Poodle"}, {"name": "Beagle"}]), "error-box-entry"),
        (with_part("breeds", ["Poodle", "Beagle"]), "error-box-entry"),
        (with_part("breeds", kinds("Poodle", "poodle")), "error-box-name-twice"),
        (with_part("breeds", kinds("Poodle", "Cat")), "error-box-name-twice"),
        (with_part("breeds", kinds("Poodle", "7")), "error-box-name-first"),
        (with_part("breeds", kinds("Poodle", "a;b")), "error-box-name"),
        (with_part("breeds", kinds("Poodle", "")), "error-box-name"),
        (with_part("breeds", kinds("Poodle", 4)), "error-box-name"),
        (with_part("breeds", kinds("Poodle", "a" * 25)), "error-box-name"),
        (with_part("breeds", kinds("Poodle", "Beagle", copies=10)), "error-box-number"),
        (with_part("breeds", kinds("Poodle", "Beagle", copies=4)), "barking-box-too-few-dogs"),
        (with_part("hand_limit", 3), "barking-box-too-few-dogs"),
        (with_part("items", []), "error-box-list"),
        (with_part("items", kinds("Kite", copies=2)), "barking-box-too-few-items"),
        (with_part("piles", [1, 2, 3]), "barking-box-too-few-items"),
        (with_part("piles", [1, 0]), "error-box-number"),
        (with_part("piles", [1] * 6), "error-box-list"),
        (with_part("wonders", 7), "error-box-number"),
        (with_part("wonders", True), "error-box-number"),
        (with_part("cats", 4), "error-box-number"),
        (with_part("hand_limit", 11), "error-box-number"),
    ],
)
def test_a_box_that_cannot_work_is_refused_with_the_reason(box: Any, why: str) -> None:
    with pytest.raises(barkade.BadBox) as refused:
        barkade.new("barking", box=box)
    assert refused.value.message.id == why
    assert str(refused.value)


def test_the_box_of_the_documentation_can_be_played() -> None:
    section = DOCS.read_text(encoding="utf-8").partition("## Barking")[2].partition("\n## ")[0]
    example = re.search(r"```toml\n(.*?)```", section, re.DOTALL)
    assert example is not None
    match = barkade.new("barking", players=5, seed=1, box=tomllib.loads(example[1]))
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal_codes()))
    assert len(board(match)["breeds"]) == 10


def test_a_wrong_number_of_copies_is_said_as_such() -> None:
    with pytest.raises(barkade.BadBox) as refused:
        barkade.new("barking", box=with_part("breeds", kinds("Wolfhound", "Beagle", copies=0)))
    said = "“Wolfhound.copies” must be a whole number from 1 to 9, not “0”."
    assert str(refused.value) == said


def test_the_tables_of_positions_are_those_of_the_box() -> None:
    page = POSITIONS.read_text(encoding="utf-8").lower()
    assert f"| {' | '.join(name.replace('-', ' ') for name, _ in DOGS)} |" in page
    assert f"| {' | '.join(name.replace('-', ' ') for name, _ in ITEMS)} |" in page
