"""On boxes small enough to be worked out whole, `redeal` deals exactly what the oracle says a seat can know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import barkade
from barkade.engine.chance import SeededChance
from barkade.engine.kit import EVERYONE
from barkade.engine.match import Match
from tests.conformance.oracle import knowable, redealt
from tests.conformance.tables import Setting

TINY: dict[str, tuple[Setting, int]] = {
    "heap": (Setting("heap", 3, custom={"heap": [2, 2]}), 7),
    "heap-greedy": (Setting("heap", 2, {"greedy": True}, {"heap": [3, 2]}), 7),
    "dig-2": (Setting("dig", 2, custom={"colours": 2}), 40),
    "dig-3": (Setting("dig", 3, custom={"colours": 3}), 60),
}
"""A setting and how many actions to play. In Barking the copies of a card count too: its oracle is among its own tests;
in Good Boy and Spots nothing is hidden but what nobody has drawn yet."""

OPEN_SET_UP = {"dig"}
"""Games whose set-up is seen by all: the oracle begins after it, as every order of the cards would be too many."""


def begun(setting: Setting, seed: int) -> Match:
    match = setting.match(seed)
    if setting.game in OPEN_SET_UP:
        for seat in (EVERYONE, *range(match.players)):
            assert hidden(match, seat) == match.game.states.flat(match.state)
        return barkade.from_position(match.position(), SeededChance(seed))
    return match


def hidden(match: Match, seat: int) -> list[int]:
    known: Any = match.game.states.copy(match.state)
    match.game.rules.hide(known, match.box, seat)
    return match.game.states.flat(known)


@pytest.mark.parametrize("name", TINY)
def test_redeal_deals_what_the_oracle_says(name: str) -> None:
    setting, length = TINY[name]
    uncertain = 0
    for seed in range(6):
        match, rng = begun(setting, seed), random.Random(seed)
        for step in range(length):
            if match.over:
                break
            match.play(busy_choice(match, rng))
            if step % 5 == 4 or step < 6:
                for seat in (EVERYONE, *range(match.players)):
                    worlds = redealt(match, seat)
                    uncertain += len(worlds) > 1
                    assert worlds == knowable(match, seat)
    assert uncertain > 20


def busy_choice(match: Match, rng: random.Random) -> int:
    """A random action, but rather one that does something than one that ends the turn (which comes last)."""
    codes = match.legal_codes()
    return rng.choice(codes[:-1] or codes) if rng.random() < 0.8 else rng.choice(codes)
