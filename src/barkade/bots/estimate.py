"""Learned evaluation: a small network of integers that estimates every seat's share of the victory.

Written in the rules' subset of Python, so that it runs at both speeds with the same result. `learned.py` explains the
arrays: `plan` says which numbers of the state are read, `rows` which row of `weights` a value stands for, and `head`
has the second layer.

The first layer is a sum of rows of weights, as in efficiently updatable networks: every number of the state adds the
row of its value, and what belongs to a seat adds one row for this seat and another one for all others. Each seat is
judged from its own side by the same weights, with the hand-written evaluation among the inputs.
"""

from __future__ import annotations

WIDTH = 32
"""Size of the hidden layer."""
SUMS = 17
"""Rows of sums: of the table, of eight seats for themselves, and for the others."""

# Units are powers of two: a weight of ONE is 1.
BITS = 7
ONE = 128
LOGIT_SHIFT = 8
"""From units of the output (1 / ONE²) to steps of the table of powers (1 / 64)."""
STEPS = 769
"""Entries of the table of powers: exp(-step / 64) for steps from 0 on."""
LONGEST_LEAD = 1_000_000

# The plan begins with the lead that counts as a half, and the numbers of entries that follow: those of the table, of
# each of so many seats, and those that name a seat, counted from 0 and from 1.
SCALE = 0
SHARED = 1
OF_A_SEAT = 2
SEATS = 3
SEATS_FROM_0 = 4
SEATS_FROM_1 = 5
HEADER = 6
# Columns of an entry
PLACE = 0  # of a narrow number; -1 - the place of a wide one
START = 1  # of its values in `rows`
LOW = 2  # its lowest value
COLUMNS = 3

# The head: biases, weights of the lead, then of the hidden layer, and the lead's own.
BIAS = 0
OF_LEAD = WIDTH
OUTPUT = 2 * WIDTH
DIRECT = 3 * WIDTH
HEAD = 3 * WIDTH + 1

NO_ROW = -1


def number_at(plan: list[int], entry: int, narrow: list[int], wide: list[int]) -> int:
    """Return the number of the state that an entry of the plan reads."""
    place = plan[HEADER + COLUMNS * entry + PLACE]
    if place >= 0:
        return narrow[place]
    return wide[-1 - place]


def row_at(plan: list[int], entry: int, value: int, rows: list[int]) -> int:
    """Return the row of weights of a value; NO_ROW for the usual one."""
    start = plan[HEADER + COLUMNS * entry + START]
    return rows[start + value - plan[HEADER + COLUMNS * entry + LOW]]


def add_row(sums: list[int], at: int, weights: list[int], row: int) -> None:
    """Add a row of weights to the sums of place `at`."""
    to = at * WIDTH
    start = row * WIDTH
    for unit in range(WIDTH):
        sums[to + unit] += weights[start + unit]


def squashed(lead: int, scale: int) -> int:
    """Squash a lead into -ONE to ONE; `scale` is the lead that counts as a half."""
    lead = min(max(lead, -LONGEST_LEAD), LONGEST_LEAD)
    if lead < 0:
        return -(ONE * -lead // (scale - lead))
    return ONE * lead // (scale + lead)


def sum_rows(
    players: int,
    plan: list[int],
    rows: list[int],
    weights: list[int],
    narrow: list[int],
    wide: list[int],
    sums: list[int],
) -> None:
    """Write the sums of rows: in place 0 of the table, then of each seat's own, then of each seat for others."""
    for at in range((1 + 2 * players) * WIDTH):
        sums[at] = 0
    own = 1
    others = 1 + players
    entry = 0
    for _ in range(plan[SHARED]):
        row = row_at(plan, entry, number_at(plan, entry, narrow, wide), rows)
        if row != NO_ROW:
            add_row(sums, 0, weights, row)
        entry += 1
    for seat in range(players):
        for at in range(plan[OF_A_SEAT]):
            each = entry + seat * plan[OF_A_SEAT] + at
            row = row_at(plan, each, number_at(plan, each, narrow, wide), rows)
            if row != NO_ROW:
                add_row(sums, own + seat, weights, row)
                add_row(sums, others + seat, weights, row + 1)
    entry += plan[SEATS] * plan[OF_A_SEAT]
    for _ in range(plan[SEATS_FROM_0]):
        owner = number_at(plan, entry, narrow, wide)
        if owner >= 0:
            row = rows[plan[HEADER + COLUMNS * entry + START]]
            for seat in range(players):
                add_row(sums, own + seat, weights, row + (owner - seat + players) % players)
        entry += 1
    for _ in range(plan[SEATS_FROM_1]):
        owner = number_at(plan, entry, narrow, wide) - 1
        if owner >= 0:
            row = rows[plan[HEADER + COLUMNS * entry + START]]
            add_row(sums, own + owner, weights, row)
            add_row(sums, others + owner, weights, row + 1)
        entry += 1


def strength(players: int, seat: int, lead: int, head: list[int], sums: list[int]) -> int:
    """Return the output for a seat: the logarithm of its chance, but for a constant, in units of 1 / ONE²."""
    out = head[DIRECT] * lead
    for unit in range(WIDTH):
        total = head[BIAS + unit] + (head[OF_LEAD + unit] * lead >> BITS) + sums[unit]
        total += sums[(1 + seat) * WIDTH + unit]
        for other in range(players):
            if other != seat:
                total += sums[(1 + players + other) * WIDTH + unit]
        out += head[OUTPUT + unit] * min(max(total, 0), ONE)
    return out


def estimate(
    players: int,
    plan: list[int],
    rows: list[int],
    weights: list[int],
    head: list[int],
    powers: list[int],
    narrow: list[int],
    wide: list[int],
    sums: list[int],
    points: list[int],
    parts: list[int],
) -> int:
    """Write every seat's part of the victory; return the sum of all parts. `points` are the evaluations by hand."""
    sum_rows(players, plan, rows, weights, narrow, wide, sums)
    best = 0
    for seat in range(players):
        others = -LONGEST_LEAD
        for other in range(players):
            if other != seat:
                others = max(others, points[other])
        lead = 0
        if players > 1:
            lead = squashed(points[seat] - others, plan[SCALE])
        parts[seat] = strength(players, seat, lead, head, sums) >> LOGIT_SHIFT
        if seat == 0 or parts[seat] > best:
            best = parts[seat]
    total = 0
    for seat in range(players):
        parts[seat] = powers[min(best - parts[seat], STEPS - 1)]
        total += parts[seat]
    return total
