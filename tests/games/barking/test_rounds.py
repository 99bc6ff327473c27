"""BRK-3, BRK-7 and BRK-8: dealing, winning items and clearing the table."""

from __future__ import annotations

from collections import Counter

import barkade
from barkade.games.barking import box as boxes
from tests.games.barking.positions import TINY, all_pass, board, hand, lay_out, rule_against, said, texts
from tests.proof import proves

ROUND_4 = ["mailbox", "boxes", "balloon", "van", "bench", "hydrant"]


@proves("BRK-3.1")
def test_the_items_of_the_round_lie_open() -> None:
    match = barkade.new("barking", players=2, seed=8)
    items = board(match)["items"]
    assert [item["number"] for item in items] == [1, 2, 3]
    told = [event["fields"]["item"] for event in match.events(None) if event["kind"] == "laid-out"]
    assert told == [{"number": item["number"], "kind": item["kind"]} for item in items]
    assert rule_against(match, "lay 1") in ("BRK-5.1", "BRK-3.1")
    match = lay_out([{"husky": 1, "cat": 1}, {}])
    match.play("cat")
    assert rule_against(match, "token 4") == "BRK-3.1"
    match.play("no-token")
    match.play("lay husky")
    assert rule_against(match, "at 4") == "BRK-3.1"


@proves("BRK-3.2")
def test_everybody_is_dealt_a_card_an_item_from_the_first_player_on() -> None:
    match = barkade.new("barking", players=3, seed=5, starter=1)
    drawn = [(event.kind, event.seat) for event in match.history[0].events if event.kind == 3]
    assert [seat for _, seat in drawn] == [1, 2, 0] * 3
    all_pass(match)
    assert board(match)["round"] == 2
    assert [each["size"] for each in board(match)["hands"]] == [1 + 3 + 4] * 3


ALL_DOGS = dict(boxes.DOGS)


def nearly_empty_deck(mutts: int) -> barkade.Match:
    """Seat 0 has a wonder dog; so many mutts are left in the deck, and the rest has been discarded."""
    return lay_out([{"wonder": 1}, {}], discards={**ALL_DOGS, "mutt": 7 - mutts, "wonder": 5, "cat": 7})


@proves("BRK-3.3")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    match = nearly_empty_deck(1)
    since = match.version
    match.play("swap")
    assert hand(match, 0) == {"mutt": 1}
    assert board(match)["deck"]["size"] == 0 and "reshuffled" not in said(match, 0, since)
    match = nearly_empty_deck(0)
    since = match.version
    match.play("swap")
    assert "reshuffled" in said(match, 1, since)
    assert board(match)["discards"] == {}
    assert board(match)["deck"]["size"] == 62
    assert sum(hand(match, 0).values()) == 1


@proves("BRK-3.3")
def test_dogs_on_the_table_are_not_shuffled_into_a_new_deck() -> None:
    match = lay_out(
        [{"wonder": 1}, {}],
        dogs=[(1, 1, "mutt", 2, 1)],
        discards={**ALL_DOGS, "mutt": 5, "wonder": 4, "cat": 7},
    )
    match.play("swap")
    assert board(match)["items"][0]["dogs"][0]["cards"] == 2
    assert board(match)["unseen"]["mutt"] == 5


@proves("BRK-3.4")
def test_dealing_stops_when_not_everybody_can_get_another_card() -> None:
    tiny = {**TINY, "piles": [1, 7], "items": [{"name": "Kite", "copies": 9}]}
    match = lay_out(
        [{"poodle": 1}, {"beagle": 2}, {}],
        ["kite"],
        custom=tiny,
        passed=[0, 1],
        to_move=2,
    )
    # 16 cards in this box, 3 in hands: the other 13 make four for each of the three.
    since = match.version
    match.play("pass")
    assert [each["size"] for each in board(match)["hands"]] == [5, 6, 4]
    assert board(match)["deck"]["size"] == 1
    dealt = next(event for event in match.events(None, since) if event["kind"] == "dealt")
    assert dealt["fields"] == {"cards": 4, "short": 3}


@proves("BRK-3.5")
def test_whoever_holds_too_many_cards_discards_beginning_with_the_first_player() -> None:
    match = lay_out(
        [{"mutt": 6}, {"bulldog": 2}, {"chihuahua": 4, "cat": 1}],
        ["mailbox", "boxes", "balloon", "van", "bench"],
        round_=3,
        passed=[0, 1],
        to_move=2,
        kept_cats=[2],
    )
    match.play("pass")
    # Six cards each: 12, 8 and 11; the last to pass is the first player.
    assert board(match)["phase"] == "discard"
    assert board(match)["first"] == match.to_move == 2
    assert rule_against(match, "pass") == rule_against(match, "cat") == "BRK-3.5"
    assert board(match)["hands"][2]["cat"]
    match.play("discard cat")
    assert not board(match)["hands"][2]["cat"]
    assert match.to_move == 0
    match.play("discard mutt mutt")
    assert board(match)["phase"] == "act" and match.to_move == 2
    assert [each["size"] for each in board(match)["hands"]] == [10, 8, 10]
    assert board(match)["discards"] == {"mutt": 2, "cat": 1}


@proves("BRK-3.5")
def test_a_discard_must_be_in_the_hand_and_due() -> None:
    match = lay_out([{"mutt": 7, "bulldog": 4}, {}], phase="discard")
    assert texts(match) == ["discard bulldog", "discard mutt"]
    assert rule_against(match, "discard husky") == "BRK-3.5"
    match.play("discard mutt")
    assert rule_against(match, "discard mutt") == "BRK-3.5"


@proves("BRK-3.6")
def test_discards_are_seen_by_all_and_a_drawn_card_by_its_drawer_only() -> None:
    match = lay_out([{"wonder": 1}, {"mutt": 1}, {"mutt": 1}])
    since = match.version
    match.play("swap")
    assert board(match, 1)["discards"] == board(match, None)["discards"] == {"wonder": 1}
    assert "drew" in said(match, 0, since)
    assert "drew" not in said(match, 1, since) + said(match, None, since)
    assert board(match, 1)["hands"][0]["cards"] is None


# Winning items


@proves("BRK-7.1")
def test_the_most_dogs_win_and_rank_breaks_a_tie() -> None:
    match = lay_out(
        [{}, {}, {}],
        dogs=[
            (1, 0, "great-dane", 1, 0),
            (1, 1, "mutt", 1, 1),  # two dogs beat one, wonder dogs count
            (2, 2, "bulldog", 2, 0),
            (2, 0, "doberman", 1, 1),
            (2, 1, "mutt", 2, 0),  # two each: the doberman is the best of these breeds
            (3, 1, "husky", 1, 0),
            (3, 1, "mutt", 1, 0),
            (3, 2, "labrador", 2, 0),  # two each: the best of several breeds counts
        ],
        tokens=[3],
    )
    items = board(match)["items"]
    assert [item["leader"] for item in items] == [1, 0, 1]
    assert items[1]["strength"] == [2, 2, 2]
    all_pass(match)
    assert board(match)["won"] == [{"boxes": 1}, {"mailbox": 1, "balloon": 1}, {}]


@proves("BRK-7.2")
def test_an_item_without_dogs_goes_to_nobody() -> None:
    match = lay_out([{}, {}], dogs=[(2, 0, "mutt", 1, 0)])
    assert board(match)["items"][0]["leader"] is None
    since = match.version
    all_pass(match)
    assert board(match, None)["won"] == [{"boxes": 1}, {}]
    assert board(match)["gone_items"] == {"mailbox": 1, "balloon": 1}
    assert said(match, None, since).count("unwanted") == 2


# Clearing


@proves("BRK-8.1")
def test_items_left_are_out_of_the_game_and_tokens_go_back() -> None:
    match = lay_out([{}, {}], ROUND_4, round_=4, tokens=[1, 2, 3, 4, 5, 6])
    gone = sum(board(match)["gone_items"].values())
    all_pass(match)
    assert sum(board(match)["gone_items"].values()) == gone + 6
    assert not any(item["token"] for item in board(match)["items"])


@proves("BRK-8.2", "BRK-10.3")
def test_dogs_and_discards_go_under_the_deck_where_all_know_them_to_be() -> None:
    match = lay_out(
        [{"mutt": 1}, {"mutt": 1}],
        dogs=[(1, 0, "husky", 2, 1), (3, 1, "bulldog", 3, 0)],
        discards={"cat": 2, "mutt": 1},
    )
    top = board(match)["deck"]["top"]
    all_pass(match)
    deck = board(match)["deck"]
    assert deck["under"] == [{"husky": 2, "bulldog": 3, "mutt": 1, "wonder": 1, "cat": 2}]
    assert deck["top"] == top - 8
    assert board(match)["discards"] == {} and all(item["dogs"] == [] for item in board(match)["items"])


@proves("BRK-8.2")
def test_what_went_under_the_deck_is_drawn_when_the_rest_is_gone() -> None:
    """Blocks come up in the order in which they went under, each only when the one above it is used up."""
    held = {"great-dane": 3, "german-shepherd": 3, "doberman": 4}
    rest = {"labrador": 5, "basset-hound": 5, "jack-russell": 6, "chihuahua": 6, "bulldog": 7, "mutt": 7, "cat": 7}
    match = lay_out(
        [{"wonder": 5}, held],
        ["mailbox", "boxes", "balloon", "van", "bench"],
        round_=3,
        under=[{"husky": 3}, {**rest, "wonder": 1}],
        discards={"husky": 1},
    )
    assert board(match)["deck"]["top"] == 0
    for _ in range(3):
        match.play("swap")
    assert hand(match, 0) == {"wonder": 2, "husky": 3}
    assert board(match)["deck"]["under"] == [{**rest, "wonder": 1}]
    match.play("swap")
    assert board(match)["deck"]["under"] == []
    assert Counter(board(match)["discards"]) == Counter({"husky": 1, "wonder": 4})


@proves("BRK-8.2")
def test_nothing_played_puts_nothing_under_the_deck() -> None:
    match = lay_out([{"mutt": 1}, {}])
    all_pass(match)
    assert board(match)["deck"]["under"] == []
