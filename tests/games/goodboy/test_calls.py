"""The call phase of Good Boy: laying, taking a dog, the yards."""

from __future__ import annotations

import random

import pytest

from barkade.bots import good_dog_choice
from barkade.engine.errors import Illegal
from tests.games.goodboy.positions import (
    BEAGLE,
    BULLDOG,
    POODLE,
    PUG,
    corner,
    dog,
    dogs_at_yards,
    dogs_of,
    held,
    play,
    pool,
    roll,
    small_table,
    story,
    table,
    texts,
)
from tests.proof import proves

FOR_PER_BULLDOG = "ball ball bone stick duck"
FOR_PER_BEAGLE = "bone stick stick duck"


def next_is(name: str, *out: str) -> int:
    """The draw that turns this dog when the dogs in `out` (and those at the yards) are not in the pile."""
    gone = {dog(other) for other in (BULLDOG, BEAGLE, PUG, *out)}
    return sum(number not in gone for number in range(1, dog(name)))


@proves("GDB-4.1")
def test_treats_are_laid_in_any_split_wanted_or_not() -> None:
    match = table(held={0: "ball ball ball frisbee snack"}, phase="laying")
    match.play("lay 2:frisbee,ball 1:ball 3:snack")
    assert corner(match, 0, 0) == {"ball": 1}
    assert corner(match, 0, 1) == {"ball": 1, "frisbee": 1}
    assert corner(match, 0, 2) == {"snack": 1}
    assert held(match, 0) == {"ball": 1}
    assert match.to_move == 1


@proves("GDB-4.1")
def test_there_is_no_limit_and_what_is_not_laid_stays_for_later_turns() -> None:
    match = table(held={0: "ball ball ball ball ball ball ball ball ball bone"}, phase="laying")
    match.play("lay 2:ball*9")
    assert corner(match, 0, 1) == {"ball": 9}
    assert held(match, 0) == {"bone": 1}
    roll(match, "snack", "ball")
    match.play("stop")
    match.play("lay")
    assert held(match, 1) == {"snack": 1, "ball": 1}
    roll(match, "snack", "stick")
    match.play("stop")
    assert "put 1:bone" in texts(match)


@proves("GDB-4.1")
def test_what_lies_in_a_corner_is_not_moved_again() -> None:
    match = table(held={0: "bone"}, corners={(0, 0): "ball"}, phase="laying")
    assert texts(match) == ["put 1:bone", "put 2:bone", "put 3:bone", "done"]
    with pytest.raises(Illegal, match=r"You have no ball to lay. \(GDB-4.1\)"):
        match.play("lay 2:ball")
    assert corner(match, 0, 0) == {"ball": 1}


@proves("GDB-4.1")
def test_treats_are_laid_only_when_the_rolling_is_over() -> None:
    match = table(held={0: "bone"})
    with pytest.raises(Illegal, match=r"You lay treats once you've stopped rolling. \(GDB-4.1\)"):
        match.play("lay 1:bone")


@proves("GDB-4.7")
def test_one_by_one_treats_are_put_in_order_so_that_a_set_has_one_way() -> None:
    match = table(held={0: "ball ball bone"}, phase="laying")
    match.play("put 2:ball")
    assert texts(match) == ["put 2:ball", "put 3:ball", "put 1:bone", "put 2:bone", "put 3:bone", "done"]
    with pytest.raises(Illegal, match=r"Put them all on one line.*GDB-4.7"):
        match.play("put 1:ball")
    match.play("put 1:bone")
    assert texts(match) == ["done"]


@proves("GDB-4.2")
def test_the_printed_example_a_bulldog() -> None:
    match = table(held={0: FOR_PER_BULLDOG}, phase="laying")
    assert pool(match)["ball"] == 8
    play(match, "lay 1:ball,ball,bone,stick,duck", 0)
    assert dogs_of(match, 0) == [BULLDOG]
    assert match.scores == [4, 0]
    assert corner(match, 0, 0) == {}
    assert set(pool(match).values()) == {10}


@proves("GDB-4.2")
def test_extra_treats_in_the_corner_go_back_too() -> None:
    match = table(held={0: "duck"}, corners={(0, 0): "ball ball bone stick snack frisbee"}, phase="laying")
    play(match, "lay 1:duck", 0)
    assert dogs_of(match, 0) == [BULLDOG]
    assert corner(match, 0, 0) == {}
    assert set(pool(match).values()) == {10}


@proves("GDB-4.2")
def test_too_few_of_a_kind_are_not_enough() -> None:
    match = table(held={0: "ball bone stick duck snack frisbee"}, phase="laying")
    match.play("lay 1:ball,bone,stick,duck,snack,frisbee")
    assert dogs_of(match, 0) == []
    assert story(match)[-1] == "No dog comes to Player 1 this time."


@proves("GDB-4.2")
def test_it_is_checked_once_when_laying_is_finished() -> None:
    """The treats complete the bulldog after the fifth; laying goes on until the player is done."""
    match = table(held={0: FOR_PER_BULLDOG + " snack"}, phase="laying")
    for one in ("put 1:ball", "put 1:ball", "put 1:bone", "put 1:stick", "put 1:duck"):
        match.play(one)
    assert dogs_of(match, 0) == []
    match.play("put 2:snack")
    play(match, "done", 0)
    assert dogs_of(match, 0) == [BULLDOG]
    assert match.to_move == 1


@proves("GDB-4.3")
def test_with_several_complete_the_player_chooses_and_takes_one() -> None:
    match = table(corners={(0, 0): FOR_PER_BULLDOG, (0, 1): FOR_PER_BEAGLE}, held={0: "snack"}, phase="laying")
    match.play("lay")
    assert texts(match) == ["take 1", "take 2"]
    with pytest.raises(Illegal, match=r"Your corner in yard 3 doesn't hold everything"):
        match.play("take 3")
    play(match, "take 2", 0)
    assert dogs_of(match, 0) == [BEAGLE]
    assert corner(match, 0, 0) == {"ball": 2, "bone": 1, "stick": 1, "duck": 1}
    assert match.to_move == 1


@proves("GDB-4.3")
def test_with_one_complete_it_must_be_taken() -> None:
    match = table(corners={(0, 1): FOR_PER_BEAGLE}, held={0: "snack"}, phase="laying")
    play(match, "lay", 0)
    assert dogs_of(match, 0) == [BEAGLE]


@proves("GDB-4.3")
def test_with_dogs_to_choose_from_done_is_refused_by_the_rule_of_the_choice() -> None:
    match = table(corners={(0, 0): FOR_PER_BULLDOG, (0, 1): FOR_PER_BEAGLE}, held={0: "snack"}, phase="laying")
    match.play("lay")
    reason = match.why_not("done")
    assert reason is not None and reason.rule == "GDB-4.3"


@proves("GDB-4.3")
def test_where_a_table_reads_it_as_may_a_complete_dog_can_wait() -> None:
    for corners in ({(0, 1): FOR_PER_BEAGLE}, {(0, 0): FOR_PER_BULLDOG, (0, 1): FOR_PER_BEAGLE}):
        match = table(corners=corners, held={0: "snack"}, phase="laying", options={"call": "may"})
        match.play("lay")
        takes = [f"take {yard + 1}" for _, yard in corners]
        assert texts(match) == [*takes, "done"] and match.to_move == 0
        assert match.view(0)["legal"][-1]["kind"] == "wait"
        assert good_dog_choice(match.view(0), random.Random(1))["text"] in takes, "a bot takes what it can get"
        waits = match.copy()
        waits.play("done")
        assert (
            waits.to_move == 1 and dogs_of(waits, 0) == [] and corner(waits, 0, 1) == {"bone": 1, "stick": 2, "duck": 1}
        )
        play(match, "take 2", 0)
        assert dogs_of(match, 0) == [BEAGLE]
    nobody = table(held={0: "snack"}, phase="laying", options={"call": "may"})
    nobody.play("lay")
    assert nobody.to_move == 1, "nothing to choose"


@proves("GDB-4.4")
def test_the_yard_is_refilled_and_treats_of_others_count_for_the_new_dog() -> None:
    for_a_poodle = "stick duck snack frisbee"
    match = table(held={0: FOR_PER_BULLDOG}, corners={(1, 0): for_a_poodle}, phase="laying")
    play(match, "lay 1:ball*2,bone,stick,duck", next_is(POODLE))
    assert dogs_at_yards(match) == [POODLE, BEAGLE, PUG]
    assert corner(match, 1, 0) == {"stick": 1, "duck": 1, "snack": 1, "frisbee": 1}
    assert match.view(None)["board"]["yards"][0]["complete"] == [False, True]
    assert dogs_of(match, 1) == []
    roll(match, "snack", "ball")
    match.play("stop")
    play(match, "lay", 0)
    assert dogs_of(match, 1) == [POODLE]


@proves("GDB-4.4")
def test_a_complete_corner_waits_and_may_be_robbed() -> None:
    match = table(corners={(1, 1): FOR_PER_BEAGLE}, held={0: "duck " * 9})
    roll(match, "stick duck", "ball")
    assert corner(match, 1, 1) == {"bone": 1, "stick": 2}
    assert match.view(None)["board"]["yards"][1]["complete"] == [False, False]


@proves("GDB-4.4")
def test_a_complete_corner_may_lose_its_dog() -> None:
    match = table(corners={(1, 1): FOR_PER_BEAGLE}, held={0: FOR_PER_BEAGLE}, phase="laying")
    play(match, "lay 2:bone,stick*2,duck", next_is("boxer"))
    assert dogs_of(match, 0) == [BEAGLE]
    assert corner(match, 1, 1) == {"bone": 1, "stick": 2, "duck": 1}
    assert match.view(None)["board"]["yards"][1]["complete"] == [False, False]


@proves("GDB-4.4")
def test_with_the_pile_empty_the_yard_stays_empty_and_its_treats_go_back() -> None:
    match = small_table(
        held=[[1, 1]], corner=[[[0, 1]], [[1, 2]]], phase="laying", pile=[0, 0, 0, 0], taken_by=[0, 0, 0, 2]
    )
    match.play("lay 1:ball")
    assert match.view(None)["board"]["yards"][0]["dog"] is None
    assert (corner(match, 0, 0), corner(match, 1, 0)) == ({}, {})
    assert pool(match) == {"ball": 4, "bone": 3}
    play(match, "roll", 0, 0)
    match.play("stop")
    assert texts(match) == ["put 2:ball", "put 3:ball", "put 2:bone", "put 3:bone", "done"]
    with pytest.raises(Illegal, match=r"There are no more dogs for yard 1, so nothing can be laid there. \(GDB-4.4\)"):
        match.play("lay 1:ball")


@proves("GDB-4.5")
def test_the_turn_passes_to_the_left_and_the_token_is_turned_back() -> None:
    match = table(3, to_move=2, held={2: "ball"})
    roll(match, "cat", "ball")
    assert match.view(None)["board"]["tokens"] == ["dog", "dog", "cat"]
    match.play("stop")
    assert match.view(None)["board"]["tokens"] == ["dog", "dog", "cat"]
    match.play("lay")
    assert match.to_move == 0
    assert match.view(None)["board"]["tokens"] == ["dog", "dog", "dog"]


@proves("GDB-4.5")
def test_the_token_is_turned_back_after_a_bust_too() -> None:
    match = table(3, to_move=1)
    roll(match, "cat", "cat")
    assert match.to_move == 2
    assert match.view(None)["board"]["tokens"] == ["dog", "dog", "dog"]
    roll(match, "cat", "ball")
    assert match.view(None)["board"]["tokens"] == ["dog", "dog", "cat"]


@proves("GDB-4.6")
def test_with_nothing_to_lay_the_call_comes_at_once() -> None:
    match = table(corners={(0, 1): FOR_PER_BEAGLE}, held={1: "ball " * 10})
    roll(match, "cat", "ball")
    play(match, "stop", 0)
    assert dogs_of(match, 0) == [BEAGLE]
    assert match.to_move == 1


@proves("GDB-4.6")
def test_with_no_dog_to_lay_for_the_call_comes_at_once() -> None:
    match = small_table(yard=[0, 0, 0], pile=[0, 0, 0, 0], taken_by=[1, 1, 1, 2], to_move=1)
    play(match, "roll", 0, 0)
    match.play("stop")
    assert match.over
