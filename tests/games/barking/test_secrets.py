"""BRK-10: what a seat may know, counted out on small boxes and looked at in big ones."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

import pytest

import barkade
from barkade.engine.chance import FromRandom, SeededChance
from barkade.engine.history import Entry
from barkade.engine.kit import EVERYONE, Chance, RawEvent
from barkade.engine.match import Match
from barkade.games.barking.box import CAT, WONDER
from barkade.games.barking.rules.state import CAT_CARD, DISCARD, LAY, SWAP, breed_of, cards_of, wonders_of
from tests.conformance.oracle import Worlds, every_chance, normal, redealt
from tests.games.barking.positions import TINY, board, lay_out
from tests.proof import proves

Runs = Iterable[tuple[tuple[Any, list[RawEvent]], Fraction]]


def ways(s: Any, seat: int, code: int) -> int:
    """In how many ways a seat can play an action, if every copy of a card is a card of its own. Of several cats the one
    dealt at the start goes first."""
    hand = s.hand[seat]
    if code >= LAY:
        return comb(hand[breed_of(code)], cards_of(code)) * comb(hand[WONDER], wonders_of(code))
    card = {CAT_CARD: CAT, SWAP: WONDER}.get(code, code - DISCARD)
    if code not in (CAT_CARD, SWAP) and not DISCARD <= code < DISCARD + CAT + 1:
        return 1
    return 1 if card == CAT and s.kept_cat[seat] else int(hand[card])


class Oracle:
    """Every world that could have told a seat what it was told: the history replayed with every chance."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.rules, self.states, self.box = match.game.rules, match.game.states, match.box

        def set_up(chance: Chance) -> tuple[Any, list[RawEvent]]:
            s, story = self.states.blank(), list[RawEvent]()
            self.rules.setup(s, self.box, match.players, chance, story)
            return s, story

        self.worlds: Worlds = {}
        self.keep(self.worlds, every_chance(set_up), Fraction(1), match.history[0])

    def keep(self, worlds: Worlds, runs: Runs, weight: Fraction, version: Entry) -> None:
        for (s, story), likely in runs:
            if self.heard(story) == self.heard(version.events):
                key = tuple(self.states.flat(s))
                worlds[key] = worlds.get(key, Fraction(0)) + weight * likely

    def heard(self, story: Iterable[RawEvent]) -> list[RawEvent]:
        return [event for event in story if event.to in (EVERYONE, self.seat)]

    def follow(self, version: Entry) -> None:
        following: Worlds = {}
        (code,) = version.codes
        for world, weight in self.worlds.items():

            def play(chance: Chance, world: tuple[int, ...] = world) -> tuple[Any, list[RawEvent]]:
                s, story = self.states.from_flat(world), list[RawEvent]()
                self.rules.apply(s, self.box, code, chance, story)
                return s, story

            choices = ways(self.states.from_flat(world), version.seat, code)
            if choices:
                self.keep(following, every_chance(play), weight * choices, version)
        self.worlds = normal(following)


@pytest.mark.usefixtures("untraced")
@proves("BRK-10.1", "BRK-10.2")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_unseen_is_one_pool(seed: int) -> None:
    """While the first block is drawn from, `redeal` deals what is possible, each card as likely as any other."""
    tiny = {**TINY, "piles": [1, 1], "items": [{"name": "Kite", "copies": 2}]}
    match = barkade.new("barking", players=2, chance=SeededChance(seed), box=tiny, starter=0)
    oracles = [Oracle(match, seat) for seat in (EVERYONE, 0, 1)]
    rng, uncertain = random.Random(seed), 0
    while not match.over:
        codes = match.legal_codes()
        version = match.play(rng.choice(codes[:-1] or codes) if rng.random() < 0.7 else codes[-1])
        for oracle in oracles:
            oracle.follow(version)
            if not match.over:
                worlds = redealt(match, oracle.seat)
                uncertain += len(worlds) > 1
                assert worlds == normal(oracle.worlds)
    assert uncertain > 15


@proves("BRK-10.1")
def test_hands_and_the_block_that_is_drawn_from_are_one_pool() -> None:
    """Also when the block was known before the first card was drawn from it: then hands and block are mixed."""
    match = lay_out(
        [{"poodle": 2}, {"poodle": 1, "wonder": 1}],
        ["kite", "kite"],
        round_=2,
        custom=TINY,
        discards={"poodle": 2, "beagle": 4, "cat": 4},
    )
    pool = ["poodle", "wonder", "beagle", "cat"]  # seat 1's hand and the two cards left in the block
    assert board(match, 0)["unseen"] == dict.fromkeys(pool, 1)
    dealt: dict[tuple[str, ...], Fraction] = {}
    for world, likely in redealt(match, 0).items():
        hand = match.game.states.from_flat(world).hand[1]
        names = ("poodle", "beagle", "wonder", "cat")
        held = tuple(name for name, card in zip(names, (0, 1, WONDER, CAT), strict=True) for _ in range(hand[card]))
        dealt[held] = dealt.get(held, Fraction(0)) + likely
    pairs = {tuple(sorted(pair)) for pair in permutations(pool, 2)}
    assert {tuple(sorted(held)) for held in dealt} == pairs
    assert set(dealt.values()) == {Fraction(1, 6)}


@proves("BRK-10.2")
def test_who_was_dealt_a_cat_and_showed_none_has_one() -> None:
    match = lay_out([{"mutt": 3}, {"cat": 1, "mutt": 2}, {"cat": 2}], kept_cats=[1])
    for seed in range(20):
        world = barkade.sample(match.view(0), seed)
        assert world.state.hand[1][CAT] >= 1
        assert sum(world.state.hand[1]) == 3 and sum(world.state.hand[2]) == 2
    assert {barkade.sample(match.view(0), seed).state.hand[2][CAT] for seed in range(60)} >= {0, 1}
    assert [each["cat"] for each in board(match, 0)["hands"]] == [False, True, False]


@proves("BRK-10.3")
def test_blocks_under_the_deck_stay_as_they_are_known() -> None:
    under = [{"husky": 2, "mutt": 3}, {"bulldog": 7}]
    match = lay_out(
        [{"mutt": 1}, {"labrador": 2}],
        ["mailbox", "boxes", "balloon", "van", "bench"],
        round_=3,
        under=under,
    )
    for seat in (0, 1, None):
        assert board(match, seat)["deck"]["under"] == under
        assert "bulldog" not in board(match, seat)["unseen"]
        for seed in range(5):
            world = barkade.sample(match.view(seat), seed)
            assert world.state.deck[1:] == match.state.deck[1:]


@proves("BRK-10.3")
def test_when_the_block_is_used_up_the_last_hand_is_known() -> None:
    rest = {"doberman": 4, "labrador": 5, "basset-hound": 5, "jack-russell": 6, "chihuahua": 6, "bulldog": 7, "mutt": 7}
    match = lay_out(
        [{"great-dane": 3, "husky": 3}, {"german-shepherd": 3, "husky": 1}],
        ["mailbox", "boxes", "balloon", "van"],
        round_=2,
        under=[{**rest, "wonder": 6, "cat": 7}],
    )
    assert board(match, 0)["unseen"] == {"german-shepherd": 3, "husky": 1}
    for seed in range(5):
        assert barkade.sample(match.view(0), seed).state.hand == match.state.hand


def test_at_the_end_there_is_nothing_to_redeal() -> None:
    match = barkade.new("barking", players=2, seed=3, box=TINY)
    rng = random.Random(3)
    while not match.over:
        match.play(rng.choice(match.legal_codes()))
    before = match.game.states.flat(match.state)
    match.game.rules.redeal(match.state, match.box, 0, FromRandom(rng))
    assert match.game.states.flat(match.state) == before
