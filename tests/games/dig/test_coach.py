"""DIG's coach: exact odds from a view alone, and what bones are worth."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.i18n import from_dict, say
from barkade.games.dig import coach
from tests.proof import proves

WORLDS = 300


def position(**state: Any) -> barkade.Match:
    """A small yard of three colours; player 1 (seat 0) is to move unless told otherwise."""
    blank = {"actions_left": 3, "to_move": 0, "phase": "act", "ending": "running"}
    return barkade.from_position(
        {"game": "dig", "players": 3, "box": {"colours": 3}, "state": {**blank, **state}},
    )


def row(*cards: str) -> dict[str, Any]:
    return {"yard": ["-", *cards], "last": len(cards), "bones_at_start": sum(card[0].islower() for card in cards)}


def said(view: dict[str, Any]) -> str:
    return "\n".join(say(from_dict(line)) for line in coach.advise(view)["lines"])


def seen_by_player_1() -> barkade.Match:
    """Player 1 has dug one yellow-green and knows its twin; red-green is unseen; player 2 has both red-yellow."""
    return position(
        **row("R", "rg", "Y", "yg=g", "G", "rg"),
        held=[1, 2, 0],
        hand=[["yg=y"], ["ry=r", "ry=y"]],
        knows=[[0, 0, 1], [1, 0, 0], [0, 0, 0]],
    )


@proves("DIG-1.2")
def test_a_bone_nobody_has_seen_is_either_of_its_scent() -> None:
    advice = coach.advise(seen_by_player_1().view(0))
    assert advice["row"][1] == advice["row"][5] == {"red": 0.5, "green": 0.5}


@proves("DIG-1.4")
def test_a_twin_of_a_bone_in_hand_is_certain_for_its_holder_alone() -> None:
    match = seen_by_player_1()
    assert coach.advise(match.view(0))["row"][3] == {"green": 1.0}
    assert coach.advise(match.view(0))["hands"][0] == [{"yellow": 1.0}]
    for other in (1, 2, None):
        assert coach.advise(match.view(other))["row"][3] == {"yellow": 0.5, "green": 0.5}
        assert coach.advise(match.view(other))["hands"][0] == [{"yellow": 0.5, "green": 0.5}]


@proves("DIG-1.4")
def test_twins_in_one_other_hand_are_one_of_each() -> None:
    match = seen_by_player_1()
    assert coach.advise(match.view(0))["one_of_each"] == [[], ["ry"], []]
    assert coach.advise(match.view(0))["hands"][1] == [{"red": 0.5, "yellow": 0.5}] * 2
    assert coach.advise(match.view(1))["hands"][1] == [{"red": 1.0}, {"yellow": 1.0}]
    assert "one of each" in said(match.view(0))


def test_bowls_and_gaps_have_no_odds() -> None:
    assert coach.advise(seen_by_player_1().view(0))["row"][0] is None


@proves("DIG-8.2")
def test_a_bone_is_worth_what_its_bowl_says_now() -> None:
    advice = coach.advise(seen_by_player_1().view(0))
    assert advice["values"] == advice["values_when_tidied"] == {"red": 5, "yellow": 4, "green": 3}
    assert say(from_dict(advice["lines"][0])).endswith("red\u00a05, yellow\u00a04, green\u00a03.")


@proves("DIG-8.2")
def test_a_bowl_as_near_as_there_are_bowls_stays_and_the_others_fill_up() -> None:
    """Red's and yellow's bowls lie in places 1 and 3 for good, so green's is sure to come to place 2."""
    advice = coach.advise(seen_by_player_1().view(0))
    assert advice["values_at_the_end"] == {"red": 5, "yellow": 3, "green": 4}
    assert "By the end, on average: red\u00a05, green\u00a04, yellow\u00a03." in said(seen_by_player_1().view(0))
    assert "should bring 3 (bowl at place 3)" in said(seen_by_player_1().view(0))


@pytest.mark.parametrize("seed", range(8))
def test_values_at_the_end_come_true(seed: int) -> None:
    """Certain values come true, and all together are those of all bowls, whoever plays."""
    match, rng, certain = barkade.new("dig", players=3, seed=seed), random.Random(seed), dict[str, float]()
    while not match.over and match.version < 4_000:
        view = match.view(0)
        final = coach.values_at_the_end(view)
        assert sum(final.values()) == pytest.approx(15, abs=0.3)
        row = view["board"]["row"]
        for place, card in enumerate(row[:5], 1):
            if card and card["kind"] == "bowl" and all(row):
                assert certain.setdefault(card["colour"], 6 - place) == final[card["colour"]] == 6 - place
        match.play(rng.choice(match.legal()))
    if match.over:
        values = match.view(0)["board"]["values"]
        assert certain.items() <= values.items()


@proves("DIG-7.1")
def test_a_bowl_about_to_fill_a_gap_is_foreseen() -> None:
    match = position(
        **row("ry", "R", "ry", "rg", "rg", "Y", "yg", "yg", "G"),
        dog=[1, 0, 0],
    )
    match.play("dig")
    match.play("keep")
    advice = coach.advise(match.view(0))
    assert advice["values"] == {"red": 5, "yellow": 4, "green": 3}
    assert advice["values_when_tidied"] == {"red": 4, "yellow": 3, "green": 5}
    match.play("stop")
    assert coach.advise(match.view(0))["values"] == advice["values_when_tidied"]


def test_what_lies_near_is_said_before_what_lies_far() -> None:
    lines = said(barkade.new("dig", players=2, seed=4).view(0)).splitlines()
    lines = [line for line in lines if line.startswith("Place ")]
    places = [int(line.removeprefix("Place ").split(":")[0]) for line in lines]
    assert len(places) == 20
    near = [place for place in places if place <= 4]
    assert places[: len(near)] == near
    assert places[len(near) :] == sorted(places[len(near) :])


def some_time_later(seed: int, steps: int) -> barkade.Match:
    match, rng = barkade.new("dig", players=3, seed=seed), random.Random(seed)
    while match.version < steps and not match.over:
        match.play(rng.choice(match.legal()))
    return match


def colours_in_a_world(world: barkade.Match, rng: random.Random) -> tuple[list[str | None], list[Counter[str]]]:
    """The true colours of a sampled world; bones that nobody has looked at are settled as the first dig would."""
    state = world.position()["state"]
    settled: dict[str, str] = {}
    colours: list[str | None] = []
    for card in state["yard"][1 : state["last"] + 1]:
        if card[0].isupper() or card == "-":
            colours.append(None)
        elif "=" in card:
            colours.append(card[3])
        else:
            first = settled.get(card)
            colours.append(rng.choice(card) if first is None else card.replace(first, ""))
            settled[card] = str(colours[-1])
    return colours, [Counter(card[3] for card in hand if card != "-") for hand in state["hand"][:3]]


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 120), seat=st.sampled_from([0, 1, 2, None]))
def test_the_odds_agree_with_sampled_worlds(seed: int, steps: int, seat: int | None) -> None:
    view = some_time_later(seed, steps).view(seat)
    advice, rng = coach.advise(view), random.Random(seed)
    yard = [Counter[str | None]() for _ in advice["row"]]
    hands = [Counter[str]() for _ in advice["hands"]]
    for _ in range(WORLDS):
        colours, held = colours_in_a_world(barkade.sample(view, rng), rng)
        for seen, colour in zip(yard, colours, strict=True):
            seen[colour] += 1
        for found, more in zip(hands, held, strict=True):
            found.update(more)
    for odds, seen in zip(advice["row"], yard, strict=True):
        if odds is None:
            assert set(seen) == {None}
        else:
            assert {colour[0] for colour in odds} == set(seen)
            for colour, chance in odds.items():
                assert seen[colour[0]] / WORLDS == pytest.approx(chance, abs=0.2 if chance < 1 else 0)
    for cards, found in zip(advice["hands"], hands, strict=True):
        expected = Counter[str]()
        for odds in cards:
            for colour, chance in odds.items():
                expected[colour[0]] += chance
        for colour, number in expected.items():
            assert found[colour] / WORLDS == pytest.approx(number, abs=0.35)
        assert set(found) == set(expected)


def test_advice_is_json_and_can_be_said_to_everybody() -> None:
    match, rng = barkade.new("dig", players=4, seed=3), random.Random(3)
    while not match.over:
        if match.version % 20 == 0:
            for seat in (0, None):
                json.dumps(coach.advise(match.view(seat)))
                assert said(match.view(seat))
        match.play(rng.choice(match.legal()))
    assert said(match.view(0))
