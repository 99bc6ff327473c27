"""Ratings on the scale of Elo: the Bradley-Terry model, fitted to all pairings at once.

A bot of strength a wins with the odds of exp(a - b) against one of strength b; alone among several copies of it, they
share those odds (Plackett-Luce). Errors count rounds, not games, because the games of one seed are alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from barkade.lab.pairing import Pairing
from barkade.stats import SIGMAS_FOR_95_PERCENT

ELO = 400 / log(10)
PRIOR = 1.0
"""Games with an equal share in every pairing that nobody played: who always wins has a finite rating, too."""
STEPS = 200
LONGEST_STEP = 1.0
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and half the width of its 95 % interval. All bots together have 0 on average."""

    value: float
    half: float


def ratings(bots: Sequence[str], pairings: Sequence[Pairing]) -> dict[str, Rating]:
    """Rate bots by the pairings between them; those with a bot that is not rated don't count."""
    import numpy as np

    place = {bot: at for at, bot in enumerate(bots)}
    counted = [each for each in pairings if each.games and each.one in place and each.other in place]
    strength = np.zeros(len(bots))
    sides = np.zeros((len(counted), len(bots)))
    for at, pairing in enumerate(counted):
        sides[at, place[pairing.one]] += 1
        sides[at, place[pairing.other]] -= 1
    number = np.array([len(each.games) + PRIOR for each in counted])
    won = np.array([_won(each) for each in counted])
    copies = np.array([log(each.players - 1) for each in counted])

    def expected() -> np.ndarray:
        lead = np.clip(sides @ strength - copies, -500, 500)
        return np.array([1 / (1 + exp(-each)) for each in lead])

    for _ in range(STEPS):
        share = expected()
        information = np.linalg.pinv(sides.T @ (sides * (number * share * (1 - share))[:, None]))
        step = np.clip(information @ (sides.T @ (won - number * share)), -LONGEST_STEP, LONGEST_STEP)
        strength += step
        if np.abs(step).max(initial=0.0) < CLOSE_ENOUGH:
            break
    share = expected()
    information = np.linalg.pinv(sides.T @ (sides * (number * share * (1 - share))[:, None]))
    spread = np.array([_spread(each, float(chance)) for each, chance in zip(counted, share, strict=True)])
    covariance = information @ (sides.T @ (sides * spread[:, None])) @ information
    errors = np.sqrt(np.maximum(np.diag(covariance), 0.0))
    return {
        bot: Rating(ELO * float(strength[at]), ELO * SIGMAS_FOR_95_PERCENT * float(errors[at]))
        for bot, at in place.items()
    }


def _won(pairing: Pairing) -> float:
    """Return the sum of shares of a pairing's `one`, within what is possible: luck-adjusted shares may be outside."""
    games = len(pairing.games)
    total = sum(game.adjusted if pairing.adjusted else game.share for game in pairing.games)
    return min(max(total, 0.0), float(games)) + PRIOR / pairing.players


def _spread(pairing: Pairing, share: float) -> float:
    """Return the variance of that sum: of the rounds, and of the games that nobody played."""
    rounds = pairing.rounds(pairing.adjusted)
    return sum((sum(each) - len(each) * share) ** 2 for each in rounds) + PRIOR / 4
