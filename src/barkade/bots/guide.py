"""The guide of a game that brings none of its own: any legal action will do, and nobody is ahead before the end.

A room's `guide.py` has the same names, in the rules' subset of Python, and makes the search stronger; docs/bots.md
tells what each of them is for.
"""

from __future__ import annotations

from barkade.engine.kit import Chance, draw

AHEAD = 0
SCALE = 100
MARGIN_PERCENT = 0
TRUST_PERCENT = 0
EXPLORATION_PERCENT = 140
DEPTH = 100
WHIM_PERCENT = 0
DECISIONS_A_TURN = 3


def pick(s: object, box: object, out: list[int], n: int, rng: Chance) -> int:
    """One of the n legal actions in out, as a decent player would choose it: quickly."""
    return out[draw(rng, n)]


def evaluate(s: object, box: object, seat: int) -> int:
    """How well a seat stands at the start of a turn, in hundredths of a point."""
    return 0


def outcome(s: object, box: object) -> int:
    """What chance has just shown, where the next decision depends on it; 0 where it showed nothing."""
    return 0


def far_enough(s: object, box: object, turns: int, ahead: int) -> bool:
    """Whether a rollout stops here to be evaluated: so many turns after the decision; `ahead` is AHEAD."""
    return False
