"""DIG with somebody's own numbers: hand limit, reach, actions and idle turns."""

from __future__ import annotations

from typing import Any

import pytest

import barkade
from barkade.engine.errors import BadBox
from barkade.engine.match import Match
from barkade.games.dig.box import PRINTED


def started(**box: int) -> Match:
    return barkade.new("dig", 2, seed=4, box=box, starter=0)


def texts(match: Match) -> list[str]:
    return [action.text for action in match.legal()]


@pytest.mark.parametrize("reach", [4, 6, 8])
def test_a_dog_goes_as_far_as_the_box_says(reach: int) -> None:
    assert texts(started(reach=reach))[:reach] == [f"to {place}" for place in range(1, reach + 1)]
    assert f"to {reach + 1}" not in texts(started(reach=reach))


def test_a_turn_has_as_many_actions_as_the_box_says() -> None:
    match = started(actions=1)
    match.play("to 1")
    assert match.to_move == 1


def test_a_hand_is_full_when_the_box_says_so() -> None:
    match, dug = started(hand_limit=1), 0
    while dug < 2:
        seat = match.to_move
        able = [text for text in texts(match) if text == "dig"] if seat == 0 else ["stop"]
        if able:
            match.play(able[0])
            if able[0] == "dig":
                dug += 1
                if dug == 1:
                    match.play("keep")
        else:
            here = match.view(0)["board"]["dogs"][0]
            row = match.view(0)["board"]["row"]
            bones = [place for place, card in enumerate(row, 1) if card and card["kind"] == "bone"]
            match.play(next(f"to {place}" for place in bones if place != here and f"to {place}" in texts(match)))
    assert not any(text == "keep" for text in texts(match))
    with pytest.raises(barkade.Illegal) as refused:
        match.play("keep")
    assert refused.value.message.args["limit"] == 1


def test_idle_turns_end_the_game_when_the_box_says_so() -> None:
    match = started(idle_turns=2)
    for _ in range(4):
        match.play("stop")
    assert match.over and match.view(0)["board"]["ending"] == "stalemate"


@pytest.mark.parametrize("box", [{"hand_limit": 4}, {"reach": 9}, {"reach": 3}, {"actions": 0}, {"speed": 1}])
def test_a_box_that_cannot_work_is_refused(box: dict[str, Any]) -> None:
    with pytest.raises(BadBox):
        barkade.new("dig", 2, box=box)


def test_a_position_has_no_more_actions_left_than_the_box_has() -> None:
    position = started(actions=2).position()
    position["state"]["actions_left"] = 3
    with pytest.raises(barkade.BadPosition):
        barkade.from_position(position)


def test_the_printed_numbers_change_nothing() -> None:
    one, other = barkade.new("dig", 3, seed=9), barkade.new("dig", 3, seed=9, box=dict(PRINTED))
    assert one.view(0)["known"] == other.view(0)["known"] and texts(one) == texts(other)
