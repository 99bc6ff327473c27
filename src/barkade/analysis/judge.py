"""Choices judged by search from what their seat knew: against Top Dog's choice, and never from the truth."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import hypot, sqrt

from barkade.analysis.line import Line, Move
from barkade.bots.backends import Backend
from barkade.bots.information_set import InformationSet
from barkade.bots.ismcts import Search, nodes_for, search_iterations, settings_of
from barkade.stats import SIGMAS_FOR_95_PERCENT as SIGMAS

FAR = 1_000_000
SEARCH = 1_000
"""Iterations to find Top Dog's choice."""
FIRST_LOOK = 600
"""Iterations for each of two choices that differ. The looks after it are as long as it takes to tell the loss from a
mistake, if the look before was right."""
SECOND_LOOK = (600, 3_000)
"""Least and most iterations where the first look leaves a doubt."""
LAST_LOOK = (2_000, 6_000)
"""Before a choice is called a mistake."""
CONFIRMATION = 6
"""And a search with so many times the iterations of the first has to find a better choice, too."""
APART = 3
"""A look is so long that a loss like that of the look before would be so many standard errors from `MISTAKE`."""
WARM_UP = 4
"""The first part of a search, one in so many, only grows the tree."""
WORTH_A_LOOK = 0.03
"""A loss that may be this large gets a second look."""
MISTAKE = 0.04
"""Least share of the victory that a mistake loses."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The best choice by search, and what the move lost against it, with its standard error."""

    best: int
    loss: float
    error: float
    certain: bool
    """True if a longer search has confirmed the loss."""


def judge(line: Line, move: Move, backend: Backend, seed: int, effort: int = 1) -> Judged:
    """Judge a move; with more effort, by searches that are so many times longer.

    Every look is afresh and alone counts: what looked bad by chance may not count for it. A look decides how long the
    next one is, and nothing decides when a look stops, so that none stops where it happens to say most."""
    known = line.known(move)
    rng = random.Random(f"{seed} {move.version} {move.index}")
    best = choice(known, rng, backend, SEARCH * effort)
    if best == move.code:
        return Judged(best, 0.0, 0.0, False)
    loss, error = compare(known, best, move.code, rng, backend, FIRST_LOOK * effort)
    if loss + SIGMAS * error < WORTH_A_LOOK:
        return Judged(best, loss, error, False)
    looked = next_look(loss, error, FIRST_LOOK, SECOND_LOOK)
    loss, error = compare(known, best, move.code, rng, backend, looked * effort)
    if loss < MISTAKE or loss <= SIGMAS * error:
        return Judged(best, loss, error, False)
    best = choice(known, rng, backend, SEARCH * CONFIRMATION * effort)
    if best == move.code:
        return Judged(best, 0.0, 0.0, False)
    looked = next_look(loss, error, looked, LAST_LOOK)
    loss, error = compare(known, best, move.code, rng, backend, looked * effort)
    return Judged(best, loss, error, True)


def next_look(loss: float, error: float, looked: int, bounds: tuple[int, int]) -> int:
    """Return the iterations of the next look, from what a look of so many iterations said."""
    least, most = bounds
    wanted = abs(loss - MISTAKE) / APART
    return most if wanted == 0 else max(least, min(most, round(looked * (error / wanted) ** 2)))


def choice(known: InformationSet, rng: random.Random, backend: Backend, iterations: int) -> int:
    """Return what Top Dog would do."""
    return search_iterations(known, rng, backend, iterations).ranking()[0].code


def compare(
    known: InformationSet, one: int, other: int, rng: random.Random, backend: Backend, iterations: int
) -> tuple[float, float]:
    """Return the seat's share of the victory after one action less that after the other, and the standard error."""
    shares, errors = zip(*(share_after(known, each, rng, backend, iterations) for each in (one, other)), strict=True)
    return shares[0] - shares[1], hypot(*errors)


def share_after(
    known: InformationSet, action: int, rng: random.Random, backend: Backend, iterations: int
) -> tuple[float, float]:
    """Return the seat's share of the victory after an action, and the standard error."""
    # To the end of the game: only there a share of the victory is not an estimate.
    settings = settings_of(known.game)._replace(ahead=FAR)
    search = Search(known, rng, backend, nodes_for(iterations), settings, action)
    search.grow(iterations // WARM_UP)
    before, won = search.iterations, float(search.tree.won[0])
    search.grow(iterations - before)
    counted = search.iterations - before
    share = (float(search.tree.won[0]) - won) / counted
    # One win more and one less than there were: no error is zero.
    smoothed = (share * counted + 1) / (counted + 2)
    return share, sqrt(smoothed * (1 - smoothed) / counted)
