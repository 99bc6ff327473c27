"""What a seat of Good Boy sees and says: notation, drafts, targets, reasons; and that nothing is secret."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import barkade
from barkade.engine.errors import Ambiguous, Illegal, Malformed
from barkade.engine.words import from_dict, say
from barkade.games.goodboy.rules.state import DONE
from tests.conformance.oracle import knowable, redealt
from tests.games.goodboy.table import (
    DOG_NAMES,
    SMALL_BOX,
    all_of,
    corner,
    held,
    play,
    roll,
    small_table,
    story,
    table,
    texts,
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
    with pytest.raises(Illegal, match="You have none before you to lay"):
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
    with pytest.raises(Illegal, match="Send all of them in one line"):
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
    rules, view = match.room.rules, match.room.view
    notations = [view.notate(match.state, match.box, code, True) for code in range(rules.ACTIONS)]
    assert len(set(notations)) == rules.ACTIONS
    assert [match.parse(text) for text in notations] == [[code] for code in range(rules.ACTIONS)]


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
    assert reason(rolling, "any ball") == "There is no any-treat symbol to choose for. (GDB-3.2)"
    assert reason(rolling, "rob ball from 2 at 1").endswith("and the pool doesn't have. (GDB-3.5)")
    assert reason(rolling, "done") == "Treats are laid when you have stopped rolling. (GDB-4.1)"
    assert reason(rolling, "take 1") == "There is no choice between dogs to make. (GDB-4.3)"
    laying = table(held={0: "ball"}, phase="laying")
    assert reason(laying, "roll") == "This is not the moment to roll or to stop rolling. (GDB-3.6)"


def test_reasons_while_a_roll_is_settled() -> None:
    choosing = table(corners={(1, 0): all_of("ball")})
    roll(choosing, "any", "stick")
    assert reason(choosing, "any ball") == "That is not in the pool: ball. (GDB-3.2)"
    assert reason(choosing, "rob ball from 2 at 1") == "Choose from the pool while there is something in it. (GDB-3.5)"
    robbing = table(3, corners={(0, 1): "ball", (1, 0): "ball " * 4, (2, 0): "ball ball ball ball ball stick"})
    roll(robbing, "snack", "ball")
    assert reason(robbing, "rob stick from 3 at 1") == "You have rolled something else: ball. (GDB-3.5)"
    assert reason(robbing, "rob ball from 1 at 2") == "Your own corners are never taken from. (GDB-3.5)"
    assert reason(robbing, "rob ball from 2 at 2") == "That is not in this corner at yard 2: ball. (GDB-3.5)"
    assert robbing.why_not("rob ball from 2 at 1") is None


# What is told, shown and known


def test_a_turn_in_words() -> None:
    match = table()
    roll(match, "ball bone", "cat")
    assert story(match) == [
        "Player 1 rolls: ball, bone, cat.",
        "Player 1 takes from the pool: ball.",
        "Player 1 takes from the pool: bone.",
        "A cat! Player 1's token is cat side up now.",
    ]
    assert [say(action.message) for action in match.legal()] == ["Roll both dice", "Stop rolling and call"]
    match.play("stop")
    assert say(match.legal()[0].message) == "Lay ball at yard 1 (Bulldog)"
    assert say(match.legal()[-1].message) == "That's all: call"


def test_choices_in_words_and_in_parts() -> None:
    match = table(corners={(1, 0): "ball", (1, 1): "ball " * 9})
    roll(match, "any", "ball")
    assert say(match.legal()[0].message) == "Take ball from Player 2's corner at yard 1"
    assert match.legal()[0].fields == {"kind": "rob", "treat": "ball", "seat": 1, "yard": 0}
    match.play("rob ball from 2 at 1")
    assert say(match.legal()[0].message) == "Take bone from the pool"
    assert match.legal()[0].fields == {"kind": "any", "treat": "bone"}
    both = table(phase="taking", corners={(0, 1): "bone stick stick duck", (0, 2): "stick duck duck"})
    assert say(both.legal()[0].message) == "Take Beagle from yard 2"
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
        "Good boy! Pug goes with Player 1 from yard 3, for 2 points.",
        "Chihuahua comes to yard 3: 2 points.",
    ]
    last = small_table(
        held=[[1, 0]], yard=[1, 0, 0], pile=[0, 0, 0, 0], taken_by=[0, 2, 2, 2], phase="laying", to_move=0
    )
    last.play("lay 1:ball")
    assert story(last)[-1] == "No dog is left for yard 1: its treats go back to the pool."


def test_every_dog_has_a_name() -> None:
    match = barkade.new("goodboy", seed=2)
    board = match.view(0)["board"]
    shown = {dog["dog"]: dog["name"] for dog in [yard["dog"] for yard in board["yards"]] + board["pile"]}
    names = [say(from_dict(shown[number])) for number in sorted(shown)]
    assert [name.lower().replace(" ", "-") for name in names] == DOG_NAMES


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
        assert knowable(match, 1) == redealt(match, 1) == {tuple(match.room.states.flat(match.state)): 1}


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
    assert "Good boy! Żabka’s Pup goes with" in " ".join(story(match))
    again = barkade.read_record(match.record())
    assert again.position() == match.position()


def test_the_small_box_is_recorded_with_its_game() -> None:
    match = barkade.new("goodboy", seed=3, box=SMALL_BOX)
    rng = random.Random(3)
    while not match.over:
        match.play(rng.choice(match.legal_codes()))
    again = barkade.read_record(match.record())
    assert again.position() == match.position()
