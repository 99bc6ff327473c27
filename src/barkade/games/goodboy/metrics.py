"""Metrics of Good Boy for the lab: the dogs that were taken, and when a turn was ended."""

from __future__ import annotations

from barkade.engine.kit import bag_total

from .box import DOGS, Box
from .rules.state import CHOOSING, LAY, ROB, ROBBING, ROLL, STOP, State

# Numbers of a seat
TAKEN = 0  # + the dog: 1 if it was taken
ROLLS = TAKEN + DOGS
BUSTS = ROLLS + 1
ROBBED = BUSTS + 1
IN_HAND = ROBBED + 1  # treats in hand at the latest roll
NUMBERS = IN_HAND + 1

# Counters: by treats in hand, turns that went on, that ended in a bust there, and that were ended
MOST_IN_HAND = 15
ROLLED = 0
BUSTED = 1
STOPPED = 2
ROW = 3
COUNTERS = ROW * (MOST_IN_HAND + 1)


def watch(before: State, s: State, box: Box, action: int, numbers: list[list[int]], counters: list[int]) -> None:
    seat = before.to_move
    if action == ROLL:
        held = min(bag_total(before.held[seat], box.kinds), MOST_IN_HAND)
        numbers[seat][ROLLS] += 1
        numbers[seat][IN_HAND] = held
        counters[ROW * held + ROLLED] += 1
    elif action == STOP:
        held = min(bag_total(before.held[seat], box.kinds), MOST_IN_HAND)
        counters[ROW * held + STOPPED] += 1
    elif ROB <= action < LAY:
        numbers[seat][ROBBED] += 1
    # Only a bust ends a turn out of the treat phase without a stop.
    if s.to_move != seat and (action == ROLL or before.phase == ROBBING or before.phase == CHOOSING):
        numbers[seat][BUSTS] += 1
        counters[ROW * numbers[seat][IN_HAND] + BUSTED] += 1


def conclude(s: State, box: Box, numbers: list[list[int]], counters: list[int]) -> None:
    for dog in range(box.dogs):
        if s.taken_by[dog] > 0:
            numbers[s.taken_by[dog] - 1][TAKEN + dog] = 1
