"""Views of Good Boy: targets, reasons, messages; and that nothing is secret."""

from __future__ import annotations

import json
import random

import pytest

import barkade
from barkade.engine.i18n import from_dict, say
from tests.conformance.oracle import knowable, redealt
from tests.games.goodboy.positions import (
    DOG_NAMES,
    SMALL_BOX,
    all_of,
    play,
    roll,
    small_table,
    story,
    table,
    texts,
)

# Targets


def test_targets_say_where_things_may_go() -> None:
    match = small_table(held=[[2, 1]], yard=[1, 0, 3], pile=[0, 0, 0, 0], taken_by=[0, 1, 0, 1], phase="laying")
    assert match.view(0)["board"]["targets"] == [
        {"treat": "ball", "count": 2, "yards": [0, 2]},
        {"treat": "bone", "count": 1, "yards": [0, 2]},
    ]
    match.play("put 3:ball")
    assert match.view(1)["board"]["targets"] == [
        {"treat": "ball", "count": 1, "yards": [2]},
        {"treat": "bone", "count": 1, "yards": [0, 2]},
    ]


def test_there_are_no_targets_before_the_call_nor_after_the_end() -> None:
    assert table(held={0: "ball"}).view(0)["board"]["targets"] == []
    over = table(to_move=-1, ending="last-round", round=200)
    assert over.view(0)["board"]["targets"] == []
    assert over.legal_codes() == []


# Reasons


def reason(match: barkade.Match, text: str) -> str:
    return str(match.why_not(text))


def test_reasons_name_the_rule() -> None:
    rolling = table(held={0: "ball"})
    assert reason(rolling, "any ball") == "You haven't rolled an any-treat, so there's nothing to choose. (GDB-3.2)"
    assert reason(rolling, "rob ball from 2 at 1").endswith("and the pool doesn't have. (GDB-3.5)")
    assert reason(rolling, "done") == "You lay treats once you've stopped rolling. (GDB-4.1)"
    assert reason(rolling, "take 1") == "There are no dogs to choose between. (GDB-4.3)"
    laying = table(held={0: "ball"}, phase="laying")
    assert reason(laying, "roll") == "You can't roll or stop right now. (GDB-3.6)"


def test_reasons_while_a_roll_is_settled() -> None:
    choosing = table(corners={(1, 0): all_of("ball")})
    roll(choosing, "any", "stick")
    assert reason(choosing, "any ball") == "There is no ball in the pool. (GDB-3.2)"
    assert reason(choosing, "rob ball from 2 at 1") == "Choose from the pool while there is something in it. (GDB-3.5)"
    robbing = table(3, corners={(0, 1): "ball", (1, 0): "ball " * 4, (2, 0): "ball ball ball ball ball stick"})
    roll(robbing, "snack", "ball")
    assert reason(robbing, "rob stick from 3 at 1") == "You rolled something else: ball. (GDB-3.5)"
    assert reason(robbing, "rob ball from 1 at 2") == "You never take from your own corners. (GDB-3.5)"
    assert reason(robbing, "rob ball from 2 at 2") == "There is no ball in that corner of yard 2. (GDB-3.5)"
    assert robbing.why_not("rob ball from 2 at 1") is None


# What is told, shown and known


def test_a_turn_in_words() -> None:
    match = table()
    roll(match, "ball bone", "cat")
    assert story(match) == [
        "Player 1 rolls: ball, bone, cat.",
        "Player 1 gets a ball.",
        "Player 1 gets a bone.",
        "A cat! Player 1's token is cat side up now.",
    ]
    assert [say(action.message) for action in match.legal()] == ["Roll both dice", "Stop rolling and call"]
    match.play("stop")
    assert say(match.legal()[0].message) == "Yard 1: lay a ball (Bulldog)"
    assert say(match.legal()[-1].message) == "That's all: call your dog"


def test_choices_in_words_and_in_parts() -> None:
    match = table(corners={(1, 0): "ball", (1, 1): "ball " * 9})
    roll(match, "any", "ball")
    assert say(match.legal()[0].message) == "Take a ball from Player 2's corner in yard 1"
    assert match.legal()[0].fields == {"kind": "rob", "treat": "ball", "seat": 1, "yard": 0}
    match.play("rob ball from 2 at 1")
    assert say(match.legal()[0].message) == "Take a bone from the pool"
    assert match.legal()[0].fields == {"kind": "any", "treat": "bone"}
    both = table(phase="taking", corners={(0, 1): "bone stick stick duck", (0, 2): "stick duck duck"})
    assert say(both.legal()[0].message) == "Take the Beagle from yard 2"
    assert both.legal()[0].fields == {"kind": "take", "yard": 1}
    laying = table(held={0: "ball"}, phase="laying")
    assert [action.fields for action in laying.legal()][2:] == [
        {"kind": "put", "treat": "ball", "yard": 2},
        {"kind": "done"},
    ]


def test_taking_a_dog_in_words() -> None:
    match = table(corners={(0, 2): "stick duck duck"}, held={0: "ball"}, phase="laying")
    play(match, "lay", 0)
    assert story(match) == [
        "Good boy! Player 1 takes the Pug home from yard 3: 2 points.",
        "Yard 3 has a new dog: a Chihuahua, 2 points.",
    ]
    last = small_table(
        held=[[1, 0]], yard=[1, 0, 0], pile=[0, 0, 0, 0], taken_by=[0, 2, 2, 2], phase="laying", to_move=0
    )
    last.play("lay 1:ball")
    assert story(last)[-1] == "There are no more dogs for yard 1: its treats go back to the pool."


def test_every_dog_has_a_name() -> None:
    match = barkade.new("goodboy", seed=2)
    board = match.view(0)["board"]
    shown = {dog["dog"]: dog["name"] for dog in [yard["dog"] for yard in board["yards"]] + board["pile"]}
    names = [say(from_dict(shown[number])) for number in sorted(shown)]
    assert [name.lower().replace(" ", "-") for name in names] == DOG_NAMES
    breeds = {dog["dog"]: dog["breed"] for dog in [yard["dog"] for yard in board["yards"]] + board["pile"]}
    assert [breeds[number] for number in sorted(breeds)] == DOG_NAMES


def test_nothing_is_secret_but_the_order_of_the_pile() -> None:
    """All seats and spectators see the same, and a sampled world is the world itself."""
    match = barkade.new("goodboy", 3, seed=4)
    rng = random.Random(4)
    for _ in range(60):
        match.play(rng.choice(match.legal_codes()))
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    assert len({json.dumps(view["board"]) for view in views}) == 1
    for view in views:
        assert barkade.sample(view, 1).position()["state"] == match.position()["state"]
        assert view["board"]["pile"] == sorted(view["board"]["pile"], key=lambda dog: dog["dog"])


@pytest.mark.parametrize("any_face", ["chosen", "random"])
def test_what_is_told_leaves_just_one_world(any_face: str) -> None:
    """Replaying the small box with every chance, only the true world tells a seat what it was told."""
    for seed in range(4):
        match, rng = barkade.new("goodboy", seed=seed, box=SMALL_BOX, any_face=any_face), random.Random(seed)
        for _ in range(25):
            if not match.over:
                match.play(rng.choice(match.legal_codes()))
        assert knowable(match, 1) == redealt(match, 1) == {tuple(match.game.states.flat(match.state)): 1}


def test_own_names_are_shown_as_they_are() -> None:
    treats = [{"name": "Tennis  Ball", "count": 4}, {"name": "Żwacz", "count": 4}]
    dogs = [{"name": "Żabka’s Pup", "points": 3, "wants": ["tennis ball", "żwacz"]}]
    box = {"treats": treats, "dice": [["Tennis Ball"], ["ŻWACZ", "cat"]], "dogs": dogs, "goal": 3}
    match = barkade.new("goodboy", seed=1, box=box)
    play(match, "roll", 0, 0)
    assert story(match)[0] == f"Player {match.state.first + 1} rolls: Tennis Ball, Żwacz."
    match.play("stop")
    assert texts(match)[0] == "put 1:tennis-ball"
    play(match, "lay 1:TENNIS-ball,żw")
    assert story(match)[0].startswith("Player")
    assert " takes Żabka’s Pup home from yard " in " ".join(story(match))
    assert {dog["breed"] for taken in match.view(0)["board"]["taken"] for dog in taken} == {"Żabka’s Pup"}
    again = barkade.read_record(match.record())
    assert again.position() == match.position()


def test_the_small_box_is_recorded_with_its_game() -> None:
    match = barkade.new("goodboy", seed=3, box=SMALL_BOX)
    rng = random.Random(3)
    while not match.over:
        match.play(rng.choice(match.legal_codes()))
    again = barkade.read_record(match.record())
    assert again.position() == match.position()
