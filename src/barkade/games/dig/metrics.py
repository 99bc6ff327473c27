"""Metrics of DIG for the lab: bones by colour and by scent, and what became of the bowls."""

from __future__ import annotations

from .box import BEST_BOWL, COLOUR_OF_BONE, COLOURS, PAIRS, Box
from .rules.end import value_of
from .rules.state import DELIVER, DIG, NUMBER_OF_BONES, PUT_BACK, STOP, State, pairs_in

# Numbers of a seat
BONES = 0  # + the colour: delivered
DUG = BONES + len(COLOURS)
BURIED = DUG + 1
TRIPS = BURIED + 1  # deliveries, of one bone or more
AT_START = TRIPS + 1  # + the colour, with the first seat: the value of its bowl before the first action
NUMBERS = AT_START + len(COLOURS)

# Counters
BOWLS = 0  # + BEST_BOWL * (value at the start - 1) + value at the end - 1
HOME = BOWLS + BEST_BOWL * BEST_BOWL  # + the value at the end - 1: bones delivered there
SCENTS = HOME + BEST_BOWL  # + 3 * pair + bones of the pair that were delivered
COUNTERS = SCENTS + 3 * len(PAIRS)


def watch(before: State, s: State, box: Box, action: int, numbers: list[list[int]], counters: list[int]) -> None:
    if numbers[0][AT_START] == 0:
        for colour in range(box.colours):
            numbers[0][AT_START + colour] = value_of(before, colour)
    if action == DIG:
        numbers[before.to_move][DUG] += 1
    elif PUT_BACK <= action < DELIVER:
        numbers[before.to_move][BURIED] += 1
    elif DELIVER <= action < STOP:
        numbers[before.to_move][TRIPS] += 1


def conclude(s: State, box: Box, numbers: list[list[int]], counters: list[int]) -> None:
    for colour in range(box.colours):
        counters[BOWLS + BEST_BOWL * (numbers[0][AT_START + colour] - 1) + value_of(s, colour) - 1] += 1
    for pair in range(pairs_in(box)):
        delivered = 0
        for bone in range(2 * pair, 2 * pair + 2):
            if s.delivered_by[bone] > 0:
                delivered += 1
        counters[SCENTS + 3 * pair + delivered] += 1
    for bone in range(NUMBER_OF_BONES):
        if s.delivered_by[bone] > 0:
            numbers[s.delivered_by[bone] - 1][BONES + COLOUR_OF_BONE[bone]] += 1
            counters[HOME + value_of(s, COLOUR_OF_BONE[bone]) - 1] += 1
