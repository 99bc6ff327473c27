"""Exact odds of a roll: the probability that it can be settled without a bust, and that it fills a space without one.

Spaces with the same number are equivalent, so a player's cards reduce to the number of free spaces of each face, and
the yard to its pips. Rolls are counted as multisets, in integers out of 6 to the power of the dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb, factorial

from barkade.games.spots.box import FACES, YARD_LIMIT
from barkade.games.spots.rules.dice import HUNT_SETTLES, SEARCH_TOTAL
from barkade.games.spots.rules.state import FETCH, GUARD, HUNT, SCAVENGE, SEARCH, TRACK

Counts = tuple[int, ...]
"""Counts by face."""
Chances = tuple[float, float, float]
"""A probability with 0, 1 and 2 treats, spent optimally."""

NEVER: Chances = (0.0, 0.0, 0.0)
ALWAYS: Chances = (1.0, 1.0, 1.0)
TREATS = 3
NO_FACE = -1


@dataclass(frozen=True)
class Place:
    """The place where a roll will be settled: the free spaces of each number, the pips in the yard, and its limit."""

    free: Counts
    pips: int
    limit: int = YARD_LIMIT

    @property
    def slack(self) -> int:
        return self.limit - self.pips

    def after(self, free: Counts | None = None, pips: int | None = None) -> Place:
        """Return the place with other free spaces, or other pips."""
        return Place(self.free if free is None else free, self.pips if pips is None else pips, self.limit)

    def cost(self, face: int, dice: int) -> int:
        """Return the pips that must be buried of so many dice of a face."""
        return max(0, dice - self.free[face]) * (face + 1)

    def holds(self, dice: Sequence[int]) -> bool:
        """Tell whether dice can be settled without a bust."""
        return sum(self.cost(face, count) for face, count in enumerate(dice)) <= self.slack


@dataclass(frozen=True)
class Odds:
    """The probability of no bust, and for each face that of filling a space of that number without a bust."""

    safe: Chances
    fill: tuple[Chances, ...]


@lru_cache(maxsize=4096)
def odds(trick: int, dice: int, place: Place, named: int = 0) -> Odds:
    """Return the odds of a trick's next roll. Guard: with the number named, else the best for each aim."""
    if trick == GUARD and named == 0:
        return best([odds(GUARD, dice, place, number) for number in range(1, FACES + 1)])
    if trick == TRACK:
        return track_odds(dice, place)
    if trick in (FETCH, HUNT, SEARCH):
        safe, fill = chosen_ways(trick, dice, place)
    else:
        safe, fill = settled_ways(trick, dice, place, named)
    total = FACES**dice
    return Odds(with_treats(safe, total), tuple(with_treats(ways, total) for ways in fill))


def with_treats(ways: int, total: int) -> Chances:
    """Apply treats: one rerolls all dice, so it is spent exactly when the aim is missed."""
    missed = total - ways
    return ways / total, 1 - missed**2 / total**2, 1 - missed**3 / total**3


def best(several: Sequence[Odds]) -> Odds:
    """Return the best of several alternatives, for each aim separately."""
    return Odds(
        highest([each.safe for each in several]),
        tuple(highest([each.fill[face] for each in several]) for face in range(FACES)),
    )


def highest(several: Sequence[Chances]) -> Chances:
    first, second, third = (max(each[treats] for each in several) for treats in range(TREATS))
    return first, second, third


# Rolls that are settled whole, but for dice that go out by themselves


def settled_ways(trick: int, dice: int, place: Place, named: int) -> tuple[int, list[int]]:
    """Count the rolls that can be settled without a bust, and those of them that fill a space of each face."""
    costs = tuple(
        tuple(0 if goes_out(trick, face, place, named) else place.cost(face, count) for count in range(dice + 1))
        for face in range(FACES)
    )
    safe = ways_within(dice, costs, place.slack, NO_FACE)
    fill = [0] * FACES
    for face in range(FACES):
        if place.free[face] and not (trick == GUARD and face >= named):
            # Without a bust a die of the number can always be the one that is placed.
            fill[face] = safe - ways_within(dice, costs, place.slack, face)
    return safe, fill


def safe_chances(dice: int, place: Place) -> Chances:
    """Return the probability of no bust, for a roll that is settled as a whole."""
    costs = [[place.cost(face, count) for count in range(dice + 1)] for face in range(FACES)]
    return with_treats(ways_within(dice, costs, place.slack, NO_FACE), FACES**dice)


def goes_out(trick: int, face: int, place: Place, named: int) -> bool:
    """Tell whether a die is discarded: by Guard above its number, by Scavenge (optionally) below the yard."""
    return (trick == GUARD and face >= named) or (trick == SCAVENGE and face + 1 < place.pips)


def ways_within(dice: int, costs: Sequence[Sequence[int]], slack: int, without: int) -> int:
    """Count the rolls that cost at most the slack, without any die of one face."""
    ways = Counter({(dice, 0): 1})
    for face in range(FACES):
        following: Counter[tuple[int, int]] = Counter()
        for (left, spent), count in ways.items():
            for shown in range(1 if face == without else left + 1):
                cost = spent + costs[face][shown]
                if cost <= slack:
                    following[left - shown, cost] += count * comb(left, shown)
        ways = following
    return sum(count for (left, _), count in ways.items() if left == 0)


# Rolls of which some dice are chosen


def chosen_ways(trick: int, dice: int, place: Place) -> tuple[int, list[int]]:
    choices, rolls = choices_of(trick, dice)
    good = sum(1 << at for at, choice in enumerate(choices) if place.holds(choice))
    # A roll without any choice (Search without a set) is discarded, which is no bust.
    safe = sum(ways for open_to, ways in rolls.items() if open_to & good or not open_to)
    fill = [0] * FACES
    for face in range(FACES):
        if place.free[face]:
            aim = sum(1 << at for at, choice in enumerate(choices) if good >> at & 1 and choice[face])
            fill[face] = sum(ways for open_to, ways in rolls.items() if open_to & aim)
    return safe, fill


@lru_cache(maxsize=64)
def choices_of(trick: int, dice: int) -> tuple[list[Counts], Mapping[int, int]]:
    """Return all sets of dice that may be chosen, and the number of rolls that allow which of them (a bit each)."""
    choices = list(possible_choices(trick, dice))
    needs = [[(face, count) for face, count in enumerate(choice) if count] for choice in choices]
    rolls: Counter[int] = Counter()
    for roll, ways in multisets(dice):
        if trick == FETCH:
            open_to = sum(1 << needs.index([(face, count)]) for face, count in enumerate(roll) if count)
        else:
            open_to = sum(1 << at for at, need in enumerate(needs) if has(roll, need))
        rolls[open_to] += ways
    return choices, rolls


def has(roll: Counts, need: Sequence[tuple[int, int]]) -> bool:
    """Tell whether a roll contains all these dice, given as (face, count)."""
    for face, count in need:  # noqa: SIM110 (all() takes three times as long, and this runs tens of thousands of times)
        if roll[face] < count:
            return False
    return True


def possible_choices(trick: int, dice: int) -> Iterator[Counts]:
    if trick == FETCH:
        for face, count in product(range(FACES), range(1, dice + 1)):
            yield tuple(count if each == face else 0 for each in range(FACES))
    elif trick == HUNT:
        yield from (choice for choice, _ in multisets(min(HUNT_SETTLES, dice)))
    else:
        for size in range(1, dice + 1):
            for choice, _ in multisets(size):
                if sum((face + 1) * count for face, count in enumerate(choice)) == SEARCH_TOTAL:
                    yield choice


@lru_cache(maxsize=64)
def multisets(dice: int) -> list[tuple[Counts, int]]:
    """Return all rolls as multisets, each with the number of its permutations."""
    found = []
    for roll in combinations_with_replacement(range(FACES), dice):
        counts = tuple(roll.count(face) for face in range(FACES))
        ways = factorial(dice)
        for count in counts:
            ways //= factorial(count)
        found.append((counts, ways))
    return found


# Track: a treat rerolls any of the dice


def track_odds(dice: int, place: Place, keep: Counts = (0,) * FACES) -> Odds:
    """Return the odds of rerolling all dice except those kept."""
    return track_table(dice, place)[keep]


@lru_cache(maxsize=512)
def track_table(dice: int, place: Place) -> Mapping[Counts, Odds]:
    """Return the odds for all dice that may be kept."""
    rolls = [roll for roll, _ in multisets(dice)]
    fine = [place.holds(roll) for roll in rolls]
    safe = track_chances(dice, fine)
    fill = [
        track_chances(dice, [fine[at] and roll[face] > 0 and place.free[face] > 0 for at, roll in enumerate(rolls)])
        for face in range(FACES)
    ]
    return {keep: Odds(safe[keep], tuple(each[keep] for each in fill)) for keep in after_keeping(dice)}


def track_chances(dice: int, hits: Sequence[bool]) -> Mapping[Counts, Chances]:
    """Return, for all dice that may be kept, the probability to end with a hit when keeping and rerolling optimally. A
    roll's value is an integer, out of 6 ** dice for each treat."""
    total = FACES**dice
    values = [int(hit) for hit in hits]
    scale = 1
    chances: dict[Counts, list[float]] = {keep: [] for keep in after_keeping(dice)}
    for _ in range(TREATS):
        scale *= total
        kept = {
            keep: FACES ** sum(keep) * sum(ways * values[at] for at, ways in after)
            for keep, after in after_keeping(dice).items()
        }
        for keep, value in kept.items():
            chances[keep].append(value / scale)
        values = [
            scale if hit else max(kept[part] for part in parts) for hit, parts in zip(hits, keepable(dice), strict=True)
        ]
    return {keep: (first, second, third) for keep, (first, second, third) in chances.items()}


@lru_cache(maxsize=8)
def after_keeping(dice: int) -> Mapping[Counts, list[tuple[int, int]]]:
    """Return, for all dice that may be kept (fewer than all), the rolls that may result, by number, with their
    weights."""
    number = {roll: at for at, (roll, _) in enumerate(multisets(dice))}
    return {
        keep: [(number[added(keep, roll)], ways) for roll, ways in multisets(dice - size)]
        for size in range(dice)
        for keep, _ in multisets(size)
    }


@lru_cache(maxsize=8)
def keepable(dice: int) -> list[list[Counts]]:
    """Return, for each roll, the parts of it that may be kept."""
    return [[keep for keep in after_keeping(dice) if has(roll, tuple(enumerate(keep)))] for roll, _ in multisets(dice)]


def added(these: Counts, those: Counts) -> Counts:
    return tuple(a + b for a, b in zip(these, those, strict=True))
