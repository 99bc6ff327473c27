"""Going back costs the same however long a game is, and leads to exactly where it was."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import barkade
from barkade.engine.checkpoints import EVERY
from barkade.engine.match import Match
from barkade.engine.record import checksum, read_record
from barkade.engine.replayer import Replayer
from barkade.games import PACKAGES


def long_game(versions: int) -> Match:
    """Turns that end at once in DIG."""
    match = barkade.new("dig", 2, seed=1)
    for _ in range(versions):
        match.play("stop")
    return match


def replays_of_an_undo(versions: int, monkeypatch: pytest.MonkeyPatch) -> int:
    match, replays = long_game(versions), 0
    replay = Replayer.replay

    def counted(self: Replayer, state: Any, entry: Any) -> None:
        nonlocal replays
        replays += 1
        replay(self, state, entry)

    with monkeypatch.context() as patched:
        patched.setattr(Replayer, "replay", counted)
        match.undo()
    return replays


def test_an_undo_costs_the_same_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert replays_of_an_undo(20, monkeypatch) == 19
    for versions in (60, 190):
        assert replays_of_an_undo(versions, monkeypatch) < EVERY


@pytest.mark.parametrize("game", PACKAGES)
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_what_was_taken_back_is_exactly_as_before(game: str, seed: int) -> None:
    """Long runs forth and back across checkpoints; the record replays to the same positions."""
    rng = random.Random(seed)
    match = barkade.new(game, 2, seed=seed)
    standing = [checksum(match)]
    for _ in range(12):
        for _ in range(rng.randrange(1, 40)):
            if not match.over:
                match.play(rng.choice(match.legal()))
                standing.append(checksum(match))
        for _ in range(rng.randrange(40)):
            if len(standing) > 1:
                match.undo()
                standing.pop()
                assert checksum(match) == standing[-1]
    assert checksum(match.at(match.version)) == standing[-1]
    again = read_record(match.record())
    assert again.record() == match.record() and checksum(again) == standing[-1]
