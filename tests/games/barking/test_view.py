"""The face of Barking: parts of actions, words."""

from __future__ import annotations

import json

import barkade
from tests.games.barking.positions import TINY, lay_out, position, texts


def test_actions_name_their_targets() -> None:
    match = lay_out([{"husky": 1, "mutt": 1}, {}], dogs=[(2, 1, "husky", 1, 0)], tokens=[1])
    targets = {action.text: action.fields.get("items") for action in match.legal()}
    assert targets == {"lay husky": [1, 3], "lay mutt": [1, 2, 3], "pass": None}
    match.play("lay husky")
    assert [action.fields for action in match.legal()] == [{"kind": "at", "item": 1}, {"kind": "at", "item": 3}]
    match.play("at 1")
    assert match.legal()[0].fields["items"] == [1]


def test_reasons_are_sentences_with_the_rule() -> None:
    match = lay_out([{"husky": 1}, {}], dogs=[(1, 1, "husky", 1, 0)])
    match.play("lay husky")
    said = "A dog of that breed (Husky) is already at the mailbox, and each breed can only be there once. (BRK-5.2)"
    assert str(match.why_not("at 1")) == said


def test_when_it_is_over_nothing_is_legal_and_the_line_still_reads() -> None:
    match = barkade.new("barking", players=2, seed=1, box={**TINY, "piles": [1]})
    while not match.over:
        match.play(match.legal()[-1])
    assert match.parse("lay poodle at 1")
    assert match.why_not("lay poodle at 1") is not None
    assert texts(match) == []


def test_a_position_is_json() -> None:
    spelled = position([{"husky": 1}, {}])
    assert barkade.from_position(json.loads(json.dumps(spelled))).position()["state"]["hand"][0][3] == 1
