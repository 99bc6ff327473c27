"""Positions, records, undo and copies: whatever is put away comes back the same."""

from __future__ import annotations

import json
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.chance import Live, SeededChance
from barkade.engine.match import Match
from barkade.engine.record import checksum, play_on, verify
from tests.conformance.tables import EVERY_GAME, EVERY_SETTING, Setting, wander

settings_ = st.sampled_from(EVERY_SETTING)
seeds = st.integers(0, 2**32)
lengths = st.integers(0, 200)


@settings(max_examples=100)
@given(setting=settings_, seed=seeds, length=lengths)
def test_a_position_comes_back(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    again = barkade.from_position(json.loads(json.dumps(match.position())), SeededChance(seed))
    assert again.position() == match.position()
    for seat in (None, *range(match.players)):
        first, second = match.view(seat), again.view(seat)
        del first["version"], second["version"]
        assert first == second
    wander(again, random.Random(seed), 5)
    text = again.record()
    assert barkade.read_record(text).record() == text


@settings(max_examples=40)
@given(setting=settings_, seed=seeds, length=lengths)
def test_a_match_can_be_pickled(setting: Setting, seed: int, length: int) -> None:
    """So can its state, box and setup: for other processes and machines."""
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    again = pickle.loads(pickle.dumps(match))
    assert again.record() == match.record()
    assert again.view(0) == match.view(0)
    assert again.setup == match.setup
    for one in (match, again):
        wander(one, random.Random(seed), 5)
    assert again.record() == match.record()
    state, states = match.state, match.game.states
    assert states.flat(pickle.loads(pickle.dumps(state))) == states.flat(state)


@settings(max_examples=60)
@given(setting=settings_, seed=seeds, length=lengths, live=st.booleans())
def test_a_record_comes_back_and_goes_on(setting: Setting, seed: int, length: int, live: bool) -> None:
    chance = Live(seed.to_bytes(32, "big"), [b"a" * 16, b"b" * 16]) if live else SeededChance(seed)
    match = Match(setting.setup(), chance)
    wander(match, random.Random(seed), length)
    text = match.record()
    again = verify(text)
    assert again.record() == text
    assert again.position() == match.position() and again.version == match.version
    wander(match, random.Random(seed + 1), 10)
    wander(again, random.Random(seed + 1), 10)
    assert again.record() == match.record()
    at = seed % (match.version + 1)
    other = play_on(match.record(), at, SeededChance(seed + 7))
    wander(other, random.Random(seed + 2), 10)
    assert verify(other.record()).record() == other.record()
    assert other.record_for(None) == other.record() if other.over else "told spectator" in other.record_for(None)


@settings(max_examples=60)
@given(setting=settings_, seed=seeds, length=lengths)
def test_undo_restores_exactly(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    rng = random.Random(seed)
    wander(match, rng, length)
    for _ in range(5):
        if match.over:
            break
        before = match.position()
        code = rng.choice(match.legal_codes())
        after = match.play(code)
        led_to = match.position()
        match.undo()
        assert match.position() == before
        assert match.play(code).draws == after.draws
        assert match.position() == led_to


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("live", [False, True])
def test_deciding_changes_nothing_and_applying_is_playing(game: str, live: bool) -> None:
    match, rng = Setting(game, 2).match(5), random.Random(5)
    if live:
        match = Match(match.setup, Live(bytes(32)))
    twin = match.copy()
    for _ in range(60):
        if match.over:
            break
        code = rng.choice(match.legal_codes())
        before = match.record()
        other = match.decide(rng.choice(match.legal_codes()))
        entry = match.decide(code)
        assert match.record() == before and match.decide(code) == entry
        assert entry == twin.play(code) and checksum(match, entry) == checksum(twin)
        match.apply(entry)
        with pytest.raises(AssertionError):
            match.apply(other)
        taken_back = match.decide_undo()
        if rng.random() < 0.2:
            assert taken_back == twin.undo()
            match.apply(taken_back)
        assert match.record() == twin.record()


def test_undo_at_the_beginning_is_refused() -> None:
    match = barkade.new("dig", seed=1)
    with pytest.raises(barkade.NothingToUndo):
        match.undo()
    assert match.version == 0


@settings(max_examples=40)
@given(setting=settings_, seed=seeds, length=lengths)
def test_copies_share_nothing(setting: Setting, seed: int, length: int) -> None:
    match = setting.match(seed)
    wander(match, random.Random(seed), length)
    text, twin = match.record(), match.copy()
    wander(twin, random.Random(3), 20)
    assert match.record() == text
    wander(match, random.Random(3), 20)
    assert match.record() == twin.record()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    first, second = Setting(game, 2).match(9), Setting(game, 2).match(9)
    wander(first, random.Random(4), 300)
    wander(second, random.Random(4), 300)
    assert first.record() == second.record()
