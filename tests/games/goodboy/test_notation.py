"""The notation of Good Boy: drafts, small actions, shortened names."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barkade.engine.errors import Ambiguous, Illegal, Malformed
from barkade.games.goodboy.rules.state import DONE
from tests.games.goodboy.positions import (
    corner,
    held,
    table,
)

# Drafts


def test_a_draft_in_any_order_becomes_the_canonical_small_actions() -> None:
    match = table(held={0: "ball ball bone stick"}, phase="laying")
    entered = match.play("lay 3:stick,ball 1:ball,bone")
    assert entered.texts == ("put 1:ball", "put 3:ball", "put 1:bone", "put 3:stick", "done")


def test_the_same_yard_may_be_named_twice_and_treats_counted_or_shortened() -> None:
    match = table(held={0: "ball ball ball bone snack"}, phase="laying")
    assert match.parse("lay 1:ball*2 1:bone") == match.parse("LAY 1:bone,ball,ba")
    assert match.parse("lay 2:sn") == match.parse("lay 2:snack")


@pytest.mark.parametrize("draft", ["lay 1:ball,stick", "lay 1:ball*3", "lay 1:ball 2:ball 3:ball"])
def test_a_draft_is_played_whole_or_not_at_all(draft: str) -> None:
    match = table(held={0: "ball ball bone"}, phase="laying")
    before = match.position()
    with pytest.raises(Illegal, match=r"You have no (ball|stick) to lay"):
        match.play(draft)
    assert match.position() == before
    assert match.version == 0


def test_an_empty_draft_lays_nothing_and_ends_the_turn() -> None:
    match = table(held={0: "ball"}, phase="laying")
    assert match.parse("lay") == match.parse("done") == [DONE]
    match.play("lay")
    assert held(match, 0) == {"ball": 1}
    assert match.to_move == 1


def test_a_draft_goes_on_from_what_was_put_one_by_one() -> None:
    match = table(held={0: "ball bone stick"}, phase="laying")
    match.play("put 1:bone")
    with pytest.raises(Illegal, match="Put them all on one line"):
        match.play("lay 1:ball")
    match.play("lay 2:stick")
    assert corner(match, 0, 0) == {"bone": 1} and corner(match, 0, 1) == {"stick": 1}


@given(
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["ball", "bone", "stick", "duck"])), max_size=9), st.randoms()
)
def test_a_draft_lays_just_what_it_says(wished: list[tuple[int, str]], rng: random.Random) -> None:
    treats = " ".join(treat for _, treat in wished)
    match = table(held={0: treats + " frisbee"}, phase="laying", yards=("doberman", "rottweiler", "newfoundland"))
    order = wished[:]
    rng.shuffle(order)
    match.play("lay" + "".join(f" {yard + 1}:{treat}" for yard, treat in order))
    state = match.history[-1].codes
    assert list(state) == sorted(state) and state[-1] == DONE
    for yard in range(3):
        laid = [treat for at, treat in wished if at == yard]
        assert corner(match, 0, yard) == {treat: laid.count(treat) for treat in laid}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay 4:ball",
        "lay 1",
        "lay 1:",
        "lay 1:ball,",
        "lay ball",
        "lay 1:ball*0",
        "lay 1:*2",
        "lay 1:ball*99,ball*99,ball*99",
        "lay 1:cat",
        "any",
        "any cat",
        "any ball bone",
        "put 1:ball,bone",
        "put 0:ball",
        "rob ball",
        "rob ball from 5 at 1",
        "rob ball from 1 at 4",
        "take",
        "take 0",
        "roll 2",
        "sit",
    ],
)
def test_what_is_no_action_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        table(held={0: "ball"}, phase="laying").parse(text)


def test_a_shortened_treat_must_be_clear() -> None:
    with pytest.raises(Ambiguous, match="could mean several actions: ball, bone"):
        table().parse("any b")


def test_every_number_has_a_notation_of_its_own() -> None:
    match = table()
    rules, notate = match.game.rules, match.game.notation.notate
    notations = [notate(match.state, match.box, code, True) for code in range(rules.ACTIONS)]
    assert len(set(notations)) == rules.ACTIONS
    assert [match.parse(text) for text in notations] == [[code] for code in range(rules.ACTIONS)]
