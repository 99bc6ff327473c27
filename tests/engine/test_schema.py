"""The shape of a state: spelling, flattening and reading come back the same; what does not fit is named."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barkade.engine.schema import OutOfShape, cell, cells, cube, grid, labels, layout

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
    bowl = BOWL.from_flat(flat)
    assert BOWL.flat(bowl) == flat
    assert BOWL.flat(BOWL.read(BOWL.spell(bowl))) == flat
    copy = BOWL.copy(bowl)
    copy.row[0] = 299
    copy.fruit[1][1] = 1
    copy.depth[1][0][1] = 5
    copy.owner = 2
    assert BOWL.flat(bowl) == flat


def test_blank_cells_are_zero_or_the_lowest() -> None:
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
    bowl = BOWL.read({"fruit": [["pear"]], "row": [7]})
    assert bowl.fruit == [[2, 0], [0, 0]] and bowl.row == [7, 2, 2]


def test_no_attribute_can_be_added() -> None:
    with pytest.raises(AttributeError):
        BOWL.blank().colour = 1  # type: ignore[attr-defined]


class Shelf:
    jars = cell(high=9)
    called = labels(2)


def test_labels_stand_beside_the_numbers() -> None:
    shelves = layout(Shelf)
    shelf = shelves.blank()
    assert shelf.called == ["", ""]
    shelf.called[0] = "jam"
    twin = shelves.copy(shelf)
    twin.called[1] = "tea"
    assert (shelf.called, twin.called) == (["jam", ""], ["jam", "tea"])
    assert shelves.flat(twin) == [0]
    assert shelves.spell(twin) == {"jars": 0}
    assert shelves.from_flat([3]).called == ["", ""]
    with pytest.raises(OutOfShape):
        shelves.read({"called": ["jam"]})
