"""Information sets: the codes of the legal actions line up with the view's actions, and worlds look like the view."""

from __future__ import annotations

import random

import pytest

import barkade
from barkade.bots.information_set import InformationSet
from barkade.engine.chance import FromRandom
from barkade.games import games

STEPS = 120


@pytest.mark.parametrize("game", games())
def test_codes_and_actions_line_up(game: str) -> None:
    match, rng = barkade.new(game, 3, seed=1), random.Random(1)
    for _ in range(STEPS):
        if match.over:
            break
        view = match.view(match.to_move)
        known = InformationSet.of(view)
        assert [known.action(code)["text"] for code in known.legal] == [action.text for action in match.legal()]
        assert known.legal == [action.code for action in match.legal()]
        match.play(rng.choice(view["legal"])["text"])


@pytest.mark.parametrize("game", games())
def test_a_determinization_looks_the_same_to_the_seat(game: str) -> None:
    match, rng = barkade.new(game, 3, seed=2), random.Random(2)
    for _ in range(STEPS):
        if match.over:
            break
        known = InformationSet.of(match.view(match.to_move))
        before = known.game.states.flat(known.state)
        world = known.determinize(FromRandom(rng))
        known.game.rules.hide(world, known.box, known.seat)
        assert known.game.states.flat(world) == before == known.game.states.flat(known.state)
        match.play(rng.choice(match.legal()))
