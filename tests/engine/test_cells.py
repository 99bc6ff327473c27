"""The shape of a state: spelling, flattening and reading come back the same; what does not fit is named."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barkade.engine.cells import OutOfShape, cell, cells, cube, grid, layout

FRUIT = ("none", "apple", "pear")


class Bowl:
    owner = cell(low=-1, high=3)
    lid = cell()
    row = cells(3, low=2, high=300)
    fruit = grid(2, 2, of=FRUIT)
    depth = cube(2, 1, 2, high=9)


BOWL = layout(Bowl)
LOW = [-1, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0]
HIGH = [3, 1, 300, 300, 300, 2, 2, 2, 2, 9, 9, 9, 9]
numbers = st.tuples(*[st.integers(low, high) for low, high in zip(LOW, HIGH, strict=True)]).map(list)


@given(numbers)
def test_everything_comes_back(flat: list[int]) -> None:
    body = BOWL.from_flat(flat)
    assert BOWL.flat(body) == flat
    assert BOWL.flat(BOWL.read(BOWL.spell(body))) == flat
    twin = BOWL.copy(body)
    twin.row[0] = 299
    twin.fruit[1][1] = 1
    twin.depth[1][0][1] = 5
    twin.owner = 2
    assert BOWL.flat(body) == flat


def test_cells_at_rest_are_zero_or_the_lowest() -> None:
    assert BOWL.flat(BOWL.blank()) == [0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    assert BOWL.spell(BOWL.blank())["fruit"] == [["none", "none"], ["none", "none"]]


@given(numbers, st.integers(0, 12), st.booleans())
def test_a_number_out_of_range_is_named(flat: list[int], at: int, above: bool) -> None:
    flat[at] = HIGH[at] + 1 if above else LOW[at] - 1
    with pytest.raises(OutOfShape) as caught:
        BOWL.from_flat(flat)
    assert caught.value.what == flat[at]


@pytest.mark.parametrize(
    "spelled",
    [
        {"colour": 1},
        {"owner": 4},
        {"owner": True},
        {"row": 5},
        {"row": [2, 2, 2, 2]},
        {"fruit": [["plum"]]},
        {"fruit": ["pear"]},
        {"depth": [[[10]]]},
    ],
)
def test_what_does_not_fit_is_named(spelled: dict[str, Any]) -> None:
    with pytest.raises(OutOfShape) as caught:
        BOWL.read(spelled)
    assert caught.value.where == next(iter(spelled))


def test_rows_may_be_shorter_than_declared() -> None:
    body = BOWL.read({"fruit": [["pear"]], "row": [7]})
    assert body.fruit == [[2, 0], [0, 0]] and body.row == [7, 2, 2]


def test_a_body_cannot_grow() -> None:
    with pytest.raises(AttributeError):
        BOWL.blank().colour = 1  # type: ignore[attr-defined]
