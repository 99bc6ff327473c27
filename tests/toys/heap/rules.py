"""Take a biscuit from the heap and look at it in secret, or show all you have and be done."""

from __future__ import annotations

from barkade.engine.kit import (
    COUNT,
    EVERYONE,
    SEAT,
    UNKNOWN,
    Chance,
    Story,
    bag_total,
    cell,
    cells,
    draw,
    grid,
    take,
    tell,
)

from .box import KINDS, LIVER, MOST, SEATS, Box

RULES = 1
TAKE = 0
SHOW = 1
ACTIONS = 2
MAX_LEGAL = 2
ENDINGS: tuple[str, ...] = ("running", "all-shown")

STARTS = 0
TOOK = 1
LOOKED = 2
SHOWN = 3
REVEALS: tuple[int, ...] = (SHOWN,)


class State:
    players = cell(low=0, high=SEATS, means=COUNT)
    to_move = cell(low=-1, high=SEATS - 1, means=SEAT)
    ending = cell(of=ENDINGS)
    heap = cells(len(KINDS), low=0, high=MOST, means=COUNT)
    paw = grid(SEATS, len(KINDS), low=0, high=2 * MOST, means=COUNT, by_seat=True, secret=True)
    shown = cells(SEATS, by_seat=True)


def setup(s: State, box: Box, players: int, rng: Chance, ev: Story) -> None:
    s.players = players
    for kind in range(2):
        s.heap[kind] = box.heap[kind]
    if box.first > 0:
        s.to_move = box.first - 1
    else:
        s.to_move = draw(rng, players)
    tell(ev, STARTS, s.to_move, EVERYONE)


def legal(s: State, box: Box, out: list[int]) -> int:
    if s.to_move < 0:
        return 0
    n = 0
    if bag_total(s.heap, 2) > 0:
        out[n] = TAKE
        n += 1
    if not box.greedy or n == 0:
        out[n] = SHOW
        n += 1
    return n


def apply(s: State, box: Box, action: int, rng: Chance, ev: Story) -> None:
    seat = s.to_move
    if action == TAKE:
        kind = take(rng, s.heap, bag_total(s.heap, 2))
        s.paw[seat][kind] += 1
        tell(ev, TOOK, seat, EVERYONE, bag_total(s.heap, 2))
        tell(ev, LOOKED, seat, seat, kind)
    else:
        s.shown[seat] = 1
        tell(ev, SHOWN, seat, EVERYONE, s.paw[seat][0], s.paw[seat][1])
    for step in range(1, s.players + 1):
        following = (seat + step) % s.players
        if s.shown[following] == 0:
            s.to_move = following
            return
    s.to_move = -1
    s.ending = 1


def hide(s: State, box: Box, seat: int) -> None:
    """Pool the heap and all hidden paws, then lay the pool out again, plain biscuits first."""
    for other in range(s.players):
        if hidden(s, seat, other):
            for kind in range(2):
                s.heap[kind] += s.paw[other][kind]
    for other in range(s.players):
        if hidden(s, seat, other):
            held = s.paw[other][0] + s.paw[other][1]
            s.paw[other][0] = min(held, s.heap[0])
            s.paw[other][1] = held - s.paw[other][0]
            s.heap[0] -= s.paw[other][0]
            s.heap[1] -= s.paw[other][1]


def hidden(s: State, seat: int, other: int) -> bool:
    return other != seat and s.shown[other] == 0


def redeal(s: State, box: Box, seat: int, rng: Chance) -> None:
    hide(s, box, seat)
    for other in range(s.players):
        if hidden(s, seat, other):
            for kind in range(2):
                s.heap[kind] += s.paw[other][kind]
    for other in range(s.players):
        if hidden(s, seat, other):
            held = s.paw[other][0] + s.paw[other][1]
            s.paw[other][0] = 0
            s.paw[other][1] = 0
            for _ in range(held):
                kind = take(rng, s.heap, bag_total(s.heap, 2))
                s.paw[other][kind] += 1


def observe(s: State, box: Box, seat: int) -> None:
    """Pool the heap and all hidden paws; how many biscuits are in a paw is known, which ones is not."""
    for other in range(s.players):
        if hidden(s, seat, other):
            for kind in range(2):
                s.heap[kind] += s.paw[other][kind]
            s.paw[other][0] += s.paw[other][1]
            s.paw[other][1] = UNKNOWN


def check(s: State, box: Box) -> int:
    for kind in range(2):
        total = s.heap[kind]
        for seat in range(SEATS):
            total += s.paw[seat][kind]
        if total != box.heap[kind]:
            return 1
    return 0


def score(s: State, box: Box, seat: int) -> int:
    if s.shown[seat] == 0:
        return 0
    if s.paw[seat][LIVER] > 2:
        return 0
    return s.paw[seat][0] + 2 * s.paw[seat][LIVER]


def winners(s: State, box: Box) -> int:
    best = 0
    mask = 0
    for seat in range(s.players):
        points = score(s, box, seat)
        if points > best:
            best = points
            mask = 0
        if points == best:
            mask |= 1 << seat
    return mask
