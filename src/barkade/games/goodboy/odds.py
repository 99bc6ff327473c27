"""The next roll of Good Boy, worked out whole: every pair of faces, and what any-treats can be made of.

Whose corner is robbed makes no difference to what the roller has afterwards, so that all corners of the others are
counted as one heap here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from .box import ANYTHING, CAT, DICE, FIRST_TREAT, YARDS, Box
from .names import symbols
from .rules import State

Treats = tuple[int, ...]
"""Counts by kind."""

Worth = Fraction | int | float

Aim = Callable[[Treats], Worth]
"""What it is worth to have these treats before you after a roll without a bust."""


@dataclass(frozen=True)
class Hand:
    """The treats before the seat to move, those in the pool, and those in the corners of all others."""

    held: Treats
    pool: Treats
    others: Treats

    @classmethod
    def of(cls, s: State, box: Box) -> Hand:
        seat, kinds = s.to_move, range(box.kinds)
        return cls(
            tuple(s.held[seat][kind] for kind in kinds),
            tuple(s.pool[kind] for kind in kinds),
            tuple(
                sum(s.corner[other][yard][kind] for other in range(s.players) for yard in range(YARDS) if other != seat)
                for kind in kinds
            ),
        )

    def gain(self, kind: int) -> Hand:
        """With a rolled treat (GDB-3.1), robbed if need be (GDB-3.5), if there is one at all."""
        if self.pool[kind]:
            return Hand(more(self.held, kind, 1), more(self.pool, kind, -1), self.others)
        if self.others[kind]:
            return Hand(more(self.held, kind, 1), self.pool, more(self.others, kind, -1))
        return self

    def open_to_any(self) -> Treats:
        """How many treats of each kind an any-treat can be (GDB-3.2, GDB-3.5)."""
        return self.pool if any(self.pool) else self.others


def more(treats: Treats, kind: int, by: int) -> Treats:
    return (*treats[:kind], treats[kind] + by, *treats[kind + 1 :])


@dataclass(frozen=True)
class Outcome:
    """A pair of faces: its treats in order, its any-treats, and whether its cats are too many."""

    treats: tuple[int, ...]
    anys: int
    bust: bool


def outcomes(s: State, box: Box) -> Iterator[Outcome]:
    """What the next roll of the seat to move can be; all are equally likely."""
    for first in range(1, box.faces[0] + 1):
        for second in range(1, box.faces[1] + 1):
            shown = [
                symbol
                for die, face in zip(range(DICE), (first, second), strict=True)
                for symbol in symbols(box, die, face)
            ]
            cats = shown.count(CAT)
            bust = cats > 0 and s.rolls > 0 if box.hard else s.cat_up + cats > 1
            treats = tuple(symbol - FIRST_TREAT for symbol in shown if symbol >= FIRST_TREAT)
            yield Outcome(treats, shown.count(ANYTHING), bust)


def settled(hand: Hand, outcome: Outcome, aim: Aim, by_chance: bool) -> Worth:
    """What an outcome is worth when its any-treats are chosen best for the aim, or picked by chance."""
    for kind in outcome.treats:
        hand = hand.gain(kind)
    return with_any(hand, outcome.anys, aim, by_chance)


def with_any(hand: Hand, anys: int, aim: Aim, by_chance: bool) -> Worth:
    choices = hand.open_to_any()
    if anys == 0 or not any(choices):
        return aim(hand.held)
    worths = {kind: with_any(hand.gain(kind), anys - 1, aim, by_chance) for kind, count in enumerate(choices) if count}
    if by_chance:
        return sum(worth * Fraction(choices[kind], sum(choices)) for kind, worth in worths.items())
    return max(worths.values())


def expected(s: State, box: Box, aim: Aim, lost: Worth = 0) -> Worth:
    """What the next roll is worth on average; a bust is worth `lost`."""
    hand, rolls = Hand.of(s, box), list(outcomes(s, box))
    total: Worth = Fraction(0)
    for outcome in rolls:
        total += lost if outcome.bust else settled(hand, outcome, aim, bool(box.any_random))
    return total / len(rolls)


def missing(s: State, box: Box, yard: int, held: Treats) -> Treats | None:
    """What the dog at a yard still wants from the seat to move, if all these treats are laid; None without a dog."""
    dog = s.yard[yard]
    if dog == 0:
        return None
    corner, wants = s.corner[s.to_move][yard], box.wants[dog - 1]
    return tuple(max(0, wants[kind] - corner[kind] - held[kind]) for kind in range(box.kinds))


def can_call(s: State, box: Box, yard: int, held: Treats) -> bool:
    """Can the dog at a yard be called with these treats?"""
    still = missing(s, box, yard, held)
    return still is not None and not any(still)


def points_now(s: State, box: Box, held: Treats) -> int:
    """The points of the best dog that can be called with these treats."""
    return max((box.points[s.yard[yard] - 1] for yard in range(YARDS) if can_call(s, box, yard, held)), default=0)
