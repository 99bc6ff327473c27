"""Positions that can't be are refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import barkade
from barkade.games.barking.box import CAT, WONDER
from tests.games.barking.positions import position

CARD, ITEM, HAND, DECK, TABLE, TURN, PLAY, BARK = range(1, 9)
ROUND_5 = ["mailbox", "boxes", "balloon", "van", "bench", "hydrant", "boxes"]


def refused(spelled: dict[str, Any]) -> int:
    """The number of the reason; 0 if the position is fine."""
    try:
        barkade.from_position(spelled)
    except barkade.BadPosition as error:
        assert str(error)
        assert error.message.id.startswith("barking-impossible-")
        return int(error.message.id[-1])
    return 0


def simple(**more: Any) -> dict[str, Any]:
    """Two players in round 1, seat 0's husky at the mailbox."""
    return position([{"husky": 1, "cat": 1}, {"mutt": 2}], dogs=[(1, 0, "husky", 1, 0)], **more)


def changed(spelled: dict[str, Any], **cells: Any) -> dict[str, Any]:
    return {**spelled, "state": {**spelled["state"], **cells}}


def with_cell(spelled: dict[str, Any], name: str, row: int, column: int, value: int) -> dict[str, Any]:
    grid = [list(line) for line in spelled["state"][name]]
    while len(grid) <= row:
        grid.append([0] * len(grid[0]))
    grid[row][column] = value
    return changed(spelled, **{name: grid})


def test_a_good_position_is_taken() -> None:
    assert refused(simple()) == 0


def test_lost_cards() -> None:
    spelled = simple()
    assert refused(with_cell(spelled, "deck", 0, 0, 2)) == CARD
    assert refused(with_cell(spelled, "deck", 0, WONDER, 5)) == CARD
    assert refused(with_cell(spelled, "deck", 0, CAT, 0)) == CARD
    assert refused({**spelled, "options": {"teaching": True}}) == CARD  # cats before their time


def test_lost_items() -> None:
    spelled = simple()
    unseen = list(spelled["state"]["unseen_items"])
    assert refused(changed(spelled, unseen_items=[unseen[0] - 1, *unseen[1:]])) == ITEM
    # An item won too early: there have been only three.
    won_one = changed(spelled, unseen_items=[unseen[0] - 1, *unseen[1:]], won=[[1]])
    assert refused(won_one) == ITEM
    assert refused(changed(spelled, unseen_items=[unseen[0] - 1, *unseen[1:]], won=[[], [], [1]])) == ITEM


def test_hands() -> None:
    spelled = simple()
    assert refused(changed(spelled, held=[1, 2])) == HAND
    assert refused(changed(spelled, kept_cat=[0, 1])) == HAND
    many = position([{"mutt": 7, "bulldog": 4}, {"chihuahua": 6, "jack-russell": 5}, {}])
    assert refused(many) == HAND  # nobody discards
    assert refused(changed(many, phase="discard")) == 0
    assert refused(changed(many, phase="discard", to_move=1)) == HAND  # the first player is to discard before
    assert refused(changed(many, phase="discard", to_move=1, first=1)) == 0
    assert refused(changed(many, phase="discard", to_move=2, first=2)) == HAND  # has not too many
    spelled = position([{}, {}, {"mutt": 1}])
    assert refused({**spelled, "players": 2}) == HAND


def test_decks() -> None:
    two_blocks = position([{}, {}], under=[{"mutt": 1}, {"husky": 1}])
    assert refused(two_blocks) == DECK  # nothing can be under the deck in round 1
    items = ["mailbox", "boxes", "balloon", "van", "bench"]
    assert refused(position([{}, {}], items, round_=3, under=[{"mutt": 1}, {"husky": 1}])) == 0
    assert refused(position([{}, {}], items, round_=3, under=[{}, {"husky": 1}])) == DECK
    assert refused(position([{}, {}], items, round_=3, under=[{"mutt": 1}, {"husky": 1}, {"cat": 1}])) == DECK


def test_tables() -> None:
    spelled = simple()
    items = spelled["state"]["items"]
    assert refused(changed(spelled, items=[items[0], items[1], 0, items[2]])) == TABLE
    assert refused(changed(spelled, token=[0, 0, 0, 1])) == TABLE
    assert refused(with_cell(spelled, "owner", 0, 3, 0)) == TABLE
    assert refused(with_cell(spelled, "owner", 0, 3, 3)) == TABLE
    assert refused(position([{}, {}], dogs=[(5, 0, "husky", 1, 0)])) == TABLE
    stray = position([{}, {}], discards={"wonder": 1}, wonders=[[1]])
    assert refused(changed(stray, discards=[])) == TABLE
    two = [(1, 0, "husky", 1, 0), (1, 0, "mutt", 1, 0)]
    assert refused(position([{}, {}], dogs=two)) == TABLE
    assert refused(position([{}, {}], dogs=two, tokens=[1])) == 0
    many = [{"mutt": 6, "bulldog": 5}, {}]
    assert refused(position(many, phase="discard", dogs=[(1, 0, "husky", 1, 0)])) == TABLE
    assert refused(position(many, phase="discard", tokens=[1])) == TABLE


def test_turns() -> None:
    spelled = simple()
    assert refused(changed(spelled, to_move=2)) == TURN
    assert refused(changed(spelled, first=4)) == TURN
    assert refused(changed(spelled, to_move=-1)) == TURN
    assert refused(changed(spelled, ending="shared")) == TURN
    assert refused(changed(spelled, to_move=-1, ending="shared", phase="where")) == TURN
    assert refused(changed(spelled, to_move=-1, ending="shared")) == TURN  # nobody has passed
    assert refused(changed(spelled, to_move=-1, ending="shared", passed=[1, 1])) == TURN  # in round 1
    assert refused(changed(spelled, passed=[1, 0])) == TURN
    assert refused(changed(spelled, passed=[0, 0, 1])) == TURN
    one_round = {"piles": [3]}
    assert refused(changed({**spelled, "box": one_round}, round=1)) == TURN


def where(**cells: Any) -> dict[str, Any]:
    shown = {"phase": "where", "shown_breed": 4, "shown_dogs": 1, **cells}
    return position([{"cat": 1}, {"mutt": 2}], dogs=[(1, 0, "husky", 1, 0)], **shown)


def test_dogs_that_are_shown() -> None:
    assert refused(where()) == 0
    assert refused(where(shown_wonders=2)) == 0
    assert refused(where(play_at=1)) == PLAY
    assert refused(where(shown_dogs=0)) == PLAY
    assert refused(changed(where(shown_dogs=0), shown_breed=0)) == PLAY
    assert refused(where(phase="act")) == PLAY
    assert refused(where(phase="act", shown_dogs=0)) == PLAY
    assert refused(where(phase="act", shown_dogs=0, shown_wonders=1)) == PLAY
    everywhere = [(item, 1, "husky", 1, 0) for item in (1, 2, 3)]
    nowhere = position([{}, {}], dogs=everywhere, phase="where", shown_breed=4, shown_dogs=1)
    assert refused(nowhere) == PLAY


def test_plays_that_go_on() -> None:
    spelled = simple(tokens=[1])
    assert refused(changed(spelled, phase="more", play_at=1, shown_breed=4)) == 0
    assert refused(changed(spelled, phase="more", play_at=0, shown_breed=4)) == PLAY
    assert refused(changed(spelled, phase="more", play_at=1, shown_breed=0)) == PLAY
    assert refused(changed(spelled, phase="more", play_at=1, shown_breed=5)) == PLAY
    assert refused(changed(simple(), phase="more", play_at=1, shown_breed=4)) == PLAY
    assert refused(changed(spelled, play_at=1)) == PLAY


def bark_off(won: list[dict[str, int]], **cells: Any) -> dict[str, Any]:
    """After the last round, before anybody has barked."""
    ended = {"phase": "bark", "round_": 5, "passed": range(len(won)), **cells}
    return position([{} for _ in won], (), won=won, **ended)


def test_bark_offs() -> None:
    tied = [{"van": 1}, {"boxes": 1}, {}]
    assert refused(bark_off(tied)) == 0
    assert refused(bark_off(tied, to_move=1, bark=[3])) == 0
    assert refused(bark_off(tied, bark=[3])) == BARK  # seat 0 has barked
    assert refused(bark_off(tied, to_move=2)) == BARK
    assert refused(bark_off(tied, bark=[0, 0, 3])) == BARK
    assert refused(bark_off(tied, champion=1)) == BARK
    assert refused(bark_off(tied, to_move=1, bark=[101])) == 0  # no microphone
    assert refused(bark_off(tied, to_move=1, bark=[102])) == BARK  # drawn too early
    assert refused(bark_off([{"van": 1}, {}])) == BARK
    assert refused(position([{}, {}], bark=[3])) == BARK
    over = {"phase": "act", "to_move": -1}
    assert refused(bark_off(tied, **over, champion=2, ending="loudest")) == 0
    assert refused(bark_off(tied, **over, champion=2, ending="loudest", bark=[201, 5])) == 0
    assert refused(bark_off(tied, **over, champion=2, ending="loudest", bark=[101, 5])) == BARK  # never drawn
    assert refused(bark_off(tied, **over, champion=3, ending="lot")) == BARK
    assert refused(bark_off([{"van": 1}, {}], **over, champion=1, ending="lot")) == BARK


@pytest.mark.parametrize("cell", ["hand", "items", "phase"])
def test_nonsense_is_refused(cell: str) -> None:
    with pytest.raises(barkade.BadPosition):
        barkade.from_position(changed(simple(), **{cell: "nonsense"}))
