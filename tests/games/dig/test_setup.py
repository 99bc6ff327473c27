"""DIG's box and set-up, rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest

import barkade
from barkade.engine.chance import SeededChance
from barkade.games.dig.box import CARDS, COLOURS, SCENTS
from tests.games.dig.positions import dogs_of, hand_of, position, row_of
from tests.proof import proves


@proves("DIG-1.1", "DIG-1.2", "DIG-2.1")
def test_the_row_holds_the_whole_box_in_any_order() -> None:
    orders = set()
    for seed in range(30):
        row = row_of(barkade.new("dig", players=4, seed=seed))
        orders.add(tuple(row))
        assert Counter(row) == Counter(dict.fromkeys(SCENTS, 2) | dict.fromkeys("RYGBP", 1))
        assert len(row) == 25
    assert len(orders) == 30
    assert len(SCENTS) == 10 and all(scent[0] != scent[1] for scent in SCENTS)


@proves("DIG-2.1")
def test_every_place_gets_every_kind_of_card() -> None:
    bowls = Counter(place for seed in range(400) for place, card in enumerate(row_of(barkade.new("dig", seed=seed)))
                    if card == "R")  # fmt: skip
    assert set(bowls) == set(range(25))
    assert max(bowls.values()) < 40


@proves("DIG-1.2")
def test_twins_hide_one_bone_of_each_colour() -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        match = position("ry ry R", dogs=(1, 0))
        match.continue_with(SeededChance(seed))
        match.play("dig")
        (dug,) = hand_of(match, 0)
        twin = row_of(match)[1]
        assert {dug, twin} == {"ry=r", "ry=y"}
        found[dug] += 1
    assert min(found["ry=r"], found["ry=y"]) > 8


def test_a_whole_yard_holds_four_bones_of_each_colour() -> None:
    bones = Counter(card[3] for card in CARDS if "=" in card)
    assert bones == {colour[0]: 4 for colour in COLOURS}


@proves("DIG-2.2")
def test_all_dogs_start_on_the_doghouse_and_anybody_may_start() -> None:
    starters = Counter(barkade.new("dig", players=3, seed=seed).to_move for seed in range(90))
    assert set(starters) == {0, 1, 2} and min(starters.values()) > 15
    for first in (1, 2, 3):
        match = barkade.new("dig", players=3, seed=1, first=first)
        assert match.to_move == first - 1
        assert dogs_of(match) == [0, 0, 0]
    with pytest.raises(barkade.BadOption):
        barkade.new("dig", players=2, starter=2)
