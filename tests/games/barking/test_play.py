"""BRK-4, BRK-5 and BRK-6: passing, dogs, wonder dogs and cats."""

from __future__ import annotations

import random
from typing import Any

import pytest

import barkade
from barkade.engine.chance import SeededChance
from barkade.games.barking.box import BREEDS, COPIES, WONDERS
from barkade.games.barking.rules.state import breed_of, cards_of, lay_code, wonders_of
from tests.games.barking.positions import TINY, all_pass, board, hand, lay_out, rule_against, said, texts
from tests.proof import proves


def dogs_at(match: barkade.Match, number: int) -> list[tuple[int, str, int, int]]:
    found = board(match)["items"][number - 1]["dogs"]
    return [(dogs["seat"], dogs["breed"], dogs["cards"], dogs["wonders"]) for dogs in found]


# Turns


@proves("BRK-4.1")
def test_a_turn_is_cats_and_exchanges_then_dogs_or_a_pass() -> None:
    match = lay_out([{"husky": 2, "cat": 1, "wonder": 1}, {"mutt": 1}, {"mutt": 1}])
    assert texts(match) == ["lay husky", "lay husky +1", "lay husky x2", "lay husky x2 +1", "cat", "swap", "pass"]
    match.play("swap")
    assert match.to_move == 0
    match.play("cat")
    match.play("no-token")
    assert match.to_move == 0 and board(match)["phase"] == "act"
    match.play("lay husky x2 at 1")
    assert match.to_move == 1
    match.play("lay mutt at 1")
    assert match.to_move == 2
    match.play("pass")
    assert match.to_move == 0


@proves("BRK-4.1")
def test_the_first_player_starts_the_round() -> None:
    assert barkade.new("barking", players=4, seed=1, starter=2).to_move == 2


@proves("BRK-4.2")
def test_who_passes_is_out_and_the_last_one_goes_on() -> None:
    match = lay_out([{"husky": 3}, {"mutt": 1}, {"mutt": 1}])
    match.play("lay husky at 1")
    match.play("pass")
    match.play("pass")
    assert board(match)["passed"] == [False, True, True]
    match.play("lay husky at 2")
    assert match.to_move == 0
    match.play("lay husky at 3")
    assert match.to_move == 0 and texts(match) == ["pass"]
    match.play("pass")
    assert board(match)["round"] == 2 and board(match)["passed"] == [False] * 3


@proves("BRK-4.2")
def test_a_seat_without_cards_must_pass_when_its_turn_comes() -> None:
    match = lay_out([{"husky": 1}, {"mutt": 1}])
    match.play("lay husky at 1")
    assert board(match)["passed"] == [False, False]
    match.play("lay mutt at 2")
    assert match.to_move == 0 and texts(match) == ["pass"]
    assert rule_against(match, "lay husky") == "BRK-5.1"


@proves("BRK-4.3")
def test_who_passed_last_gets_the_token_and_cards_are_kept() -> None:
    match = lay_out([{"husky": 1}, {"mutt": 2}, {"bulldog": 1}], to_move=1, passed=[0])
    match.play("lay mutt at 1")
    match.play("pass")
    match.play("pass")
    assert board(match)["first"] == match.to_move == 1
    assert [each["size"] for each in board(match)["hands"]] == [1 + 4, 1 + 4, 1 + 4]


# Dogs


@proves("BRK-5.1")
def test_a_play_is_one_breed_at_an_item_where_neither_it_nor_this_player_has_dogs() -> None:
    match = lay_out([{"husky": 3, "mutt": 1}, {"husky": 1}], dogs=[(2, 0, "bulldog", 1, 0), (1, 1, "mutt", 1, 0)])
    match.play("lay husky x2")
    assert texts(match) == ["at 1", "at 3"]
    assert rule_against(match, "at 2") == "BRK-5.1"
    match.play("at 1")
    assert dogs_at(match, 1) == [(0, "husky", 2, 0), (1, "mutt", 1, 0)]
    assert match.to_move == 1
    match.play("lay husky")
    assert rule_against(match, "at 1") == "BRK-5.2"
    assert texts(match) == ["at 2", "at 3"]


@proves("BRK-5.1")
def test_no_more_dogs_than_in_hand_and_none_without_a_place() -> None:
    match = lay_out(
        [{"husky": 1}, {"mutt": 1}], dogs=[(1, 0, "mutt", 1, 0), (2, 0, "mutt", 1, 0), (3, 1, "husky", 1, 0)]
    )
    assert texts(match) == ["pass"]
    assert rule_against(match, "lay husky") == "BRK-5.1"
    assert rule_against(match, "lay husky x2") == "BRK-5.1"
    assert rule_against(match, "lay 11") == "BRK-1.1"


@proves("BRK-5.2")
def test_nothing_is_added_to_a_breed_already_there() -> None:
    match = lay_out([{"husky": 1, "mutt": 1, "wonder": 1}, {"husky": 1}], dogs=[(1, 0, "husky", 1, 0)], tokens=[1])
    match.play("lay husky +1")
    assert rule_against(match, "at 1") == "BRK-5.2"  # not even to one's own, cat token or not
    match.play("at 2")
    match.play("lay husky")
    assert rule_against(match, "at 1") == rule_against(match, "at 2") == "BRK-5.2"


@proves("BRK-5.3")
def test_wonder_dogs_go_with_real_dogs_of_the_play_and_count_as_their_breed() -> None:
    match = lay_out([{"wonder": 2, "husky": 1}, {"mutt": 2}, {}], dogs=[(1, 0, "bulldog", 1, 0)], tokens=[1])
    assert [text for text in texts(match) if text.startswith("lay")] == ["lay husky", "lay husky +1", "lay husky +2"]
    assert rule_against(match, "lay husky +3") == "BRK-5.3"
    match.play("lay husky +2 at 2")
    assert dogs_at(match, 2) == [(0, "husky", 1, 2)]
    assert board(match)["items"][1]["strength"] == [3, 0, 0]


@proves("BRK-5.3")
def test_wonder_dogs_alone_cannot_be_played() -> None:
    match = lay_out([{"wonder": 2}, {}], dogs=[(1, 0, "bulldog", 1, 0)], tokens=[1])
    assert texts(match) == ["swap", "pass"]
    with pytest.raises(barkade.Malformed):
        match.play("lay wonder at 1")


@proves("BRK-5.4")
def test_wonder_dogs_may_be_exchanged_as_often_as_there_are_any() -> None:
    match = lay_out([{"wonder": 2, "cat": 1}, {}])
    match.play("swap")
    match.play("cat")
    match.play("no-token")
    match.play("swap")
    assert board(match)["discards"] == {"wonder": 2, "cat": 1}
    assert board(match)["hands"][0]["size"] == 3
    match = lay_out([{"husky": 1}, {}])
    assert rule_against(match, "swap") == "BRK-5.4"


@proves("BRK-5.4")
def test_exchanges_come_before_the_dogs() -> None:
    match = lay_out([{"wonder": 1, "husky": 1, "mutt": 1}, {}], tokens=[1])
    match.play("lay husky")
    assert rule_against(match, "swap") == rule_against(match, "cat") == "BRK-5.5"
    match.play("at 1")
    assert board(match)["phase"] == "more"
    assert rule_against(match, "swap") == rule_against(match, "pass") == "BRK-6.6"


@proves("BRK-5.5")
def test_dogs_are_shown_and_then_go_to_an_item() -> None:
    match = lay_out([{"husky": 2, "wonder": 1}, {"mutt": 1}])
    assert rule_against(match, "at 1") == "BRK-5.5"
    match.play("lay husky x2 +1")
    assert board(match, 1)["shown"] == {"breed": "husky", "cards": 2, "wonders": 1}
    assert board(match, 1)["hands"][0]["size"] == 0 and match.to_move == 0
    assert rule_against(match, "pass") == rule_against(match, "lay husky") == "BRK-5.5"
    match.play("at 3")
    assert board(match)["shown"] is None
    assert dogs_at(match, 3) == [(0, "husky", 2, 1)]


# Cats


@proves("BRK-6.1")
def test_a_cat_is_discarded_a_card_drawn_and_then_a_token_put_somewhere() -> None:
    match = lay_out([{"cat": 1, "husky": 1}, {"mutt": 1}], dogs=[(2, 1, "mutt", 1, 0)], tokens=[3], kept_cats=[0])
    since = match.version
    match.play("cat")
    assert board(match)["discards"] == {"cat": 1}
    assert board(match)["hands"][0]["size"] == 2  # drawn before the token is placed
    assert not board(match)["hands"][0]["cat"]
    assert texts(match) == ["token 1", "token 2", "no-token"]
    assert rule_against(match, "token 3") == "BRK-6.1"
    assert rule_against(match, "lay husky") == rule_against(match, "pass") == "BRK-6.1"
    match.play("token 2")  # dogs or not
    assert [item["token"] for item in board(match)["items"]] == [False, True, True]
    assert said(match, 1, since) == ["cat", "token"]
    assert match.to_move == 0
    match.play("lay husky at 1")
    assert match.to_move == 1


@proves("BRK-6.1")
def test_the_token_need_not_be_put_and_needs_a_cat() -> None:
    match = lay_out([{"cat": 2}, {}])
    assert rule_against(match, "token 1") == rule_against(match, "no-token") == "BRK-6.1"
    match.play("cat")
    match.play("no-token")
    assert not any(item["token"] for item in board(match)["items"])
    match.play("cat")
    match.play("token 1")
    match.play("pass")
    assert rule_against(match, "cat") == "BRK-6.1"


@proves("BRK-6.1")
def test_with_tokens_everywhere_a_cat_is_only_a_new_card() -> None:
    match = lay_out([{"cat": 1}, {}], tokens=[1, 2, 3])
    match.play("cat")
    assert board(match)["phase"] == "act" and match.to_move == 0


@proves("BRK-6.2")
def test_a_cat_that_is_drawn_may_be_played_at_once() -> None:
    nothing_but_cats: dict[str, Any] = {
        "hands": [{"cat": 1, "wonder": 1}, {"husky": 4, "labrador": 5}],
        "discards": {
            "great-dane": 3,
            "german-shepherd": 3,
            "doberman": 4,
            "basset-hound": 5,
            "jack-russell": 6,
            "chihuahua": 6,
            "bulldog": 7,
            "mutt": 7,
            "wonder": 5,
        },
    }
    match = lay_out(**nothing_but_cats)
    match.play("cat")
    match.play("token 1")
    match.play("swap")
    assert hand(match, 0) == {"cat": 2}
    match.play("cat")
    match.play("token 2")
    match.play("cat")
    match.play("token 3")
    assert match.to_move == 0


@proves("BRK-6.3")
def test_at_a_cat_item_several_breeds_may_come_also_where_one_has_dogs() -> None:
    match = lay_out(
        [{"husky": 1, "mutt": 2, "labrador": 1}, {"chihuahua": 1, "bulldog": 1}],
        dogs=[(1, 0, "bulldog", 1, 0), (1, 1, "labrador", 1, 0)],
        tokens=[1],
    )
    match.play("lay husky")
    assert "at 1" in texts(match)
    match.play("at 1")
    assert texts(match) == ["lay mutt", "lay mutt x2", "done"]
    assert rule_against(match, "lay labrador") == "BRK-5.2"
    match.play("lay mutt x2")
    assert texts(match) == ["done"] and rule_against(match, "lay mutt") == "BRK-5.2"
    match.play("done")
    assert dogs_at(match, 1) == [
        (0, "husky", 1, 0),
        (1, "labrador", 1, 0),
        (0, "bulldog", 1, 0),
        (0, "mutt", 2, 0),
    ]
    # Any player may, also in later turns.
    assert match.to_move == 1
    match.play("lay chihuahua at 1")
    assert match.to_move == 0


@proves("BRK-6.4")
def test_a_wonder_dog_counts_as_the_best_breed_of_its_play() -> None:
    match = lay_out(
        [{"mutt": 1, "husky": 1, "wonder": 1}, {"labrador": 2}], dogs=[(1, 0, "great-dane", 1, 0)], tokens=[1]
    )
    match.play("lay mutt, husky +1 at 1")
    assert dogs_at(match, 1) == [(0, "great-dane", 1, 0), (0, "husky", 1, 1), (0, "mutt", 1, 0)]
    match = lay_out([{"mutt": 1, "husky": 1, "wonder": 1}, {}], tokens=[1])
    match.play("lay mutt +1, husky at 1")  # however it is said
    assert dogs_at(match, 1) == [(0, "husky", 1, 1), (0, "mutt", 1, 0)]


@proves("BRK-6.5")
def test_with_the_deck_empty_the_discarded_card_may_come_straight_back() -> None:
    custom = {**TINY, "wonders": 0}
    came_back = 0
    for seed in range(30):
        match = lay_out(
            [{"cat": 1}, {"poodle": 2}],
            ["kite"],
            custom=custom,
            discards={"poodle": 3, "beagle": 5, "cat": 4},
            seed=seed,
        )
        match.play("cat")
        assert "reshuffled" in said(match)
        came_back += hand(match, 0) == {"cat": 1}
    assert 5 < came_back < 25


def longest_chain(match: barkade.Match) -> int:
    """Play cats and exchange wonder dogs as long as there are any; how many cards were drawn."""
    drawn = 0
    while True:
        wanted = [text for text in texts(match) if text in ("cat", "swap", "no-token")]
        if not wanted:
            return drawn
        match.play(wanted[0])
        drawn += wanted[0] != "no-token"


@proves("BRK-6.5")
@pytest.mark.parametrize("seed", range(20))
def test_a_chain_of_cats_and_exchanges_ends(seed: int) -> None:
    """The worst case: five full hands, all specials with one player or waiting for them."""
    dogs = [{"mutt": 7, "bulldog": 3}, {"bulldog": 4, "chihuahua": 6}, {"jack-russell": 6, "basset-hound": 4}]
    match = lay_out(
        [{"cat": 6, "wonder": 4}, *dogs, {"labrador": 5, "husky": 4, "doberman": 1}],
        seed=seed,
    )
    assert longest_chain(match) <= 26


@proves("BRK-6.6")
def test_breeds_come_in_any_order_and_wonder_dogs_with_any_of_them() -> None:
    match = lay_out([{"husky": 1, "mutt": 1, "labrador": 1, "wonder": 1}, {}], tokens=[1])
    match.play("lay labrador")
    match.play("at 1")
    assert rule_against(match, "at 2") == rule_against(match, "pass") == "BRK-6.6"
    assert rule_against(match, "lay labrador") == "BRK-5.2", "no breed twice"
    assert rule_against(match, "lay mutt x2") == "BRK-5.1" and rule_against(match, "lay mutt +2") == "BRK-5.3"
    assert texts(match) == ["lay husky", "lay husky +1", "lay mutt", "lay mutt +1", "done"]
    match.play("lay mutt +1")
    match.play("lay husky")
    assert match.to_move == 1, "the hand is empty"
    assert rule_against(match, "done") == "BRK-6.6"


@proves("BRK-6.4", "BRK-6.6")
def test_in_small_steps_too_wonder_dogs_count_as_the_best_breed_of_the_play() -> None:
    hand_of = {"husky": 1, "mutt": 1, "labrador": 1, "chihuahua": 1, "wonder": 3, "cat": 1}
    match = lay_out([hand_of, {}], dogs=[(1, 0, "great-dane", 1, 1)], tokens=[1])
    match.play(["lay mutt +1", "at 1"])
    assert dogs_at(match, 1) == [(0, "great-dane", 1, 1), (0, "mutt", 1, 1)], "an earlier play keeps its own"
    match.play("lay labrador")
    assert dogs_at(match, 1) == [(0, "great-dane", 1, 1), (0, "labrador", 1, 1), (0, "mutt", 1, 0)]
    match.play("lay chihuahua +1")
    match.play("lay husky +1")
    assert dogs_at(match, 1) == [
        (0, "great-dane", 1, 1),
        (0, "husky", 1, 3),
        (0, "labrador", 1, 0),
        (0, "chihuahua", 1, 0),
        (0, "mutt", 1, 0),
    ]
    match.play("done")
    assert match.to_move == 1


@proves("BRK-6.6")
def test_a_play_ends_by_itself_when_all_can_see_that_nothing_can_follow() -> None:
    no_cards_left = lay_out([{"husky": 1}, {"husky": 1}], tokens=[1])
    no_cards_left.play(["lay husky", "at 1"])
    assert no_cards_left.to_move == 1
    worst_breed = lay_out([{"husky": 1, "mutt": 1}, {}], tokens=[1])
    worst_breed.play(["lay mutt", "at 1"])
    assert worst_breed.to_move == 0 and texts(worst_breed) == ["lay husky", "done"], "a better one may follow"
    all_there = lay_out([{"beagle": 1, "cat": 1}, {}], ["kite"], [(1, 1, "poodle", 1, 0)], tokens=[1], custom=TINY)
    all_there.play(["lay beagle", "at 1"])
    assert all_there.to_move == 1


@proves("BRK-6.6")
def test_a_play_stays_open_whatever_is_in_the_hand() -> None:
    """Nobody can tell from the question whether there is more to lay."""
    for held in ("mutt", "great-dane", "wonder", "cat"):
        match = lay_out([{"husky": 1, held: 1}, {}], tokens=[1])
        match.play(["lay husky", "at 1"])
        assert board(match, 1)["phase"] == "more"
        assert board(match, 1)["play_at"] == 1


def test_a_play_is_packed_into_a_number_and_comes_out_again() -> None:
    codes = set()
    for breed in range(BREEDS):
        for cards in range(1, COPIES + 1):
            for wonders in range(WONDERS + 1):
                code = lay_code(breed, cards, wonders)
                assert (breed_of(code), cards_of(code), wonders_of(code)) == (breed, cards, wonders)
                codes.add(code)
    assert len(codes) == BREEDS * COPIES * (WONDERS + 1)


def test_random_games_hold_together_with_the_smallest_box() -> None:
    for seed in range(40):
        match = barkade.new("barking", players=2 + seed % 4, chance=SeededChance(seed), box=TINY)
        rng = random.Random(seed)
        while not match.over:
            match.play(rng.choice(match.legal_codes()))
            match.game.states.check(match.state)
            assert match.game.rules.check(match.state, match.box) == 0


def test_passing_all_through_ends_the_game() -> None:
    match = barkade.new("barking", players=2, seed=1, bark_off="shared")
    while not match.over:
        while match.state.phase == 0:
            match.play(match.legal()[0])
        all_pass(match)
    assert match.scores == [0, 0] and match.winners == [0, 1]


@proves("BRK-6.3", "BRK-4.2")
def test_several_breeds_in_one_line_need_a_token_even_from_the_last_player_left() -> None:
    match = barkade.new("barking", players=2, seed=0, starter=0)
    match.play("pass")
    breeds = sorted({text.split()[1] for text in texts(match) if text.startswith("lay")})
    line = f"lay {breeds[0]}, {breeds[1]} at 1"
    reason = match.why_not(line)
    assert reason is not None and reason.rule == "BRK-6.3"
    with pytest.raises(barkade.Illegal):
        match.play(line)
    assert match.why_not(f"lay {breeds[0]}, {breeds[0]} at 1") is not None
    assert match.version == 1
