"""Spots with somebody's own numbers: the limit of the yards, and the dogs that everybody begins with."""

from __future__ import annotations

import random
from typing import Any

import pytest

import barkade
from barkade.engine.errors import BadBox
from barkade.engine.match import Match
from barkade.games.spots.box import MOST_YARD_LIMIT, PRINTED, YARD_LIMIT


def with_full_yard(limit: int) -> Match:
    """A game in which the seat to move has seven pips in its yard."""
    position = barkade.new("spots", 2, seed=3, box={"yard_limit": limit}).position()
    state = position["state"]
    seat = state["to_move"]
    state["dice"] += sum(state["buried"][seat]) - 2
    state["buried"][seat] = [1, 0, 0, 0, 0, 1]
    return barkade.from_position(position)


@pytest.mark.parametrize("limit", [YARD_LIMIT, 8, MOST_YARD_LIMIT])
def test_a_yard_holds_what_the_box_says(limit: int) -> None:
    """Play until somebody buries more than seven pips: only then does the limit matter."""
    most, busts = 0, 0
    for seed in range(30):
        match, rng = barkade.new("spots", 2, seed=seed, box={"yard_limit": limit}), random.Random(seed)
        for _ in range(400):
            if match.over:
                break
            match.play(rng.choice(match.legal()).text)
        for entry in match.history:
            for event in entry.events:
                told = match.game.events.as_dict(0, match.box, event)
                busts += told["kind"] == "busted"
        most = max(most, *(seat["pips"] for seat in match.view(None)["board"]["seats"]))
    assert busts and most <= limit
    assert (most > YARD_LIMIT) == (limit > YARD_LIMIT)


def test_the_coach_and_the_view_know_the_limit() -> None:
    busts = []
    for limit in (YARD_LIMIT, MOST_YARD_LIMIT):
        match = with_full_yard(limit)
        view = match.view(match.to_move)
        assert view["board"]["yard_limit"] == limit
        assert view["board"]["seats"][match.to_move or 0]["pips"] == YARD_LIMIT
        walk = next(roll for roll in match.game.coach().advise(view)["rolls"] if roll["trick"] == "walk")
        busts.append(walk["bust"][0])
    assert busts[0] > busts[1]


def test_everybody_begins_with_as_many_dogs_as_the_box_says() -> None:
    for dogs in (2, 4, 6):
        match = barkade.new("spots", 4, seed=1, box={"dogs_at_start": dogs})
        assert [len(seat["cards"]) for seat in match.view(None)["board"]["seats"]] == [dogs] * 4


@pytest.mark.parametrize("box", [{"yard_limit": 5}, {"yard_limit": 13}, {"dogs_at_start": 1}, {"tiles": ["walk"]}])
def test_a_box_that_cannot_work_is_refused(box: dict[str, Any]) -> None:
    with pytest.raises(BadBox):
        barkade.new("spots", 2, box=box)


def test_a_position_has_no_more_pips_than_its_box_allows() -> None:
    position = with_full_yard(8).position()
    position["state"]["buried"][position["state"]["to_move"]] = [2, 0, 0, 0, 0, 1]
    position["state"]["dice"] -= 1
    barkade.from_position(position)
    position["box"] = None
    with pytest.raises(barkade.BadPosition):
        barkade.from_position(position)


def test_the_printed_numbers_change_nothing() -> None:
    one, other = barkade.new("spots", 3, seed=9), barkade.new("spots", 3, seed=9, box=dict(PRINTED))
    for _ in range(60):
        assert one.view(0)["known"] == other.view(0)["known"]
        action = one.legal()[-1].text
        one.play(action)
        other.play(action)
