"""DIG's tidying, end and scoring, rule by rule, and the printed examples."""

from __future__ import annotations

import pytest

import barkade
from tests.games.dig.positions import dogs_of, hand_of, position, row_of
from tests.proof import proves

ALL_BUT_RY = [
    "rg=r",
    "rg=g",
    "rb=r",
    "rb=b",
    "rp=r",
    "rp=p",
    "yg=y",
    "yg=g",
    "yb=y",
    "yb=b",
    "yp=y",
    "yp=p",
    "gb=g",
    "gb=b",
    "gp=g",
    "gp=p",
    "bp=b",
    "bp=p",
]
"""Every bone but those of one pair, so that the yard is nearly empty."""


@proves("DIG-7.1")
def test_the_farthest_card_fills_the_gap() -> None:
    match = position("ry R Y", dogs=(1, 0))
    farthest = row_of(match)[-1]
    match.play("dig")
    match.play("keep")
    match.play("stop")
    assert row_of(match)[0] == farthest
    assert len(row_of(match)) == 24


@proves("DIG-7.1")
def test_a_bowl_fills_a_gap_too_and_the_nearer_gap_comes_first() -> None:
    row = "ry R rg Y G B rb rb rp rp yg yg yb yb yp yp gb gb gp gp bp bp ry rg P"
    match = position(row, dogs=(1, 0))
    match.play("dig")
    match.play("keep")
    match.play("to 3")
    match.play("dig")
    match.play("keep")
    assert row_of(match)[:3] == ["P", "R", "rg=" + ("g" if hand_of(match, 0)[1] == "rg=r" else "r")]
    assert row_of(match)[-1].startswith("ry")


@proves("DIG-7.2")
def test_a_gap_beyond_all_cards_just_goes() -> None:
    match = position("R", dogs=(25, 0))
    before = [card[:2] for card in row_of(match)]
    match.play("dig")
    match.play("keep")
    match.play("stop")
    assert [card[:2] for card in row_of(match)] == before[:-1]


@proves("DIG-7.2")
def test_a_card_between_two_gaps_fills_the_nearer_while_the_farther_goes() -> None:
    row = "R Y G B P rb rb rp rp yg yg yb yb yp yp gb gb gp gp bp bp rg ry rg ry"
    match = position(row, dogs=(23, 0))
    match.play("dig")
    match.play("keep")
    match.play("to 25")
    match.play("dig")
    assert hand_of(match, 0) == ["ry=r", "ry=y"]
    match.play("keep")
    assert row_of(match) == [*row.split()[:22], "rg"]


@proves("DIG-7.3")
def test_dogs_beyond_the_end_go_to_the_last_card_and_no_other_dog_moves() -> None:
    match = position("R ry Y", dogs=(2, 25, 24, 2))
    match.play("dig")
    match.play("keep")
    match.play("stop")
    assert dogs_of(match) == [2, 24, 24, 2]
    pulled = [event for event in match.events(None) if event["kind"] == "pulled-back"]
    assert [event["seat"] for event in pulled] == [1]


def nearly_over(**changes: object) -> barkade.Match:
    """Two bone cards are left, next to the doghouse; everything else has been delivered by the second player."""
    return position("ry ry R Y G B P", dogs=(1, 0), delivered=("", ALL_BUT_RY), **changes)  # type: ignore[arg-type]


@proves("DIG-8.1")
def test_the_game_ends_with_the_turn_in_which_the_last_bone_leaves_the_yard() -> None:
    match = nearly_over(left=3)
    match.play("dig")
    match.play("keep")
    match.play("to 2")
    match.play("dig")
    assert not match.over
    match.play("keep")
    assert match.over and match.result is not None and match.result.reason == "yard-empty"
    assert match.to_move is None and match.legal_codes() == []


@proves("DIG-8.1")
def test_the_last_digger_may_still_use_the_actions_left() -> None:
    match = position("R ry=y Y G B P", dogs=(2, 0), hands=("ry=r", ""), delivered=("", ALL_BUT_RY))
    match.play("dig")
    match.play("keep")
    assert not match.over
    match.play("to 3")
    assert row_of(match)[:3] == ["R", "-", "Y"]
    match.play("deliver ry=y")
    assert match.over
    # The purple bowl came from the far end to fill the gap: red 5, purple 4, yellow 3.
    assert row_of(match) == ["R", "P", "Y", "G", "B"]
    assert match.scores[0] == 3


@proves("DIG-8.1")
def test_a_bone_put_back_keeps_the_game_going() -> None:
    match = position("R ry=y Y G B P", dogs=(2, 0), hands=("ry=r", ""), delivered=("", ALL_BUT_RY))
    match.play("dig")
    match.play("put ry=r")
    match.play("stop")
    assert not match.over and match.to_move == 1


@proves("DIG-8.2")
def test_bones_are_worth_more_the_closer_their_bowl_is_to_the_doghouse() -> None:
    match = position("ry P gb B ry G Y R", dogs=(0, 0), delivered=("rp=p bp=p rb=b", "yg=g yp=y rg=r"))
    assert match.view(0)["board"]["values"] == {"purple": 5, "blue": 4, "green": 3, "yellow": 2, "red": 1}
    assert match.scores == [14, 6]


@proves("DIG-8.2")
def test_bones_in_hands_are_worth_nothing() -> None:
    match = position("R Y G B P ry=y", dogs=(6, 0), hands=("", "ry=r"), delivered=(ALL_BUT_RY, ""))
    match.play("dig")
    match.play("keep")
    match.play("stop")
    assert match.over and match.scores[1] == 0
    assert match.winners == [0]


@proves("DIG-8.3")
def test_ties_go_to_more_bones_of_the_highest_worth() -> None:
    # Both have 9 points: 5 + 4 against 3 + 3 + 3.
    given = ("ry=r yg=y", "rg=g gb=g gp=g")
    match = position("R Y G B P rp=p", dogs=(6, 0), delivered=given, knows={0: "rp", 1: "rp"}, left=1)
    assert match.scores == [9, 9]
    assert match.game.rules.winners(match.state, match.box) == 0b01


@proves("DIG-8.3")
def test_a_tie_to_the_last_bone_is_shared() -> None:
    match = position("R Y G B P", dogs=(0, 0, 0), hands=("", "", ""), delivered=("ry=r", "rg=r", "ry=y"))
    assert match.scores == [5, 5, 4]
    assert match.game.rules.winners(match.state, match.box) == 0b011


@proves("DIG-8.3")
def test_nobody_with_a_bone_means_everybody_shares() -> None:
    match = barkade.new("dig", players=3, seed=1)
    while not match.over:
        match.play("stop")
    assert match.winners == [0, 1, 2]


@proves("DIG-8.4", "DIG-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hundred_idle_turns_each_end_the_game(players: int) -> None:
    match = barkade.new("dig", players=players, seed=2)
    for turn in range(100 * players):
        assert not match.over, turn
        match.play("stop")
    assert match.over and match.result is not None and match.result.reason == "stalemate"
    shown = [event for event in match.events(None) if event["kind"] == "left-in-yard"]
    assert len(shown) == 20
    assert all(card["bone"] for card in match.view(None)["board"]["row"] if card["kind"] == "bone")


@proves("DIG-8.4")
def test_a_dig_that_is_put_back_is_idle_and_one_that_is_kept_is_not() -> None:
    match = position("ry R", dogs=(1, 0), idle=150)
    match.play("dig")
    match.play(f"put {hand_of(match, 0)[0]}")
    match.play("stop")
    assert match.state.idle == 151
    match = position("ry R", dogs=(1, 0), idle=150)
    match.play("dig")
    match.play("keep")
    match.play("stop")
    assert match.state.idle == 0


@proves("DIG-8.4")
def test_a_delivery_is_not_idle() -> None:
    match = position("R", dogs=(1, 0), hands=("ry=r", ""), idle=199)
    match.play("deliver ry=r")
    match.play("stop")
    assert match.state.idle == 0 and not match.over
    match = position("R", dogs=(1, 0), hands=("ry=r", ""), idle=199)
    match.play("stop")
    assert match.over and match.scores == [0, 0]


# The printed examples


@proves("DIG-3.1", "DIG-5.5", "DIG-6.1", "DIG-7.1")
def test_printed_dig_move_two_and_deliver_at_the_purple_bowl() -> None:
    match = position("rb ry gp P", dogs=(2, 0), hands=("yp=p", ""))
    farthest = row_of(match)[-1]
    match.play("dig")
    match.play("keep")
    match.play("to 4")
    match.play("deliver yp=p")
    assert match.to_move == 1
    assert row_of(match)[1] == farthest
    assert match.view(1)["board"]["delivered"][0]["purple"] == 1


@proves("DIG-4.1", "DIG-7.1", "DIG-7.2", "DIG-7.3")
def test_printed_digging_the_farthest_card_and_another_three_nearer() -> None:
    row = "R Y G B P rb rb rp rp yg yg yb yb yp yp gb gb gp gp bp bp rg rg ry ry"
    match = position(row, dogs=(25, 24))
    match.play("dig")
    match.play("keep")
    assert "to 21" not in [action.text for action in match.legal()]
    match.play("to 22")
    match.play("dig")
    match.play("keep")
    # The last place goes, the card at 24 fills 22; the digger stays, the other dog steps back to 23.
    assert len(row_of(match)) == 23
    assert row_of(match)[21].startswith("ry") and row_of(match)[22].startswith("rg")
    assert dogs_of(match) == [22, 23]
