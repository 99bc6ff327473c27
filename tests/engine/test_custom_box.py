"""The reader of custom boxes that all games share: what it takes, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.custom_box import check_parts, read_entry, read_list, read_name, read_new_name, read_number
from barkade.engine.errors import BadBox
from barkade.engine.notation import as_typed, folded
from barkade.games import games, load_game
from tests.games.examples import examples_of


@pytest.mark.parametrize("name", ["Azor", " Tennis  Ball ", "Łatka", "Большой пёс", "St. Bernard", "O’Malley", "犬"])
def test_a_name_is_kept_as_it_was_written_but_for_its_spaces(name: str) -> None:
    assert read_name(name, 24) == " ".join(name.split())


@given(st.text(max_size=30))
def test_a_name_that_is_taken_can_be_typed_as_one_word(text: str) -> None:
    try:
        name = read_name(text, 24)
    except BadBox as refused:
        assert refused.message.id == "error-box-name"
        return
    assert as_typed(name) == folded(as_typed(name))
    assert not set(as_typed(name)) & set(" ,:*<>=+#")


def test_names_are_the_same_whatever_their_case() -> None:
    assert read_new_name("Rex", 24, {"azor"}) == "Rex"
    with pytest.raises(BadBox, match=r"^“AZOR” is already the name of something else\.$"):
        read_new_name("AZOR", 24, {"azor"})


def test_where_numbers_mean_something_a_name_begins_with_a_letter() -> None:
    assert read_name("2 Dogs", 24) == "2 Dogs"
    with pytest.raises(BadBox, match="it must begin with a letter"):
        read_name("2 Dogs", 24, letter_first=True)


@pytest.mark.parametrize("value", [0, 5, True, 2.0, "3", None])
def test_a_number_is_whole_and_in_its_range(value: Any) -> None:
    assert read_number("goal", 4, 1, 4) == 4
    with pytest.raises(BadBox, match=r"^“goal” must be a whole number from 1 to 4, not “"):
        read_number("goal", value, 1, 4)


def test_lists_and_entries_have_what_they_need() -> None:
    assert read_list("dice", (1, 2), 2, 2) == [1, 2]
    with pytest.raises(BadBox, match="exactly 2 entries"):
        read_list("dice", [1], 2, 2)
    with pytest.raises(BadBox, match="1 to 3 entries"):
        read_list("dogs", "abc", 1, 3)
    with pytest.raises(BadBox, match="exactly these parts: name, count"):
        read_entry("treats", {"name": "ball", "colour": 1}, ("name", "count"))
    with pytest.raises(BadBox, match="“treets” isn't a part"):
        check_parts({"treets": 1}, ("treats",))


@pytest.mark.parametrize("game", [game for game in games() if load_game(game).custom_box])
def test_every_game_with_custom_boxes_refuses_a_part_that_it_does_not_know(game: str) -> None:
    with pytest.raises(BadBox) as refused:
        barkade.new(game, box={"trampoline": 1})
    assert refused.value.message.id == "error-box-unknown"
    assert barkade.new(game, seed=1, box={}).position()["state"] == barkade.new(game, seed=1).position()["state"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=13) | st.dictionaries(st.sampled_from(["name", "count", "x"]), inner),
    max_leaves=20,
)


def mutated(draw: Callable[..., Any], value: Any) -> Any:
    """Return a part of a box with anything else in some places."""
    if draw(st.integers(0, 12)) == 0:
        return draw(JSON)
    if isinstance(value, dict):
        return {key: mutated(draw, part) for key, part in value.items() if draw(st.integers(0, 30))}
    if isinstance(value, list | tuple):
        return [mutated(draw, part) for part in value[:4]] + list(value[4:])
    return value


@pytest.mark.parametrize("game", games())
@given(data=st.data())
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_whatever_is_in_a_box_it_is_played_or_refused_with_a_reason(game: str, data: st.DataObject) -> None:
    """A box is what anybody on the network may send."""
    box = mutated(data.draw, dict(data.draw(st.sampled_from(examples_of(game).BOXES))))
    try:
        match = barkade.new(game, seed=1, box=box)
    except BadBox as refused:
        assert str(refused)
        return
    assert barkade.read_record(match.record()).view(0) == match.view(0)
