"""A game of DIG as numbers: its cells, its actions, what is told, and what can be read off the table."""

from __future__ import annotations

from typing import Literal, get_args

from barkade.engine.kit import COUNT, SEAT, SEAT_FROM_1, cell, cells, grid

from ..box import (
    ACTIONS_PER_TURN,
    BONES,
    CARDS,
    COLOURS,
    FIRST_COLOUR,
    HAND_LIMIT,
    IDLE_TURNS_PER_PLAYER,
    KINDS_OF_BONE,
    MOST_REACH,
    PAIRS,
    POSITIONS,
    SEATS,
    SECOND_COLOUR,
    UNSEEN,
    Box,
)

RULES = 1

NUMBER_OF_COLOURS = len(COLOURS)
NUMBER_OF_PAIRS = len(PAIRS)
NUMBER_OF_BONES = 2 * NUMBER_OF_PAIRS

# Actions. A place 0-25 is a move to it.
DIG = POSITIONS + 1
KEEP = DIG + 1
PUT_BACK = KEEP + 1  # + the slot of the hand
DELIVER = PUT_BACK + HAND_LIMIT + 1  # + a mask of slots of the hand, 1-7
STOP = DELIVER + 8
ACTIONS = STOP + 1
MAX_LEGAL = 2 * MOST_REACH + 8

# Phases
ACT = 0
DECIDE = 1
Phase = Literal["act", "decide"]
PHASES: tuple[Phase, ...] = get_args(Phase)

# Endings
RUNNING = 0
YARD_EMPTY = 1
STALEMATE = 2
Ending = Literal["running", "yard-empty", "stalemate"]
ENDINGS: tuple[Ending, ...] = get_args(Ending)

# What is told
STARTS = 0
MOVED = 1
DUG = 2
FOUND = 3
KEPT = 4
BURIED = 5
BURIED_BONE = 6
DELIVERED = 7
STOPPED = 8
FILLED = 9
SHRANK = 10
PULLED_BACK = 11
OVER = 12
SCORED = 13
LEFT_IN_HAND = 14
LEFT_IN_YARD = 15
COUNTED = 16
BOWL = 17
REVEALS: tuple[int, ...] = (DELIVERED, LEFT_IN_HAND, LEFT_IN_YARD)


class State:
    """A game of DIG. Position 0 of the yard is the doghouse; a hand is kept in the order of its cards."""

    players = cell(low=0, high=SEATS, means=COUNT)
    to_move = cell(low=-1, high=SEATS - 1, means=SEAT)
    ending = cell(of=ENDINGS)
    phase = cell(of=PHASES)
    actions_left = cell(low=0, high=ACTIONS_PER_TURN, means=COUNT)
    yard = cells(POSITIONS + 1, of=CARDS)
    last = cell(low=0, high=POSITIONS, means=COUNT)  # the last position of the row as it lay at the start of the turn
    dog = cells(SEATS, low=0, high=POSITIONS, means=COUNT, by_seat=True)
    held = cells(SEATS, low=0, high=HAND_LIMIT + 1, means=COUNT, by_seat=True)
    hand = grid(SEATS, HAND_LIMIT + 1, of=CARDS, by_seat=True)
    # By bone; 0: not delivered, else the seat's number
    delivered_by = cells(NUMBER_OF_BONES, low=0, high=SEATS, means=SEAT_FROM_1)
    knows = grid(SEATS, NUMBER_OF_PAIRS, by_seat=True)
    bones_at_start = cell(low=0, high=NUMBER_OF_BONES, means=COUNT)  # bone cards in the yard when the turn began
    turn_delivered = cell()
    idle = cell(low=0, high=SEATS * IDLE_TURNS_PER_PLAYER, means=COUNT)


# Cards


def is_bone(card: int) -> bool:
    return card >= BONES


def pair_of(card: int) -> int:
    return (card - BONES) // KINDS_OF_BONE


def bone_of(card: int) -> int:
    """UNSEEN, or 1 or 2 for the first or second colour of its pair."""
    return (card - BONES) % KINDS_OF_BONE


# By card: the pair of a bone that somebody has looked at, as a bit; nothing else has anything to hide.
LOOKED_AT = tuple(1 << pair_of(card) if is_bone(card) and bone_of(card) != UNSEEN else 0 for card in range(len(CARDS)))


def bone_card(pair: int, bone: int) -> int:
    return BONES + KINDS_OF_BONE * pair + bone


# By card: the one of its pair with the first colour; the next number has the second.
FIRST_OF = tuple(bone_card(pair_of(card), 1) for card in range(len(CARDS)))


def colour_of(card: int) -> int:
    """The colour of a bone that has been looked at."""
    if bone_of(card) == 1:
        return FIRST_COLOUR[pair_of(card)]
    return SECOND_COLOUR[pair_of(card)]


def bone_index(card: int) -> int:
    return 2 * pair_of(card) + bone_of(card) - 1


def pairs_in(box: Box) -> int:
    return box.colours * (box.colours - 1) // 2


# The table


def bones_in_yard(s: State) -> int:
    bones = 0
    for position in range(1, s.last + 1):
        if is_bone(s.yard[position]):
            bones += 1
    return bones


def holds_pair(s: State, seat: int, pair: int) -> bool:
    for slot in range(s.held[seat]):
        if pair_of(s.hand[seat][slot]) == pair:
            return True
    return False


def count_in_yard(s: State, card: int) -> int:
    found = 0
    for position in range(1, s.last + 1):
        if s.yard[position] == card:
            found += 1
    return found


def count_in_hands(s: State, card: int) -> int:
    found = 0
    for seat in range(s.players):
        for slot in range(s.held[seat]):
            if s.hand[seat][slot] == card:
                found += 1
    return found
