"""Set-up and the treat phase of Good Boy."""

from __future__ import annotations

from collections import Counter

import pytest

import barkade
from barkade.engine.errors import Illegal
from tests.games.goodboy.positions import (
    Rigged,
    all_of,
    corner,
    held,
    play,
    pool,
    roll,
    story,
    table,
    texts,
)
from tests.proof import proves


@proves("GDB-1.1", "GDB-1.2", "GDB-2.1")
def test_the_game_is_laid_out() -> None:
    board = barkade.new("goodboy", 3, seed=1).view(0)["board"]
    assert board["pool"] == {"ball": 10, "bone": 10, "stick": 10, "duck": 10, "snack": 10, "frisbee": 10}
    assert [len(yard["corners"]) for yard in board["yards"]] == [3, 3, 3]
    assert board["tokens"] == ["dog", "dog", "dog"]
    shown = [yard["dog"]["dog"] for yard in board["yards"]]
    assert len(set(shown)) == 3
    assert sorted(shown + [dog["dog"] for dog in board["pile"]]) == list(range(1, 29))


@proves("GDB-1.3")
def test_the_faces_of_the_dice() -> None:
    assert barkade.new("goodboy", seed=1).view(0)["board"]["dice"] == [
        [["ball", "bone"], ["stick", "duck"], ["snack"], ["frisbee"], ["any"], ["cat"]],
        [["bone", "snack"], ["duck", "frisbee"], ["ball"], ["stick"], ["any"], ["cat"]],
    ]


@proves("GDB-1.4")
def test_the_dogs_add_up() -> None:
    board = barkade.new("goodboy", seed=1).view(0)["board"]
    dogs = [yard["dog"] for yard in board["yards"]] + board["pile"]
    assert len(dogs) == 28
    assert sum(dog["points"] for dog in dogs) == 93
    wanted = Counter[str]()
    for dog in dogs:
        wanted.update(dog["wants"])
        assert sum(dog["wants"].values()) == dog["points"] + 1
        assert max(dog["wants"].values()) <= 2
    assert wanted == {"ball": 21, "bone": 20, "stick": 20, "duck": 20, "snack": 20, "frisbee": 20}


@proves("GDB-2.1")
def test_every_dog_may_be_turned_first() -> None:
    first = {barkade.new("goodboy", seed=seed).view(0)["board"]["yards"][0]["dog"]["dog"] for seed in range(400)}
    assert first == set(range(1, 29))


@proves("GDB-2.2")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {barkade.new("goodboy", 4, seed=seed).to_move for seed in range(60)} == {0, 1, 2, 3}
    named = barkade.new("goodboy", 4, seed=3, starter=2)
    assert (named.to_move, named.view(0)["board"]["first"]) == (2, 2)


@proves("GDB-2.3")
def test_a_small_box_leaves_yards_empty() -> None:
    box = {"dogs": [{"name": "Rex", "points": 1, "wants": ["ball"]}], "goal": 1}
    match = barkade.new("goodboy", seed=1, box=box)
    assert [yard["dog"] is None for yard in match.view(0)["board"]["yards"]] == [False, True, True]
    assert match.view(0)["board"]["pile"] == []


@proves("GDB-3.1")
def test_every_symbol_of_both_dice_brings_its_treat() -> None:
    match = table()
    roll(match, "ball bone", "bone snack")
    assert held(match, 0) == {"ball": 1, "bone": 2, "snack": 1}
    assert pool(match) == {"ball": 9, "bone": 8, "stick": 10, "duck": 10, "snack": 9, "frisbee": 10}
    assert match.to_move == 0


@proves("GDB-3.1", "GDB-3.2")
def test_treats_come_before_any_and_each_any_sees_what_the_last_left() -> None:
    """The last stick is rolled, so the any-treat of the other die, though it lies to the left, can't have it."""
    match = table(elsewhere="stick " * 9)
    roll(match, "any", "stick")
    assert texts(match) == ["any ball", "any bone", "any duck", "any snack", "any frisbee"]
    match = table(elsewhere="stick " * 9)
    roll(match, "any", "any")
    assert "any stick" in texts(match)
    match.play("any stick")
    assert "any stick" not in texts(match)
    match.play("any duck")
    assert held(match, 0) == {"stick": 1, "duck": 1}
    assert texts(match) == ["roll", "stop"]


@proves("GDB-3.1", "GDB-3.4")
def test_cats_come_last_so_a_bust_takes_this_rolls_treats_too() -> None:
    match = table(held={0: "bone"}, cat_up=1, rolls=1, face=[1, 1])
    roll(match, "cat", "duck frisbee")
    assert held(match, 0) == {}
    assert sum(pool(match).values()) == 60
    assert match.to_move == 1
    assert story(match)[-1] == "The cat gets the lot: Player 1 loses 3 treats and the turn."


@proves("GDB-3.2")
def test_any_by_chance_makes_every_treat_in_the_pool_equally_likely() -> None:
    match = table(elsewhere=" ".join(["ball " * 10, "bone " * 8]), options={"any_face": "random"})
    match.chance = chance = Rigged([4, 5, 1])
    match.play("roll")
    assert chance.bounds == [6, 6, 42]
    assert held(match, 0) == {"bone": 1}
    assert texts(match) == ["roll", "stop"]


@proves("GDB-3.3")
def test_the_first_cat_turns_the_token() -> None:
    match = table()
    roll(match, "cat", "ball")
    assert match.view(0)["board"]["tokens"] == ["cat", "dog"]
    assert held(match, 0) == {"ball": 1}
    assert texts(match) == ["roll", "stop"]


@proves("GDB-3.4")
def test_the_second_cat_ends_the_turn_without_a_call_and_spares_the_corners() -> None:
    """The corner of the player at the bulldog's yard is complete, but a bust leaves no time to call."""
    complete = "ball ball bone stick duck"
    match = table(held={0: "snack snack", 1: "duck"}, corners={(0, 0): complete}, cat_up=1, rolls=1, face=[1, 1])
    roll(match, "snack", "cat")
    assert held(match, 0) == {}
    assert corner(match, 0, 0) == {"ball": 2, "bone": 1, "stick": 1, "duck": 1}
    assert held(match, 1) == {"duck": 1}
    assert match.to_move == 1
    assert match.scores == [0, 0]


@proves("GDB-3.4")
def test_two_cats_in_one_roll_are_a_first_and_a_second() -> None:
    match = table(held={0: "snack"})
    roll(match, "cat", "cat")
    assert held(match, 0) == {}
    assert match.to_move == 1
    assert match.view(0)["board"]["tokens"] == ["dog", "dog"]


@proves("GDB-3.5")
def test_a_treat_that_the_pool_lacks_is_taken_from_a_corner_of_choice() -> None:
    """All ten balls are out: three before a player, who keeps them; others in three corners, one of them one's own."""
    match = table(
        3, held={1: "ball ball ball"}, corners={(0, 0): "ball", (1, 0): "ball ball", (2, 1): all_of("ball")[:19]}
    )
    assert "ball" not in pool(match)
    roll(match, "ball bone", "stick")
    assert held(match, 0) == {}
    assert texts(match) == ["rob ball from 2 at 1", "rob ball from 3 at 2"]
    match.play("rob ball from 3 at 2")
    assert held(match, 0) == {"ball": 1, "bone": 1, "stick": 1}
    assert corner(match, 2, 1) == {"ball": 3}
    assert (held(match, 1), corner(match, 0, 0), corner(match, 1, 0)) == ({"ball": 3}, {"ball": 1}, {"ball": 2})


@proves("GDB-3.5")
def test_nothing_is_got_where_nothing_may_be_taken() -> None:
    match = table(held={1: "ball ball ball ball ball"}, corners={(0, 0): "ball ball ball ball ball"})
    roll(match, "snack", "ball")
    assert held(match, 0) == {"snack": 1}
    assert "There's no ball left for Player 1." in story(match)


@proves("GDB-3.5")
def test_the_last_one_of_the_pool_and_then_a_robbery_in_one_roll() -> None:
    match = table(corners={(1, 0): "bone bone bone bone", (1, 1): "bone bone bone bone bone"})
    roll(match, "ball bone", "bone snack")
    assert held(match, 0) == {"ball": 1, "bone": 1}
    assert match.view(None)["board"]["waiting"] == "bone"
    match.play("rob bone from 2 at 2")
    assert held(match, 0) == {"ball": 1, "bone": 2, "snack": 1}


EVERYTHING = " ".join(map(all_of, ("ball", "bone", "stick", "duck", "snack", "frisbee")))


@proves("GDB-3.5")
def test_any_with_the_pool_empty_is_a_choice_from_the_corners_of_others() -> None:
    most = EVERYTHING.split()
    most.remove("duck")
    most.remove("snack")
    match = table(3, held={2: " ".join(most)}, corners={(1, 1): "duck", (2, 2): "snack"})
    roll(match, "any", "cat")
    assert texts(match) == ["rob duck from 2 at 2", "rob snack from 3 at 3"]
    match.play("rob snack from 3 at 3")
    assert held(match, 0) == {"snack": 1}
    assert match.view(0)["board"]["tokens"][0] == "cat"


@proves("GDB-3.5")
@pytest.mark.parametrize(("value", "treat"), [(0, "duck"), (1, "duck"), (2, "snack")])
def test_any_by_chance_with_the_pool_empty(value: int, treat: str) -> None:
    most = EVERYTHING.split()
    for one in ("duck", "duck", "snack"):
        most.remove(one)
    corners = {(1, 1): "duck duck", (2, 2): "snack", (0, 0): "frisbee"}
    most.remove("frisbee")
    match = table(3, held={2: " ".join(most)}, corners=corners, options={"any_face": "random"})
    match.chance = chance = Rigged([4, 5, value])
    match.play("roll")
    assert chance.bounds == [6, 6, 3]
    assert held(match, 0) == {treat: 1}


@proves("GDB-3.5")
@pytest.mark.parametrize("any_face", ["chosen", "random"])
def test_any_gets_nothing_where_there_is_nothing(any_face: str) -> None:
    match = table(held={1: EVERYTHING}, options={"any_face": any_face})
    roll(match, "any", "cat")
    assert held(match, 0) == {}
    assert "There's no treat left for Player 1." in story(match)


@proves("GDB-3.6")
def test_one_roll_at_least_then_as_many_as_wanted() -> None:
    match = table()
    assert texts(match) == ["roll"]
    with pytest.raises(Illegal, match=r"You have to roll at least once. \(GDB-3.6\)"):
        match.play("stop")
    for _ in range(4):
        roll(match, "snack", "stick")
        assert texts(match) == ["roll", "stop"]
    assert held(match, 0) == {"snack": 4, "stick": 4}
    match.play("stop")
    assert match.view(0)["board"]["phase"] == "laying"
    assert match.view(0)["board"]["roll"] is None


@proves("GDB-3.7")
def test_a_choice_with_one_answer_is_made() -> None:
    match = table(corners={(1, 1): all_of("ball")})
    roll(match, "snack", "ball")
    assert held(match, 0) == {"snack": 1, "ball": 1}
    assert "Player 1 takes a ball from Player 2's corner in yard 2." in story(match)

    left = EVERYTHING.split()
    left.remove("stick")
    match = table(held={1: " ".join(left)})
    roll(match, "any", "cat")
    assert held(match, 0) == {"stick": 1}

    match = table(held={1: " ".join(left)}, corners={(1, 0): "stick"})
    roll(match, "any", "cat")
    assert held(match, 0) == {"stick": 1}
    assert corner(match, 1, 0) == {}


@proves("GDB-6.1")
def test_in_the_harder_game_cats_of_the_first_roll_are_ignored() -> None:
    match = table(held={0: "bone"}, options={"hard": True})
    assert match.view(0)["board"]["tokens"] == [None, None]
    roll(match, "cat", "cat")
    assert held(match, 0) == {"bone": 1}
    assert texts(match) == ["roll", "stop"]
    assert story(match)[-1] == "The cats don't count: it's Player 1's first roll."


@proves("GDB-6.1")
def test_in_the_harder_game_one_cat_in_a_later_roll_is_a_bust() -> None:
    match = table(held={0: "bone"}, options={"hard": True})
    roll(match, "snack", "ball")
    roll(match, "snack", "cat")
    assert held(match, 0) == {}
    assert match.to_move == 1
    roll(match, "cat", "ball")
    assert match.to_move == 1


def test_the_draws_of_a_roll_are_the_faces() -> None:
    match = table()
    play(match, "roll", 2, 3)
    assert held(match, 0) == {"snack": 1, "stick": 1}
