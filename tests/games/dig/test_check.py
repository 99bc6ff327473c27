"""Positions of DIG that can't be."""

from __future__ import annotations

from typing import Any

import pytest

import barkade
from tests.games.dig.positions import position


def spoiled(**changes: Any) -> dict[str, Any]:
    whole = position("ry=y R", dogs=(1, 0), hands=("ry=r", "")).position()
    whole["state"] |= changes
    return whole


def yard(*cards: str) -> list[str]:
    """The row of `spoiled` with its first cards replaced."""
    row: list[str] = position("ry=y R", dogs=(1, 0), hands=("ry=r", "")).position()["state"]["yard"]
    return ["-", *cards, *row[1 + len(cards) :]]


KNOWN = position("ry=y R", dogs=(1, 0), hands=("ry=r", "")).position()["state"]["knows"]


@pytest.mark.parametrize(
    ("problem", "changes"),
    [
        (1, {"yard": yard("ry=y", "Y")}),
        (2, {"yard": yard("ry=r", "R")}),
        (2, {"hand": [["rg"]]}),
        (2, {"hand": [[]], "held": [0]}),
        (2, {"yard": yard("ry", "R"), "hand": [[]], "held": [0]}),
        (2, {"ending": "stalemate", "to_move": -1, "actions_left": 0, "knows": [[1] * 10] * 2}),
        (3, {"knows": [[0] * 10, [0] * 10]}),
        (3, {"knows": [KNOWN[0], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]]}),
        (4, {"dog": [25, 0], "last": 25}),
        (4, {"dog": [1, 0, 3, 0]}),
        (4, {"yard": ["-", "-", *yard()[1:25]], "last": 25}),
        (4, {"phase": "decide", "actions_left": 2}),
        (4, {"yard": ["P", *yard()[1:]]}),
        (5, {"held": [2, 0], "hand": [["ry=r", "-"]]}),
        (5, {"hand": [["ry=r", "rg=r"]]}),
        (5, {"hand": [["ry=r"], [], ["gp=g"]], "held": [1, 0, 1]}),
        (3, {"knows": [KNOWN[0], [0] * 10, KNOWN[0]]}),
        (6, {"bones_at_start": 18}),
        (6, {"turn_delivered": 1}),
        (6, {"to_move": 2}),
        (6, {"to_move": -1}),
        (6, {"actions_left": 0}),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(problem: int, changes: dict[str, Any]) -> None:
    with pytest.raises(barkade.BadPosition) as caught:
        barkade.from_position(spoiled(**changes))
    assert caught.value.message.id == f"dig-impossible-{problem}"


def test_a_hand_of_four_is_only_just_after_a_dig() -> None:
    match = position("yg R", dogs=(1, 0), hands=("ry=r rg=r rb=r", ""))
    match.play("dig")
    whole = match.position()
    barkade.from_position(whole)
    whole["state"] |= {"phase": "act", "actions_left": 2}
    with pytest.raises(barkade.BadPosition) as caught:
        barkade.from_position(whole)
    assert caught.value.message.id == "dig-impossible-5"


def test_a_hand_out_of_order_is_refused() -> None:
    whole = position("R", hands=("ry=r rg=r", "")).position()
    whole["state"]["hand"][0] = ["rg=r", "ry=r"]
    with pytest.raises(barkade.BadPosition) as caught:
        barkade.from_position(whole)
    assert caught.value.message.id == "dig-impossible-5"


def test_a_delivery_by_nobody_at_the_table_is_refused() -> None:
    whole = position("R ry=y", delivered=("ry=r", "")).position()
    whole["state"]["delivered_by"][0] = 3
    with pytest.raises(barkade.BadPosition) as caught:
        barkade.from_position(whole)
    assert caught.value.message.id == "dig-impossible-5"


def test_a_card_that_is_not_in_a_smaller_box_is_refused() -> None:
    state = {"to_move": 0, "actions_left": 2, "yard": ["-", "R", "Y", "ry", "ry"], "last": 4}
    small = {"game": "dig", "players": 2, "box": {"colours": 2}, "state": state}
    barkade.from_position(small)
    for stray in ("gp", "P"):
        state |= {"yard": ["-", "R", "Y", "ry", "ry", stray], "last": 5}
        with pytest.raises(barkade.BadPosition) as caught:
            barkade.from_position(small)
        assert caught.value.message.id == "dig-impossible-4"
