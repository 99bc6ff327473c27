"""The examples printed in the rulebook. Carl, Anna, Max and Maria are seats 0 to 3."""

from __future__ import annotations

from tests.games.barking.positions import board, hand, lay_out, rule_against, texts
from tests.proof import proves

CARL, ANNA, MAX, MARIA = range(4)
MAILBOX, BOXES, BALLOON = 1, 2, 3


@proves("BRK-5.1", "BRK-5.2", "BRK-5.3", "BRK-7.1")
def test_dogs_at_the_mailbox_the_boxes_and_the_balloon() -> None:
    match = lay_out(
        [
            {"bulldog": 1, "labrador": 1},
            {"mutt": 2, "chihuahua": 1},
            {"doberman": 1, "jack-russell": 1},
            {"doberman": 1, "bulldog": 1, "wonder": 1, "husky": 1},
        ]
    )

    def leader(number: int) -> int | None:
        found: int | None = board(match)["items"][number - 1]["leader"]
        return found

    match.play("lay bulldog at 1")
    # Anna's two mutts would beat the one bulldog at the mailbox; she plays them at the boxes.
    tried = match.copy()
    tried.play("lay mutt x2 at 1")
    assert board(tried)["items"][0]["leader"] == ANNA
    match.play("lay mutt x2 at 2")
    # One dog each, but a doberman outranks a bulldog.
    match.play("lay doberman at 1")
    assert leader(MAILBOX) == MAX
    # Maria can't add a doberman to the mailbox, but at the boxes a doberman and a wonder dog would lead.
    match.play("lay doberman +1")
    assert rule_against(match, "at 1") == "BRK-5.2"
    match.undo()
    tried = match.copy()
    tried.play("lay doberman +1 at 2")
    assert board(tried)["items"][1]["leader"] == MARIA
    match.play("lay husky at 3")
    assert (leader(MAILBOX), leader(BOXES), leader(BALLOON)) == (MAX, ANNA, MARIA)


@proves("BRK-5.4", "BRK-6.1", "BRK-6.3", "BRK-7.1")
def test_a_cat_at_the_mailbox() -> None:
    # The deck holds what Carl and Max draw in the booklet: basset hounds and nothing else.
    elsewhere = {
        "great-dane": 3,
        "german-shepherd": 3,
        "doberman": 3,
        "husky": 2,
        "labrador": 5,
        "jack-russell": 6,
        "chihuahua": 6,
        "bulldog": 6,
        "mutt": 7,
        "wonder": 5,
        "cat": 6,
    }
    match = lay_out(
        [{"cat": 1, "husky": 1}, {"husky": 1, "wonder": 1}],
        dogs=[(MAILBOX, 0, "bulldog", 1, 0), (MAILBOX, 1, "doberman", 1, 0)],
        discards=elsewhere,
    )
    carl, maximilian = 0, 1
    assert board(match)["items"][0]["leader"] == maximilian
    match.play("cat")
    assert hand(match, carl) == {"husky": 1, "basset-hound": 1}
    match.play("token 1")
    match.play("lay husky at 1")
    assert board(match)["items"][0]["leader"] == carl
    # Max can play neither his husky nor his wonder dog there.
    assert [text for text in texts(match) if text.startswith("lay")] == ["lay husky", "lay husky +1"]
    match.play("lay husky +1")
    assert rule_against(match, "at 1") == "BRK-5.2"
    match.undo()
    match.play("swap")
    assert hand(match, maximilian) == {"husky": 1, "basset-hound": 1}
    match.play("lay basset-hound at 1")
    item = board(match)["items"][0]
    assert item["strength"] == [2, 2] and item["leader"] == maximilian
    # Carl missed his chance to add his own basset hound.
    match.play("lay basset-hound")
    assert rule_against(match, "at 1") == "BRK-5.2"


@proves("BRK-9.1")
def test_seventeen_points_for_maria() -> None:
    won = {"balloon": 1, "boxes": 3, "trash-can": 1, "van": 2}
    items = ["mailbox", "boxes", "balloon", "van", "bench", "hydrant", "boxes"]
    assert lay_out([{}, {}], items, round_=5, won=[won, {}]).scores == [17, 0]
