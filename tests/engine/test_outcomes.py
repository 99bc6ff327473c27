"""Branches of chance: each outcome once, with the weight of all rows of draws that mean it."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from barkade.engine import branches
from barkade.engine.kit import Chance, draw, roll, take, unordered
from barkade.engine.outcomes import TooManyOutcomes, every


def test_draws_that_depend_on_each_other() -> None:
    """As many dice as the first one says."""
    found = dict(every(lambda chance: tuple(draw(chance, 3) for _ in range(draw(chance, 3)))))
    assert len(found) == 1 + 3 + 9
    assert found[()] == Fraction(1, 3) and found[2, 1] == Fraction(1, 27)
    assert sum(found.values()) == 1


def dice(chance: Chance) -> tuple[int, ...]:
    counts = [0] * 6
    roll(chance, counts, 6, 5)
    return tuple(counts)


def test_dice_come_up_once_whatever_their_order() -> None:
    listed = list(every(dice))
    found = dict(listed)
    assert len(listed) == len(found) == comb(10, 5)
    assert found[5, 0, 0, 0, 0, 0] == Fraction(1, 6**5)
    assert found[2, 2, 1, 0, 0, 0] == Fraction(30, 6**5)
    assert sum(found.values()) == 1


def hand(chance: Chance) -> tuple[tuple[int, ...], int]:
    """Four cards of a bag, and something that does depend on order between two hands."""
    bag, counts = [2, 1, 3], [0, 0, 0]
    for number in range(4):
        unordered(chance, number + 1)
        counts[take(chance, bag, 6 - number)] += 1
    return tuple(counts), take(chance, bag, 2)


def test_a_hand_comes_up_once_whatever_its_order() -> None:
    """Also where the last kind is used up, so that a row of draws has no end in order."""
    listed = list(every(hand))
    found = dict(listed)
    assert len(found) == len(listed)
    hands: dict[tuple[int, ...], Fraction] = {}
    for (counts, _), probability in listed:
        hands[counts] = hands.get(counts, Fraction(0)) + probability
    for counts, probability in hands.items():
        ways = comb(2, counts[0]) * comb(1, counts[1]) * comb(3, counts[2])
        assert probability == Fraction(ways, comb(6, 4))
    assert len(hands) == 5 and sum(hands.values()) == 1


def test_what_has_no_end_or_is_too_much_is_refused() -> None:
    def again(chance: Chance) -> int:
        rolls = 1
        while draw(chance, 2) == 0:
            rolls += 1
            if rolls > 10 * branches.MOST_DRAWS:
                break
        return rolls

    with pytest.raises(TooManyOutcomes):
        list(every(again))
    with pytest.raises(TooManyOutcomes):
        list(every(lambda chance: [draw(chance, 10) for _ in range(3)], most=999))
    assert len(list(every(lambda chance: [draw(chance, 10) for _ in range(3)], most=1000))) == 1000
    with pytest.raises(TooManyOutcomes):
        list(every(lambda chance: [draw(chance, 1000) for _ in range(10)]))
