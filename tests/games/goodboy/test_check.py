"""Positions of Good Boy that can't be are refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from barkade import from_position
from barkade.engine.errors import BadPosition
from barkade.engine.i18n import say
from barkade.games.goodboy.box import TREATS
from tests.games.goodboy.positions import BEAGLE, BULLDOG, PUG, all_of, small_table, table

LOST_TREAT = "A treat is missing"
LOST_DOG = "A dog is missing"
BAD_SEAT = "Something belongs to a seat"
BAD_YARD = "A yard is empty only when"
BAD_TURN = "The phase of the turn"
BAD_ROLL = "The dice don't add up"
BAD_ROUND = "The round doesn't add up"

TWENTY = ["doberman", "great-dane", "newfoundland", "rottweiler"]
ROLLED = {"rolls": 1, "face": [1, 5]}  # ball + bone, any treat
ALL_IN_CORNERS = " ".join(map(all_of, TREATS))


def refused(why: str, match: Any, **state: Any) -> None:
    with pytest.raises(BadPosition) as error:
        match(**state)
    assert say(error.value.message).startswith(why)


@pytest.mark.parametrize(
    ("why", "state"),
    [
        (LOST_TREAT, {"pool": [9, 10, 10, 10, 10, 10]}),
        (LOST_TREAT, {"pool": [10, 10, 10, 10, 10, 10, 1]}),
        (LOST_DOG, {"pile": [0] * 28}),
        (LOST_DOG, {"pile": [1] * 28}),
        (LOST_DOG, {"yards": (BULLDOG, BULLDOG, PUG)}),
        (LOST_DOG, {"taken_by": [1]}),
        (LOST_DOG, {"taken_by": [0] * 39 + [1]}),
        (BAD_SEAT, {"to_move": 2}),
        (BAD_SEAT, {"first": 2}),
        (BAD_SEAT, {"taken": {2: ["boxer"]}}),
        (BAD_SEAT, {"pool": [9, 10, 10, 10, 10, 10], "corner": [[[0]], [[0]], [[1]]]}),
        (BAD_ROUND, {"to_move": -1}),
        (BAD_ROUND, {"ending": "goal-reached"}),
        (BAD_ROUND, {"to_move": -1, "ending": "goal-reached"}),
        (BAD_ROUND, {"to_move": -1, "ending": "yards-empty"}),
        (BAD_ROUND, {"to_move": -1, "ending": "last-round", "round": 199}),
        (BAD_ROUND, {"taken": {0: TWENTY}}),
        (BAD_ROUND, {"taken": {0: TWENTY}, "first": 1}),
        (BAD_ROUND, {"taken": {1: TWENTY}}),
        (BAD_ROUND, {"taken": {1: TWENTY}, "to_move": 1, "first": 1}),
        (BAD_ROLL, {"rolls": 1}),
        (BAD_ROLL, {"face": [1, 1]}),
        (BAD_ROLL, {"rolls": 1, "face": [7, 1]}),
        (BAD_ROLL, {"at": 1}),
        (BAD_ROLL, {**ROLLED, "at": 1}),
        (BAD_ROLL, {**ROLLED, "phase": "laying"}),
        (BAD_ROLL, {**ROLLED, "phase": "robbing", "at": 2}),
        (BAD_ROLL, {**ROLLED, "phase": "robbing", "at": 6}),
        (BAD_ROLL, {**ROLLED, "phase": "choosing", "at": 3}),
        (BAD_ROLL, {**ROLLED, "phase": "choosing", "at": 8}),
        (BAD_TURN, {**ROLLED, "phase": "robbing", "at": 0}),
        (BAD_TURN, {**ROLLED, "phase": "robbing", "at": 0, "corners": {(1, 0): all_of("ball")}}),
        (BAD_TURN, {"phase": "robbing"}),
        (BAD_TURN, {"phase": "choosing"}),
        (BAD_TURN, {**ROLLED, "phase": "choosing", "at": 9, "options": {"any_face": "random"}}),
        (BAD_TURN, {**ROLLED, "phase": "choosing", "at": 9, "held": {1: ALL_IN_CORNERS}}),
        (BAD_TURN, {"phase": "taking"}),
        (BAD_TURN, {"phase": "taking", "corners": {(0, 2): "stick duck duck"}}),
        (BAD_TURN, {"cat_up": 1}),
        (BAD_TURN, {**ROLLED, "cat_up": 1, "options": {"hard": True}}),
        (BAD_TURN, {"lay_from": 1}),
        (BAD_TURN, {"lay_from": 1, "phase": "laying"}),
        (BAD_TURN, {"to_move": -1, "ending": "last-round", "round": 200, "phase": "laying"}),
        (BAD_TURN, {"to_move": -1, "ending": "last-round", "round": 200, "cat_up": 1}),
        (BAD_TURN, {"to_move": -1, "ending": "last-round", "round": 200, "lay_from": 1}),
        (BAD_TURN, {"to_move": -1, "ending": "last-round", "round": 200, **ROLLED}),
    ],
)
def test_what_cannot_be_is_refused(why: str, state: dict[str, Any]) -> None:
    refused(why, table, **state)


@pytest.mark.parametrize(
    ("why", "state"),
    [
        (BAD_YARD, {"yard": [0, 2, 3], "taken_by": [1]}),
        (
            BAD_YARD,
            {"yard": [0, 2, 3], "pile": [0, 0, 0, 0], "taken_by": [1, 0, 0, 1], "corner": [[[0, 0]], [[0, 1]]]},
        ),
        (BAD_ROUND, {"yard": [0, 0, 0], "pile": [0, 0, 0, 0], "taken_by": [1, 1, 2, 2]}),
    ],
)
def test_what_cannot_be_in_a_small_box(why: str, state: dict[str, Any]) -> None:
    refused(why, small_table, **state)


def test_nothing_lies_before_absent_players() -> None:
    position = table().position()
    position["state"]["pool"][0] = 9
    position["state"]["held"][2][0] = 1
    refused(BAD_SEAT, lambda: from_position(position))


@pytest.mark.parametrize(
    "state",
    [
        {"taken": {0: TWENTY}, "to_move": 1},
        {"taken": {1: TWENTY}, "to_move": 0, "first": 1},
        {"to_move": -1, "ending": "goal-reached", "taken": {1: TWENTY}},
        {"to_move": -1, "ending": "last-round", "round": 200},
        {**ROLLED, "cat_up": 1},
        {"cat_up": 1, "phase": "laying"},
        {**ROLLED, "phase": "robbing", "at": 0, "corners": {(1, 0): "ball", (1, 1): "ball " * 9}},
        {**ROLLED, "phase": "choosing", "at": 9},
        {**ROLLED, "phase": "choosing", "at": 9, "corners": {(1, 0): ALL_IN_CORNERS}},
        {"phase": "taking", "corners": {(0, 1): "bone stick stick duck", (0, 2): "stick duck duck"}},
        {"phase": "taking", "corners": {(0, 2): "stick duck duck"}, "options": {"call": "may"}},
        {"phase": "laying", "lay_from": 2, "corners": {(0, 2): "ball"}},
    ],
)
def test_what_can_be_is_not(state: dict[str, Any]) -> None:
    match = table(yards=(BULLDOG, BEAGLE, PUG), **state)
    assert match.over or match.legal()
