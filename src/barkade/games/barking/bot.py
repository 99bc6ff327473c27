"""Barking's rules of thumb: take what is worth its cards with the least that will probably hold, keep good cards for
later rounds, and let the cat out where a mixed pack wins the day."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb
from typing import Any

from .box import CARDS, CAT, WONDER, Box
from .names import breed_id, card_id
from .rules import State
from .standing import Group, Pack, Play, pack_of, playable, strongest_other, table_of, worth
from .view import unseen

Legal = Mapping[str, Any]

POINTS_IN_A_GAME = 60
"""What all items are worth together, more or less."""
CARDS_A_PLAYER = 26
THRIFT = 0.55
"""How dear a card is that could be played later, as a share of what cards bring on average."""
WONDER_PRICE = 1.6
CAT_PRICE = 1.1
PAIR_PRICE = 0.15
"""What another dog of the same breed adds to the price of a card."""
GREED = 0.6
"""How likely a player who can take an item does it."""
CAT_FEAR = 0.12
"""How likely a player who may not add dogs lets a cat out to do it."""
SPITE = 0.35
"""How much it counts to take an item from another."""
TOKEN_GAIN = 0.1
"""What a cat token has to gain at once."""


def choose(view: Mapping[str, Any], legal: Sequence[Legal], rng: random.Random) -> Legal:
    """One of the legal actions (as a view lists them)."""
    kinds: dict[str, list[Legal]] = {}
    for action in legal:
        kinds.setdefault(action["kind"], []).append(action)
    if "no-mic" in kinds:
        return kinds["no-mic"][0]  # BRK-9.2: with a bot among the tied chance decides
    mind = Mind(*table_of(view), view["seat"])
    if "discard" in kinds:
        return min(kinds["discard"], key=lambda action: (mind.price(mind.card(action["card"])), rng.random()))
    if "at" in kinds:
        return max(kinds["at"], key=lambda action: mind.gain_of_shown(action["item"] - 1))
    if "no-token" in kinds:
        return mind.place_token(kinds)
    if "done" in kinds:
        return mind.go_on(kinds)
    return mind.take_turn(kinds)


class Mind:
    """What a seat makes of a position."""

    def __init__(self, s: State, box: Box, seat: int) -> None:
        self.s, self.box, self.seat = s, box, seat
        self.hand = s.hand[seat]
        self.pool = unseen(s, seat)
        self.unseen = sum(self.pool)
        self.last = s.round + 1 == box.rounds
        self.items = range(box.piles[s.round])
        self.packs = [[pack_of(s, box, item, each) for each in range(s.players)] for item in self.items]
        self.others = [strongest_other(s, box, item, seat) for item in self.items]
        self.rivals = [other for other in range(s.players) if other != seat and not s.passed[other] and s.held[other]]
        self.values = [self.value(item) for item in self.items if s.items[item]]

    def card(self, name: str) -> int:
        return next(card for card in range(CARDS) if card_id(self.box, card) == name)

    # What cards are worth

    @cached_property
    def average(self) -> float:
        return THRIFT * POINTS_IN_A_GAME / (CARDS_A_PLAYER * self.s.players)

    def price(self, card: int) -> float:
        """What a card in hand is worth for later."""
        if card == CAT:
            return CAT_PRICE * self.average
        if card == WONDER:
            return WONDER_PRICE * self.average
        goodness = 1.15 - 0.3 * card / self.box.breeds
        return self.average * (goodness + PAIR_PRICE * (self.hand[card] - 1))

    def cost(self, play: Play) -> float:
        """What a play costs: hardly anything in the last round, or for cards that would have to be discarded anyway."""
        if self.last:
            return 0.001 * sum(cards + 3 * wonders for _, cards, wonders in play)
        prices = [self.price(breed) for breed, cards, _ in play for _ in range(cards)]
        prices += [self.price(WONDER)] * sum(wonders for _, _, wonders in play)
        spare = max(0, self.s.held[self.seat] + self.box.piles[self.s.round + 1] - self.box.hand_limit)
        return sum(sorted(prices)[spare:]) + 0.01 * sum(prices)

    # What items are worth

    def value(self, item: int) -> float:
        """Points for this seat, and a little for what others would have got."""
        kind = self.s.items[item] - 1
        others = [worth(self.s.won[seat][kind]) for seat in range(self.s.players) if seat != self.seat]
        return worth(self.s.won[self.seat][kind]) + SPITE * sum(others) / len(others) / len(others)

    def gain(self, item: int, play: Play, token: bool) -> float:
        """What a play at an item brings on average, less what it costs."""
        pack = self.packs[item][self.seat].with_play(play)
        cost = self.cost(play)
        if not pack.beats(self.others[item]) or self.values[item] <= cost:
            return -cost
        breeds = {breed for breed, _, _ in play}
        return self.values[item] * self.holds(item, pack, breeds, token) - cost

    def holds(self, item: int, pack: Pack, breeds: set[int], token: bool) -> float:
        """The chance that nobody takes an item back from a pack."""
        chance = 1.0
        for other in self.rivals:
            theirs = self.packs[item][other]
            will = GREED if token or not theirs.dogs else CAT_FEAR
            chance *= 1 - will * self.can_take(item, pack, theirs, breeds, other, token)
        return chance

    def can_take(self, item: int, pack: Pack, theirs: Pack, breeds: set[int], other: int, token: bool) -> float:
        """The chance that another hand has the dogs to take an item from a pack."""
        there = self.s.owner[item]
        free = [breed for breed in range(self.box.breeds) if not there[breed] and breed not in breeds]
        missing = pack.dogs - theirs.dogs
        if token or theirs.dogs:
            better = theirs.best < pack.best
            return self.has(other, sum(self.pool[breed] for breed in free), missing if better else missing + 1)
        safe = 1.0
        for breed in free:
            safe *= 1 - self.has(other, self.pool[breed], missing if breed < pack.best else missing + 1)
        return 1 - safe

    def has(self, other: int, fitting: int, needed: int) -> float:
        """The chance that a hand holds so many of the fitting cards, wonder dogs counted half."""
        if needed <= 0:
            return 1.0
        if not fitting:
            return 0.0
        fitting = min(self.unseen, fitting + self.pool[WONDER] // 2)
        return at_least(needed, fitting, self.unseen, self.s.held[other])

    # What could be done

    def plays(self, item: int, token: bool) -> list[Play]:
        """Plays worth thinking of at an item: dogs of one breed, and where a token is (or comes), mixtures of a few."""
        alone = [group for breed in self.breeds_for(item, token) for group in self.groups(breed)]
        if not token:
            return [(group,) for group in alone]
        found: list[Play] = [(group,) for group in alone]
        breeds = self.breeds_for(item, token)
        for size in (2, 3):
            for chosen in combinations(breeds, size):
                first, *others = ((breed, self.hand[breed], 0) for breed in chosen)
                found.append((first, *others))
                if self.hand[WONDER]:
                    found.append(((first[0], first[1], self.hand[WONDER]), *others))
        return found

    def breeds_for(self, item: int, token: bool) -> list[int]:
        if token and not self.s.token[item]:
            return [breed for breed in range(self.box.breeds) if self.hand[breed] and not self.s.owner[item][breed]]
        return playable(self.s, self.box, item, self.seat)

    def groups(self, breed: int) -> list[Group]:
        return [
            (breed, cards, wonders)
            for cards in range(1, self.hand[breed] + 1)
            for wonders in range(self.hand[WONDER] + 1)
        ]

    def best_play(self, item: int, token: bool) -> tuple[float, Play]:
        return max(((self.gain(item, play, token), play) for play in self.plays(item, token)), default=(-9.0, ()))

    def best_now(self) -> tuple[float, Play]:
        return max(self.best_play(item, bool(self.s.token[item])) for item in self.items)

    def best_tokens(self) -> dict[int, float]:
        """By item without a token: what it would gain over the best play as things are, to put one there."""
        now = max(0.0, self.best_now()[0])
        bare = [item for item in self.items if not self.s.token[item]]
        return {item: self.best_play(item, True)[0] - now for item in bare}

    # Deciding

    def take_turn(self, kinds: Mapping[str, list[Legal]]) -> Legal:
        gain, play = self.best_now()
        if "cat" in kinds and self.lets_cat_out(gain):
            return kinds["cat"][0]
        if gain > 0:
            return find(self.box, kinds["lay"], play[0])
        if "swap" in kinds and self.last:
            return kinds["swap"][0]
        return kinds["pass"][0]

    def lets_cat_out(self, gain: float) -> bool:
        """A cat is a card in waiting: it is played where its token wins something, when there are several, in the last
        round, and before the hand overflows."""
        if self.last or self.hand[CAT] > 1:
            return True
        return max(self.best_tokens().values(), default=0.0) > TOKEN_GAIN

    def place_token(self, kinds: Mapping[str, list[Legal]]) -> Legal:
        gains = self.best_tokens()
        best = max(gains, key=lambda item: gains[item])
        if gains[best] > TOKEN_GAIN / 2:
            return next(action for action in kinds["token"] if action["item"] == best + 1)
        return kinds["no-token"][0]

    def gain_of_shown(self, item: int) -> float:
        """Where dogs that are shown already do the most good; at an item with a token more may follow."""
        s = self.s
        first: Play = ((s.shown_breed - 1, s.shown_dogs, s.shown_wonders),)
        token = bool(s.token[item])
        gains = [self.gain(item, first, token)]
        if token:
            more = self.additions(self.later_breeds(item, s.shown_breed))
            gains += [self.gain(item, first + groups, token) for groups in more]
        return max(gains)

    def later_breeds(self, item: int, start: int) -> list[int]:
        return [breed for breed in range(start, self.box.breeds) if self.hand[breed] and not self.s.owner[item][breed]]

    def additions(self, breeds: Sequence[int]) -> list[Play]:
        """One or two more breeds, all cards of each."""
        return [
            tuple((breed, self.hand[breed], 0) for breed in chosen)
            for size in (1, 2)
            for chosen in combinations(breeds, size)
        ]

    def go_on(self, kinds: Mapping[str, list[Legal]]) -> Legal:
        """Add to an open play what makes it better."""
        item = self.s.play_at - 1
        pack = self.packs[item][self.seat]
        ahead = pack.beats(self.others[item])
        as_it_is = self.values[item] * self.holds(item, pack, set(), True) if ahead else 0.0
        additions = self.additions(self.later_breeds(item, self.s.shown_breed))
        gain, play = max(((self.gain(item, more, True), more) for more in additions), default=(0.0, ()))
        if play and gain > as_it_is:
            return find(self.box, kinds["lay"], play[0])
        return kinds["done"][0]


@lru_cache(maxsize=20_000)
def at_least(needed: int, fitting: int, unseen_cards: int, held: int) -> float:
    """The chance that a hand of unseen cards has so many of the fitting ones."""
    below = sum(comb(fitting, few) * comb(unseen_cards - fitting, held - few) for few in range(min(needed, held + 1)))
    return 1 - below / comb(unseen_cards, held)


def find(box: Box, lays: Sequence[Legal], group: Group) -> Legal:
    """The legal action that lays a group."""
    breed, cards, wonders = group
    wanted = (breed_id(box, breed), cards, wonders)
    return next(lay for lay in lays if (lay["breed"], lay["cards"], lay["wonders"]) == wanted)
