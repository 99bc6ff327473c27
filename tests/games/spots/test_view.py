"""Views of Spots: notation, drafts, targets, reasons, messages."""

from __future__ import annotations

import json
import random

import pytest

import barkade
from barkade.engine.errors import Ambiguous, Malformed
from barkade.engine.i18n import from_dict, message, say
from barkade.games.spots.box import DOG_SPOTS, OPTIONS, SETS, TRICKS
from barkade.games.spots.notation import notate, parse
from barkade.games.spots.reasons import why_not
from barkade.games.spots.rules import ACTIONS, ENDINGS
from barkade.games.spots.rules.state import PHASES
from barkade.games.spots.view import CONSTANTS
from barkade.terminal.rules_text import rules_text
from tests.games.spots.positions import Seat, play, table, texts
from tests.proof import proves

OTHER = Seat("eloise bongo")


def test_why_not_is_none_exactly_for_legal_actions_and_every_action_has_words(untraced: None) -> None:
    rng = random.Random(3)
    seen, said = set(), set()
    for game in range(48):
        m = barkade.new("spots", players=1 + game % 4, seed=game, set="random", free_range=game % 3 == 0)
        for _ in range(50):
            if m.over:
                break
            seen.add(m.state.phase)
            legal = set(m.legal_codes())
            for code in range(ACTIONS):
                reason = why_not(m.state, m.box, code)
                assert (reason is None) == (code in legal)
                if reason is not None and reason.message.id not in said:
                    assert reason.rule.startswith("SPT-") and say(reason.message)
                    said.add(reason.message.id)
                text = notate(m.state, m.box, code, True)
                assert parse(m.state, m.box, text) == [code]
                assert notate(m.state, m.box, code, False) == text
            for action in m.legal():
                assert say(action.message) and action.fields["kind"]
            m.play(rng.choice(sorted(legal)))
        for event in m.events(None):
            assert say(from_dict(event))
    assert seen == set(range(len(PHASES)))


def test_every_name_has_words() -> None:
    for dog in DOG_SPOTS:
        assert say(barkade.engine.i18n.message(f"spots-dog-{dog}"))
    for trick in TRICKS:
        assert say(barkade.engine.i18n.message(f"spots-trick-{trick}"))
        assert len(say(barkade.engine.i18n.message(f"spots-tile-{trick}"))) <= 48
    for name in (*SETS, "random", "custom"):
        assert say(barkade.engine.i18n.message(f"spots-option-set-{name}"))
    for option in OPTIONS:
        assert say(barkade.engine.i18n.message(f"spots-option-{option}"))
    for ending in ENDINGS[1:]:
        assert say(barkade.engine.i18n.message(f"spots-ending-{ending}"))


def test_a_view_is_json_and_the_same_for_everybody() -> None:
    m = barkade.new("spots", players=3, seed=5, free_range=True)
    boards = [m.view(seat)["board"] for seat in (0, 1, 2, None)]
    assert boards[0] == boards[1] == boards[2] == boards[3]
    assert json.loads(json.dumps(boards[0])) == boards[0]


@proves("SPT-4.3")
def test_targets_say_where_the_dice_of_a_roll_may_go() -> None:
    m = table(Seat("missy lief"), OTHER, rolls="334")
    play(m, "do run")
    assert m.view(0)["board"]["targets"] == [
        {"number": 3, "dice": 2, "cards": [0, 1], "yard": True, "out": False},
        {"number": 4, "dice": 1, "cards": [0], "yard": True, "out": False},
    ]


def test_targets_of_tricks_that_discard() -> None:
    tiles = ("walk", "run", "guard", "beg")
    m = play(table(Seat("missy lief"), OTHER, tiles=tiles, rolls="3346"), "do guard", "name 3")
    assert [(t["number"], t["cards"], t["yard"], t["out"]) for t in m.view(0)["board"]["targets"]] == [
        (3, [0, 1], True, False),
        (4, [], False, True),
        (6, [], False, True),
    ]
    tiles = ("walk", "run", "scavenge", "beg")
    m = play(table(Seat("missy lief", yard="4"), OTHER, tiles=tiles, rolls="3346"), "do scavenge")
    assert [(t["number"], t["out"]) for t in m.view(0)["board"]["targets"]] == [(3, True), (4, False), (6, False)]
    tiles = ("walk", "run", "hunt", "beg")
    m = play(table(Seat("missy lief"), OTHER, tiles=tiles, rolls="334"), "do hunt")
    assert all(t["out"] for t in m.view(0)["board"]["targets"])
    tiles = ("walk", "run", "search", "beg")
    m = play(table(Seat("missy lief"), OTHER, tiles=tiles, rolls="3341255"), "do search")
    assert all(t["out"] for t in m.view(0)["board"]["targets"])


def test_targets_of_a_moving_die() -> None:
    m = table(Seat("missy:3 lief"), OTHER, tiles=("trot", "run", "fetch", "beg"))
    play(m, "do trot", "3<missy")
    assert [(t["number"], t["cards"]) for t in m.view(0)["board"]["targets"]] == [
        (1, [1]),
        (2, [1]),
        (3, [1]),
        (4, [0]),
    ]
    assert not any(t["yard"] for t in m.view(0)["board"]["targets"])


def test_a_die_that_was_taken_up_is_in_hand_until_it_is_placed() -> None:
    m = table(Seat("missy:3 lief"), OTHER, tiles=("trot", "run", "fetch", "beg"), rolls="11")
    play(m, "do trot")
    assert m.view(0)["board"]["in_hand"] is None
    play(m, "3<missy")
    assert [m.view(seat)["board"]["in_hand"] for seat in (0, 1, None)] == [3, 3, 3]
    play(m, "3>lief")
    assert m.view(0)["board"]["in_hand"] is None


def test_every_trick_has_its_rule() -> None:
    text = rules_text("spots")
    for trick, number in CONSTANTS.trick_rules.items():
        assert f"**{number}** **{say(message(f'spots-trick-{trick}'))}.**" in text


def test_there_are_no_targets_without_dice_at_hand() -> None:
    assert table(Seat("missy lief"), OTHER).view(0)["board"]["targets"] == []


def test_names_may_be_shortened_or_given_by_place() -> None:
    m = table(Seat("missy mayor lil-beth"), OTHER, rolls="36")
    assert m.parse("do roll over") == m.parse("do roll-over") == m.parse("do ro")
    play(m, "do walk")
    assert m.parse("3>mi") == m.parse("3>#1") == m.parse("3>MISSY")
    assert m.parse("3>lil") == m.parse("3>lil-beth")
    with pytest.raises(Ambiguous):
        m.parse("3>m")
    with pytest.raises(Ambiguous):
        m.parse("do r")


NO_ACTIONS = """fly|do|do fly|name|name 7|name 1 2|pick x|mark 0|reroll 9|aside 2|aside 13|aside x|dig|dig 5:1+|dig 1:1
|settle|settle 3|settle 7>yard|3>burt|3>|3<out|>yard|stop now|score 3"""


@pytest.mark.parametrize("text", NO_ACTIONS.replace("\n", "").split("|"))
def test_what_is_no_action_is_malformed(text: str) -> None:
    m = table(Seat("missy lief"), OTHER)
    with pytest.raises(Malformed):
        m.parse(text)


def test_a_draft_for_nobody_still_parses() -> None:
    m = table(Seat("missy* burt* lief* raya* rogue:24 doog*"), OTHER, rolls="54")
    play(m, "do walk", "settle 4>yard 5>rogue")
    assert len(m.parse("settle 1>yard 2>yard")) == 2


def test_the_number_of_dice_offered_is_said() -> None:
    sprint = table(Seat("missy burt lief:1"), OTHER, tiles=("walk", "sprint", "fetch", "beg"), rolls="111")
    play(sprint, "do sprint", "settle 1>burt 1>yard 1>yard")
    assert [say(action.message) for action in sprint.legal()] == ["Roll 2 dice", "Stop here"]
    chase = table(Seat("missy burt"), OTHER, tiles=("walk", "chase", "fetch", "beg"), rolls="1")
    play(chase, "do chase", "1>yard")
    assert say(chase.legal()[0].message) == "Roll 2 dice"
    pile = table(Seat("missy burt"), OTHER, tiles=("walk", "dogpile", "fetch", "beg"), rolls="11")
    play(pile, "do dogpile", "settle 1>burt 1>yard")
    assert say(pile.legal()[0].message) == "Roll 3 dice"
    run = table(Seat("missy burt"), OTHER, rolls="111")
    play(run, "do run", "settle 1>burt 1>yard 1>yard")
    assert say(run.legal()[0].message) == "Roll one more die" and texts(run) == ["roll", "stop"]
