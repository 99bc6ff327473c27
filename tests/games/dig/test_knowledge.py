"""What a seat of DIG knows (DIG-1.3 to 1.5), and positions that can't be."""

from __future__ import annotations

from typing import Any

import pytest

import barkade
from tests.games.dig.positions import hand_of, position
from tests.proof import proves


def bones(match: barkade.Match, seat: int | None, scent: str) -> list[str | None]:
    """What a seat sees of the bones of a pair: in the yard from the doghouse on, then in hands."""
    board = match.view(seat)["board"]
    cards = [*(card for card in board["row"] if card), *(card for hand in board["hands"] for card in hand)]
    return [card["bone"] for card in cards if card["kind"] == "bone" and card["scent"] == scent]


@proves("DIG-1.3")
def test_scents_are_public_wherever_the_card_is() -> None:
    match = position("ry R", dogs=(1, 0), hands=("gp=g rb=b", "yb=y"))
    for seat in (None, 0, 1):
        hands = match.view(seat)["board"]["hands"]
        assert [card["scent"] for card in hands[0]] == ["rb", "gp"]
        assert [card["scent"] for card in hands[1]] == ["yb"]
    assert {card["bone"] for card in match.view(None)["board"]["hands"][0]} == {None}
    assert {card["bone"] for card in match.view(0)["board"]["hands"][0]} == {"green", "blue"}


@proves("DIG-1.3")
def test_a_hand_is_a_set_without_order() -> None:
    first = position("ry R", dogs=(1, 0), hands=("gp=g rb=b", ""))
    second = position("ry R", dogs=(1, 0), hands=("rb=b gp=g", ""))
    assert first.view(1) == second.view(1)


@proves("DIG-1.4")
def test_digging_one_twin_tells_of_both() -> None:
    match = position("ry ry R", dogs=(1, 0))
    match.play("dig")
    assert None not in bones(match, 0, "ry")
    assert bones(match, 1, "ry") == bones(match, None, "ry") == [None, None]
    match.play(f"put {hand_of(match, 0)[0]}")
    assert None not in bones(match, 0, "ry")


@proves("DIG-1.4")
def test_a_delivery_tells_everybody_of_both() -> None:
    match = position("R ry=y", dogs=(1, 0, 0), hands=("ry=r", "", ""))
    assert bones(match, 1, "ry") == [None, None]
    match.play("deliver ry=r")
    for seat in (None, 0, 1, 2):
        assert bones(match, seat, "ry") == ["yellow"]


@proves("DIG-1.4", "DIG-1.5")
def test_twins_in_one_hand_are_one_of_each_and_putting_one_back_hides_both() -> None:
    match = position("ry=y R", dogs=(1, 0, 0), hands=("ry=r", "", ""), knows={1: "ry"})
    assert bones(match, 1, "ry") == ["yellow", "red"]
    match.play("dig")
    assert bones(match, 1, "ry") == ["red", "yellow"]
    assert bones(match, 2, "ry") == [None, None]
    match.play("put ry=r")
    assert bones(match, 0, "ry") == ["red", "yellow"]
    for seat in (None, 1, 2):
        assert bones(match, seat, "ry") == [None, None]
        assert "ry=r" not in match.record_for(seat)
    assert match.history[-1].publics == ("put ry",)
    match.play("stop")
    match.play("to 1")
    match.play("dig")
    assert set(bones(match, 1, "ry")) == {"red", "yellow"}


@proves("DIG-1.4")
def test_a_single_known_card_put_back_stays_known() -> None:
    match = position("rg R ry=y", dogs=(1, 0), hands=("ry=r", ""), knows={1: "ry"})
    match.play("dig")
    match.play("put ry=r")
    assert bones(match, 1, "ry") == ["red", "yellow"]


@proves("DIG-1.5")
def test_putting_back_one_of_two_twins_must_say_which_but_tells_only_its_owner() -> None:
    match = position("ry=y R", dogs=(1, 0), hands=("ry=r", ""))
    match.play("dig")
    with pytest.raises(barkade.Ambiguous):
        match.play("put ry")
    with pytest.raises(barkade.Malformed):
        match.play("put gp")
    match.play("put ry=y")
    assert [event["id"] for event in match.events(1)][-1] == "dig-told-buried"
    assert [event["id"] for event in match.events(0)][-1] == "dig-told-buried-bone"


@proves("DIG-1.5")
def test_others_are_not_told_whether_a_delivery_is_possible() -> None:
    could = position("R ry=y ry=r", dogs=(1, 0), hands=("rg=r", ""))
    could_not = position("R ry=y ry=r", dogs=(1, 0), hands=("rg=g", ""))
    assert could.view(1) == could_not.view(1)
    assert could.view(None) == could_not.view(None)
    assert could.view(0) != could_not.view(0)


# Positions that can't be


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


@pytest.mark.parametrize("box", [{"colours": 1}, {"colours": "3"}, {"bones": 2}, {"colours": 3, "bones": 2}])
def test_a_box_that_cannot_be_is_refused(box: dict[str, Any]) -> None:
    with pytest.raises(barkade.BadBox):
        barkade.new("dig", box=box)


@proves("DIG-1.4")
def test_a_world_dealt_to_somebody_leaves_twins_in_one_hand_one_of_each() -> None:
    match = position("ry=y R", dogs=(1, 0), hands=("ry=r", ""))
    match.play("dig")
    worlds = {tuple(barkade.sample(match.view(1), seed).position()["state"]["hand"][0][:2]) for seed in range(20)}
    assert worlds == {("ry=r", "ry=y")}
    match.play("put ry=r")
    worlds = {tuple(barkade.sample(match.view(1), seed).position()["state"]["hand"][0][:1]) for seed in range(20)}
    assert worlds == {("ry=r",), ("ry=y",)}
