"""Tuning of a guide's constants by SPSA: simultaneous perturbation stochastic approximation.

Every step shakes all constants at once, up or down by chance, plays the two mirrored guides against each other, and
goes a little towards the winner. What that finds has to win a match on fresh chance before it counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from barkade.lab.guide import Values, flat, unflat
from barkade.lab.guide_match import GuideMatch, interval
from barkade.stats import Mean

SHAKE = 0.2
"""Size of the first perturbation, as a part of a constant; at least 1."""
SHAKE_DECAY = 0.101
STRIDE = 0.3
"""Length of the first step, in perturbations, for a win rate of `CLEAR` above an even share."""
STRIDE_DECAY = 0.3
CLEAR = 0.01
MOST = 2.0
"""Longest step, in perturbations."""
FRESH = 1 << 40
"""Number of the first round of matches that confirm."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The share of victories of new constants, alone among copies of the guide with the old ones."""

    players: int
    games: int
    share: Mean

    @property
    def gain(self) -> bool:
        return self.share.low > 1 / self.players

    @property
    def loss(self) -> bool:
        return self.share.high < 1 / self.players


def scales(numbers: Sequence[int]) -> list[float]:
    return [max(1.0, SHAKE * abs(number)) for number in numbers]


def tune(
    matches: Sequence[GuideMatch],
    steps: int,
    rounds: int,
    seed: int,
    progress: Callable[[int], None] = lambda step: None,
    start: Values | None = None,
) -> Values:
    """Return better constants, perhaps. Every step plays so many rounds at one number of players, each in turn."""
    chance, old = random.Random(seed), start or matches[0].guide.values()
    first = flat(old)
    size, at = scales(first), [float(number) for number in first]
    late = [0.0] * len(first)
    for step in range(steps):
        match = matches[step % len(matches)]
        shake, stride = (step + 1) ** -SHAKE_DECAY, STRIDE * (1 + 10 * step / steps) ** -STRIDE_DECAY
        signs = [chance.choice((-1, 1)) for _ in first]
        moves = [sign * shake * each for sign, each in zip(signs, size, strict=True)]
        up, down = (
            [nearest(place + way * move, number, chance) for place, move, number in zip(at, moves, first, strict=True)]
            for way in (1, -1)
        )
        shares = match.rounds(rounds, seed, step * rounds, unflat(up, old), unflat(down, old))
        lead = (float(shares.mean()) - 1 / match.setup.players) / CLEAR
        for each, move in enumerate(moves):
            at[each] += max(-MOST, min(MOST, stride * lead)) * move
            if step >= steps // 2:  # the mean of the second half is steadier than the last place
                late[each] += at[each] / (steps - steps // 2)
        progress(step + 1)
    return unflat([_bounded(round(each), number) for each, number in zip(late, first, strict=True)], old)


def nearest(place: float, number: int, chance: random.Random) -> int:
    """Return an integer next to a place, by chance, so that on average it is the place."""
    low = int(place // 1)
    return _bounded(low + (chance.random() < place - low), number)


def _bounded(value: int, start: int) -> int:
    """Keep a constant's sign: a price never becomes a reward, and what is 0 stays 0."""
    if start > 0:
        return max(value, 0)
    return min(value, 0) if start < 0 else 0


def confirm(matches: Sequence[GuideMatch], values: Values, rounds: int, seed: int) -> list[Confirmed]:
    """Play new constants against the old ones on fresh chance."""
    confirmed = []
    for match in matches:
        shares = match.rounds(rounds, seed, FRESH, values, None)
        confirmed.append(Confirmed(match.setup.players, rounds * match.setup.players, interval(shares.tolist())))
    return confirmed
