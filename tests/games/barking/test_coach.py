"""Barking's coach: who leads, what would take an item, what is unseen, and exact odds; and the reckoning behind it."""

from __future__ import annotations

import json
import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.i18n import from_dict, say
from barkade.games.barking import coach
from barkade.games.barking import coach as standing
from barkade.games.barking.names import card_id
from barkade.games.barking.rules.state import leader_at
from tests.conformance.oracle import redealt
from tests.games.barking.positions import TINY, board, lay_out
from tests.proof import proves


def said(view: dict[str, object]) -> list[str]:
    return [say(from_dict(line)) for line in coach.advise(view)["lines"]]


def contested() -> barkade.Match:
    """Mailbox: two dobermans of seat 1. Boxes: seat 0's mutt against seat 1's husky. Balloon: free, with a cat."""
    return lay_out(
        [{"labrador": 2, "wonder": 1, "great-dane": 1, "cat": 1}, {"mutt": 3}],
        dogs=[(1, 1, "doberman", 2, 0), (2, 0, "mutt", 1, 0), (2, 1, "husky", 1, 0)],
        tokens=[3],
    )


@proves("BRK-7.1")
def test_who_leads_and_what_would_take_it() -> None:
    mailbox, boxes, balloon = coach.advise(contested().view(0))["items"]
    assert (mailbox["leader"], mailbox["dogs"], mailbox["best"]) == (1, 2, "doberman")
    assert (mailbox["dogs_to_take"], mailbox["dogs_to_tie"], mailbox["better_than"]) == (3, 2, "doberman")
    assert mailbox["take"] == [{"breed": "great-dane", "cards": 1, "wonders": 1}]
    assert boxes["leader"] == 1 and boxes["take"] is None and boxes["may_lay"] == []
    assert balloon["leader"] is None and balloon["take"] == [{"breed": "labrador", "cards": 1, "wonders": 0}]
    assert mailbox["worth"] == 3


def test_it_says_so_the_best_first() -> None:
    lines = said(contested().view(0))
    assert lines[0] == "Player 2 leads at the mailbox (1) with 2 dogs; the best is Doberman."
    assert lines[1] == "You can win this item, for 3 points, with 1 × Great Dane + 1 × Wonder Dog."
    assert lines[2] == "Nobody is barking at the balloon (3) yet."
    assert "You already have dogs there: you'd need a cat token to add more (3 points)." in lines
    assert lines[-2].startswith("Unseen, in other hands or in the deck: Great Dane 2, German Shepherd 3, Doberman 2")
    poor = said(lay_out([{"mutt": 1}, {}], dogs=[(1, 1, "doberman", 1, 0), (2, 1, "great-dane", 1, 0)]).view(0))
    needs = "You can't win this item with this hand: you'd need 2 more dogs"
    assert f"{needs}, or 1 of a breed better than rank 3 (3 points)." in poor
    assert f"{needs} (3 points)." in poor


def test_a_spectator_hears_who_leads_but_no_advice() -> None:
    advice = coach.advise(contested().view(None))
    assert "take" not in advice["items"][0]
    assert not any("You can win this item" in line for line in said(contested().view(None)))


def test_a_mixture_takes_an_item_with_a_token() -> None:
    match = lay_out(
        [{"husky": 1, "labrador": 2, "mutt": 1, "wonder": 1}, {}],
        dogs=[(1, 1, "doberman", 4, 0), (1, 0, "german-shepherd", 1, 0)],
        tokens=[1],
    )
    first = coach.advise(match.view(0))["items"][0]
    # Three more make it four each, and the shepherd outranks the dobermans.
    assert first["take"] == [
        {"breed": "labrador", "cards": 2, "wonders": 0},
        {"breed": "mutt", "cards": 1, "wonders": 0},
    ]
    rank_needed = lay_out([{"husky": 1, "mutt": 2, "bulldog": 1}, {}], dogs=[(1, 1, "labrador", 2, 0)], tokens=[1])
    assert coach.advise(rank_needed.view(0))["items"][0]["take"] == [
        {"breed": "husky", "cards": 1, "wonders": 0},
        {"breed": "mutt", "cards": 1, "wonders": 0},
    ]


def strongest_plays(match: barkade.Match, item: int, seat: int) -> list[list[str]]:
    """Every way to play at an item that puts a seat ahead, found by trying all."""
    found: list[list[str]] = []

    def explore(now: barkade.Match, played: list[str]) -> None:
        for action in now.legal():
            kind = action.fields["kind"]
            if kind not in ("lay", "at", "done") or (kind == "at" and action.fields["item"] != item + 1):
                continue
            after = now.copy()
            after.play(action)
            done = [*played, action.text]
            if after.to_move != seat or after.state.phase == 1:
                if leader_at(after.state, after.box, item) == seat:
                    found.append(done)
            else:
                explore(after, done)

    explore(match, [])
    return found


def cards_used(match: barkade.Match, play: list[str]) -> int:
    now = match.copy()
    for text in play:
        now.play(text)
    seat = match.to_move or 0
    return int(match.state.held[seat] - now.state.held[seat])


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 60))
def test_what_takes_an_item_is_the_least_that_does(seed: int, steps: int) -> None:
    match, rng = barkade.new("barking", players=3, seed=seed), random.Random(seed)
    while not match.over and (match.version < steps or match.state.phase != 1):
        match.play(rng.choice(match.legal_codes()))
    if match.over or match.state.held[match.to_move or 0] > 7:
        return
    seat = int(match.state.to_move)
    for about in coach.advise(match.view(seat))["items"]:
        item = about["number"] - 1
        ways = strongest_plays(match, item, seat)
        if about["leader"] == seat:
            assert about["take"] == []
        elif about["take"] is None:
            assert ways == []
        else:
            used = sum(group["cards"] + group["wonders"] for group in about["take"])
            assert used == min(cards_used(match, way) for way in ways)
            again = match.copy()
            groups = ", ".join(f"{group['breed']} x{group['cards']} +{group['wonders']}" for group in about["take"])
            again.play(f"lay {groups} at {item + 1}")
            assert leader_at(again.state, again.box, item) == seat


@proves("BRK-10.1", "BRK-10.2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_odds_of_the_next_card_are_exact(seat: int | None) -> None:
    match = lay_out(
        [{"poodle": 1, "cat": 1}, {"cat": 1, "beagle": 1}],
        ["kite"],
        custom=TINY,
        kept_cats=[0, 1],
        discards={"poodle": 3, "beagle": 2},
    )
    expected: dict[str, Fraction] = {}
    for world, likely in redealt(match, -1 if seat is None else seat).items():
        block = match.game.states.from_flat(world).deck[0]
        for card, count in enumerate(block):
            if count:
                name = card_id(match.box, card)
                expected[name] = expected.get(name, Fraction(0)) + likely * Fraction(count, sum(block))
    odds = coach.advise(match.view(seat))["next_card"]
    assert odds == pytest.approx({name: float(chance) for name, chance in expected.items()})


@proves("BRK-10.3", "BRK-3.3")
def test_below_the_block_the_next_card_comes_from_what_is_known() -> None:
    items = ["mailbox", "boxes", "balloon", "van"]
    everything = {"great-dane": 3, "german-shepherd": 3, "doberman": 4, "labrador": 5, "basset-hound": 5}
    everything |= {"jack-russell": 6, "chihuahua": 6, "bulldog": 7, "mutt": 7, "wonder": 6, "cat": 7}
    under = lay_out([{}, {}], items, round_=2, under=[{"husky": 4}], discards=everything)
    assert coach.advise(under.view(0))["next_card"] == {"husky": 1.0}
    empty = lay_out([{"husky": 4}, {}], items, round_=2, discards=everything)
    assert coach.advise(empty.view(0))["next_card"]["mutt"] == pytest.approx(7 / 59)


def test_advice_is_json_and_can_be_said_to_everybody() -> None:
    match, rng = barkade.new("barking", players=4, seed=3), random.Random(3)
    while not match.over:
        if match.version % 15 == 0:
            for seat in (0, 3, None):
                json.dumps(coach.advise(match.view(seat)))
                assert said(match.view(seat))
        match.play(rng.choice(match.legal()))
    assert coach.advise(match.view(0))["next_card"] == {}
    assert board(match)["items"] == []


def test_packs_are_compared_as_the_rules_do() -> None:
    one, two = standing.Pack(1, 0), standing.Pack(2, 9)
    assert two.beats(one) and not one.beats(two)
    assert standing.Pack(2, 3).beats(two) and not standing.Pack().beats(standing.Pack())
    assert [standing.worth(items) for items in range(4)] == [3, 2, 1, 1]
