"""Metrics of Barking for the lab: items won, cats played and what they bring."""

from __future__ import annotations

from .box import CATS, ITEM_KINDS, Box
from .rules.end import winners
from .rules.state import CAT_CARD, DISCARD, LAY, PASS, SWAP, TOKEN, State, wonders_of

# Numbers of a seat
WON = 0  # + the kind of item
CAT = WON + ITEM_KINDS
TOKENS = CAT + 1
WONDER = TOKENS + 1  # wonder dogs laid
SWAPPED = WONDER + 1
PLAYS = SWAPPED + 1  # of dogs
PASSED = PLAYS + 1
NUMBERS = PASSED + 1

# Counters
ITEMS = 0  # + 2 * kind, and 1 more for an item that nobody barked at
CATS_PLAYED = ITEMS + 2 * ITEM_KINDS  # + 2 * cats of a seat in a game, and 1 more if it won
MOST_CATS = 2 * CATS
COUNTERS = CATS_PLAYED + 2 * (MOST_CATS + 1)


def watch(before: State, s: State, box: Box, action: int, numbers: list[list[int]], counters: list[int]) -> None:
    seat = before.to_move
    if action == PASS:
        numbers[seat][PASSED] += 1
    elif action == CAT_CARD:
        numbers[seat][CAT] += 1
    elif action == SWAP:
        numbers[seat][SWAPPED] += 1
    elif TOKEN <= action < DISCARD:
        numbers[seat][TOKENS] += 1
    elif action >= LAY:
        numbers[seat][PLAYS] += 1
        numbers[seat][WONDER] += wonders_of(action)


def conclude(s: State, box: Box, numbers: list[list[int]], counters: list[int]) -> None:
    mask = winners(s, box)
    for kind in range(box.kinds):
        counters[ITEMS + 2 * kind + 1] += s.gone_items[kind]
        for seat in range(s.players):
            numbers[seat][WON + kind] = s.won[seat][kind]
            counters[ITEMS + 2 * kind] += s.won[seat][kind]
    for seat in range(s.players):
        cats = min(numbers[seat][CAT], MOST_CATS)
        counters[CATS_PLAYED + 2 * cats + (mask >> seat & 1)] += 1
