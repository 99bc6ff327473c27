"""Settling the dice of a roll: where each of them may go, and choosing among them first (SPT-4.2, SPT-4.3, SPT-4.6)."""

from __future__ import annotations

from barkade.engine.kit import EVERYONE, Story, tell

from ..box import CARDS_PER_PLAYER, FACES, Box
from .dice import SEARCH_TOTAL, bust, can_total, gather, highest_face, is_bust, number_of, pips_of, tell_dice
from .dogs import is_free
from .state import (
    BURIED,
    BURY,
    DISCARD,
    DISCARDED,
    DISCARDING,
    MARK,
    MARKING,
    NAME,
    NAMED,
    PICK,
    PICKED,
    PICKING,
    PLACE,
    PLACED,
    PLAY_DEAD,
    REROLL,
    SETTLING,
    STEP_DONE,
    TRICK_DONE,
    State,
)
from .tiles import trick_of
from .treats import get_treats

ONLY_BURY = CARDS_PER_PLAYER


# What may be done


def may_settle(s: State, face: int) -> bool:
    """SPT-4.6: from the lowest number up, and so that the dice still to be settled can follow."""
    if s.roll[face] == 0 or (s.phase == SETTLING and face < s.mark_face):
        return False
    following = 0
    for higher in range(face, highest_face(s) + 1):
        following += s.roll[higher]
    return following >= s.quota


def first_card(s: State, face: int) -> int:
    """SPT-4.6: dice with the same number go from the first card on, then to the yard."""
    if s.phase == SETTLING and face == s.mark_face:
        return s.mark_card
    return 0


def legal_settling(s: State, out: list[int], n: int) -> int:
    for face in range(FACES):
        if may_settle(s, face):
            for card in range(first_card(s, face), CARDS_PER_PLAYER):
                if is_free(s, s.to_move, card, face):
                    out[n] = PLACE + FACES * card + face
                    n += 1
            out[n] = BURY + face
            n += 1
    return n


def may_mark(s: State, face: int) -> bool:
    """Track: any dice but not all of them, which is the plain reroll; upwards."""
    return s.roll[face] > 0 and face >= s.mark_face and number_of(s.roll) > 1


def legal_marks(s: State, out: list[int], n: int) -> int:
    for face in range(FACES):
        if may_mark(s, face):
            out[n] = MARK + face
            n += 1
    return n


def may_pick(s: State, face: int) -> bool:
    """Search: dice of a set that can still be completed; upwards."""
    if s.roll[face] == 0 or face < s.mark_face:
        return False
    rest = SEARCH_TOTAL - pips_of(s.aside) - (face + 1)
    return rest >= 0 and can_total(s.roll, face, 1, rest)


def legal_picks(s: State, out: list[int], n: int) -> int:
    for face in range(FACES):
        if may_pick(s, face):
            out[n] = PICK + face
            n += 1
    return n


def may_discard(s: State, face: int) -> bool:
    """Scavenge: dice lower than the sum buried, which no discard changes; upwards."""
    return s.roll[face] > 0 and face >= s.mark_face and face + 1 < pips_of(s.buried[s.to_move])


def legal_discards(s: State, out: list[int], n: int) -> int:
    for face in range(FACES):
        if may_discard(s, face):
            out[n] = DISCARD + face
            n += 1
    return n


def legal_names(s: State, spaces: int, out: list[int], n: int) -> int:
    """A number to name, out of those with a bit in spaces."""
    for face in range(FACES):
        if spaces >> face & 1:
            out[n] = NAME + face
            n += 1
    return n


def numbers_rolled(s: State) -> int:
    """A bit for each number that came up."""
    numbers = 0
    for face in range(FACES):
        if s.roll[face] > 0:
            numbers |= 1 << face
    return numbers


def legal_reroll(s: State, out: list[int], n: int) -> int:
    if s.treats[s.to_move] > 0:
        out[n] = REROLL
        n += 1
    return n


# Doing it


def settled_one(s: State, face: int, next_card: int) -> None:
    s.roll[face] -= 1
    s.quota -= 1
    s.mark_face = face
    s.mark_card = next_card
    if s.quota > 0:
        s.phase = SETTLING
    else:
        s.phase = STEP_DONE


def place(s: State, card: int, face: int, ev: Story) -> None:
    """SPT-4.3"""
    seat = s.to_move
    s.filled[seat][card] |= 1 << face
    tell(ev, PLACED, seat, EVERYONE, s.card[seat][card], face)
    settled_one(s, face, card + 1)


def move(s: State, card: int, face: int, ev: Story) -> None:
    """Trot (SPT-8.06): the die taken is turned to the number of its new space."""
    seat = s.to_move
    s.filled[seat][card] |= 1 << face
    tell(ev, PLACED, seat, EVERYONE, s.card[seat][card], face)
    s.phase = STEP_DONE


def bury(s: State, box: Box, face: int, ev: Story) -> None:
    """SPT-4.3, SPT-6.1"""
    seat = s.to_move
    s.buried[seat][face] += 1
    tell(ev, BURIED, seat, EVERYONE, face, pips_of(s.buried[seat]))
    settled_one(s, face, ONLY_BURY)
    if is_bust(s, box, seat):
        bust(s, seat, ev)
        s.phase = TRICK_DONE
    elif trick_of(s) == PLAY_DEAD:
        get_treats(s, seat, face + 1, ev)  # SPT-8.21


def keep_number(s: State, face: int, ev: Story) -> None:
    """Fetch (SPT-8.13): all dice of this number are settled, the rest is discarded."""
    tell(ev, NAMED, s.to_move, EVERYONE, face)
    s.quota = s.roll[face]
    s.dice += gather(s.roll) - s.quota
    s.roll[face] = s.quota
    s.phase = SETTLING


def pick(s: State, face: int, ev: Story) -> None:
    """Search (SPT-8.16): one more die of the set; once it is complete the rest is discarded."""
    s.roll[face] -= 1
    s.aside[face] += 1
    s.mark_face = face
    s.phase = PICKING
    if pips_of(s.aside) == SEARCH_TOTAL:
        tell_dice(ev, PICKED, s.to_move, s.aside)
        s.dice += gather(s.roll)
        s.quota = number_of(s.aside)
        for each in range(FACES):
            s.roll[each] = s.aside[each]
            s.aside[each] = 0
        s.mark_face = 0
        s.phase = SETTLING


def mark(s: State, face: int) -> None:
    """Track (SPT-8.07): one more die to be rerolled."""
    s.roll[face] -= 1
    s.aside[face] += 1
    s.mark_face = face
    s.phase = MARKING


def discard(s: State, face: int, ev: Story) -> None:
    """Scavenge (SPT-8.17)"""
    tell(ev, DISCARDED, s.to_move, EVERYONE, face)
    s.dice += 1
    settled_one(s, face, 0)
    if s.quota > 0:
        s.phase = DISCARDING
