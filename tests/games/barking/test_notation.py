"""The notation of Barking: every action, drafts, shortened names."""

from __future__ import annotations

import json

import pytest

import barkade
from barkade.engine.i18n import say
from barkade.games.barking.actions import action_message, fields
from barkade.games.barking.notation import notate
from barkade.games.barking.rules import ACTIONS
from tests.games.barking.positions import TINY, board, lay_out, texts


@pytest.mark.parametrize("custom", [None, TINY])
def test_every_action_is_spelled_and_read(custom: dict[str, object] | None) -> None:
    match = barkade.new("barking", players=2, seed=1, box=custom)
    spelled = {notate(match.state, match.box, code, True): code for code in range(ACTIONS)}
    assert len(spelled) == ACTIONS
    for text, code in spelled.items():
        assert match.parse(text) == [code]
        public = "bark" if text.startswith("bark ") else text  # nobody hears how loud before all have barked
        assert notate(match.state, match.box, code, False) == public
        assert say(action_message(match.state, match.box, code))
        assert json.dumps(fields(match.state, match.box, code))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay at 1",
        "lay husky x",
        "lay husky x0",
        "lay husky x99",
        "lay husky +9",
        "lay husky y2",
        "lay husky ,",
        "lay husky, mutt",
        "lay husky +4, mutt +4 at 1",
        "lay wonder",
        "lay 99",
        "at",
        "at 9",
        "at spaceship",
        "token 0",
        "bark 100",
        "bark x",
        "discard",
        "discard 0",
        "pass now",
        "sit",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    match = lay_out([{"husky": 2, "mutt": 1}, {"mutt": 1}])
    with pytest.raises(barkade.Malformed):
        match.parse(text)


def test_items_may_be_called_by_name_while_there_is_only_one() -> None:
    match = lay_out([{"husky": 2}, {}], ["boxes", "mailbox", "boxes"])
    match.play("lay husky at mailbox")
    assert board(match)["items"][1]["leader"] == 0
    with pytest.raises(barkade.Ambiguous):
        match.parse("at boxes")


def test_a_whole_play_in_one_line_is_the_canonical_small_actions() -> None:
    match = lay_out([{"husky": 1, "mutt": 2, "wonder": 1, "labrador": 1}, {}], tokens=[1])
    spelled = [match.action(code).text for code in match.parse("lay mutt x2, husky +1 at 1")]
    assert spelled == ["lay husky +1", "at 1", "lay mutt x2", "done"]
    assert [match.action(code).text for code in match.parse("lay husky at 1")] == ["lay husky", "at 1", "done"]
    assert [match.action(code).text for code in match.parse("lay husky at 2")] == ["lay husky", "at 2"]
    twice = match.why_not("lay husky, husky at 1")
    assert twice is not None and twice.rule == "BRK-5.2"
    match.play("lay husky, labrador at 1")
    assert match.to_move == 1 and match.history[-1].texts == ("lay husky", "at 1", "lay labrador", "done")


def test_an_open_play_can_take_several_breeds_at_once() -> None:
    match = lay_out([{"husky": 1, "mutt": 1, "labrador": 1, "cat": 1}, {}], tokens=[1])
    match.play("lay husky")
    match.play("at 1")
    match.play("lay mutt, labrador")
    assert match.to_move == 0 and texts(match) == ["done"]
    match.play("done")
    assert match.to_move == 1


def test_a_draft_is_played_whole_or_not_at_all() -> None:
    match = lay_out([{"husky": 1, "mutt": 1}, {"labrador": 1}], tokens=[1])
    before = match.position()
    with pytest.raises(barkade.Illegal):
        match.play("lay husky, mutt x2 at 1")
    assert match.position() == before
