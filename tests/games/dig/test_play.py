"""DIG's turns, rule by rule."""

from __future__ import annotations

import pytest

import barkade
from barkade.games.dig.rules.state import DELIVER
from tests.games.dig.positions import dogs_of, hand_of, position, row_of, texts
from tests.proof import proves


@proves("DIG-2.2")
def test_play_goes_round_by_seat() -> None:
    match = barkade.new("dig", players=3, seed=1, starter=1)
    order = []
    for _ in range(4):
        order.append(match.to_move)
        match.play("stop")
    assert order == [1, 2, 0, 1]


@proves("DIG-3.1")
def test_three_actions_end_the_turn_by_themselves() -> None:
    match = position("ry R ry")
    for action in ("to 1", "to 2", "to 3"):
        assert match.to_move == 0
        match.play(action)
    assert match.to_move == 1


@proves("DIG-3.1")
@pytest.mark.parametrize("done", [[], ["to 1"], ["to 1", "to 2"]])
def test_a_player_may_stop_early(done: list[str]) -> None:
    match = position("ry R ry")
    for action in done:
        match.play(action)
    match.play("stop")
    assert match.to_move == 1


@proves("DIG-3.2")
def test_a_dig_is_finished_before_anything_else() -> None:
    match = position("ry R ry", dogs=(1, 0))
    match.play("dig")
    assert set(texts(match)) == {"keep", f"put {hand_of(match, 0)[0]}"}
    for other in ("stop", "to 2", "dig"):
        reason = match.why_not(other)
        assert reason is not None and reason.rule == "DIG-3.2"
    match.play("keep")
    assert match.state.actions_left == 2


@proves("DIG-3.2", "DIG-5.4")
def test_stopping_is_impossible_during_a_compulsory_put_back() -> None:
    match = position("ry R ry", dogs=(1, 0), hands=("rg=r rb=r rp=r", ""))
    match.play("dig")
    assert len(texts(match)) == 4 and all(text.startswith("put ") for text in texts(match))
    assert match.why_not("stop") is not None


@proves("DIG-4.1")
@pytest.mark.parametrize(("hand", "reach"), [("", 4), ("rg=r", 3), ("rg=r rb=r", 2), ("rg=r rb=r rp=r", 1)])
def test_each_bone_in_hand_lessens_the_reach(hand: str, reach: int) -> None:
    match = position("ry ry R Y G B P gb gb", dogs=(6, 0), hands=(hand, ""))
    moves = {text for text in texts(match) if text.startswith("to ")}
    assert moves == {f"to {6 + step}" for step in range(-reach, reach + 1) if step}
    reason = match.why_not(f"to {6 + reach + 1}")
    assert reason is not None and reason.rule == "DIG-4.1"


@proves("DIG-4.1")
def test_never_past_the_doghouse_or_the_end_of_the_row() -> None:
    match = position("R", dogs=(24, 1))
    assert {text for text in texts(match) if text.startswith("to ")} == {"to 20", "to 21", "to 22", "to 23", "to 25"}
    match.play("stop")
    assert {text for text in texts(match) if text.startswith("to ")} == {"to 0", "to 2", "to 3", "to 4", "to 5"}
    for nowhere in ("to 1", "to 6"):
        reason = match.why_not(nowhere)
        assert reason is not None and reason.rule == "DIG-4.1"
    with pytest.raises(barkade.Malformed):
        match.play("to -1")


@proves("DIG-4.1", "DIG-4.3")
def test_the_row_is_measured_as_it_lay_when_the_turn_began() -> None:
    match = position("ry R", dogs=(25, 0))
    match.play("dig")
    match.play("keep")
    match.play("to 24")
    assert "to 25" in texts(match)
    match.play("to 25")
    assert dogs_of(match) == [24, 0]


@proves("DIG-4.2")
def test_dogs_share_places_and_the_doghouse_may_be_entered_again() -> None:
    match = position("ry R", dogs=(2, 2, 2))
    for action in ("to 0", "to 1", "to 0", "to 0"):
        match.play(action)
    assert dogs_of(match) == [0, 0, 2]


@proves("DIG-4.3")
def test_a_gap_may_be_stood_on_until_the_turn_ends() -> None:
    match = position("R ry Y", dogs=(2, 0))
    match.play("dig")
    match.play("keep")
    match.play("to 1")
    assert "to 2" in texts(match)
    match.play("to 2")
    assert row_of(match)[1] != "-"
    assert dogs_of(match) == [2, 0]


@proves("DIG-5.1")
def test_no_digging_on_a_bowl_the_doghouse_or_a_gap() -> None:
    match = position("R ry", dogs=(0, 0))
    for place in (0, 1):
        reason = match.why_not("dig")
        assert reason is not None and reason.rule == "DIG-5.1"
        match.play(f"to {place + 1}")
    match.play("dig")
    match.play("keep")
    match = position("R ry", dogs=(2, 0))
    match.play("dig")
    match.play("keep")
    reason = match.why_not("dig")
    assert reason is not None and reason.rule == "DIG-5.1"


@proves("DIG-5.2", "DIG-1.5")
def test_only_the_digger_sees_the_bone() -> None:
    match = position("ry ry R", dogs=(1, 0, 0))
    match.play("dig")
    kinds = {seat: [event["kind"] for event in match.events(seat)] for seat in (0, 1, None)}
    assert kinds[0] == ["dug", "found"]
    assert kinds[1] == kinds[None] == ["dug"]
    assert match.view(0)["board"]["hands"][0][0]["bone"] is not None
    assert match.view(1)["board"]["hands"][0] == [{"kind": "bone", "scent": "ry", "bone": None}]


@proves("DIG-5.3")
def test_any_card_of_the_hand_may_go_back() -> None:
    match = position("ry R", dogs=(1, 0), hands=("rg=g yb=y", ""))
    match.play("dig")
    dug = next(card for card in hand_of(match, 0) if card.startswith("ry"))
    assert set(texts(match)) == {"keep", f"put {dug}", "put rg=g", "put yb=y"}
    match.play("put rg=g")
    assert row_of(match)[0] == "rg=g"
    assert hand_of(match, 0) == [dug, "yb=y"]
    assert match.state.actions_left == 2
    assert match.why_not("put yb=y").rule == "DIG-5.3"  # type: ignore[union-attr]
    assert match.why_not("keep").rule == "DIG-5.3"  # type: ignore[union-attr]


@proves("DIG-5.3")
def test_putting_back_leaves_no_gap() -> None:
    match = position("ry R", dogs=(1, 0))
    match.play("dig")
    match.play(f"put {hand_of(match, 0)[0]}")
    match.play("stop")
    assert len(row_of(match)) == 25 and match.state.last == 25


@proves("DIG-5.4")
def test_with_three_in_hand_a_dig_is_allowed_and_a_put_back_compulsory() -> None:
    match = position("ry R", dogs=(1, 0), hands=("rg=r rb=r rp=r", ""))
    match.play("dig")
    reason = match.why_not("keep")
    assert reason is not None and reason.rule == "DIG-5.4"
    match.play("put rb=r")
    assert len(hand_of(match, 0)) == 3
    assert match.why_not("put rb=r") is not None


@proves("DIG-5.5")
def test_a_turn_leaves_two_gaps_at_most() -> None:
    match = position("ry R rg", dogs=(1, 0))
    match.play("dig")
    match.play("keep")
    assert row_of(match)[0] == "-"
    match.play("to 3")
    match.play("dig")
    assert row_of(match)[0] == row_of(match)[2] == "-"
    match.play("keep")
    assert "-" not in row_of(match) and len(row_of(match)) == 23


@proves("DIG-5.6")
def test_a_card_put_back_may_be_dug_again_in_the_same_turn() -> None:
    match = position("ry R", dogs=(1, 0))
    for _ in range(2):
        match.play("dig")
        match.play(f"put {hand_of(match, 0)[0]}")
    match.play("dig")
    match.play("keep")
    assert len(hand_of(match, 0)) == 1


@proves("DIG-6.1")
def test_delivering_any_of_the_matching_bones_as_one_action() -> None:
    match = position("R Y", dogs=(1, 0), hands=("ry=r rg=r rb=b", ""))
    assert [text for text in texts(match) if text.startswith("deliver")] == [
        "deliver ry=r",
        "deliver rg=r",
        "deliver ry=r rg=r",
    ]
    match.play("deliver rg=r")
    assert match.state.actions_left == 2
    assert hand_of(match, 0) == ["ry=r", "rb=b"]
    assert match.view(1)["board"]["delivered"][0]["red"] == 1
    match.play("deliver ry=r")
    assert match.view(None)["board"]["delivered"][0]["red"] == 2
    assert match.view(None)["board"]["delivered_cards"] == [
        [{"kind": "bone", "scent": "ry", "bone": "red"}, {"kind": "bone", "scent": "rg", "bone": "red"}],
        [],
    ]


@proves("DIG-6.1")
def test_delivering_needs_a_bowl_and_bones_of_its_colour() -> None:
    match = position("R ry", dogs=(1, 0), hands=("yb=y rb=r", ""))
    for text in ("deliver yb=y", "deliver yb=y rb=r"):
        reason = match.why_not(text)
        assert reason is not None and reason.rule == "DIG-6.1"
    match.play("to 2")
    reason = match.why_not("deliver rb=r")
    assert reason is not None and reason.rule == "DIG-6.1"
    match = position("R ry=y", dogs=(1, 0), hands=("ry=r rg=r rb=r", ""))
    match.play("deliver ry=r rg=r rb=r")
    assert hand_of(match, 0) == []
    nothing = match.why_not(DELIVER)
    assert nothing is not None and nothing.rule == "DIG-6.1"
