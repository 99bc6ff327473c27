"""Good Boy's rules of thumb: roll while it is worth the risk, lay treats where they bring a dog."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .box import YARDS, Box
from .coach import held_by, table_of
from .names import treat_keys
from .odds import Treats, expected, missing
from .rules import State
from .rules.ending import score
from .rules.state import ROLLING

HOPE = 0.55
"""What a dog that is nearly paid is worth, as a share of its points."""

STEEPNESS = 1.6
"""Most of that comes with the last treats."""

SPARE = 0.05
"""What a treat is worth that no dog wants now."""

TOO_LATE = 0.1
"""What points are worth that don't win any more."""


def choose(view: Mapping[str, Any], legal: Sequence[Any], rng: random.Random) -> Any:
    """One of the legal actions (as a view lists them)."""
    if len(legal) == 1:
        return legal[0]
    s, box = table_of(view)
    held = held_by(s, box)
    if s.phase == ROLLING:
        wanted = "roll" if worth_rolling(s, box, held) else "stop"
        return next(action for action in legal if action["kind"] == wanted)
    if legal[0]["kind"] == "take":
        return max(legal, key=lambda action: box.points[s.yard[action["yard"]] - 1])
    if legal[-1]["kind"] == "done":
        return next_laying(s, box, held, legal)
    return best_gain(s, box, held, legal, rng)


# How much is it worth?


@dataclass(frozen=True)
class Plan:
    """Where treats would go, and what that is worth: treats by yard, and the worth."""

    laid: tuple[Treats, ...]
    worth: float


def plan(s: State, box: Box, held: Treats) -> Plan:
    """The best of a few plans: call one of the dogs now, or none, and serve the others with what is left."""
    return max((plan_calling(s, box, held, called) for called in (None, *range(YARDS))), key=lambda each: each.worth)


def plan_calling(s: State, box: Box, held: Treats, called: int | None) -> Plan:
    left, worth = list(held), 0.0
    laid = [(0,) * box.kinds for _ in range(YARDS)]
    if called is not None:
        still = missing(s, box, called, (0,) * box.kinds)
        if still is None or any(want > have for want, have in zip(still, left, strict=True)):
            return Plan(tuple(laid), -1.0)
        laid[called] = still
        left = [have - want for have, want in zip(left, still, strict=True)]
        worth = points_worth(s, box, box.points[s.yard[called] - 1])
    for yard in sorted(range(YARDS), key=lambda yard: -closeness(s, box, yard, left)):
        still = missing(s, box, yard, (0,) * box.kinds)
        if yard != called and still is not None:
            closest = closeness(s, box, yard, left)
            laid[yard] = tuple(min(want, have) for want, have in zip(still, left, strict=True))
            left = [have - given for have, given in zip(left, laid[yard], strict=True)]
            worth += HOPE * closest
    return Plan(tuple(laid), worth + SPARE * sum(left))


def closeness(s: State, box: Box, yard: int, held: Sequence[int]) -> float:
    """The points of a dog, the less the more it still wants."""
    still = missing(s, box, yard, tuple(held))
    if still is None:
        return 0.0
    dog = s.yard[yard] - 1
    wants = sum(box.wants[dog])
    return box.points[dog] * float(((wants - sum(still)) / wants) ** STEEPNESS)


def points_worth(s: State, box: Box, points: int) -> float:
    """In the last round only points that catch up with the leader are worth much."""
    best = max(score(s, box, seat) for seat in range(s.players))
    if best >= box.goal and score(s, box, s.to_move) + points < best:
        return TOO_LATE * points
    return points


def worth_rolling(s: State, box: Box, held: Treats) -> bool:
    now = plan(s, box, held).worth
    lost = plan_calling(s, box, (0,) * box.kinds, None).worth
    return expected(s, box, lambda after: plan(s, box, after).worth, lost) > now


# What to take, whom to rob, where to lay


def best_gain(s: State, box: Box, held: Treats, legal: Sequence[Any], rng: random.Random) -> Any:
    """The treat that helps most; from the corner where it hurts most."""
    keys = treat_keys(box)

    def gain(action: Any) -> tuple[float, float, float]:
        kind = keys.index(action["treat"])
        after = tuple(count + (each == kind) for each, count in enumerate(held))
        hurt = damage(s, box, action["seat"], action["yard"], kind) if action["kind"] == "rob" else 0.0
        return plan(s, box, after).worth, hurt, rng.random()

    return max(legal, key=gain)


def damage(s: State, box: Box, seat: int, yard: int, kind: int) -> float:
    """What a treat is worth to the dog that another seat is calling, and the more so to a leader."""
    dog = s.yard[yard] - 1
    corner, wants = s.corner[seat][yard], box.wants[dog]
    if corner[kind] > wants[kind]:
        return 0.0
    paid = sum(min(have, want) for have, want in zip(corner, wants, strict=True))
    return box.points[dog] * paid / sum(wants) + score(s, box, seat) / box.goal


def next_laying(s: State, box: Box, held: Treats, legal: Sequence[Any]) -> Any:
    """The first laying of the plan that the canonical order still allows."""
    laid, keys = plan(s, box, held).laid, treat_keys(box)
    for action in legal:
        if action["kind"] == "put" and laid[action["yard"]][keys.index(action["treat"])] > 0:
            return action
    return legal[-1]
