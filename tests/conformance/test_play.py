"""Legal actions exist until the game is over, every one can be played, no other; cells stay in range; games end."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from importlib import resources

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.chance import SeededChance
from barkade.engine.i18n import from_dict, say
from barkade.games import load_game
from tests.conformance.tables import EVERY_GAME, EVERY_SETTING, Setting, wander

LONGEST_RANDOM_GAME = 200_000
"""Steps; the stalemate guards of the rules end a game long before."""

RULE = re.compile(r"\*\*([A-Z]{3}-\d+\.\d+)\*\*")

settings_ = st.sampled_from(EVERY_SETTING)
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 250)


@cache
def rules_of(package: str) -> frozenset[str]:
    """The numbers of a game's rules for players; none for a toy without."""
    path = resources.files(package) / "rules.en.md"
    return frozenset(RULE.findall(path.read_text("utf-8"))) if path.is_file() else frozenset()


def is_a_rule(match: barkade.Match, number: str) -> bool:
    known = rules_of(match.game.package)
    return number in known if known else bool(number)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_a_random_game_holds_together_to_its_end(setting: Setting) -> None:
    rules, states, box = setting.definition.rules, setting.definition.states, setting.setup().box()
    rng, s, out = SeededChance(11), states.blank(), [0] * (rules.MAX_LEGAL + 1)
    rules.setup(s, box, setting.players, rng, None)
    steps = 0
    while s.to_move >= 0:
        states.check(s)
        assert rules.check(s, box) == 0
        n = rules.legal(s, box, out)
        assert 0 < n <= rules.MAX_LEGAL
        assert len(set(out[:n])) == n
        assert all(0 <= code < rules.ACTIONS for code in out[:n])
        rules.apply(s, box, out[rng.draw(n)], rng, None)
        steps += 1
        assert steps < LONGEST_RANDOM_GAME
    states.check(s)
    assert rules.check(s, box) == 0
    assert s.ending > 0
    assert rules.legal(s, box, out) == 0


@settings(max_examples=150)
@given(setting=settings_, seed=seeds, length=lengths)
def test_every_legal_action_can_be_played_and_no_other(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    legal = set(match.legal_codes())
    before, version = match.position(), match.version
    for code in range(match.game.rules.ACTIONS):
        if match.over:
            with pytest.raises(barkade.GameOver):
                match.play(code)
            assert match.why_not(code) is not None
        elif code in legal:
            assert match.game.reasons.why_not(match.state, match.box, code) is None
            assert match.why_not(code) is None
            after = match.copy()
            after.play(code)
            after.game.states.check(after.state)
            assert after.game.rules.check(after.state, after.box) == 0
        else:
            reason = match.why_not(code)
            assert reason is not None
            assert str(reason) and is_a_rule(match, reason.rule), reason
            with pytest.raises(barkade.Illegal):
                match.play(code)
        assert (match.position(), match.version) == (before, version)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_rules_judge_even_where_no_reason_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_game(game).reasons, "why_not", lambda _s, _box, _action: None)
    refused = 0
    for number, setting in enumerate(setting for setting in EVERY_SETTING if setting.game == game):
        match, rng = setting.match(number), random.Random(number)
        wander(match, rng, rng.randrange(100))
        if match.over:
            continue
        legal = set(match.legal_codes())
        for code in range(match.game.rules.ACTIONS):
            if code not in legal:
                refused += 1
                with pytest.raises(barkade.Illegal) as caught:
                    match.decide(code)
                assert caught.value.message.id == "error-not-allowed"
    assert refused


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=lengths)
def test_notation_comes_back_as_the_same_action(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    texts = [action.text for action in match.legal()]
    assert len(set(texts)) == len(texts)
    for action in match.legal():
        assert match.parse(action.text) == [action.code]
        try:
            assert match.parse(action.public)
        except barkade.Ambiguous as error:
            assert action.public != action.text and str(error)


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=lengths)
def test_a_description_that_was_kept_is_that_of_the_action_and_event(setting: Setting, seed: int, length: int) -> None:
    """A `subject` that leaves something out would show one action as another."""
    match, rng = setting.match(seed), random.Random(seed)
    wander(match, rng, length)
    game, box = match.game, match.box
    for code in (*match.legal_codes(), rng.randrange(game.rules.ACTIONS)) if not match.over else ():
        kept = match.catalogue.action(match.state, code)
        assert kept.code == code and kept.fields == game.actions.fields(match.state, box, code)
        assert kept.message == game.actions.action_message(match.state, box, code)
        assert kept.text == game.notation.notate(match.state, box, code, True)
        assert kept.public == game.notation.notate(match.state, box, code, False)
        assert json.loads(kept.json) == json.loads(json.dumps(kept.as_dict()))
    for raw in match.history[-1].events:
        told = game.events.as_dict(match.version, box, raw)
        assert json.loads(match.catalogue.event(match.version, raw)) == json.loads(json.dumps(told))


@settings(max_examples=200)
@given(game=st.sampled_from(EVERY_GAME), seed=seeds, text=st.text(max_size=30), cut=st.integers(0, 30))
def test_any_text_is_an_action_or_refused(game: str, seed: int, text: str, cut: int) -> None:
    match = Setting(game, 2).match(seed)
    wander(match, random.Random(seed), seed % 40)
    offered = [action.text for action in match.legal()]
    spoiled = offered[seed % len(offered)][:cut] + text if offered else text
    before = match.position()
    try:
        codes = match.parse(spoiled)
        assert all(0 <= code < match.game.rules.ACTIONS for code in codes)
    except (barkade.Malformed, barkade.Ambiguous, barkade.Illegal) as error:
        assert str(error)
    try:
        match.play(spoiled)
    except barkade.BarkadeError as error:
        assert str(error)
        assert match.position() == before


@settings(max_examples=60)
@given(setting=settings_, seed=seeds, length=lengths)
def test_everything_can_be_said(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    for seat in (None, *range(match.players)):
        for event in json.loads(json.dumps(match.events(seat))):
            assert say(from_dict(event))
        for action in json.loads(json.dumps(match.view(seat)))["legal"]:
            assert say(from_dict(action["message"]))
    if match.result is not None:
        assert str(match.result)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_out_of_turn_and_after_the_end(game: str) -> None:
    match = Setting(game, 2).match(5)
    assert match.to_move is not None
    with pytest.raises(barkade.NotYourTurn) as caught:
        match.play(match.legal()[0], seat=1 - match.to_move)
    assert str(caught.value)
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal_codes()))
    assert match.to_move is None and match.legal() == []
    assert match.result is not None and set(match.result.winners) == set(match.winners)
    with pytest.raises(barkade.GameOver):
        match.play(0)
