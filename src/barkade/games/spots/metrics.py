"""Metrics of Spots for the lab: tricks by name and colour, and how dogs are scored."""

from __future__ import annotations

from .box import CARDS_PER_PLAYER, COLOURS, NO_DOG, NUMBER_OF_DOGS, SLOTS, TILES_PER_COLOUR, TRICKS, Box
from .rules.state import BASIC_SLOTS, DO, NUMBER_OF_COLOURS, SCORE, State
from .rules.tiles import trick_at

# Numbers of a seat
USED = 0  # + the trick
OF_COLOUR = USED + len(TRICKS)  # + the colour; the basic tricks come after all colours
SCORED = OF_COLOUR + len(COLOURS) + 1
NUMBERS = SCORED + 1

# Counters: dogs by number, those scored and those left on the table at the end
DOGS = 0
COUNTERS = DOGS + 2 * NUMBER_OF_DOGS


def watch(before: State, s: State, box: Box, action: int, numbers: list[list[int]], counters: list[int]) -> None:
    seat = before.to_move
    if DO <= action < DO + SLOTS:
        trick = trick_at(before, action - DO)
        numbers[seat][USED + trick] += 1
        colour = NUMBER_OF_COLOURS
        if trick >= BASIC_SLOTS:
            colour = (trick - BASIC_SLOTS) // TILES_PER_COLOUR
        numbers[seat][OF_COLOUR + colour] += 1
    elif action == SCORE:
        numbers[seat][SCORED] += 1


def conclude(s: State, box: Box, numbers: list[list[int]], counters: list[int]) -> None:
    for seat in range(s.players):
        for card in range(CARDS_PER_PLAYER):
            dog = s.card[seat][card]
            if dog != NO_DOG:
                counters[DOGS + 2 * (dog - 1) + 1 - s.scored[seat][card]] += 1
