"""BRK-1 and BRK-2: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

import barkade
from barkade.games.barking import box as boxes
from tests.games.barking.positions import all_pass, board, hand, lay_out, rule_against, said, texts
from tests.proof import proves


@proves("BRK-1.1")
def test_fifty_dogs_of_ten_breeds_the_better_the_rarer() -> None:
    box = boxes.printed()
    assert box.breeds == 10
    assert box.copies[:10] == [3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    assert sum(box.copies) == 50
    breeds = board(barkade.new("barking", seed=1))["breeds"]
    assert [breed["rank"] for breed in breeds] == list(range(1, 11))
    ranks = {breed["id"]: breed["rank"] for breed in breeds}
    assert ranks["doberman"] == 3 and ranks["bulldog"] == 9
    assert min(ranks[breed] for breed in ("mutt", "husky", "basset-hound", "bulldog")) > 3


@proves("BRK-1.2")
def test_wonder_dogs_cats_and_a_token_for_every_item() -> None:
    box = boxes.printed()
    assert (box.wonders, box.cats) == (6, 7)
    # Seven tokens are as many as there are items in the last round, so they never run out.
    match = lay_out(
        [{"cat": 7}, {"mutt": 1}],
        ["mailbox", "boxes", "balloon", "van", "bench", "hydrant", "boxes"],
        round_=5,
    )
    for number in range(1, 8):
        match.play("cat")
        match.play(f"token {number}")
    assert all(item["token"] for item in board(match)["items"])


@proves("BRK-1.3")
def test_forty_items_of_ten_kinds() -> None:
    box = boxes.printed()
    assert box.kinds == 10
    assert sorted(box.item_copies[:10]) == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert sum(box.item_copies) == 40


@proves("BRK-1.4")
def test_dogs_at_an_item_show_whose_they_are() -> None:
    match = lay_out([{"husky": 1}, {"mutt": 2}])
    match.play("lay husky at 1")
    match.play("lay mutt x2 at 1")
    assert [(dogs["seat"], dogs["breed"], dogs["cards"]) for dogs in board(match)["items"][0]["dogs"]] == [
        (0, "husky", 1),
        (1, "mutt", 2),
    ]


@proves("BRK-2.1")
def test_rounds_of_three_to_seven_items_and_fifteen_never_seen() -> None:
    match = barkade.new("barking", players=3, seed=4, bark_off="shared")
    sizes, seen = [], Counter[str]()
    while not match.over:
        items = [item["kind"] for item in board(match)["items"]]
        sizes.append(len(items))
        seen.update(items)
        while match.state.phase == 0:
            match.play(match.legal()[0])
        all_pass(match)
    assert sizes == [3, 4, 5, 6, 7]
    unseen = board(match)["unseen_items"]
    assert sum(unseen.values()) == 15
    assert {kind["id"]: kind["copies"] for kind in board(match)["kinds"]} == dict(seen + Counter(unseen))


@proves("BRK-2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_a_cat_and_the_deck_the_rest(players: int) -> None:
    match = barkade.new("barking", players=players, seed=players)
    total = Counter[str]()
    for seat in range(players):
        assert hand(match, seat)["cat"] >= 1
        assert sum(hand(match, seat).values()) == 4
        assert all(each["cat"] for each in board(match, seat)["hands"])
        total.update(hand(match, seat))
    top = board(match, None)["deck"]
    assert top["size"] == top["top"] == 63 - 4 * players
    assert total["cat"] + match.state.deck[0][boxes.CAT] == 7
    assert total["wonder"] + match.state.deck[0][boxes.WONDER] == 6


@proves("BRK-2.3")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {barkade.new("barking", players=5, seed=seed).to_move for seed in range(60)} == set(range(5))
    for seat in range(5):
        match = barkade.new("barking", players=5, seed=1, first=seat + 1)
        assert match.to_move == seat == board(match)["first"]
        assert match.events(None)[1]["seat"] == seat
    with pytest.raises(barkade.BadOption):
        barkade.new("barking", players=2, starter=2)


@proves("BRK-2.4")
def test_teaching_keeps_the_cats_out_of_round_one() -> None:
    match = barkade.new("barking", players=3, seed=2, teaching=True)
    assert match.state.deck[0][boxes.CAT] == 0
    assert all("cat" not in hand(match, seat) and len(hand(match, seat)) for seat in range(3))
    assert sum(board(match)["unseen"].values()) == 56
    assert "cat" not in texts(match)
    assert rule_against(match, "cat") == "BRK-2.4"
    assert not any(each["cat"] for each in board(match)["hands"])


@proves("BRK-2.4")
def test_teaching_deals_cats_and_shuffles_the_whole_deck_before_round_two() -> None:
    match = lay_out(
        [{"mutt": 2}, {"wonder": 2, "husky": 1}],
        dogs=[(1, 0, "doberman", 4, 0)],
        options={"teaching": True},
        passed=[0],
        to_move=1,
    )
    match.play("swap")  # wonder dogs are in play from the first round
    since = match.version
    match.play("pass")
    assert match.state.round == 1
    assert said(match, None, since).count("cats-dealt") == 1
    assert [each["size"] for each in board(match)["hands"]] == [2 + 1 + 4, 3 + 1 + 4]
    assert all(each["cat"] for each in board(match)["hands"])
    cats = [hand(match, seat)["cat"] for seat in (0, 1)]
    assert min(cats) >= 1 and sum(cats) + match.state.deck[0][boxes.CAT] == 7
    # The dobermans and the wonder dog of round 1 are shuffled in: there is one block, and nobody knows what is where.
    assert board(match)["deck"]["under"] == []
    assert board(match)["unseen"]["doberman"] == 4 and board(match)["discards"] == {}


def test_a_game_with_one_round_of_teaching_never_sees_a_cat() -> None:
    match = barkade.new("barking", players=2, seed=3, teaching=True, bark_off="shared", box={"piles": [2]})
    all_pass(match)
    assert match.over
    assert all("cat" not in hand(match, seat) for seat in (0, 1))
