"""Branches of chance: what is drawn is decided beforehand, branch by branch, until all there are have been played.

A branch is a row of draws. It is passed to the rules instead of a stream of random numbers; where it ends, the first
outcome of the next draw is added to it, and `next_branch` turns the last draw that has an outcome left to the next one.
So every outcome comes up once, with its weight: the rules say which values of a draw mean the same (`alike`), and that
the order of several draws means nothing (`unordered`). In the rules' subset of Python, so that it also compiles.
"""

from __future__ import annotations

from barkade.engine.sfc32 import draw as draw_at_random

AT = 0
"""Number of draws made in this branch so far."""
LENGTH = 1
"""Number of draws that are decided."""
PLACE = 2
"""Place of the coming draw in a group whose order means nothing; 0 or 1 for any other."""
MARK = 3
"""IS_BRANCH in a branch; in a stream of random numbers the counter, which is never negative."""
IS_BRANCH = -1
DEAD = 4
"""1 if nothing is left that may follow in its group: the group's other orders have their own branches."""
HEAD = 5
VALUE = 0
BOUND = 1
ALIKE = 2
"""Number of values, this one included, that mean the same."""
KIND = 3
"""The thing that was drawn: equal ones of a group are told from others by it."""
IN_GROUP = 4
WIDTH = 5
MOST_DRAWS = 64
SIZE = HEAD + WIDTH * MOST_DRAWS
LARGEST = 1 << 62
"""Numerators and denominators fit into 64 bits."""


def begin_branches(branch: list[int]) -> None:
    """Make an array of SIZE numbers the first branch."""
    branch[AT] = 0
    branch[LENGTH] = 0
    branch[PLACE] = 0
    branch[MARK] = IS_BRANCH
    branch[DEAD] = 0


def draw(stream: list[int], n: int) -> int:
    """Return a uniform integer below n, or what the branch says."""
    if stream[MARK] >= 0:
        return draw_at_random(stream, n)
    if n == 1:
        stream[PLACE] = 0
        return 0
    return decided(stream, n)


def decided(branch: list[int], n: int) -> int:
    """Return the next draw of a branch: 0 where it is dead or, beyond MOST_DRAWS, too long."""
    place = branch[PLACE]
    branch[PLACE] = 0
    at = branch[AT]
    branch[AT] = at + 1
    if at >= MOST_DRAWS or branch[DEAD]:
        return 0
    here = HEAD + WIDTH * at
    if at == branch[LENGTH]:
        first = 0
        if place > 1:
            first = branch[here - WIDTH + VALUE]
        if first >= n:
            branch[DEAD] = 1
            return 0
        branch[LENGTH] = at + 1
        branch[here + VALUE] = first
        branch[here + BOUND] = n
        branch[here + ALIKE] = 1
        branch[here + IN_GROUP] = place
    branch[here + KIND] = branch[here + VALUE]
    return branch[here + VALUE]


def alike(stream: list[int], values: int, kind: int) -> None:
    """Say that the last draw means the same for this many values, from the one drawn on: a thing of this kind."""
    if stream[MARK] < 0 and 0 < stream[AT] <= stream[LENGTH]:
        here = HEAD + WIDTH * (stream[AT] - 1)
        stream[here + ALIKE] = values
        stream[here + KIND] = kind


def unordered(stream: list[int], place: int) -> None:
    """Say that the coming draw is number `place`, from 1, of several in whose order nothing depends."""
    if stream[MARK] < 0:
        stream[PLACE] = place


def dead(branch: list[int]) -> bool:
    """Tell whether what was played is no branch after all."""
    return branch[DEAD] == 1


def too_long(branch: list[int]) -> bool:
    """Tell whether a branch was played that has no room for all its draws: chance may go on for ever there."""
    return branch[AT] > MOST_DRAWS and branch[DEAD] == 0


def next_branch(branch: list[int]) -> bool:
    """Go on to the next branch; return False if there is none."""
    branch[AT] = 0
    branch[PLACE] = 0
    branch[DEAD] = 0
    while branch[LENGTH] > 0:
        here = HEAD + WIDTH * (branch[LENGTH] - 1)
        branch[here + VALUE] += branch[here + ALIKE]
        branch[here + ALIKE] = 1
        if branch[here + VALUE] < branch[here + BOUND]:
            return True
        branch[LENGTH] -= 1
    return False


def numerator(branch: list[int]) -> int:
    """Return how many of the `denominator` equally likely rows of draws mean this branch; 0 if that is too large."""
    ways = 1
    run = 1
    for at in range(branch[LENGTH]):
        here = HEAD + WIDTH * at
        place = max(branch[here + IN_GROUP], 1)
        run += 1
        if place == 1 or branch[here + KIND] != branch[here - WIDTH + KIND]:
            run = 1
        # Number m of a group, with r equals so far, may have come at any of m places: m / r times as many rows.
        times = branch[here + ALIKE] * place
        if ways > LARGEST // times:
            return 0
        ways = ways * times // run
    return ways


def denominator(branch: list[int]) -> int:
    """Return the number of rows of draws, were all of this branch's bounds; 0 if that is too large."""
    rows = 1
    for at in range(branch[LENGTH]):
        bound = branch[HEAD + WIDTH * at + BOUND]
        if rows > LARGEST // bound:
            return 0
        rows *= bound
    return rows
