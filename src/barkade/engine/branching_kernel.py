"""Compiled loops that go through all branches of chance. They have compiled rules of their own: the check in every draw
whether it belongs to a branch would cost random games up to an eighth of their speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from barkade.engine.branches import begin_branches, dead, denominator, next_branch, numerator, too_long

if TYPE_CHECKING:
    # Numpy arrays, as in `kernel.py`.
    Records = Any
    Integers = Any

    def apply(s: Any, box: Any, action: int, rng: Any, ev: None) -> None: ...
    def redeal(s: Any, box: Any, seat: int, rng: Any) -> None: ...


ENTRIES = ("outcomes", "worlds")
BRANCHING = True
"""Draws may belong to a branch."""

NO_EVENTS = None
ENDLESS = -1


def outcomes(
    states: Records, boxes: Records, action: int, branch: Integers, results: Records, weights: Integers
) -> int:
    """Write the state after every outcome of an action, and its weight as numerator and denominator. Return their
    number, or ENDLESS if there is no room for all, or no end to them."""
    begin_branches(branch)
    written = 0
    more = True
    while more:
        if written == len(results):
            return ENDLESS
        results[written] = states[0]
        apply(results[written], boxes[0], action, branch, NO_EVENTS)
        if not dead(branch):
            if not weighed(branch, weights[written]):
                return ENDLESS
            written += 1
        more = next_branch(branch)
    return written


def worlds(states: Records, boxes: Records, seat: int, branch: Integers, results: Records, weights: Integers) -> int:
    """The same for every world that a seat can't tell from this one."""
    begin_branches(branch)
    written = 0
    more = True
    while more:
        if written == len(results):
            return ENDLESS
        results[written] = states[0]
        redeal(results[written], boxes[0], seat, branch)
        if not dead(branch):
            if not weighed(branch, weights[written]):
                return ENDLESS
            written += 1
        more = next_branch(branch)
    return written


def weighed(branch: Integers, weight: Integers) -> bool:
    """Write the weight of a branch; return False if it can't be said."""
    weight[0] = numerator(branch)
    weight[1] = denominator(branch)
    return not too_long(branch) and weight[0] > 0 and weight[1] > 0
