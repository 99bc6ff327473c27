"""The knowledge of a seat of DIG (DIG-1.3 to 1.5)."""

from __future__ import annotations

import pytest

import barkade
from tests.games.dig.positions import hand_of, position
from tests.proof import proves


def bones(match: barkade.Match, seat: int | None, scent: str) -> list[str | None]:
    """Return the bones of a pair as a seat sees them: in the yard from the doghouse on, then in hands."""
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
    assert [event["kind"] for event in match.events(1)][-1] == "buried"
    assert [event["kind"] for event in match.events(0)][-1] == "buried-bone"


@proves("DIG-1.5")
def test_others_are_not_told_whether_a_delivery_is_possible() -> None:
    could = position("R ry=y ry=r", dogs=(1, 0), hands=("rg=r", ""))
    could_not = position("R ry=y ry=r", dogs=(1, 0), hands=("rg=g", ""))
    assert could.view(1) == could_not.view(1)
    assert could.view(None) == could_not.view(None)
    assert could.view(0) != could_not.view(0)


@proves("DIG-1.4")
def test_a_world_dealt_to_somebody_leaves_twins_in_one_hand_one_of_each() -> None:
    match = position("ry=y R", dogs=(1, 0), hands=("ry=r", ""))
    match.play("dig")
    worlds = {tuple(barkade.sample(match.view(1), seed).position()["state"]["hand"][0][:2]) for seed in range(20)}
    assert worlds == {("ry=r", "ry=y")}
    match.play("put ry=r")
    worlds = {tuple(barkade.sample(match.view(1), seed).position()["state"]["hand"][0][:1]) for seed in range(20)}
    assert worlds == {("ry=r",), ("ry=y",)}


@proves("DIG-1.3", "DIG-1.4")
def test_an_observation_shows_unknown_bones_as_unseen() -> None:
    match = position("R ry=y gp", dogs=(1, 0), hands=("ry=r", "yb=y"), knows={})
    for seat, row, hands in ((0, "ry=y", ("ry=r", "yb")), (1, "ry", ("ry", "yb=y"))):
        seen = match.game.states.copy(match.state)
        match.game.rules.observe(seen, match.box, seat)
        spelled = match.game.states.spell(seen)
        assert spelled["yard"][2:4] == [row, "gp"]
        assert [spelled["hand"][other][0] for other in range(2)] == list(hands)
