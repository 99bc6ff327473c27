"""Proofs that one choice is clearly best, from what the seat knows.

Two methods have to agree: a tree search after each choice, to the end of the game, repeated with another seed; and
playouts by the heuristics in the same sampled worlds after each choice (common random numbers). Cheap checks come
first, as a few playouts rule out most positions.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt

import numpy as np
from numpy.typing import NDArray

from barkade.analysis.judge import share_after
from barkade.bots import ismcts_kernel as kernel
from barkade.bots.backends import Backend
from barkade.bots.information_set import InformationSet
from barkade.bots.ismcts import search_iterations
from barkade.bots.playouts import WHIM_PERCENT, Player
from barkade.puzzles.choices import choices_of
from barkade.puzzles.model import Choice, Puzzle, Step

LEAD = 0.06
"""Least lead of the answer by search, in shares of a victory."""
LEAD_BY_PLAYOUTS = 0.04
SIGMAS = 4
"""Minimum lead in standard errors, by either method."""
AGAIN_SIGMAS = 2
"""Minimum lead in standard errors when a puzzle is proven again."""
GLANCES = ((24, 1), (64, 2), (400, 3))
"""The cheap checks: playouts, and the minimum lead in standard errors."""
FIRST_PLAYOUTS = 200
"""Playouts after every choice."""
PLAYOUTS = 1_500
"""Playouts after the best of them."""
CANDIDATES = 4
"""Number of choices with the full number of playouts."""
ROOT_SEARCH = 2_000
LONG = 3_000
"""Iterations after each of the best choices."""
SHORT = 400
"""Iterations after the others, which only need a figure."""
RIVALS = 3
"""Number of choices with a long search: more than two, as the methods may differ about the second best."""
LOOKS = 2
"""Searches after each choice, with different seeds."""
TOLERANCE = 0.04
"""Largest loss of a choice that a later step accepts."""

Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Proof:
    """The choices of a position with their values, and the lead of the best by playouts."""

    step: Step
    playouts: tuple[float, float]
    """Lead and standard error."""


def glance(known: InformationSet, groups: Sequence[Sequence[int]], backend: Backend, seed: int) -> int | None:
    """Return the group that may be clearly best, judged by a few playouts; None if there is none."""
    left = list(range(len(groups)))
    for turn, (playouts, sigmas) in enumerate(GLANCES):
        rows = playout_shares(known, [groups[each] for each in left], backend, seed + turn, playouts)
        order = _ranked(rows)
        lead, error = _paired(rows, order[0], order[1])
        if lead < LEAD_BY_PLAYOUTS or lead < sigmas * error:
            return None
        left = [left[each] for each in order[:CANDIDATES]]
    return left[0]


def glanced(known: InformationSet, groups: Sequence[Sequence[int]], best: int) -> Step:
    """Return the choices of a position without values, the one found by `glance` first."""
    order = sorted(range(len(groups)), key=lambda group: group != best)
    return Step([Choice(_texts(known, groups[group]), 0, 0) for group in order])


def prove(known: InformationSet, backend: Backend, seed: int, effort: int = 1) -> Proof | None:
    """Return the proof that one choice is clearly best; None if there is none. `effort` multiplies the searches."""
    groups, rng = choices_of(known), random.Random(f"puzzle {seed}")
    if len(groups) < 2:
        return None
    found = search_iterations(known, rng, backend, ROOT_SEARCH * effort).ranking()[0].code
    best = next(group for group, codes in enumerate(groups) if found in codes)
    order, by_playouts = _by_playouts(known, groups, backend, seed, effort)
    if order[0] != best or not _clear(*by_playouts, LEAD_BY_PLAYOUTS):
        return None
    values: dict[int, list[tuple[float, float]]] = {group: [] for group in order}
    for _ in range(LOOKS):
        for group in order[:RIVALS]:
            values[group].append(share_after(known, groups[group][0], rng, backend, LONG * effort))
        if not all(_clear(*_lead(values[best][-1], values[rival][-1]), LEAD) for rival in order[1:RIVALS]):
            return None
    for group in order[RIVALS:]:
        values[group].append(share_after(known, groups[group][0], rng, backend, SHORT * effort))
        if _lead(values[best][-1], values[group][-1])[0] < LEAD:
            return None
    step = _step(known, groups, values)
    best_choice, second = step.choices[:2]
    lead, error = best_choice.share - second.share, hypot(best_choice.error, second.error)
    # Check the mean of all searches, too, as a single one may overestimate a choice.
    return Proof(step, by_playouts) if _clear(lead, error, 1000 * LEAD) else None


def prove_again(puzzle: Puzzle, backend: Backend, seed: int, effort: int = 1) -> bool:
    """Tell whether a stored answer is still best, by both methods and with another seed.

    Half of the original lead suffices: figures that were selected for being large regress to the mean.
    """
    known = puzzle.information_set()
    groups, rng = choices_of(known), random.Random(f"again {seed}")
    texts = [_texts(known, codes) for codes in groups]
    answer, second = (texts.index(choice.texts) for choice in puzzle.steps[0].choices[:2])
    order, by_playouts = _by_playouts(known, groups, backend, seed, effort)
    if order[0] != answer or not _clear(*by_playouts, LEAD_BY_PLAYOUTS / 2):
        return False
    best = share_after(known, groups[answer][0], rng, backend, LONG * effort)
    rivals = {second, order[1]}
    values = [share_after(known, groups[rival][0], rng, backend, LONG * effort) for rival in sorted(rivals)]
    return all(_clear(*_lead(best, value), LEAD / 2, AGAIN_SIGMAS) for value in values)


def weigh(known: InformationSet, backend: Backend, seed: int) -> Step:
    """Return the values of all choices of a later step; those within the tolerance are right."""
    groups, rng = choices_of(known), random.Random(f"puzzle {seed}")
    if len(groups) == 1:
        return Step([Choice(_texts(known, groups[0]), 0, 0)])
    first = {at: share_after(known, codes[0], rng, backend, SHORT) for at, codes in enumerate(groups)}
    # Evaluate only the best ones closely.
    best = sorted(first, key=lambda at: -first[at][0])[:CANDIDATES]
    values = {
        at: [share_after(known, codes[0], rng, backend, LONG)] if at in best else [first[at]]
        for at, codes in enumerate(groups)
    }
    step = _step(known, groups, values)
    highest = step.choices[0].share
    return Step(step.choices, sum(highest - each.share <= 1000 * TOLERANCE for each in step.choices))


def _by_playouts(
    known: InformationSet, groups: Sequence[Sequence[int]], backend: Backend, seed: int, effort: int
) -> tuple[list[int], tuple[float, float]]:
    """Return the groups, best first, and the lead of the first, by few playouts for all and many for the best."""
    order = _ranked(playout_shares(known, groups, backend, seed, FIRST_PLAYOUTS * effort))
    candidates, others = order[:CANDIDATES], order[CANDIDATES:]
    rows = playout_shares(known, [groups[each] for each in candidates], backend, seed + 1, PLAYOUTS * effort)
    ranked = _ranked(rows)
    return [*(candidates[each] for each in ranked), *others], _paired(rows, ranked[0], ranked[1])


def playout_shares(
    known: InformationSet, groups: Sequence[Sequence[int]], backend: Backend, seed: int, playouts: int
) -> Shares:
    """Return the seat's share of the victory by choice and playout, in the same worlds for all."""
    player = Player(backend, known.game, backend.box(known.box), seed, WHIM_PERCENT)
    shares = np.zeros((len(groups), playouts))
    for at, codes in enumerate(groups):
        rows = np.zeros((playouts, kernel.SEATS), np.int64)
        player.play(known.state, 0, rows, known.seat, codes[0])
        shares[at] = rows[:, known.seat] / kernel.WHOLE
    return shares


def _ranked(rows: Shares) -> list[int]:
    return [int(each) for each in np.argsort(-rows.mean(axis=1), kind="stable")]


def _paired(rows: Shares, first: int, second: int) -> tuple[float, float]:
    differences = rows[first] - rows[second]
    return float(differences.mean()), float(differences.std(ddof=1)) / sqrt(len(differences))


def _lead(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return one[0] - other[0], hypot(one[1], other[1])


def _clear(lead: float, error: float, least: float, sigmas: float = SIGMAS) -> bool:
    return lead >= least and lead >= sigmas * error


def _step(known: InformationSet, groups: Sequence[Sequence[int]], values: dict[int, list[tuple[float, float]]]) -> Step:
    choices = [
        Choice(
            _texts(known, groups[group]),
            round(1000 * sum(share for share, _ in found) / len(found)),
            round(1000 * hypot(*(error for _, error in found)) / len(found)),
        )
        for group, found in values.items()
    ]
    return Step(sorted(choices, key=lambda choice: -choice.share))


def _texts(known: InformationSet, codes: Sequence[int]) -> list[str]:
    return [known.game.notation.notate(known.state, known.box, code, True) for code in codes]
