"""Default heuristics, for games without their own: random rollouts, no evaluation before the end.

A game's `heuristics.py` defines the same names in the rules' subset of Python. It is Good Dog's play and Top Dog's
rollout policy, prior and evaluation; docs/bots.md describes each name.
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
DECISIONS_PER_TURN = 3
LUCK_PERCENT = 80


def pick(s: object, box: object, out: list[int], n: int, rng: Chance) -> int:
    """Choose one of the n legal actions in `out`, fast."""
    return out[draw(rng, n)]


def evaluate(s: object, box: object, seat: int) -> int:
    """Evaluate a seat's position, in hundredths of a point."""
    return 0


def outcome(s: object, box: object) -> int:
    """Return the public chance outcome that the next decision depends on; 0 for none."""
    return 0


def far_enough(s: object, box: object, turns: int, ahead: int) -> bool:
    """Tell whether to stop a rollout here, this many turns after the decision; `ahead` is AHEAD."""
    return False
