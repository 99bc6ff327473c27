"""Checks for impossible states: a lost card, a row or a hand that doesn't fit."""

from __future__ import annotations

from ..box import BOWLS, HAND_LIMIT, KINDS_OF_BONE, NOTHING, POSITIONS, SEATS, UNSEEN, Box
from .state import (
    DECIDE,
    NUMBER_OF_BONES,
    RUNNING,
    State,
    bone_card,
    bones_in_yard,
    count_in_hands,
    count_in_yard,
    holds_pair,
    is_bone,
    pair_of,
    pairs_in,
)

LOST_BOWL = 1
LOST_BONE = 2
LOST_KNOWLEDGE = 3
BAD_ROW = 4
BAD_HAND = 5
BAD_TURN = 6


def check(s: State, box: Box) -> int:
    """Return 0, or the number of what is impossible about this state."""
    if s.players < 2 or s.to_move >= s.players or (s.to_move < 0) != (s.ending != RUNNING):
        return BAD_TURN
    if s.actions_left > box.actions:
        return BAD_TURN
    if s.to_move >= 0 and (s.actions_left == 0 or (s.phase == DECIDE and s.held[s.to_move] == 0)):
        return BAD_TURN
    if s.to_move >= 0 and s.actions_left == box.actions:
        dug = 0
        if s.phase == DECIDE:
            dug = 1
        if s.turn_delivered or s.bones_at_start != bones_in_yard(s) + dug:
            return BAD_TURN
    for colour in range(box.colours):
        if count_in_yard(s, BOWLS + colour) != 1:
            return LOST_BOWL
    for pair in range(pairs_in(box)):
        unseen = count_in_yard(s, bone_card(pair, UNSEEN))
        for bone in range(1, KINDS_OF_BONE):
            found = count_in_yard(s, bone_card(pair, bone)) + count_in_hands(s, bone_card(pair, bone))
            if s.delivered_by[2 * pair + bone - 1] > 0:
                found += 1
            if found + unseen // 2 != 1:
                return LOST_BONE
        if unseen == 1 or (unseen > 0 and s.to_move < 0) or count_in_hands(s, bone_card(pair, UNSEEN)) > 0:
            return LOST_BONE
        for seat in range(SEATS):
            if s.knows[seat][pair] != must_know(s, seat, pair, unseen):
                return LOST_KNOWLEDGE
    return check_places(s, box)


def must_know(s: State, seat: int, pair: int, unseen: int) -> int:
    """Return what DIG-1.4 says about a seat's knowledge: 1 or 0 where the cards decide it, else the current value."""
    if unseen > 0 or seat >= s.players:
        return 0
    if s.to_move < 0 or holds_pair(s, seat, pair) or s.delivered_by[2 * pair] > 0 or s.delivered_by[2 * pair + 1] > 0:
        return 1
    return s.knows[seat][pair]


def check_places(s: State, box: Box) -> int:
    """Check the row, the dogs and the hands."""
    gaps = 0
    for position in range(POSITIONS + 1):
        if s.yard[position] != NOTHING:
            if position == 0 or position > s.last:
                return BAD_ROW
            if not in_box(box, s.yard[position]):
                return BAD_ROW
        elif 0 < position <= s.last:
            gaps += 1
    if gaps > box.actions - s.actions_left + s.phase or (s.to_move < 0 and gaps > 0):
        return BAD_ROW
    for seat in range(SEATS):
        if s.dog[seat] > s.last or (seat >= s.players and s.dog[seat] > 0):
            return BAD_ROW
        limit = 0
        if seat < s.players:
            limit = box.hand_limit
        if seat == s.to_move and s.phase == DECIDE:
            limit += 1
            if s.yard[s.dog[seat]] != NOTHING or s.dog[seat] == 0:
                return BAD_ROW
        if s.held[seat] > limit:
            return BAD_HAND
        for slot in range(HAND_LIMIT + 1):
            if is_bone(s.hand[seat][slot]) != (slot < s.held[seat]):
                return BAD_HAND
            if slot > 0 and slot < s.held[seat] and s.hand[seat][slot] <= s.hand[seat][slot - 1]:
                return BAD_HAND
    for bone in range(NUMBER_OF_BONES):
        if s.delivered_by[bone] > s.players:
            return BAD_HAND
    return 0


def in_box(box: Box, card: int) -> bool:
    if is_bone(card):
        return pair_of(card) < pairs_in(box)
    return card - BOWLS < box.colours
