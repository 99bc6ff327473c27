"""BRK-9: points, ties and the bark-off."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import barkade
from barkade.bots import ask, make, rank
from barkade.engine.takeback import undoable
from tests.games.barking.positions import all_pass, board, hand, lay_out, rule_against, said, texts
from tests.proof import proves

ROUND_5 = ["mailbox", "boxes", "balloon", "van", "bench", "hydrant", "boxes"]


def last_round(won: list[dict[str, int]], **more: Any) -> barkade.Match:
    """The last round, in which nothing is played any more."""
    return lay_out([{"mutt": 1} for _ in won], ROUND_5, round_=5, won=won, **more)


@proves("BRK-9.1")
@pytest.mark.parametrize(
    ("items", "points"),
    [
        ({}, 0),
        ({"boxes": 1}, 3),
        ({"boxes": 2}, 5),
        ({"boxes": 3}, 6),
        ({"boxes": 4}, 7),
        ({"boxes": 2, "van": 1}, 8),
    ],
)
def test_three_two_and_one_for_each_more_of_a_kind(items: dict[str, int], points: int) -> None:
    match = last_round([items, {}], options={"bark_off": "shared"})
    assert match.scores == [points, 0]
    all_pass(match)
    assert match.over and match.scores == [points, 0]
    assert match.game.rules.legal(match.state, match.box, []) == 0


@proves("BRK-9.1")
def test_the_items_of_the_last_round_count() -> None:
    match = lay_out([{}, {}], ROUND_5, dogs=[(1, 1, "mutt", 1, 0)], round_=5)
    all_pass(match)
    assert match.scores == [0, 3]
    assert board(match)["items"] == [] and board(match)["discards"] == {"mutt": 1}


@proves("BRK-9.2")
def test_the_most_points_win() -> None:
    match = last_round([{"boxes": 2}, {"van": 1, "boxes": 1}, {}])
    assert match.winners == []
    all_pass(match)
    assert match.winners == [1]
    assert match.result is not None and match.result.reason == "most-points"


@proves("BRK-9.2")
def test_or_a_tie_is_shared() -> None:
    match = last_round([{"boxes": 1}, {}, {"van": 1}], options={"bark_off": "shared"})
    all_pass(match)
    assert match.winners == [0, 2]
    assert match.result is not None and match.result.reason == "shared"


@proves("BRK-9.2")
def test_or_one_of_the_tied_is_drawn_evenly() -> None:
    won = [0, 0, 0]
    for seed in range(90):
        match = last_round([{"boxes": 1}, {"mailbox": 1}, {"van": 1}], options={"bark_off": "chance"}, seed=seed)
        all_pass(match)
        assert match.result is not None and match.result.reason == "lot"
        (winner,) = match.winners
        won[winner] += 1
        assert board(match)["champion"] == winner
    assert min(won) > 15


def tied(seed: int = 1) -> barkade.Match:
    """Seats 0, 2 and 3 are tied; seat 2 passed last."""
    match = last_round(
        [{"boxes": 1}, {}, {"van": 1}, {"mailbox": 1}],
        first=2,
        to_move=2,
        passed=[0, 1, 3],
        seed=seed,
    )
    match.play("pass")
    return match


@proves("BRK-9.2", "BRK-9.4")
def test_the_loudest_bark_wins_unless_a_table_says_otherwise() -> None:
    match = tied()
    assert match.setup.options["bark_off"] == "bark"
    assert not match.over and board(match)["phase"] == "bark"
    assert texts(match) == [*(f"bark {loudness}" for loudness in range(100)), "no-mic"]
    assert rule_against(match, "pass") == rule_against(match, "lay mutt") == "BRK-9.4"
    order = []
    for loudness in (40, 90, 10):
        order.append(match.to_move)
        match.play(f"bark {loudness}")
    assert order == [2, 3, 0]  # clockwise from the first player, the tied only
    assert match.winners == [3]
    assert match.result is not None and match.result.reason == "loudest"
    assert board(match, 1)["barks"] == [10, None, 40, 90]


@proves("BRK-9.4")
def test_nobody_hears_a_number_before_all_have_barked() -> None:
    match = tied()
    match.play("bark 40")
    for seat in (0, 1, 3, None):
        assert board(match, seat)["barks"] == [None] * 4 and board(match, seat)["barked"] == [False, False, True, False]
        assert "barked" in said(match, seat) and "heard" not in said(match, seat)
        assert "40" not in json.dumps(match.events(seat, match.version - 1))
    assert match.history[-1].publics == ("bark",)
    match.play("bark 90")
    match.play("bark 10")
    assert board(match, None)["barks"] == [10, None, 40, 90]
    assert said(match, None).count("heard") == 3


@proves("BRK-9.4", "BRK-10.1")
def test_how_loud_others_were_is_drawn_in_worlds_that_a_seat_imagines() -> None:
    match = tied()
    match.play("bark 40")
    worlds = [barkade.sample(match.view(0), seed).state.bark for seed in range(60)]
    assert all(world[:2] == [0, 0] and world[3] == 0 and 1 <= world[2] <= 100 for world in worlds)
    assert len({world[2] for world in worlds}) > 30, "any number, as likely as any other"
    assert {barkade.sample(match.view(2), seed).state.bark[2] for seed in range(5)} == {41}, "one's own is known"


@proves("BRK-9.4")
def test_a_bark_is_made_once() -> None:
    match = tied()
    match.play("bark 40")
    assert undoable(match)[:2] == (2, "no")


@proves("BRK-9.2")
def test_equally_loud_barks_are_left_to_chance() -> None:
    winners = set()
    for seed in range(20):
        match = tied(seed)
        match.play("bark 50")
        match.play("bark 12")
        match.play("bark 50")
        assert match.result is not None and match.result.reason == "lot"
        winners.update(match.winners)
    assert winners == {0, 2}


@proves("BRK-9.2", "BRK-9.4")
def test_without_a_microphone_a_loudness_is_drawn() -> None:
    winners, drawn = set(), set()
    for seed in range(60):
        match = tied(seed)
        match.play("bark 40")
        match.play("no-mic")
        assert not match.over and match.to_move == 0, "whoever has no microphone is still in"
        match.play("bark 20")
        loudness = board(match, None)["barks"][3]
        assert board(match, None)["barks"] == [20, None, 40, loudness]
        assert board(match, None)["unheard"] == [False, False, False, True]
        assert match.winners == [3 if loudness > 40 else 2] or loudness == 40
        winners.update(match.winners)
        drawn.add(loudness)
    assert winners == {2, 3}
    assert len(drawn) > 30 and min(drawn) < 15 and max(drawn) > 85, "evenly from 0 to 99"


@proves("BRK-9.4")
def test_who_has_no_microphone_is_told_at_once_and_their_loudness_only_with_all_others() -> None:
    match = tied()
    match.play("no-mic")
    assert match.history[-1].draws == (), "what is not drawn yet can't be known"
    for seat in (0, 1, 3, None):
        assert board(match, seat)["unheard"] == [False, False, True, False]
        assert board(match, seat)["barks"] == [None] * 4
        assert "unheard" in said(match, seat) and "drew-bark" not in said(match, seat)
    match.play("no-mic")
    match.play("no-mic")
    assert len(match.history[-1].draws) >= 3 and match.over
    assert said(match, None).count("drew-bark") == 3 and "heard" not in said(match, None)
    assert board(match, None)["barks"] == [match.state.bark[0] - 102, None, *(s - 102 for s in match.state.bark[2:4])]


@proves("BRK-9.4")
def test_no_microphone_can_be_taken_back_until_the_last_has_had_their_turn() -> None:
    match = tied()
    match.play("no-mic")
    assert undoable(match)[1] != "no"
    match.play("no-mic")
    match.play("no-mic")
    assert undoable(match)[1] == "no"


@proves("BRK-9.2")
def test_all_without_a_microphone_win_equally_often() -> None:
    won = [0, 0, 0, 0]
    for seed in range(150):
        match = tied(seed)
        for _ in range(3):
            match.play("no-mic")
        won[match.winners[0]] += 1
    assert won[1] == 0 and min(won[0], won[2], won[3]) > 30


@proves("BRK-9.2")
@pytest.mark.parametrize("bot", ["random", "puppy", "good-dog"])
def test_a_bot_has_no_voice(bot: str) -> None:
    match = tied()
    player = make(bot)
    for seed in range(12):
        assert ask(player, match.view(2), random.Random(seed))["text"] == "no-mic"
    assert rank(match.view(2), 0.01, random.Random(1)) in (None, []), "nobody is told how loud to bark"


@proves("BRK-9.2")
def test_nobody_barks_without_a_tie_or_before_the_end() -> None:
    match = last_round([{"boxes": 1}, {}])
    assert rule_against(match, "bark 5") == rule_against(match, "no-mic") == "BRK-9.2"
    all_pass(match)
    assert match.over and match.winners == [0]


@proves("BRK-9.3")
def test_at_the_end_all_hands_are_shown() -> None:
    match = last_round([{"boxes": 1}, {}])
    assert board(match, 0)["hands"][1]["cards"] is None
    all_pass(match)
    for seat in (0, 1, None):
        assert [each["cards"] for each in board(match, seat)["hands"]] == [{"mutt": 1}, {"mutt": 1}]
    assert hand(match, 0) == {"mutt": 1}


@proves("BRK-9.3")
def test_until_the_bark_off_is_over_hands_stay_secret() -> None:
    match = tied()
    assert board(match, 0)["hands"][1]["cards"] is None


@proves("BRK-9.4", "BRK-10.1")
def test_an_observation_says_unknown_of_hands_and_barks() -> None:
    match = tied()
    match.play("bark 40")
    rules, states = match.game.rules, match.game.states
    for seat, heard in ((0, -1), (2, 41)):
        seen = states.copy(match.state)
        rules.observe(seen, match.box, seat)
        assert seen.bark == [0, 0, heard, 0, 0]
        assert seen.hand[seat] == match.state.hand[seat]
        assert all(set(seen.hand[other]) == {-1} for other in range(4) if other != seat)
        hidden = [match.state.hand[other] for other in range(4) if other != seat]
        pool = [sum(cards) for cards in zip(match.state.deck[0], *hidden, strict=True)]
        assert seen.deck[0] == pool
    match.play("bark 90")
    match.play("bark 10")
    shown = states.copy(match.state)
    rules.observe(shown, match.box, 0)
    assert states.flat(shown) == states.flat(match.state), "at the end all is shown"
